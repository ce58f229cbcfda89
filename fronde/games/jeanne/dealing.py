"""Deal again what a seat cannot see. The same view and the same dice give the same deal."""

from __future__ import annotations

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.jeanne.data import TABLE, YELLOW
from fronde.games.jeanne.model import State
from fronde.games.jeanne.steps.diplomacy import OFFERS
from fronde.games.jeanne.view import active_of, find_attackers, seat_or_none


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with every hidden hand and the deck dealt again. A player who has announced an attack has at least
    two yellow cards, as everybody knows (7.4.1)."""
    new = state.copy_anew()
    OFFERS.resample(new, seat, seat_or_none(state, active_of(state)))
    others = [who for who, owner in enumerate(state.seats) if owner != seat]
    pool = rng.shuffle(sorted([*new.deck, *(card for who in others for card in new.hands[who])]))
    hands: dict[int, list[int]] = {who: [] for who in others}
    for who in find_attackers(state) & set(others):
        hands[who] = [card for card in pool if card in YELLOW][: TABLE.battle.attacker]
        for card in hands[who]:
            pool.remove(card)
    for who in others:
        count = len(new.hands[who]) - len(hands[who])
        new.hands[who], pool = tuple(sorted(hands[who] + pool[:count])), pool[count:]
    new.deck = tuple(sorted(pool))
    return new
