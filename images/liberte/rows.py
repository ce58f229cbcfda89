"""Below the map: the open cards, a row per seat with its points, hand and display, and the meaning of the signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from fronde.games.liberte.data import DISPLAY_SANS_CULOTTES, OPEN
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Size
from images.kit.flat import lay, write
from images.liberte.cards import SYMBOL_ICONS, draw_strip
from images.liberte.inks import ON_SEAT, SEAT_INKS, SEAT_PATTERNS
from images.liberte.measures import KEY_H, OPEN_H, ROW_H, WIDTH
from images.liberte.patterns import lay_pattern
from images.liberte.pieces import chip, mark_of, points_sign, type_for
from images.liberte.reading import display_of, hand_of, number, seats_in
from images.manifest import Scene
from images.outcome import total_of

GROUND: Ink = "paper-deep"
SEAT_W = 520
"""The left edge of a seat's display."""


@kit.cache(maxsize=32)
def seat_flag(seat: str, letter: str, width: float, height: float) -> Image.Image:
    """A seat's colour, pattern and letter."""
    image = kit.plates(width / 2, height / 2, (0, SEAT_INKS[seat], 0))
    pale = kit.blend(ON_SEAT[seat], SEAT_INKS[seat], 0.3)
    lay_pattern(image, SEAT_PATTERNS[seat], pale, image.getchannel("A"), 9, 2)
    x, y = kit.middle(image)
    kit.put(image, kit.discs((width * 0.36, SEAT_INKS[seat])), x, y)
    kit.write(image, letter, x, y, "bold", type_for(width * 0.5), ON_SEAT[seat])
    return image


def draw_rows(image: Image.Image, scene: Scene, words: Words, top: float) -> None:
    """Everything below the map."""
    _draw_open(image, scene, words, top)
    top += OPEN_H
    for place, seat in enumerate(seats_in(scene.view)):
        _draw_seat(image, scene, words, place, seat, top + place * ROW_H)
    _draw_key(image, words, image.height / kit.look().scale - KEY_H / 2)


def _draw_open(image: Image.Image, scene: Scene, words: Words, top: float) -> None:
    cards = list(scene.view.get("open") or ())
    old = set((scene.before or {}).get("open") or cards)
    write(image, words.say("picture-open"), 18, top + OPEN_H / 2, "caps", Size.BODY, "ink", GROUND)
    if not cards:
        write(image, words.say("picture-no-open"), 230, top + OPEN_H / 2, "italic", Size.BODY, "ink-soft", GROUND)
    step = (WIDTH - 230) / OPEN
    for at, card in enumerate(cards[:OPEN]):
        left = 218 + at * step
        if card not in old:
            kit.panel(image, (left - 4, top + 4, left + step - 6, top + OPEN_H - 4), "mark", None, 1, 10)
        draw_strip(image, words, card, left, top + 8, step - 10, OPEN_H - 16, has_details=True)


def _draw_seat(image: Image.Image, scene: Scene, words: Words, place: int, seat: str, top: float) -> None:
    view, low = scene.view, top + ROW_H - 8
    active = seat == view.get("active")
    edge: Ink = "mark" if active else "ink-soft"
    kit.panel(image, (12, top, SEAT_W - 10, low), "paper-light", edge, 4 if active else 2, 8)
    lay(image, seat_flag, seat, mark_of(words, seat), 62.0, low - top - 10, x=50, y=(top + low) / 2,
        ground="paper-light")  # fmt: skip
    total = str(total_of(view, seat))
    room = SEAT_W - 126 - kit.text_width(total, "bold", Size.FIGURE)
    write(image, total, SEAT_W - 22, (top + low) / 2, "bold", Size.FIGURE, "ink", "paper-light", "r")
    name = f"{place + 1}. {scene.player_of(seat)}"
    write(image, name, 94, top + 24, "bold", Size.LEAD, "ink", "paper-light", room=room)
    under = words.say("picture-hand-tokens", hand=hand_of(view, seat)[1], tokens=number(view, "tokens", seat))
    size = kit.shrink(under, "bold", Size.LEAD, room, Size.LABEL)
    write(image, under, 94, top + 55, "bold", size, "ink", "paper-light", room=room)
    cards, old = display_of(view, seat), display_of(scene.before or view, seat)
    step = (WIDTH - SEAT_W - 10) / DISPLAY_SANS_CULOTTES
    for at in range(DISPLAY_SANS_CULOTTES):
        left = SEAT_W + at * step
        if at < len(cards):
            if cards[at] not in old:
                kit.panel(image, (left - 4, top - 4, left + step - 4, low + 4), "mark", None, 1, 10)
            draw_strip(image, words, cards[at], left, top, step - 8, low - top, has_details=False)
        elif at < DISPLAY_SANS_CULOTTES - 1:
            kit.panel(image, (left, top, left + step - 8, low), None, "paper-edge", 2, 8)


@kit.cache(maxsize=4)
def changed_sign(size: float) -> Image.Image:
    """The ring around something that has changed."""
    return kit.plates(size / 2, size / 2, (0, "mark", 8), (4, "face", 5))


Signs = Sequence[tuple[Callable[..., Image.Image], tuple[Any, ...], str]]
"""For each sign: the function that draws it, the arguments, and the meaning."""


def draw_key(image: Image.Image, signs: Signs, x: float, y: float, half: int, gap: float, size: float) -> None:
    """The meaning of the signs, in one line, smaller if it is long; `half`: half the width reserved for a sign."""
    room = image.width / kit.look().scale - x - len(signs) * (2 * half + gap / 4) - (len(signs) - 1) * gap
    while size > Size.NOTE and sum(kit.text_width(text, "name", size) for _, _, text in signs) > room:
        size -= 1
    for make, args, text in signs:
        lay(image, make, *args, x=x + half, y=y, ground=GROUND)
        aside = 2 * half + gap / 4
        x += aside + write(image, text, x + aside, y, "name", size, "ink", GROUND) + gap


def _draw_key(image: Image.Image, words: Words, y: float) -> None:
    signs: Signs = [
        (chip, ("white", 30.0), words.name("faction", "white")),
        (chip, ("blue", 30.0), words.name("faction", "blue")),
        (chip, ("red", 30.0), words.name("faction", "red")),
        (kit.icon, ("fleur", 26, "rose"), words.say("picture-key-fleur")),
        (points_sign, (1, 28.0), words.say("picture-key-points")),
        *((kit.icon, (sign, 26, "ink"), words.name("symbol", symbol)) for symbol, sign in SYMBOL_ICONS.items()),
        (changed_sign, (28.0,), words.say("picture-key-changed")),
    ]
    draw_key(image, signs, 16, y, 16, Gap.EVEN, Size.LABEL)
