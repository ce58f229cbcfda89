"""The score sheet of Liberté: victory points, or the score of a sudden end."""

from __future__ import annotations

from PIL import Image

from fronde.games.liberte.scoring import SUDDEN_ITEMS, VICTORY_ITEMS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Picture
from images.kit.flat import lay
from images.liberte.alt import score_alt
from images.liberte.inks import ON_SEAT, SEAT_INKS, edge_of
from images.liberte.pieces import chip, mark_of, token
from images.liberte.reading import foremost, headline, ranked
from images.manifest import Scene, View
from images.outcome import is_over
from images.sheet import FLEUR, HEAD, SHEET, draw_sheet

COLOURS = {"landslide": "red", "counter-revolution": "white"}


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the first seat leftmost."""
    view = scene.view

    def sign(image: Image.Image, seat: str, x: float, ground: Ink) -> None:
        lay(image, token, seat, mark_of(words, seat), 46, x=x, y=HEAD + 32, ground=ground)

    with kit.looking(scale=width / SHEET):
        image = draw_sheet(
            scene, words, ranked(view), items_of(view), _head(scene, words), sign,
            lambda seat: (SEAT_INKS[seat], ON_SEAT[seat], edge_of(seat)),
        )  # fmt: skip
        return kit.finished(image, score_alt(scene, words), width)


def items_of(view: View) -> tuple[str, ...]:
    """The items of the score: victory points, or those of a sudden end."""
    return SUDDEN_ITEMS if view.get("end") in COLOURS else VICTORY_ITEMS


def _head(scene: Scene, words: Words) -> tuple[str, str, tuple[object, ...]]:
    """Once the game is over, the winners and the kind of end; before that, a note that this is the score so far."""
    view, seat = scene.view, foremost(scene.view)
    if not is_over(view):
        turn = words.say("picture-turn", turn=view.get("turn", 0), year=str(view.get("year") or ""))
        return words.say("outcome-score-now"), turn, FLEUR
    if seat:
        return *headline(scene, words), (token, seat, mark_of(words, seat), 72)
    return *headline(scene, words), (chip, COLOURS[view["end"]], 60.0) if view.get("end") in COLOURS else FLEUR
