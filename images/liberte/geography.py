"""The map in borders.json: areas, borders, and the positions of each province's stacks, in units of the map."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fronde.core.types import Json
from fronde.games.liberte.data import PROVINCES
from images import kit
from images.kit import Box, Point
from images.liberte.measures import NAME_H, ROOM_SHAPES, STACK_GAP, STACK_H, STACK_W

FILE = Path(__file__).parent / "borders.json"
ABROAD = ""
"""The other side of a border of the kingdom."""


@dataclass(frozen=True)
class Room:
    """The room for a province's name and stacks: its shape, and the middle of its box."""

    shape: str
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The largest box they need."""
        wide, high = ROOM_SHAPES[self.shape]
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2

    @property
    def name(self) -> Point:
        """The middle of the name's line."""
        return self.x, self.box[1] + NAME_H / 2

    def slots(self, count: int) -> list[Point]:
        """The middles of this number of stacks, up to three."""
        top = self.box[1] + NAME_H + STACK_H / 2
        step = STACK_W + STACK_GAP
        if self.shape == "pile" and count == 3:
            return [(self.x - step / 2, top), (self.x + step / 2, top), (self.x, top + STACK_H + STACK_GAP)]
        return [(self.x + (at - (count - 1) / 2) * step, top) for at in range(count)]


@dataclass(frozen=True)
class Border:
    """A border between two provinces, or between one and "", everything outside France."""

    between: tuple[str, str]
    course: tuple[Point, ...]


@dataclass(frozen=True)
class Geography:
    """Everything on the map."""

    borders: tuple[Border, ...]
    areas: Mapping[str, tuple[Point, ...]]
    """The outline of each province."""
    kingdom: tuple[Point, ...]
    """The outline of France."""
    rooms: Mapping[str, Room]


@lru_cache(maxsize=1)
def geography() -> Geography:
    """The map, read once."""
    data: dict[str, Json] = json.loads(FILE.read_text(encoding="utf-8"))
    borders = tuple(
        Border((one["between"][0], one["between"][1]), tuple((x, y) for x, y in one["course"]))
        for one in data["borders"]
    )
    areas = {name: ring([b.course for b in borders if name in b.between]) for name in PROVINCES}
    kingdom = ring([b.course for b in borders if ABROAD in b.between])
    return Geography(borders, areas, kingdom, {name: Room(*room) for name, room in data["rooms"].items()})


def ring(courses: Sequence[Sequence[Point]]) -> tuple[Point, ...]:
    """Lines joined end to end until they are closed; the longest of the rings, because the others are specks."""
    rest, rings = [list(course) for course in courses], []
    while rest:
        whole = rest.pop(0)
        while whole[0] != whole[-1]:
            at = next(n for n, course in enumerate(rest) if whole[-1] in (course[0], course[-1]))
            course = rest.pop(at)
            whole += course[1:] if course[0] == whole[-1] else course[-2::-1]
        rings.append(tuple(whole))
    return max(rings, key=len)


def box_around(inside: Collection[str]) -> Box:
    """The box with the areas and rooms of some provinces."""
    boxes = (box for name in inside for box in (kit.bounds(geography().areas[name]), geography().rooms[name].box))
    return kit.around(list(boxes))
