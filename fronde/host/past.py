"""Older positions and what happened then: the stored choices played again, seen as everybody saw them.

Nothing here needs the event loop: whoever asks may do so in a thread of his own, from a `Past`, which shares nothing
with the table that is played on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from fronde.core.errors import TableError
from fronde.core.game import Game, View
from fronde.core.match import Match
from fronde.core.types import Action, Event, Seat, Setup, Text, Turn
from fronde.host.table import Dealt


@dataclass(slots=True, frozen=True)
class Past:
    """What a game is played again from; `names` tells what the players go by now."""

    game: Game[Any]
    setup: Setup
    log: tuple[Action, ...]
    names: Mapping[str, str]
    after: int = 0
    position: Mapping[str, Any] | None = None
    """Where the present rules begin: after how many actions, and at which position."""


@dataclass(slots=True, frozen=True)
class Moment:
    """A position as everybody saw it: in which turn, after how many actions, and what everybody was `told` since the
    moment before: [kind, data] of each event."""

    turn: int
    actions: int
    view: View
    told: list[list[Any]]


class Beginning(NamedTuple):
    """The beginning of a turn: its number, whose it is, None for nobody's in particular, and after how many actions."""

    turn: int
    seat: Seat | None
    actions: int


def past_of(table: Dealt) -> Past:
    """The past of a table, as far as the present rules reach. Raises TableError where they are not the game's own."""
    epoch = table.record.epochs[-1]
    if epoch["version"] != table.game.title.version:
        raise TableError(Text("error-past-rules"))
    start = epoch["after"], epoch["position"]
    return Past(table.game, table.match.setup, tuple(table.match.log), table.names, *start)


def public(events: list[Event]) -> list[list[Any]]:
    """Events as everybody may know them: [kind, data] of each, but for those that are hidden."""
    return [[event.kind, dict(event.data)] for event in events if event.reaches(None)]


def find_moments(past: Past, breathe: Callable[[], object]) -> list[Moment]:
    """The beginning of every turn, the first position being the first, and where the game stands last. `breathe` is
    called between actions, to let others work."""
    found: list[Moment] = []
    told: list[Event] = []
    last: Seat | int | None = None
    for done, (match, events) in enumerate(_play(past, len(past.log), breathe), past.after):
        told += events
        turn = match.turn
        if not found or done == len(past.log) or _mark(turn) != last:
            number = len(found) if turn.number is None else turn.number
            found.append(Moment(number, done, match.view(None), public(told)))
            told, last = [], _mark(turn)
    return found


def find_turns(past: Past, breathe: Callable[[], object]) -> list[Beginning]:
    """The beginning of every turn, as far back as the present rules reach."""
    found: list[Beginning] = []
    last: Seat | int | None = None
    for done, (match, _) in enumerate(_play(past, len(past.log), breathe), past.after):
        turn = match.turn
        if not found or _mark(turn) != last:
            found.append(Beginning(len(found) if turn.number is None else turn.number, turn.seat, done))
            last = _mark(turn)
    return found


def view_after(past: Past, actions: int, breathe: Callable[[], object]) -> View:
    """The position after so many actions. Raises TableError where that was under older rules."""
    if actions < past.after:
        raise TableError(Text("error-past-rules"))
    *_, (match, _) = _play(past, actions, breathe)
    return match.view(None)


def rules_used(past: Past, actions: Collection[int], breathe: Callable[[], object]) -> list[str]:
    """The rules that the questions cite which were answered by some of the actions, by number, each once. Raises
    TableError where that was under older rules."""
    if not actions:
        return []
    if min(actions) <= past.after:
        raise TableError(Text("error-past-rules"))
    found: dict[str, None] = {}
    for done, (match, _) in enumerate(_play(past, max(actions), breathe), past.after + 1):
        if done in actions:
            answered = past.log[done - 1]
            asked = [d.rule for d in match.decisions if (d.seat, d.step) == (answered.seat, answered.step)]
            found |= dict.fromkeys(rule for rule in asked if rule is not None)
    return list(found)


def _mark(turn: Turn) -> Seat | int | None:
    """What changes with every turn: its number where the game counts turns, else whose turn it is."""
    return turn.seat if turn.number is None else turn.number


def _play(past: Past, actions: int, breathe: Callable[[], object]) -> Iterator[tuple[Match, list[Event]]]:
    """The match at its beginning and after each of so many actions, with what happened."""
    if past.position is None:
        match, events = Match.start(past.game, past.setup)
    else:
        match, events = Match.begin(past.game, past.setup, past.position, past.log[: past.after]), []
    yield match, events
    for action in past.log[past.after : actions]:
        events = match.submit(action.seat, action.picks, action.step)
        breathe()
        yield match, events
