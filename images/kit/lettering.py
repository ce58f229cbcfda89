"""Type: fonts by role; lines of text measured, cut, and written on palette and full-colour pictures."""

from __future__ import annotations

import contextlib
import math
import re
from functools import lru_cache
from typing import Literal

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from images.kit.colours import Ink, blend
from images.kit.looks import cache, look
from images.kit.palettes import flat_palette, index
from images.kit.sheets import compose, paint
from images.kit.stamps import OPAQUE, Stamp

Role = Literal["text", "name", "bold", "italic", "caps"]
_FAMILIES: dict[Role, tuple[str, int, str]] = {
    "text": ("EB Garamond", 500, "normal"),
    "name": ("EB Garamond", 600, "normal"),
    "bold": ("EB Garamond", 700, "normal"),
    "italic": ("EB Garamond", 500, "italic"),
    "caps": ("Cinzel", 700, "normal"),
}
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@lru_cache(maxsize=128)
def font(role: Role, size: float) -> Font:
    """The font of a role; Pillow's own if the package is missing or unreadable."""
    family, weight, style = _FAMILIES[role]
    try:
        import fontpkg  # type: ignore[import-untyped]

        path = fontpkg.path(family, weight=weight, style=style, nearest=True)
        typeface = ImageFont.truetype(str(path), round(size))
    except Exception:
        return ImageFont.load_default(size * 0.86)
    with contextlib.suppress(OSError):
        typeface.set_variation_by_axes([weight])
    return typeface


_FINE = 4
_PROBE = 40
"""The size at which fonts are tested for a letter."""


def legible(text: str, role: Role) -> str:
    """The text with letters that the font lacks replaced by ones it has, so that no empty boxes appear."""
    return text if text.isascii() else "".join(_legible(letter, role) for letter in text)


@lru_cache(maxsize=4096)
def _legible(letter: str, role: Role) -> str:
    if letter.isascii() or _draw_letter(letter, role) != _draw_letter("\uffff", role):
        return letter
    return anyascii(letter).strip(":")


def _draw_letter(letter: str, role: Role) -> tuple[tuple[int, int], bytes]:
    mask = font(role, _PROBE).getmask(letter)
    return mask.size, bytes(mask)


@lru_cache(maxsize=4096)
def text_width(text: str, role: Role, size: float) -> float:
    """The width of a line of text, in the same measure as `size`."""
    return float(font(role, size * _FINE).getlength(legible(text, role))) / _FINE


@cache(maxsize=4096)
def text_mask(text: str, role: Role, size: float) -> tuple[Image.Image, int]:
    """A line of text as an L mask, and the height of the baseline in it; the text starts 2 pixels from the left.

    It is drawn four times too large and reduced, so that the letters keep their designed spacing instead of whole
    pixels.
    """
    size *= look().scale
    face = font(role, size * _FINE)
    rise, fall = math.ceil(size * 0.95), math.ceil(size * 0.4)
    width = math.ceil(text_width(text, role, size)) + 6
    image = Image.new("L", (width * _FINE, (rise + fall) * _FINE), 0)
    ImageDraw.Draw(image).text((2 * _FINE, rise * _FINE), legible(text, role), font=face, fill=255, anchor="ls")
    return image.reduce(_FINE).point(_FIRMER), rise


_FIRMER = [min(255, round(255 * (v / 255) ** 0.8)) for v in range(256)]
"""Restores the weight of small type, which becomes thin when reduced."""


@lru_cache(maxsize=64)
def cap_height(role: Role, size: float) -> float:
    """The height of a capital letter, in the same measure as `size`."""
    _, top, _, low = font(role, size * _FINE).getbbox("H", anchor="ls")
    return (low - top) / _FINE


def fit(text: str, role: Role, size: float, width: float) -> str:
    """The text, cut with an ellipsis if it is wider than `width`."""
    if not text or text_width(text, role, size) <= width:
        return text
    while text and text_width(text + "…", role, size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def shrink(text: str, role: Role, size: float, width: float, least: float = 0) -> float:
    """The size at which the text fits into `width`, in steps from `size` down to `least`."""
    size = float(size)
    while size > least and text_width(text, role, size) > width:
        size -= 1
    return size


def fit_text(text: str, role: Role, size: float, room: float | None, least: float | None = None) -> tuple[str, float]:
    """The text and its size, no wider than `room`: first the size shrinks down to `least`, then the text is cut."""
    if room is not None:
        size = size if least is None else shrink(text, role, size, room, least)
        text = fit(text, role, size, room)
    return text, size


def wrap(text: str, role: Role, size: float, width: float) -> list[str]:
    """A text in lines no wider than `width`, broken between words, but not at the fixed spaces of French."""
    lines = [""]
    for word in re.split(r"[ \n]+", text.strip()):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, role, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def write(
    image: Image.Image,
    text: str,
    x: float,
    y: float,
    role: Role,
    size: float,
    ink: Ink,
    anchor: str = "mm",
    room: float | None = None,
    least: float | None = None,
) -> float:
    """Write a line on a full-colour image: the left end ("l"), middle ("m") or right end ("r") of the line at x, its
    baseline ("s") or the middle of its capitals ("m") at y. `room` and `least`: as in `fit_text`. Returns the width."""
    text, size = fit_text(text, role, size, room, least)
    mask, rise = text_mask(text, role, size)
    if anchor[1] == "m":
        y += cap_height(role, size) / 2
    width = text_width(text, role, size)
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * width
    scale = look().scale
    compose(image, paint(mask, ink), round(x * scale) - 2, round(y * scale) - rise)
    return width


@cache(maxsize=4096)
def text_stamp(text: str, role: Role, size: float, ink: Ink, ground: Ink) -> tuple[Stamp, int]:
    """A line of text for one ground, and the height of the baseline in it."""
    mask, rise = text_mask(text, role, size)
    strip = mask.point(_ramp(ink, ground))
    piece = Image.frombytes("P", strip.size, strip.tobytes())
    piece.putpalette(flat_palette())
    return Stamp(piece, mask.point(OPAQUE).convert("1")), rise


@cache(maxsize=256)
def _ramp(ink: Ink, ground: Ink) -> list[int]:
    """The index in the palette for each of 256 strengths of ink over ground."""
    steps = [index(blend(ink, ground, step / 16)) for step in range(17)]
    return [steps[(value + 8) // 16] for value in range(256)]


def text_on(
    picture: Image.Image,
    text: str,
    x: float,
    y: float,
    role: Role,
    size: float,
    ink: Ink,
    ground: Ink,
    anchor: str = "l",
    room: float | None = None,
    least: float | None = None,
) -> float:
    """Write on a palette picture: (x, y) is the left end of the baseline ("l"), its middle ("m") or its right end
    ("r"). `room` and `least`: as in `fit_text`. Returns the width."""
    text, size = fit_text(text, role, size, room, least)
    piece, rise = text_stamp(text, role, size, ink, ground)
    width = text_width(text, role, size)
    scale = look().scale
    left = x - (width if anchor == "r" else width / 2 if anchor == "m" else 0)
    piece.at_pixel(picture, round(left * scale) - 2, round(y * scale) - rise)
    return width
