"""The board of Mousquetaires du Roy: header, tracks, places, missions, quest, Milady, and the musketeers."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Picture
from images.manifest import Scene
from images.mousquetaires.alt import alt_text
from images.mousquetaires.header import draw_header
from images.mousquetaires.measures import WIDTH, height_of
from images.mousquetaires.missions import draw_missions
from images.mousquetaires.people import draw_milady, draw_people, draw_purse
from images.mousquetaires.quests import draw_quest
from images.mousquetaires.stage import draw_stage
from images.mousquetaires.tracks import draw_tracks


def board_image(scene: Scene, words: Words, width: int) -> Image.Image:
    """The whole board in full colour, without transparency."""
    with kit.sheet(width, WIDTH, height_of(scene.view)) as image:
        draw_header(image, scene, words)
        draw_tracks(image, scene, words)
        draw_stage(image, scene, words)
        draw_missions(image, scene, words)
        draw_quest(image, scene, words)
        draw_milady(image, scene, words)
        draw_purse(image, scene, words)
        draw_people(image, scene, words)
        return image.convert("RGB")


def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The finished board at any width."""
    return kit.finished(board_image(scene, words, width), alt_text(scene, words), width)
