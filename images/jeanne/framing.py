"""The parts above and below a section of the map, and above cards and sheets: a title, and the throne points of all
powers."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.inks import ON
from images.jeanne.pieces import shield
from images.jeanne.reading import letters_of, round_of, seats_of
from images.kit import Gap, Ink, Size
from images.manifest import Scene
from images.outcome import total_of

HEAD, FOOT = 104.0, 84.0
LARGER = 1180.0
"""The width of a section of the map, in units of its title and points; fewer than on the board, so that letters are
larger on small screens."""


def frame_part(part: Image.Image, scene: Scene, words: Words, title: str, note: str, width: float) -> Image.Image:
    """A part of the map between a title with a note and the throne points of all powers."""
    unit = width / LARGER
    image = kit.blank((part.width, part.height + kit.pixels((HEAD + FOOT) * unit)), "paper-deep")
    image.paste(part, (0, kit.pixels(HEAD * unit)))
    with kit.looking(scale=kit.look().scale * unit):
        draw_title(image, scene, words, title, note)
        draw_points(image, scene, words, image.height / kit.look().scale - FOOT + Gap.SNUG)
    return image


def draw_title(image: Image.Image, scene: Scene, words: Words, title: str, note: str, seat: str | None = None) -> None:
    """A title in capitals with a note below it, and the round on the right; in the colours of `seat`, if given."""
    wide = image.width / kit.look().scale
    ground: Ink = seat or "paper-deep"
    ink: Ink = ON[seat] if seat else "ink"
    x = float(Gap.ROOMY)
    if seat:
        kit.panel(image, (0, 0, wide + 1, HEAD - 8), seat)
        kit.panel(image, (12, 8, 100, HEAD - 16), "paper-light", None, 1, 8)
        kit.stamp(shield(seat, 74, letters_of(seat, words)), "paper-light").on(image, 17, 9)
        x = 116
    text = words.say("picture-over" if scene.view.get("over") else "picture-round", round=round_of(scene.view))
    right = kit.text_on(image, text, wide - Gap.ROOMY, 52, "bold", Size.HEAD, ink, ground, "r")
    room = wide - x - right - Gap.BROAD * 2
    kit.text_on(image, title, x, 52, "caps", Size.TITLE, ink, ground, room=room, least=Size.LEAD)
    kit.text_on(image, note, x, 86, "text", Size.LEAD, ink, ground, room=wide - x - Gap.ROOMY)


def draw_points(image: Image.Image, scene: Scene, words: Words, top: float) -> None:
    """All powers in a row with their throne points."""
    seats = seats_of(scene.view)
    wide = (image.width / kit.look().scale - 2 * Gap.SNUG) / len(seats)
    for place, seat in enumerate(seats):
        left = Gap.SNUG + place * wide
        kit.panel(image, (left + 3, top, left + wide - 3, top + 66), seat, "ink", 2, 8)
        kit.text_on(image, letters_of(seat, words), left + 16, top + 46, "caps", Size.HEAD, ON[seat], seat)
        points = str(total_of(scene.view, seat))
        number = kit.text_on(image, points, left + wide - 16, top + 48, "bold", Size.TITLE, ON[seat], seat, "r")
        room = wide - number - 106
        name = scene.player_of(seat) if room > 60 else ""
        kit.text_on(image, name, left + 78, top + 44, "name", Size.BODY, ON[seat], seat, room=room)
