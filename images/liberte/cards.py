"""Cards: small ones in rows, large ones in a hand."""

from __future__ import annotations

from PIL import Image

from fronde.games.liberte.data import CARDS, Card
from fronde.games.liberte.words import facts
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Size
from images.kit.flat import lay, write
from images.liberte.inks import FACTION_PATTERNS, ON_FACTION, REGION_INKS, REGION_PATTERNS, SIGNS, faction_ink
from images.liberte.patterns import lay_pattern

SYMBOL_ICONS = {"cannon": "army", "general": "sword", "sans-culottes": "trousers"}
SPECIAL: Ink = "iron"
"""The ground of a Special, which has no colour."""
HAND_W, HAND_H = 520, 148
LEAST = 26
"""The smallest name on a card of a hand: nine pixels on a telephone."""
SIGN = 24
"""The size of a symbol on a card of a display."""


@kit.cache(maxsize=64)
def band(faction: str, width: float, height: float) -> Image.Image:
    """The left side of a card in the colour and pattern of its faction; "" for a Special."""
    ink = faction_ink(faction) if faction else SPECIAL
    image = kit.plates(width / 2, height / 2, (0, ink, 0))
    pale = kit.blend("white", ink, 0.2)
    lay_pattern(image, FACTION_PATTERNS.get(faction, ""), pale, image.getchannel("A"), 9, 1.8)
    return image


@kit.cache(maxsize=64)
def land(region: str, width: float, height: float) -> Image.Image:
    """A swatch of a region's tint and pattern."""
    image = kit.plates(width / 2, height / 2, (0, REGION_INKS[region], 0))
    ink = kit.blend("ink", REGION_INKS[region], 0.25)
    lay_pattern(image, REGION_PATTERNS[region], ink, image.getchannel("A"), 9, 1.2)
    return image


def _draw_band(image: Image.Image, data: Card, left: float, top: float, wide: float, high: float) -> None:
    """The sign and the value of a card, one above the other, in its colour."""
    faction = data.faction or ""
    ground, on = (faction_ink(faction), ON_FACTION[faction]) if faction else (SPECIAL, "white")
    kit.panel(image, (left, top, left + wide, top + high), "black", None, 1, 6)
    lay(image, band, faction, wide - 4, high - 4, x=left + wide / 2, y=top + high / 2, ground="black")
    middle, sign = left + wide / 2, SIGNS.get(faction, "star")
    size = min(wide * 0.55, high * 0.4)
    if faction:
        lay(image, kit.icon, sign, size, on, x=middle, y=top + high * 0.28, ground=ground)
        type_ = Size.HEAD if high < 100 else Size.FIGURE
        write(image, str(data.value), middle, top + high * 0.7, "bold", type_, on, ground, "m")
    else:
        lay(image, kit.icon, sign, size * 1.3, on, x=middle, y=top + high / 2, ground=ground)


def _draw_symbols(image: Image.Image, data: Card, right: float, y: float, size: float, ground: Ink) -> float:
    """Draw the symbols of a card, from the right; return the left edge of the last one."""
    for symbol in data.symbols:
        lay(image, kit.icon, SYMBOL_ICONS[symbol], size, "ink", x=right - size / 2, y=y, ground=ground)
        right -= size + Gap.TIGHT
    return right


def draw_strip(
    image: Image.Image, words: Words, card: str, left: float, top: float, wide: float, high: float, has_details: bool
) -> None:
    """A card as a strip: its colour, value, name and symbols; with `has_details`, also its region, or the effect of a
    Special."""
    data = CARDS[card]
    kit.panel(image, (left, top, left + wide, top + high), "face", "ink", 2, 8)
    _draw_band(image, data, left, top, 46, high)
    x, right = left + 56, left + wide - Gap.SNUG
    name = words.name("card", card)
    if not has_details:
        _draw_short(image, data, name, x, top, right, high)
        return
    if data.kind == "special":
        _draw_effect(image, name, words.text(facts(card)), x, top, right, high)
        return
    write(image, name, x, top + high * 0.3, "bold", Size.BODY, "ink", "face", room=right - x)
    low = top + high * 0.71
    if data.region:
        lay(image, land, data.region, 26, 26, x=x + 13, y=low, ground="face")
    where = words.name("region", data.region) if data.region else words.say("picture-club")
    x += 34 if data.region else 0
    x += write(image, where, x, low, "name", Size.BODY, "ink", "face")
    right = _draw_symbols(image, data, right, low, 30, "face")
    symbols = ", ".join(words.say(f"symbol-{symbol}") for symbol in data.symbols)
    if symbols and kit.text_width(symbols, "italic", Size.LABEL) < right - x - Gap.WIDE:
        write(image, symbols, right - Gap.TIGHT, low, "italic", Size.LABEL, "ink-soft", "face", "r")


