"""The pieces of Frondeurs et Frondeuses: cubes, seals, rings, tokens."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from images import kit
from images.frondeurs.geometry import ON_FACTION, SUITS
from images.kit import Ink, Point, Sheet, Size, Stamp


def put_shield(image: Image.Image, faction: str, x: float, y: float) -> None:
    """An affiliate's shield: the Faction's colour and suit."""
    kit.put(image, kit.icon("shield", 17, faction, "ink"), x, y)
    kit.put(image, kit.icon(SUITS[faction], 9, ON_FACTION[faction]), x, y - 1)


@kit.cache(maxsize=1024)
def cube(faction: str, count: int) -> Image.Image:
    """Influence: a cube with the Faction's suit and the number of cubes."""
    image = kit.plates(17, 15, (2, "ink", 4), (3, faction, 3))
    lay_pattern(image, faction)
    _suit_and_number(image, faction, count, Size.NOTE)
    return image


@kit.cache(maxsize=1024)
def faded_cube(faction: str, count: int) -> Image.Image:
    """Cubes that have left: a faded cube in a dashed outline."""
    image = cube(faction, count).copy()
    image.putalpha(image.getchannel("A").point([v * 2 // 5 for v in range(256)]))
    w, h = kit.middle(image)
    corners = [(w - 14, h - 12), (w + 14, h - 12), (w + 14, h + 12), (w - 14, h + 12), (w - 14, h - 12)]
    kit.stroke(image, corners, "ink", 1.6, dash=(4, 3))
    return image


@kit.cache(maxsize=1024)
def seal(faction: str, count: int) -> Image.Image:
    """Control: a wax seal."""
    sheet = Sheet(22, 22)
    for size, ink in ((20.0, "ink"), (19.0, faction)):
        sheet.polygon(
            [
                ((size + 1.1 * math.cos(12 * a)) * math.cos(a), (size + 1.1 * math.cos(12 * a)) * math.sin(a))
                for a in (math.tau * step / 144 for step in range(144))
            ],
            ink,
        )
    sheet.disc(0, 0, 16, kit.blend(ON_FACTION[faction], faction, 0.45))
    sheet.disc(0, 0, 15, faction)
    image = sheet.finish()
    lay_pattern(image, faction)
    _suit_and_number(image, faction, count, Size.NOTE)
    return image


def _suit_and_number(image: Image.Image, faction: str, count: int, size: float) -> None:
    ink = ON_FACTION[faction]
    x, y = kit.middle(image)
    narrow = 2 if count > 9 else 0
    kit.put(image, kit.icon(SUITS[faction], 12 - narrow, ink), x - 7 - narrow / 2, y)
    kit.write(image, str(count), x + 6, y, "bold", size - narrow * 1.5, ink)


def lay_pattern(image: Image.Image, faction: str, share: float = 0.16, step: float = 5.5) -> None:
    """Draw the Faction's pattern, faint, wherever an image has exactly its colour: slanting lines, dots or level lines;
    the Condéeans have none."""
    over = Image.new("L", image.size, 0)
    draw = ImageDraw.Draw(over)
    width, height = image.size
    pitch, thick = max(3, kit.pixels(step)), max(1, kit.pixels(step / 6))
    if faction == "cabalist":
        for x in range(-height, width, pitch):
            draw.line((x, height, x + height, 0), fill=255, width=thick)
    elif faction == "retzist":
        for row, y in enumerate(range(1, height, pitch)):
            for x in range(1 + row % 2 * pitch // 2, width, pitch):
                draw.rectangle((x, y, x + thick - 1, y + thick - 1), fill=255)
    elif faction == "mazarinist":
        for y in range(2, height, pitch):
            draw.line((0, y, width, y), fill=255, width=thick)
    red, green, blue, alpha = image.split()
    colour = kit.rgb(faction)
    for channel, level in zip((red, green, blue, alpha), (*colour, 255), strict=True):
        over = ImageChops.multiply(over, channel.point([255 if v == level else 0 for v in range(256)]))
    image.paste((*kit.blend(ON_FACTION[faction], faction, share), 255), (0, 0), over)


def draw_shape(sheet: Sheet, person: bool, r: float, ink: Ink, radius: float = 0, inset: float = 0) -> None:
    """The shape of a Space in the middle of a sheet: a disc for a Person, otherwise a square, smaller by `inset`."""
    if person:
        sheet.disc(0, 0, r, ink)
    else:
        sheet.plate(r - inset, r - inset, ink, radius)


@kit.cache(maxsize=1024)
def owner_ring(person: bool, r: float, faction: str) -> Image.Image:
    """The border of a Space under Control: a ring in the owner's ink around the body, in the owner's pattern."""
    sheet = Sheet(r + 6, r + 6)
    on = ON_FACTION[faction]
    for size, ink in ((r + 4.6, "paper-light"), (r + 4, "ink"), (r + 3.2, faction)):
        draw_shape(sheet, person, size, ink, 4, 1)
    ticks = {"condeean": 0, "cabalist": 40, "retzist": 24, "mazarinist": 12}[faction]
    for step in range(ticks):
        a = math.tau * step / ticks
        reach = (r + 1.6) / (1 if person else max(abs(math.cos(a)), abs(math.sin(a)))) - (0 if person else 1)
        sheet.disc(reach * math.cos(a), reach * math.sin(a), 0.9 if faction != "mazarinist" else 1.5, on)
    hole = Sheet(r + 6, r + 6)
    draw_shape(hole, person, r - 0.5, "white", 2, 1)
    return _cut_out(sheet, hole)


def _cut_out(sheet: Sheet, hole: Sheet) -> Image.Image:
    """The sheet, transparent wherever `hole` is drawn on."""
    image = sheet.finish()
    image.paste((0, 0, 0, 0), (0, 0), hole.finish().getchannel("A"))
    return image


@kit.cache(maxsize=1024)
def tint(person: bool, r: float, faction: str) -> Image.Image:
    """The ground of a Space under Control."""
    sheet = Sheet(r, r)
    draw_shape(sheet, person, r, f"{faction}-tint", inset=1)
    return sheet.finish()


@kit.cache(maxsize=1024)
def change_ring(person: bool, r: float) -> Image.Image:
    """The mark of a Space that changed."""
    sheet, hole = Sheet(r + 12, r + 12), Sheet(r + 12, r + 12)
    draw_shape(sheet, person, r + 11, "paper-light", 8)
    draw_shape(sheet, person, r + 10, "mark", 8)
    draw_shape(hole, person, r + 4.6, "white", 5)
    return _cut_out(sheet, hole)


@kit.cache(maxsize=64)
def target_ring(person: bool, r: float, is_dashed: bool) -> Image.Image:
    """A ring around a Space that may be chosen, solid or dashed."""
    size = r + 9
    image = kit.clear(2 * size + 12, 2 * size + 12)
    x, y = kit.middle(image)
    if person:
        points = [(x + size * math.cos(a), y + size * math.sin(a)) for a in (math.tau * k / 90 for k in range(91))]
    else:
        corners: list[Point] = [(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)]
        points = kit.round_corners([(x, y - size), corners[1], corners[2], corners[3], corners[0], (x, y - size)], 10)
    kit.stroke(image, points, "paper-light", 10)
    kit.stroke(image, points, "mark", 6.5, dash=(10, 9) if is_dashed else None)
    return image


@kit.cache(maxsize=1024)
def badge(text: str) -> Image.Image:
    """A small label with a change."""
    half = max(13.0, kit.text_width(text, "bold", Size.LABEL) / 2 + 6)
    sheet = Sheet(half + 2, 14)
    sheet.box(-half - 1.5, -13, half + 1.5, 13, "paper-light", 12)
    sheet.box(-half, -11.5, half, 11.5, "mark", 11)
    image = sheet.finish()
    kit.write(image, text, *kit.middle(image), "bold", Size.LABEL, "on-mark")
    return image


@kit.cache(maxsize=1024)
def token(kind: str, count: int) -> Image.Image:
    """A crown or coin still to be won."""
    image = kit.clear(26, 26)
    shape, size = ("crown", 20) if kind == "crown" else ("coin", 18)
    kit.put(image, kit.icon(shape, size, "gold", "black"), 13, 13)
    if kind == "coin":
        kit.write(image, str(count) if count > 1 else "¤", 13, 13, "bold", Size.FINE, "black")
    elif count > 1:
        kit.write(image, str(count), 13, 15, "bold", Size.FINE, "black")
    return image


@kit.cache(maxsize=1024)
def bars(person: bool, r: float) -> Image.Image:
    """Prison bars over a body."""
    sheet = Sheet(r, r)
    for x in (-19, 0, 19):
        reach = math.sqrt((r - 2) ** 2 - x * x) if person else r - 3
        sheet.box(x - 2.2, -reach, x + 2.2, reach, "white")
        sheet.box(x - 1.5, -reach, x + 1.5, reach, "iron")
    return sheet.finish()


@kit.cache(maxsize=1024)
def king_pawn(faction: str) -> Image.Image:
    image = kit.clear(40, 40)
    kit.put(image, kit.icon("pawn", 34, "gold", "black"), 20, 20)
    kit.panel(image, (13, 32, 27, 36), faction, "black")
    return image


@kit.cache(maxsize=1024)
def musketeer_token() -> Image.Image:
    """A Musketeer's token still to be won."""
    image = kit.clear(32, 32)
    kit.put(image, kit.icon("coin", 26, "gold", "black"), 16, 16)
    kit.put(image, kit.icon("sword", 18, "black"), 16, 16)
    return image


@kit.cache(maxsize=1024)
def prison(count: int) -> Image.Image:
    sheet = Sheet(12, 12)
    sheet.disc(0, 0, 11, "white")
    sheet.disc(0, 0, 10, "iron")
    image = sheet.finish()
    kit.write(image, str(count), 12, 12, "bold", Size.NOTE, "white")
    return image


@kit.cache(maxsize=256)
def flat(name: str, size: float, ink: Ink, ground_ink: Ink, outline: Ink | None = None) -> Stamp:
    """An icon on a ground of one colour."""
    return kit.stamp(kit.icon(name, size, ink, outline), ground_ink)


@kit.cache(maxsize=64)
def band(faction: str, width: float, height: float, ground: Ink, letter: str = "") -> Stamp:
    """A Faction's band with its colour, pattern, suit and letter; rounded on the left."""
    image = kit.clear(width, height)
    kit.panel(image, (0, 0, width - 1, height - 1), faction, None, 1, 7, (True, False, False, True))
    lay_pattern(image, faction, 0.2, 9)
    kit.put(image, kit.discs((26, faction)), width / 2, min(height / 2, 34))
    kit.put(image, kit.icon(SUITS[faction], 42, ON_FACTION[faction]), width / 2, min(height / 2, 34))
    if letter:
        kit.put(image, kit.plates(26, 16, (0, faction, 8)), width / 2, 90)
        kit.write(image, letter, width / 2, 90, "caps", Size.LEAD, ON_FACTION[faction])
    return kit.stamp(image, ground)
