"""The vocabulary of every game, and the protocol a game implements.

Nothing here holds a word a player reads: a sentence is a `Text`, an id and its arguments, rendered by
`fronde.texts` in the language of whoever reads it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from fronde.core.rng import Dice

Seat = str
"""A place at the table: a faction or side, in lower case ASCII ("retzist")."""

Json = Any
"""Plain data: None, bool, int, str, list, dict with string keys."""


class Text(NamedTuple):
    """A sentence to come: a Fluent message id and its arguments (str, int, Text, or a list of these).

    An argument `space="lyon"` reads as the message `space-lyon` where there is one, so that ids can be passed as
    they are.
    """

    id: str
    args: Mapping[str, Any] = {}


class OptionText(NamedTuple):
    """How one option reads: a label of at most 80 characters, a hint of at most 100, and a group to list it under."""

    label: Text
    hint: Text | None = None
    group: Text | None = None


@dataclass(slots=True, frozen=True)
class Decision:
    """One question to one seat. Legal answers are `options`, all of them and nothing else.

    `required` False: the seat may answer at any moment and nobody waits for it. Option ids are ASCII, stable for
    ever, and unique over all the decisions one seat faces at once.
    """

    seat: Seat
    step: str
    options: tuple[str, ...]
    rule: str | None = None
    least: int = 1
    most: int = 1
    required: bool = True
    args: Mapping[str, Any] = field(default_factory=dict)


class Action(NamedTuple):
    """One answer: one line of a match's log."""

    seat: Seat
    step: str
    picks: tuple[str, ...]


class Event(NamedTuple):
    """Something that happened. `data` is public; `secret` is for the seats in `to` alone and added to `data` there."""

    kind: str
    data: Mapping[str, Json]
    secret: Mapping[str, Json] = {}
    to: tuple[Seat, ...] = ()

    def data_for(self, seat: Seat | None) -> dict[str, Json]:
        """The data this seat (None: a spectator) may read."""
        return {**self.data, **self.secret} if seat in self.to else dict(self.data)


@dataclass(slots=True, frozen=True)
class Setup:
    """What a match starts from: players in seat order, any int as seed, options as the game takes them."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Result:
    """How a match ended: seats from first to last, and every seat's score item by item, its total under "total".

    `partners`: for a place that several players share, the seats that share it.
    """

    ranking: tuple[Seat, ...]
    scores: Mapping[Seat, Mapping[str, int]]
    partners: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)
    places: Mapping[Seat, int] = field(default_factory=dict)
    """The place of a seat, 1 the first, where it is not its place in the ranking: a shared win."""


@dataclass(slots=True)
class Context:
    """What a rule may reach outside the position: dice, the story, and the mark that ends undo."""

    rng: Dice
    events: list[Event] = field(default_factory=list)
    undoable: bool = True

    def emit(
        self, kind: str, /, secret: Mapping[str, Json] | None = None, to: tuple[Seat, ...] = (), **data: Json
    ) -> None:
        """Tell what happened; `secret` reaches only the seats in `to`."""
        self.events.append(Event(kind, data, secret or {}, to))

    def no_undo(self) -> None:
        """Something was revealed or left to chance: what came before cannot be taken back."""
        self.undoable = False


S = TypeVar("S")


class Game(Protocol[S]):
    """What a game is to the host. `S` is its position, which nobody but the game looks into.

    A game may have besides, found by name: `verbs`, `story`, `private_text`, `rules` (ARCHITECTURE.md, how to add a
    game), and `option_files`, options that are set by a file: the option's name -> a function of the file's text and
    name that gives its value, or raises FileRefused with every fault. Such an option is no menu's.
    """

    key: str
    version: int
    player_counts: tuple[int, ...]
    """The numbers of players it takes, the usual one first."""

    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options `setup` takes, every one with a default."""
        ...

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Every option with the value it has when these are chosen. Raises PlayerError where one does not fit."""
        ...

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """All seats in turn order."""
        ...

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The seat each player chooses, in the order of `setup.players`; a player may run others beside it."""
        ...

    def player_of(self, setup: Setup, state: S, seat: Seat) -> str:
        """The player who runs this seat now."""
        ...

    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position. Raises PlayerError where players or options do not fit."""
        ...

    def decisions(self, state: S) -> Sequence[Decision]:
        """Every question open now; changes nothing."""
        ...

    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice that `decisions` offered."""
        ...

    def copy(self, state: S) -> S:
        """A copy that shares nothing that changes; cheap, it is made for every action."""
        ...

    def explain(self, state: S, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
        """Why `pick` is refused: a reason and the rule's number."""
        ...

    def describe(self, state: S, decision: Decision, option: str) -> OptionText:
        """How an option reads to the seat that is asked."""
        ...

    def prompt(self, state: S, decision: Decision) -> Text:
        """How the question reads to the seat that is asked."""
        ...

    def event_text(self, event: Event, seat: Seat | None) -> Text | None:
        """How an event reads to a seat or a spectator; None for one not worth a line."""
        ...

    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What that seat, or a spectator, may know."""
        ...

    def score(self, state: S) -> dict[Seat, dict[str, int]]:
        """The score now, item by item, the sum under "total"."""
        ...

    def result(self, state: S) -> Result | None:
        """The outcome once the game is over, else None."""
        ...

    def check(self, state: S) -> None:
        """Raise InvariantError where the position cannot be."""
        ...

    def resample(self, state: S, seat: Seat | None, rng: Dice) -> S:
        """A position that seat could not tell from this one: all it cannot see is dealt again."""
        ...

    def dump(self, state: S) -> dict[str, Json]:
        """The whole position as plain JSON."""
        ...

    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """Take up a full or a sparse position. Raises PositionError."""
        ...


class PlayerRefusal(NamedTuple):
    """Why a choice is refused, and by which rule."""

    reason: Text
    rule: str | None = None
