"""The score sheet of Liberté: a column a seat, a row an item, the total below."""

from __future__ import annotations

from PIL import Image

from fronde.games.liberte.scoring import SUDDEN_ITEMS, VICTORY_ITEMS
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Picture, Size
from images.liberte.alt import score_alt
from images.liberte.flat import lay, write
from images.liberte.inks import ON_SEAT, SEAT_INKS, edge_of
from images.liberte.pieces import chip, mark_of, token
from images.liberte.reading import (
    foremost,
    headline,
    is_over,
    ranked,
    total_of,
    winners_of,
)
from images.manifest import Scene, View

SHEET = 1000
HEAD, SEAT_HEAD, ROW, TOTAL_ROW = 116, 104, 66, 112
NAMES_RIGHT, RIGHT = 330, SHEET - 16
GROUND: Ink = "paper-deep"
COLOURS = {"landslide": "red", "counter-revolution": "white"}


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first seat leftmost."""
    view = scene.view
    items = items_of(view)
    height = HEAD + SEAT_HEAD + len(items) * ROW + TOTAL_ROW + Gap.EVEN
    with kit.looking(scale=width / SHEET):
        image = kit.blank((width, kit.pixels(height)), GROUND)
        _draw_head(image, scene, words)
        top = HEAD + SEAT_HEAD
        for row, item in enumerate(items):
            name = words.name("score", item)
            middle = top + row * ROW + (ROW - 8) / 2
            for at, line in enumerate(lines := kit.wrapped(name, "name", Size.BODY, NAMES_RIGHT - 30)):
                y = middle + (at - (len(lines) - 1) / 2) * 28
                write(image, line, 20, y, "name", Size.BODY, "ink", GROUND)
        write(image, words.name("score", "total"), 20, top + len(items) * ROW + 50, "caps", Size.HEAD, "ink", GROUND)
        seats = ranked(view)
        wide = (RIGHT - NAMES_RIGHT) / len(seats)
        for at, seat in enumerate(seats):
            left = NAMES_RIGHT + at * wide
            _draw_column(image, scene, words, seat, left + 4, left + wide - 4, items)
        return kit.finished(image, score_alt(scene, words), width)


def items_of(view: View) -> tuple[str, ...]:
    """What counts: victory points, or what a sudden end counts instead."""
    return SUDDEN_ITEMS if view.get("end") in COLOURS else VICTORY_ITEMS


def _draw_head(image: Image.Image, scene: Scene, words: Words) -> None:
    """Once the game is over who has won and by which end; else that it is the score so far."""
    view, seat = scene.view, foremost(scene.view)
    if is_over(view):
        title, under = headline(scene, words)
        if seat:
            lay(image, token, seat, mark_of(words, seat), 72, x=56, y=HEAD / 2, ground=GROUND)
        elif view.get("end") in COLOURS:
            lay(image, chip, COLOURS[view["end"]], 60.0, x=56, y=HEAD / 2, ground=GROUND)
        else:
            lay(image, kit.icon, "fleur", 60, "rose", x=56, y=HEAD / 2, ground=GROUND)
    else:
        title = words.say("picture-score-now")
        under = words.say("picture-turn", turn=view.get("turn", 0), year=str(view.get("year") or ""))
        lay(image, kit.icon, "fleur", 60, "rose", x=56, y=HEAD / 2, ground=GROUND)
    write(image, title, 106, 42, "bold", Size.TITLE, "ink", GROUND, room=RIGHT - 106)
    write(image, under, 106, 88, "italic", Size.LEAD, "ink-soft", GROUND, room=RIGHT - 106)


def _draw_column(
    image: Image.Image, scene: Scene, words: Words, seat: str, left: float, right: float, items: tuple[str, ...]
) -> None:
    """A seat's head, its points item by item, the most of an item on a lighter field, and its total."""
    view, middle = scene.view, (left + right) / 2
    ground, on = SEAT_INKS[seat], ON_SEAT[seat]
    kit.panel(image, (left, HEAD, right, HEAD + SEAT_HEAD - 8), ground, edge_of(seat), 3, 8)
    lay(image, token, seat, mark_of(words, seat), 46, x=middle, y=HEAD + 32, ground=ground)
    write(image, scene.player_of(seat), middle, HEAD + 76, "bold", Size.BODY, on, ground, "m", right - left - 10)
    scores = view.get("score") or {}
    for row, item in enumerate(items):
        top = HEAD + SEAT_HEAD + row * ROW
        points = int((scores.get(seat) or {}).get(item, 0))
        most = max((int((one or {}).get(item, 0)) for one in scores.values()), default=0)
        leads = points == most and points > 0
        field: Ink = "face" if leads else "paper-light"
        kit.panel(image, (left, top, right, top + ROW - 8), field, edge_of(seat) if leads else "paper-edge", 3, 8)
        text, ink = (str(points), "ink") if points else ("–", "ink-soft")
        write(image, text, middle, top + (ROW - 8) / 2, "bold" if leads else "text", Size.HEAD, ink, field, "m")
    top, won = HEAD + SEAT_HEAD + len(items) * ROW, seat in winners_of(view)
    field = ground if won else "face"
    kit.panel(image, (left, top, right, top + TOTAL_ROW - 12), field, edge_of(seat), 4, 8)
    change = total_of(view, seat) - total_of(scene.before, seat) if scene.before else 0
    y = top + (TOTAL_ROW - 12) / 2 - (12 if change else 0)
    write(image, str(total_of(view, seat)), middle, y, "bold", Size.FIGURE, on if won else "ink", field, "m")
    if change:
        write(image, kit.signed(change), middle, y + 44, "bold", Size.LABEL, on if won else "mark", field, "m")
