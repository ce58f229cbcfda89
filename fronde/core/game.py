"""What a game is to the host: a title, the rules, and how they speak. Everything is declared here, with its default.

`S` is a game's position, which nobody but the game looks into.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from fronde.core.rng import Dice
from fronde.core.types import (
    Action,
    Context,
    Decision,
    Event,
    Json,
    Name,
    OptionText,
    PlayerRefusal,
    Result,
    Seat,
    Setup,
    Text,
    Turn,
)

S = TypeVar("S")
View = Mapping[str, Json]
"""What one seat, or everybody, may know: plain data."""


@dataclass(slots=True, frozen=True)
class Title:
    """What a game says of itself before it is played.

    `player_counts`: the numbers of players it takes, the usual one first. `texts`: the folder of its words,
    `<locale>/*.ftl`. `pictures`: the module that has its MANIFEST of pictures. `verbs`: name of a slash subcommand ->
    the steps it answers (words: `verb-<name>`, `verb-<name>.option`). `option_files`: options that are set by a file ->
    what makes the value of the file's text and name, or raises FileRefused with every fault. `option_samples`: such an
    option -> the file that comes with the game, a start for one's own. `balance`: the module that has its BALANCE;
    `opponents`: the one that has its OPPONENTS. `former`: version -> options as they were where a table said nothing of
    them, in games begun before that version: a default may change, and no stored game plays differently.
    """

    key: str
    name: str
    version: int
    player_counts: tuple[int, ...]
    texts: Path
    pictures: str | None = None
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    option_files: Mapping[str, Callable[[str, str], Json]] = field(default_factory=dict)
    option_samples: Mapping[str, Path] = field(default_factory=dict)
    balance: str | None = None
    opponents: str | None = None
    former: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)

    def options_of(self, version: int, chosen: Mapping[str, Json]) -> dict[str, Json]:
        """The options of a game begun under that version: those that were chosen, and the others as they were then,
        where that is not as it is now."""
        were: dict[str, Json] = {}
        for later in sorted(self.former, reverse=True):
            were |= self.former[later] if later > version else {}
        return {**were, **chosen}

    @property
    def folder(self) -> Path:
        """The folder of the game: its texts and its data lie in it."""
        return self.texts.parent


def title_of(package: str, file: str, **told: Any) -> Title:
    """The title of a game of ours by its package's name and file: its key, and its texts, pictures, balance and
    opponents where those of every game stand; the rest is `told`."""
    key, folder = package.rpartition(".")[2], Path(file).parent
    balance, opponents = (
        f"{package}.{name}" if (folder / f"{name}.py").exists() else None for name in ("balance", "opponents")
    )
    return Title(
        key=key, texts=folder / "texts", pictures=f"images.{key}", balance=balance, opponents=opponents, **told
    )


class Measure(NamedTuple):
    """A row of figures over games played by machines, seat by seat.

    `find`: for an event the seat it counts for, or None where it is nobody's, and how much; None where it does not
    count. `share`: of all there were in the games, else a mean a game. `nobodys`: with a column for nobody.
    """

    name: str
    find: Callable[[Event], tuple[Seat | None, int] | None]
    share: bool = False
    nobodys: bool = False


@dataclass(slots=True, frozen=True)
class Stretch(Generic[S]):
    """A stretch of the game, such as a round, an election or an action, that should not ask too much of people.

    `find`: the number of the stretch a position is in, and its kind, a key of `aims`, or None where only a later
    position of it will tell; None for a position in no such stretch. `aims`: kind -> the most there should be in a
    typical one: of calls, for each player how often the game comes to wait for him anew; with `clicks` of the clicks
    it takes, whoever makes them.
    """

    find: Callable[[S], tuple[int, str | None] | None]
    aims: Mapping[str, int]
    clicks: bool = False


@dataclass(slots=True, frozen=True)
class Balance(Generic[S]):
    """What `python -m fronde balance` and `interruptions` take from a game beside what every game tells.

    `make_bot`: of the dice that break its ties a machine that, of a position and the questions open in it, gives one
    or more choices to make one after the other, from what their seat may know alone; None for one that looks a step
    ahead, as the game's opponents do. `make_value`: what weighs the positions it sees then; None for the score.
    """

    measures: tuple[Measure, ...] = ()
    stretches: tuple[Stretch[S], ...] = ()
    make_bot: Callable[[Dice], Callable[[S, Sequence[Decision]], tuple[Action, ...]]] | None = None
    make_value: Callable[[], Callable[[S, Seat], float]] | None = None


@dataclass(slots=True, frozen=True)
class OrderKind:
    """A standing order a player may give: which questions it answers, and how, from what that seat may know alone.

    `settings`: JSON schema of what is chosen with it. `answer`: the seat's view, the question and the settings give the
    picks, or None where the order says nothing of it. `ends`: "once", "turn" or "round". Words: `order-<key>`.
    """

    key: str
    steps: tuple[str, ...]
    answer: Callable[[View, Decision, Mapping[str, Json]], tuple[str, ...] | None]
    settings: Mapping[str, Json] = field(default_factory=dict)
    ends: str = "turn"


@dataclass(slots=True, frozen=True)
class Lesson:
    """A position with a goal, for learners: `solution` is the seat's answers that reach it, one after another, what the
    others are asked meanwhile being answered by default; `reached` tells from the seat's view whether it is. Words:
    `lesson-<key>`, `.title`, `.goal`, `.praise`."""

    key: str
    seat: Seat
    players: int
    position: Mapping[str, Json]
    solution: tuple[tuple[str, ...], ...]
    reached: Callable[[View], bool]


class Rules(ABC, Generic[S]):
    """The rules of a game: pure, deterministic, and the only place that knows what is legal."""

    orders: tuple[OrderKind, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    asked_alone: frozenset[str] = frozenset()
    """Steps a seat is asked though it may have one answer: nothing can be taken back after it, or being spared the
    question would tell what it holds. No other question has one answer."""

    # --- before the game ---

    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options `setup` takes, every one with a default."""
        return {"type": "object", "properties": {}}

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Every option with the value it has when these are chosen. Raises PlayerError where one does not fit."""
        return dict(options)

    def takes(self, players: int, options: Mapping[str, Json]) -> bool:
        """Whether so many of the title's numbers of players can play with these options."""
        return True

    @abstractmethod
    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """All seats in turn order."""

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The seat each player chooses, in the order of `setup.players`; a player may run others beside it."""
        return self.seats(setup)

    def roles_beside(self, setup: Setup, taken: Sequence[Seat]) -> Mapping[Seat, Mapping[str, Json]]:
        """Seats beside `roles` that may be chosen too while only these are `taken`: each with the options that change
        for it, with which nobody who has one of them loses it."""
        return {}

    def conferring(self, setup: Setup) -> tuple[Seat, ...]:
        """Seats whose players are one side against the others and may confer unheard by these; none where all play
        for themselves, or all together."""
        return ()

    # --- the game ---

    @abstractmethod
    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position. Raises PlayerError where players or options do not fit."""

    @abstractmethod
    def decisions(self, state: S) -> Sequence[Decision]:
        """Every question open now; changes nothing."""

    @abstractmethod
    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out a choice that `decisions` offered."""

    def apply_together(self, state: S, answers: Sequence[Action], ctx: Context) -> None:
        """Carry out the answers to all sealed questions as one act: one to each, in the order of the seats. Here one
        after the other, for a game in which that comes to the same."""
        for action in answers:
            self.apply(state, action, ctx)

    @abstractmethod
    def copy(self, state: S) -> S:
        """A copy that shares nothing that changes; cheap, it is made for every action."""

    def default(self, state: S, decision: Decision) -> tuple[str, ...]:
        """What a clock chooses for whoever does not answer: lawful, cheap, always the same, and from what that seat may
        know alone. Defaults alone end every turn and every game."""
        return decision.options[: decision.least]

    # --- questions to the position ---

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Whose turn it is."""

    @abstractmethod
    def player_of(self, setup: Setup, state: S, seat: Seat) -> str:
        """The player who runs this seat now, as `setup.players` calls him."""

    def is_opening(self, state: S) -> bool:
        """Whether the players still lay out what they begin with, one after the other: one board is then told, which is
        changed in place."""
        return False

    def stretch(self, state: S) -> int | None:
        """Which stretch of the game a position is in, counted upwards: a Season, a round. Once one is over, everybody
        is told what it brought (`Speech.sum_up`). None: in none."""
        return None

    def nobodys(self, state: S) -> tuple[Seat, ...]:
        """Seats that belong to nobody and are played by one after the other."""
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What that seat, or a spectator, may know. Players stand in it as `setup.players` calls them."""

    def view_beside(self, public: Mapping[str, Json], state: S, seat: Seat) -> dict[str, Json]:
        """What that seat sees, beside what a spectator sees of the same position: the same as `view`, here for a game
        that has it cheaper so."""
        return self.view(state, seat)

    @abstractmethod
    def score(self, state: S) -> dict[Seat, dict[str, int]]:
        """The score now, item by item, the sum under "total"."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The outcome once the game is over, else None."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise InvariantError where the position cannot be."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, rng: Dice) -> S:
        """A position that seat could not tell from this one: all it cannot see is dealt again, by what it sees and the
        dice alone. Wherever it sees the same, the same dice give the same position, byte for byte."""

    def deal_anew(self, state: S, rng: Dice) -> S:
        """A position every seat knows as much of as of this one, and what nobody has seen is dealt again: where a game
        goes back, nobody knows what is to come. As it is where nothing is hidden from everybody."""
        return self.copy(state)

    # --- keeping it ---

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """The whole position as plain JSON."""

    def is_same(self, state: S, other: S) -> bool:
        """Whether two positions are one and the same."""
        return self.dump(state) == self.dump(other)

    @abstractmethod
    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """Take up a full or a sparse position. Raises PositionError."""


