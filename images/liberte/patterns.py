"""Patterns that distinguish lands, factions and seats without colour."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from images.kit import Ink, Point, cache, look, rgb

LARGE = 1_000_000
"""The number of pixels from which a pattern is drawn at its true size, because such pictures are reduced later."""


@cache(maxsize=64)
def pattern_mask(name: str, width: int, height: int, step: float, thick: float) -> Image.Image:
    """A pattern as an L mask of this size in pixels; `step` and `thick` are units. "" is no pattern."""
    fine = 1 if width * height > LARGE else 2
    scale = look().scale * fine
    image = Image.new("L", (width * fine, height * fine), 0)
    draw = ImageDraw.Draw(image)
    for line in _lines(name, width * fine, height * fine, step * scale):
        draw.line(line, fill=255, width=max(1, round(thick * scale)))
    if name == "dots":
        _dot(draw, width * fine, height * fine, step * scale, thick * scale * 1.1)
    return image.reduce(fine) if fine > 1 else image


def _lines(name: str, width: int, height: int, step: float) -> Sequence[tuple[Point, Point]]:
    count = int((width + height) / step) + 2
    if name == "level":
        return [((0, n * step), (width, n * step)) for n in range(count)]
    if name == "upright":
        return [((n * step, 0), (n * step, height)) for n in range(count)]
    rising = [((n * step * 1.4, 0), (n * step * 1.4 - height, height)) for n in range(count)]
    falling = [((width - n * step * 1.4, 0), (width - n * step * 1.4 + height, height)) for n in range(count)]
    return {"slanting": rising, "falling": falling, "crossed": rising + falling}.get(name, [])


def _dot(draw: ImageDraw.ImageDraw, width: int, height: int, step: float, radius: float) -> None:
    for row in range(int(height / step) + 2):
        for column in range(int(width / step) + 2):
            x, y = (column + row % 2 / 2) * step, row * step
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def lay_pattern(
    image: Image.Image, name: str, ink: Ink, shape: Image.Image, step: float = 12, thick: float = 1.4
) -> None:
    """Draw a pattern in an ink on a full-colour image, within a mask of its size."""
    if not name:
        return
    mask = Image.new("L", image.size, 0)
    mask.paste(pattern_mask(name, image.width, image.height, step, thick), (0, 0), shape)
    image.paste(rgb(ink), (0, 0, *image.size), mask)
