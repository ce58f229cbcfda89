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
"""The colours that take black text; the others take white text."""
BLACK, IRON = kit.INKS["ink"], kit.INKS["iron"]
"""Black and iron are the same in every style, so that cards, discs and markers look the same in light and dark."""
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
    """The colour of a region; iron for a symbol."""
    return COLOURS[REGIONS[category].colour] if category in REGIONS else IRON


def ink_on(category: str) -> Ink:
    """The ink for text on that colour."""
    return BLACK if category in REGIONS and REGIONS[category].colour in LIGHT else "white"


def seat_ink(seat: str) -> Colour:
    """A seat's colour, dark enough to be read on paper."""
    return kit.shade(SEAT_COLOURS[seat], "paper-light", 4.5)
