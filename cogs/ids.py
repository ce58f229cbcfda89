"""What buttons and menus carry: an id with a type, so that they outlive a restart and nothing is kept in memory.

`b:<name>:<arguments>` is a button, `s:<name>:<arguments>` a menu, `m:<name>:<arguments>` a form; arguments are joined
by colons, what is None is left out at the end. Behind them a message may bear its mark (`cogs.messages.parts`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import ClassVar, Self, dataclass_transform
from urllib.parse import quote, unquote

from fronde.core.errors import TableError
from fronde.core.types import Text

LONGEST_ID = 88
"""Characters: of the 100 Discord takes a mark has twelve."""
LARGEST = 2**63 - 1
"""A number that was ours fits a database."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Id:
    """The arguments of a click. A subclass, which is a dataclass too, has a `name`, and every field is an int or a str;
    one without a name is there for others to build on."""

    name: ClassVar[str]

    def __init_subclass__(cls, name: str = "") -> None:
        if name:
            cls.name = name
        dataclass(frozen=True)(cls)

    @classmethod
    def with_name(cls, name: str) -> type[Self]:
        """A kind of id that has these arguments and a name of its own."""
        return type(name, (cls,), {}, name=name)

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
        values = [_read(str(kind.type), argument) for kind, argument in zip(kinds, arguments, strict=False)]
        return cls(*values)


def _read(kind: str, argument: str) -> int | str:
    if not kind.startswith("int"):
        return argument
    if not (argument.isascii() and argument.isdecimal() and len(argument) < 20 and int(argument) <= LARGEST):
        raise TableError(Text("error-old-button"))
    return int(argument)


class OfTable(Id):
    """What concerns a whole table."""

    table: int


class Answer(OfTable):
    """An answer, "yes" or "no", to a question that concerns the whole table."""

    answer: str


JoinTable = OfTable.with_name("join")
"""Sit down anywhere."""
ChooseRole = OfTable.with_name("role")
"""Sit down in the role that is chosen."""
LeaveTable = OfTable.with_name("leave")
"""Get up."""
Rematch = OfTable.with_name("rematch")
"""Play a game that is over once more, with the same people."""
GetRecord = OfTable.with_name("record")
"""The record of a game that is over, as a file."""
StartTable = OfTable.with_name("start")
"""Begin."""
ShowOpponents = OfTable.with_name("opponents")
"""Look at what machines sit here, to add one or have one get up."""
UnseatOpponent = OfTable.with_name("unseat-bot")
"""Have the machine get up whose name is chosen."""
TakeBack = OfTable.with_name("take-back")
"""Play again oneself what a machine plays meanwhile."""
Advise = OfTable.with_name("advise")
"""Ask what a machine would do."""
SetAdvice = Answer.with_name("advice")
"""Allow advice at the table, "yes", or no more, "no"."""
SetRoom = Answer.with_name("bot-room")
"""Have opponents make room for people, "yes", or keep their seats, "no"."""
SetPlay = OfTable.with_name("bot-pace")
"""How fast machines play."""
ShowOptions = OfTable.with_name("options")
"""Look at the options."""
EndTable = Answer.with_name("end")
"""Agree to ending the table, "yes", or not, "no"."""
ShowPlan = OfTable.with_name("plan")
"""What one plans while others play."""
DropPlan = OfTable.with_name("unplan")
"""Forget what one meant to choose."""
WriteNote = OfTable.with_name("write")
"""Write a note for oneself."""
KeepNote = OfTable.with_name("note")
"""Keep the note that was written in a form."""
Confer = OfTable.with_name("confer")
"""Have a private thread for one's side, or come back into it."""
ReturnAsHost = OfTable.with_name("host-back")
"""Be the host again, in whose place a steward acts."""
KeepTable = OfTable.with_name("keep")
"""Keep a table open that nobody has touched for long."""
SetSize = OfTable.with_name("size")
"""Set for how many people the table is laid."""
SetPace = OfTable.with_name("pace")
"""Set the pace that is chosen."""
SetLate = OfTable.with_name("late")
"""Set what happens to players who are late, as it is chosen."""
LookHere = OfTable.with_name("look")
"""The board of a table one follows."""
Unfollow = OfTable.with_name("unfollow")
"""Follow a table no more."""
OpenPanel = OfTable.with_name("turn")
"""`Take your turn`, `Answer`, `Open the panel`."""
StopCoaching = OfTable.with_name("no-coach")
"""No more tips at every step, in any game."""
Compare = OfTable.with_name("compare")
"""Tell what each choice would lead to."""
LookSince = OfTable.with_name("since")
"""All that differs since the reader was last here."""
LookBack = OfTable.with_name("lookback")
"""What the table is asked to take back."""


class SeatOpponent(OfTable, name="seat-bot"):
    """Have the machine sit down that is chosen: its level and perhaps a role. `seated`: how many sit there already,
    since a menu of the same id would show the last choice as taken, and the same could not be chosen again."""

    seated: int


class SetOption(OfTable, name="option"):
    """Set an option to what is chosen."""

    option: str


class PlanChoice(OfTable, name="mean"):
    """What one means to choose for a seat by its number; `part` tells one menu of it from another."""

    seat: int
    part: int


class AgreeToSwap(OfTable, name="swap"):
    """Agree that somebody plays on for a user who is away."""

    away: int
    to: int


