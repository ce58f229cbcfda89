"""The colours of land and sea, and of the six powers."""

from __future__ import annotations

from images.kit import Colour, Inks

SEATS = ("navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres")
FOREIGN = "foreign"
ON = {
    "navarre": "white", "france": "white", "angleterre": "white", "bretagne": "black", "bourgogne": "white",
    "flandres": "black", "foreign": "white",
}  # fmt: skip
"""The ink for text on a power's colour."""
CHARGE = {
    "navarre": "flandres", "france": "flandres", "angleterre": "flandres", "bretagne": "black",
    "bourgogne": "flandres", "flandres": "black", "foreign": "white",
}  # fmt: skip
"""The ink of a power's pattern on its shield."""
_LIGHT: dict[str, Colour] = {
    "sea": (186, 208, 208),
    "sea-line": (92, 136, 148),
    "land": (244, 232, 202),
    "land-2": (238, 223, 188),
    "land-3": (248, 239, 216),
    "wash": (219, 196, 148),
    "abroad": (214, 198, 160),
    "road": (214, 166, 98),
    "stone": (226, 219, 204),
    "roof": (176, 84, 52),
    "slate": (88, 98, 116),
    "wood": (112, 126, 66),
    "fire": (214, 86, 24),
    "navarre": (30, 112, 62),
    "france": (30, 78, 162),
    "angleterre": (182, 34, 36),
    "bretagne": (250, 250, 246),
    "bourgogne": (44, 40, 44),
    "flandres": (236, 190, 36),
    "foreign": (106, 66, 130),
    "navarre-tint": (198, 224, 198),
    "france-tint": (196, 214, 242),
    "angleterre-tint": (246, 204, 196),
    "bretagne-tint": (255, 254, 250),
    "bourgogne-tint": (206, 198, 196),
    "flandres-tint": (252, 230, 158),
    "foreign-tint": (222, 206, 232),
}
_DARK: dict[str, Colour] = {
    **_LIGHT,
    "sea": (24, 38, 48),
    "sea-line": (84, 116, 132),
    "land": (58, 51, 42),
    "land-2": (52, 45, 37),
    "land-3": (64, 57, 48),
    "wash": (82, 68, 48),
    "abroad": (40, 35, 30),
    "road": (150, 112, 64),
    "stone": (156, 148, 134),
    "roof": (150, 76, 50),
    "slate": (98, 108, 126),
    "wood": (84, 96, 54),
    "navarre": (38, 126, 72),
    "france": (46, 98, 190),
    "angleterre": (194, 48, 46),
    "bretagne": (238, 238, 232),
    "bourgogne": (16, 14, 16),
    "foreign": (128, 84, 156),
    "navarre-tint": (36, 78, 50),
    "france-tint": (38, 58, 104),
    "angleterre-tint": (104, 42, 40),
    "bretagne-tint": (92, 91, 87),
    "bourgogne-tint": (22, 20, 22),
    "flandres-tint": (110, 88, 26),
    "foreign-tint": (74, 52, 90),
}
INKS = Inks(
    _LIGHT,
    _DARK,
    (
        ("ink", "land", 5),
        ("sea-line", "sea", 3),
        *(("ink", f"{seat}-tint", 3) for seat in SEATS),
        *((f"{seat}", f"{seat}-tint", 2) for seat in (*SEATS, FOREIGN)),
        *((ON[seat], seat, 3) for seat in (*SEATS, FOREIGN)),
        ("ink", "sea", 3),
        ("line", "land", 2),
        ("black", "stone", 2),
        ("black", "roof", 1),
        ("black", "slate", 1),
        ("wood", "land", 2),
        ("black", "wood", 1),
        ("road", "land", 1),
        ("ink-soft", "abroad", 2),
        ("ink-soft", "land", 2),
        ("flandres", "france", 1), ("flandres", "angleterre", 1), ("flandres", "navarre", 1),
        ("flandres", "bourgogne", 1),
        ("fire", "land", 1),
    ),
)  # fmt: skip
