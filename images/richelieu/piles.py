"""At the end of the game: every card each seat has taken, in the column of its region or symbol."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from fronde.games.richelieu.data import CARDS, CATEGORIES, DISCS, ROWS, SYMBOLS, Card
from images import kit
from images.manifest import View
from images.richelieu.cards import strip
from images.richelieu.inks import SEAT_COLOURS, SEAT_TINTS
from images.richelieu.measures import HEADER, LEFT, PITCH_Y, WIDTH, column_x
from images.richelieu.pieces import disc, marker
from images.richelieu.reading import seats_in


def draw_piles(image: Image.Image, view: View) -> None:
    """Every card each seat has taken."""
    seats = seats_in(view)
    each = (ROWS * PITCH_Y + 30) / len(seats)
    for number, seat in enumerate(seats):
        top = HEADER + 8 + number * each
        draw = ImageDraw.Draw(image)
        draw.rounded_rectangle(
            (4, top, WIDTH - 6, top + each - 8), 10, fill=(*SEAT_TINTS[seat], 255), outline=SEAT_COLOURS[seat], width=3
        )
        kit.put(image, marker(seat, 38), LEFT / 2 + 3, top + 28)
        cards = (view.get("collections") or {}).get(seat) or []
        discs = (view.get("held_discs") or {}).get(seat) or []
        for place, category in enumerate(CATEGORIES):
            mine = [CARDS[c] for c in sorted(cards) if category in (CARDS[c].region, CARDS[c].symbol)]
            mine_discs = [d for d in discs if category in (DISCS[d].region, DISCS[d].symbol)]
            _draw_pile(image, category, mine, mine_discs, column_x(place), top + 10, each - 30)


def _draw_pile(
    image: Image.Image, category: str, cards: Sequence[Card], discs: Sequence[str], x: float, top: float, room: float
) -> None:
    """The cards of a column, one below the other, then the discs."""
    count = len(cards) + len(discs)
    step = min(39.0, (room - 34) / max(count - 1, 1))
    for number, card in enumerate(cards):
        kit.put(image, strip(card, category in SYMBOLS), x, top + 20 + number * step)
    for number, name in enumerate(discs):
        kit.put(
            image, disc(DISCS[name].region or DISCS[name].symbol or "", 36), x, top + 20 + (len(cards) + number) * step
        )
