"""The score sheet of Richelieu: a column per seat, a row for every region and symbol."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from fronde.games.richelieu.data import CATEGORIES, IN_ALL, PENALTY, SYMBOLS
from fronde.texts import Words
from images import kit
from images.kit import Gap, Picture, Point, Size
from images.manifest import Scene, View
from images.outcome import points_of, say_under, say_winner, total_of
from images.richelieu.alt import score_alt
from images.richelieu.inks import BLACK, SEAT_COLOURS, colour_of, ink_on, seat_ink
from images.richelieu.pieces import marker, shape, swatch
from images.richelieu.reading import counts_of, has_card, ranked, seats_in, winners_of

SHEET = 1000
"""Width in units."""
HEAD, SEAT_HEAD, ROW, TOTAL_ROW, LEGEND = 116, 96, 58, 112, 56
NAMES_LEFT, NAMES_RIGHT, RIGHT = 20, 300, SHEET - 20
"""The left and right edge of the column of names, and the right edge of the last seat's column."""
MISSING = "missing"


class Column(NamedTuple):
    """The column of a seat, with its edges."""

    seat: str
    left: float
    right: float

    @property
    def middle(self) -> float:
        """The middle between its edges."""
        return (self.left + self.right) / 2


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first seat leftmost; fields that score are filled, and the totals are at the bottom."""
    with kit.looking(scale=width / SHEET):
        rows = len(CATEGORIES) + 1
        height = HEAD + SEAT_HEAD + rows * ROW + TOTAL_ROW + LEGEND
        image = Image.new("RGBA", (width, kit.pixels(height)), (*kit.rgb("paper-deep"), 255))
        columns = columns_of(scene.view)
        _draw_head(image, scene, words)
        for column in columns:
            _draw_seat(image, scene, words, column)
        for row, item in enumerate((*CATEGORIES, MISSING)):
            _draw_row(image, scene.view, words, columns, item, HEAD + SEAT_HEAD + row * ROW)
        _draw_totals(image, scene, words, columns, HEAD + SEAT_HEAD + rows * ROW)
        _draw_legend(image, scene.view, words, height - LEGEND / 2)
        return Picture(kit.pack(image.convert("RGB")), score_alt(scene, words), image.width, image.height)


def columns_of(view: View) -> list[Column]:
    """A column for every seat, all of the same width."""
    seats = ranked(view)
    wide = (RIGHT - NAMES_RIGHT) / len(seats)
    return [Column(seat, NAMES_RIGHT + at * wide + Gap.SNUG, NAMES_RIGHT + (at + 1) * wide)
            for at, seat in enumerate(seats)]  # fmt: skip


def _draw_head(image: Image.Image, scene: Scene, words: Words) -> None:
    """Once the game is over, who has won, and what broke a tie; before that, a note that this is the score so far."""
    over, winners = bool(scene.view.get("over")), winners_of(scene.view)
    sign = marker(winners[0], 58) if over and len(winners) == 1 else kit.icon("fleur", 54, "rose")
    kit.put(image, sign, NAMES_LEFT + 34, 58)
    turn = words.say("outcome-turn", turn=scene.view.get("turn", 0))
    game, y = f"{words.say('picture-title')} · {turn}", 54 if over else 70
    kit.write(image, game, RIGHT, y, "name", Size.LEAD, "ink", "rs")
    if not over:
        kit.write(image, words.say("outcome-score-now"), 96, y, "caps", Size.TITLE, "ink", "ls")
        return
    room = RIGHT - 96 - kit.text_width(game, "name", Size.LEAD) - Gap.BROAD
    winner = kit.fit(say_winner(scene, words, winners), "bold", Size.TITLE, room)
    kit.write(image, winner, 96, y, "bold", Size.TITLE, "ink", "ls")
    under = kit.fit(say_under(scene.view, words, words.say("outcome-score-final")), "italic", Size.LEAD, RIGHT - 96)
    kit.write(image, under, 96, 94, "italic", Size.LEAD, "ink", "ls")


def _draw_seat(image: Image.Image, scene: Scene, words: Words, column: Column) -> None:
    """The head of a column: the seat's sign, its name and its player."""
    seat, left, right = column
    kit.panel(image, (left, HEAD, right, HEAD + SEAT_HEAD - 8), SEAT_COLOURS[seat], seat_ink(seat), 3, 8)
    kit.put(image, marker(seat, 36), left + 28, HEAD + 30)
    name = words.name("seat", seat)
    size = kit.shrunk(name, "caps", Size.LEAD, right - left - 62, Size.NOTE)
    kit.write(image, name, left + 54, HEAD + 30, "caps", size, "white", "lm")
    player = kit.fit(scene.player_of(seat), "italic", Size.LEAD, right - left - 20)
    kit.write(image, player, left + Gap.EVEN, HEAD + 78, "italic", Size.LEAD, "white", "ls")