class AgreeToMove(OfTable, name="move"):
    """Agree that the table goes on in that channel of another server."""

    channel: int


class NameHost(OfTable, name="host"):
    """Agree that a user is the host; in a menu the one who is chosen."""

    user: int | None = None


class AnswerBack(OfTable, name="back"):
    """Agree to going back, "yes", or not, "no", to after so many actions."""

    answer: str
    after: int


class Forget(Id, name="forget"):
    """Have a user forgotten: only they may click it."""

    user: int


class OfOrder(OfTable):
    """A standing order of a kind, for a seat by its number."""

    seat: int
    key: str


GiveOrder = OfOrder.with_name("order")
"""Give it."""
TakeOrder = OfOrder.with_name("unorder")
"""Take it back."""


class SetOrder(OfOrder, name="ordered"):
    """Change one of its settings; `part` of those it may be."""

    setting: str
    part: int


class TryBack(Id, name="tryback"):
    """Take back the last choice on a board to try things on, which has that number and has seen so many choices."""

    board: int
    revision: int


class TryTurn(TryBack, name="tryturn"):
    """Another turn of a game that is over, by its place among them."""

    place: int


class TryLeaf(TryBack, name="tryleaf"):
    """A page of a long list there: of which question."""

    question: int


class Try(TryLeaf, name="try"):
    """A choice there; an option as `Pick` has it."""

    option: int | None = None


class VotePause(OfTable, name="rest"):
    """Agree to a pause, "pause", or to its end, "resume"."""

    what: str


class TakeSeat(OfTable, name="seat"):
    """Take the seat a user offers, "yes", or not, "no"."""

    by: int
    answer: str


class Question(OfTable):
    """A question of a panel: of that step the seat's at that place, with that stamp."""

    stamp: int
    seat: int
    step: str
    place: int


class Pick(Question, name="pick"):
    """An option by its place among the question's; a menu tells it by what is chosen, and has a number of its own where
    there are several."""

    option: int | None = None


Page = Question.with_name("page")
"""A page of a long list of options."""


class WhyNot(Question, name="why"):
    """What is not among a question's options, to be told why; `number` tells one menu of it from another."""

    number: int = 0


class UndoLast(OfTable, name="undo"):
    """Take back what was last done when that was the stamp."""

    stamp: int


UndoAll = UndoLast.with_name("undo-all")
"""Take back all that may be."""


class ReadRule(OfTable, name="rule"):
    """Read a rule of the game that is played, by its number, above the questions of the panel."""

    number: str


class WholeTurn(OfTable, name="whole"):
    """Tell all that the post tells of; older posts name two numbers of actions, which tell how many there were."""

    first: int
    end: int


class LogPage(OfTable, name="log"):
    """A page of the log; `mark` stands for the thing it is about."""

    page: int
    mark: int | None = None


class ChooseTable(Id, name="table"):
    """Do `what` (`cogs.clicks` lists it) at the table that is chosen, with what was typed besides."""

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


class Look(OfTable):
    """A picture in the panel, as one of the reader's seats sees it."""

    seat: int | None = None


LookAtBoard = Look.with_name("board")
"""The board."""
LookAtChoices = Look.with_name("choices")
"""What may be chosen on it."""
LookAtReach = Look.with_name("reach")
"""Where the seat can go."""
LookAtHand = Look.with_name("hand")
"""The seat's cards."""


class ChooseLesson(Id, name="lessons"):
    """Take the lesson of a game that is chosen, by its number."""

    game: str


class TakeLesson(Id, name="lesson"):
    """A lesson, by its number, after the steps of that way in it (`fronde.host.lessons`)."""

    game: str
    number: int
    way: str


ShowNext = TakeLesson.with_name("show")
"""The next step of its solution."""


class Learn(TakeLesson, name="learn"):
    """An answer there to a question by its place among the seat's; an option as `Pick` has it."""

    question: int
    option: int | None = None


class LearnLeaf(TakeLesson, name="leaf"):
    """A page of a long list of options: of which question."""

    question: int


class PickGame(Id, name="play"):
    """Look at the game that is chosen, to play it against bots of a level, at a place; "any" where that is open."""

    level: str
    place: str


class PlayNow(Id, name="play-now"):
    """Begin a game against bots of a level, "here" or in "private"."""

    game: str
    level: str
    place: str


def read_number(picks: list[str]) -> int:
    """The one number that was chosen. Raises TableError for what no menu of ours offers."""
    number = _read("int", picks[0] if len(picks) == 1 else "")
    assert isinstance(number, int)
    return number


def read_picks(option: int | None, picks: list[str]) -> list[int | str]:
    """What was picked: by a button its own option, in a menu what was chosen. Raises TableError for what no menu of
    ours offers."""
    return [option] if option is not None and not picks else read_choices(picks)


CHOICE = re.compile(r"[a-z0-9_:>-]{1,100}")
"""The ids of options, one behind the other."""


def read_choices(picks: list[str]) -> list[int | str]:
    """What was chosen: options by number, or chains of them by their ids. Raises TableError for what no menu of ours
    offers."""
    if not all(CHOICE.fullmatch(one) for one in picks):
        raise TableError(Text("error-old-button"))
    return [read_number([one]) if one.isdecimal() else one for one in picks]
