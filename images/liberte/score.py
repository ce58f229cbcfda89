"""The score sheet of Liberté: victory points, or the score of a sudden end."""

from __future__ import annotations

from fronde.games.liberte.scoring import SUDDEN_ITEMS, VICTORY_ITEMS
from fronde.texts import Words
from images import sheet
from images.kit import Picture
from images.liberte.alt import score_alt
from images.liberte.inks import ON_SEAT, SEAT_INKS, edge_of
from images.liberte.pieces import chip, mark_of, token
from images.liberte.reading import foremost, headline, rank_seats
from images.manifest import Scene, View
from images.outcome import is_over

COLOURS = {"landslide": "red", "counter-revolution": "white"}


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first seat leftmost."""
    seats = rank_seats(scene.view)
    columns = [
        sheet.make_column(
            scene, words, seat, colour=SEAT_INKS[seat], text=ON_SEAT[seat], edge=edge_of(seat),
            sign=(token, seat, mark_of(words, seat), 46),
        )
        for seat in seats
    ]  # fmt: skip
    rows = sheet.item_rows(scene.view, words, seats, items_of(scene.view))
    return sheet.draw(words, width, score_alt(scene, words), _make_title(scene, words), columns, rows)


def items_of(view: View) -> tuple[str, ...]:
    """The items of the score: victory points, or those of a sudden end."""
    return SUDDEN_ITEMS if view.get("end") in COLOURS else VICTORY_ITEMS


def _make_title(scene: Scene, words: Words) -> sheet.Title:
    """Once the game is over, the winners and the kind of end; before that, a note that this is the score so far."""
    view, seat = scene.view, foremost(scene.view)
    if not is_over(view):
        turn = words.say("picture-turn", turn=view.get("turn", 0), year=str(view.get("year") or ""))
        return sheet.Title(words.say("outcome-score-now"), turn)
    title, under = headline(scene, words)
    sign: sheet.Sign = (token, seat, mark_of(words, seat), 72) if seat else ()
    if not seat and view.get("end") in COLOURS:
        sign = (chip, COLOURS[view["end"]], 60.0)
    return sheet.Title(title, under, sign=sign)
