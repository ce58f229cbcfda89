"""The palettes of pictures, one per style and game, and conversion to them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from images.kit.colours import Ink, all_inks, blend, mix, rgb
from images.kit.looks import Colour, Inks, Style, look

_RAMPS: tuple[tuple[str, str, int], ...] = (
    ("ink", "paper", 7),
    ("ink", "face", 7),
    ("ink", "paper-deep", 4),
    ("ink", "orange", 4),
    ("on-ink", "ink", 6),
    ("on-mark", "mark", 4),
    ("black", "gold", 3),
    ("ink", "paper-light", 4),
    ("ink", "silver", 3),
    ("white", "mark", 5),
    ("line", "paper", 6),
    ("ink-soft", "paper", 5),
    ("ink-soft", "face", 4),
    ("rose", "paper", 5),
    ("rose", "face", 3),
    ("mark", "paper", 5),
    ("iron", "face", 3),
    ("iron", "orange", 3),
    ("orange", "paper", 3),
    ("orange", "face", 3),
    ("green", "paper", 3),
    ("green", "face", 3),
    ("purple", "paper", 3),
    ("purple", "face", 3),
    ("blue", "paper", 3),
    ("blue", "face", 3),
    ("gold", "paper", 3),
    ("gold", "face", 3),
    ("paper-edge", "paper", 4),
    ("paper-deep", "paper", 3),
    ("silver", "iron", 3),
)


@dataclass(frozen=True, slots=True)
class _Palette:
    """A style's colours, at most 255, used by every picture of a game. The 256th stays free."""

    colours: list[Colour]
    flat: bytes
    image: Image.Image


@lru_cache(maxsize=8)
def _palette_of(style: Style, own: Inks) -> _Palette:
    inks = all_inks(style, own)
    entries = dict.fromkeys(inks.values())
    for fore, ground, steps in (*_RAMPS, *own.ramps):
        for step in range(1, steps + 1):
            entries.setdefault(mix(inks[fore], inks[ground], step / (steps + 1)))
    colours = list(entries)[:255]
    flat = bytes(c for colour in colours for c in colour) + bytes(colours[0]) * (256 - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette(flat)
    return _Palette(colours, flat, image)


def _palette_now() -> _Palette:
    return _palette_of(look().style, look().inks)


def palette() -> list[Colour]:
    """The colours of the current style."""
    return _palette_now().colours


def flat_palette() -> bytes:
    """The palette of the present look, three bytes a colour."""
    return _palette_now().flat


def index(ink: Ink) -> int:
    """The index of the nearest colour in the palette."""
    return _nearest(look().style, look().inks, rgb(ink))


@lru_cache(maxsize=8192)
def _nearest(style: Style, own: Inks, want: Colour) -> int:
    colours = _palette_of(style, own).colours
    return min(range(len(colours)), key=lambda i: sum((a - b) ** 2 for a, b in zip(colours[i], want, strict=True)))


def to_palette(image: Image.Image) -> Image.Image:
    """A full-colour image in the palette, with the nearest colours and no dither."""
    return image.convert("RGB").quantize(palette=_palette_now().image, dither=Image.Dither.NONE)


def to_palette_by_bands(image: Image.Image, height: int = 40) -> Image.Image:
    """The image in the palette, converted in bands so that no single call keeps other threads waiting."""
    whole = blank(image.size, "paper")
    for top in range(0, image.height, height):
        band = image.crop((0, top, image.width, min(top + height, image.height)))
        whole.paste(to_palette(band), (0, top))
    return whole


def resize(image: Image.Image, width: int) -> Image.Image:
    """A palette picture at another width, smoothed, converted in bands."""
    height = round(image.height * width / image.width)
    whole = blank((width, height), "paper")
    step = 20
    ratio = image.height / height
    for top in range(0, height, step):
        low = min(top + step, height)
        first, last = max(0, int(top * ratio) - 8), min(image.height, math.ceil(low * ratio) + 8)
        band = image.crop((0, first, image.width, last)).convert("RGB")
        box = (0, top * ratio - first, image.width, low * ratio - first)
        whole.paste(to_palette(band.resize((width, low - top), Image.Resampling.LANCZOS, box=box)), (0, top))
    return whole


def blank(size: tuple[int, int], ink: Ink) -> Image.Image:
    """An empty picture in the palette."""
    image = Image.new("P", size, index(ink))
    image.putpalette(flat_palette())
    return image


@lru_cache(maxsize=8)
def coarse(style: Style, own: Inks, apart: int) -> list[int]:
    """For each index of the palette the index of a similar colour from a small set: every ink, and every colour that
    differs by more than `apart` from the others."""
    colours = _palette_of(style, own).colours
    table: list[int] = []
    kept_ones: list[int] = []
    inks = set(all_inks(style, own).values())
    for place, colour in enumerate(colours):
        near = min(kept_ones, key=lambda other: math.dist(colour, colours[other]), default=place)
        if colour in inks or not kept_ones or math.dist(colour, colours[near]) > apart:
            near = place
            kept_ones.append(place)
        table.append(near)
    return table + [0] * (256 - len(table))


def fade(image: Image.Image, share: float = 0.34) -> Image.Image:
    """A palette picture with every colour reduced to `share` over the paper."""
    table = [index(blend(colour, "paper", share)) for colour in palette()]
    return image.point(table + [table[0]] * (256 - len(table)))
