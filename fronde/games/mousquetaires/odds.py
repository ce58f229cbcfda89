"""The exact probabilities of a duel, computed over every roll of every round (4.2 to 4.7, 4.10).

They assume that both players reroll dice whenever that helps them: the musketeer to hurt more often than be hurt,
Milady the opposite. A round is a table with a row for each roll of blue dice and a column for each roll of red ones. It
is cached for all duels that reach it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from fronde.games.mousquetaires.data import FOES
from fronde.games.mousquetaires.fencing import (
    BLUE_FACES,
    RED_FACES,
    Arms,
    Dice,
    DiceCount,
    Extra,
    clash,
    extra_of,
    is_drawn,
    shows,
)


class Chances(NamedTuple):
    """The probabilities that only the foe is hurt, only the musketeer, both, or nobody; they sum to 1."""

    foe: float
    own: float
    both: float
    nobody: float

    @property
    def blood(self) -> float:
        """The probability that the foe is hurt."""
        return self.foe + self.both

    @property
    def wound(self) -> float:
        """The probability that the musketeer is hurt."""
        return self.own + self.both


Table = tuple[tuple[Chances, ...], ...]
"""The chances of a round by the roll of the blue dice and that of the red ones, both in the order of `throws`."""
Rerolls = tuple[tuple[str, tuple[int, ...]], ...]
"""The faces of a roll, each with the indices of the rolls that rerolling one such die may give."""
NOBODY = Chances(0.0, 0.0, 0.0, 1.0)
ENDS = {
    (True, False): Chances(1.0, 0.0, 0.0, 0.0),
    (False, True): Chances(0.0, 1.0, 0.0, 0.0),
    (True, True): Chances(0.0, 0.0, 1.0, 0.0),
}
"""The result by whether the foe is hurt and whether the musketeer is hurt."""


class Round(NamedTuple):
    """A round before the roll, with everything that its chances depend on. `now`, `later`: swords and shields in
    addition to the dice in this round and in later ones; `is_fixed`: the foe has a fixed result instead of dice;
    `sword`, `reroll`: whether the musketeer's sword and Milady may still reroll a die."""

    blue: int
    red: int
    manoeuvres: tuple[Dice, ...]
    parry: Dice
    now: Extra
    later: Extra
    is_fixed: bool
    sword: bool
    reroll: bool

    @classmethod
    def of(cls, blue: int, red: int, foe_id: str, arms: Arms, *, first: bool, reroll: bool) -> Round:
        """A round against a foe."""
        foe, manoeuvres = FOES[foe_id], tuple(sorted(set(arms.manoeuvres)))
        later = extra_of(foe, arms, first=False)
        now = extra_of(foe, arms, first=True) if first else later
        return cls(blue, red, manoeuvres, tuple(foe.manoeuvre), now, later, foe.result is not None, arms.sword, reroll)

    def follow(self) -> Round:
        """The next round, after one in which nobody is hurt."""
        return self._replace(blue=max(self.blue - 1, 0), red=max(self.red - 1, 0), now=self.later)


@lru_cache(maxsize=32)
def throws(n: int, faces: Dice) -> tuple[tuple[Dice, float], ...]:
    """Every roll of `n` dice as sorted faces, with its probability."""
    results = []
    for dice in combinations_with_replacement(faces, n):
        ways = factorial(n)
        for count in Counter(dice).values():
            ways //= factorial(count)
        results.append((dice, ways / len(faces) ** n))
    return tuple(results)


@lru_cache(maxsize=32)
def places(n: int, faces: Dice) -> dict[Dice, int]:
    """The index of each roll in `throws`."""
    return {dice: at for at, (dice, _) in enumerate(throws(n, faces))}


@lru_cache(maxsize=32)
def rerolls(n: int, faces: Dice) -> tuple[Rerolls, ...]:
    """For each roll, each face it shows, with the three equally likely rolls that rerolling one such die may give."""
    return tuple(tuple((face, _reroll(dice, face, faces)) for face in dict.fromkeys(dice)) for dice in places(n, faces))


def _reroll(dice: Dice, face: str, faces: Dice) -> tuple[int, ...]:
    rest = list(dice)
    rest.remove(face)
    return tuple(places(len(dice), faces)[in_order((*rest, new), faces)] for new in faces)


