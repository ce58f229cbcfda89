"""What opponents take from a game beside what every game tells: what there is to see in a position, which answers are
worth trying, what belongs to an answer's effect. All of it has a default, so that any game has opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, Literal, NamedTuple, TypeVar

from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Name, Seat

S = TypeVar("S")

Machine = Callable[[S, Sequence[Decision]], tuple[Action, ...]]
"""A player by rule of thumb: of a position and the questions open in it, one or more choices to make one after the
other, from what their seat may know alone."""
Features = Callable[[S, Seat], Sequence[float]]
"""What there is to see in a position for a seat, a number for each name: public, or of that seat's own hand."""


Ground = Literal["weighed", "close", "thumb", "only"]


class FeatureText(NamedTuple):
    """What people are told of some features, as a reason for a choice: the first says by how much, what the others
    weigh is added to its weight. `good`: whether it is good for a seat to have more of it."""

    features: tuple[str, ...]
    good: bool = True


class Reason(NamedTuple):
    """What there is more of after the choice than after the other, or less: the game's word for it, and by how much on
    average. `speaks_for`: whether that is good for who asks."""

    name: str
    more: float
    speaks_for: bool


class Change(NamedTuple):
    """What becomes of a place, a person or a card from one position to another, as the seat that looks may know it:
    the game's word for it, and the seats it concerns, in which order they are named. `good`: whether it is good for who
    looks."""

    word: str
    thing: Name
    good: bool = True
    seats: tuple[Seat, ...] = ()


class Effect(NamedTuple):
    """Changes of one word that a choice brings: the message `change-<word>` of `things` and `seats`, as a predicate.
    `more`: things that are not named. `chance`: "sure", "likely" (in every world looked at, though something unknown
    comes between), "probable" or "possible". `shared`: whether the next best choice brings them about as likely."""

    word: str
    things: tuple[Name, ...]
    seats: tuple[Seat, ...]
    good: bool
    chance: str = "sure"
    more: int = 0
    shared: bool = False


class Advice(NamedTuple):
    """What an opponent would do, what else it would, what the first has over the other, and what it changes on the
    board. `instead`: None where there is nothing else to try, or nothing to tell that the choice has over it; without
    reasons both are worth about the same. `further`: whether the effects are those of what it would choose next, too.
    `late`: whether the reasons show after a turn or two only. `ground`: what it goes by: "weighed", "close" (weighed,
    and looked at again the other is worth more), "thumb" (a rule of thumb) or "only" (there is nothing else to
    choose). `maxim`: the game's word for that rule of thumb, where it has one."""

    actions: tuple[Action, ...]
    instead: Action | None = None
    reasons: tuple[Reason, ...] = ()
    effects: tuple[Effect, ...] = ()
    further: bool = False
    late: bool = False
    ground: Ground = "weighed"
    maxim: str = ""


class End(NamedTuple):
    """Of a way the game may end: the signs of its coming, and for every seat what it would have then."""

    signs: Sequence[float]
    standing: Sequence[Sequence[float]]


class EndNames(NamedTuple):
    """The names of what an `End` holds."""

    signs: Sequence[str]
    standing: Sequence[str]


class EndView(NamedTuple):
    """What there is to see of how the game may end: its stage, which of the seats looks, and the ends in their
    order."""

    stage: str
    own: int
    ends: Sequence[End]


@dataclass(slots=True, frozen=True, eq=False)
class Prospects(Generic[S]):
    """How a game may end, where that tells more than points do. `ends`: of each way its features by name, in the order
    of `End`; the likelihoods of the others are held against the first, which needs no signs. `read`: what a seat sees,
    public or of its own hand. `find_end`: of a game that is over, which of them it was. `weights`: a TOML file, for
    every stage and end the tables `signs` and `standing`, made by `python -m fronde lab chances`."""

    ends: Mapping[str, EndNames]
    read: Callable[[S, Seat], EndView]
    find_end: Callable[[S], str]
    weights: Path


