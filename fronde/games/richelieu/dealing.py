"""Deal again what a seat cannot see, or what nobody has seen. The same view and the same dice give the same deal."""

from __future__ import annotations

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.richelieu.model import State, seats_of


def deal_anew(state: State, rng: Dice) -> State:
    """The position with every disc that nobody has seen dealt again: those on cards, and those in the box."""
    new = state.copy_anew()
    pool = rng.shuffle(sorted([*state.discs.values(), *state.unused]))
    new.discs = {card: pool.pop() for card in sorted(state.discs)}
    new.unused = tuple(sorted(pool))
    return new


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with every disc that the seat cannot see dealt again: those on cards, those in the box, and until
    the game is over those of other seats. It depends only on what the seat sees and the dice."""
    new = state.copy_anew()
    others = [] if state.over else [owner for owner in seats_of(state) if owner != seat]
    discs = [*state.discs.values(), *state.unused, *(disc for owner in others for disc in state.discs_of[owner])]
    pool = rng.shuffle(sorted(discs))
    new.discs = {card: pool.pop() for card in sorted(state.discs)}
    for owner in others:
        new.discs_of[owner] = tuple(pool.pop() for _ in state.discs_of[owner])
    new.unused = tuple(sorted(pool))
    return new
