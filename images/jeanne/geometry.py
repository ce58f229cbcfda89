"""The geometry of the map: the cities, the area of each, and the surroundings.

A city's area is everything nearer to it than to any other city, with roughened edges like a border on paper; a province
is the areas of its cities, within the coast and the realm. All of it is computed from the positions of the cities.
"""

from __future__ import annotations

import itertools
import math
import random
import tomllib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from fronde.games.jeanne.data import BOX, PROVINCE_OF, ROADS
from images import kit
from images.kit import Box, Point, Port

WIDTH, HEADER, MAP_HEIGHT, PANELS, KEY = 1600, 160, 1640, 402, 78
HEIGHT = HEADER + MAP_HEIGHT + PANELS + KEY
"""The heights of the board's parts, from above: the active power and the rounds, the map, the powers, the meaning of
their signs."""
ACROSS, DOWN, EDGE = 1.5094, 1.562, 30.0
"""Units per step of the cities' coordinates, and the margin of the map, in such steps."""
LEGEND: Box = (26.0, 26.0, 812.0, 188.0)
CHRONICLE: Box = (26.0, 1074.0, 436.0, 1404.0)
"""The largest boxes on the map for the legend and for the effects of the round."""
MARKER = (62.0, 58.0)
"""The size of the largest marker of a city, without its ring."""
NUDGES = {
    "saumur": (4, 2),
    "chinon": (14, 12),
    "tours": (6, -6),
    "melun": (6, 5),
    "compiegne": (6, -4),
    "gand": (0, 6),
}
"""Small shifts of cities, in steps of their coordinates, that make room for their markers."""


WHOLE = Port(0, 0, WIDTH, MAP_HEIGHT)


def place(x: float, y: float) -> Point:
    """A point given in the cities' coordinates, on the map."""
    return (x + EDGE) * ACROSS, (y + EDGE) * DOWN


def on_earth(longitude: float, latitude: float) -> Point:
    """A point given in degrees, on the map, in the projection of the cities' coordinates."""
    return place(1000 * (longitude + 5.1) / 12, 1000 * (51.6 - latitude) / 9.2)


PLACES: dict[str, Point] = {
    city.id: place(city.x + NUDGES.get(city.id, (0, 0))[0], city.y + NUDGES.get(city.id, (0, 0))[1])
    for city in BOX.map.city
}
"""The middle of each city."""

_FOLDER = Path(__file__).parent
_GEOGRAPHY = tomllib.loads((_FOLDER / "geography.toml").read_text(encoding="utf-8"))


def _course(points: Iterable[Sequence[float]], seed: str, rough: float = 0.1) -> list[Point]:
    return roughen([on_earth(*point) for point in points], seed, rough)


FINEST = 7.0
"""The length from which a straight piece is broken."""


def roughen(points: Sequence[Point], seed: str, rough: float) -> list[Point]:
    """The line with its straight pieces broken at random, but always in the same way; `rough`: the largest deviation,
    as a share of a piece's length."""
    chance = random.Random(seed)
    out = [points[0]]
    for a, b in itertools.pairwise(points):
        out += _break_line(a, b, chance, rough)
    return out


def _break_line(a: Point, b: Point, chance: random.Random, rough: float) -> list[Point]:
    length = math.dist(a, b)
    if length < FINEST:
        return [b]
    middle = kit.beside(a, b, (chance.random() - 0.5) * 2 * rough)
    return [*_break_line(a, middle, chance, rough), *_break_line(middle, b, chance, rough)]


ATLANTIC = _course(_GEOGRAPHY["atlantic"], "atlantic")
MEDITERRANEAN = _course(_GEOGRAPHY["mediterranean"], "mediterranean")
ENGLAND = _course(_GEOGRAPHY["england"], "england")
CONTINENT = [*ATLANTIC, (-200.0, 2000.0), *MEDITERRANEAN, (2000.0, 1500.0), (2000.0, -200.0)]
REALM = _course([*_GEOGRAPHY["realm"], _GEOGRAPHY["realm"][0]], "realm", 0.07)
RIVERS = [_course(points, name, 0.12) for name, points in _GEOGRAPHY["rivers"].items()]
RANGES = [[on_earth(*point) for point in points] for points in _GEOGRAPHY["ranges"].values()]
ABROAD = {name: on_earth(*point) for name, point in _GEOGRAPHY["abroad"].items()}

