"""Analysis boards. A board for one person shows a game as their seat knows it, with the rest dealt again. A shared
board shows a finished game. Boards are not stored and change no table. Also predicts a game as a player can foresee it,
for plans while others play."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from fronde.core.errors import StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Event, Json, Seat, Text
from fronde.games import get_game
from fronde.host.archive.past import Past
from fronde.host.commands.base import Command
from fronde.host.deals import find_dice
from fronde.host.people.actors import Actor
from fronde.host.store import Player, TableRecord, Terms, Venue
from fronde.host.table import GameTable, Playing

MOST_BACK, MOST_OPEN = 40, 100
"""Maximum number of choices that can be undone; and of open boards: beyond it the oldest closes."""
MOST_ANSWERS = 400
"""Maximum number of other players' answers that are predicted for a plan."""
_numbers = count(1)


class Anybody(Actor):
    """A person at an analysis board, who chooses for every seat."""

    def may_choose(self, table: object, seat: Seat) -> bool:
        """Always true."""
        return True


@dataclass
class Walk:
    """A finished game to step through: its turns, each with the number of actions before it, and the index of the one
    shown."""

    record: TableRecord
    past: Past
    turns: Sequence[tuple[int, int]]
    place: int = 0


@dataclass
class Analysis:
    """An analysis board. `events`: those of the last choice. `back`: earlier positions. `language`: the language of a
    board that a whole channel uses, for a finished game; None for one person's board. Every use holds the `lock`."""

    playing: Playing
    events: list[Event] = field(default_factory=list)
    back: list[Match] = field(default_factory=list)
    walk: Walk | None = None
    revision: int = 0
    number: int = field(default_factory=lambda: next(_numbers))
    language: str | None = None
    lock: Lock = field(default_factory=Lock)

    @property
    def seat(self) -> Seat | None:
        """The first seat with a question. None once the game is over."""
        return next(iter(self.playing.match.pending_seats()), None)

    def check(self, number: int, steps: int) -> None:
        """Raise StaleDecision if a button belongs to another board or an earlier state."""
        if (self.number, self.revision) != (number, steps):
            raise StaleDecision(Text("error-stale"))

    def choose(self, command: Command) -> None:
        """Make a choice on the board. Raises IllegalAction."""
        before = self.playing.match.copy()
        verdict = command.judge(self.playing, Anybody())
        self.back = [*self.back[1 - MOST_BACK :], before]
        self._stand(self.playing.match, verdict.events)

    def take_back(self) -> None:
        """Undo the last choice, whatever it revealed. Raises TableError if there is none."""
        if not self.back:
            raise TableError(Text("error-undo-nothing"))
        self._stand(self.back.pop(), [])

    def walk_to(self, place: int) -> None:
        """Show another turn of a finished game, without choices of the board. Raises StaleDecision if there is no such
        turn."""
        if self.walk is None or not 0 <= place < len(self.walk.turns):
            raise StaleDecision(Text("error-stale"))
        self.walk.place = place
        self.back = []
        self._stand(_play_to(self.walk), [])

    def _stand(self, match: Match, events: Sequence[Event]) -> None:
        self.playing = Playing(self.playing.record, match, [])
        self.events, self.revision = list(events), self.revision + 1


def open_from_view(table: Playing, seat: Seat, chance: int) -> Analysis:
    """The game as that seat knows it, with the rest dealt by separate dice."""
    return Analysis(detach_game(table.record, table.match.resample(seat, Dice(chance))))


def open_past(walk: Walk) -> Analysis:
    """A finished game at the start of the turn shown. None of it is secret."""
    return Analysis(detach_game(walk.record, _play_to(walk)), walk=walk)


def _play_to(walk: Walk) -> Match:
    return walk.past.play_to(walk.turns[walk.place][1])


def past_of_record(data: Mapping[str, Json]) -> tuple[TableRecord, Past]:
    """The game of a validated record, as a table would have it. The tokens are used as names."""
    game, tokens = get_game(data["game"]), tuple(data["players"])
    setup = game.setup_of(data)
    epoch = (data.get("epochs") or [{"after": 0, "position": data.get("position")}])[-1]
    log = tuple(Action(seat, step, tuple(picks)) for seat, step, *picks in data["actions"])
    people = [Player(None, token, token) for token in tokens]
    terms = Terms(len(tokens), dict(setup.options))
    record = TableRecord(game.key, game.title.version, 0, terms, Venue(0), players=people)
    past = Past(game, setup, log, dict(zip(tokens, tokens, strict=True)), ((epoch["after"], epoch["position"]),))
    return record, past


def detach_game(record: TableRecord, match: Match) -> Playing:
    """The game without its table: a copy of the record whose players are not users."""
    people = [Player(None, player.name, player.token) for player in record.players]
    terms = Terms(record.terms.size, record.terms.options)
    return Playing(TableRecord(record.game, record.version, 0, terms, Venue(0), players=people), match, [])


def stand_alone(match: Match, names: Sequence[str]) -> Playing:
    """A match that belongs to no table, with these names for its players, who are not users."""
    people = [Player(None, name, token) for name, token in zip(names, match.setup.players, strict=False)]
    terms = Terms(len(people), dict(match.setup.options))
    return Playing(TableRecord(match.game.key, match.game.title.version, 0, terms, Venue(0), players=people), match, [])


def keep_open(open_: dict[int, Analysis], whose: int, analysis: Analysis) -> None:
    """Store a board in place of the previous one of that user or thread. If there are too many, the oldest closes."""
    open_.pop(whose, None)
    open_[whose] = analysis
    while len(open_) > MOST_OPEN:
        del open_[next(iter(open_))]


# --- plans ---


def deal_from_view(table: GameTable, seat: Seat) -> Match:
    """The game as a seat knows it, with hidden things dealt again. The deal depends only on what the seat sees, so it
    does not reveal what others have done in secret."""
    return table.match.resample(seat, find_dice(table, seat))


def is_theirs(match: Match, seat: Seat) -> bool:
    """Whether a seat must answer in its own turn or in nobody's turn."""
    is_asked = any(d.required and d.seat == seat and match.find_sealed_answer(d) is None for d in match.decisions)
    return is_asked and match.turn.seat in (seat, None)


def foresee(table: GameTable, match: Match, seats: Sequence[Seat]) -> Playing | None:
    """The expected game when one of `seats` is asked next, if everyone gives their default answers. None if it ends
    before that. Plays on in `match`, which comes from `deal_from_view`."""
    for _ in range(MOST_ANSWERS):
        if match.over:
            return None
        if any(is_theirs(match, seat) for seat in seats):
            return detach_game(table.record, match)
        decision = next(d for d in match.decisions if d.required and match.find_sealed_answer(d) is None)
        match.carry_out(decision.seat, match.default(decision), decision.step)
    return None
