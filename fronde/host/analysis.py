"""A board to try things on: a game as one's own seat knows it, the rest dealt anew, for one person; or one that is over
as it was, for whoever is there. It is kept nowhere and touches no table."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from fronde.core.errors import StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Event, Seat, Text
from fronde.games import get_game
from fronde.host.actors import Actor
from fronde.host.commands import Command
from fronde.host.past import Past
from fronde.host.store import Player, TableRecord
from fronde.host.table import Playing

MOST_BACK, MOST_OPEN = 40, 100
"""Choices that can be taken back, and boards that are open at once: then the oldest goes."""
_numbers = count(1)


class Anybody(Actor):
    """Whoever tries things: chooses for every seat."""

    def may_choose(self, table: object, seat: Seat) -> bool:
        """For all of them."""
        return True


@dataclass
class Walk:
    """A game that is over, to walk through: its turns, each with how many actions came before, and the one shown."""

    record: TableRecord
    past: Past
    turns: Sequence[tuple[int, int]]
    place: int = 0


@dataclass
class Analysis:
    """A board as far as somebody has tried. `events`: what the last choice brought; `back`: the games before; `shared`:
    the language in which everybody where it stands has it, of a game that is over; None where one alone has it.
    Whatever is done to it, is done while the `lock` is held."""

    playing: Playing
    events: list[Event] = field(default_factory=list)
    back: list[Match] = field(default_factory=list)
    walk: Walk | None = None
    revision: int = 0
    number: int = field(default_factory=lambda: next(_numbers))
    shared: str | None = None
    lock: Lock = field(default_factory=Lock)

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked first; None once the game is over."""
        return next(iter(self.playing.match.pending_seats()), None)

    def check(self, number: int, steps: int) -> None:
        """Raise StaleDecision where a button shows another board, or an earlier one."""
        if (self.number, self.revision) != (number, steps):
            raise StaleDecision(Text("error-stale"))

    def choose(self, command: Command) -> None:
        """Try a choice. Raises IllegalAction."""
        before = self.playing.match.copy()
        verdict = command.judge(self.playing, Anybody())
        self.back = [*self.back[1 - MOST_BACK :], before]
        self._stand(self.playing.match, verdict.events)

    def take_back(self) -> None:
        """Take the last choice back, whatever it revealed. Raises TableError where there is none."""
        if not self.back:
            raise TableError(Text("error-undo-nothing"))
        self._stand(self.back.pop(), [])

    def walk_to(self, place: int) -> None:
        """Show another turn of a game that is over; what was tried is forgotten. Raises StaleDecision for one there is
        not."""
        if self.walk is None or not 0 <= place < len(self.walk.turns):
            raise StaleDecision(Text("error-stale"))
        self.walk.place = place
        self.back = []
        self._stand(_play_to(self.walk), [])

    def _stand(self, match: Match, events: Sequence[Event]) -> None:
        self.playing = Playing(self.playing.record, match, [])
        self.events, self.revision = list(events), self.revision + 1


def open_as_known(table: Playing, seat: Seat, chance: int) -> Analysis:
    """The game as that seat knows it, the rest dealt by dice of its own."""
    return Analysis(stand_apart(table.record, table.match.resample(seat, Dice(chance))))


def open_past(walk: Walk) -> Analysis:
    """A game that is over, as the turn began that is shown: everybody may know all of it."""
    return Analysis(stand_apart(walk.record, _play_to(walk)), walk=walk)


def _play_to(walk: Walk) -> Match:
    return walk.past.play_to(walk.turns[walk.place][1])


def past_of_record(data: Mapping[str, Any]) -> tuple[TableRecord, Past]:
    """The game of a record that was read and found right, as a table would have it: its players go by their tokens."""
    game, tokens = get_game(data["game"]), tuple(data["players"])
    setup = game.setup_of(data)
    epoch = (data.get("epochs") or [{"after": 0, "position": data.get("position")}])[-1]
    log = tuple(Action(seat, step, tuple(picks)) for seat, step, *picks in data["actions"])
    people = [Player(None, token, token) for token in tokens]
    record = TableRecord(0, game.key, game.title.version, 0, len(tokens), 0, players=people)
    names = {token: token for token in tokens}
    return replace(record, options=dict(setup.options)), Past(
        game, setup, log, names, ((epoch["after"], epoch["position"]),)
    )


def stand_apart(record: TableRecord, match: Match) -> Playing:
    """The game at no table, its players people no more."""
    people = [Player(None, player.name, player.token) for player in record.players]
    apart = TableRecord(0, record.game, record.version, 0, record.size, 0, players=people)
    return Playing(replace(apart, options=record.options), match, [])


def keep_open(open_: dict[int, Analysis], whose: int, analysis: Analysis) -> None:
    """Keep a board in the place of the last of that user, or of that thread; the oldest goes where there are too
    many."""
    open_.pop(whose, None)
    open_[whose] = analysis
    while len(open_) > MOST_OPEN:
        del open_[next(iter(open_))]
