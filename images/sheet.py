"""The score sheet of any game: a column per seat, a row per item, the total below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Picture, Size
from images.kit.flat import lay, write
from images.manifest import Scene, View
from images.outcome import (
    is_over,
    points_of,
    ranked,
    say_items,
    say_scores,
    say_under,
    say_winner,
    say_winners,
    scores_of,
    total_of,
    winners_of,
)

SHEET = 1000
HEAD, SEAT_HEAD, ROW, TOTAL_ROW = 116, 104, 66, 112
NAMES_RIGHT, RIGHT = 330, SHEET - 16
GROUND: Ink = "paper-deep"
FLEUR = (kit.icon, "fleur", 60, "rose")
Colours = tuple[Ink, Ink, Ink]
"""The colours of a seat: the ground of its column's head, the text on that, and the edge of its fields."""


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet of a game without one of its own, the first seat leftmost."""
    view, seats = scene.view, ranked(scene.view)
    title, under = words.say("outcome-score-now"), words.say("game-name")
    if is_over(view):
        title, under = say_winner(scene, words, winners_of(view)), say_under(view, words, under)
    items = dict.fromkeys(item for scores in scores_of(view).values() for item in scores if item != "total")

    def sign(image: Image.Image, seat: str, x: float, ground: Ink) -> None:
        room = (RIGHT - NAMES_RIGHT) / len(seats) - 18
        write(image, words.name("seat", seat), x, HEAD + 32, "caps", Size.LEAD, "on-ink", ground, "m", room)

    with kit.looking(scale=width / SHEET):
        image = draw_sheet(scene, words, seats, list(items), (title, under, FLEUR), sign)
        return kit.finished(image, score_alt(scene, words), width)


def score_alt(scene: Scene, words: Words) -> str:
    """The score sheet in words."""
    view, seats = scene.view, ranked(scene.view)
    winner = [say_winners(scene, words, winners_of(view))] if is_over(view) else []
    scores = words.say("outcome-end" if winner else "outcome-now", scores=say_scores(scene, words, seats))
    return kit.shortest(lambda _: [*winner, scores, *say_items(view, words, seats)])


def draw_sheet(
    scene: Scene,
    words: Words,
    seats: Sequence[str],
    items: Sequence[str],
    head: tuple[str, str, tuple[Any, ...]],
    sign: Callable[[Image.Image, str, float, Ink], None],
    colours: Callable[[str], Colours] = lambda _: ("ink", "on-ink", "ink"),
) -> Image.Image:
    """The sheet at the current scale, in the palette. `head`: the title, the line below it, and the piece beside them
    with its arguments; `sign` draws the symbol of a seat, with its middle at x, on a ground."""
    height = HEAD + SEAT_HEAD + len(items) * ROW + TOTAL_ROW + Gap.EVEN
    image = kit.blank((kit.pixels(SHEET), kit.pixels(height)), GROUND)
    title, under, piece = head
    lay(image, *piece, x=56, y=HEAD / 2, ground=GROUND)
    write(image, title, 106, 42, "bold", Size.TITLE, "ink", GROUND, room=RIGHT - 106)
    write(image, under, 106, 88, "italic", Size.LEAD, "ink-soft", GROUND, room=RIGHT - 106)
    top = HEAD + SEAT_HEAD
    for row, item in enumerate(items):
        lines = kit.wrapped(words.name("score", item), "name", Size.BODY, NAMES_RIGHT - 30)
        for at, line in enumerate(lines):
            y = top + row * ROW + (ROW - 8) / 2 + (at - (len(lines) - 1) / 2) * 28
            write(image, line, 20, y, "name", Size.BODY, "ink", GROUND)
    write(image, words.name("score", "total"), 20, top + len(items) * ROW + 50, "caps", Size.HEAD, "ink", GROUND)
    wide = (RIGHT - NAMES_RIGHT) / max(1, len(seats))
    for at, seat in enumerate(seats):
        left, right, (ground, on, edge) = NAMES_RIGHT + at * wide + 4, NAMES_RIGHT + (at + 1) * wide - 4, colours(seat)
        kit.panel(image, (left, HEAD, right, top - 8), ground, edge, 3, 8)
        middle = (left + right) / 2
        sign(image, seat, middle, ground)
        player = scene.player_of(seat)
        write(image, player, middle, HEAD + 76, "bold", Size.BODY, on, ground, "m", right - left - 10)
        for row, item in enumerate(items):
            _draw_field(image, scene.view, seat, item, (left, top + row * ROW, right), edge)
        _draw_total(image, scene, seat, (left, top + len(items) * ROW, right), colours(seat))
    return image


def _draw_field(
    image: Image.Image, view: View, seat: str, item: str, place: tuple[float, float, float], edge: Ink
) -> None:
    """A seat's points for an item; the highest have a lighter field."""
    left, top, right = place
    points = points_of(view, seat, item)
    leads = 0 < points == max(points_of(view, other, item) for other in scores_of(view))
    field: Ink = "face" if leads else "paper-light"
    kit.panel(image, (left, top, right, top + ROW - 8), field, edge if leads else "paper-edge", 3, 8)
    text, ink, y = kit.minus(points) if points else "–", "ink" if points else "ink-soft", top + (ROW - 8) / 2
    write(image, text, (left + right) / 2, y, "bold" if leads else "text", Size.HEAD, ink, field, "m")


def _draw_total(
    image: Image.Image, scene: Scene, seat: str, place: tuple[float, float, float], colours: Colours
) -> None:
    """A seat's total, filled for a winner, and its change since the older view."""
    (left, top, right), (ground, on, edge), winner = place, colours, seat in winners_of(scene.view)
    field, total, middle = ground if winner else "face", total_of(scene.view, seat), (left + right) / 2
    kit.panel(image, (left, top, right, top + TOTAL_ROW - 12), field, edge, 4, 8)
    change = total - total_of(scene.before, seat) if scene.before else 0
    y = top + (TOTAL_ROW - 12) / 2 - (12 if change else 0)
    write(image, kit.minus(total), middle, y, "bold", Size.FIGURE, on if winner else "ink", field, "m")
    if change:
        write(image, kit.signed(change), middle, y + 44, "bold", Size.LABEL, on if winner else "mark", field, "m")
