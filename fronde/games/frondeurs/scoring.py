"""Victory (8)."""

from __future__ import annotations

from fronde.core.types import Result, Seat
from fronde.games.frondeurs.data import BOARD, FACTIONS, TRACKS
from fronde.games.frondeurs.model import MAZARINIST, SEATS, State, value_of

KING_BONUS = int(TRACKS.king["bonus"])
PENALTY = 5
TIE_BREAK = tuple(FACTIONS.index(f) for f in ("retzist", "cabalist", "condeean", "mazarinist"))
"""Who goes before whom where scores are tied and the King decides nothing (8.24, ruling R76)."""


def score_seat(state: State, seat: int) -> dict[str, int]:
    """Points of one seat were the game to end now (8.22, 8.23)."""
    items = {
        "pp": value_of(state, seat, BOARD.every, "pp"),
        "mp": value_of(state, seat, BOARD.every, "mp"),
        "midgame": state.midgame[seat] if state.midgame else 0,
        "king": KING_BONUS if state.king == seat != MAZARINIST else 0,
        "reserve": -PENALTY * state.reserve_uses[seat],
    }
    return {**items, "total": sum(items.values())}


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Points of every seat, item by item."""
    return {FACTIONS[seat]: score_seat(state, seat) for seat in SEATS}


def final_result(state: State) -> Result | None:
    """Ranking and scores once the game is over: high score, then the King in hand, then the order of 8.24."""
    if not state.over:
        return None
    scores = score_all(state)
    order = sorted(SEATS, key=lambda s: (-scores[FACTIONS[s]]["total"], state.king != s, TIE_BREAK.index(s)))
    return Result(tuple(FACTIONS[s] for s in order), scores)
