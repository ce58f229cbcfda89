"""Earlier positions and their events: the stored choices replayed, as everyone saw them.

Nothing here needs the event loop. A caller can use a separate thread with a `Past`, which shares nothing with the table
in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fronde.core.errors import TableError
from fronde.core.game import Game, View
from fronde.core.match import Match
from fronde.core.types import Action, Event, Json, Seat, Setup, Text, Turn
from fronde.host.table import GameTable


@dataclass(slots=True, frozen=True)
class Past:
    """All that is needed to replay a game. `names`: the current names of the players. `stretches`: the points from
    which it was played, as number of actions and position. The first is the point where the current rules begin (None:
    the set-up); the others are positions the table went back to."""

    game: Game[Any]
    setup: Setup
    log: tuple[Action, ...]
    names: Mapping[str, str]
    stretches: Sequence[tuple[int, Mapping[str, Json] | None]] = ((0, None),)

    @property
    def after(self) -> int:
        """The number of actions before the current rules."""
        return self.stretches[0][0]

    def play_to(self, actions: int) -> Match:
        """The match after that many actions. Raises TableError if older rules applied then."""
        if actions < self.after:
            raise TableError(Text("error-past-rules"))
        after, position = [one for one in self.stretches if one[0] <= actions][-1]
        match, _ = Match.begin(self.game, self.setup, position, self.log[:after])
        for action in self.log[after:actions]:
            match.carry_out(action.seat, action.picks, action.step)
        return match


@dataclass(slots=True, frozen=True)
class Moment:
    """A position as everyone saw it, or as one seat did: its turn, the number of actions before it, the public `events`
    since the previous moment, as [kind, data] of each, and the number of its `stretch`. `hands`: the private
    information of each seat, if the caller asks for it."""

    turn: int
    actions: int
    view: View
    events: list[list[Json]]
    stretch: int | None = None
    hands: Mapping[Seat, Sequence[Text]] = field(default_factory=dict)


class Beginning(NamedTuple):
    """The start of a turn: its number, its seat (None: no particular seat), and the number of actions before it."""

    turn: int
    seat: Seat | None
    actions: int


def past_of(table: GameTable) -> Past:
    """The past of a table, as far back as the current rules apply. Raises TableError if the game does not use them."""
    version, stretches = table.game.title.version, list[tuple[int, Mapping[str, Json] | None]]()
    for epoch in reversed(table.record.progress.epochs):
        if epoch["version"] != version:
            break
        stretches.insert(0, (epoch["after"], epoch["position"]))
    if not stretches:
        raise TableError(Text("error-past-rules"))
    return Past(table.game, table.match.setup, tuple(table.match.log), table.names, tuple(stretches))


def public(events: Sequence[Event]) -> list[list[Json]]:
    """The public form of events: [kind, data] of each, without hidden ones."""
    return [[event.kind, dict(event.data)] for event in events if event.reaches(None)]


def find_moments(
    past: Past, breathe: Callable[[], object], seat: Seat | None = None, *, hands: bool = False
) -> list[Moment]:
    """The first position, the start of every turn, and the last position, as `seat` or everyone saw them. Calls
    `breathe` between actions, so that others can work."""
    moments: list[Moment] = []
    news: list[Event] = []
    last: Seat | int | None = None
    for count, (match, events) in enumerate(replay(past, len(past.log), breathe), past.after):
        news += events
        turn = match.turn
        if not moments or count == len(past.log) or _mark(turn) != last:
            number = len(moments) if turn.number is None else turn.number
            stretch, holders = match.game.rules.stretch(match.state), match.seats if hands else ()
            secrets = {one: match.game.speech.private_text(match.view(one), one) for one in holders}
            moments.append(Moment(number, count, match.view(seat), public(news), stretch, secrets))
            news, last = [], _mark(turn)
    return moments


def find_turns(past: Past, breathe: Callable[[], object]) -> list[Beginning]:
    """The start of every turn, as far back as the current rules apply."""
    turns: list[Beginning] = []
    last: Seat | int | None = None
    for count, (match, _) in enumerate(replay(past, len(past.log), breathe), past.after):
        turn = match.turn
        if not turns or _mark(turn) != last:
            turns.append(Beginning(len(turns) if turn.number is None else turn.number, turn.seat, count))
            last = _mark(turn)
    return turns


def view_after(past: Past, actions: int, breathe: Callable[[], object]) -> View:
    """The public view after that many actions. Raises TableError if older rules applied then."""
    if actions < past.after:
        raise TableError(Text("error-past-rules"))
    *_, (match, _) = replay(past, actions, breathe)
    return match.view(None)


def list_rules(past: Past, actions: Collection[int], breathe: Callable[[], object]) -> list[str]:
    """The rules cited by the questions that these actions, by number, answered, without duplicates. Raises TableError
    if older rules applied then."""
    if not actions:
        return []
    if min(actions) <= past.after:
        raise TableError(Text("error-past-rules"))
    rules: dict[str, None] = {}
    for number, (match, _) in enumerate(replay(past, max(actions), breathe), past.after + 1):
        if number in actions:
            action = past.log[number - 1]
            candidates = [d.rule for d in match.decisions if (d.seat, d.step) == (action.seat, action.step)]
            rules |= dict.fromkeys(rule for rule in candidates if rule is not None)
    return list(rules)


def _mark(turn: Turn) -> Seat | int | None:
    """A value that changes with every turn: its number if the game counts turns, otherwise its seat."""
    return turn.seat if turn.number is None else turn.number


def replay(past: Past, actions: int, breathe: Callable[[], object]) -> Iterator[tuple[Match, list[Event]]]:
    """Yield the match at its beginning and after each action, with the events. At a point to which the table went back,
    this is the match before the new deal."""
    ends = [*(after for after, _ in past.stretches[1:]), actions]
    for number, (after, position) in enumerate(past.stretches):
        if number and after >= actions:
            return
        match, events = Match.begin(past.game, past.setup, position, past.log[:after])
        if not number:
            yield match, events
        for action in past.log[after : min(ends[number], actions)]:
            events = match.submit(action.seat, action.picks, action.step)
            breathe()
            yield match, events
