"""What players settle between them in somebody's turn: cities swapped, money paid (7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fronde.core.flow import name_of
from fronde.core.offers import Offer, Offers
from fronde.core.types import Context, Json, Seat
from fronde.games.jeanne.data import CITIES, CITY, each
from fronde.games.jeanne.model import State, cities_of, give_city, who_is
from fronde.games.jeanne.steps.common import prefixed

PROMISE = "promise"
"""What is not written down: a deed to come, or thanks for one (ruling R39)."""


class Bargains(Offers[State]):
    """A city for a city of equal defence, with money on either side or none; or money for a promise."""

    rule = "7.2.1"

    def partners(self, state: State, seat: Seat) -> Sequence[Seat]:
        """Everybody else."""
        return [other for other in state.seats if other != seat]

    def gifts(self, state: State, seat: Seat, partner: Seat) -> Sequence[str]:
        """Money, a promise, or a city."""
        return (*_sums(state, seat), PROMISE, *prefixed("city", cities_of(state, who_is(state, seat))))

    def wishes(self, state: State, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        """For a city one as strong; for a promise money; for money a promise."""
        if gift == PROMISE:
            return _sums(state, partner)
        if gift.startswith("money:"):
            return (PROMISE,)
        strength = state.works[CITY[name_of(gift)]]
        theirs = cities_of(state, who_is(state, partner))
        return prefixed("city", sum(1 << city for city in each(theirs) if state.works[city] == strength))

    def extras(self, state: State, offer: Offer) -> Sequence[str]:
        """To a swap of cities money, once, of whichever side."""
        if not offer.gift.startswith("city:") or "+" in offer.gift + offer.price:
            return ()
        sides = (("given", offer.seat), ("asked", offer.partner))
        return [f"{part}:{sum_}" for part, seat in sides for sum_ in _sums(state, seat)]

    def ways(self, state: State, offer: Offer) -> Sequence[str]:
        """Accepted as it stands, as long as both can keep to it."""
        able = _can_give(state, offer.seat, offer.gift) and _can_give(state, offer.partner, offer.price)
        return ("",) if able and _is_even(state, offer) else ()

    def carry_out(self, state: State, offer: Offer, way: str, ctx: Context) -> None:
        """Both halves at once."""
        seat, partner = who_is(state, offer.seat), who_is(state, offer.partner)
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
    """Sums somebody can pay."""
    return _sums_of(state.money[who_is(state, seat)])


@cache
def _sums_of(money: int) -> tuple[str, ...]:
    return tuple(f"money:{n}" for n in range(1, money + 1))


def money_in(things: str) -> int:
    """The Louis d'Or among what is given or asked for, "+" between them."""
    return sum(int(name_of(thing)) for thing in things.split("+") if thing.startswith("money:"))


def city_of(things: str) -> int:
    """The city among them, which stands first."""
    return CITY[name_of(things.partition("+")[0])]


def _can_give(state: State, seat: Seat, things: str) -> bool:
    who = who_is(state, seat)
    owns = not things.startswith("city:") or state.owner[city_of(things)] == who
    return owns and money_in(things) <= state.money[who]


def _is_even(state: State, offer: Offer) -> bool:
    """Cities are swapped only where their defence is equal (7.2.1)."""
    if not offer.gift.startswith("city:"):
        return True
    return state.works[city_of(offer.gift)] == state.works[city_of(offer.price)]


OFFERS = Bargains()