@dataclass(slots=True, frozen=True)
class Opponents(Generic[S]):
    """What a game's opponents know of it.

    `names`, `make_features`: what they see, and what makes the reader of it, which may remember from one position to
    the next; without any they see by how much a seat leads in the score. `weights`: a TOML file whose
    `table` says what a point of each is worth; those left out are worth nothing.

    `reasons`: what people who ask for advice are told of the features, by its word: the message `reason-<word>`, of
    `n`, by how much, and `way`, "more" or "less". `maxims`: by which rule of thumb a question is answered, by its step,
    or its step and the kind of the option, `act-move`: the message `maxim-<word>`, a clause. `is_mirrored`: whether a
    seat sees the features with the other sign. `find_changes`: what they are told of two positions, the one before a
    choice and the one after, for a seat: what has changed of all it may see, what weighs most first, each thing by
    itself; nothing that an imagined world has made up.

    `find_candidates`: of a position, a seat's open questions, dice, and how many choices lie before these, the answers
    worth trying, those to questions nobody waits for too, fewer where some lie before; without it all to the first
    required question. `is_idle`: whether an answer changes nothing, so that it is worth what the position is
    worth. `find_follow`: of the position after an answer, its question and the option, the questions that belong to its
    effect and are looked at alike; none where there are none. `is_resting`: whether a position can be weighed for a
    seat, or has to be played on by rule of thumb until it can: the rest of a battle. `make_glance`: of its dice a
    machine for that, quick and passable.

    `find_outcomes`: of a position and an answer, what may come of it, how likely each and the position then, where the
    game reckons that without playing; mostly nothing.

    `find_plan`: of a position, a seat's open questions, and dice, choices to make one after the other without looking
    any further, such as an offer; mostly none.

    `figures`, `make_planned`: what the rule of thumb weighs, where it goes by figures, and a machine that goes by
    others; for `python -m fronde lab screen` and `follow`, which begins with `first_figures` and writes
    `figures_table` of the file of weights.

    `prospects`: how the game may end, by which the thoughtful opponent weighs positions, as chances to win; without
    them it weighs as the quick one does.

    `samples`: how many worlds the quick opponent looks at. `positions`: how many positions it may build for a choice,
    so that the choice takes 20 ms at most; where they run short it follows the first of the answers worth trying, which
    are best named in the order of their promise. `iterations`: how many worlds the thoughtful one plays on in, at most.
    `playouts`: about how many choices it may play there, so that it takes 200 ms at most in all. `glanced`: without a
    machine for a glance, about how many positions it may build there for a choice. All are numbers, not times: the same
    choice comes of them anywhere. `turns`: how many turns it plays on. `find_sides`: of the seats the players chose
    those on one side, where a game has sides that differ.

    `thoughtful`: what the thoughtful opponent knows of the game instead; None where both go by the same.
    """

    names: tuple[str, ...] = ()
    make_features: Callable[[], Features[S]] | None = None
    weights: Path | None = None
    table: str = "quick"
    reasons: Mapping[str, FeatureText] = field(default_factory=dict)
    maxims: Mapping[str, str] = field(default_factory=dict)
    is_mirrored: Callable[[Seat], bool] = lambda seat: False
    find_changes: Callable[[S, S, Seat], Sequence[Change]] = lambda before, after, seat: ()
    find_candidates: Callable[[S, Sequence[Decision], Dice, int], Sequence[Action]] | None = None
    is_idle: Callable[[Action], bool] = lambda action: False
    find_follow: Callable[[S, Decision, str], Sequence[Decision]] = lambda state, decision, option: ()
    is_resting: Callable[[S, Seat], bool] = lambda state, seat: True
    make_glance: Callable[[Dice], Machine[S]] | None = None
    find_outcomes: Callable[[S, Action], Sequence[tuple[float, S]]] = lambda state, action: ()
    find_plan: Callable[[S, Sequence[Decision], Dice], tuple[Action, ...]] = lambda state, decisions, dice: ()
    figures: Mapping[str, float] = field(default_factory=dict)
    make_planned: Callable[[Dice, Mapping[str, float]], Machine[S]] | None = None
    first_figures: Mapping[str, float] = field(default_factory=dict)
    figures_table: str = ""
    prospects: Prospects[S] | None = None
    samples: int = 1
    positions: int = 150
    iterations: int = 16
    playouts: int = 1000
    glanced: int = 1000
    turns: int = 1
    find_sides: Callable[[Sequence[Seat]], Sequence[Seat]] | None = None
    thoughtful: Opponents[S] | None = None
