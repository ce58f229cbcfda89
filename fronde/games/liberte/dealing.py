"""Deal again what a seat cannot see, or what nobody has seen. The same view and the same dice give the same deal."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.liberte.model import UNDECIDED, State, in_order, seats_of


def count_above(state: State) -> int:
    """Cards on top of the deck that were not part of its last shuffle: the rest of set A."""
    below = set(state.pool)
    return sum(card not in below for card in state.deck)


def deal_anew(state: State, rng: Dice) -> State:
    """The position with the deck shuffled again; cards of set A stay on top."""
    new = state.copy_anew()
    new.deck = lay_deck(state, rng.shuffle(in_order(state.deck)))
    return new


def lay_deck(state: State, cards: Sequence[str]) -> tuple[str, ...]:
    """A deck of these cards in their order, with those on top that were not part of its last shuffle."""
    above, pool = count_above(state), set(state.pool)
    top = [card for card in cards if card not in pool][:above]
    bottom = [card for card in cards if card in pool][: len(state.deck) - above]
    return (*top, *bottom)


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with everything that the seat cannot see dealt again: the hands of others, and the deck, where only
    cards of its last shuffle can be. What others have decided in `holding` is reset."""
    new = state.copy_anew()
    others = [] if state.end else [own for own in seats_of(state) if own != seat]
    pool = rng.shuffle(in_order((*state.deck, *(card for own in others for card in state.hands[own]))))
    new.deck = lay_deck(state, pool)
    cards = set(new.deck)
    rest = [card for card in pool if card not in cards]
    for own in others:
        count = len(state.hands[own])
        new.hands[own], rest = in_order(rest[:count]), rest[count:]
    for own in seats_of(state):
        if own != seat:
            new.holding[own] = UNDECIDED
    return new
