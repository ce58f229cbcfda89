"""The measures of the table: pixels of a picture 1600 wide, with twelve columns and four rows."""

from __future__ import annotations

from fronde.games.richelieu.data import ROWS
from images.manifest import View
from images.richelieu.reading import seats_in

WIDTH = 1600
HEADER = 100
LEFT, PITCH_X, PITCH_Y = 52, 128, 164
CARD_W, CARD_H = 116, 150
GRID_TOP = HEADER + 34
TABLE_TOP = GRID_TOP + ROWS * PITCH_Y + 12
CHIP_H, BAR_H, FIELD_H = 70, 48, 74
SEAT_H = BAR_H + FIELD_H + 14
FOOT = 46


def height_of(view: View) -> int:
    """The height of the picture, with a block for every seat."""
    return TABLE_TOP + CHIP_H + 10 + len(seats_in(view)) * SEAT_H + FOOT


def column_x(column: int) -> float:
    """The middle of a column."""
    return LEFT + PITCH_X * (column + 0.5)


def row_y(row: int) -> float:
    """The middle of a row of the lay-out."""
    return GRID_TOP + PITCH_Y * (row + 0.5)
