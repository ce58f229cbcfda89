"""Where the names of cities and provinces stand on the map: beside their city, off markers, roads and other names."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from fronde.games.jeanne.data import BOX, CITIES, CITIES_OF, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.areas import QUARTER, box_of, small_areas
from images.jeanne.geometry import MAP_HEIGHT, MARKER, PLACES, WIDTH, roads
from images.kit import Box, Point, Size

SIGN = 18.0
"""Room the anchor of a port or the peak of a mountain city takes before its name."""
_PORTS = {city.id: "anchor" for city in BOX.map.city if city.port}
SIGNS: dict[str, str] = {**_PORTS, **{city.id: "peak" for city in BOX.map.city if city.mountain}}
"""City -> what stands before its name."""


class Label(NamedTuple):
    """A name on the map: its middle, and the room it takes."""

    text: str
    x: float
    y: float
    wide: float
    high: float

    @property
    def box(self) -> Box:
        """Its edges."""
        return self.x - self.wide / 2, self.y - self.high / 2, self.x + self.wide / 2, self.y + self.high / 2


def overlap(a: Box, b: Box) -> float:
    """How much two boxes share, in square units."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def marker_box(city: str) -> Box:
    """The room what stands on a city takes at most."""
    x, y = PLACES[city]
    return x - MARKER[0] / 2, y - MARKER[1] / 2, x + MARKER[0] / 2, y + MARKER[1] / 2


def _road_points() -> list[Point]:
    return [point for course in roads() for point in kit.resampled(course, 6)]


def _covered(box: Box, points: list[Point]) -> int:
    left, top, right, low = box
    return sum(left < x < right and top < y < low for x, y in points)


@lru_cache(maxsize=4)
def city_labels(words: Words) -> dict[str, Label]:
    """City -> its name where it stands; not to be changed. All take what is freest, then make room."""
    points = _road_points()
    costs: dict[str, list[tuple[Label, Box, float]]] = {}
    for city in CITIES:
        near = [marker_box(other) for other in CITIES if math.dist(PLACES[city], PLACES[other]) < NEAR]
        here = _near(points, PLACES[city])
        labels = enumerate(_around(city, words))
        costs[city] = [(label, label.box, _cost(label.box, at, near, here)) for at, label in labels]
    best = {city: min(options, key=lambda option: option[2]) for city, options in costs.items()}
    for _ in range(4):
        for city, options in costs.items():
            x = PLACES[city][0]
            others = [box for other, (label, box, _) in best.items() if other != city and abs(label.x - x) < NEAR]
            best[city] = min(options, key=lambda o: o[2] + 40 * sum(overlap(o[1], box) for box in others))
    return {city: label for city, (label, _, _) in best.items()}


NEAR = 240.0
"""How far from a city nothing is in the way of its name."""


def _near(points: list[Point], at: Point, far: float = NEAR) -> list[Point]:
    return [point for point in points if abs(point[0] - at[0]) < far and abs(point[1] - at[1]) < far]


def _cost(box: Box, rank: int, markers: list[Box], points: list[Point]) -> float:
    return rank * 2 + 40 * sum(overlap(box, other) for other in markers) + 9 * _covered(box, points) + _outside(box)


def _outside(box: Box) -> float:
    return 1e6 * (box[0] < 6 or box[2] > WIDTH - 6 or box[1] < 6 or box[3] > MAP_HEIGHT - 6)


def _around(city: str, words: Words) -> Iterator[Label]:
    """Where a name may stand, what is liked best first."""
    x, y = PLACES[city]
    text = words.name("city", city)
    wide = kit.text_width(text, "name", Size.LABEL) + 4 + (SIGN if city in SIGNS else 0)
    high = 20.0
    aside, above = MARKER[0] / 2 + 1 + wide / 2, MARKER[1] / 2 + high / 2
    for dx, dy in (
        (0, above), (0, -above), (aside, 0), (-aside, 0),
        (aside, 13), (-aside, 13), (aside, -13), (-aside, -13),
        (wide * 0.3, above), (-wide * 0.3, above), (wide * 0.3, -above), (-wide * 0.3, -above),
        (wide * 0.45, above), (-wide * 0.45, above), (wide * 0.45, -above), (-wide * 0.45, -above),
        (aside, 22), (-aside, 22), (aside, -22), (-aside, -22),
    ):  # fmt: skip
        yield Label(text, x + dx, y + dy, wide, high)


@lru_cache(maxsize=4)
def province_labels(words: Words) -> dict[str, Label]:
    """Province -> its name in the freest place of it; not to be changed."""
    cities = city_labels(words)
    grounds = small_areas()
    obstacles = [marker_box(city) for city in CITIES] + [label.box for label in cities.values()]
    points = _road_points()
    labels: dict[str, Label] = {}
    for province in sorted(CITIES_OF, key=lambda p: CITIES_OF[p].bit_count()):
        number = 1 + PROVINCES.index(province)
        left, top, right, low = box_of(province)
        middle = (left + right) / 2, (top + low) / 2
        far = max(right - left, low - top) / 2 + 90
        near = [b for b in obstacles if abs(b[0] - middle[0]) < far + 90 and abs(b[1] - middle[1]) < far + 30]
        here = _near(points, middle, far)
        best, least = None, math.inf
        for label in _within(words.name("province", province).upper(), left, top, right, low):
            edges = label.box
            strange = sum(not _is_in(grounds, number, *spot) for spot in _spots(edges))
            cost = 110 * strange + 40 * sum(overlap(edges, b) for b in near) + _outside(edges)
            cost += 0.3 * math.dist(middle, (label.x, label.y))
            if cost < least:
                cost += 9 * _covered(edges, here)
            if cost < least:
                best, least = label, cost
        if best is not None:
            labels[province] = best
            obstacles.append(best.box)
    return labels


def _within(text: str, left: float, top: float, right: float, low: float) -> Iterator[Label]:
    """A name at every place of a box, some steps apart."""
    wide, high = kit.text_width(text, "caps", Size.FINE) + 8, 16.0
    across, down = max(9.0, (right - left) / 16), max(8.0, (low - top) / 18)
    for column in range(17):
        for row in range(19):
            yield Label(text, left + column * across, top + row * down, wide, high)


def _spots(box: Box) -> Iterator[Point]:
    left, top, right, low = box
    for x in (left, (left + right) / 2, right):
        yield x, top
        yield x, low


def _is_in(grounds: Image.Image, number: int, x: float, y: float) -> bool:
    at = int(x * QUARTER), int(y * QUARTER)
    return 0 <= at[0] < grounds.width and 0 <= at[1] < grounds.height and grounds.getpixel(at) == number
