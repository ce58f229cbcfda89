"""Where the names of cities and provinces stand on the map: a city's beside it, off markers, roads, borders and other
names; a province's along it, wherever it is freest."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from fronde.games.jeanne.data import BOX, CITIES, CITIES_OF, POINTS, PROVINCE_OF, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.areas import QUARTER, only, small_areas
from images.jeanne.geometry import CHRONICLE, LEGEND, MAP_HEIGHT, MARKER, PLACES, WIDTH, roads
from images.kit import Box, Point, Size

SIGN = 20.0
"""Room the anchor of a port or the peak of a mountain city takes before its name."""
DOUBLE = 46.0, 26.0
"""Room the sign of a province takes that is worth two points."""
CITY_SIZE = Size.BODY
_PORTS = {city.id: "anchor" for city in BOX.map.city if city.port}
SIGNS: dict[str, str] = {**_PORTS, **{city.id: "peak" for city in BOX.map.city if city.mountain}}
"""City -> what stands before its name."""


class Label(NamedTuple):
    """A name on the map: its middle, the room it takes along its line, the size of its letters, and how it is turned,
    in degrees, against the clock."""

    text: str
    x: float
    y: float
    wide: float
    high: float
    size: float = CITY_SIZE
    angle: float = 0
    sign: float = 0
    """Room along its line for a sign before it."""

    @property
    def box(self) -> Box:
        """Its edges."""
        return kit.bounds(self.corners)

    @property
    def corners(self) -> list[Point]:
        """The four corners of its room."""
        across, down = self.along(self.wide / 2), self.along(self.high / 2, 90)
        return [(self.x + a * across[0] + d * down[0], self.y + a * across[1] + d * down[1])
                for a, d in ((-1, -1), (1, -1), (1, 1), (-1, 1))]  # fmt: skip

    def along(self, length: float, turn: float = 0) -> Point:
        """So far along its line, or across it."""
        angle = math.radians(turn - self.angle)
        return length * math.cos(angle), length * math.sin(angle)

    @property
    def spots(self) -> list[Point]:
        """Points all over its room."""
        across, down = self.along(self.wide / 2), self.along(self.high / 2, 90)
        return [(self.x + a / 3 * across[0] + d * down[0], self.y + a / 3 * across[1] + d * down[1])
                for a in range(-3, 4) for d in (-0.8, 0.8)]  # fmt: skip


def overlap(a: Box, b: Box) -> float:
    """How much two boxes share, in square units."""
    across, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return across * down if across > 0 and down > 0 else 0.0


def marker_box(city: str) -> Box:
    """The room what stands on a city takes at most."""
    x, y = PLACES[city]
    return x - MARKER[0] / 2, y - MARKER[1] / 2, x + MARKER[0] / 2, y + MARKER[1] / 2


def count_strange(label: Label, province: str) -> int:
    """How many points of a label stand on another province's ground."""
    return sum(province_at(x, y) not in ("", province) for x, y in label.spots)


