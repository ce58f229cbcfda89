"""Reads a view of Richelieu."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.games.richelieu.data import CARDS, CATEGORIES, COLUMNS, DISCS, ROWS, SEATS
from fronde.texts import Words
from images import outcome
from images.manifest import View


def seats_in(view: View) -> tuple[str, ...]:
    """The seats of a view in turn order; two if it is empty."""
    return tuple(seat for seat in SEATS if seat in (view.get("seats") or {})) or SEATS[:2]


def rows_of(view: View | None) -> list[list[str | None]]:
    """Four rows of twelve cells."""
    return list((view or {}).get("rows") or [[None] * COLUMNS for _ in range(ROWS)])


def takers(view: View) -> dict[str, str]:
    """The cards taken, each with its seat."""
    return {card: seat for seat, cards in (view.get("collections") or {}).items() for card in cards}


def code_of(words: Words, region: str) -> str:
    """Two letters for a region."""
    return words.say(f"picture-code-{region}")


def counts_of(view: View, seat: str) -> dict[str, int]:
    """A seat's count of every region and symbol, as far as the view knows, with its own discs if they are visible."""
    counts = dict.fromkeys(CATEGORIES, 0) | dict((view.get("counts") or {}).get(seat) or {})
    discs = (view.get("held_discs") or {}).get(seat)
    if isinstance(discs, (list, tuple)) and not view.get("over"):
        for name in discs:
            category = DISCS[name].region or DISCS[name].symbol
            if category:
                counts[category] += 1
    return counts


def has_card(view: View, seat: str, category: str) -> bool:
    """Whether a seat has a card of a region or symbol."""
    cards = (view.get("collections") or {}).get(seat) or ()
    return any(category in (CARDS[card].region, CARDS[card].symbol) for card in cards)


def count_in(counts: Mapping[str, Mapping[str, int]], seat: str, category: str) -> int:
    """A seat's count of a region or symbol."""
    return int((counts.get(seat) or {}).get(category, 0))


def number_of(view: View, key: str, seat: str) -> int:
    """The number of a seat's markers in its "stock" or "box"."""
    return int((view.get(key) or {}).get(seat, 0))


def rank_seats(view: View) -> list[str]:
    """The seats: winners first, then by points, then by fewer cards (7.1, 7.2), then in turn order."""
    collections = view.get("collections") or {}
    return outcome.rank_seats(view, seats_in(view), lambda seat: len(collections.get(seat) or ()))


def winners_of(view: View) -> list[str]:
    """The winners of a finished game; several can share the first place, or nobody wins."""
    return outcome.winners_of(view, rank_seats(view))


def ends_of(view: View) -> list[str]:
    """The cards at the ends of the rows."""
    ends: list[str] = []
    for row in rows_of(view):
        cards = [card for card in row if card is not None]
        ends += dict.fromkeys([cards[0], cards[-1]]) if cards else []
    return ends


def places_of(view: View | None) -> dict[str, tuple[int, int]]:
    """The cards of the lay-out, each with its row and column."""
    return {card: (r, c) for r, row in enumerate(rows_of(view)) for c, card in enumerate(row) if card is not None}
