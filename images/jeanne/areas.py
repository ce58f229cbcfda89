"""The provinces as areas: the ground of their cities, as far as coast and realm reach."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageChops, ImageDraw

from fronde.games.jeanne.data import PROVINCE_OF, PROVINCES
from images import kit
from images.jeanne.geometry import CONTINENT, REALM, Port, grounds
from images.kit import Point


def areas(port: Port) -> Image.Image:
    """For every pixel the number of its province, counted from 1, in the order of the data; 0 for none."""
    wide, high = port.size
    image = Image.new("L", (wide, high), 0)
    draw, scale = ImageDraw.Draw(image), kit.look().scale

    def at(points: Iterable[Point]) -> list[Point]:
        return [(x * scale, y * scale) for x, y in (port.at(*point) for point in points)]

    for city, ground in enumerate(grounds()):
        draw.polygon(at(ground), fill=1 + PROVINCES.index(PROVINCE_OF[city]))
    inside, land = Image.new("1", (wide, high), 0), Image.new("1", (wide, high), 0)
    ImageDraw.Draw(inside).polygon(at(REALM), fill=1)
    ImageDraw.Draw(land).polygon(at(CONTINENT), fill=1)
    within = ImageChops.logical_and(inside, land)
    return Image.composite(image, Image.new("L", (wide, high), 0), within)
