"""The positions of names on the map: a city's name is beside the city and avoids markers, roads, borders and other
names; a province's name is wherever the province has most room."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from fronde.games.jeanne.data import BOX, CITIES, CITIES_OF, POINTS, PROVINCE_OF, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.areas import QUARTER, mask_of, small_areas
from images.jeanne.geometry import CHRONICLE, LEGEND, MAP_HEIGHT, MARKER, PLACES, WIDTH, roads
from images.kit import Box, Point, Size

SIGN = 20.0
"""The width reserved before a name for the anchor of a port or the peak of a mountain city."""
DOUBLE = 46.0, 26.0
"""The size of the sign of a province that is worth two points."""
CITY_SIZE = Size.BODY
_PORTS = {city.id: "anchor" for city in BOX.map.city if city.port}
SIGNS: dict[str, str] = {**_PORTS, **{city.id: "peak" for city in BOX.map.city if city.mountain}}
"""The sign before a city's name."""


class Label(NamedTuple):
    """A name on the map: its middle, width and height along its line, the size of its letters, and its rotation in
    degrees, anticlockwise."""

    text: str
    x: float
    y: float
    wide: float
    high: float
    size: float = CITY_SIZE
    angle: float = 0
    sign: float = 0
    """The width reserved for a sign before the name."""

    @property
    def box(self) -> Box:
        """Its bounding box."""
        return kit.bounds(self.corners)

    @property
    def corners(self) -> list[Point]:
        """The four corners of its area."""
        across, down = self.along(self.wide / 2), self.along(self.high / 2, 90)
        return [(self.x + a * across[0] + d * down[0], self.y + a * across[1] + d * down[1])
                for a, d in ((-1, -1), (1, -1), (1, 1), (-1, 1))]  # fmt: skip

    def along(self, length: float, turn: float = 0) -> Point:
        """The vector of this length along its line, or turned from it by some degrees."""
        angle = math.radians(turn - self.angle)
        return length * math.cos(angle), length * math.sin(angle)

    @property
    def spots(self) -> list[Point]:
        """Points all over its area."""
        across, down = self.along(self.wide / 2), self.along(self.high / 2, 90)
        return [(self.x + a / 3 * across[0] + d * down[0], self.y + a / 3 * across[1] + d * down[1])
                for a in range(-3, 4) for d in (-0.8, 0.8)]  # fmt: skip


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share, in square units."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def marker_box(city: str) -> Box:
    """The box of a city's largest marker."""
    x, y = PLACES[city]
    return x - MARKER[0] / 2, y - MARKER[1] / 2, x + MARKER[0] / 2, y + MARKER[1] / 2


def count_points_outside(label: Label, province: str) -> int:
    """The number of a label's points that lie in another province."""
    return sum(province_at(x, y) not in ("", province) for x, y in label.spots)


def province_at(x: float, y: float) -> str:
    """The province at a point of the map, "" for the sea and lands abroad."""
    image, at = small_areas(), (int(x * QUARTER), int(y * QUARTER))
    inside = 0 <= at[0] < image.width and 0 <= at[1] < image.height
    number = int(image.getpixel(at)) if inside else 0  # type: ignore[arg-type]
    return PROVINCES[number - 1] if number else ""


def _road_points() -> list[Point]:
    return [point for course in roads() for point in kit.resample(course, 6)]


def _count_points(box: Box, points: list[Point]) -> int:
    left, top, right, low = box
    return sum(left < x < right and top < y < low for x, y in points)


