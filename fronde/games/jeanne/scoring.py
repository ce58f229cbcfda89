"""The score (8.1) and the winner (8.6)."""

from __future__ import annotations

from fronde.core.ranking import Keys, find_decider, rank
from fronde.core.types import Result, Seat
from fronde.games.jeanne.model import CASTLE, FORTRESS, State, count_works, full_provinces

DECIDERS = ("points", "fortresses", "provinces", "castles", "money")
"""The criteria of the ranking, in this order (8.6)."""


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Throne points of every seat so far, from provinces and duels (8.1, 6.5, 6.7)."""
    return {
        seat: {
            "provinces": state.province_points[who],
            "duels": state.duel_points[who],
            "total": state.province_points[who] + state.duel_points[who],
        }
        for who, seat in enumerate(state.seats)
    }


def key_of(state: State, who: int) -> tuple[int, ...]:
    """A player's values for the ranking, higher is better: throne points, then fortresses, provinces, castles, money
    (8.6)."""
    total = state.province_points[who] + state.duel_points[who]
    works = [count_works(state, who, works) for works in (FORTRESS, CASTLE)]
    return total, works[0], len(full_provinces(state, who)), works[1], state.money[who]


def find_keys(state: State) -> Keys:
    """The ranking values of every seat."""
    return {seat: key_of(state, who) for who, seat in enumerate(state.seats)}


def final_result(state: State) -> Result | None:
    """Ranking and scores, None until the game is over. All players with a shared first place win."""
    if not state.over:
        return None
    keys = find_keys(state)
    why = find_decider(keys, DECIDERS)
    return rank(keys, score_all(state), None if why in ("points", "shared") else why)
