"""The knowledge that a game may give its opponents beyond its rules: the value of a position, how to search for an
answer, and how to explain one. Everything has a default, so any game has opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeVar

from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Name, Seat

S = TypeVar("S")

Machine = Callable[[S, Sequence[Decision]], tuple[Action, ...]]
"""A machine that plays by rule of thumb: takes a position and its open questions, and returns one or more choices in
order. It reads only what the seat may know."""
Features = Callable[[S, Seat], Sequence[float]]
"""A function that reads a position for a seat: one number for each feature, public or of that seat's own hand."""


Ground = Literal["weighed", "close", "thumb", "only"]


class FeatureText(NamedTuple):
    """A reason that advice may give. `features`: the difference in the first is stated, and the weights of all of them
    count. `good`: whether more of it is good for a seat."""

    features: tuple[str, ...]
    good: bool = True


def name_features(*names: str, good: bool = True) -> dict[str, FeatureText]:
    """A reason for each of some features; its word is the name of the feature with hyphens."""
    return {name.replace("_", "-"): FeatureText((name,), good) for name in names}


class Reason(NamedTuple):
    """A feature that a choice changes compared with another: the game's word for it, and the mean difference.
    `speaks_for`: whether the difference is good for the seat that asks."""

    name: str
    more: float
    speaks_for: bool


class Change(NamedTuple):
    """How a place, a person or a card differs between two positions, as one seat sees it: the game's word for it, and
    the other seats it concerns, in the order of their names in the text. `good`: whether it is good for that seat."""

    word: str
    thing: Name
    good: bool = True
    seats: tuple[Seat, ...] = ()


class Effect(NamedTuple):
    """Changes with the same word that a choice brings: the message `change-<word>` of `things` and `seats`, as a
    predicate. `more`: the number of things that `things` leaves out. `chance`: "sure", "likely" (in every imagined
    world, though something unknown intervenes), "probable" or "possible". `is_shared`: whether the next best choice is
    about as likely to bring them."""

    word: str
    things: tuple[Name, ...]
    seats: tuple[Seat, ...]
    good: bool
    chance: str = "sure"
    more: int = 0
    is_shared: bool = False


class Advice(NamedTuple):
    """An opponent's choice and the reasons for it.

    `instead`: the next best choice; None without one, or if no reason supports the first over it. Without reasons both
    are worth about the same. `further`: whether the effects include those of its next choice. `late`: whether the
    reasons apply only after a turn or two. `ground`: "weighed", "close" (a second evaluation prefers the other),
    "thumb" (a rule of thumb) or "only" (there is no other choice). `maxim`: the game's word for that rule of thumb, if
    any."""

    actions: tuple[Action, ...]
    instead: Action | None = None
    reasons: tuple[Reason, ...] = ()
    effects: tuple[Effect, ...] = ()
    further: bool = False
    late: bool = False
    ground: Ground = "weighed"
    maxim: str = ""


class End(NamedTuple):
    """One way in which the game may end: the features that predict it, and each seat's features in that end."""

    signs: Sequence[float]
    standing: Sequence[Sequence[float]]


class EndNames(NamedTuple):
    """The names of the features of an `End`."""

    signs: Sequence[str]
    standing: Sequence[str]


class EndView(NamedTuple):
    """A seat's view of how the game may end: the stage, the seat's index, and the ends in their order."""

    stage: str
    own: int
    ends: Sequence[End]


@dataclass(slots=True, frozen=True, eq=False)
class Prospects(Generic[S]):
    """The ways in which a game may end, for games where these predict the winner better than points. The likelihood of
    each end and of its winners comes from `data/prospects.toml` of the game, which `python -m fronde lab chances`
    writes."""

    ends: Mapping[str, EndNames]
    """The features of each end. Likelihoods are relative to the first end, which needs no signs."""
    read: Callable[[S, Seat], EndView]
    """A function that reads the `EndView` of a seat: public, or of its own hand."""
    find_end: Callable[[S], str]
    """A function that returns the end of a game that is over."""