def _draw_row(image: Image.Image, view: View, words: Words, columns: list[Column], item: str, top: float) -> None:
    """The row of a region, of a symbol, or of the penalties for missing ones."""
    low = top + ROW - 8
    if item == MISSING:
        name, x = words.name("score", item), NAMES_LEFT + Gap.EVEN
        kit.write(image, name, x, (top + low) / 2, "name", Size.LEAD, "ink", "lm")
    else:
        _draw_name(image, words, item, top, low)
    for column in columns:
        points = points_of(view, column.seat, item)
        if item == MISSING:
            text, ink = (kit.minus(points), "rose") if points else ("–", "ink-soft")
            kit.write(image, text, column.middle, (top + low) / 2, "bold", Size.HEAD, ink)
        else:
            _draw_cell(image, view, column, item, top, low)


def _draw_name(image: Image.Image, words: Words, category: str, top: float, low: float) -> None:
    """The name of a row in its colour, and its number in the whole game."""
    ink, middle = ink_on(category), (top + low) / 2
    kit.panel(image, (NAMES_LEFT, top, NAMES_RIGHT - 8, low), colour_of(category), BLACK, 2, 8)
    kit.put(image, shape(category if category in SYMBOLS else "shield", 30, ink), NAMES_LEFT + 26, middle)
    kit.write(image, words.name("score", category), NAMES_LEFT + 50, middle, "bold", Size.LEAD, ink, "lm")
    kit.write(image, str(IN_ALL[category]), NAMES_RIGHT - 22, middle, "bold", Size.LEAD, ink, "rm")


def _draw_cell(image: Image.Image, view: View, column: Column, category: str, top: float, low: float) -> None:
    """A seat's count: filled if it scores, with a dashed edge if it is level; and the penalty if the seat has no such
    card."""
    mine = counts_of(view, column.seat)[category]
    best = max((counts_of(view, other)[category] for other in seats_in(view) if other != column.seat), default=0)
    lost, leads = not has_card(view, column.seat, category), mine > best
    box, middle = (column.left, top, column.right, low), (top + low) / 2
    if leads:
        kit.panel(image, box, SEAT_COLOURS[column.seat], seat_ink(column.seat), 3, 8)
    else:
        kit.panel(image, box, "paper-light", "paper-edge", 2, 8)
    if mine == best and mine:
        kit.stroke(image, _edge(*box), seat_ink(column.seat), 3, dash=(12, 9))
    aside = 28 if lost and mine else 0
    if mine or not lost:
        kit.write(image, str(mine), column.middle - aside, middle, "bold", Size.HEAD, "white" if leads else "ink")
    if lost:
        ink = "white" if leads else "rose"
        kit.write(image, kit.minus(-PENALTY), column.middle + aside, middle, "bold", Size.HEAD, ink)


def _edge(left: float, top: float, right: float, low: float) -> list[Point]:
    """The line along a cell's edge, with rounded corners."""
    left, top, right, low = left + 2, top + 2, right - 2, low - 2
    start = ((left + right) / 2, top)
    return kit.rounded([start, (right, top), (right, low), (left, low), (left, top), start], 8)


def _draw_totals(image: Image.Image, scene: Scene, words: Words, columns: list[Column], top: float) -> None:
    """The totals, filled for winners, and their changes since the older view."""
    low, winner = top + TOTAL_ROW - 8, winners_of(scene.view) if scene.view.get("over") else []
    name, middle = words.name("score", "total"), (top + low) / 2
    kit.write(image, name, NAMES_LEFT + Gap.EVEN, middle, "caps", Size.HEAD, "ink", "lm")
    for column in columns:
        box, filled = (column.left, top, column.right, low), column.seat in winner
        kit.panel(image, box, SEAT_COLOURS[column.seat] if filled else "face", seat_ink(column.seat), 4, 8)
        total = total_of(scene.view, column.seat)
        change = total - total_of(scene.before, column.seat) if scene.before else 0
        y, ink = middle - (14 if change else 0), "white" if filled else "ink"
        kit.write(image, kit.minus(total), column.middle, y, "bold", Size.GIANT, ink)
        if change:
            ink = "white" if filled else "mark"
            kit.write(image, kit.signed(change), column.middle, low - 20, "bold", Size.BODY, ink)


def _draw_legend(image: Image.Image, view: View, words: Words, y: float) -> None:
    """The meaning of a filled and of a dashed field, and the penalty."""
    seat, x = ranked(view)[0], float(NAMES_LEFT)
    for key, piece in (
        ("key-scores" if view.get("over") else "key-lead", swatch(SEAT_COLOURS[seat], seat_ink(seat))),
        ("key-level", swatch("paper-light", seat_ink(seat), dashed=True)),
    ):
        kit.put(image, piece, x + 18, y)
        text = words.say(f"picture-{key}")
        kit.write(image, text, x + 44, y, "text", Size.BODY, "ink", "lm")
        x += 44 + kit.text_width(text, "text", Size.BODY) + Gap.ROOMY
    kit.write(image, words.say("picture-key-missing"), x, y, "bold", Size.BODY, "rose", "lm")
