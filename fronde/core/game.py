"""The interface of a game to the host: rules, with a title, and speech. All possible declarations of a game are here,
with their defaults.

`S` is the position of a game; only the game itself reads it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from fronde.core.opponents import Machine
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
TURN_BEGAN = "turn-began"
"""The kind of event that starts a turn: later events of the same action belong to the new turn."""
View = Mapping[str, Json]
"""The view of one seat, or of a spectator: plain data."""
OWN = "fronde.games"
"""The package of our own games."""


@dataclass(slots=True, frozen=True)
class Title:
    """What the host knows of a game before it is played.

    `package`: the module that holds the GAME; its name gives the `key` of the game, and the files beside it are its
    parts (`find_part`). `player_counts`: possible numbers of players, the usual one first. `verbs`: name of a slash
    subcommand -> the steps it answers (messages `verb-<name>`, `verb-<name>.option`). `option_files`: an option set by
    a file -> a function of the file's text and name that returns the value, or raises FileRefusal with every fault;
    `data/<option>.toml` is the file to start from. `minutes`: the duration of a game with the usual number of players.
    `former`: version -> default options of games that started before that version; so a default may change without
    changing a stored game.
    """

    package: str
    version: int
    player_counts: tuple[int, ...]
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    option_files: Mapping[str, Callable[[str, str], Json]] = field(default_factory=dict)
    minutes: int | None = None
    former: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The id of the game: the last part of its package's name, with hyphens for underscores."""
        return self.package.rpartition(".")[2].replace("_", "-")

    @property
    def folder(self) -> Path:
        """The folder of the game, with its texts and data."""
        spec = find_spec(self.package)
        assert spec is not None and spec.origin is not None, f"{self.package} is no module of a file"
        return Path(spec.origin).parent

    @property
    def texts(self) -> Path:
        """The folder of its messages, `<locale>/*.ftl`."""
        return self.folder / "texts"

    def find_part(self, name: str) -> str | None:
        """The module of a part of the game: `opponents` with OPPONENTS, `balance` with BALANCE, `luck` with LUCK,
        `pictures` with MANIFEST; None if the game has no such part. The pictures of our own games are in `images`."""
        if name == "pictures" and self.package.startswith(f"{OWN}."):
            return f"images.{self.key}"
        return f"{self.package}.{name}" if _has_module(self.folder, name) else None

    @property
    def weights(self) -> str | None:
        """The version of its opponents: a hash of their files of weights. None without such files."""
        return _hash_weights(self.folder)

    def options_of(self, version: int, choices: Mapping[str, Json]) -> dict[str, Json]:
        """The options of a game that started under that version: the `choices`, and for the rest the defaults of that
        time."""
        defaults: dict[str, Json] = {}
        for later in sorted(self.former, reverse=True):
            defaults |= self.former[later] if later > version else {}
        return {**defaults, **choices}


@cache
def _hash_weights(folder: Path) -> str | None:
    files = [folder / "data" / f"{name}.toml" for name in ("opponents", "prospects")]
    text = b"".join(file.read_bytes() for file in files if file.exists())
    return sha256(text).hexdigest()[:8] if text else None


