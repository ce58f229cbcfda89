"""Seatings for two kinds of opponents. Every deal is played again with the seats exchanged, so both kinds have equal
luck with seats and cards, and equally strong kinds each win half of the games (par).

With four players, two are of each kind, in all six seatings. With another number the kinds are as equal as possible,
and every seating is paired with its exchange. In a game with opposed sides, one side plays the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from fronde.bots.defaults import find_side, has_sides
from fronde.core.game import AnyGame
from fronde.core.types import Json, Setup

Seating = tuple[bool, ...]
"""For every player, whether they are of the first kind."""

MOST_PAIRS = 3
"""Maximum number of pairs of seatings per deal; if there are more, the deals use them in rotation."""
PAR = 0.5


def find_seatings(game: AnyGame, players: int, options: dict[str, Json], seed: int) -> list[Seating]:
    """The seatings for one deal, each followed by its exchange."""
    pairs = _find_pairs(game, players, options)
    first = seed * MOST_PAIRS if len(pairs) > MOST_PAIRS else 0
    selection = [pairs[(first + n) % len(pairs)] for n in range(min(len(pairs), MOST_PAIRS))]
    return [seating for one in selection for seating in (one, exchange(one))]


def _find_pairs(game: AnyGame, players: int, options: dict[str, Json]) -> list[Seating]:
    """One seating of every pair."""
    if has_sides(game):
        setup = Setup(game.key, tuple(f"Player {n + 1}" for n in range(players)), 0, options)
        side = find_side(game, setup)
        return [tuple(role in side for role in game.rules.roles(setup))]
    halves = [_seat(players, team) for team in combinations(range(players), players // 2)]
    return [half for half in halves if players % 2 or half[0]]


def _seat(players: int, team: Sequence[int]) -> Seating:
    return tuple(n in team for n in range(players))


def exchange(seating: Seating) -> Seating:
    """The same seating with the kinds exchanged."""
    return tuple(not first for first in seating)
