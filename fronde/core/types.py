"""The vocabulary of every game; `fronde.core.game` defines the interface between a game and the host.

Nothing here stores a sentence: a `Text` is a message id with arguments, which `fronde.texts` renders in the language of
its reader.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fronde.core.rng import Dice

Seat = str
"""A place at the table: a faction or side, in lower case ASCII ("retzist")."""

OPTION_ID = "a-z0-9_:+-"
"""The characters of an option's id, as part of a regular expression: the id of a button contains it, followed by
others."""

Json = Any
"""Plain data: None, bool, int, str, list, dict with string keys."""


class Name(NamedTuple):
    """A name of something: it reads as the message `<kind>-<id>`, or as the id if there is no such message.

    Attributes of that message are its other forms, which a text selects with `FORM` and `GENDER`
    (`fronde.texts.names`).
    """

    kind: str
    id: str


class Text(NamedTuple):
    """A sentence to be rendered: a Fluent message id and its arguments (str, int, Name, Text, or a list of these).

    A str is rendered unchanged, without markup or translation. Ids that have a name must be a Name
    (`fronde.core.game.name_ids` converts plain data).
    """

    id: str
    args: Mapping[str, object] = {}


class OptionText(NamedTuple):
    """The text of one option: a label of at most 80 characters, a hint of at most 100, and a group heading for lists.
    `is_first`: lists show it before the others, whatever its order in the rules."""

    label: Text
    hint: Text | None = None
    group: Text | None = None
    is_first: bool = False


@dataclass(slots=True, frozen=True)
class Decision:
    """One question to one seat. `options` are all the legal answers and nothing else.

    `required` False: the seat may answer at any moment and nobody waits for it. `about`: what the question concerns, as
    plain data under the rulebook's words (ids, numbers, lists of these): the person, the Space, the number of cubes
    left, the picks so far. Option ids are 1 to 100 characters of `OPTION_ID` and no bare number, permanently stable,
    and unique over all open decisions of a seat. A seat may face several decisions of one step.

    `sealed`: several seats choose at once, in secret. Nobody learns who has chosen, or what, until all have; each may
    change their answer until then. `answered`: marks the question as shown to a seat that has already chosen.
    `first_come`: several seats are asked and the first answer settles the question for all (for instance who of a group
    begins).

    `draft`: the answer is held back and changes nothing for other seats. It is carried out before this seat's first
    answer to a question that only the draft led to. A draft that leads back to its starting position is dropped. The
    data for the text of such a question must be in `about`, since no other position contains the draft.
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
    """One answer; one line of a match's log."""

    seat: Seat
    step: str
    picks: tuple[str, ...]


class Event(NamedTuple):
    """Something that happened. `data` is public. Only the seats in `to` read `secret`, merged into `data`. `is_hidden`:
    nobody else even learns that it happened."""

    kind: str
    data: Mapping[str, Json]
    secret: Mapping[str, Json] = {}
    to: tuple[Seat, ...] = ()
    is_hidden: bool = False

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) learns of the event."""
        return not self.is_hidden or seat in self.to

    def data_for(self, seat: Seat | None) -> dict[str, Json]:
        """The data this seat (None: a spectator) may read."""
        return {**self.data, **self.secret} if seat in self.to else dict(self.data)


@dataclass(slots=True, frozen=True)
class Setup:
    """The start of a match: players in seat order, any int as seed, options in the game's own format."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)


class Turn(NamedTuple):
    """The seat whose turn it is, or None if it is no particular seat's, and the number of the turn if the game counts
    turns."""

    seat: Seat | None = None
    number: int | None = None


@dataclass(slots=True, frozen=True)
class Result:
    """The outcome of a match: seats from first to last, and every seat's score by item, with the sum under "total".

    `partners`: ranked seat -> the seats that share its place. `places`: seat -> place, counted from 1, where it differs
    from the index in the ranking. `winners`: the winning seats, if these are not those in first place; empty if all
    lose, all seats if all win. `tie_break`: what decided between equal scores, a word with the text `tie-break-<word>`.
    """

    ranking: tuple[Seat, ...]
    scores: Mapping[Seat, Mapping[str, int]]
    partners: Mapping[Seat, tuple[Seat, ...]] = field(default_factory=dict)
    places: Mapping[Seat, int] = field(default_factory=dict)
    winners: tuple[Seat, ...] | None = None
    tie_break: str | None = None

    def place(self, seat: Seat) -> int:
        """The place of a seat, counted from 1."""
        return self.places.get(seat, self.ranking.index(seat) + 1)

    def winning_seats(self) -> tuple[Seat, ...]:
        """Every winning seat, partners included, in ranking order.

        >>> Result(("blue", "red"), {}, partners={"blue": ("blue", "green")}).winning_seats()
        ('blue', 'green')
        """
        if self.winners is not None:
            return self.winners
        first = [seat for seat in self.ranking if self.place(seat) == 1]
        return tuple(dict.fromkeys(own for seat in first for own in self.partners.get(seat, (seat,))))


@dataclass(slots=True)
class Context:
    """The means of a rule outside the position: dice, events, and the flag that ends undo."""

    rng: Dice
    events: list[Event] = field(default_factory=list)
    undoable: bool = True
    forced_actions: list[Action] = field(default_factory=list)
    """Forced choices, made without asking."""

    def emit(
        self, kind: str, /, secret: Mapping[str, Json] | None = None, to: tuple[Seat, ...] = (), **data: Json
    ) -> None:
        """Record an event; only the seats in `to` read `secret`."""
        self.events.append(Event(kind, data, secret or {}, to))

    def whisper(self, kind: str, /, to: tuple[Seat, ...], **data: Json) -> None:
        """Record an event that only the seats in `to` learn of."""
        self.events.append(Event(kind, {}, data, to, is_hidden=True))

    def take(self, action: Action) -> None:
        """Record a forced choice."""
        self.forced_actions.append(action)

    def no_undo(self) -> None:
        """End undo: something was revealed or left to chance, so earlier choices are final."""
        self.undoable = False


class PlayerRefusal(NamedTuple):
    """Why a choice is refused, and by which section of the rules."""

    reason: Text
    rule: str | None = None
