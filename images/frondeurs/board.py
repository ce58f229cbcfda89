"""The whole board of Frondeurs et Frondeuses, with its header and panels."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.texts import Words
from images import kit
from images.frondeurs.alt import alt_text
from images.frondeurs.arrows import draw_moves
from images.frondeurs.edition import in_its_edition
from images.frondeurs.geometry import WHOLE, WIDTH
from images.frondeurs.header import draw_header
from images.frondeurs.layers import Layer, keep_frame, lay_pieces, layer
from images.frondeurs.panels import draw_panels
from images.frondeurs.reading import changes, find_moves, marks
from images.kit import Picture
from images.manifest import Scene

SHARP = 1.5
"""Pixels per unit in a picture wider than 1600: it is drawn 2400 pixels wide, and then scaled."""


def scale_for(width: int) -> float:
    """The pixels per unit at which a board of that width is drawn before it is scaled to the width."""
    return SHARP if width > WIDTH else 1.0


def board_image(scene: Scene, words: Words) -> Image.Image:
    """The whole sheet in the palette, at the current scale."""
    board = layer(words, WHOLE)
    image = board.flat.copy()
    draw_position(image, board, scene)
    draw_header(image, scene, words)
    draw_panels(image, scene, words)
    return image


def draw_position(image: Image.Image, board: Layer, scene: Scene, targets: Mapping[str, str] | None = None) -> None:
    """The pieces on the Spaces; if there is an older view, also arrows and the changes."""
    then, now = None if scene.before is None else marks(scene.before), marks(scene.view)
    draw_moves(image, board, find_moves(scene))
    lay_pieces(image, board, now, changes(then, now), then or {}, targets)
    keep_frame(image, board)


@in_its_edition
def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The board, any width."""
    with kit.looking(scale=scale_for(width)):
        return kit.finish(board_image(scene, words), alt_text(scene, words), width)