def _draw_effect(image: Image.Image, name: str, effect: str, x: float, top: float, right: float, high: float) -> None:
    """The name of a Special and its effect, in two lines if necessary."""
    lines = kit.wrap(effect, "text", Size.LABEL, right - x)
    size, first = (Size.LABEL, 0.3) if len(lines) == 1 else (Size.NOTE, 0.22)
    lines = kit.wrap(effect, "text", size, right - x)
    write(image, name, x, top + high * first, "bold", Size.BODY, "ink", "face", room=right - x)
    for at, line in enumerate(lines[:2]):
        y = top + high * (0.71 if len(lines) == 1 else 0.55 + 0.28 * at)
        write(image, line, x, y, "text", size, "ink-soft", "face", room=right - x)


def _draw_short(image: Image.Image, data: Card, name: str, x: float, top: float, right: float, high: float) -> None:
    """The name in a few lines, the symbols at the end of the shortest one."""
    signs = len(data.symbols) * (SIGN + Gap.TIGHT)
    size, lines, at = fit_name(name, right - x, signs)
    count = max(2, len(lines))
    for place, line in enumerate(lines):
        y = top + high * (place * 2 + 1.2) / (count * 2 + 0.2)
        write(image, line, x, y, "bold", size, "ink", "face", room=right - x - (signs if place == at else 0))
    _draw_symbols(image, data, right, top + high * (at * 2 + 1.2) / (count * 2 + 0.2), SIGN, "face")


def fit_name(name: str, room: float, signs: float) -> tuple[int, list[str], int]:
    """The size of type at which a name fits in two lines, or a small one in three; those lines, and the number of the
    line beside which the symbols have room, `signs` units wide."""
    for size, most in ((Size.LABEL, 2), (Size.NOTE, 2), (Size.FINE, 3)):
        lines = kit.wrap(name, "bold", size, room)
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
        widths = [kit.text_width(line, "bold", size) for line in lines] + [0.0] * (len(lines) == 1)
        at = max(place for place, width in enumerate(widths) if width == min(widths))
        if max(width + (signs if place == at else 0) for place, width in enumerate(widths)) <= room:
            break
    return size, lines, at


def draw_card(image: Image.Image, words: Words, card: str, left: float, top: float) -> None:
    """A card of a hand, with all its properties in words."""
    data = CARDS[card]
    kit.panel(image, (left, top, left + HAND_W, top + HAND_H), "face", "ink", 2, 10)
    _draw_band(image, data, left, top, 76, HAND_H)
    x, right = left + 92, left + HAND_W - Gap.EVEN
    name = words.name("card", card)
    size = kit.shrink(name, "bold", Size.HEAD, right - x, LEAST)
    names = kit.wrap(name, "bold", size, right - x)[:2]
    for at, line in enumerate(names):
        write(image, line, x, top + (32 if len(names) == 1 else 22 + 28 * at), "bold", size, "ink", "face")
    lines = kit.wrap(words.text(facts(card)), "text", Size.BODY, right - x)
    for at, line in enumerate(lines[:3], len(names) - 1):
        write(image, line, x, top + 70 + 26 * at, "text", Size.BODY, "ink", "face", room=right - x)
    if data.kind == "special":
        return
    if data.region:
        lay(image, land, data.region, 110, 22, x=x + 55, y=top + HAND_H - 20, ground="face")
    _draw_symbols(image, data, right, top + HAND_H - 30, 40, "face")
