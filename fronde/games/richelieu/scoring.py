"""The score (6) and the winner (7)."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.ranking import Keys, find_decider, rank
from fronde.core.types import Result, Seat
from fronde.games.richelieu.data import CATEGORIES, PENALTY
from fronde.games.richelieu.model import State, count_each, seats_of

DECIDERS = ("points", "cards")
"""The criteria of the ranking, in this order (7.1, 7.2)."""
MISSING = "missing"
"""The item with all penalties of a seat."""


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Points of every seat if the game ended now: each region, each symbol, and the penalties for those without a card.
    Discs count only when the game is over, because they are hidden before (5.2, 6.2 to 6.6)."""
    counts = count_all(state)
    scores: dict[Seat, dict[str, int]] = {}
    for seat in seats_of(state):
        items = {category: points_of(counts, seat, category) for category in CATEGORIES}
        items[MISSING] = -PENALTY * list(count_each(state, seat, with_discs=False).values()).count(0)
        scores[seat] = {**items, "total": sum(items.values())}
    return scores


def count_all(state: State) -> dict[Seat, dict[str, int]]:
    """Public shields and symbols of every seat; discs are included once they are turned over."""
    return {seat: count_each(state, seat, with_discs=state.over) for seat in seats_of(state)}


def points_of(counts: Mapping[Seat, Mapping[str, int]], seat: Seat, category: str) -> int:
    """A seat's points for a region or symbol: its own count if no other seat has as many, otherwise 0 (6.2, 6.3,
    6.5)."""
    own = counts[seat][category]
    is_best = all(own > counts[other][category] for other in counts if other != seat)
    return own if is_best else 0


def find_keys(state: State) -> Keys:
    """The values for the ranking: points, then fewer cards (7.1, 7.2)."""
    return {seat: (items["total"], -len(state.collections[seat])) for seat, items in score_all(state).items()}


def final_result(state: State) -> Result | None:
    """Ranking and scores, None until the game is over. All players with a shared first place win (7.2)."""
    if not state.over:
        return None
    keys = find_keys(state)
    return rank(keys, score_all(state), "fewer-cards" if find_decider(keys, DECIDERS) == "cards" else None)
