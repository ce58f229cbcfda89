"""Advice about the map: the cities a choice wins and loses, the provinces that become complete, the cities it opens to
rivals, and the argument for a vote. All of it is public."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.opponents import Change
from fronde.core.types import Name, Seat
from fronde.games.jeanne.data import CITIES, POINTS, each
from fronde.games.jeanne.greedy import is_leading
from fronde.games.jeanne.model import State, cities_of, full_provinces, others, player_index
from fronde.games.jeanne.turn_sum import find_threats


def find_changes(before: State, after: State, seat: Seat) -> list[Change]:
    """What a choice changed: owners of cities, complete provinces, new works, rivals who may attack a new city this
    round, and the kind of round that a vote supports."""
    who = player_index(after, seat)
    return [
        *_find_cities(before, after, who),
        *_find_provinces(before, after, who),
        *_find_works(before, after, who),
        *_find_openings(before, after, who),
        *_find_vote(before, after, who),
    ]


def _find_cities(before: State, after: State, who: int) -> Iterator[Change]:
    for city in each(cities_of(after, who) & ~cities_of(before, who)):
        owner = before.owner[city]
        seats = (before.seats[owner],) if 0 <= owner < len(before.seats) else ()
        yield Change("takes-from" if seats else "takes", Name("city", CITIES[city]), seats=seats)
    for city in each(cities_of(before, who) & ~cities_of(after, who)):
        yield Change("loses", Name("city", CITIES[city]), good=False)


def _find_provinces(before: State, after: State, who: int) -> Iterator[Change]:
    for other in (who, *others(after, who)):
        old, now = full_provinces(before, other), full_provinces(after, other)
        own, seats = other == who, () if other == who else (after.seats[other],)
        for province in sorted({*old} ^ {*now}, key=lambda one: (-POINTS[one], one)):
            gains = province in now
            word = ("completes" if gains else "breaks") if own else ("yields" if gains else "divides")
            yield Change(word, Name("province", province), good=gains == own, seats=seats)


def _find_works(before: State, after: State, who: int) -> Iterator[Change]:
    for city in each(cities_of(before, who) & cities_of(after, who)):
        if after.works[city] > before.works[city]:
            yield Change("builds", Name("city", CITIES[city]))


def _find_openings(before: State, after: State, who: int) -> Iterator[Change]:
    if who not in after.order:
        return
    gains = cities_of(after, who) & ~cities_of(before, who)
    for city, rivals in find_threats(after, who, gains).items():
        yield Change("opens", Name("city", CITIES[city]), False, tuple(rivals))


def _find_vote(before: State, after: State, who: int) -> Iterator[Change]:
    """The argument for a vote: peace allows one attack each, war as many as the cards last for (3.3). Peace protects a
    leader, war gives the others more chances."""
    if not (is_voting(before) and is_voting(after)):
        return
    cast = after.stack[-1]["votes"][len(before.stack[-1]["votes"]) :]
    leaders = [one for one in range(len(after.seats)) if is_leading(after, one)]
    seats = tuple(after.seats[one] for one in leaders if one != who)
    for war in cast:
        if not war and who in leaders:
            yield Change("calms", Name("seat", after.seats[who]))
        if war and who not in leaders:
            yield Change("stirs", Name("seat", after.seats[who]), seats=seats)


def is_voting(state: State) -> bool:
    """Whether the vote on war or peace is open."""
    return bool(state.stack) and state.stack[-1]["step"] == "vote"
