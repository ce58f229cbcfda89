"""Arrows for cubes, prisoners and the King that went from one Space to another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial

from PIL import Image

from images import kit
from images.frondeurs.geometry import HEADER, PANEL_TOP, PLACES, WIDTH, count_hidden_points
from images.frondeurs.layers import Layer
from images.kit import Ink, Point


def draw_moves(image: Image.Image, board: Layer, moves: Mapping[tuple[str, str], str]) -> None:
    """Arrows for cubes, prisoners and the King that moved; they pass behind Spaces."""
    for (start, end), ink in moves.items():
        _draw_arrow(image, [board.port.at(*point) for point in _arrow(start, end)], ink, board.bodies)


PIECE = 60
"""The number of points of a polyline drawn at a time: the bounding box of a whole one is large, and mostly empty."""


def _draw_arrow(image: Image.Image, course: Sequence[Point], ink: Ink, behind: Image.Image) -> None:
    edge = "paper-light" if kit.contrast(ink, "paper") > 2 else "ink"
    pieces = [course[at : at + PIECE + 1] for at in range(0, len(course) - 1, PIECE)]
    for colour, width, head in ((edge, 9, 20), (ink, 5, 16)):
        for piece in pieces:
            _lay(image, behind, piece, partial(kit.stroke, ink=colour, width=width))
        _lay(image, behind, course[-6:], partial(kit.arrow_head, ink=colour, size=head))


def _lay(
    image: Image.Image,
    behind: Image.Image,
    points: Sequence[Point],
    draw: Callable[[Image.Image, Sequence[Point]], None],
) -> None:
    """Draw a piece of a line on a palette picture, except where it is behind Spaces."""
    left, top, right, low = kit.bounds(points)
    x, y = kit.pixels(left - 24), kit.pixels(top - 24)
    over = kit.clear(right - left + 48, low - top + 48)
    scale = kit.look().scale
    draw(over, [(px - x / scale, py - y / scale) for px, py in points])
    over.paste((0, 0, 0, 0), (0, 0), behind.crop((x, y, x + over.width, y + over.height)))
    kit.lay_over(image, over, x, y)


ARCS = (0.12, -0.12, 0.2, -0.2, 0.28, -0.28, 0.02, -0.02)
"""The possible bends of an arrow, as a share of its length."""
HEAD = 15
"""The number of points at the end of an arrow that its head covers."""


@lru_cache(maxsize=1024)
def _arrow(start: str, end: str) -> list[Point]:
    """An arc from beside one Space to beside another, on the board: of several candidates, the one whose head, then
    whose line, is hidden least by other Spaces."""

    def rate(course: list[Point]) -> tuple[bool, int, int]:
        left, top, right, low = kit.bounds(course)
        off = left < 12 or top < HEADER + 12 or right > WIDTH - 12 or low > PANEL_TOP - 20
        return off, count_hidden_points(course[-HEAD:], (start, end)), count_hidden_points(course[::4], (start, end))

    return min((_arc(PLACES[start], PLACES[end], aside) for aside in ARCS), key=rate)


def _arc(a: Point, b: Point, aside: float) -> list[Point]:
    fine = kit.resample(kit.curve(a, kit.beside(a, b, aside), b, 40), 2)
    return fine[: max(8, len(fine) - 27)]
