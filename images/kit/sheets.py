"""Full-colour surfaces: old paper, panels, and small sheets with smooth edges."""

from __future__ import annotations

import contextlib
import math
import random
from collections.abc import Iterable, Iterator
from typing import Any

from PIL import Image, ImageDraw

from images.kit.colours import Ink, rgb
from images.kit.looks import Point, look, looking, pixels
from images.kit.palettes import blank, index

LARGE = 4_000_000
"""The number of pixels from which a picture is plain and compressed harder, and more slowly."""


def paper(size: tuple[int, int]) -> Image.Image:
    """A sheet of aged paper in full colour: broad, faint stains in three tones, always the same.

    A large one is plain, because stains would add a fifth to its size.
    """
    if size[0] * size[1] >= LARGE:
        return Image.new("RGBA", size, (*rgb("paper"), 255))
    chance = random.Random(1643)
    grain = 90 * look().scale
    cells = (int(size[0] / grain) + 2, int(size[1] / grain) + 2)
    noise = Image.frombytes("L", cells, bytes(chance.randrange(256) for _ in range(cells[0] * cells[1])))
    tones = [rgb(name) for name in ("paper", "paper-2", "paper-3")]
    tables = [[tones[0 if v < 150 else 1 if v < 196 else 2][channel] for v in range(256)] for channel in range(3)]
    sheet = Image.new("RGBA", size)
    step = 50
    for top in range(0, size[1], step):
        low = min(top + step, size[1])
        box = (0.0, top / grain, size[0] / grain, low / grain)
        band = noise.resize((size[0], low - top), Image.Resampling.BICUBIC, box=box)
        sheet.paste(Image.merge("RGB", [band.point(table) for table in tables]).convert("RGBA"), (0, top))
    return sheet


@contextlib.contextmanager
def sheet(width: int, units: float, height: float, ground: Ink | None = None) -> Iterator[Image.Image]:
    """An empty picture, `width` pixels and `units` units wide: paper in full colour, or one ink in the palette. Inside
    the block the scale is that of the picture."""
    with looking(scale=width / units):
        size = width, pixels(height)
        yield paper(size) if ground is None else blank(size, ground)


def middle(image: Image.Image) -> Point:
    """The middle of an image, in units."""
    scale = look().scale
    return image.width / 2 / scale, image.height / 2 / scale


def clear(width: float, height: float) -> Image.Image:
    """An empty transparent sheet, in units."""
    return Image.new("RGBA", (pixels(width), pixels(height)), (0, 0, 0, 0))


def panel(
    image: Image.Image,
    box: tuple[float, float, float, float],
    ink: Ink | None,
    edge: Ink | None = None,
    width: float = 1,
    radius: float = 0,
    corners: tuple[bool, bool, bool, bool] | None = None,
) -> None:
    """Draw a box in units, filled, with optional edge and round corners, on a palette or a full-colour image."""

    def to_pixel(colour: Ink | None) -> Any:
        if colour is None:
            return None
        return index(colour) if image.mode == "P" else (*rgb(colour), 255)

    left, top, right, low = map(pixels, box)
    ImageDraw.Draw(image).rounded_rectangle(
        (left, top, max(left, right), max(top, low)),
        pixels(radius),
        fill=to_pixel(ink),
        outline=to_pixel(edge),
        width=max(1, pixels(width)),
        corners=corners,
    )


def discs(*layers: tuple[float, Ink]) -> Image.Image:
    """Concentric discs, each (radius, ink), the largest first."""
    sheet = Sheet(layers[0][0], layers[0][0])
    for radius, ink in layers:
        sheet.disc(0, 0, radius, ink)
    return sheet.finish()


def plates(half_width: float, half_height: float, *layers: tuple[float, Ink, float]) -> Image.Image:
    """Concentric boxes, each (distance from the edge of the image, ink, radius of the corners), the largest first."""
    sheet = Sheet(half_width, half_height)
    for inset, ink, radius in layers:
        sheet.plate(half_width - inset, half_height - inset, ink, radius)
    return sheet.finish()


class Sheet:
    """A small transparent sheet drawn four times too large, for smooth edges. The origin is its middle."""

    def __init__(self, half_width: float, half_height: float, fine: int = 4) -> None:
        self.scale = look().scale
        across, down = math.ceil(half_width * self.scale), math.ceil(half_height * self.scale)
        self.half = (across / self.scale, down / self.scale)
        self.fine = fine
        self.unit = fine * self.scale
        self.large = Image.new("RGBA", (across * 2 * fine, down * 2 * fine), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.large)

    def _at(self, x: float, y: float) -> Point:
        return (x + self.half[0]) * self.unit, (y + self.half[1]) * self.unit

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        """A disc; all lengths are in units, from the origin in the middle of the sheet."""
        a, b = self._at(x - radius, y - radius), self._at(x + radius, y + radius)
        self.draw.ellipse((*a, b[0] - 1, b[1] - 1), fill=(*rgb(ink), 255))

    def box(self, left: float, top: float, right: float, bottom: float, ink: Ink, radius: float = 0) -> None:
        """A rectangle with its edges at these places, and corners of this radius."""
        a, b = self._at(left, top), self._at(right, bottom)
        self.draw.rounded_rectangle((*a, b[0] - 1, b[1] - 1), radius * self.unit, fill=(*rgb(ink), 255))

    def plate(self, half_width: float, half_height: float, ink: Ink, radius: float = 0) -> None:
        """A box with the origin in its middle."""
        self.box(-half_width, -half_height, half_width, half_height, ink, radius)

    def polygon(self, points: Iterable[Point], ink: Ink) -> None:
        """An area with these corners."""
        self.draw.polygon([self._at(x, y) for x, y in points], fill=(*rgb(ink), 255))

    def line(self, points: Iterable[Point], ink: Ink, width: float) -> None:
        """A line through these points."""
        self.draw.line([self._at(x, y) for x, y in points], fill=(*rgb(ink), 255), width=round(width * self.unit))

    def finish(self) -> Image.Image:
        """The sheet at its true size, as RGBA."""
        return self.large.reduce(self.fine)


def put(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Draw an RGBA piece on an RGBA image with its middle at (x, y), cut off at the edges."""
    scale = look().scale
    compose(image, piece, round(x * scale - piece.width / 2), round(y * scale - piece.height / 2))


def compose(image: Image.Image, piece: Image.Image, left: int, top: int) -> None:
    """Draw an RGBA piece on an RGBA image with its upper left corner at a pixel, cut off at the edges."""
    if left >= image.width or top >= image.height or left + piece.width <= 0 or top + piece.height <= 0:
        return
    crop = (max(0, -left), max(0, -top))
    if crop != (0, 0):
        piece = piece.crop((*crop, piece.width, piece.height))
    image.alpha_composite(piece, (max(0, left), max(0, top)))


def paint(mask: Image.Image, ink: Ink) -> Image.Image:
    """An L mask in one colour, as RGBA."""
    image = Image.new("RGBA", mask.size, (*rgb(ink), 0))
    image.putalpha(mask)
    return image