@lru_cache(maxsize=4)
def city_labels(words: Words) -> dict[str, Label]:
    """The label of each city; cached, must not be modified. First each takes its freest position, then they make room
    for each other."""
    points = _road_points()
    costs: dict[str, list[tuple[Label, Box, float]]] = {}
    for city, province in zip(CITIES, PROVINCE_OF, strict=True):
        near = [marker_box(other) for other in CITIES if math.dist(PLACES[city], PLACES[other]) < NEAR]
        near += [label.box for label in _first_labels(words).values()]
        here = _near(points, PLACES[city])
        costs[city] = [
            (label, label.box, _cost(label.box, at, near, here) + STRANGE * count_points_outside(label, province))
            for at, label in enumerate(_around(city, words))
        ]
    best = {city: min(options, key=lambda option: option[2]) for city, options in costs.items()}
    for _ in range(4):
        for city, options in costs.items():
            x = PLACES[city][0]
            others = [box for other, (label, box, _) in best.items() if other != city and abs(label.x - x) < NEAR]
            best[city] = min(options, key=lambda o: o[2] + 40 * sum(overlap(o[1], box) for box in others))
    return {city: label for city, (label, _, _) in best.items()}


NEAR = 240.0
"""The distance from a city beyond which nothing can be in the way of its name."""
STRANGE = 22.0
"""The cost of a name's point beyond the border of its province."""


def _near(points: list[Point], at: Point) -> list[Point]:
    return [point for point in points if abs(point[0] - at[0]) < NEAR and abs(point[1] - at[1]) < NEAR]


def _cost(box: Box, rank: int, markers: list[Box], points: list[Point]) -> float:
    return (
        rank * 2 + 40 * sum(overlap(box, other) for other in markers) + 9 * _count_points(box, points) + _outside(box)
    )


def _outside(box: Box) -> float:
    on_boxes = overlap(box, LEGEND) or overlap(box, CHRONICLE)
    return 1e6 * bool(on_boxes or box[0] < 18 or box[2] > WIDTH - 18 or box[1] < 18 or box[3] > MAP_HEIGHT - 18)


def _around(city: str, words: Words) -> Iterator[Label]:
    """The possible positions of a name, the best first."""
    x, y = PLACES[city]
    text, sign = words.name("city", city), SIGN if city in SIGNS else 0.0
    wide = kit.text_width(text, "name", CITY_SIZE) + 4 + sign
    high = CITY_SIZE
    aside, above = MARKER[0] / 2 + 1 + wide / 2, MARKER[1] / 2 + high / 2
    for dx, dy in (
        (0, above), (0, -above), (aside, 0), (-aside, 0),
        (aside, 13), (-aside, 13), (aside, -13), (-aside, -13),
        (wide * 0.3, above), (-wide * 0.3, above), (wide * 0.3, -above), (-wide * 0.3, -above),
        (wide * 0.45, above), (-wide * 0.45, above), (wide * 0.45, -above), (-wide * 0.45, -above),
        (aside, 22), (-aside, 22), (aside, -22), (-aside, -22),
    ):  # fmt: skip
        yield Label(text, x + dx, y + dy, wide, high, sign=sign)


# --- provinces ---

SIZES = (Size.LABEL, Size.NOTE, Size.FINE)
ANGLES = (0, *(side * turn for turn in range(10, 90, 10) for side in (1, -1)), 90)
TURNED = 0.12
"""The cost of a rotation, per degree, in shares of 255."""
FREE = 255
SMALLER = 5.0
"""The cost of the next smaller size."""


@lru_cache(maxsize=4)
def province_labels(words: Words) -> dict[str, Label]:
    """The label of each province, as large and as level as there is room; cached, must not be modified."""
    ground, first = _free_ground(city_labels(words)), _first_labels(words)
    return {p: first[p] if p in first else _best_label(words, p, ground) for p in CITIES_OF}


FIRST = ("ile-de-france",)
"""Provinces with so long a name and so little room that it is placed before the names of their cities."""


@lru_cache(maxsize=4)
def _first_labels(words: Words) -> dict[str, Label]:
    ground = _free_ground({})
    return {province: _best_label(words, province, ground) for province in FIRST}


