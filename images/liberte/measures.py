"""The measures of the board, in units: pixels of a picture 1600 wide."""

from __future__ import annotations

WIDTH = 1600
MAP_H = 1392
"""The height of the map; y on the map counts from its upper edge."""
WEST, NORTH = -5.12, 51.42
PER_DEGREE = (118.0, 151.0)
"""Units per degree of longitude and of latitude."""

STACK_W, STACK_H, STACK_GAP = 47, 74, 4
NAME_H = 28
"""The size of a stack of blocks with its token, and the gap between stacks; the height of the line with a province's
name."""
ROOM_SHAPES: dict[str, tuple[float, float]] = {
    "row": (3 * STACK_W + 2 * STACK_GAP, STACK_H + NAME_H),
    "pile": (2 * STACK_W + STACK_GAP + 10, 2 * STACK_H + STACK_GAP + NAME_H),
}
"""The possible arrangements of three stacks below a province's name, with the size of the box."""


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """The position of a place on the map."""
    return (longitude - WEST) * PER_DEGREE[0], (NORTH - latitude) * PER_DEGREE[1]


HEADER = 130
"""The height of the header above the map."""
ROW_H = 84
"""The height of a seat's row below the map."""
OPEN_H = 92
"""The height of the row of open cards."""
KEY_H = 52


def height_of(seats: int) -> int:
    """The height of a board for this number of seats."""
    return HEADER + MAP_H + OPEN_H + seats * ROW_H + KEY_H
