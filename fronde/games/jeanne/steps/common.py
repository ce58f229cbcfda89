"""Shared by the steps: field types of frames, ids of options, dice that end undo."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fronde.core.codec import Index, Number
from fronde.core.flow import name_of
from fronde.core.types import Context
from fronde.games.jeanne.battle import cards_in
from fronde.games.jeanne.data import CITIES, CITY, KINDS, POWERS, each
from fronde.games.jeanne.model import NOBODY, State, give_city, sum_of

WHO = Number(0, len(POWERS) - 1)
"""A player in a frame."""
ANYBODY = Number(NOBODY, len(POWERS) - 1)
"""A player or NOBODY in a frame."""
PLACE = Index(CITIES, nowhere=None)
"""A city in a frame, or none."""
CITY_SET = Number(0, (1 << len(CITIES)) - 1)
END_TURN, NONE = "end-turn", "none"


def city_options(prefix: str, cities: int) -> list[str]:
    """Option ids for a set of cities."""
    ids = _ids(prefix)
    return [ids[city] for city in each(cities)]


@cache
def _ids(prefix: str) -> tuple[str, ...]:
    return tuple(f"{prefix}:{city}" for city in CITIES)


def city_in(option: str) -> int:
    """The city that an option names."""
    return CITY[name_of(option)]


@cache
def points_in(option: str) -> int:
    """Battle points of the cards an option names, separated by "+"."""
    return sum_of(cards_in(option))


def sums_of(options: Iterable[str], bonus: int = 0) -> dict[str, list[int]]:
    """For each option that names cards, the lowest and the highest total with a die and `bonus` points."""
    points = {option: points_in(option) + bonus for option in options}
    return {option: [n + 1, n + 6] for option, n in points.items()}


def city_ids(cities: int) -> list[str]:
    """Ids of a set of cities."""
    return [CITIES[city] for city in each(cities)]


def names_of(cards: Iterable[int]) -> list[str]:
    """Ids of battle cards."""
    return [KINDS[card] for card in cards]


def roll(ctx: Context) -> int:
    """Roll an open die; earlier choices can no longer be undone."""
    ctx.no_undo()
    return ctx.rng.die()


def take_city(state: State, city: int, who: int, *, is_robbery: bool = False) -> None:
    """Give a city with its works to a holder. `is_robbery`: whether a treaty may bring it back (6.3.1)."""
    before = state.owner[city]
    if is_robbery and 0 <= before < len(state.seats):
        state.lost[before] |= 1 << city
    give_city(state, city, who)


def tell_fall(state: State, who: int, ctx: Context) -> None:
    """Report a player who has no city left (8.4)."""
    if 0 <= who < len(state.seats) and who not in state.owner:
        ctx.emit("power-fell", seat=state.seats[who])
