"""The score sheet of every game: a column per seat, rows of fields, the total, and further rows below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Box, Gap, Ink, Picture, Point, Size
from images.kit.flat import lay, write
from images.manifest import Scene, View
from images.outcome import (
    is_over,
    points_of,
    rank_seats,
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
"""The width in units."""
HEAD, SEAT_HEAD, SIGN, ROW, TOTAL_ROW = 116, 88, 48, 62, 112
NAMES_LEFT, NAMES_RIGHT, RIGHT = 20, 300, SHEET - 16
TITLE_LEFT, ROOM = 106, NAMES_RIGHT - NAMES_LEFT - Gap.EVEN
GROUND: Ink = "paper-deep"


Sign = tuple[Any, ...]
"""A function that draws a piece, and its arguments."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name and who plays it, its total, the total's change since the older view, and whether it `wins`. A
    total that does not count is in soft ink. `colour`: the ground where it is filled, `text`: the ink on that, `edge`
    and `tint`: the edge and the ground of fields that lead, `sign`: what is above its name, about 46 units high."""

    name: str
    player: str
    total: int
    change: int = 0
    wins: bool = False
    counts: bool = True
    colour: Ink = "ink"
    text: Ink = "on-ink"
    edge: Ink = "ink"
    tint: Ink = "face"
    sign: Sign = ()


@dataclass(frozen=True, slots=True)
class Field:
    """A seat's field: its text, and a penalty behind it. It is filled if it scores, has a bold edge if it leads, and a
    dashed one if it is level with another."""

    text: str
    kind: str = ""
    penalty: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its name, and a field for each column; without fields, a caption over the whole width. `draw`: draws
    something else than the name in its place."""

    name: str
    fields: Sequence[Field] = ()
    high: float = ROW
    draw: Callable[[Image.Image, Box], None] | None = None


