"""The record of a table: set-up and choices, with their draws and traces. A file of a game contains exactly this, and
so does the store some time after the game ends. All else follows from the record. This is verified before anything is
deleted, and readers get the replayed game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from fronde.core.errors import ReplayError, TableError
from fronde.core.match import Match, without_head
from fronde.core.records import seal
from fronde.core.rng import commitment
from fronde.core.traces import is_met
from fronde.core.types import Event, Json, Text
from fronde.games import GAMES, get_game
from fronde.host.archive.epochs import action_of
from fronde.host.store import Move, Status, TableRecord
from fronde.host.table import (
    BrokenTable,
    FinishedTable,
    GameTable,
    Table,
    opening_of,
    read_events,
    setup_of,
    write_events,
)

# --- as a file ---


def record_of(record: TableRecord, moves: Sequence[Move]) -> dict[str, Json]:
    """The whole record, secrets included, without names. Only for a game that has ended. `moves`: with draws and
    traces."""
    chance = record.chance
    key = {"key": chance.key, "commitment": commitment(chance.key), "salts": chance.salts} if chance.key else {}
    return seal(
        {
            "game": record.game,
            "version": record.version,
            "players": [player.token for player in record.players],
            "seed": chance.seed,
            "options": record.terms.options,
            **key,
            "epochs": record.progress.epochs,
            "actions": [[move.seat, move.step, *move.picks] for move in moves],
            "traces": [None if move.options is None else [move.options, move.digest] for move in moves],
            **({"rewinds": record.progress.rewinds} if record.progress.rewinds else {}),
            "draws": [*chance.draws, *_draws_of(record, moves)],
        }
    )


def write_knowledge(table: GameTable, user: int, history: Sequence[Sequence[Event]]) -> dict[str, Json]:
    """The knowledge of a user's seats in a game in progress: the view and events of each. The game cannot be replayed
    from this. `history`: the events of every action."""
    events = [event for events in (opening_of(table.record), *history) for event in events]
    seats = {
        seat: {
            "view": without_head(table.view(seat)),
            "told": [[event.kind, event.data_for(seat)] for event in events if event.reaches(seat)],
        }
        for seat in table.seats_of(user)
    }
    return {"game": table.record.game, "version": table.record.version, "seats": seats}


def _draws_of(record: TableRecord, moves: Sequence[Move]) -> list[list[int]]:
    """Every draw of a game in order, including draws of undone actions and draws outside of actions."""
    back = [draw for rewind in record.progress.rewinds for draw in (*rewind["draws"], *rewind["dealt"])]
    back += [draw for epoch in record.progress.epochs for draw in epoch.get("draws", [])]
    return sorted([*back, *(draw for move in moves for draw in move.draws)])


# --- as all that is stored of a game ---


class ReplayedGame(NamedTuple):
    """A game replayed from its beginning: the match, and the events of its set-up and of every action, as JSON."""

    match: Match
    opening: list[Json]
    events: list[list[Json]]


def is_record(record: TableRecord) -> bool:
    """Whether a game has ended and can be replayed from its choices alone: it has only one version of its rules."""
    return record.game in GAMES and record.status in (Status.OVER, Status.ENDED) and len(record.progress.epochs) == 1


def play_record(record: TableRecord, moves: Sequence[Move]) -> ReplayedGame:
    """Replay a finished game from its set-up and choices. `moves`: with draws and traces. Raises ReplayError if the
    result differs, and any error of rules that do not fit the record."""
    match, opening = Match.start(get_game(record.game), setup_of(record))
    results = [one for move in moves for one in match.carry_out(move.seat, move.picks, move.step)]
    is_same = not moves or is_met(match, moves[-1].options, moves[-1].digest)
    for seat, step, *picks in record.progress.sealed:
        match.carry_out(seat, picks, step)
    if (
        [one.action for one in results] != [action_of(move) for move in moves]
        or [_plain(one.draws) for one in results] != [move.draws for move in moves]
        or not is_same
    ):
        raise ReplayError(f"table {record.id} comes to another end", len(moves))
    return ReplayedGame(match, _plain(write_events(opening)), [_plain(write_events(one.events)) for one in results])


def may_shrink(record: TableRecord, moves: Sequence[Move]) -> bool:
    """Whether everything that would be deleted follows from the record: the last settled position, every event, and the
    view of the last turn post."""
    try:
        again = play_record(record, moves)
    except Exception:  # a game that cannot be replayed is stored in full
        return False
    count, position = again.match.settled_position()
    view = record.report.view and without_head(json.loads(record.report.view))
    return (
        (count, _plain(position)) == (record.progress.settled, record.progress.position)
        and (again.opening, again.events) == (record.progress.opening, [move.events for move in moves])
        and (record.report.action_count < len(moves) or view in (None, _plain(without_head(again.match.view(None)))))
    )


def rebuild_table(record: TableRecord, moves: Sequence[Move]) -> Table:
    """The table of a finished game, from its record alone. BrokenTable if that fails."""
    try:
        again = play_record(record, moves)
    except Exception:  # other rules may fail in any way; the record is still stored
        return BrokenTable(record, TableError(Text("error-record")))
    again.match.revision = record.revision
    record.apply(position=None, opening=again.opening)
    untold = [read_events(events) for events in again.events[record.report.action_count :]]
    table = FinishedTable(record, again.match, untold)
    if record.report.view is None and 0 < record.report.action_count == len(moves):
        record.apply(view=table.write_public_view())
    elif record.report.view is None:
        untold.insert(0, read_events(again.opening))
    return table


def _plain(value: Json) -> Json:
    """A value in its stored form: with lists only, and with strings as keys."""
    return json.loads(json.dumps(value))
