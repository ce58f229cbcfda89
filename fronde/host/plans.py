"""What a player may plan while others play: what will be asked of them, as far as they can know. It tells nobody
anything, and binds nobody."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.match import Match
from fronde.core.types import Seat
from fronde.host.analysis import stand_apart
from fronde.host.deals import find_dice
from fronde.host.table import GameTable, Playing

MOST_ANSWERS = 400
"""Answers of others that are imagined."""


def deal_as_known(table: GameTable, seat: Seat) -> Match:
    """The game as a seat knows it, what is hidden from it dealt anew, the same however often it is asked for: nobody
    learns by it that something was done unseen."""
    return table.match.resample(seat, find_dice(table, seat))


def is_theirs(match: Match, seat: Seat) -> bool:
    """Whether a seat is asked in a turn of its own, or while it is nobody's in particular."""
    is_asked = any(d.required and d.seat == seat and match.find_sealed(d) is None for d in match.decisions)
    return is_asked and match.turn.seat in (seat, None)


def foresee(table: GameTable, match: Match, seats: Sequence[Seat]) -> Playing | None:
    """The game as it will come to one of some seats if everybody does what a clock would choose for them; None where it
    is over before. `match` is played on: one of `deal_as_known`."""
    for _ in range(MOST_ANSWERS):
        if match.over:
            return None
        if any(is_theirs(match, seat) for seat in seats):
            return stand_apart(table.record, match)
        decision = next(d for d in match.decisions if d.required and match.find_sealed(d) is None)
        match.carry_out(decision.seat, match.default(decision), decision.step)
    return None
