"""The record of a table as a file: set-up, choices, every draw, and what the dice fell from."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.records import seal
from fronde.core.rng import commitment
from fronde.core.types import Event, Json
from fronde.host.store import Move, TableRecord
from fronde.host.table import GameTable, opening_of


def record_of(record: TableRecord, moves: Sequence[Move]) -> dict[str, Json]:
    """The whole record, secrets included: for a game that nobody plays any more. Nobody's name stands in it. `moves`:
    with draws and traces."""
    key = {"key": record.key, "commitment": commitment(record.key), "salts": record.salts} if record.key else {}
    return seal(
        {
            "game": record.game,
            "version": record.version,
            "players": [player.token for player in record.players],
            "seed": record.seed,
            "options": record.options,
            **key,
            "epochs": record.epochs,
            "actions": [[move.seat, move.step, *move.picks] for move in moves],
            "traces": [None if move.options is None else [move.options, move.digest] for move in moves],
            **({"rewinds": record.rewinds} if record.rewinds else {}),
            "draws": [*record.draws, *_draws_of(record, moves)],
        }
    )


def known_to(table: GameTable, user: int, history: Sequence[Sequence[Event]]) -> dict[str, Json]:
    """What the seats of a user know of a game under way: what each sees, and what it was told, of which no game can be
    played again. `history`: what every action brought."""
    events = [event for events in (opening_of(table.record), *history) for event in events]
    seats = {
        seat: {
            "view": table.view(seat),
            "told": [[event.kind, event.data_for(seat)] for event in events if event.reaches(seat)],
        }
        for seat in table.seats_of(user)
    }
    return {"game": table.record.game, "version": table.record.version, "seats": seats}


def _draws_of(record: TableRecord, moves: Sequence[Move]) -> list[list[int]]:
    """Every draw of a game in its order, those of what was taken back, and of no choice, among them."""
    back = [draw for rewind in record.rewinds for draw in (*rewind["draws"], *rewind["dealt"])]
    back += [draw for epoch in record.epochs for draw in epoch.get("draws", [])]
    return sorted([*back, *(draw for move in moves for draw in move.draws)])
