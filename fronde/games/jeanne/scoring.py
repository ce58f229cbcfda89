"""The score (8.1) and who has won (8.6)."""

from __future__ import annotations

from fronde.core.types import Result, Seat
from fronde.games.jeanne.model import CASTLE, FORTRESS, State, count_works, full_provinces

TIE_BREAKS = ("fortresses", "provinces", "castles", "money")
"""What decides between equal throne points, in this order (8.6)."""


def score_all(state: State) -> dict[Seat, dict[str, int]]:
    """Throne points of every seat so far: for provinces, and for duels (8.1, 6.5, 6.7)."""
    return {
        seat: {
            "provinces": state.province_points[who],
            "duels": state.duel_points[who],
            "total": state.province_points[who] + state.duel_points[who],
        }
        for who, seat in enumerate(state.seats)
    }


def key_of(state: State, who: int) -> tuple[int, ...]:
    """What decides, the higher the better: throne points, then fortresses, provinces, castles, money (8.6)."""
    total = state.province_points[who] + state.duel_points[who]
    works = [count_works(state, who, works) for works in (FORTRESS, CASTLE)]
    return total, works[0], len(full_provinces(state, who)), works[1], state.money[who]


def rank(state: State) -> list[tuple[Seat, tuple[int, ...]]]:
    """Seats from first to last with what decides. Equal keys share a place."""
    keys = {seat: key_of(state, who) for who, seat in enumerate(state.seats)}
    return sorted(keys.items(), key=lambda pair: pair[1], reverse=True)


def find_winners(state: State) -> list[Seat]:
    """The winner, or all who share the win."""
    ranking = rank(state)
    return [seat for seat, key in ranking if key == ranking[0][1]]


def tells_apart(state: State) -> str:
    """What decided the game: "points", a word of `TIE_BREAKS`, or "shared" where nothing did."""
    first, second = (key for _, key in rank(state)[:2])
    words = ("points", *TIE_BREAKS)
    return next((word for word, one, other in zip(words, first, second, strict=True) if one != other), "shared")


def final_result(state: State) -> Result | None:
    """Ranking and scores once the game is over. A shared first place is won by all who have it."""
    if not state.over:
        return None
    ranking = rank(state)
    keys = [key for _, key in ranking]
    why = tells_apart(state)
    return Result(
        tuple(seat for seat, _ in ranking),
        score_all(state),
        places={seat: keys.index(key) + 1 for seat, key in ranking},
        tie_break=why if why in TIE_BREAKS else None,
    )
