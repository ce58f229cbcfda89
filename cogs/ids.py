"""The ids of buttons and menus. They are typed, and contain all their data, so they survive a restart.

`b:<name>:<arguments>` is a button, `s:<name>:<arguments>` a menu, `m:<name>:<arguments>` a form; arguments are joined
by colons, and trailing ones that are None are left out. A message may append its mark (`cogs.messages.parts`).
"""

from __future__ import annotations

import re
import struct
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Self, dataclass_transform
from urllib.parse import quote, unquote

from fronde.core.errors import TableError
from fronde.core.types import OPTION_ID, Text
from fronde.host.store import ServerSettings

LONGEST_ID = 88
"""Maximum characters of an id: Discord allows 100, and a mark takes twelve."""
PLACES = ("channel", "role", "steward", "forum", "queue", "puzzles")
"""The settings of a server that are ids of Discord."""
PINGS = ("channel", "dm", "both", "none")
"""Where people are pinged."""
SETTINGS = struct.Struct(f">{len(PLACES)}QIBBB5s")
"""How one of our ids holds the settings of a server."""
LARGEST = 2**63 - 1
"""The largest number in our ids, which is the largest that a database column can hold."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Id:
    """The arguments of a click. A subclass, which is a dataclass too, has a `name`, and every field is an int or a str;
    a subclass without a name is a base for others."""

    name: ClassVar[str]

    def __init_subclass__(cls, name: str = "") -> None:
        if name:
            cls.name = name
        dataclass(frozen=True)(cls)

    @classmethod
    def with_name(cls, name: str) -> type[Self]:
        """A kind of id with these arguments and another name."""
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
        """The id with these arguments. Raises TableError for arguments that no version of the bot made."""
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
    """An id that concerns a whole table."""

    table: int


class Answer(OfTable):
    """An answer, "yes" or "no", to a question that concerns the whole table."""

    answer: str


JoinTable = OfTable.with_name("join")
"""Join a lobby in any role."""
ChooseRole = OfTable.with_name("role")
"""Join a lobby in the chosen role."""
LeaveTable = OfTable.with_name("leave")
"""Leave the table's lobby."""
Rematch = OfTable.with_name("rematch")
"""Play a finished game again with the same people."""
GetRecord = OfTable.with_name("record")
"""Get the record of a finished game as a file."""
FindTurning = OfTable.with_name("turning")
"""Look for the turning points of a finished game, for oneself."""
StartTable = OfTable.with_name("start")
"""Start the game."""
ShowOpponents = OfTable.with_name("opponents")
"""Show the bots at this table, to add or remove one."""
UnseatOpponent = OfTable.with_name("unseat-bot")
"""Remove the bot whose name is chosen."""
TakeBack = OfTable.with_name("take-back")
"""Take the user's seat back from the bot that plays it meanwhile."""
Advise = OfTable.with_name("advise")
"""Ask for the advice of a bot."""
SetAdvice = Answer.with_name("advice")
"""Allow advice at the table, "yes", or forbid it, "no"."""
SetRating = Answer.with_name("rated")
"""Have the game of a lobby count for ratings, "yes", or not, "no"."""
SetRoom = Answer.with_name("bot-room")
"""Let bots make room for people, "yes", or keep their seats, "no"."""
SetPlay = OfTable.with_name("bot-pace")
"""Set how fast bots play."""
ShowOptions = OfTable.with_name("options")
"""Show the options."""
OpenTerms = OfTable.with_name("terms-form")
"""Open the form for several settings at once."""
EndTable = Answer.with_name("end")
"""Agree to ending the table, "yes", or not, "no"."""
ShowPlan = OfTable.with_name("plan")
"""Show the user's plan, made while others play."""
DropPlan = OfTable.with_name("unplan")
"""Delete the user's planned choices."""
WriteNote = OfTable.with_name("write")
"""Open the form for the user's note."""
KeepNote = OfTable.with_name("note")
"""Store the note written in the form."""
Confer = OfTable.with_name("confer")
"""Open a private thread for the user's side, or rejoin it."""
ReturnAsHost = OfTable.with_name("host-back")
"""Become host again in place of the steward who acts as host."""
KeepTable = OfTable.with_name("keep")
"""Keep an inactive table open."""
SetSize = OfTable.with_name("size")
"""Set the table's number of people."""
SetPace = OfTable.with_name("pace")
"""Set the chosen pace."""
SetLate = OfTable.with_name("late")
"""Set what happens when players are late."""
LookHere = OfTable.with_name("look")
"""Show the board of a table that the user follows."""
Unfollow = OfTable.with_name("unfollow")
"""Stop following a table."""
OpenPanel = OfTable.with_name("turn")
"""`Take your turn`, `Answer`, `Open the panel`."""
StopCoaching = OfTable.with_name("no-coach")
"""Turn off the tips for all steps and games."""
Compare = OfTable.with_name("compare")
"""Show the result of each choice."""
LookSince = OfTable.with_name("since")
"""Show everything that has changed since the user's last visit."""
LookBack = OfTable.with_name("lookback")
"""Show what the proposed rewind would undo."""