def name_ids(data: Mapping[str, Json], kinds: Mapping[str, str]) -> dict[str, Any]:
    """Plain data as the arguments of a text: under the keys of `kinds` an id, or each id of a list, becomes a Name of
    that kind. All else stays as it is, and a string so reads as it is."""
    return {key: _name(value, kinds[key]) if key in kinds else value for key, value in data.items()}


def _name(value: Json, kind: str) -> Any:
    if isinstance(value, str):
        return Name(kind, value)
    return [_name(part, kind) for part in value] if isinstance(value, (list, tuple)) else value


class Speech(Generic[S]):
    """How a game is told: message ids and arguments, no sentence. Every part has a default, so that a game may begin
    with its texts alone: `ask-<step>`, `option-<id with dashes>`, `event-<kind>`."""

    first_steps: tuple[str, ...] = ()
    """Numbers of the rules somebody reads first (texts `rule-<number with dashes>`)."""
    names: Mapping[str, str] = {"seat": "seat"}
    """Keys of what questions are about and of event data under which ids stand -> the kind of thing they name: of
    `{"from_space": "space"}` "lyon" reads as the message `space-lyon`. Under any other key a string reads as it is."""

    leads: Mapping[str, frozenset[str]] = {}
    """Steps an option of which may lead to a question of these steps: the option and each answer to that question are
    then shown as one choice (a card, with one of its Actions)."""
    along: Mapping[str, frozenset[str]] = {}
    """Steps whose questions several answers may be chosen to at once -> the steps those answers belong to, the step
    itself among them where it is asked again: cube after cube."""
    apart: frozenset[str] = frozenset()
    """Kinds of events everybody learns of that the channel is told by themselves, as they happen, with the picture the
    game's manifest has of them. They come of what cannot be taken back."""
    closing: frozenset[str] = frozenset()
    """Options that may be chosen along before they are on offer, as they end what is chosen."""
    foremost: frozenset[str] = frozenset()
    """Options that are listed before the others, in whatever order the rules have them."""
    begins: frozenset[str] = frozenset()
    """Kinds of events with which a turn begins: what follows one in the same choice belongs to the turn that begins."""
    ending: frozenset[str] = frozenset({"end-turn"})
    """Options that end a turn: before one is chosen, what the turn did is summed up."""

    unsized: frozenset[str] = frozenset()
    """Steps whose number of options comes of what is hidden: in public it is not said."""
    unnamed: frozenset[str] = frozenset()
    """Steps of which more than that comes of what is hidden, how they read or that they are asked: in public nothing is
    said of what their seat is asked."""

    ends_along: frozenset[str] = frozenset()
    """Steps of which `count_along` counts what ends them too: one answer less, and the end."""

    def count_along(self, state: S, decision: Decision) -> int:
        """How many answers may be chosen at once at most, where `along` names the step; what goes together is tried."""
        return int(decision.about.get("left", 1))

    def prompt(self, state: S, decision: Decision) -> Text:
        """How the question reads to the seat that is asked."""
        return Text(f"ask-{decision.step}", name_ids(decision.about, self.names))

    def describe(self, state: S, decision: Decision, option: str) -> OptionText:
        """How an option reads to the seat that is asked."""
        return OptionText(Text(f"option-{option.replace(':', '-')}"))

    def tell_table(self, players: int, options: Mapping[str, Json]) -> list[Text]:
        """What is worth knowing of a table laid for so many with these options, every one named, before it begins."""
        return []

    def explain(self, state: S, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
        """Why `pick`, any id a player may name, is refused: a reason and the rule's number, from what the seat may know
        alone."""
        return PlayerRefusal(Text("error-not-on-offer", {"pick": pick[:60]}), decision.rule if decision else None)

    def find_closed(self, state: S, decision: Decision) -> Mapping[str, OptionText]:
        """What a player may look for among the options and does not find: ids, each with how it reads and what to list
        it under; `explain` says why it is not on offer."""
        return {}

    def event_text(self, event: Event, seat: Seat | None) -> Text | None:
        """How an event reads to a seat or a spectator; None for one not worth a line, or hidden from that seat."""
        if not event.reaches(seat):
            return None
        return Text(f"event-{event.kind}", name_ids(event.data_for(seat), self.names))

    def story(self, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        """What happened, in few lines, as a seat or a spectator may read it."""
        return [text for event in events if (text := self.event_text(event, seat)) is not None]

    def sum_up(self, before: View, now: View) -> list[Text]:
        """What a stretch of the game has brought, of the public views at its beginning and after its end: first a
        heading, then a line each, few."""
        return []

    def sum_up_turn(self, state: S, events: Sequence[Event], seat: Seat) -> list[Text]:
        """What a turn, of which these are the events so far, has cost its seat and opens for others, a line each, from
        what the seat may know alone; what happened, and whose points it changed, is told beside it."""
        return []

    def private_text(self, view: View, seat: Seat) -> list[Text]:
        """What only this seat may know, a line each."""
        return []


@dataclass(slots=True, frozen=True)
class Game(Generic[S]):
    """A game: what the host offers, plays and tells."""

    title: Title
    rules: Rules[S]
    speech: Speech[S]

    @property
    def key(self) -> str:
        """The word the game is known by everywhere."""
        return self.title.key

    @property
    def can_be_played_alone(self) -> bool:
        """Whether one person can play it as it is, without any options set."""
        return 1 in self.player_counts({})

    def setup_of(self, record: Mapping[str, Json]) -> Setup:
        """What a recorded game started from; a record that names no version is of this one."""
        options = self.title.options_of(record.get("version") or self.title.version, record.get("options", {}))
        return Setup(record["game"], tuple(record["players"]), record["seed"], options)

    def player_counts(self, options: Mapping[str, Json]) -> tuple[int, ...]:
        """The numbers of players that can play with these options, the usual one first."""
        return tuple(n for n in self.title.player_counts if self.rules.takes(n, options))
