"""Agreements between players in a turn: exchange of cities, payments (7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fronde.core.flow import name_of
from fronde.core.offers import Offer, Offers
from fronde.core.types import Context, Json, Seat
from fronde.games.jeanne.data import CITIES, CITY, each
from fronde.games.jeanne.model import State, cities_of, give_city, player_index
from fronde.games.jeanne.steps.common import city_options

PROMISE = "promise"
"""An agreement that the game does not record: a future action, or a reward for one (ruling R39)."""


class Bargains(Offers[State]):
    """Offers of a city for a city of equal defence, with money on one side or none; or of money for a promise."""

    rule = "7.2.1"

    def partners(self, state: State, seat: Seat) -> Sequence[Seat]:
        """All other players."""
        return [other for other in state.seats if other != seat]

    def gifts(self, state: State, seat: Seat, partner: Seat) -> Sequence[str]:
        """Money, a promise, or a city."""
        return (*_sums(state, seat), PROMISE, *city_options("city", cities_of(state, player_index(state, seat))))

    def wishes(self, state: State, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        """For a city the partner's equally strong ones; for a promise money; for money a promise."""
        if gift == PROMISE:
            return _sums(state, partner)
        if gift.startswith("money:"):
            return (PROMISE,)
        strength = state.works[CITY[name_of(gift)]]
        theirs = cities_of(state, player_index(state, partner))
        return city_options("city", sum(1 << city for city in each(theirs) if state.works[city] == strength))

    def extras(self, state: State, offer: Offer) -> Sequence[str]:
        """Money on either side of an exchange of cities, once."""
        if not offer.gift.startswith("city:") or "+" in offer.gift + offer.price:
            return ()
        sides = (("given", offer.seat), ("asked", offer.partner))
        return [f"{part}:{sum_}" for part, seat in sides for sum_ in _sums(state, seat)]

    def ways(self, state: State, offer: Offer) -> Sequence[str]:
        """One way to accept, as offered, while both can still give what they offer."""
        able = _can_give(state, offer.seat, offer.gift) and _can_give(state, offer.partner, offer.price)
        return ("",) if able and _is_even(state, offer) else ()

    def carry_out(self, state: State, offer: Offer, way: str, ctx: Context) -> None:
        """Carry out both halves of the offer."""
        seat, partner = player_index(state, offer.seat), player_index(state, offer.partner)
        for giver, taker, things in ((seat, partner, offer.gift), (partner, seat, offer.price)):
            if amount := money_in(things):
                state.money[giver] -= amount
                state.money[taker] += amount
                names: dict[str, Json] = {"seat": state.seats[giver], "partner_seat": state.seats[taker]}
                ctx.emit("money-paid", **names, n=amount)
        if offer.gift.startswith("city:"):
            one, other = city_of(offer.gift), city_of(offer.price)
            give_city(state, one, partner)
            give_city(state, other, seat)
            ctx.emit(
                "cities-swapped",
                seat=offer.seat, partner_seat=offer.partner, city=CITIES[one], other_city=CITIES[other],
            )  # fmt: skip


def _sums(state: State, seat: Seat) -> tuple[str, ...]:
    """The sums a seat can pay."""
    return _sums_of(state.money[player_index(state, seat)])


@cache
def _sums_of(money: int) -> tuple[str, ...]:
    return tuple(f"money:{n}" for n in range(1, money + 1))


def money_in(things: str) -> int:
    """The Louis d'Or among the parts of an offer, separated by "+"."""
    return sum(int(name_of(thing)) for thing in things.split("+") if thing.startswith("money:"))


def city_of(things: str) -> int:
    """The city among the parts of an offer, which comes first."""
    return CITY[name_of(things.partition("+")[0])]


def _can_give(state: State, seat: Seat, things: str) -> bool:
    who = player_index(state, seat)
    owns = not things.startswith("city:") or state.owner[city_of(things)] == who
    return owns and money_in(things) <= state.money[who]


def _is_even(state: State, offer: Offer) -> bool:
    """Whether exchanged cities have equal defence (7.2.1)."""
    if not offer.gift.startswith("city:"):
        return True
    return state.works[city_of(offer.gift)] == state.works[city_of(offer.price)]


OFFERS = Bargains()
