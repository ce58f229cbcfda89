"""The record of a table as a file: set-up, choices, every draw, and what the dice fell from."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.records import seal
from fronde.core.rng import commitment
from fronde.core.types import Json
from fronde.host.storing import Move, TableRecord


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
            "traces": [None if move.digest is None else [move.options, move.digest] for move in moves],
            **({"rewinds": record.rewinds} if record.rewinds else {}),
            "draws": [*record.draws, *_draws_of(record, moves)],
        }
    )


def _draws_of(record: TableRecord, moves: Sequence[Move]) -> list[list[int]]:
    """Every draw of a game in its order, those of what was taken back among them."""
    back = [draw for rewind in record.rewinds for draw in (*rewind["draws"], *rewind["dealt"])]
    return sorted([*back, *(draw for move in moves for draw in move.draws)])
