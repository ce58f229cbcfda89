"""The colours of people, sides and skills; what is written on them is white in every style."""

from __future__ import annotations

from images.kit import Colour

BLACK: Colour = (38, 29, 20)
KING: Colour = (34, 62, 126)
"""The curtains of the King's places."""
CARDINAL: Colour = (146, 26, 44)
"""The curtains of the Cardinal's places."""
SEAT_COLOURS: dict[str, Colour] = {
    "dartagnan": (30, 84, 150),
    "athos": (88, 48, 116),
    "aramis": (20, 104, 84),
    "porthos": (142, 84, 14),
    "treville": (60, 64, 72),
    "milady": (146, 26, 44),
    "rochefort": (52, 34, 30),
}
BLUE_DIE: Colour = (36, 92, 170)
RED_DIE: Colour = (184, 36, 40)
GREEN: Colour = (40, 104, 58)
