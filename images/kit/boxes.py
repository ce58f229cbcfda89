"""Boxes, and the part of a sheet that a picture shows. All measures are units."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from images.kit.looks import Point, pixels

Box = tuple[float, float, float, float]
"""Left, top, right and bottom edge."""


RING, MOST_RINGS = 16.0, 200


def bounds(points: Iterable[Point]) -> Box:
    """The bounding box of points."""
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


def around(boxes: Sequence[Box]) -> Box:
    """The bounding box of boxes."""
    return bounds(corner for box in boxes for corner in (box[:2], box[2:]))


def meet(one: Box, other: Box) -> bool:
    """Whether two boxes overlap.

    >>> meet((0, 0, 10, 10), (9, 9, 20, 20)), meet((0, 0, 10, 10), (10, 0, 20, 10))
    (True, False)
    """
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def rings(spot: Point, wide: float, high: float, far: float) -> Iterator[Point]:
    """Middles of a box of this size beside a spot, ever farther from it: first `far` from its middle, below it and then
    all around."""
    for ring in range(MOST_RINGS):
        count = 8 + 4 * ring
        for turn in range(count):
            angle = math.pi / 2 + (1 if turn % 2 else -1) * ((turn + 1) // 2) * math.tau / count
            yield (spot[0] + math.cos(angle) * (far + wide / 2 + ring * RING),
                   spot[1] + math.sin(angle) * (far + high / 2 + ring * RING))  # fmt: skip


class Port(NamedTuple):
    """The part of a sheet that a picture shows. `frame`: the width of the frame along its edges, inside it."""

    left: float
    top: float
    width: float
    height: float
    frame: float = 0

    def at(self, x: float, y: float) -> Point:
        """A point of the sheet, in units of this port."""
        return x - self.left, y - self.top

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, at the current scale."""
        return pixels(self.width), pixels(self.height)

    @property
    def inner(self) -> Box:
        """The box inside the frame, in units of the sheet."""
        right, low = self.left + self.width, self.top + self.height
        return self.left + self.frame, self.top + self.frame, right - self.frame, low - self.frame

    def holds(self, box: Box) -> bool:
        """Whether a box lies inside the frame."""
        left, top, right, low = self.inner
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= low

    def meets(self, points: Iterable[Point]) -> bool:
        """Whether the bounding box of these points overlaps the box inside the frame."""
        return meet(bounds(points), self.inner)

    def shows(self, x: float, y: float, margin: float = 0) -> bool:
        """Whether a point lies in this port, at least `margin` from its edges."""
        across, down = self.at(x, y)
        return margin <= across <= self.width - margin and margin <= down <= self.height - margin