# --- the ground of each city ---

_Cell = list[tuple[Point, int]]
"""The corners of an area in order, each with the city beyond the edge that begins there, -1 for none."""


def _cut(cell: _Cell, here: Point, there: Point, other: int) -> _Cell:
    """The part of a cell that is nearer to `here` than to `there`, the place of another city."""
    middle = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
    across, down = there[0] - here[0], there[1] - here[1]
    sides = [(x - middle[0]) * across + (y - middle[1]) * down for (x, y), _ in cell]
    out: _Cell = []
    for at, (corner, beyond) in enumerate(cell):
        after = (at + 1) % len(cell)
        one, two = sides[at], sides[after]
        if one <= 0:
            out.append((corner, beyond))
        if (one <= 0) != (two <= 0):
            share = one / (one - two)
            (ax, ay), (bx, by) = corner, cell[after][0]
            crossing = ax + (bx - ax) * share, ay + (by - ay) * share
            out.append((crossing, other if one <= 0 else beyond))
    return out


@lru_cache(maxsize=1)
def _cells() -> list[_Cell]:
    places = list(PLACES.values())
    frame = [
        (-300.0, -300.0),
        (WIDTH + 300.0, -300.0),
        (WIDTH + 300.0, MAP_HEIGHT + 300.0),
        (-300.0, MAP_HEIGHT + 300.0),
    ]
    cells = []
    for city, here in enumerate(places):
        cell: _Cell = [(corner, -1) for corner in frame]
        for other in sorted(range(len(places)), key=lambda o: math.dist(here, places[o])):
            if other != city:
                cell = _cut(cell, here, places[other], other)
        cells.append(cell)
    return cells


@lru_cache(maxsize=1)
def _edges() -> dict[tuple[int, int], list[Point]]:
    """The borders between cities: (lower number, higher number) -> border, in the direction of the first one's
    outline."""
    edges = {}
    for city, cell in enumerate(_cells()):
        for (corner, beyond), (following, _) in zip(cell, [*cell[1:], cell[0]], strict=True):
            if beyond > city:
                edges[city, beyond] = roughen([corner, following], f"{city} {beyond}", 0.09)
    return edges


@lru_cache(maxsize=1)
def grounds() -> list[list[Point]]:
    """The area of each city, in the order of the data, not yet cut off at coast and realm."""
    outlines = []
    for city, cell in enumerate(_cells()):
        outline: list[Point] = []
        for corner, beyond in cell:
            edge = [corner] if beyond < 0 else _edges()[min(city, beyond), max(city, beyond)]
            outline += edge if beyond < 0 or beyond > city else list(reversed(edge))
        outlines.append(outline)
    return outlines


def border_pairs() -> list[tuple[int, int]]:
    """Pairs of neighbouring cities of different provinces."""
    return [(one, other) for one, other in _edges() if PROVINCE_OF[one] != PROVINCE_OF[other]]


def borders() -> list[list[Point]]:
    """The borders between provinces."""
    return [_edges()[pair] for pair in border_pairs()]


@lru_cache(maxsize=1)
def roads() -> list[list[Point]]:
    """The roads as polylines, in the order of the data, slightly bent, always in the same way."""
    ids = list(PLACES)
    courses = []
    for one, other in ROADS:
        a, b = PLACES[ids[one]], PLACES[ids[other]]
        bend = random.Random(f"{ids[one]} {ids[other]}").choice((-0.06, -0.04, 0.04, 0.06))
        courses.append(kit.curve(a, kit.beside(a, b, bend), b, 12))
    return courses