@dataclass(frozen=True, slots=True)
class Title:
    """What a sheet says above its columns: who has won or that it is the score so far, a line below, a note on the
    right, and a sign on the left."""

    text: str
    under: str
    note: str = ""
    sign: Sign = ()


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet of a game without one of its own, the first seat leftmost."""
    seats = rank_seats(scene.view)
    items = dict.fromkeys(item for scores in scores_of(scene.view).values() for item in scores if item != "total")
    title = make_title(scene, words, words.say("game-name"), under="")
    columns, rows = [make_column(scene, words, seat) for seat in seats], item_rows(scene.view, words, seats, [*items])
    return draw(words, width, score_alt(scene, words), title, columns, rows)


def score_alt(scene: Scene, words: Words) -> str:
    """The score sheet in words."""
    view, seats = scene.view, rank_seats(scene.view)
    winner = [say_winners(scene, words, winners_of(view))] if is_over(view) else []
    scores = words.say("outcome-end" if winner else "outcome-now", scores=say_scores(scene, words, seats))
    return kit.shortest(lambda _: [*winner, scores, *say_items(view, words, seats)])


def make_title(scene: Scene, words: Words, note: str, under: str, sign: Sign = ()) -> Title:
    """The title of a sheet with a note about the game or its time. `under`: the line below the winners."""
    if not is_over(scene.view):
        return Title(words.say("outcome-score-now"), note)
    winners = say_winner(scene, words, winners_of(scene.view))
    return Title(winners, say_under(scene.view, words, under), note, sign)


def make_column(scene: Scene, words: Words, seat: str, **looks: Any) -> Column:
    """The column of a seat by the standard head of the view. `looks`: its colours and its sign."""
    view, total = scene.view, total_of(scene.view, seat)
    change = total - total_of(scene.before, seat) if scene.before else 0
    wins = is_over(view) and seat in winners_of(view)
    return Column(words.name("seat", seat), scene.player_of(seat), total, change, wins, **looks)


def item_rows(view: View, words: Words, seats: Sequence[str], items: Sequence[str]) -> list[Row]:
    """A row for each item of the score."""
    return [make_row(words.name("score", item), [points_of(view, seat, item) for seat in seats]) for item in items]


def make_row(
    name: str,
    numbers: Sequence[int],
    say: Callable[[int], str] = kit.minus,
    high: float = ROW,
    candidates: Sequence[int] | None = None,
) -> Row:
    """A row of numbers, in which the highest of `candidates` leads, unless all are equal."""
    candidates = numbers if candidates is None else candidates
    most = max(candidates, default=0) if len({*candidates}) > 1 else 0
    fields = [Field(say(n) if n else "–", "leads" if 0 < n == most else "") for n in numbers]
    return Row(name, fields, high)


def draw(
    words: Words,
    width: int,
    alt: str,
    title: Title,
    columns: Sequence[Column],
    rows: Sequence[Row],
    further: Sequence[Row] = (),
    mode: str = "P",
) -> Picture:
    """The picture of a sheet, with `rows` above the total and `further` ones below it. `mode`: "P" for a picture in the
    palette, "RGBA" for one in colours of its own."""
    head = SEAT_HEAD + (SIGN if any(column.sign for column in columns) else 0)
    high = HEAD + head + TOTAL_ROW + sum(row.high for row in (*rows, *further)) + Gap.EVEN
    with kit.looking(scale=width / SHEET):
        size = width, kit.pixels(high)
        image = kit.blank(size, GROUND) if mode == "P" else Image.new("RGBA", size, (*kit.rgb(GROUND), 255))
        boxes = place_columns(len(columns))
        _draw_title(image, title)
        for column, (left, right) in zip(columns, boxes, strict=True):
            _draw_head(image, column, (left, HEAD, right, HEAD + head - 8))
        top = _draw_rows(image, columns, boxes, rows, HEAD + head)
        middle, name = top + (TOTAL_ROW - 12) / 2, words.name("score", "total")
        write(image, name, NAMES_LEFT, middle, "caps", Size.HEAD, "ink", GROUND, "l", ROOM, Size.BODY)
        for column, (left, right) in zip(columns, boxes, strict=True):
            _draw_total(image, column, (left, top, right, top + TOTAL_ROW - 12))
        _draw_rows(image, columns, boxes, further, top + TOTAL_ROW)
        return kit.finish(image, alt, width)


def place_columns(count: int) -> list[tuple[float, float]]:
    """The left and right edge of each column, all of the same width."""
    wide = (RIGHT - NAMES_RIGHT) / max(1, count)
    return [(NAMES_RIGHT + at * wide + 4, NAMES_RIGHT + (at + 1) * wide - 4) for at in range(count)]


def _draw_title(image: Image.Image, title: Title) -> None:
    lay(image, *(title.sign or (kit.icon, "fleur", 60, "rose")), x=56, y=HEAD / 2, ground=GROUND)
    note = write(image, title.note, RIGHT, 42, "name", Size.LEAD, "ink", GROUND, "r") if title.note else 0
    room = RIGHT - TITLE_LEFT - note - Gap.ROOMY
    write(image, title.text, TITLE_LEFT, 42, "bold", Size.TITLE, "ink", GROUND, "l", room, Size.LEAD)
    room = RIGHT - TITLE_LEFT
    write(image, title.under, TITLE_LEFT, 88, "italic", Size.LEAD, "ink-soft", GROUND, "l", room, Size.BODY)


def _draw_head(image: Image.Image, column: Column, box: Box) -> None:
    """The sign of a column, its name and its player."""
    left, top, right, low = box
    kit.panel(image, box, column.colour, column.edge, 3, 8)
    middle, room, inks = (left + right) / 2, right - left - 12, (column.text, column.colour)
    if column.sign:
        lay(image, *column.sign, x=middle, y=top + 32, ground=column.colour)
    write(image, column.name, middle, low - 54, "bold", Size.LEAD, *inks, "m", room, Size.NOTE)
    write(image, column.player, middle, low - 22, "italic", Size.BODY, *inks, "m", room, Size.NOTE)


def _draw_rows(
    image: Image.Image,
    columns: Sequence[Column],
    places: Sequence[tuple[float, float]],
    rows: Sequence[Row],
    top: float,
) -> float:
    """Draw rows from `top` on; returns where they end."""
    for row in rows:
        low = top + row.high - 8
        end = NAMES_RIGHT - 8 if row.fields else RIGHT
        if row.draw is not None:
            row.draw(image, (NAMES_LEFT, top, end, low))
        else:
            _draw_name(image, row, (NAMES_LEFT, top, end, low))
        for column, (left, right), field in zip(columns, places, row.fields, strict=False):
            _draw_field(image, column, field, (left, top, right, low))
        top += row.high
    return top


def _draw_name(image: Image.Image, row: Row, box: Box) -> None:
    left, top, right, low = box
    middle = (top + low) / 2
    if not row.fields:
        write(image, row.name, left, middle, "italic", Size.BODY, "ink-soft", GROUND, "l", right - left)
        return
    lines = kit.wrap(row.name, "name", Size.BODY, ROOM)
    for at, line in enumerate(lines):
        write(image, line, left, middle + (at - (len(lines) - 1) / 2) * 28, "name", Size.BODY, "ink", GROUND)


def _draw_field(image: Image.Image, column: Column, field: Field, box: Box) -> None:
    left, top, right, low = box
    scores, leads = field.kind == "scores", column.counts and field.kind in ("scores", "leads")
    ground = column.colour if scores else column.tint if leads else "paper-light"
    kit.panel(image, box, ground, column.edge if leads else "paper-edge", 3 if leads else 2, 8)
    if field.kind == "level":
        kit.stroke(image, _edge(*box), column.edge, 3, dash=(12, 9))
    middle, y, is_zero = (left + right) / 2, (top + low) / 2, field.text == "–"
    aside = 28 if field.text and field.penalty else 0
    ink: Ink = column.text if scores else "ink-soft" if is_zero else "ink"
    write(image, field.text, middle - aside, y, "text" if is_zero else "bold", Size.HEAD, ink, ground, "m")
    ink = column.text if scores else "rose"
    write(image, field.penalty, middle + aside, y, "bold", Size.HEAD, ink, ground, "m")


def _edge(left: float, top: float, right: float, low: float) -> list[Point]:
    """The line along a field's edge, with rounded corners."""
    left, top, right, low = left + 2, top + 2, right - 2, low - 2
    start = ((left + right) / 2, top)
    return kit.round_corners([start, (right, top), (right, low), (left, low), (left, top), start], 8)


def _draw_total(image: Image.Image, column: Column, box: Box) -> None:
    """A total, filled for a winner, and its change."""
    left, top, right, low = box
    ground = column.colour if column.wins else "face"
    kit.panel(image, box, ground, column.edge, 4, 8)
    middle, y = (left + right) / 2, (top + low) / 2 - (12 if column.change else 0)
    ink: Ink = column.text if column.wins else "ink" if column.counts else "ink-soft"
    write(image, kit.minus(column.total), middle, y, "bold", Size.FIGURE, ink, ground, "m")
    if column.change:
        ink = column.text if column.wins else "mark"
        write(image, kit.with_sign(column.change), middle, y + 44, "bold", Size.LABEL, ink, ground, "m")
