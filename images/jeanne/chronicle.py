"""The round and what hangs over it, printed on the sea."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from fronde.core.types import Name
from fronde.games.jeanne.data import END_DICE, TABLE
from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER
from images.jeanne.header import status_of
from images.jeanne.pieces import sign
from images.jeanne.reading import events_of, round_of
from images.kit import Ink, Size
from images.manifest import View

LEFT, TOP, WIDE, HIGH = 18.0, HEADER + 962.0, 424.0, 434.0
CELL = (80.0, 70.0)
COUNTERS = {
    "revolt": "flame", "companies": "swords", "plague": "skull", "long-range-attack": "army", "treaty": "dove",
    "truce": "dove", "confiscation": "cards", "papal-intervention": "cross", "bad-weather": "cloud",
    "sea-battle": "anchor", "field-battle": "swords",
}  # fmt: skip


def draw_chronicle(image: Image.Image, view: View, words: Words) -> None:
    """A track of the rounds, what the die ends the game with, and what holds in this round."""
    kit.panel(image, (LEFT, TOP, LEFT + WIDE, TOP + HIGH), "paper-light", "line", 3, 12)
    kit.panel(image, (LEFT + 7, TOP + 7, LEFT + WIDE - 7, TOP + HIGH - 7), None, "paper-edge", 1, 8)
    status = status_of(view)
    title = words.say(f"picture-{status}") if status else words.say("picture-rounds")
    x = LEFT + 24
    if status:
        piece = sign("swords" if status == "war" else "dove", 46, "rose" if status == "war" else "blue")
        kit.stamp(piece, "paper-light").on(image, x, TOP + 14)
        x += 62
    kit.text_on(image, title, x, TOP + 54, "caps", Size.HEAD, "ink", "paper-light")
    line = words.say("picture-round-of", round=round_of(view), rounds=TABLE.end.rounds)
    kit.text_on(image, line, LEFT + WIDE - 24, TOP + 52, "name", Size.BODY, "ink-soft", "paper-light", "r")
    _draw_track(image, view, words)
    for row, (icon, text, ink) in enumerate(list(_notes(view, words))[:6]):
        y = TOP + 250 + row * 30
        kit.stamp(sign(icon, 24, ink), "paper-light").on(image, LEFT + 20, y - 21)
        kit.text_on(image, text, LEFT + 56, y, "name", Size.BODY, "ink", "paper-light", room=WIDE - 76)


def _draw_track(image: Image.Image, view: View, words: Words) -> None:
    now = round_of(view)
    for number in range(1, TABLE.end.rounds + 1):
        x = LEFT + 14 + (number - 1) % 5 * CELL[0]
        y = TOP + 72 + (number - 1) // 5 * CELL[1]
        ground: Ink = "orange" if number == now else "paper-deep" if number < now else "face"
        ink: Ink = "black" if number == now else "ink-soft" if number < now else "ink"
        kit.panel(image, (x, y, x + CELL[0] - 6, y + CELL[1] - 6), ground, "ink" if number == now else "line", 2, 8)
        low = END_DICE.get(number)
        size = Size.HEAD if low is None and number < TABLE.end.rounds else Size.LEAD
        base = y + 44 if size == Size.HEAD else y + 32
        kit.text_on(image, str(number), x + CELL[0] / 2 - 3, base, "bold", size, ink, ground, "m")
        if size == Size.LEAD:
            is_last = low is None or number == TABLE.end.rounds
            text = words.say("picture-last") if is_last else words.say("picture-end-die", low=low)
            kit.text_on(image, text, x + CELL[0] / 2 - 3, y + 55, "name", Size.NOTE, ink, ground, "m")


def _notes(view: View, words: Words) -> Iterator[tuple[str, str, Ink]]:
    """What holds in this round: a sign, what it says, its ink."""
    for event in events_of(view):
        yield COUNTERS[event], words.name("counter", event), "ink"
    if ruler := view.get("ruler"):
        yield "anchor", words.say("picture-ruler", seat=Name("seat", ruler)), "blue"
    if view.get("truce") and not view.get("over"):
        yield "dove", words.say("picture-truce"), "blue"
    if view.get("storm") and not view.get("over"):
        yield "cloud", words.say("picture-storm"), "ink-soft"
    if view.get("plague_over"):
        yield "skull", words.say("picture-plague-over"), "ink-soft"
    if "deck" in view and not view.get("over"):
        text = words.say("picture-deck", deck=view["deck"], discards=len(view.get("discards") or ()))
        yield "cards", text, "ink-soft"