@dataclass(slots=True, frozen=True)
class Worth(Generic[S]):
    """The value of a position to a seat. The weights of features come from `data/opponents.toml` of the game: the table
    `quick`, and `thoughtful` if the thoughtful opponent has its own. A feature that a table omits has no weight."""

    names: tuple[str, ...] = ()
    """The names of the features. Without any, a position is worth the seat's lead in the score."""
    make_features: Callable[[], Features[S]] | None = None
    """A function that makes a reader of the features. The reader may cache one position for the next call."""
    is_resting: Callable[[S, Seat], bool] = lambda state, seat: True
    """Whether a position can be evaluated for a seat. If not, as in a battle, the machine of `Search.make_glance` plays
    on until it can."""
    prospects: Prospects[S] | None = None
    """The ways in which the game may end. The thoughtful opponent then maximises its chance to win instead of its
    features."""


@dataclass(slots=True, frozen=True)
class Search(Generic[S]):
    """The answers that opponents try, how far they follow them, and how much they may compute. Limits are counts, not
    times, so the choice is the same on any computer."""

    find_candidates: Callable[[S, Sequence[Decision], Dice, int], Sequence[Action]] | None = None
    """The answers to a seat's open questions that are worth trying, optional questions included, the most promising
    first. The number argument is the number of choices before these; fewer answers suffice after the first choice.
    None: all answers to the first required question."""
    is_idle: Callable[[Action], bool] = lambda action: False
    """Whether an answer changes nothing."""
    find_follow: Callable[[S, Decision, str], Sequence[Decision]] = lambda state, decision, option: ()
    """The questions that belong to the effect of an option, in the position after it."""
    find_outcomes: Callable[[S, Action], Sequence[tuple[float, S]]] = lambda state, action: ()
    """Each outcome of an answer as likelihood and position, if the game can compute them without playing on."""
    find_plan: Callable[[S, Sequence[Decision], Dice], tuple[Action, ...]] = lambda state, decisions, dice: ()
    """Choices to make at once, without a search, such as an offer."""
    make_glance: Callable[[Dice], Machine[S]] | None = None
    """A function that makes a quick and passable machine, which continues the game by rule of thumb."""
    samples: int = 1
    """Worlds in which the quick opponent tries answers."""
    positions: int = 150
    """Positions it may build for a choice, so that a choice takes at most 20 ms."""
    iterations: int = 16
    """Maximum number of worlds in which the thoughtful opponent plays on."""
    playouts: int = 1000
    """Approximate number of choices it may play in them, so that a choice takes at most 200 ms."""
    glances: int = 1000
    """Approximate number of positions it may build for each of these choices, without `make_glance`."""
    turns: int = 1
    """Number of turns it plays on."""


@dataclass(slots=True, frozen=True)
class Explanation(Generic[S]):
    """The reasons and effects that advice can state."""

    reasons: Mapping[str, FeatureText] = field(default_factory=dict)
    """Word -> features: the message `reason-<word>` of `n`, the difference, and `way`, "more" or "less"."""
    maxims: Mapping[str, str] = field(default_factory=dict)
    """Step, or step and kind of the option (`act-move`) -> the rule of thumb: the message `maxim-<word>`, a clause."""
    find_changes: Callable[[S, S, Seat], Sequence[Change]] = lambda before, after, seat: ()
    """The changes a seat may see between two positions, the most important first, each about one thing. They must not
    reveal anything that exists only in an imagined world."""


@dataclass(slots=True, frozen=True)
class Opponents(Generic[S]):
    """The knowledge of a game's opponents."""

    worth: Worth[S] = field(default_factory=Worth)
    """What a position is worth to a seat."""
    search: Search[S] = field(default_factory=Search)
    """How far a choice is looked ahead from."""
    explanation: Explanation[S] = field(default_factory=Explanation)
    """How the reasons of a choice are said."""
    thoughtful: Opponents[S] | None = None
    """The knowledge of the thoughtful opponent, if it differs."""