@cache
def _has_module(folder: Path, name: str) -> bool:
    return (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()


class Measure(NamedTuple):
    """A row of figures over games played by machines, seat by seat.

    `find`: event -> the seat it counts for (None: nobody) and its amount; None if it does not count. `share`: as a
    share of all in the games, else as a mean per game. `nobodys`: with a column for nobody.
    """

    name: str
    find: Callable[[Event], tuple[Seat | None, int] | None]
    share: bool = False
    nobodys: bool = False


def count_events(kind: str, size: str = "", seat: str = "seat") -> Callable[[Event], tuple[Seat | None, int] | None]:
    """A `Measure.find` that counts events of a kind. `size` and `seat`: keys of their data; without a size each counts
    as 1, without a seat for nobody."""
    return lambda event: (event.data.get(seat), int(event.data[size] if size else 1)) if event.kind == kind else None


@dataclass(slots=True, frozen=True)
class Stretch(Generic[S]):
    """A stretch of the game, such as a round, an election or an action, that should not interrupt players too often.

    `find`: position -> the number of its stretch and its kind, a key of `aims` (None while the kind is not known yet);
    None outside of any stretch. `aims`: kind -> the highest acceptable number in a typical stretch: of calls to each
    player, or with `clicks` of the clicks of all.
    """

    find: Callable[[S], tuple[int, str | None] | None]
    aims: Mapping[str, int]
    clicks: bool = False


@dataclass(slots=True, frozen=True)
class Figures(Generic[S]):
    """The numbers behind a rule of thumb, for `python -m fronde lab screen` and `follow`."""

    table: str
    """The name of their table in the file of weights."""
    start: Mapping[str, float]
    """The figures with which `follow` starts."""
    values: Mapping[str, float]
    """The figures in use."""
    make_machine: Callable[[Dice, Mapping[str, float]], Machine[S]]
    """A function that makes a machine that plays by given figures."""


@dataclass(slots=True, frozen=True)
class Balance(Generic[S]):
    """What `python -m fronde lab balance` and `interruptions` measure of a game beyond the score.

    `make_bot`: dice for ties -> a greedy machine: position, open decisions -> one or more actions in order, from what
    the seat may know. None: one that looks a step ahead. `make_value`: a function that makes the value function of that
    one; None: by score. `figures`: the numbers behind the rule of thumb of the "quick" and the "thoughtful" opponent.
    """

    measures: tuple[Measure, ...] = ()
    stretches: tuple[Stretch[S], ...] = ()
    make_bot: Callable[[Dice], Machine[S]] | None = None
    make_value: Callable[[], Callable[[S, Seat], float]] | None = None
    figures: Mapping[str, Figures[S]] = field(default_factory=dict)


class Luck(NamedTuple):
    """The dice that seats roll for themselves, for statistics: only dice of one kind, and only where more is better.

    `faces`: the value of each face. `find`: event -> a seat and a value for every such die that its public data shows;
    it reads events of all versions. The message `luck-unit` names what the values count.
    """

    faces: tuple[int, ...]
    find: Callable[[Event], Iterable[tuple[Seat, int]]]


@dataclass(slots=True, frozen=True)
class OrderKind:
    """A standing order a player may give: which questions it answers, and how, from what the seat may know.

    `settings`: the JSON schema of each of its settings. `answer`: the seat's view, the decision, the settings -> the
    picks, or None if the order does not cover it. `ends`: "once", "turn", "round" or "opening"; one of the last
    kind is offered with its questions too, as *Choose the rest for me*. Messages: `order-<key>`.
    """

    key: str
    steps: tuple[str, ...]
    answer: Callable[[View, Decision, Mapping[str, Json]], tuple[str, ...] | None]
    settings: Mapping[str, Json] = field(default_factory=dict)
    ends: str = "turn"


@dataclass(slots=True, frozen=True)
class GuideStep:
    """One idea that a guided game tells once, the message `guide-<key>`. It is told with the first of the learner's
    questions that it fits: a question of the steps `ask` is open, an event of the kinds `after` has happened since the
    last choice, and the seat's view is as in `when`. The step "end" stands for the end of a chapter. Without steps and
    kinds it is told on a page of its own, before the question. An optional question is not shown before what the guide
    tells of it."""

    key: str
    ask: frozenset[str] = frozenset()
    after: frozenset[str] = frozenset()
    when: Callable[[View], bool] = lambda view: True


@dataclass(slots=True, frozen=True)
class Chapter:
    """A part of a guided game: the learner plays `seat`, and bots play the others. It starts at the set-up of that many
    `players` with `options`, or at a sparse `position`. It ends with the game, once the seat's view is as in `until`,
    or after the learner's share of choices. `steps`: what the guide tells, in teaching order. `show`: the picture where
    a question has none of its own."""

    seat: Seat
    players: int
    steps: tuple[GuideStep, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    position: Mapping[str, Json] | None = None
    until: Callable[[View], bool] = lambda view: False
    show: str = "board"


class Rules(ABC, Generic[S]):
    """The rules of a game: pure, deterministic, and the only code that knows what is legal."""

    title: Title
    orders: tuple[OrderKind, ...] = ()

    # --- before the game ---

    @property
    def guide(self) -> tuple[Chapter, ...]:
        """The chapters of a guided game for learners; empty without one."""
        return ()

    def options_schema(self) -> dict[str, Json]:
        """The JSON schema of the options `setup` takes, every one with a default."""
        return {"type": "object", "properties": {}}

    def fill_options(self, options: Mapping[str, Json]) -> dict[str, Json]:
        """Every option with its value, given these choices. Raises PlayerError for an invalid one."""
        return dict(options)

    def takes(self, players: int, options: Mapping[str, Json]) -> bool:
        """Whether this number of players can play with these options."""
        return True

    @abstractmethod
    def seats(self, setup: Setup, /) -> tuple[Seat, ...]:
        """All seats in turn order."""

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The seat each player chooses, in the order of `setup.players`; a player may run further seats."""
        return self.seats(setup)

    def roles_beside(self, setup: Setup, picks: Sequence[Seat]) -> Mapping[Seat, Mapping[str, Json]]:
        """Further seats that players may choose while `picks` are taken. Each comes with the options that add it
        without removing a seat from `picks`."""
        return {}

    def conferring(self, setup: Setup) -> tuple[Seat, ...]:
        """Seats that form one side against the rest and may talk in private; empty if all play alone or together."""
        return ()

    # --- the game ---

    @abstractmethod
    def setup(self, setup: Setup, ctx: Context) -> S:
        """The first position. Raises PlayerError if players or options do not fit."""

    @abstractmethod
    def decisions(self, state: S) -> Sequence[Decision]:
        """Every open decision. Changes nothing."""

    @abstractmethod
    def apply(self, state: S, action: Action, ctx: Context) -> None:
        """Carry out an action that `decisions` offered."""

    def apply_together(self, state: S, answers: Sequence[Action], ctx: Context) -> None:
        """Carry out the answers to all sealed decisions as one act, one for each, in seat order. The default applies
        them one after the other."""
        for action in answers:
            self.apply(state, action, ctx)

    @abstractmethod
    def copy(self, state: S) -> S:
        """A copy that shares nothing mutable. It has to be cheap: every action makes one."""

    def default(self, state: S, decision: Decision) -> tuple[str, ...]:
        """The picks that a clock makes for a player who does not answer: legal, harmless, deterministic, and based only
        on what the seat may know. A game played by defaults alone ends."""
        return decision.options[: decision.least]

    def pick_at_random(self, state: S, decision: Decision, dice: Dice) -> str | None:
        """A random option, for a player who leaves the rest of a series to the bot: a question that the same seat is
        asked many times in a row. None: the question is not of this kind. It is based only on what the seat may know,
        and as fair as a shuffle: nobody can distinguish it from the player's own choice. An option `…:rest` of that
        question, which lets the dice of the game choose, is not shown to people: the button does the same and can be
        undone."""
        return None

    def is_asked_alone(self, state: S, decision: Decision) -> bool:
        """Whether a question is asked even if it has a single answer: because nothing can be undone afterwards, or
        because skipping the question would reveal a hand. No other question may have a single answer."""
        return False

    # --- questions to the position ---

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Whose turn it is."""

    @abstractmethod
    def player_of(self, setup: Setup, state: S, seat: Seat) -> str:
        """The player who runs this seat now, one of `setup.players`."""

    def is_opening(self, state: S) -> bool:
        """Whether the set-up is still in progress, player after player. Then one board is posted and edited in
        place."""
        return False

    def stretch(self, state: S) -> int | None:
        """The number of the current round, Season or similar stretch, counting upwards; None outside of any. After each
        one everyone gets its summary (`Speech.sum_up`)."""
        return None

    def nobodys(self, state: S) -> tuple[Seat, ...]:
        """Seats that belong to no player; players take turns to run them."""
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What that seat, or a spectator (None), may know. Players appear as in `setup.players`."""

    def view_beside(self, public: Mapping[str, Json], state: S, seat: Seat) -> dict[str, Json]:
        """The same as `view`. A game may build it faster from the `public` view of the same position."""
        return self.view(state, seat)

    @abstractmethod
    def score(self, state: S) -> dict[Seat, dict[str, int]]:
        """The score now: seat -> item -> points, the sum under "total"."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The outcome once the game is over, else None."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise InvariantError for a position that cannot exist."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, rng: Dice) -> S:
        """A position that the seat cannot distinguish from this one: everything it cannot see is dealt again. The
        result depends only on what the seat sees and on the dice, byte for byte."""

    def deal_anew(self, state: S, rng: Dice) -> S:
        """A position in which only what nobody has seen is dealt again, for a game that is set back to an earlier
        position. The default, a copy, is for games without anything hidden from everyone."""
        return self.copy(state)

    # --- storage ---

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """The whole position as plain JSON."""

    def is_same(self, state: S, other: S) -> bool:
        """Whether two positions are equal."""
        return self.dump(state) == self.dump(other)

    @abstractmethod
    def load(self, position: Mapping[str, Json], setup: Setup, ctx: Context) -> S:
        """The state of a full or sparse position. Raises PositionError."""


def name_ids(data: Mapping[str, object], kinds: Mapping[str, str]) -> dict[str, object]:
    """Plain data as arguments of a text: an id (or each id of a list) becomes a Name of the kind that `kinds` has for
    its key, or for the last part of its key; everything else stays.

    >>> name_ids({"from_space": "lyon", "count": 2}, {"space": "space"})
    {'from_space': Name(kind='space', id='lyon'), 'count': 2}
    """
    return {key: _name(value, kinds.get(key) or kinds.get(key.rpartition("_")[2])) for key, value in data.items()}


def _name(value: object, kind: str | None) -> object:
    if kind is None or isinstance(value, (Name, Text)):
        return value
    if isinstance(value, str):
        return Name(kind, value)
    return [_name(part, kind) for part in value] if isinstance(value, (list, tuple)) else value


@dataclass(slots=True, frozen=True)
class Headlines:
    """Events that every summary reports: the end of a round, a removal, a war, a scoring, a card that changes the
    board.

    `kinds`: number of a rule -> the kinds of events under it, joined in one line. `find`: the rule of each event, ""
    for those that a summary may leave out; None: by its kind. `tell`: the events of one rule in a few sentences; None:
    those of `Speech.story`.
    """

    kinds: Mapping[str, frozenset[str]] = field(default_factory=dict)
    find: Callable[[Sequence[Event]], list[str]] | None = None
    tell: Callable[[str, Sequence[Event], Seat | None], list[Text]] | None = None

    def find_rules(self, events: Sequence[Event]) -> list[str]:
        """The rule under which a summary reports each of the events; "" for those that it may leave out."""
        if self.find is not None:
            return self.find(events)
        rules = {kind: rule for rule, kinds in self.kinds.items() for kind in kinds}
        return [rules.get(event.kind, "") for event in events]


class Speech(Generic[S]):
    """The words of a game: message ids and arguments, never sentences. Everything has a default, so a new game can
    start with its messages alone: `ask-<step>`, `option-<id with dashes>`, `event-<kind>`."""

    names: Mapping[str, str] = {"seat": "seat"}
    """Key, or last part of a key, of a decision's `about` or of event data -> the kind of thing its ids name: with
    `{"space": "space"}`, "lyon" under "from_space" reads as the message `space-lyon`. Strings under other keys read as
    they are."""

    leads: Mapping[str, frozenset[str]] = {}
    """Step -> steps of the questions that its options may lead to. Option and answer are shown as one choice: a card
    with one of its Actions."""
    along: Mapping[str, frozenset[str]] = {}
    """Step for which several answers may be picked at once -> the steps these answers belong to, itself included if it
    is asked again: cube after cube."""
    forms: Mapping[str, tuple[str, ...]] = {}
    """Step -> further steps that its form asks too, in this order: those of questions it leads to, and those of
    questions open beside it. A step with one closing option ends by itself where another one is answered."""
    apart: Mapping[str, str] = {}
    """Kinds of public events that get their own post at once -> the picture in it, drawn of a scene with that event
    alone. Such events must come from actions that cannot be undone."""
    closing: frozenset[str] = frozenset()
    """Options that may be picked together with others before they are on offer, because they end the series."""
    ending: frozenset[str] = frozenset({"end-turn"})
    """Options that end a turn; the panel shows a summary of the turn before one is picked."""

    headlines = Headlines()
    """The events that every summary reports. Without them it starts with events about no single seat, then rare
    ones."""

    secrets: Mapping[str, str] = {}
    """Step -> what of its questions depends on hidden things, and is not public: "size", the number of options, or
    "question", its text and very existence too."""

    def count_along(self, state: S, decision: Decision) -> tuple[int, int]:
        """An upper bound for the answers picked at once, for steps of `along`, without the option that ends the series
        and with it; the host determines by trial how many really fit."""
        most = int(decision.about.get("left", 1))
        return most, most

    def prompt(self, state: S, decision: Decision) -> Text:
        """The text of the decision for its seat."""
        return Text(f"ask-{decision.step}", name_ids(decision.about, self.names))

    def describe(self, state: S, decision: Decision, option: str) -> OptionText:
        """The text of an option for its seat: `option-<id with dashes>`, or `option-<kind>` with `n` if only a number
        follows the kind."""
        kind, _, number = option.rpartition(":")
        if kind and number.isdecimal():
            return OptionText(Text(f"option-{kind.replace(':', '-')}", {"n": int(number)}))
        return OptionText(Text(f"option-{option.replace(':', '-')}"))

    def tell_table(self, players: int, options: Mapping[str, Json]) -> list[Text]:
        """Notes for the lobby on a game with that many players and these (complete) options."""
        return []

    def explain(self, state: S, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
        """Why `pick`, any id that a player may name, is refused: reason and rule number, from what the seat may
        know."""
        return PlayerRefusal(Text("error-not-on-offer", {"pick": pick[:60]}), decision.rule if decision else None)

    def find_unavailable(self, state: S, decision: Decision) -> Mapping[str, OptionText]:
        """Unavailable options that a player may look for: id -> its text and group; `explain` has the reason."""
        return {}

    def event_text(self, event: Event, seat: Seat | None) -> Text | None:
        """The sentence about an event for a seat or a spectator; None if it is not worth a line, or hidden from that
        seat."""
        if not event.reaches(seat):
            return None
        return Text(f"event-{event.kind}", name_ids(event.data_for(seat), self.names))

    def story(self, events: Sequence[Event], seat: Seat | None) -> list[Text]:
        """The events in a few lines, as a seat or a spectator may read them."""
        return [text for event in events if (text := self.event_text(event, seat)) is not None]

    def sum_up(self, before: View, now: View) -> list[Text]:
        """The summary of a stretch from the public views at its start and after its end: heading, then a few lines."""
        return []

    def sum_up_turn(self, state: S, events: Sequence[Event], seat: Seat) -> list[Text]:
        """What the turn so far has cost its seat and makes possible for others, a line each, from what the seat may
        know. The events and changed points are shown separately."""
        return []

    def private_text(self, view: View, seat: Seat) -> list[Text]:
        """The private information of this seat, one line each."""
        return []


@dataclass(slots=True, frozen=True)
class Game(Generic[S]):
    """A game: rules, with their title, and speech."""

    rules: Rules[S]
    speech: Speech[S]

    @property
    def title(self) -> Title:
        """What the host knows of it before it is played."""
        return self.rules.title

    @property
    def key(self) -> str:
        """The id of the game."""
        return self.title.key

    @property
    def can_be_played_alone(self) -> bool:
        """Whether one person can play it with default options."""
        return 1 in self.player_counts({})

    def setup_of(self, record: Mapping[str, Json]) -> Setup:
        """The setup of a recorded game; a record without a version has the current one."""
        options = self.title.options_of(record.get("version") or self.title.version, record.get("options", {}))
        return Setup(record["game"], tuple(record["players"]), record["seed"], options)

    def player_counts(self, options: Mapping[str, Json]) -> tuple[int, ...]:
        """The numbers of players that can play with these options, the usual one first."""
        return tuple(n for n in self.title.player_counts if self.rules.takes(n, options))


AnyGame = Game[Any]
"""A game with positions of any type, for code outside the game."""
