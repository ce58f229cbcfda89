"""The opponents' knowledge of this game: a player who leaves a multiple of four wins."""

from __future__ import annotations

from fronde.api import Explanation, Opponents, Seat, Worth, name_features

from . import MOST, State


def read_features(state: State, seat: Seat) -> tuple[float]:
    """1.0 if the seat moved last and left a multiple of four, or nothing."""
    seats = list(state.stones)
    last = state.active if state.heap == 0 else seats[seats.index(state.active) - 1]
    return (float(seat == last and state.heap % (MOST + 1) == 0),)


OPPONENTS: Opponents[State] = Opponents(
    Worth(("fours",), lambda: read_features), explanation=Explanation(name_features("fours"))
)