class SeatOpponent(OfTable, name="seat-bot"):
    """Add the chosen bot: its level and perhaps a role. `count`: the number of bots at the table. It makes the id new,
    because a menu with the same id would show the last choice as selected, and the same choice could not be made
    again."""

    count: int


class SetTerms(OfTable, name="terms"):
    """Change the settings to those in the form; `stamp` identifies the earlier ones."""

    stamp: int


class SetOption(OfTable, name="option"):
    """Set an option to the chosen value."""

    option: str


class PlanChoice(OfTable, name="mean"):
    """Plan a choice for a seat, given by its number; `part` distinguishes several menus of one plan."""

    seat: int
    part: int


class AgreeToSwap(OfTable, name="swap"):
    """Agree that another person takes over the seat of an absent user."""

    away: int
    to: int


class AgreeToMove(OfTable, name="move"):
    """Agree that the table continues in that channel of another server."""

    channel: int


class NameHost(OfTable, name="host"):
    """Agree that a user becomes the host; in a menu, the chosen user."""

    user: int | None = None


class AnswerBack(OfTable, name="back"):
    """Agree, "yes", or not, "no", to going back to the state after this number of actions."""

    answer: str
    after: int


class Forget(Id, name="forget"):
    """Delete a user's data; only that user may click it."""

    user: int


class OpenSettings(Id, name="settings-form"):
    """Open the form for the user's settings at all tables."""


class KeepSettings(Id, name="settings"):
    """Store the settings in the form; `stamp` identifies the earlier ones."""

    stamp: int


class OpenSetup(Id, name="setup-form"):
    """Open a form with a server's settings; `part` names it."""

    part: str


class KeepSetup(OpenSetup, name="setup"):
    """Change the settings to those in the form; `stamp` identifies the earlier ones."""

    stamp: int


class WriteReport(Id, name="report-new"):
    """Open a form for a report about a text."""


class KeepReport(Id, name="report"):
    """Store the report written in the form. `message`: the message it is about, or 0."""

    message: int


class SaveSetup(Id, name="set-up"):
    """Store a server's settings, which the id holds, as `code` because Discord allows a hundred characters: PLACES, a
    checksum of the settings before, 1 for threads, 2 if ratings and 4 if statistics are off, the tables of the leagues,
    the place of pings, and the language. `sure`: 1 even if the bot lacks rights."""

    code: str
    sure: int

    @classmethod
    def make(cls, settings: ServerSettings, stamp: int, *, sure: bool) -> SaveSetup:
        """The id of these settings."""
        places = (getattr(settings, key) or 0 for key in PLACES)
        answers = bool(settings.threads) | (settings.ratings is False) << 1 | (settings.stats is False) << 2
        pings, language = (None, *PINGS).index(settings.pings), (settings.language or "").encode()
        data = SETTINGS.pack(*places, stamp, answers, settings.leagues or 0, pings, language)
        return cls(b85encode(data).decode(), int(sure))

    def read_settings(self) -> tuple[ServerSettings, int]:
        """The settings, and the checksum of those before. Raises TableError for an id that the bot did not make."""
        try:
            *places, stamp, answers, leagues, pings, language = SETTINGS.unpack(b85decode(self.code))
            settings = ServerSettings(
                **dict(zip(PLACES, (number or None for number in places), strict=True)),
                threads=bool(answers & 1) or None, ratings=False if answers & 2 else None,
                stats=False if answers & 4 else None, leagues=leagues or None, pings=(None, *PINGS)[pings],
                language=language.rstrip(b"\0").decode() or None,
            )  # fmt: skip
        except (ValueError, LookupError, struct.error):
            raise TableError(Text("error-old-button")) from None
        return settings, stamp


class OfOrder(OfTable):
    """A standing order of a kind, for a seat given by its number."""

    seat: int
    key: str


GiveOrder = OfOrder.with_name("order")
"""Give the order."""
TakeOrder = OfOrder.with_name("unorder")
"""Withdraw the order."""


class SetOrder(OfOrder, name="ordered"):
    """Change a setting of the order; `part` distinguishes several menus of its values."""

    setting: str
    part: int


