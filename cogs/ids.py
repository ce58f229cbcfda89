"""What buttons and menus carry: an id with a type, so that they outlive a restart and nothing is kept in memory.

`b:<name>:<arguments>` is a button, `s:<name>:<arguments>` a menu, `m:<name>:<arguments>` a form; arguments are joined
by colons, what is None is left out at the end. Behind them a message may bear its mark (`cogs.messages.parts`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar, Self
from urllib.parse import quote, unquote

from fronde.core.errors import TableError
from fronde.core.types import Text

LONGEST_ID = 88
"""Characters: of the 100 Discord takes a mark has twelve."""
LARGEST = 2**63 - 1
"""A number that was ours fits a database."""


@dataclass(frozen=True)
class Id:
    """The arguments of a click. A subclass a name, every field an int or a str."""

    name: ClassVar[str]

    @property
    def button(self) -> str:
        """The custom_id of a button."""
        return self._join("b")

    @property
    def menu(self) -> str:
        """The custom_id of a menu."""
        return self._join("s")

    @property
    def form(self) -> str:
        """The custom_id of a form."""
        return self._join("m")

    def _join(self, kind: str) -> str:
        custom_id = ":".join([kind, self.name, *(str(value) for value in vars(self).values() if value is not None)])
        assert len(custom_id) <= LONGEST_ID, custom_id
        return custom_id

    @classmethod
    def read(cls, arguments: list[str]) -> Self:
        """The id with these arguments. Raises TableError for one no version of ours made so."""
        kinds = fields(cls)
        least = sum("None" not in str(kind.type) for kind in kinds)
        if not least <= len(arguments) <= len(kinds):
            raise TableError(Text("error-old-button"))
        values = [_read(str(kind.type), given) for kind, given in zip(kinds, arguments, strict=False)]
        return cls(*values)


def _read(kind: str, given: str) -> int | str:
    if not kind.startswith("int"):
        return given
    if not (given.isascii() and given.isdecimal() and len(given) < 20 and int(given) <= LARGEST):
        raise TableError(Text("error-old-button"))
    return int(given)


@dataclass(frozen=True)
class OfTable(Id):
    """What concerns a whole table."""

    table: int


class JoinTable(OfTable):
    """Sit down anywhere."""

    name = "join"


class ChooseRole(OfTable):
    """Sit down in the role that is chosen."""

    name = "role"


class LeaveTable(OfTable):
    """Get up."""

    name = "leave"


class Rematch(OfTable):
    """Play a game that is over once more, with the same people."""

    name = "rematch"


class GetRecord(OfTable):
    """The record of a game that is over, as a file."""

    name = "record"


class StartTable(OfTable):
    """Begin."""

    name = "start"


class ShowOpponents(OfTable):
    """Look at what machines sit here, to add one or have one get up."""

    name = "opponents"


@dataclass(frozen=True)
class SeatOpponent(Id):
    """Have the machine sit down that is chosen: its level and perhaps a role. `seated`: how many sit there already,
    since a menu of the same id would show the last choice as taken, and the same could not be chosen again."""

    name = "seat-bot"

    table: int
    seated: int


class UnseatOpponent(OfTable):
    """Have the machine get up whose name is chosen."""

    name = "unseat-bot"


class TakeBack(OfTable):
    """Play again oneself what a machine plays meanwhile."""

    name = "take-back"


class Advise(OfTable):
    """Ask what a machine would do."""

    name = "advise"


@dataclass(frozen=True)
class SetAdvice(Id):
    """Allow advice at the table, "yes", or no more, "no"."""

    name = "advice"

    table: int
    answer: str


@dataclass(frozen=True)
class SetRoom(Id):
    """Have opponents make room for people, "yes", or keep their seats, "no"."""

    name = "bot-room"

    table: int
    answer: str


class SetPlay(OfTable):
    """How fast machines play."""

    name = "bot-pace"


class ShowOptions(OfTable):
    """Look at the options."""

    name = "options"


@dataclass(frozen=True)
class SetOption(Id):
    """Set an option to what is chosen."""

    name = "option"

    table: int
    option: str


@dataclass(frozen=True)
class EndTable(Id):
    """Agree to ending the table, "yes", or not, "no"."""

    name = "end"

    table: int
    answer: str


class ShowPlan(OfTable):
    """What one plans while others play."""

    name = "plan"


class DropPlan(OfTable):
    """Forget what one meant to choose."""

    name = "unplan"


class WriteNote(OfTable):
    """Write a note for oneself."""

    name = "write"


class KeepNote(OfTable):
    """Keep the note that was written in a form."""

    name = "note"


@dataclass(frozen=True)
class PlanChoice(Id):
    """What one means to choose for a seat by its number; `part` tells one menu of it from another."""

    name = "mean"

    table: int
    seat: int
    part: int


class Confer(OfTable):
    """Have a private thread for one's side, or come back into it."""

    name = "confer"


