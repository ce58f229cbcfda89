"""The cards of Richelieu, in the lay-out and taken."""

from __future__ import annotations

from PIL import Image

from fronde.games.richelieu.data import IN_ALL, Card
from images import kit
from images.kit import Colour, Ink, Sheet, Size
from images.richelieu.inks import BLACK, SEAT_COLOURS, SEAT_TINTS, colour_of, ink_on
from images.richelieu.measures import CARD_H, CARD_W
from images.richelieu.pieces import marker, shape

CODE = 38.0
"""How large the letters of a region are: nine pixels on a telephone."""


@kit.cache(128)
def card_face(card: Card, code: str, is_raised: bool) -> Image.Image:
    """A card: its region's colour and letters, the number of that region's shields in the whole game, its own shields
    and symbol; `is_raised` leaves room below for a marker and a disc."""
    ground, ink = colour_of(card.region), ink_on(card.region)
    w, h = CARD_W / 2, CARD_H / 2
    sheet = Sheet(w, h)
    sheet.plate(w, h, BLACK, 10)
    sheet.plate(w - 2, h - 2, ground, 9)
    sheet.box(-w + 7, -h + 42, w - 7, h - 7, kit.blend("white", ground, 0.87), 6)
    image = sheet.finish()
    kit.write(image, code, 8, 23, "caps", CODE, ink, "lm")
    kit.write(image, str(IN_ALL[card.region]), CARD_W - 9, 23, "bold", Size.LEAD, ink, "rm")
    signs = signs_of(card)
    size = 48 if len(signs) > 1 else 58 if not is_raised else 50
    for number, name in enumerate(signs):
        x = w + (number - (len(signs) - 1) / 2) * 50
        kit.put(image, _sign(name, size, ground, ink), x, 72 if is_raised else 93)
    return image


def signs_of(card: Card) -> list[str]:
    """The signs on a card: its shields, then its symbol."""
    return ["shield"] * card.shields + ([card.symbol] if card.symbol else [])


def _sign(name: str, size: float, ground: Colour, on: Ink) -> Image.Image:
    """A shield in the region's colour, or a symbol in ink."""
    if name != "shield":
        return shape(name, size, BLACK)
    image = shape("shield", size, BLACK).copy()
    kit.put(image, shape("shield", size - 5, ground), image.width / 2, image.height / 2)
    kit.put(image, shape("shield", size * 0.42, on), image.width / 2, image.height / 2 - 1)
    return image


@kit.cache(4)
def take_ring() -> Image.Image:
    """The frame of a card that may be taken."""
    w, h = CARD_W / 2, CARD_H / 2
    image = kit.plates(w + 9, h + 9, (1, BLACK, 16), (3, "gold", 14))
    image.paste((0, 0, 0, 0), (0, 0), kit.plates(w + 9, h + 9, (10, "white", 9)).getchannel("A"))
    return image


@kit.cache(64)
def taken_card(card: Card, code: str, seat: str) -> Image.Image:
    """The cell of a card taken since the older view, with its signs and the seat that took it."""
    image = kit.plates(CARD_W / 2, CARD_H / 2, (0, SEAT_COLOURS[seat], 10), (4, SEAT_TINTS[seat], 7))
    signs = signs_of(card)
    kit.write(image, code, CARD_W / 2, 26, "caps", CODE, BLACK)
    for number, name in enumerate(signs):
        x = CARD_W / 2 + (number - (len(signs) - 1) / 2) * 40
        kit.put(image, _sign(name, 34, colour_of(card.region), ink_on(card.region)), x, 66)
    kit.put(image, marker(seat, 44), CARD_W / 2, 116)
    return image


@kit.cache(1)
def cell() -> Image.Image:
    """An empty cell."""
    edge, ground = kit.blend("paper-edge", "paper", 0.5), kit.blend("paper-deep", "paper", 0.5)
    return kit.plates(CARD_W / 2, CARD_H / 2, (0, edge, 10), (2, ground, 9))


@kit.cache(128)
def strip(card: Card, small: bool) -> Image.Image:
    """A taken card, of which only the upper edge shows."""
    w = 34 if small else 54
    image = kit.plates(w, 18, (0, "ink", 6), (1.5, colour_of(card.region), 5))
    ink = ink_on(card.region)
    signs = [str(card.symbol)] if small else signs_of(card)
    for number, name in enumerate(signs):
        at = w + (number - (len(signs) - 1) / 2) * 34
        kit.put(image, shape(name, 25, ink), at, 18)
    return image
