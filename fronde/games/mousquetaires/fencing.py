"""How a round of a duel comes out, and the exact chances of a whole one (4.2 to 4.7, 4.10).

Chances hold for players who throw dice again wherever it helps them: the musketeer to hurt more often than he is hurt,
Milady the other way round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from fronde.games.mousquetaires.data import FOES, Foe

BLUE_FACES, RED_FACES = ("sword", "shield", "lys"), ("sword", "shield", "cross")
Dice = tuple[str, ...]
Extra = tuple[int, int, int, int]


class Arms(NamedTuple):
    """What a musketeer fights with beside dice."""

    manoeuvres: tuple[tuple[str, ...], ...]
    armour: bool = False
    pistol: bool = False
    sword: bool = False


class Chances(NamedTuple):
    """How likely it is that the foe alone is hurt, the musketeer alone, both, nobody; they sum to 1."""

    foe: float
    own: float
    both: float
    nobody: float

    @property
    def blood(self) -> float:
        """That the foe is hurt."""
        return self.foe + self.both

    @property
    def wound(self) -> float:
        """That the musketeer is hurt."""
        return self.own + self.both


def shows(dice: Iterable[str], manoeuvre: Sequence[str]) -> bool:
    """Whether three of the dice show a manoeuvre (ruling R8)."""
    return _shows(tuple(dice), tuple(manoeuvre))


@lru_cache(maxsize=4096)
def _shows(dice: Dice, manoeuvre: tuple[str, ...]) -> bool:
    return bool(manoeuvre) and not Counter(manoeuvre) - Counter(dice)


def extra_of(foe: Foe, arms: Arms, *, first: bool) -> Extra:
    """Swords and shields beside the dice, of the musketeer, then of the foe (4.10, 3.11)."""
    pistol = first and arms.pistol and foe.ability != "no-pistol"
    swords, shields = foe.result or (0, 0)
    lunge, guard = first and foe.ability == "lunge", first and foe.ability == "guard"
    return int(pistol), int(arms.armour), swords + lunge, shields + guard


def strike(blue: Dice, red: Dice, foe: Foe, arms: Arms, *, first: bool) -> tuple[int, int]:
    """Life points the foe and the musketeer lose in a round: one each by manoeuvres, else by every sword that no shield
    cancels (4.4, 4.5)."""
    own, theirs = any(shows(blue, one) for one in arms.manoeuvres), shows(red, foe.manoeuvre)
    if own or theirs:
        return int(own), int(theirs)
    swords, shields, red_swords, red_shields = extra_of(foe, arms, first=first)
    struck = blue.count("sword") + swords - red.count("shield") - red_shields
    hurt = red.count("sword") + red_swords - blue.count("shield") - shields
    return max(struck, 0), max(hurt, 0)


def is_drawn(blue: int, red: int, foe: Foe) -> bool:
    """Whether no dice are left to throw; a fixed result is none to throw (4.6, ruling R12)."""
    return blue == 0 and (red == 0 or foe.result is not None)


# --- chances ---


@lru_cache(maxsize=32)
def throws(n: int, faces: Dice) -> tuple[tuple[Dice, float], ...]:
    """Every throw of so many dice, as the faces sorted, and how likely it is."""
    found = []
    for dice in combinations_with_replacement(faces, n):
        ways = factorial(n)
        for count in Counter(dice).values():
            ways //= factorial(count)
        found.append((dice, ways / len(faces) ** n))
    return tuple(found)


@lru_cache(maxsize=1024)
def rerolled(dice: Dice, face: str, faces: Dice) -> tuple[Dice, ...]:
    """The three throws that may come of throwing one die of a face again, each as likely as the next."""
    left = list(dice)
    left.remove(face)
    return tuple(tuple(sorted((*left, new), key=faces.index)) for new in faces)


def gain(chances: Chances) -> float:
    """What the musketeer wants much of, and Milady little: hurting more often than being hurt."""
    return chances.foe - chances.own


def for_musketeer(chances: Chances) -> tuple[float, float]:
    """What he wants most of: gain, and where that is the same, to be hurt less often himself."""
    return round(gain(chances), 9), -chances.wound


def for_milady(chances: Chances) -> tuple[float, float]:
    """What she wants least of: his gain, and where that is the same, that her adversary is hurt."""
    return round(gain(chances), 9), chances.blood


def mean(parts: Sequence[Chances]) -> Chances:
    """The chances where each of three cases is as likely as the next: what a die may show that is thrown again."""
    one, two, three = parts
    return Chances(*((a + b + c) / 3 for a, b, c in zip(one, two, three, strict=True)))


@lru_cache(maxsize=4096)
def chances_of(dice: int, foe_id: str, arms: Arms) -> Chances:
    """The chances of a duel begun with so many blue dice."""
    foe = FOES[foe_id]
    return _from_round(dice, foe.dice, foe_id, arms, True, foe.ability == "reroll")


@lru_cache(maxsize=4096)
def _from_round(blue: int, red: int, foe_id: str, arms: Arms, first: bool, reroll: bool) -> Chances:
    foe = FOES[foe_id]
    if is_drawn(blue, red, foe):
        return Chances(0.0, 0.0, 0.0, 1.0)
    total = [0.0] * 4
    for own, likely in throws(blue, BLUE_FACES):
        for theirs, likely_too in throws(red, RED_FACES):
            for n, part in enumerate(after_throw(own, theirs, foe_id, arms, first, reroll)):
                total[n] += likely * likely_too * part
    return Chances(*total)


@lru_cache(maxsize=65536)
def after_throw(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool) -> Chances:
    """The chances once both have thrown, before the sword."""
    ways = [after_sword(blue, red, foe_id, arms, first, reroll)]
    if arms.sword:
        ways += [blue_again(blue, red, foe_id, arms, first, reroll, face) for face in dict.fromkeys(blue)]
    return max(ways, key=for_musketeer)


@lru_cache(maxsize=65536)
def after_sword(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool) -> Chances:
    """The chances once the sword has been used or not, before Milady throws a die again."""
    ways = [after_all(blue, red, foe_id, arms, first, reroll)]
    if reroll:
        ways += [red_again(blue, red, foe_id, arms, first, face) for face in dict.fromkeys(red)]
    return min(ways, key=for_milady)


def blue_again(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool, face: str) -> Chances:
    """The chances where the sword throws a die of that face again."""
    spent = arms._replace(sword=False)
    return mean([after_sword(one, red, foe_id, spent, first, reroll) for one in rerolled(blue, face, BLUE_FACES)])


def red_again(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, face: str) -> Chances:
    """The chances where Milady throws a die of that face again."""
    return mean([after_all(blue, one, foe_id, arms, first, False) for one in rerolled(red, face, RED_FACES)])


def chances_again(
    blue: Iterable[str], red: Iterable[str], foe_id: str, arms: Arms, first: bool, reroll: bool, *, red_die: bool,
    face: str
) -> Chances:  # fmt: skip
    """The chances of a throw, the dice in any order, where a die of that face is thrown again, or none ("") at this
    moment: a red one by Milady, or a blue one by the sword before her."""
    own, theirs = in_order(blue, BLUE_FACES), in_order(red, RED_FACES)
    if red_die:
        again = red_again(own, theirs, foe_id, arms, first, face) if face else None
        return again or after_all(own, theirs, foe_id, arms, first, reroll)
    again = blue_again(own, theirs, foe_id, arms, first, reroll, face) if face else None
    return again or after_sword(own, theirs, foe_id, arms, first, reroll)


@lru_cache(maxsize=65536)
def after_all(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool) -> Chances:
    """The chances of a throw that stands."""
    struck, hurt = strike(blue, red, FOES[foe_id], arms, first=first)
    if struck or hurt:
        return Chances(
            float(bool(struck and not hurt)), float(bool(hurt and not struck)), float(bool(struck and hurt)), 0
        )
    return _from_round(max(len(blue) - 1, 0), max(len(red) - 1, 0), foe_id, arms, False, reroll)


def best_sword(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool) -> str:
    """The face of the blue die to throw again, or "" to keep all."""
    blue, red = in_order(blue, BLUE_FACES), in_order(red, RED_FACES)
    ways = {"": after_sword(blue, red, foe_id, arms, first, reroll)}
    ways |= {face: blue_again(blue, red, foe_id, arms, first, reroll, face) for face in dict.fromkeys(blue)}
    return max(ways, key=lambda face: for_musketeer(ways[face]))


def best_red(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool) -> str:
    """The face of the red die Milady throws again, or "" to keep all (ruling R39)."""
    blue, red = in_order(blue, BLUE_FACES), in_order(red, RED_FACES)
    ways = {"": after_all(blue, red, foe_id, arms, first, True)}
    ways |= {face: red_again(blue, red, foe_id, arms, first, face) for face in dict.fromkeys(red)}
    return min(ways, key=lambda face: for_milady(ways[face]))


def in_order(dice: Iterable[str], faces: Dice) -> Dice:
    """Dice sorted as chances take them."""
    return tuple(sorted(dice, key=faces.index))


# --- tokens face down ---


def shares_of(unseen: Mapping[str, int], hidden: int) -> dict[str, float]:
    """How likely each token is on one of so many spaces face down, if those not seen are dealt by chance: all blanks
    lie there, of the others some."""
    blanks = unseen.get("blank", 0)
    others = sum(unseen.values()) - blanks
    shares = {token: n / others * (1 - blanks / hidden) for token, n in unseen.items() if n and token != "blank"}
    return {**shares, **({"blank": blanks / hidden} if blanks else {})}


def chances_down(dice: int, shares: Mapping[str, float], arms: Arms) -> Chances:
    """The chances against whatever lies face down: a snare hurts the musketeer alone, a blank nobody."""
    sure = {"snare": Chances(0.0, 1.0, 0.0, 0.0), "blank": Chances(0.0, 0.0, 0.0, 1.0)}
    parts = [(share, sure.get(token) or chances_of(dice, token, arms)) for token, share in shares.items()]
    return Chances(*(sum(share * found[at] for share, found in parts) for at in range(4)))