class ReturnAsHost(OfTable):
    """Be the host again, in whose place a steward acts."""

    name = "host-back"


class KeepTable(OfTable):
    """Keep a table open that nobody has touched for long."""

    name = "keep"


@dataclass(frozen=True)
class AgreeToSwap(Id):
    """Agree that somebody plays on for a user who is away."""

    name = "swap"

    table: int
    away: int
    to: int


@dataclass(frozen=True)
class AgreeToMove(Id):
    """Agree that the table goes on in that channel of another server."""

    name = "move"

    table: int
    channel: int


@dataclass(frozen=True)
class NameHost(Id):
    """Agree that a user is the host; in a menu whoever is chosen there."""

    name = "host"

    table: int
    user: int | None = None


class SetSize(OfTable):
    """Set for how many people the table is laid."""

    name = "size"


class SetPace(OfTable):
    """Set the pace that is chosen."""

    name = "pace"


class SetLate(OfTable):
    """Set what becomes of who is late, as it is chosen."""

    name = "late"


@dataclass(frozen=True)
class AnswerBack(Id):
    """Agree to going back, "yes", or not, "no", to after so many actions."""

    name = "back"

    table: int
    answer: str
    after: int


@dataclass(frozen=True)
class Forget(Id):
    """Have a user forgotten, who has to be whoever clicks."""

    name = "forget"

    user: int


@dataclass(frozen=True)
class OfOrder(Id):
    """A standing order of a kind, for a seat by its number."""

    table: int
    seat: int
    key: str


class GiveOrder(OfOrder):
    """Give it."""

    name = "order"


class TakeOrder(OfOrder):
    """Take it back."""

    name = "unorder"


@dataclass(frozen=True)
class SetOrder(OfOrder):
    """Change one of its settings; `part` of those it may be."""

    name = "ordered"

    setting: str
    part: int


@dataclass(frozen=True)
class TryBack(Id):
    """Take back the last choice on a board to try things on, which has that number and has seen so many choices."""

    name = "tryback"

    board: int
    tried: int


@dataclass(frozen=True)
class TryTurn(TryBack):
    """Another turn of a game that is over, by its place among them."""

    name = "tryturn"

    place: int


@dataclass(frozen=True)
class TryLeaf(TryBack):
    """A page of a long list there: of which question."""

    name = "tryleaf"

    question: int


@dataclass(frozen=True)
class Try(TryLeaf):
    """A choice there; an option as `Pick` has it."""

    name = "try"

    option: int | None = None


class LookHere(OfTable):
    """The board of a table one follows."""

    name = "look"


class Unfollow(OfTable):
    """Follow a table no more."""

    name = "unfollow"


@dataclass(frozen=True)
class VotePause(Id):
    """Agree to a pause, "pause", or to its end, "resume"."""

    name = "rest"

    table: int
    what: str


@dataclass(frozen=True)
class TakeSeat(Id):
    """Take the seat a user offers, "yes", or not, "no"."""

    name = "seat"

    table: int
    by: int
    answer: str


class OpenPanel(OfTable):
    """`Take your turn`, `Answer`, `Open the panel`."""

    name = "turn"


@dataclass(frozen=True)
class Question(Id):
    """A question of a panel: of that step the seat's at that place, with that stamp."""

    table: int
    stamp: int
    seat: int
    step: str
    place: int


@dataclass(frozen=True)
class Pick(Question):
    """An option by its place among the question's; a menu tells it by what is chosen, and has a number of its own where
    there are several."""

    name = "pick"

    option: int | None = None


class Page(Question):
    """A page of a long list of options."""

    name = "page"


