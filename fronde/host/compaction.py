"""A game that has ended shrinks to its record: setup and choices, with their draws and traces. All else comes of these
again, which is made sure of first, and whoever looks at the table later finds it played again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from fronde.core.errors import ReplayError, TableError
from fronde.core.match import Match
from fronde.core.traces import is_met
from fronde.core.types import Text
from fronde.games import GAMES, get_game
from fronde.host.epochs import action_of
from fronde.host.store import Move, Status, TableRecord
from fronde.host.table import Broken, Finished, Table, read_events, setup_of, write_events


class Again(NamedTuple):
    """A game played again from its beginning: the match, and the events of its set-up and of every action, as JSON."""

    match: Match
    opening: list[Any]
    events: list[list[Any]]


def is_record(record: TableRecord) -> bool:
    """Whether a game has ended and may be played again from its choices alone: under one version of its rules."""
    return record.game in GAMES and record.status in (Status.OVER, Status.ENDED) and len(record.epochs) == 1


def play_record(record: TableRecord, moves: Sequence[Move]) -> Again:
    """A game that has ended, from its setup and choices. `moves`: with draws and traces. Raises ReplayError where it
    comes to another end, and whatever rules raise that are not its own."""
    match, opening = Match.start(get_game(record.game), setup_of(record))
    results = [one for move in moves for one in match.carry_out(move.seat, move.picks, move.step)]
    is_same = not moves or is_met(match, moves[-1].options, moves[-1].digest)
    for seat, step, *picks in record.sealed:
        match.carry_out(seat, picks, step)
    if (
        [one.action for one in results] != [action_of(move) for move in moves]
        or [_plain(one.draws) for one in results] != [move.draws for move in moves]
        or not is_same
    ):
        raise ReplayError(f"table {record.id} comes to another end", len(moves))
    return Again(match, _plain(write_events(opening)), [_plain(write_events(one.events)) for one in results])


def may_shrink(record: TableRecord, moves: Sequence[Move]) -> bool:
    """Whether all that is given up comes of the record again: the last settled position, every event, and what was
    shown last."""
    try:
        again = play_record(record, moves)
    except Exception:  # whatever keeps it from being played again, it stays whole
        return False
    settled, position = again.match.last_settled()
    view = record.shown and json.loads(record.shown)
    return (
        (settled, _plain(position)) == (record.settled, record.position)
        and (again.opening, again.events) == (record.opening, [move.events for move in moves])
        and (record.told < len(moves) or view in (None, _plain(again.match.view(None))))
    )


def make_again(record: TableRecord, moves: Sequence[Move]) -> Table:
    """The table of a game that has ended, by its record alone; broken where that does not bring it about any more."""
    try:
        again = play_record(record, moves)
    except Exception:  # whatever a record does to rules that are not its own, it can still be had
        return Broken(record, TableError(Text("error-record")))
    again.match.revision = record.revision
    record.position, record.opening = None, again.opening
    untold = [read_events(events) for events in again.events[record.told :]]
    table = Finished(record, again.match, untold)
    if record.shown is None and 0 < record.told == len(moves):
        record.shown = table.write_shown()
    elif record.shown is None:
        untold.insert(0, read_events(again.opening))
    return table


def _plain(value: Any) -> Any:
    """As it is stored: lists alone, and keys that are text."""
    return json.loads(json.dumps(value))
