"""Pictures of Frondeurs et Frondeuses: the board; every other view is in `VIEWS`."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images import kit
from images.frondeurs_board import Layer, lay_pieces, layer, spaces_mask
from images.frondeurs_geometry import PLACES, WHOLE, WIDTH
from images.frondeurs_panels import draw_cards, draw_header
from images.frondeurs_reading import Marks, View, alt_text, changes, find_moves, marks
from images.kit import Picture, Point

SHARP = 1.5
"""Pixels a unit in a picture wider than 1600: 2400 pixels, drawn as such."""


def scale_for(width: int) -> float:
    """In how many pixels a unit a board of that width is drawn before it is brought to the width."""
    return SHARP if width > WIDTH else 1.0


def board_image(view: View, words: Words, before: View | None = None) -> Image.Image:
    """The whole sheet in the palette, at the scale of the moment."""
    board = layer(words, WHOLE)
    image = board.flat.copy()
    draw_position(image, board, view, before)
    draw_header(image, view, before, words)
    draw_cards(image, view, before, words)
    return image


def draw_position(image: Image.Image, board: Layer, view: View, before: View | None) -> None:
    """What stands on the Spaces, and how it came there where an older view is given."""
    then, now = {} if before is None else marks(before), marks(view)
    if before is not None:
        _draw_moves(image, board, find_moves(before, view))
    changed = changes(None if before is None else then, now)
    lay_pieces(image, board, now, changed, then)


def _draw_moves(image: Image.Image, board: Layer, moves: Mapping[tuple[str, str], str]) -> None:
    """Arrows from where cubes, or the King, went to where they came; they pass behind Spaces."""
    if not moves:
        return
    over = Image.new("RGBA", image.size, (0, 0, 0, 0))
    for (start, end), ink in moves.items():
        course = _arrow(board.port.at(*PLACES[start]), board.port.at(*PLACES[end]))
        kit.stroke(over, course, "paper-light", 9)
        kit.stroke(over, course, ink, 5)
        kit.arrow_head(over, course, ink, 17)
    over.paste((0, 0, 0, 0), (0, 0), spaces_mask(board, PLACES))
    box = over.getbbox()
    if box:
        piece = kit.stamp(over.crop(box), image.crop(box).convert("RGBA"))
        piece.at_pixel(image, box[0], box[1])


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


def picture(view: View, words: Words, before: View | None, width: int) -> Picture:
    """The board, any width."""
    with kit.looking(scale=scale_for(width)):
        image = board_image(view, words, before)
        if image.width != width:
            image = kit.scaled(image, width)
        then = None if before is None else marks(before)
        turn = None if before is None else before.get("turn")
        return Picture(kit.encode(image), alt_text(view, then, marks(view), words, turn), image.width, image.height)


__all__ = ["FACTIONS", "Marks", "board_image", "picture"]
