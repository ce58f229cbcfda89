"""Signs, markers, discs, and the fields of the table, each drawn once."""

from __future__ import annotations

from PIL import Image, ImageDraw

from fronde.games.richelieu.data import IN_ALL, REGIONS, SHAPES, SYMBOLS
from images import kit
from images.kit import Ink, Sheet, Size
from images.richelieu.inks import BLACK, IRON, SEAT_COLOURS, colour_of, ink_on
from images.richelieu.measures import CHIP_H, FIELD_H, PITCH_X

SHAPE_PATHS: dict[str, str] = {
    "sword": "M50 0 L58 12 L56 62 L44 62 L42 12 Z M20 62 L80 62 L80 72 L20 72 Z M45 72 L55 72 L55 90 L45 90 Z O50 93 8",
    "cross": "M39 2 L61 2 L61 28 L88 28 L88 50 L61 50 L61 98 L39 98 L39 50 L12 50 L12 28 L39 28 Z",
    "tower": "M12 4 L30 4 L30 16 L41 16 L41 4 L59 4 L59 16 L70 16 L70 4 L88 4 L88 34 L77 42 L77 84 L90 84 L90 98 "
    "L60 98 L60 76 C60 62 40 62 40 76 L40 98 L10 98 L10 84 L23 84 L23 42 L12 34 Z",
    "hat": "M2 54 C2 46 16 42 29 40 C29 20 38 12 50 12 C62 12 71 20 71 40 C84 42 98 46 98 54 C98 63 74 68 50 68 "
    "C26 68 2 63 2 54 Z M14 66 L20 67 L20 84 L14 84 Z M80 67 L86 66 L86 84 L80 84 Z O17 89 8 O83 89 8",
    "shield": kit.ICONS["shield"],
    "crown": kit.ICONS["crown"],
    "lily": kit.ICONS["fleur"],
    "star": kit.ICONS["star"],
}


def shape(name: str, size: float, ink: Ink) -> Image.Image:
    """A symbol, shield or marker's sign in one colour, as RGBA."""
    return kit.sign((SHAPE_PATHS[name],), size, ink)


@kit.cache(64)
def marker(seat: str, size: int, new: bool = False) -> Image.Image:
    """A property marker: a square with the seat's sign, with a halo if it is new."""
    edge = 7 if new else 1
    halo: list[tuple[float, Ink, float]] = [(1, BLACK, 10), (2, "gold", 9)] if new else []
    w = size / 2 + edge
    image = kit.plates(w, w, *halo, (edge, BLACK, 6), (edge + 1.5, "white", 5), (edge + 4, SEAT_COLOURS[seat], 3))
    kit.put(image, shape(SHAPES[seat], size * 0.62, "white"), *kit.middle(image))
    return image


@kit.cache(8)
def empty_marker(size: int) -> Image.Image:
    """The space of a marker that is not in stock."""
    return kit.plates(size / 2 + 1, size / 2 + 1, (1, "line", 6), (2.5, "paper-light", 5))


@kit.cache(64)
def disc(kind: str, size: int) -> Image.Image:
    """A disc: face down if `kind` is empty, otherwise with its kind."""
    half = size / 2
    ground: Ink = kit.INKS["ink-soft"] if not kind else IRON if kind in SYMBOLS else "gold"
    if kind in REGIONS:
        ground = colour_of(kind)
    image = kit.discs((half, BLACK), (half - 1.5, "white"), (half - 3.5, ground))
    x, _ = kit.middle(image)
    if not kind:
        kit.write(image, "?", x, x, "bold", size * 0.62, "white")
    elif kind in SYMBOLS:
        kit.put(image, shape(kind, size * 0.56, "white"), x, x)
    elif kind in REGIONS:
        kit.put(image, shape("shield", size * 0.56, ink_on(kind)), x, x)
    else:
        kit.put(image, empty_marker(round(size * 0.46)), x, x)
    return image


@kit.cache(256)
def chip(category: str, name: str) -> Image.Image:
    """The head of a column of the table: a region or symbol, and its number in the whole game."""
    w, h = (PITCH_X - 6) / 2, CHIP_H / 2
    image = kit.plates(w, h, (0, BLACK, 8), (2, colour_of(category), 7))
    ink, size = ink_on(category), 23.0
    kit.write(image, name, w, 18, "bold", size, ink, room=2 * w - 10, least=0)
    kit.put(image, shape(category if category in SYMBOLS else "shield", 28, ink), w - 18, 49)
    kit.write(image, str(IN_ALL[category]), w + 15, 49, "bold", Size.HEAD, ink)
    return image


@kit.cache(512)
def field(number: str, note: str, look: str, seat: str, change: str) -> Image.Image:
    """A field of the table: a seat's count, and whether the seat leads, is level, or has no such card."""
    w, h = (PITCH_X - 6) / 2, FIELD_H / 2
    edge: tuple[Ink, float] = ("paper-edge", 1.5) if look == "plain" else (SEAT_COLOURS[seat], 3)
    fill: Ink = SEAT_COLOURS[seat] if look == "lead" else "paper-light"
    image = kit.plates(w, h, (0, edge[0], 8), (edge[1], fill, 6))
    ink: Ink = "white" if look == "lead" else "ink"
    if look == "level":
        draw = ImageDraw.Draw(image)
        for x in range(14, image.width - 12, 20):
            draw.rectangle((x, 0, x + 8, 3), fill=(*kit.rgb("paper"), 255))
            draw.rectangle((x, image.height - 4, x + 8, image.height), fill=(*kit.rgb("paper"), 255))
    if number == "0" and note:
        kit.write(image, note, w, h, "bold", Size.HEAD, "rose")
    else:
        at = w - 18 if note or change else w
        kit.write(image, number, at, h, "bold", Size.FIGURE, ink)
        if note:
            ink = "white" if look == "lead" else "rose"
            kit.write(image, note, w + 28, h + (12 if change else 0), "bold", Size.BODY, ink)
    if change:
        half = kit.text_width(change, "bold", Size.BODY) / 2 + 6
        piece = kit.plates(half, 13, (0, BLACK, 12), (1.5, "gold", 11))
        kit.write(piece, change, piece.width / 2, piece.height / 2, "bold", Size.BODY, BLACK)
        kit.put(image, piece, image.width - piece.width / 2 - 6, 18)
    return image


@kit.cache(32)
def swatch(fill: Ink, edge: Ink, is_dashed: bool = False) -> Image.Image:
    sheet = Sheet(18, 15)
    sheet.box(-17, -14, 17, 14, edge, 5)
    sheet.box(-13, -10, 13, 10, fill, 3)
    if is_dashed:
        for x in (-8, 4):
            sheet.box(x, -15, x + 5, -10, "paper")
            sheet.box(x, 10, x + 5, 15, "paper")
    return sheet.finish()
