"""The vocabulary of every game; `fronde.core.game` says what a game is to the host.

No sentence is stored here: a `Text` is a message id with arguments, which `fronde.texts` renders in the language of its
reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fronde.core.rng import Dice

Seat = str
"""A place at the table: a faction or side, in lower case ASCII ("retzist")."""

Json = Any
"""Plain data: None, bool, int, str, list, dict with string keys."""


class Name(NamedTuple):
    """A thing that has a name: it reads as the message `<kind>-<id>`, or as the id itself where there is none.

    Attributes of that message are its other forms, which a text asks for by `FORM` and `GENDER` (`fronde.texts.names`).
    """

    kind: str
    id: str


class Text(NamedTuple):
    """A sentence to come: a Fluent message id and its arguments (str, int, Name, Text, or a list of these).

    A string reads as it is, whoever typed it; what has a name is a Name (`fronde.core.game.name_ids` makes them of
    plain data).
    """

    id: str
    args: Mapping[str, object] = {}


class OptionText(NamedTuple):
    """How one option reads: a label of at most 80 characters, a hint of at most 100, and a group to list it under.
    `is_first`: it is listed before the others, whatever their order in the rules."""

    label: Text
    hint: Text | None = None
    group: Text | None = None
    is_first: bool = False


@dataclass(slots=True, frozen=True)
class Decision:
    """One question to one seat. Legal answers are `options`, all of them and nothing else.

    `required` False: the seat may answer at any moment and nobody waits for it. `about`: what the question concerns,
    as plain data under the rulebook's words (ids, numbers, lists of these): the person, the Space, how many cubes are
    left, what is picked so far. Option ids are ASCII, stable for ever, and unique over all the decisions one seat faces
    at once; a seat may face several of one step.

    `sealed`: several seats choose at once, in secret; nobody learns who has chosen, or what, before all have, and each
    may change their mind until then. `answered`: so a seat that has chosen still sees its own question. `first_come`:
    several seats are asked and the first answer settles it for all (who of a group begins).

    `draft`: the answer is kept back and changes nothing for anybody else; it is carried out before the first answer of
    this seat to a question that only the draft led to. One that leads back to where it began is dropped. What such
    questions say stands in `about`, since nobody else's position knows of them.
    """

    seat: Seat
    step: str
    options: tuple[str, ...]
    rule: str | None = None
    least: int = 1
    most: int = 1
    required: bool = True
    about: Mapping[str, Json] = field(default_factory=dict)
    sealed: bool = False
    first_come: bool = False
    answered: bool = False
    draft: bool = False


class Action(NamedTuple):
    """One answer: one line of a match's log."""

    seat: Seat
    step: str
    picks: tuple[str, ...]


class Event(NamedTuple):
    """Something that happened. `data` is public; `secret` is for the seats in `to` alone and added to `data` there.
    `hidden`: nobody else even learns that it happened."""

    kind: str
    data: Mapping[str, Json]
    secret: Mapping[str, Json] = {}
    to: tuple[Seat, ...] = ()
    hidden: bool = False

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) learns that it happened."""
        return not self.hidden or seat in self.to

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


class Turn(NamedTuple):
    """Whose turn it is, None for nobody's in particular, and its number where the game counts turns."""

    seat: Seat | None = None
    number: int | None = None


@dataclass(slots=True, frozen=True)
class Result:
    """How a match ended: seats from first to last, and every seat's score item by item, its total under "total".

    `partners`: for a place that several players share, the seats that share it. `places`: the place of a seat, 1 the
    first, where it is not its place in the ranking. `winners`: who has won where it is not whoever is first: none of
    them where all lose, all where all win. `tie_break`: what decided between equal scores, a word whose text is
    `tie-break-<word>`.
    """

    ranking: tuple[Seat, ...]
    scores: Mapping[Seat, Mapping[str, int]]
    partners: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)
    places: Mapping[Seat, int] = field(default_factory=dict)
    winners: tuple[Seat, ...] | None = None
    tie_break: str | None = None

    def place(self, seat: Seat) -> int:
        """The place of a seat of the ranking, 1 the first."""
        return self.places.get(seat, self.ranking.index(seat) + 1)

    def won_by(self) -> tuple[Seat, ...]:
        """Every seat that has won, partners included, in the order of the ranking.

        >>> Result(("blue", "red"), {}, partners={"blue": ("blue", "green")}).won_by()
        ('blue', 'green')
        """
        if self.winners is not None:
            return self.winners
        first = [seat for seat in self.ranking if self.place(seat) == 1]
        return tuple(dict.fromkeys(own for seat in first for own in self.partners.get(seat, (seat,))))


@dataclass(slots=True)
class Context:
    """What a rule may reach outside the position: dice, the story, and the mark that ends undo."""

    rng: Dice
    events: list[Event] = field(default_factory=list)
    undoable: bool = True
    forced: list[Action] = field(default_factory=list)
    """Choices that were none, taken without asking."""

    def emit(
        self, kind: str, /, secret: Mapping[str, Json] | None = None, to: tuple[Seat, ...] = (), **data: Json
    ) -> None:
        """Tell what happened; `secret` reaches only the seats in `to`."""
        self.events.append(Event(kind, data, secret or {}, to))

    def whisper(self, kind: str, /, to: tuple[Seat, ...], **data: Json) -> None:
        """Tell some seats what happened, and nobody else that anything did."""
        self.events.append(Event(kind, {}, data, to, hidden=True))

    def take(self, action: Action) -> None:
        """Tell that a forced choice was made unasked."""
        self.forced.append(action)

    def no_undo(self) -> None:
        """Something was revealed or left to chance: what came before cannot be taken back."""
        self.undoable = False


class PlayerRefusal(NamedTuple):
    """Why a choice is refused, and by which rule."""

    reason: Text
    rule: str | None = None
