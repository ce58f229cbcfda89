"""The areas of cities and provinces, within the coast and the realm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from fronde.games.jeanne.data import CITIES, PROVINCE_OF, PROVINCES
from images import kit
from images.jeanne.geometry import CONTINENT, REALM, WHOLE, grounds
from images.kit import Box, Point, Port

QUARTER = 0.25
_NUMBERS = [1 + PROVINCES.index(province) for province in PROVINCE_OF]


@lru_cache(maxsize=1)
def small_areas() -> Image.Image:
    """The areas of the whole map, with a quarter of a pixel per unit; cached, must not be modified."""
    with kit.looking(scale=QUARTER):
        return areas(WHOLE)


def box_of(province: str) -> Box:
    """The bounding box of a province, in units."""
    box = mask_of(small_areas(), 1 + PROVINCES.index(province)).getbbox() or (0, 0, 1, 1)
    left, top, right, low = (edge / QUARTER for edge in box)
    return left, top, right, low


def mask_of(image: Image.Image, number: int) -> Image.Image:
    """A mask of the pixels with this number."""
    return image.point([255 * (n == number) for n in range(256)])


def areas(port: Port) -> Image.Image:
    """For each pixel the number of its province, counted from 1 in the order of the data; 0 for none."""
    return _draw_numbers(port, _NUMBERS)


def city_areas(port: Port) -> Image.Image:
    """For each pixel the number of the city whose area it is in, counted from 1; 0 for none."""
    return _draw_numbers(port, range(1, len(CITIES) + 1))


def _draw_numbers(port: Port, numbers: Sequence[int]) -> Image.Image:
    image = Image.new("L", port.size, 0)
    draw, scale = ImageDraw.Draw(image), kit.look().scale

    def at(points: Iterable[Point]) -> list[Point]:
        return [(x * scale, y * scale) for x, y in (port.at(*point) for point in points)]

    for number, ground in zip(numbers, grounds(), strict=True):
        if port.meets(ground):
            draw.polygon(at(ground), fill=number)
    inside, land = Image.new("1", port.size, 0), Image.new("1", port.size, 0)
    ImageDraw.Draw(inside).polygon(at(REALM), fill=1)
    ImageDraw.Draw(land).polygon(at(CONTINENT), fill=1)
    within = ImageChops.logical_and(inside, land)
    return Image.composite(image, Image.new("L", port.size, 0), within)
