"""The pieces on the map: stacks of blocks with their owner's token, and tokens alone."""

from __future__ import annotations

from PIL import Image

from fronde.texts import Words
from images import kit
from images.kit import Ink, Sheet, Size
from images.liberte.inks import (
    FACTION_PATTERNS,
    ON_FACTION,
    ON_SEAT,
    SEAT_INKS,
    SEAT_PATTERNS,
    SIGNS,
    faction_ink,
)
from images.liberte.measures import STACK_H, STACK_W
from images.liberte.patterns import lay_pattern

EDGE: Ink = "black"
MARGIN = 14
"""The space around a stack for its ring."""
GHOST = 0.38
"""The opacity of a stack that is gone."""
SIZES = (Size.FINE, Size.NOTE, Size.LABEL, Size.BODY, Size.LEAD, Size.HEAD, Size.TITLE, Size.FIGURE, Size.GIANT)


def mark_of(words: Words, seat: str) -> str:
    """The letter on a seat's tokens."""
    return words.say(f"seat-{seat}.mark")


def type_for(room: float) -> int:
    """The largest size of type whose capitals are at most this number of units high."""
    return max((size for size in SIZES if kit.cap_height("bold", size) <= room), default=SIZES[0])


@kit.cache(maxsize=128)
def token(seat: str, letter: str, size: float) -> Image.Image:
    """A control token: the seat's colour in its pattern, and the letter on plain ground."""
    half = size / 2
    image = kit.discs((half, EDGE), (half * 0.91, "white"), (half * 0.84, SEAT_INKS[seat]))
    if size >= 30 and SEAT_PATTERNS[seat]:
        inner = Sheet(half, half)
        inner.disc(0, 0, half * 0.84, "black")
        ink, mask = kit.blend("white", SEAT_INKS[seat], 0.55), inner.finish().getchannel("A")
        lay_pattern(image, SEAT_PATTERNS[seat], ink, mask, size / 8, size / 40)
        plain = Sheet(half, half)
        plain.disc(0, 0, half * 0.64, SEAT_INKS[seat])
        image.alpha_composite(plain.finish())
    x, y = kit.middle(image)
    kit.write(image, letter, x, y, "bold", type_for(size * 0.56), ON_SEAT[seat])
    return image


@kit.cache(maxsize=128)
def block(faction: str, width: float, height: float, layers: int = 1) -> Image.Image:
    """Blocks of a faction on top of each other, seen from above and slightly from the front, without the sign."""
    deep = 6.0
    whole = height + deep * (layers - 1)
    sheet = Sheet(width / 2, whole / 2)
    ink = faction_ink(faction)
    for layer in reversed(range(layers)):
        top = -whole / 2 + deep * layer
        sheet.box(-width / 2, top, width / 2, top + height, EDGE, 6)
        sheet.box(-width / 2 + 2, top + 2, width / 2 - 2, top + height - 2, ink, 4.5)
    image = sheet.finish()
    face = Sheet(width / 2, whole / 2)
    face.box(-width / 2 + 3, -whole / 2 + 3, width / 2 - 3, -whole / 2 + height - 3, "black", 4)
    pale = kit.blend("white", ink, 0.2)
    lay_pattern(image, FACTION_PATTERNS[faction], pale, face.finish().getchannel("A"), 7, 1.6)
    return image


@kit.cache(maxsize=512)
def stack(seat: str, letter: str, faction: str, n: int, change: int = 0) -> Image.Image:
    """A stack in a province: its number and sign, with the owner's token on top; ringed if it has changed. A stack
    without blocks is drawn faded, as it was before."""
    if not n:
        return _ghost(seat, letter, faction, change)
    margin = MARGIN
    image = kit.clear(STACK_W + 2 * margin, STACK_H + 2 * margin)
    middle, top = STACK_W / 2 + margin, float(margin)
    layers = max(1, min(n, 3))
    piece = block(faction, STACK_W - 1, 40, layers)
    high = 40 + 6 * (layers - 1)
    y = top + STACK_H - high / 2 - (0 if layers == 3 else 3 * (3 - layers))
    if change:
        halo = Sheet(STACK_W / 2 + margin, STACK_H / 2 + margin)
        halo.box(-STACK_W / 2 - 5, -STACK_H / 2 - 4, STACK_W / 2 + 5, STACK_H / 2 + 6, "mark", 12)
        halo.box(-STACK_W / 2 - 1, -STACK_H / 2, STACK_W / 2 + 1, STACK_H / 2 + 2, "face", 9)
        kit.put(image, halo.finish(), middle, top + STACK_H / 2)
    kit.put(image, piece, middle, y)
    face = y - high / 2 + 24
    on = ON_FACTION[faction]
    kit.put(image, kit.icon(SIGNS[faction], 17, on), middle - 11, face)
    kit.write(image, str(n), middle + 10, face, "bold", Size.LEAD, on)
    kit.put(image, token(seat, letter, 36), middle, top + 18)
    if change:
        _tag(image, middle, change)
    return image


def _ghost(seat: str, letter: str, faction: str, change: int) -> Image.Image:
    """A faded stack that is gone, with the number of blocks it had."""
    image = stack(seat, letter, faction, -change).copy()
    image.putalpha(image.getchannel("A").point([round(alpha * GHOST) for alpha in range(256)]))
    _tag(image, STACK_W / 2 + MARGIN, change)
    return image


def _tag(image: Image.Image, middle: float, change: int) -> None:
    """The change of a stack, at its lower right."""
    x, y = middle + 17, MARGIN + STACK_H + 3
    kit.put(image, kit.plates(14, 10, (0, "mark", 8)), x, y)
    kit.write(image, kit.with_sign(change), x, y, "bold", Size.NOTE, "on-mark")


@kit.cache(maxsize=64)
def points_sign(points: int, size: float) -> Image.Image:
    """The icon of a province that is worth victory points."""
    half = size / 2
    image = kit.discs((half, EDGE), (half - 1.6, "gold"))
    x, y = kit.middle(image)
    kit.write(image, str(points), x, y, "bold", type_for(size * 0.6), "black")
    return image


@kit.cache(maxsize=64)
def chip(faction: str, size: float) -> Image.Image:
    """A square in a faction's colour, with its sign."""
    image = block(faction, size, size).copy()
    x, y = kit.middle(image)
    kit.put(image, kit.icon(SIGNS[faction], size * 0.58, ON_FACTION[faction]), x, y)
    return image
