"""The whole table of Liberté: the header, the map with its panels, open cards and displays."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from fronde.games.liberte.data import MOST_STACKS, PROVINCES
from fronde.texts import Words
from images import kit
from images.kit import Picture
from images.liberte.alt import alt_text
from images.liberte.chart import WHOLE, Chart, chart, draw_outline
from images.liberte.geography import geography
from images.liberte.header import draw_header
from images.liberte.measures import HEADER, MAP_H, WIDTH, height_of
from images.liberte.panels import draw_panels
from images.liberte.pieces import mark_of, stack
from images.liberte.reading import changes_in, seats_in, stacks_of
from images.liberte.rows import draw_rows
from images.manifest import Scene


def draw_stacks(
    image: Image.Image, base: Chart, scene: Scene, words: Words, among: Collection[str] = tuple(PROVINCES)
) -> None:
    """The stacks of some provinces on a copy of the chart: changed ones ringed, removed ones faded if there is room."""
    for province in among:
        stacks, changes = stacks_of(scene.view, province), changes_in(scene, province)
        ghosts = [key for key in changes if key not in stacks]
        keys = [*stacks, *ghosts][:MOST_STACKS]
        slots = geography().rooms[province].slots(len(keys))
        for (seat, faction), (x, y) in zip(keys, slots, strict=True):
            key = (seat, faction)
            looks = seat, mark_of(words, seat), faction, stacks.get(key, 0), changes.get(key, 0)
            base.lay(image, looks, stack(*looks), x, y)


def draw_voting(image: Image.Image, base: Chart, scene: Scene) -> None:
    """A line around the province with the tie that is being broken."""
    province = scene.view.get("province")
    if province in PROVINCES:
        draw_outline(image, base, province, "mark")


def board_image(scene: Scene, words: Words) -> Image.Image:
    """The whole sheet in the palette, at the current scale."""
    image = kit.blank((kit.pixels(WIDTH), kit.pixels(height_of(len(seats_in(scene.view))))), "paper-deep")
    base = chart(words, WHOLE)
    land = base.flat.copy()
    draw_voting(land, base, scene)
    draw_stacks(land, base, scene, words)
    top = kit.pixels(HEADER)
    image.paste(land, (0, top))
    for y in (HEADER, HEADER + MAP_H):
        kit.panel(image, (0, y - 2, WIDTH, y + 1), "ink")
    draw_header(image, scene, words)
    draw_panels(image, scene, words)
    draw_rows(image, scene, words, HEADER + MAP_H + 8)
    return image


def picture(scene: Scene, words: Words, width: int) -> Picture:
    """The board, any width."""
    with kit.looking(scale=1.5 if width > WIDTH else 1.0):
        return kit.finish(board_image(scene, words), alt_text(scene, words), width)
