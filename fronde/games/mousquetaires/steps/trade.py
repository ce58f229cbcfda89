"""Trades between musketeers in one place (3.5): offers of one item or card for another, any number for one action."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.offers import Offer, Offers
from fronde.core.types import Context, Seat
from fronde.games.mousquetaires.data import ADVENTURE
from fronde.games.mousquetaires.model import (
    State,
    actions_left,
    give_cards,
    hand_of,
    holder_of,
    items_in,
    room_for,
    sort_gear,
    spend,
    take_cards,
    team,
)

NOTHING = "thing:nothing"


def partners_of(state: State, seat: Seat) -> list[Seat]:
    """Musketeers in the same place, including those lying in the Vieux-Colombier (ruling R36)."""
    here = [other for other in team(state) if other != seat and state.place[other] == state.place[seat]]
    return [other for other in here if actions_left(state, seat) > 0 or other == state.trading]


def can_trade(state: State, seat: Seat) -> bool:
    """Whether a trade is possible with another musketeer, and Isolation does not forbid it (2.5, 3.5)."""
    pairs = [pair for other in partners_of(state, seat) for pair in ((seat, other), (other, seat))]
    return not state.isolated and any(gifts_of(state, *pair) != [NOTHING] for pair in pairs)


def gifts_of(state: State, seat: Seat, other: Seat) -> list[str]:
    """Ids of what a musketeer may give another: nothing, cards if they have separate hands, equipment."""
    is_shared = holder_of(state, seat) == holder_of(state, other)
    cards = [] if is_shared else [f"thing:{card}" for card in dict.fromkeys(hand_of(state, seat))]
    return [NOTHING, *cards, *(f"thing:{item}" for item in items_in(state, seat, "equipment"))]


class Trades(Offers[State]):
    """Exchanges of one item or card for another, or for nothing, if both agree; the first with a partner costs an
    action (3.5)."""

    rule = "3.5"

    def partners(self, state: State, seat: Seat) -> Sequence[Seat]:
        """Musketeers in the same place."""
        return [] if state.isolated else partners_of(state, seat)

    def gifts(self, state: State, seat: Seat, partner: Seat) -> Sequence[str]:
        """Cards, equipment, or nothing."""
        return gifts_of(state, seat, partner)

    def wishes(self, state: State, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        """Cards, equipment, or nothing, of the partner; musketeers know each other's hands (ruling R41)."""
        return [thing for thing in gifts_of(state, partner, seat) if (thing, gift) != (NOTHING, NOTHING)]

    def ways(self, state: State, offer: Offer) -> Sequence[str]:
        """One way to accept, as offered, if both still have what they offer and have room for what they get."""
        seat, partner = offer.seat, offer.partner
        able = partner in self.partners(state, seat) and state.active == seat
        able = able and offer.gift in gifts_of(state, seat, partner) and offer.price in gifts_of(state, partner, seat)
        fits = _fits(state, partner, offer.gift, offer.price) and _fits(state, seat, offer.price, offer.gift)
        return ("",) if able and fits else ()

    def carry_out(self, state: State, offer: Offer, way: str, ctx: Context) -> None:
        """Carry out both halves of the trade."""
        if state.trading != offer.partner:
            spend(state, offer.seat)
        state.trading, state.offers_sent, state.acted, state.dead_end = offer.partner, 0, True, False
        hand_over(state, offer.seat, offer.partner, offer.gift, ctx)
        hand_over(state, offer.partner, offer.seat, offer.price, ctx)


def _fits(state: State, seat: Seat, gain: str, gift: str) -> bool:
    """Whether a musketeer has room for what they get; they cannot have two of the same item (3.10)."""
    item = gain.partition(":")[2]
    if item in ADVENTURE or gain == NOTHING:
        return True
    equipment = [one for one in items_in(state, seat, "equipment") if f"thing:{one}" != gift]
    return item not in equipment and len(equipment) < room_for("equipment")


def hand_over(state: State, giver: Seat, taker: Seat, thing: str, ctx: Context) -> None:
    """Give a card or an item to another musketeer. All musketeers see a card, everybody sees equipment (ruling R41)."""
    slug = thing.partition(":")[2]
    if thing == NOTHING:
        return
    if slug in ADVENTURE:
        take_cards(state, giver, (slug,))
        give_cards(state, taker, (slug,))
        ctx.emit("card-traded", {"card": slug}, team(state), seat=giver, partner_seat=taker)
        return
    state.gear[giver] = tuple(item for item in state.gear[giver] if item != slug)
    state.gear[taker] = sort_gear((*state.gear[taker], slug))
    ctx.emit("item-traded", seat=giver, partner_seat=taker, item=slug)


OFFERS = Trades()
