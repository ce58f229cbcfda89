"""The colours of regions and seats."""

from __future__ import annotations

from fronde.games.richelieu.data import REGIONS
from images import kit
from images.kit import Colour, Ink

COLOURS: dict[str, Colour] = {
    "purple": (118, 62, 140),
    "blue": (46, 104, 178),
    "orange": (232, 134, 44),
    "yellow": (246, 206, 62),
    "turquoise": (22, 148, 146),
    "green": (66, 128, 56),
    "grey": (140, 146, 152),
    "red": (196, 52, 48),
    "brown": (120, 80, 48),
}
"""The colours of the regions, by their names in the game's data."""
LIGHT = {"orange", "yellow", "grey"}
"""Colours written on in black; the others are written on in white."""
BLACK, IRON = kit.INKS["ink"], kit.INKS["iron"]
"""What is black or iron in every style: cards, discs and markers look the same by day and by night."""
SEAT_COLOURS: dict[str, Colour] = {
    "richelieu": (150, 20, 44),
    "queen": (22, 50, 118),
    "gaston": (28, 92, 60),
    "conde": (40, 38, 40),
}
SEAT_TINTS: dict[str, Colour] = {
    "richelieu": (246, 214, 214),
    "queen": (206, 218, 244),
    "gaston": (208, 232, 214),
    "conde": (216, 212, 206),
}


def colour_of(category: str) -> Colour:
    """The colour of a region; symbols stand on iron."""
    return COLOURS[REGIONS[category].colour] if category in REGIONS else IRON


def ink_on(category: str) -> Ink:
    """What is written in on that colour."""
    return BLACK if category in REGIONS and REGIONS[category].colour in LIGHT else "white"


def seat_ink(seat: str) -> Colour:
    """A seat's colour as it can be read on paper."""
    return kit.shade(SEAT_COLOURS[seat], "paper-light", 4.5)
