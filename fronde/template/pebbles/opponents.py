"""What opponents know of this game: who leaves a multiple of four wins."""

from __future__ import annotations

from fronde.api import Explanation, Opponents, Seat, Worth, name_features

from . import MOST, State


def read_features(state: State, seat: Seat) -> tuple[float]:
    """Whether the seat has left a multiple of four to the next, or nothing."""
    is_own = (state.active == seat) == (state.heap == 0)
    return (float(is_own and state.heap % (MOST + 1) == 0),)


OPPONENTS: Opponents[State] = Opponents(
    Worth(("fours",), lambda: read_features), explanation=Explanation(name_features("fours"))
)
