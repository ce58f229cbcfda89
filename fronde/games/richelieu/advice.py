"""Advice about the cards: the majorities that a choice wins, and the cards it uncovers for the next seat. All of it is
public, except the seat's own discs."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.opponents import Change
from fronde.core.types import Name, Seat
from fronde.games.richelieu.data import CATEGORIES
from fronde.games.richelieu.model import State, can_pay, next_seat, owner_to_pay, row_ends
from fronde.games.richelieu.standing import Count, count_seats

WORTH_TELLING = 1.0
"""The lowest expected gain of an uncovered card that is mentioned."""


def find_changes(before: State, after: State, seat: Seat) -> list[Change]:
    """What a choice changed for a seat: categories in which it now leads, is tied or cannot be caught, and its first
    cards of a category; then uncovered cards that are valuable to the next seat, the best first."""
    old, now = (count_seats(state, seat)[seat].counts for state in (before, after))
    changes = [change for category in CATEGORIES for change in _compare(category, old[category], now[category])]
    return [*sorted(changes, key=lambda change: -now[change.thing.id].own), *_find_uncovered_cards(before, after, seat)]


def _compare(category: str, old: Count, now: Count) -> Iterator[Change]:
    name = Name("category", category)
    if _is_safe(now) and not _is_safe(old):
        yield Change("secures", name)
    elif now.own > now.best and old.own <= old.best:
        yield Change("leads", name)
    elif now.own == now.best > 0 and old.own < old.best:
        yield Change("levels", name)
    elif now.own < now.best and old.own >= old.best and old.own:
        yield Change("loses", name, good=False)
    elif now.own - now.best > old.own - old.best and now.own >= now.best:
        yield Change("extends", name)
    elif now.has and not old.has:
        yield Change("spares", name)


def _is_safe(count: Count) -> bool:
    return count.own - count.best > count.remaining


def _find_uncovered_cards(before: State, after: State, seat: Seat) -> Iterator[Change]:
    if after.over:
        return
    rival = after.active if after.active != seat else next_seat(after, seat)
    gains = count_seats(after, seat)[rival].gains
    ends = [card for card in row_ends(after) if card not in row_ends(before) and _is_free(after, rival, card)]
    worth = {card: gains[card] for card in ends}
    for card in sorted(ends, key=lambda card: -worth[card]):
        if worth[card] >= WORTH_TELLING:
            yield Change("opens", Name("card", card), False, (rival,))


def _is_free(state: State, seat: Seat, card: str) -> bool:
    return can_pay(state, seat) or owner_to_pay(state, seat, card) is None
