"""Colour vision: the three common forms of colour blindness, and the perceived distance of two colours."""

from __future__ import annotations

from images.kit import Colour
from images.kit.colours import linear

Matrix = tuple[tuple[float, float, float], ...]

BLINDNESS: dict[str, Matrix] = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Full loss of one kind of cone, for linear light (Machado, Oliveira and Fernandes 2009)."""


def simulate(colour: Colour, blindness: str) -> list[float]:
    """The linear light of a colour as seen with this colour blindness."""
    light = linear(colour)
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in BLINDNESS[blindness]]


def seen_colour(colour: Colour, blindness: str) -> Colour:
    """The colour as seen with this colour blindness, for printing."""
    red, green, blue = (
        round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))
        for c in simulate(colour, blindness)
    )
    return red, green, blue


def lab(light: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear light, white point D65."""
    r, g, b = light
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: Colour, b: Colour, blindness: str) -> float:
    """The perceived distance of two colours (CIE 1976; 2.3 is barely noticeable)."""
    one, two = lab(simulate(a, blindness)), lab(simulate(b, blindness))
    return float(sum((p - q) ** 2 for p, q in zip(one, two, strict=True)) ** 0.5)
