"""The board of Jeanne d'Arc 1429: the active power, the map, the round, the powers."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.alt import board_alt
from images.jeanne.arrows import lay_battle
from images.jeanne.chronicle import draw_chronicle
from images.jeanne.geometry import HEADER, HEIGHT, WHOLE, WIDTH
from images.jeanne.header import draw_header
from images.jeanne.layers import Layer, lay_cities, lay_grounds, layer
from images.jeanne.legend import draw_legend
from images.jeanne.ornaments import lay_frame
from images.jeanne.panels import draw_panels
from images.jeanne.reading import city_states
from images.kit import Picture
from images.manifest import Scene


def draw_map(board: Layer, scene: Scene, rings: dict[str, str] | None = None) -> Image.Image:
    """The current map, in the palette; `rings`: city -> the ink of its ring."""
    image = board.flat.copy()
    lay_grounds(image, board, scene.view)
    lay_battle(image, board, scene.view)
    lay_cities(image, board, scene.view, city_states(scene.view, scene.before, rings))
    if board.port == WHOLE:
        lay_frame(image)
    return image


def board_image(scene: Scene, words: Words) -> Image.Image:
    """The whole board at the current scale, in the palette."""
    image = kit.blank((kit.pixels(WIDTH), kit.pixels(HEIGHT)), "paper-deep")
    image.paste(draw_map(layer(words), scene), (0, kit.pixels(HEADER)))
    draw_header(image, scene, words)
    draw_legend(image, words)
    draw_chronicle(image, scene.view, words)
    draw_panels(image, scene, words)
    return image


LEVEL = 4
"""The compression level of a board; with the usual one its many details would make it a tenth larger."""


def scale_for(width: int) -> float:
    """Pixels per unit: a board narrower than half its design size is drawn at half size and then reduced, so that names
    stay complete."""
    return max(0.5, width / WIDTH)


def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The finished board at any width."""
    with kit.looking(scale=scale_for(width)):
        return kit.finish(board_image(scene, words), board_alt(scene, words), width, LEVEL)
