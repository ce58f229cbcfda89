"""The score sheet of Richelieu: a row for every region and symbol, in its colour."""

from __future__ import annotations

from functools import partial

from PIL import Image

from fronde.games.richelieu.data import CATEGORIES, IN_ALL, PENALTY, SYMBOLS
from fronde.texts import Words
from images import kit, sheet
from images.kit import Box, Gap, Picture, Size
from images.manifest import Scene, View
from images.outcome import is_over, points_of
from images.richelieu.alt import score_alt
from images.richelieu.inks import BLACK, SEAT_COLOURS, colour_of, ink_on, seat_ink
from images.richelieu.pieces import marker, shape, swatch
from images.richelieu.reading import counts_of, has_card, rank_seats, seats_in, winners_of

ROW = 58
MISSING = "missing"


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first seat leftmost; fields that score are filled."""
    view, seats, winners = scene.view, rank_seats(scene.view), winners_of(scene.view)
    note = f"{words.say('picture-title')} · {words.say('outcome-turn', turn=view.get('turn', 0))}"
    sign = (marker, winners[0], 58) if len(winners) == 1 else ()
    title = sheet.make_title(scene, words, note, words.say("outcome-score-final"), sign)
    columns = [
        sheet.make_column(
            scene, words, seat, colour=SEAT_COLOURS[seat], text="white", edge=seat_ink(seat), sign=(marker, seat, 36)
        )
        for seat in seats
    ]
    legend = sheet.Row("", high=ROW, draw=partial(_draw_legend, view, words))
    rows = _make_rows(view, words, seats)
    return sheet.draw(words, width, score_alt(scene, words), title, columns, rows, [legend], mode="RGBA")


def _make_rows(view: View, words: Words, seats: list[str]) -> list[sheet.Row]:
    """A row for every region and symbol, and one for the penalties."""
    rows = [
        sheet.Row(
            words.name("score", category), [_make_field(view, seat, category) for seat in seats], ROW,
            partial(_draw_name, words, category),
        )
        for category in CATEGORIES
    ]  # fmt: skip
    penalties = [points_of(view, seat, MISSING) for seat in seats]
    fields = [sheet.Field("", penalty=kit.minus(points)) if points else sheet.Field("–") for points in penalties]
    return [*rows, sheet.Row(words.name("score", MISSING), fields, ROW)]


def _make_field(view: View, seat: str, category: str) -> sheet.Field:
    """A seat's count, and the penalty if the seat has no such card."""
    mine, has = counts_of(view, seat)[category], has_card(view, seat, category)
    best = max((counts_of(view, other)[category] for other in seats_in(view) if other != seat), default=0)
    kind = "scores" if mine > best else "level" if mine == best and mine else ""
    return sheet.Field(str(mine) if mine or has else "", kind, "" if has else kit.minus(-PENALTY))


def _draw_name(words: Words, category: str, image: Image.Image, box: Box) -> None:
    """The name of a row in its colour, and its number in the whole game."""
    left, top, right, low = box
    ink, middle = ink_on(category), (top + low) / 2
    kit.panel(image, box, colour_of(category), BLACK, 2, 8)
    kit.put(image, shape(category if category in SYMBOLS else "shield", 30, ink), left + 26, middle)
    kit.write(image, words.name("score", category), left + 50, middle, "bold", Size.LEAD, ink, "lm")
    kit.write(image, str(IN_ALL[category]), right - 14, middle, "bold", Size.LEAD, ink, "rm")


def _draw_legend(view: View, words: Words, image: Image.Image, box: Box) -> None:
    """The meaning of a filled and of a dashed field, and the penalty."""
    x, y, seat = box[0], (box[1] + box[3]) / 2, rank_seats(view)[0]
    for key, piece in (
        ("key-scores" if is_over(view) else "key-lead", swatch(SEAT_COLOURS[seat], seat_ink(seat))),
        ("key-level", swatch("paper-light", seat_ink(seat), is_dashed=True)),
    ):
        kit.put(image, piece, x + 18, y)
        text = words.say(f"picture-{key}")
        x += 44 + kit.write(image, text, x + 44, y, "text", Size.BODY, "ink", "lm") + Gap.ROOMY
    kit.write(image, words.say("picture-key-missing"), x, y, "bold", Size.BODY, "rose", "lm")
