"""The colours of the Factions."""

from __future__ import annotations

from images.kit import Colour, Inks

LIGHT: dict[str, Colour] = {
    "condeean": (33, 31, 30),
    "cabalist": (28, 74, 152),
    "retzist": (170, 34, 30),
    "mazarinist": (232, 184, 28),
    "condeean-tint": (208, 202, 194),
    "cabalist-tint": (200, 215, 238),
    "retzist-tint": (243, 205, 196),
    "mazarinist-tint": (250, 232, 168),
}
DARK: dict[str, Colour] = {
    **LIGHT,
    "condeean": (14, 13, 13),
    "cabalist": (40, 92, 180),
    "retzist": (184, 42, 36),
    "condeean-tint": (96, 92, 88),
    "cabalist-tint": (40, 62, 104),
    "retzist-tint": (106, 44, 40),
    "mazarinist-tint": (112, 92, 32),
}
INKS = Inks(
    LIGHT,
    DARK,
    (
        ("black", "mazarinist", 5),
        *(("ink", f"{faction}-tint", 3) for faction in ("mazarinist", "condeean", "cabalist", "retzist")),
        ("ink", "condeean", 3),
        *(("white", faction, 6) for faction in ("condeean", "cabalist", "retzist")),
        *(
            (faction, ground, steps)
            for faction in ("cabalist", "retzist", "mazarinist")
            for ground, steps in (("face", 4), ("paper", 4), ("orange", 3))
        ),
        ("condeean", "orange", 3),
    ),
)