@dataclass(frozen=True)
class WhyNot(Question):
    """What is not among a question's options, to be told why; `number` tells one menu of it from another."""

    name = "why"

    number: int = 0


@dataclass(frozen=True)
class UndoLast(Id):
    """Take back what was last done when that was the stamp."""

    name = "undo"

    table: int
    stamp: int


class UndoAll(UndoLast):
    """Take back all that may be."""

    name = "undo-all"


class StopCoaching(OfTable):
    """No more tips at every step, in any game."""

    name = "no-coach"


@dataclass(frozen=True)
class ReadRule(Id):
    """Read a rule of the game that is played, by its number, above the questions of the panel."""

    name = "rule"

    table: int
    number: str


class Compare(OfTable):
    """Tell what each choice would lead to."""

    name = "compare"


@dataclass(frozen=True)
class WholeTurn(Id):
    """Tell what happened between two numbers of actions."""

    name = "whole"

    table: int
    first: int
    end: int


@dataclass(frozen=True)
class LogPage(Id):
    """A page of the log; `mark` stands for the thing it is about."""

    name = "log"

    table: int
    page: int
    mark: int | None = None


@dataclass(frozen=True)
class ChooseTable(Id):
    """Do `what` (`cogs.clicks` lists it) at the table that is chosen, with what was typed besides."""

    name = "table"

    what: str
    typed: str | None = None

    @classmethod
    def make(cls, what: str, typed: str = "") -> ChooseTable:
        """The id; what is typed too long for one is left out, and the panel opened instead."""
        quoted = quote(typed, safe="")
        room = LONGEST_ID - len(cls(what).menu) - 1
        return cls(what, quoted or None) if len(quoted) <= room else cls("turn")

    @property
    def argument(self) -> str:
        """What was typed."""
        return unquote(self.typed or "")


@dataclass(frozen=True)
class Look(Id):
    """A picture in the panel, as one of the reader's seats sees it."""

    table: int
    seat: int | None = None


class LookAtBoard(Look):
    """The board."""

    name = "board"


class LookSince(OfTable):
    """All that differs since the reader was last here."""

    name = "since"


class LookBack(OfTable):
    """What the table is asked to take back."""

    name = "lookback"


class LookAtChoices(Look):
    """What may be chosen on it."""

    name = "choices"


class LookAtReach(Look):
    """Where the seat can go."""

    name = "reach"


class LookAtHand(Look):
    """The seat's cards."""

    name = "hand"


@dataclass(frozen=True)
class ChooseLesson(Id):
    """Take the lesson of a game that is chosen, by its number."""

    name = "lessons"

    game: str


@dataclass(frozen=True)
class TakeLesson(Id):
    """A lesson, by its number, for whoever has gone that way in it (`fronde.host.lessons`)."""

    name = "lesson"

    game: str
    number: int
    way: str


class ShowNext(TakeLesson):
    """The next step of its solution."""

    name = "show"


@dataclass(frozen=True)
class Learn(TakeLesson):
    """An answer there to a question by its place among the seat's; an option as `Pick` has it."""

    name = "learn"

    question: int
    option: int | None = None


@dataclass(frozen=True)
class LearnLeaf(TakeLesson):
    """A page of a long list of options: of which question."""

    name = "leaf"

    question: int


def read_number(chosen: list[str]) -> int:
    """The one number that was chosen. Raises TableError for what no menu of ours offers."""
    found = _read("int", chosen[0] if len(chosen) == 1 else "")
    assert isinstance(found, int)
    return found


def read_picks(option: int | None, chosen: list[str]) -> list[int | str]:
    """What was picked: by a button its own option, in a menu what was chosen. Raises TableError for what no menu of
    ours offers."""
    return [option] if option is not None and not chosen else read_choices(chosen)


CHOICE = re.compile(r"[a-z0-9_:>-]{1,100}")
"""The ids of options, one behind the other."""


def read_choices(chosen: list[str]) -> list[int | str]:
    """What was chosen: options by number, or chains of them by their ids. Raises TableError for what no menu of ours
    offers."""
    if not all(CHOICE.fullmatch(one) for one in chosen):
        raise TableError(Text("error-old-button"))
    return [read_number([one]) if one.isdecimal() else one for one in chosen]
