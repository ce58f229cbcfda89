"""Above a picture: the active player or the winners; the turn; the points of all seats in player order."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Size
from images.kit.flat import lay, write
from images.liberte.inks import ON_SEAT, SEAT_INKS
from images.liberte.measures import HEADER, WIDTH
from images.liberte.pieces import mark_of, token
from images.liberte.reading import foremost, headline, seats_in, winners_of
from images.manifest import Scene
from images.outcome import total_of

MOVER = 690
"""The right edge of the box with the active player."""


def draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """The header of a picture 1600 units wide."""
    _draw_mover(image, scene, words)
    view = scene.view
    turn = words.say("picture-turn", turn=view.get("turn", 0), year=str(view.get("year") or ""))
    write(image, words.say("picture-title"), MOVER + 26, 34, "caps", Size.TITLE, "ink", "paper-deep")
    write(image, turn, WIDTH - Gap.WIDE, 34, "bold", Size.TITLE, "ink", "paper-deep", "r")
    seats, winners = seats_in(view), winners_of(view)
    step = (WIDTH - MOVER - 26) / len(seats)
    for at, seat in enumerate(seats):
        x = MOVER + 20 + at * step
        ground: Ink = "gold" if seat in winners else "paper-light"
        box = (x, 64, x + step - Gap.SNUG, HEADER - 12)
        edge: Ink = "mark" if seat == view.get("active") else "ink-soft"
        kit.panel(image, box, ground, edge, 4 if seat == view.get("active") else 2, 10)
        lay(image, token, seat, mark_of(words, seat), 46, x=x + 32, y=92, ground=ground)
        ink: Ink = "black" if seat in winners else "ink"
        wide = write(image, str(total_of(view, seat)), x + 64, 92, "bold", Size.TITLE, ink, ground)
        if step > 150:
            write(image, words.say("picture-vp"), x + 70 + wide, 97, "name", Size.LABEL, ink, ground)


def _draw_mover(image: Image.Image, scene: Scene, words: Words) -> None:
    seat = foremost(scene.view)
    ground: Ink = SEAT_INKS[seat] if seat else "ink"
    on: Ink = ON_SEAT[seat] if seat else "on-ink"
    kit.panel(image, (12, 12, MOVER, HEADER - 12), ground, "ink", 3, 12)
    x = 30.0
    if seat:
        lay(image, token, seat, mark_of(words, seat), 78, x=62, y=HEADER / 2, ground=ground)
        x = 116
    title, under = headline(scene, words)
    room = MOVER - x - 16
    sizes = (Size.FIGURE, Size.TITLE, Size.HEAD)
    size = next((size for size in sizes if kit.text_width(title, "bold", size) <= room), Size.LEAD)
    write(image, title, x, 47, "bold", size, on, ground, room=room)
    write(image, under, x, 92, "text", Size.LEAD, on, ground, room=room)
