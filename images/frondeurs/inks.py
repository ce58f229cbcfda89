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
        ("ink", "mazarinist-tint", 3),
        ("ink", "condeean-tint", 3),
        ("ink", "cabalist-tint", 3),
        ("ink", "retzist-tint", 3),
        ("ink", "condeean", 3),
        ("white", "condeean", 6),
        ("white", "cabalist", 6),
        ("white", "retzist", 6),
        ("cabalist", "face", 4),
        ("cabalist", "paper", 4),
        ("cabalist", "orange", 3),
        ("retzist", "face", 4),
        ("retzist", "paper", 4),
        ("retzist", "orange", 3),
        ("mazarinist", "face", 4),
        ("mazarinist", "paper", 4),
        ("mazarinist", "orange", 3),
        ("condeean", "orange", 3),
    ),
)