def province_at(x: float, y: float) -> str:
    """The province a place of the map lies in, "" for sea and lands abroad."""
    image, at = small_areas(), (int(x * QUARTER), int(y * QUARTER))
    inside = 0 <= at[0] < image.width and 0 <= at[1] < image.height
    number = int(image.getpixel(at)) if inside else 0  # type: ignore[arg-type]
    return PROVINCES[number - 1] if number else ""


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
    for city, province in zip(CITIES, PROVINCE_OF, strict=True):
        near = [marker_box(other) for other in CITIES if math.dist(PLACES[city], PLACES[other]) < NEAR]
        near += [label.box for label in _first_labels(words).values()]
        here = _near(points, PLACES[city])
        costs[city] = [
            (label, label.box, _cost(label.box, at, near, here) + STRANGE * count_strange(label, province))
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
"""How far from a city nothing is in the way of its name."""
STRANGE = 22.0
"""What a point of a name costs that stands beyond the border of its province."""


def _near(points: list[Point], at: Point, far: float = NEAR) -> list[Point]:
    return [point for point in points if abs(point[0] - at[0]) < far and abs(point[1] - at[1]) < far]


def _cost(box: Box, rank: int, markers: list[Box], points: list[Point]) -> float:
    return rank * 2 + 40 * sum(overlap(box, other) for other in markers) + 9 * _covered(box, points) + _outside(box)


def _outside(box: Box) -> float:
    on_boxes = overlap(box, LEGEND) or overlap(box, CHRONICLE)
    return 1e6 * bool(on_boxes or box[0] < 18 or box[2] > WIDTH - 18 or box[1] < 18 or box[3] > MAP_HEIGHT - 18)


def _around(city: str, words: Words) -> Iterator[Label]:
    """Where a name may stand, what is liked best first."""
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
"""What a degree costs by which a name is turned, in shares of 255."""
FREE = 255
SMALLER = 5.0
"""What a smaller size costs."""


@lru_cache(maxsize=4)
def province_labels(words: Words) -> dict[str, Label]:
    """Province -> its name, as large and as level as it has room in the province; not to be changed."""
    ground, first = _free_ground(city_labels(words)), _first_labels(words)
    return {p: first[p] if p in first else _best_label(words, p, ground) for p in CITIES_OF}


FIRST = ("ile-de-france",)
"""Provinces with so little room for so long a name that it is placed before those of their cities."""


@lru_cache(maxsize=4)
def _first_labels(words: Words) -> dict[str, Label]:
    ground = _free_ground({})
    return {province: _best_label(words, province, ground) for province in FIRST}


def _free_ground(cities: Mapping[str, Label]) -> Image.Image:
    """How free each place of the small map is, 0 to 255: markers and these names are not, roads are half."""
    image = Image.new("L", small_areas().size, 255)
    draw = ImageDraw.Draw(image)
    for course in roads():
        draw.line([(x * QUARTER, y * QUARTER) for x, y in course], fill=120, width=2)
    for box in (*map(marker_box, CITIES), *(label.box for label in cities.values())):
        draw.rectangle([edge * QUARTER for edge in box], fill=0)
    return image


def _best_label(words: Words, province: str, ground: Image.Image) -> Label:
    """A name in the freest place, at the best size and turn."""
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
    """How free each place of a province is, with some margin about it; and the box this is cut from."""
    area = only(small_areas(), 1 + PROVINCES.index(province))
    edges = area.getbbox() or (0, 0, 1, 1)
    margin = max(edges[2] - edges[0], edges[3] - edges[1]) // 2 + 4
    box = edges[0] - margin, edges[1] - margin, edges[2] + margin, edges[3] + margin
    return ImageChops.multiply(area.filter(ImageFilter.MinFilter(3)), ground).crop(box), box


@lru_cache(maxsize=4)
def double_signs(words: Words) -> list[Label]:
    """Where the provinces that are worth two throne points have the sign of it."""
    signs = []
    for province in (province for province, points in POINTS.items() if points > 1):
        free, box = _free_in(province, bare_ground(words))
        room = Label("", box[0] / QUARTER, box[1] / QUARTER, *DOUBLE)
        signs.append(_put_freest(room, _room_for(room, free), free))
    return signs


def _room_for(label: Label, free: Image.Image) -> Image.Image:
    """How free the place of a name is, wherever its middle is put; turned as the name is."""
    turned = free.rotate(-label.angle, Image.Resampling.BILINEAR, expand=True)
    return turned.filter(ImageFilter.BoxBlur((label.wide * QUARTER / 2, label.high * QUARTER / 2)))


def _put_freest(label: Label, room: Image.Image, free: Image.Image) -> Label:
    """The name where it has most room: of the freest places that next to their middle."""
    best = room.point([255 * (n == room.getextrema()[1]) for n in range(256)])
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
    """The small map where nothing stands, is written or leads, 255, and where something does, 0; not to be changed."""
    image = _free_ground(city_labels(words)).point([0] * 200 + [255] * 56)
    for label in province_labels(words).values():
        ImageDraw.Draw(image).polygon([(x * QUARTER, y * QUARTER) for x, y in label.corners], fill=0)
    return image
