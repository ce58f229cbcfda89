"""The colours of land and sea, and of the six powers."""

from __future__ import annotations

from images.kit import Colour, Inks

SEATS = ("navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres")
FOREIGN = "foreign"
ON = {
    "navarre": "white", "france": "white", "angleterre": "white", "bretagne": "black", "bourgogne": "white",
    "flandres": "black", "foreign": "white",
}  # fmt: skip
"""What is written in on a power's colour."""
CHARGE = {
    "navarre": "flandres", "france": "flandres", "angleterre": "flandres", "bretagne": "black",
    "bourgogne": "flandres", "flandres": "black", "foreign": "white",
}  # fmt: skip
"""What a power's pattern is drawn in on its shield."""
_LIGHT: dict[str, Colour] = {
    "sea": (203, 216, 214),
    "sea-line": (146, 170, 174),
    "land": (248, 240, 220),
    "abroad": (226, 213, 184),
    "road": (196, 152, 92),
    "stone": (222, 214, 198),
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
    "sea": (28, 40, 48),
    "sea-line": (72, 96, 108),
    "land": (56, 50, 43),
    "abroad": (42, 37, 32),
    "road": (148, 112, 66),
    "stone": (150, 142, 128),
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
        ("line", "land", 3),
        ("sea-line", "sea", 3),
        ("ink", "sea", 3),
        ("road", "land", 2),
        ("black", "stone", 3),
        *((f"{seat}", f"{seat}-tint", 3) for seat in (*SEATS, FOREIGN)),
        *(("ink", f"{seat}-tint", 3) for seat in SEATS),
        *((ON[seat], seat, 4) for seat in (*SEATS, FOREIGN)),
        *((seat, "land", 2) for seat in SEATS),
        ("flandres", "france", 2), ("flandres", "angleterre", 2), ("flandres", "navarre", 2),
        ("flandres", "bourgogne", 2), ("fire", "land", 2), ("ink-soft", "land", 3),
    ),
)  # fmt: skip
