"""The result of a round of a duel (4.2 to 4.7, 4.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from fronde.games.mousquetaires.data import Foe

BLUE_FACES, RED_FACES = ("sword", "shield", "lys"), ("sword", "shield", "cross")
Dice = tuple[str, ...]
Extra = tuple[int, int, int, int]
DiceCount = tuple[bool, int, int]
"""One side of a round: whether it has its manoeuvre, its swords and its shields, bonuses included."""


class Arms(NamedTuple):
    """What a musketeer fights with in addition to dice."""

    manoeuvres: tuple[tuple[str, ...], ...]
    armour: bool = False
    pistol: bool = False
    sword: bool = False


def shows(dice: Iterable[str], manoeuvre: Sequence[str]) -> bool:
    """Whether three of the dice make a manoeuvre (ruling R8)."""
    return _shows(tuple(dice), tuple(manoeuvre))


@lru_cache(maxsize=4096)
def _shows(dice: Dice, manoeuvre: tuple[str, ...]) -> bool:
    return bool(manoeuvre) and not Counter(manoeuvre) - Counter(dice)


def extra_of(foe: Foe, arms: Arms, *, first: bool) -> Extra:
    """Swords and shields in addition to the dice: of the musketeer, then of the foe (4.10, 3.11)."""
    pistol = first and arms.pistol and foe.ability != "no-pistol"
    swords, shields = foe.result or (0, 0)
    lunge, guard = first and foe.ability == "lunge", first and foe.ability == "guard"
    return int(pistol), int(arms.armour), swords + lunge, shields + guard


def strike(blue: Dice, red: Dice, foe: Foe, arms: Arms, *, first: bool) -> tuple[int, int]:
    """Life points the foe and the musketeer lose in a round: one for each manoeuvre; without manoeuvres one for every
    sword not cancelled by a shield (4.4, 4.5)."""
    own, theirs = any(shows(blue, one) for one in arms.manoeuvres), shows(red, foe.manoeuvre)
    swords, shields, red_swords, red_shields = extra_of(foe, arms, first=first)
    return clash(
        (own, blue.count("sword") + swords, blue.count("shield") + shields),
        (theirs, red.count("sword") + red_swords, red.count("shield") + red_shields),
    )


def clash(own: DiceCount, theirs: DiceCount) -> tuple[int, int]:
    """Life points the foe and the musketeer lose, from the results of both sides."""
    if own[0] or theirs[0]:
        return int(own[0]), int(theirs[0])
    return max(own[1] - theirs[2], 0), max(theirs[1] - own[2], 0)


def is_drawn(blue: int, red: int, *, is_fixed: bool) -> bool:
    """Whether no dice are left to roll; a fixed result is not rolled (4.6, ruling R12)."""
    return blue == 0 and (red == 0 or is_fixed)
