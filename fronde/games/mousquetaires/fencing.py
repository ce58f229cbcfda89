"""How a round of a duel comes out, and the exact chances of a whole one (4.2 to 4.7, 4.10).

Chances hold for players who throw dice again wherever it helps them: the musketeer to hurt more often than he is hurt,
Milady the other way round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
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


def mean(parts: Sequence[Chances]) -> Chances:
    """The chances where each of some cases is as likely as the next."""
    foe, own, both, nobody = (sum(values) / len(parts) for values in zip(*parts, strict=True))
    return Chances(foe, own, both, nobody)


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
        spent = arms._replace(sword=False)
        for face in dict.fromkeys(blue):
            ways.append(mean([after_sword(one, red, foe_id, spent, first, reroll)
                              for one in rerolled(blue, face, BLUE_FACES)]))  # fmt: skip
    return max(ways, key=gain)


@lru_cache(maxsize=65536)
def after_sword(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool, reroll: bool) -> Chances:
    """The chances once the sword has been used or not, before Milady throws a die again."""
    ways = [after_all(blue, red, foe_id, arms, first, reroll)]
    if reroll:
        for face in dict.fromkeys(red):
            ways.append(mean([after_all(blue, one, foe_id, arms, first, False)
                              for one in rerolled(red, face, RED_FACES)]))  # fmt: skip
    return min(ways, key=gain)


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
    blue, red = _sort(blue, BLUE_FACES), _sort(red, RED_FACES)
    spent, best = arms._replace(sword=False), gain(after_sword(blue, red, foe_id, arms, first, reroll))
    found = ""
    for face in dict.fromkeys(blue):
        again = gain(mean([after_sword(one, red, foe_id, spent, first, reroll)
                           for one in rerolled(blue, face, BLUE_FACES)]))  # fmt: skip
        if again > best + 1e-9:
            best, found = again, face
    return found


def best_red(blue: Dice, red: Dice, foe_id: str, arms: Arms, first: bool) -> str:
    """The face of the red die Milady throws again, or "" to keep all (ruling R39)."""
    blue, red = _sort(blue, BLUE_FACES), _sort(red, RED_FACES)
    best, found = gain(after_all(blue, red, foe_id, arms, first, True)), ""
    for face in dict.fromkeys(red):
        again = gain(mean([after_all(blue, one, foe_id, arms, first, False)
                           for one in rerolled(red, face, RED_FACES)]))  # fmt: skip
        if again < best - 1e-9:
            best, found = again, face
    return found


def _sort(dice: Dice, faces: Dice) -> Dice:
    return tuple(sorted(dice, key=faces.index))
