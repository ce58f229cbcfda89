"""Colours by name, in the light and the dark style, and mixtures of two."""

from __future__ import annotations

from functools import lru_cache

from images.kit.looks import Colour, Inks, Style, look

Ink = Colour | str
"""A colour, or its name in INKS or among the inks of the current game."""
INKS: dict[str, Colour] = {
    "paper": (241, 230, 206),
    "paper-2": (238, 226, 200),
    "paper-3": (235, 222, 194),
    "paper-light": (249, 242, 225),
    "paper-deep": (231, 216, 184),
    "paper-edge": (206, 183, 138),
    "face": (253, 249, 238),
    "ink": (38, 29, 20),
    "ink-soft": (92, 74, 54),
    "line": (112, 92, 66),
    "white": (255, 255, 255),
    "black": (38, 29, 20),
    "on-ink": (255, 255, 255),
    "on-mark": (255, 255, 255),
    "orange": (236, 160, 74),
    "green": (46, 110, 62),
    "purple": (112, 58, 128),
    "blue": (42, 98, 166),
    "gold": (222, 172, 36),
    "rose": (176, 40, 84),
    "iron": (70, 74, 80),
    "silver": (190, 196, 202),
    "grey": (128, 130, 134),
    "mark": (0, 110, 103),
}
"""The light style: old paper. "black" and "white" are the same in every style; "on-ink" and "on-mark" are the colours
of text on those two."""
DARK: dict[str, Colour] = {
    **INKS,
    "paper": (34, 31, 29),
    "paper-2": (37, 34, 31),
    "paper-3": (40, 36, 33),
    "paper-light": (54, 49, 44),
    "paper-deep": (25, 23, 22),
    "paper-edge": (84, 74, 58),
    "face": (66, 60, 54),
    "ink": (240, 229, 206),
    "ink-soft": (176, 160, 134),
    "line": (158, 139, 108),
    "orange": (190, 112, 40),
    "green": (98, 178, 112),
    "purple": (178, 124, 200),
    "blue": (104, 160, 226),
    "rose": (236, 112, 156),
    "mark": (72, 208, 192),
    "on-ink": (30, 26, 22),
    "on-mark": (20, 26, 26),
}
"""The dark style: the same inks by candlelight."""
STYLES: dict[Style, dict[str, Colour]] = {"light": INKS, "dark": DARK}


def rgb(ink: Ink) -> Colour:
    """A colour given by name in the current style, or by itself."""
    return all_inks(look().style, look().inks)[ink] if isinstance(ink, str) else ink


@lru_cache(maxsize=8)
def all_inks(style: Style, own: Inks) -> dict[str, Colour]:
    """Every ink of a style by name, including a game's own."""
    return {**STYLES[style], **(own.light if style == "light" else own.dark)}


def blend(a: Ink, b: Ink, share: float) -> Colour:
    """A mixture of two colours, `share` of a over b.

    >>> blend((255, 0, 0), (0, 0, 255), 0.2)
    (51, 0, 204)
    """
    return mix(rgb(a), rgb(b), share)


def mix(one: Colour, two: Colour, share: float) -> Colour:
    """A colour between two, with this share of the first, from 0 to 1."""
    return (
        round(one[0] * share + two[0] * (1 - share)),
        round(one[1] * share + two[1] * (1 - share)),
        round(one[2] * share + two[2] * (1 - share)),
    )


def contrast(a: Ink, b: Ink) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21.

    >>> contrast((0, 0, 0), (255, 255, 255))
    21.0
    """
    one, two = sorted((_luminance(rgb(a)), _luminance(rgb(b))))
    return (two + 0.05) / (one + 0.05)


def shade(ink: Ink, ground: Ink, least: float) -> Colour:
    """The colour, mixed with ink until its contrast with the ground is at least `least`."""
    shades = (blend(ink, "ink", share) for share in (1, 0.8, 0.6, 0.45, 0.3))
    return next((one for one in shades if contrast(one, ground) >= least), rgb("ink"))


def linear(colour: Colour) -> list[float]:
    """The channels of an sRGB colour as linear light, 0 to 1."""
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]


def _luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
