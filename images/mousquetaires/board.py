"""The board of Mousquetaires du Roy: La Rochelle, Paris and the Louvre, the houses of both sides, the quest, Milady,
and the musketeers, on scenery that never changes."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Picture
from images.manifest import Scene
from images.mousquetaires.alt import alt_text
from images.mousquetaires.header import draw_header
from images.mousquetaires.inks import CARDINAL
from images.mousquetaires.measures import (
    CAUSEWAY_Y,
    HALF,
    LEFT,
    QUARTERS_TOP,
    RIGHT,
    SIDE_TRACK_Y,
    WIDTH,
    height_of,
    milady_box,
    mission_box,
)
from images.mousquetaires.missions import draw_missions
from images.mousquetaires.people import draw_milady, draw_people, draw_purse
from images.mousquetaires.quests import draw_quest
from images.mousquetaires.scenery import draw_scenery
from images.mousquetaires.stage import draw_names, draw_stage
from images.mousquetaires.tracks import draw_constance, draw_honour, draw_siege, draw_time

APART = 22
"""The smallest distance between two colours of the board, apart from its inks; pictures of a replay have the same."""


@kit.cache(4)
def draw_background(words: Words, width: int, height: int) -> Image.Image:
    """The printed part of the board, in the palette."""
    image = kit.paper((width, kit.pixels(height)))
    left, top, right, low = milady_box()
    kit.panel(image, (left, top, right, low), "paper-light", "line", 2, 8)
    draw_scenery(image)
    _draw_curtain(image, left, top, right)
    draw_names(image, words)
    return kit.to_palette_by_bands(image)


def _draw_curtain(image: Image.Image, left: float, top: float, right: float) -> None:
    """A scalloped curtain above Milady's quarters."""
    low, wide = QUARTERS_TOP - 9, (right - left) / 14
    scallop = kit.icon("coin", wide + 1, kit.blend(CARDINAL, "black", 0.8))
    for at in range(14):
        kit.put(image, scallop, left + wide * (at + 0.5), low)
    kit.panel(image, (left, top, right, low), CARDINAL, "line", 2, 8, (True, True, False, False))
    kit.stroke(image, [(left + 2, low), (right - 2, low)], "gold", 2)


def board_image(scene: Scene, words: Words, width: int) -> Image.Image:
    """The whole board, in the palette."""
    with kit.looking(scale=width / WIDTH):
        image = draw_background(words, width, height_of(scene.view)).convert("RGBA")
        draw_header(image, scene, words)
        draw_time(image, scene, words)
        draw_siege(image, scene, words, CAUSEWAY_Y)
        left = mission_box("louvre")[0]
        draw_constance(image, scene, words, LEFT + 4, LEFT + HALF - 4, SIDE_TRACK_Y)
        draw_honour(image, scene, words, left + 4, RIGHT - 4, SIDE_TRACK_Y)
        draw_missions(image, scene, words)
        draw_quest(image, scene, words)
        draw_stage(image, scene, words)
        draw_milady(image, scene, words)
        draw_people(image, scene, words)
        draw_purse(image, scene, words)
        now = kit.look()
        return kit.to_palette_by_bands(image).point(kit.coarse(now.style, now.inks, APART))


def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The finished board at any width."""
    return kit.finish(board_image(scene, words, width), alt_text(scene, words), width)