def in_order(dice: Iterable[str], faces: Dice) -> Dice:
    """Dice sorted in the order of the faces."""
    return tuple(sorted(dice, key=faces.index))


# --- a round ---


def chances_of(dice: int, foe_id: str, arms: Arms) -> Chances:
    """The chances of a duel that starts with a number of blue dice."""
    foe = FOES[foe_id]
    return chances_of_round(Round.of(dice, foe.dice, foe_id, arms, first=True, reroll=foe.ability == "reroll"))


@lru_cache(maxsize=4096)
def chances_of_round(bout: Round) -> Chances:
    """The chances of a duel that has reached a round."""
    if is_drawn(bout.blue, bout.red, is_fixed=bout.is_fixed):
        return NOBODY
    foe = own = both = nobody = 0.0
    red = [likely for _, likely in throws(bout.red, RED_FACES)]
    for (_, likely), row in zip(throws(bout.blue, BLUE_FACES), chances_before_reroll(bout), strict=True):
        for likely_too, chances in zip(red, row, strict=True):
            share = likely * likely_too
            foe += share * chances[0]
            own += share * chances[1]
            both += share * chances[2]
            nobody += share * chances[3]
    return Chances(foe, own, both, nobody)


@lru_cache(maxsize=256)
def chances_before_reroll(bout: Round) -> Table:
    """The chances after both rolls, before the sword."""
    table = chances_after_sword(bout)
    if not bout.sword:
        return table
    again = chances_after_sword(bout._replace(sword=False))
    return tuple(
        tuple(
            _for_musketeer(chances, faces, column)
            for chances, column in zip(row, zip(*again, strict=True), strict=True)
        )
        for row, faces in zip(table, rerolls(bout.blue, BLUE_FACES), strict=True)
    )


@lru_cache(maxsize=256)
def chances_after_sword(bout: Round) -> Table:
    """The chances after the sword, before Milady rerolls a die."""
    table = chances_of_final_rolls(bout)
    if not bout.reroll:
        return table
    again, ways = chances_of_final_rolls(bout._replace(reroll=False)), rerolls(bout.red, RED_FACES)
    return tuple(
        tuple(_for_milady(chances, faces, after) for chances, faces in zip(row, ways, strict=True))
        for row, after in zip(table, again, strict=True)
    )


@lru_cache(maxsize=256)
def chances_of_final_rolls(bout: Round) -> Table:
    """The chances of the final rolls."""
    swords, shields, red_swords, red_shields = bout.now
    own = _read(throws(bout.blue, BLUE_FACES), bout.manoeuvres, swords, shields)
    theirs = _read(throws(bout.red, RED_FACES), (bout.parry,), red_swords, red_shields)
    next_round = chances_of_round(bout.follow())
    return tuple(tuple(_end(clash(one, other), next_round) for other in theirs) for one in own)


def _read(
    outcomes: Sequence[tuple[Dice, float]], manoeuvres: Sequence[Dice], swords: int, shields: int
) -> list[DiceCount]:
    return [
        (any(shows(dice, one) for one in manoeuvres), dice.count("sword") + swords, dice.count("shield") + shields)
        for dice, _ in outcomes
    ]


def _end(losses: tuple[int, int], next_round: Chances) -> Chances:
    return ENDS[losses[0] > 0, losses[1] > 0] if any(losses) else next_round


# --- what is thrown again ---


def for_musketeer(chances: Chances) -> tuple[float, float]:
    """The sort key for the musketeer, who wants the maximum: to hurt more often than be hurt, and in a tie to be hurt
    less often."""
    return round(chances[0] - chances[1], 9), -chances[1] - chances[2]


def for_milady(chances: Chances) -> tuple[float, float]:
    """The sort key for Milady, who wants the minimum: the musketeer's advantage, and in a tie the probability that the
    foe is hurt."""
    return round(chances[0] - chances[1], 9), chances[0] + chances[2]


def _for_musketeer(chances: Chances, faces: Rerolls, again: Sequence[Chances]) -> Chances:
    """The best chances: to keep all dice, or to reroll a die of one of the faces."""
    if chances is ENDS[True, False]:
        return chances
    return max([chances, *[_mean(again[a], again[b], again[c]) for _, (a, b, c) in faces]], key=for_musketeer)