class TryBack(Id, name="tryback"):
    """Undo the last choice on the analysis board with that number and revision, which counts its choices."""

    board: int
    revision: int


class TryTurn(TryBack, name="tryturn"):
    """Go to another turn of a finished game, given by its number among the turns."""

    place: int


class TryLeaf(TryBack, name="tryleaf"):
    """Open a page of a question's long list on the analysis board."""

    question: int


class Try(TryLeaf, name="try"):
    """Make a choice on the analysis board; options as in `Pick`."""

    option: int | None = None


class TryAgain(OfTable, name="tryagain"):
    """Open a board at the moment of a choice in a finished game, by the number of actions before it."""

    actions: int


class VotePause(OfTable, name="rest"):
    """Agree to a pause, "pause", or to its end, "resume"."""

    what: str


class TakeSeat(OfTable, name="seat"):
    """Take the seat a user offers, "yes", or not, "no"."""

    by: int
    answer: str


class Question(OfTable):
    """A question in a panel: the number of the seat, the step, the position among the seat's questions of that step,
    and the stamp (`fronde.host.table.OpenQuestion`)."""

    stamp: int
    seat: int
    step: str
    place: int

    @property
    def question(self) -> tuple[int, int, int, str, int]:
        """The first arguments of all ids of the same question."""
        return self.table, self.stamp, self.seat, self.step, self.place


class Pick(Question, name="pick"):
    """Choose an option by its number in the question. In a menu the selected values name the options, and `option` is
    the number of the menu."""

    option: int | None = None


OpenLists = Question.with_name("lists")
"""Open the form with all lists of a question."""
PickLists = Question.with_name("picks")
"""Choose the options selected in the form."""
PickRest = Question.with_name("fill")
"""Let the bot choose the rest of a series."""
Page = Question.with_name("page")
"""Open a page of a long list of options."""


class WhyNot(Question, name="why"):
    """Show which options are unavailable, and why; `number` distinguishes several menus of a question."""

    number: int = 0


class UndoLast(OfTable, name="undo"):
    """Undo the last action, if it still has this stamp."""

    stamp: int


UndoAll = UndoLast.with_name("undo-all")
"""Undo everything that may be undone."""


class ReadRule(OfTable, name="rule"):
    """Show a rule of the game by its number, above the panel's questions."""

    number: str


class WholeTurn(OfTable, name="whole"):
    """Show the full report of a post. Older posts carry the numbers of their first and last action."""

    first: int
    end: int


class LogPage(OfTable, name="log"):
    """A page of the log; `mark` identifies the name that it is limited to."""

    page: int
    mark: int | None = None


class ChooseTable(Id, name="table"):
    """Run the action `what` (`cogs.clicks` lists them) at the chosen table, with the text that was typed."""

    what: str
    code: str | None = None

    @classmethod
    def make(cls, what: str, argument: str = "") -> ChooseTable:
        """The id. If typed text is too long for an id, the id opens the panel instead."""
        code = quote(argument, safe="")
        room = LONGEST_ID - len(cls(what).menu) - 1
        return cls(what, code or None) if len(code) <= room else cls("turn")

    @property
    def argument(self) -> str:
        """The typed text."""
        return unquote(self.code or "")


class Look(OfTable):
    """A picture in the panel, from one of the reader's seats."""

    seat: int | None = None


LookAtBoard = Look.with_name("board")
"""Show the board."""
LookAtChoices = Look.with_name("choices")
"""Show the options on the board."""
LookAtReach = Look.with_name("reach")
"""Show the destinations of the seat."""
LookAtHand = Look.with_name("hand")
"""Show the seat's cards."""


class OldLesson(Id, name="lessons"):
    """What the buttons and menus of former lessons carry. They lead to the guided game."""

    game: str
    number: int | None = None
    way: str | None = None
    question: int | None = None
    option: int | None = None


OLD_LESSONS: tuple[type[Id], ...] = (
    OldLesson,
    *(OldLesson.with_name(name) for name in ("lesson", "show", "leaf", "learn")),
)


class OfGuide(Id):
    """An id that concerns a guided game; `stamp` stands for the state that the button belongs to."""

    game: str
    stamp: int


LearnBack = OfGuide.with_name("guide-undo")
"""Take back the last choice in a guided game."""
LearnAgain = OfGuide.with_name("guide-again")
"""Start a guided game again."""
LearnOn = OfGuide.with_name("guide-on")
"""Go on to the next chapter of a guided game."""


class LearnLook(OfGuide, name="guide-look"):
    """Show another picture in a guided game, by its place among the pictures."""

    place: int


