"""The colours of factions, seats, regions and the sea, and for each a sign, a letter or a pattern that distinguishes it
without colour."""

from __future__ import annotations

from fronde.games.liberte.data import REGIONS, SEATS
from images import kit
from images.kit import Colour, Ink, Inks

FACTION_INKS = {"white": "royalist", "blue": "moderate", "red": "radical"}
ON_FACTION: dict[str, Ink] = {"white": "black", "blue": "white", "red": "white"}
"""The ink for text on a faction's colour."""
SIGNS = {"white": "crown", "blue": "scroll", "red": "bonnet"}
"""The icon on each faction's blocks."""
FACTION_PATTERNS = {"white": "", "blue": "level", "red": "slanting"}

SEAT_INKS = {seat: f"seat-{seat}" for seat in SEATS}
ON_SEAT: dict[str, Ink] = {
    "amber": "black", "green": "white", "violet": "white", "black": "white", "turquoise": "black", "copper": "white",
}  # fmt: skip
SEAT_PATTERNS = {
    "amber": "", "green": "level", "violet": "slanting", "black": "dots", "turquoise": "upright", "copper": "crossed",
}  # fmt: skip
REGION_INKS = {region: f"land-{region}" for region in REGIONS}
REGION_PATTERNS = dict(zip(REGIONS, ("level", "dots", "slanting", "upright", "falling", "crossed"), strict=True))


def _land(region: str, ground: Colour, share: float) -> Colour:
    text = REGIONS[region].colour
    red, green, blue = (int(text[at : at + 2], 16) for at in (1, 3, 5))
    return kit.blend((red, green, blue), ground, share)


LIGHT: dict[str, Colour] = {
    "royalist": (252, 250, 244),
    "moderate": (36, 82, 156),
    "radical": (178, 38, 34),
    "seat-amber": (240, 176, 42),
    "seat-green": (34, 104, 58),
    "seat-violet": (112, 52, 132),
    "seat-black": (34, 32, 31),
    "seat-turquoise": (72, 190, 190),
    "seat-copper": (136, 66, 26),
    "sea": (214, 219, 208),
    "sea-line": (150, 160, 152),
    "won-white": (253, 252, 248),
    "won-blue": (154, 182, 222),
    "won-red": (230, 152, 144),
    "won-tied": (190, 190, 188),
    "won-none": (222, 207, 174),
    **{REGION_INKS[region]: _land(region, (250, 243, 226), 0.4) for region in REGIONS},
}
DARK: dict[str, Colour] = {
    **LIGHT,
    "royalist": (232, 228, 216),
    "moderate": (48, 98, 180),
    "radical": (186, 46, 40),
    "seat-black": (16, 15, 14),
    "sea": (30, 36, 42),
    "sea-line": (66, 76, 84),
    "won-white": (102, 99, 93),
    "won-blue": (38, 66, 116),
    "won-red": (116, 38, 34),
    "won-tied": (72, 72, 72),
    "won-none": (46, 40, 30),
    **{REGION_INKS[region]: _land(region, (34, 30, 28), 0.36) for region in REGIONS},
}
INKS = Inks(
    LIGHT,
    DARK,
    (
        *(("ink", land, 3) for land in REGION_INKS.values()),
        *(("black", ink, 3) for ink in ("royalist", "seat-amber", "seat-turquoise")),
        *(("white", ink, 3) for ink in (
            "moderate", "radical", "seat-green", "seat-violet", "seat-copper", "seat-black",
        )),
        ("royalist", "radical", 1),
        ("ink", "sea", 4),
        *(("ink", f"won-{what}", 3) for what in ("white", "blue", "red", "tied", "none")),
        ("sea-line", "sea", 1),
        ("seat-amber", "paper", 1),
    ),
)  # fmt: skip


def faction_ink(faction: str) -> Ink:
    """The colour of a faction's blocks."""
    return FACTION_INKS[faction]


def edge_of(seat: str) -> Colour:
    """A seat's colour, dark enough for a line on paper."""
    return kit.shade(SEAT_INKS[seat], "face", 3)