def _for_milady(chances: Chances, faces: Rerolls, again: Sequence[Chances]) -> Chances:
    if chances is ENDS[False, True]:
        return chances
    return min([chances, *[_mean(again[a], again[b], again[c]) for _, (a, b, c) in faces]], key=for_milady)


def _mean(one: Chances, two: Chances, three: Chances) -> Chances:
    """The mean of three equally likely chances."""
    return Chances(
        (one[0] + two[0] + three[0]) / 3,
        (one[1] + two[1] + three[1]) / 3,
        (one[2] + two[2] + three[2]) / 3,
        (one[3] + two[3] + three[3]) / 3,
    )


class ThrowOdds:
    """A round after both rolls, against a foe; the dice can be in any order."""

    def __init__(
        self, blue: Iterable[str], red: Iterable[str], foe_id: str, arms: Arms, first: bool, reroll: bool
    ) -> None:
        own, theirs = in_order(blue, BLUE_FACES), in_order(red, RED_FACES)
        self.round = Round.of(len(own), len(theirs), foe_id, arms, first=first, reroll=reroll)
        self.row, self.column = places(len(own), BLUE_FACES)[own], places(len(theirs), RED_FACES)[theirs]

    def by_sword(self) -> dict[str, Chances]:
        """The chances for each use of the sword: "" to keep all dice, or the face of the blue die to reroll."""
        table, again = chances_after_sword(self.round), chances_after_sword(self.round._replace(sword=False))
        ways = dict(rerolls(self.round.blue, BLUE_FACES)[self.row])
        n = self.column
        return {
            "": table[self.row][n],
            **{face: _mean(again[a][n], again[b][n], again[c][n]) for face, (a, b, c) in ways.items()},
        }

    def by_milady(self) -> dict[str, Chances]:
        """The chances for each choice of Milady, with red dice in the same way."""
        row, again = (
            chances_of_final_rolls(self.round)[self.row],
            chances_of_final_rolls(self.round._replace(reroll=False))[self.row],
        )
        ways = dict(rerolls(self.round.red, RED_FACES)[self.column])
        return {"": row[self.column], **{face: _mean(*(again[at] for at in three)) for face, three in ways.items()}}


def chances_again(
    blue: Iterable[str], red: Iterable[str], foe_id: str, arms: Arms, first: bool, reroll: bool, *, red_die: bool,
    face: str
) -> Chances:  # fmt: skip
    """The chances after rerolling a die of a face, or none (""): a red die by Milady, or before that a blue die by the
    sword. The dice can be in any order."""
    odds = ThrowOdds(blue, red, foe_id, arms, first, reroll)
    return (odds.by_milady() if red_die else odds.by_sword())[face]


def best_sword(blue: Iterable[str], red: Iterable[str], foe_id: str, arms: Arms, first: bool, reroll: bool) -> str:
    """The face of the blue die to reroll, or "" to keep all."""
    ways = ThrowOdds(blue, red, foe_id, arms, first, reroll).by_sword()
    return max(ways, key=lambda face: for_musketeer(ways[face]))


def best_red(blue: Iterable[str], red: Iterable[str], foe_id: str, arms: Arms, first: bool) -> str:
    """The face of the red die that Milady rerolls, or "" to keep all (ruling R39)."""
    ways = ThrowOdds(blue, red, foe_id, arms, first, True).by_milady()
    return min(ways, key=lambda face: for_milady(ways[face]))


# --- tokens face down ---


def shares_of(tokens: Mapping[str, int], spaces: int) -> dict[str, float]:
    """The probability of each token on one of `spaces` face-down spaces, if the unseen tokens are dealt at random. All
    blanks are there, and some of the others."""
    blanks = tokens.get("blank", 0)
    others = sum(tokens.values()) - blanks
    shares = {token: n / others * (1 - blanks / spaces) for token, n in tokens.items() if n and token != "blank"}
    return {**shares, **({"blank": blanks / spaces} if blanks else {})}


def chances_down(dice: int, shares: Mapping[str, float], arms: Arms) -> Chances:
    """The chances against a face-down token: a snare hurts only the musketeer, a blank nobody."""
    sure = {"snare": Chances(0.0, 1.0, 0.0, 0.0), "blank": Chances(0.0, 0.0, 0.0, 1.0)}
    parts = [(share, sure.get(token) or chances_of(dice, token, arms)) for token, share in shares.items()]
    return Chances(*(sum(share * chances[at] for share, chances in parts) for at in range(4)))
