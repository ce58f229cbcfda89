"""Pictures of Frondeurs et Frondeuses: the board; every other view is in `VIEWS`."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.texts import Words
from images import kit
from images.frondeurs_board import Layer, keep_frame, lay_pieces, layer, spaces_mask
from images.frondeurs_edition import in_its_edition
from images.frondeurs_geometry import PLACES, WHOLE, WIDTH, bounds
from images.frondeurs_panels import draw_cards, draw_header
from images.frondeurs_reading import View, alt_text, changes, find_moves, marks
from images.kit import Picture, Point

SHARP = 1.5
"""Pixels a unit in a picture wider than 1600: 2400 pixels, drawn as such."""


def scale_for(width: int) -> float:
    """In how many pixels a unit a board of that width is drawn before it is brought to the width."""
    return SHARP if width > WIDTH else 1.0


def board_image(
    view: View, words: Words, before: View | None = None, targets: Mapping[str, str] | None = None
) -> Image.Image:
    """The whole sheet in the palette, at the scale of the moment."""
    board = layer(words, WHOLE)
    image = board.flat.copy()
    draw_position(image, board, view, before, targets)
    draw_header(image, view, before, words)
    draw_cards(image, view, before, words)
    return image


def draw_position(
    image: Image.Image, board: Layer, view: View, before: View | None, targets: Mapping[str, str] | None = None
) -> None:
    """What stands on the Spaces, and how it came there where an older view is given."""
    then, now = {} if before is None else marks(before), marks(view)
    if before is not None:
        _draw_moves(image, board, find_moves(before, view))
    changed = changes(None if before is None else then, now)
    lay_pieces(image, board, now, changed, then, targets)
    keep_frame(image, board)


def _draw_moves(image: Image.Image, board: Layer, moves: Mapping[tuple[str, str], str]) -> None:
    """Arrows from where cubes, or the King, went to where they came; they pass behind Spaces."""
    if not moves:
        return
    courses = {}
    for (start, end), ink in moves.items():
        courses[start, end] = _arrow(board.port.at(*PLACES[start]), board.port.at(*PLACES[end])), ink
    left, top, right, low = bounds([point for course, _ in courses.values() for point in course])
    left, top = left - 24, top - 24
    over = kit.clear(right + 24 - left, low + 24 - top)
    for course, ink in courses.values():
        moved = [(x - left, y - top) for x, y in course]
        edge = "paper-light" if kit.contrast(ink, "paper") > 2 else "ink"
        kit.stroke(over, moved, edge, 9)
        kit.arrow_head(over, moved, edge, 20)
        kit.stroke(over, moved, ink, 5)
        kit.arrow_head(over, moved, ink, 16)
    x, y = kit.pixels(left), kit.pixels(top)
    box = (x, y, x + over.width, y + over.height)
    over.paste((0, 0, 0, 0), (0, 0), spaces_mask(board, PLACES).crop(box))
    kit.stamp(over, image.crop(box).convert("RGBA")).at_pixel(image, x, y)


def _arrow(a: Point, b: Point) -> list[Point]:
    """A slight arc from beside one Space to beside another."""
    (ax, ay), (bx, by) = a, b
    cx, cy = (ax + bx) / 2 - (by - ay) * 0.12, (ay + by) / 2 + (bx - ax) * 0.12
    course = []
    for step in range(41):
        t = step / 40
        u = 1 - t
        course.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
    fine = kit.resampled(course, 2)
    return fine[: max(8, len(fine) - 29)]


@in_its_edition
def picture(view: View, words: Words, before: View | None, width: int) -> Picture:
    """The board, any width."""
    with kit.looking(scale=scale_for(width)):
        image = board_image(view, words, before)
        if image.width != width:
            image = kit.scaled(image, width)
        return Picture(kit.encode(image), alt_text(view, before, words), image.width, image.height)
