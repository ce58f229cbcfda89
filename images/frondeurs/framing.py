"""The parts above and below a section of the board or a map: a title, and the score of every Faction."""

from __future__ import annotations

from PIL import Image

from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images import kit
from images.frondeurs.geometry import ON_FACTION, SUITS, WIDTH
from images.frondeurs.reading import when
from images.kit import Gap, Size
from images.manifest import Scene


def frame_part(part: Image.Image, scene: Scene, words: Words, title: str, note: str, width: float) -> Image.Image:
    """A picture between a title and the scores of all Factions; its letters are as large as on the whole board."""
    unit = width / WIDTH
    head, foot = 96 * unit, 78 * unit
    image = kit.blank((part.width, part.height + kit.pixels(head) + kit.pixels(foot)), "paper-deep")
    image.paste(part, (0, kit.pixels(head)))
    edge = width - Gap.WIDE * unit
    turn = when(scene.view, words)
    wide = max(kit.text_width(text, "name", Size.LEAD * unit) for text in (turn, note))
    for text, y in ((turn, 40), (note, 78)) if note else ((turn, 60),):
        kit.text_on(image, text, edge, y * unit, "name", Size.LEAD * unit, "ink", "paper-deep", "r")
    size, room = Size.TITLE * unit, edge - wide - Gap.BROAD * unit
    while size > Size.LEAD * unit and kit.text_width(title, "caps", size) > room:
        size -= unit
    kit.text_on(image, title, Gap.WIDE * unit, 62 * unit, "caps", size, "ink", "paper-deep", room=room)
    top = (part.height + kit.pixels(head)) / kit.look().scale
    draw_scores(image, scene, top + 6 * unit, unit, "total")
    return image


def draw_scores(image: Image.Image, scene: Scene, top: float, unit: float, item: str) -> None:
    """The four Factions in a row, with one item of their scores."""
    for place, faction in enumerate(FACTIONS):
        left = (Gap.EVEN + place * 396) * unit
        kit.panel(image, (left, top, left + 388 * unit, top + 62 * unit), faction, "ink", 2 * unit, 8 * unit)
        on, y = ON_FACTION[faction], top + 42 * unit
        icon = kit.stamp(kit.icon(SUITS[faction], 40 * unit, on), faction)
        icon.on(image, left + 10 * unit, top + 10 * unit)
        points = kit.minus(int(((scene.view.get("score") or {}).get(faction) or {}).get(item, 0)))
        room = 324 * unit - kit.text_width(points, "bold", Size.TITLE * unit)
        name, room = scene.player_of(faction), room - Gap.EVEN * unit
        kit.text_on(image, name, left + 58 * unit, y, "name", Size.LEAD * unit, on, faction, room=room)
        kit.text_on(image, points, left + 376 * unit, y + 4 * unit, "bold", Size.TITLE * unit, on, faction, "r")