class LearnRule(OfGuide, name="guide-rule"):
    """Show a rule in a guided game by its number."""

    number: str


class LearnLeaf(OfGuide, name="guide-leaf"):
    """Open a page of a question's long list of options in a guided game; the question by its place."""

    question: int


class Learn(LearnLeaf, name="guide"):
    """Answer one of the questions in a guided game; options as in `Pick`."""

    option: int | None = None


class LearnWhy(LearnLeaf, name="guide-why"):
    """Show why an option is not available in a guided game; `number` as in `WhyNot`."""

    number: int = 0


class OfPuzzle(Id):
    """An id that concerns a puzzle of a game."""

    game: str
    key: str


OpenPuzzle = OfPuzzle.with_name("puzzle")
"""Open a puzzle."""
HintPuzzle = OfPuzzle.with_name("puzzle-hint")
"""Get the hint of a puzzle."""
SolvePuzzle = OfPuzzle.with_name("puzzle-solve")
"""Show the solution of a puzzle."""
TryPuzzle = OfPuzzle.with_name("puzzle-board")
"""Open an analysis board with the position of a puzzle."""
NextPuzzle = OfPuzzle.with_name("puzzle-next")
"""Open the puzzle that comes next for the user, after this one."""


class AnswerPuzzle(OfPuzzle, name="puzzle-pick"):
    """Answer a puzzle; options as in `Pick`."""

    option: int | None = None


class PickGame(Id, name="play"):
    """Show the chosen game, to play it against bots of a level, in a place; "any" means not chosen yet."""

    level: str
    place: str


class ListGames(Id, name="games"):
    """List the games, to "play" against bots, to find "people", to open a "table" or to "learn"."""

    what: str


class ChooseGame(ListGames, name="game"):
    """Open a "table" of a game, "learn" it, or "play" it against bots: the game of the button, or the chosen one."""

    game: str | None = None


class PlayNow(Id, name="play-now"):
    """Start a game against bots of a level, "here" or in "private"."""

    game: str
    level: str
    place: str


class FindPeople(Id, name="people"):
    """Show the terms on which people can wait for a game; in a menu, for the chosen game."""

    game: str | None = None


class Seek(Id):
    """Terms on which somebody waits for others: a game, a pace, the numbers of players joined by dots, and when bots
    may fill the table."""

    game: str
    pace: str
    sizes: str
    fill: str

    @classmethod
    def make(cls, game: str, pace: str, sizes: Sequence[int], fill: str) -> Self:
        """The id of these terms."""
        return cls(game, pace, ".".join(map(str, sorted(sizes))), fill)

    @property
    def player_counts(self) -> list[int]:
        """The numbers of players. Raises TableError for an id that we did not make."""
        return [read_number([size]) for size in self.sizes.split(".")]

    def change(self, **values: str) -> Seek:
        """The terms with other values."""
        return Seek(**{**vars(self), **values})


SeekPace = Seek.with_name("seek-pace")
"""Choose another pace."""
SeekSizes = Seek.with_name("seek-sizes")
"""Choose other numbers of players."""
SeekFill = Seek.with_name("seek-fill")
"""Choose when bots may fill the table."""
TakeTicket = Seek.with_name("seek")
"""Wait on these terms."""


class LeaveQueue(Id, name="unseek"):
    """Wait no longer for a game, or for any."""

    game: str | None = None


class ConfirmCall(OfTable, name="here"):
    """Confirm the call with this number."""

    number: int


class ShowStats(Id, name="stats"):
    """Show a page of the statistics of a "person", this "server" or a "title"; of one game, unless that is empty."""

    page: str
    whose: str
    person: int
    game: str


def read_number(picks: list[str]) -> int:
    """The one chosen number. Raises TableError for a value that no menu of ours offers."""
    number = _read("int", picks[0] if len(picks) == 1 else "")
    assert isinstance(number, int)
    return number


def read_picks(option: int | None, picks: list[str]) -> list[int | str]:
    """The picks: the option of a button, or the values selected in a menu. Raises TableError for a value that no menu
    of ours offers."""
    return [option] if option is not None and not picks else read_choices(picks)


CHOICE = re.compile(rf"[@>{OPTION_ID}]{{1,100}}")
"""A chain of option ids, after its step where that is not the step of the question itself."""


def read_choices(picks: list[str]) -> list[int | str]:
    """The choices: options by number, or chains of option ids. Raises TableError for a value that no menu of ours
    offers."""
    if not all(CHOICE.fullmatch(one) for one in picks):
        raise TableError(Text("error-old-button"))
    return [read_number([one]) if one.isdecimal() else one for one in picks]
