"""Large cards: a hand with its seat's display, and displays alone."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from fronde.core.errors import DataError
from fronde.games.liberte.data import SEATS
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Picture, Size
from images.kit.flat import lay, write
from images.liberte.alt import displays_alt, hand_alt, open_alt
from images.liberte.cards import HAND_H, HAND_W, draw_card, draw_strip
from images.liberte.inks import ON_SEAT, SEAT_INKS
from images.liberte.pieces import mark_of, token
from images.liberte.reading import display_of, hand_of, number, seats_in
from images.manifest import Scene

COLUMNS = 2
WIDE = COLUMNS * HAND_W + (COLUMNS + 1) * Gap.WIDE
HEAD, TITLE_H, STRIP_H = 92, 52, 92
GROUND: Ink = "paper-deep"


def hand(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """The cards of a seat as far as the view names them, and its display. Raises DataError for an unknown seat."""
    if seat not in SEATS:
        raise DataError(f"no seat {seat!r}")
    cards, count = hand_of(scene.view, seat)
    rows = max(1, -(-len(cards) // COLUMNS))
    strips = display_of(scene.view, seat)
    low = HEAD + rows * (HAND_H + Gap.EVEN)
    with kit.sheet(width, WIDE, low + _strips_height(len(strips)) + Gap.EVEN, GROUND) as image:
        _draw_head(image, scene, words, seat, words.say("picture-cards-count", count=count))
        for at, card in enumerate(cards):
            draw_card(image, words, card, _left_edge(at), HEAD + at // COLUMNS * (HAND_H + Gap.EVEN))
        if not cards:
            text = words.say("picture-hidden", count=count) if count else words.say("picture-no-cards")
            write(image, text, WIDE / 2, HEAD + HAND_H / 2, "italic", Size.HEAD, "ink-soft", GROUND, "m")
        tokens = words.say("picture-tokens", n=number(scene.view, "tokens", seat))
        write(image, tokens, WIDE - Gap.WIDE, low + TITLE_H / 2, "name", Size.BODY, "ink", GROUND, "r")
        write(image, words.say("picture-display"), Gap.WIDE, low + TITLE_H / 2, "caps", Size.BODY, "ink", GROUND)
        _draw_cards(image, words, strips, low + TITLE_H)
        return kit.finish(image, hand_alt(scene, words, seat), width)


def open_cards(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The open cards, with all they show in words too."""
    cards = list(scene.view.get("open") or ())
    rows = max(1, -(-len(cards) // COLUMNS))
    with kit.sheet(width, WIDE, TITLE_H + rows * (HAND_H + Gap.EVEN) + Gap.EVEN, GROUND) as image:
        write(image, words.say("picture-open"), Gap.WIDE, TITLE_H / 2, "caps", Size.LEAD, "ink", GROUND)
        for at, card in enumerate(cards):
            draw_card(image, words, card, _left_edge(at), TITLE_H + at // COLUMNS * (HAND_H + Gap.EVEN))
        return kit.finish(image, open_alt(scene.view, words), width)


def _left_edge(at: int) -> float:
    return Gap.WIDE + at % COLUMNS * (HAND_W + Gap.WIDE)


def _draw_head(image: Image.Image, scene: Scene, words: Words, seat: str, text: str, top: float = 0) -> None:
    """The player of the cards, in the seat's colours."""
    ground, on = SEAT_INKS[seat], ON_SEAT[seat]
    kit.panel(image, (0, top, WIDE, top + HEAD - Gap.EVEN), ground)
    middle = top + (HEAD - Gap.EVEN) / 2
    lay(image, token, seat, mark_of(words, seat), 60, x=50, y=middle, ground=ground)
    edge = WIDE - Gap.WIDE - write(image, text, WIDE - Gap.WIDE, middle, "name", Size.LEAD, on, ground, "r")
    name = scene.player_of(seat)
    write(image, name, 96, middle, "bold", Size.TITLE, on, ground, room=edge - 120)


def _strips_height(count: int) -> float:
    return TITLE_H + max(1, -(-count // COLUMNS)) * STRIP_H


def display(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """The display of a seat, or of all seats if none is named. Raises DataError for an unknown seat."""
    if seat and seat not in seats_in(scene.view):
        raise DataError(f"no seat {seat!r}")
    seats = (seat,) if seat else seats_in(scene.view)
    heights = [HEAD + max(1, -(-len(display_of(scene.view, one)) // COLUMNS)) * STRIP_H for one in seats]
    with kit.sheet(width, WIDE, sum(heights) + Gap.EVEN, GROUND) as image:
        top = 0.0
        for one, high in zip(seats, heights, strict=True):
            cards = display_of(scene.view, one)
            text = words.say("picture-cards-count", count=len(cards))
            _draw_head(image, scene, words, one, text, top)
            _draw_cards(image, words, cards, top + HEAD)
            top += high
        return kit.finish(image, displays_alt(scene, words, seats), width)


def _draw_cards(image: Image.Image, words: Words, cards: Sequence[str], top: float) -> None:
    if not cards:
        write(image, words.say("picture-no-cards"), WIDE / 2, top + 36, "italic", Size.LEAD, "ink-soft", GROUND, "m")
    for at, card in enumerate(cards):
        high = top + at // COLUMNS * STRIP_H
        draw_strip(image, words, card, _left_edge(at), high, HAND_W, STRIP_H - Gap.SNUG, has_details=True)