def _free_ground(cities: Mapping[str, Label]) -> Image.Image:
    """The freedom of each place of the small map, 0 to 255: none at markers and these names, about half on roads."""
    image = Image.new("L", small_areas().size, 255)
    draw = ImageDraw.Draw(image)
    for course in roads():
        draw.line([(x * QUARTER, y * QUARTER) for x, y in course], fill=120, width=2)
    for box in (*map(marker_box, CITIES), *(label.box for label in cities.values())):
        draw.rectangle([edge * QUARTER for edge in box], fill=0)
    return image


def _best_label(words: Words, province: str, ground: Image.Image) -> Label:
    """A province's name in its freest place, at the best size and rotation."""
    free, box = _free_in(province, ground)
    text = words.name("province", province).upper()
    best, least = Label(text, 0, 0, 0, 0), -math.inf
    for rank, size in enumerate(SIZES):
        for angle in ANGLES:
            penalty = TURNED * abs(angle) + SMALLER * rank
            if FREE - penalty <= least:
                continue
            wide = kit.text_width(text, "caps", size) + 8
            label = Label(text, box[0] / QUARTER, box[1] / QUARTER, wide, size * 0.9, size, angle)
            room = _room_for(label, free)
            worth = float(room.getextrema()[1]) - penalty  # type: ignore[arg-type]
            if worth > least:
                best, least = _put_freest(label, room, free), worth
    return best


def _free_in(province: str, ground: Image.Image) -> tuple[Image.Image, Sequence[int]]:
    """The freedom of each place of a province, with a margin; and the box it is cut from."""
    area = mask_of(small_areas(), 1 + PROVINCES.index(province))
    edges = area.getbbox() or (0, 0, 1, 1)
    margin = max(edges[2] - edges[0], edges[3] - edges[1]) // 2 + 4
    box = edges[0] - margin, edges[1] - margin, edges[2] + margin, edges[3] + margin
    return ImageChops.multiply(area.filter(ImageFilter.MinFilter(3)), ground).crop(box), box


@lru_cache(maxsize=4)
def double_signs(words: Words) -> list[Label]:
    """The positions of the signs of provinces that are worth two throne points."""
    signs = []
    for province in (province for province, points in POINTS.items() if points > 1):
        free, box = _free_in(province, bare_ground(words))
        room = Label("", box[0] / QUARTER, box[1] / QUARTER, *DOUBLE)
        signs.append(_put_freest(room, _room_for(room, free), free))
    return signs


def _room_for(label: Label, free: Image.Image) -> Image.Image:
    """The mean freedom of a name's area for each position of its middle; rotated like the name."""
    rotation = free.rotate(-label.angle, Image.Resampling.BILINEAR, expand=True)
    return rotation.filter(ImageFilter.BoxBlur((label.wide * QUARTER / 2, label.high * QUARTER / 2)))


def _put_freest(label: Label, room: Image.Image, free: Image.Image) -> Label:
    """The name in the position with most room: of several, the one nearest to their middle."""
    most = room.getextrema()[1]
    best = room.point([255 * (n == most) for n in range(256)])
    left, top, right, low = best.getbbox() or (0, 0, 1, 1)
    spots = [(x, y) for x in range(left, right) for y in range(top, low) if best.getpixel((x, y))]
    middle = (left + right - 1) / 2, (top + low - 1) / 2
    column, row = min(spots, key=lambda spot: math.dist(spot, middle))
    x, y = column + 0.5 - room.width / 2, row + 0.5 - room.height / 2
    turn = math.radians(label.angle)
    x, y = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
    return label._replace(x=label.x + (x + free.width / 2) / QUARTER, y=label.y + (y + free.height / 2) / QUARTER)


@lru_cache(maxsize=4)
def bare_ground(words: Words) -> Image.Image:
    """The small map: 255 where it is empty, 0 at markers, names and roads; cached, must not be modified."""
    image = _free_ground(city_labels(words)).point([0] * 200 + [255] * 56)
    for label in province_labels(words).values():
        ImageDraw.Draw(image).polygon([(x * QUARTER, y * QUARTER) for x, y in label.corners], fill=0)
    return image
