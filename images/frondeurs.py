"""The board of Frondeurs et Frondeuses: a static layer drawn once, and what a view adds to it.

All measures are pixels of a picture 1600 wide. A Space's origin is the middle of its body: round for a Person, square
for an Institution. Around it are six places for small things, named by the compass: the affiliate's shield north-west,
rewards north-east, PP west, MP east, Peers south-west and south-east. What has no place of its own takes a free one.
"""

from __future__ import annotations

import math
import threading
import tomllib
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from fronde.games.frondeurs.data import BOARD, ENDS_ON, FACTIONS, MUSKETEERS, ConnectorData, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs_reading import PLAIN, Marks, View, alt_text, changes, marks, player_of, short
from images.kit import Ink, Picture, Point, Sheet, Stamp

WIDTH, HEIGHT = 1600, 1712
HEADER = 96
BOARD_HEIGHT = 1362
PANEL_TOP = HEADER + BOARD_HEIGHT
NAME_SIZE = 20
BODY, AVATAR_BODY = 29, 35
"""Half the width of a Space's body."""

SUITS = {"condeean": "spades", "cabalist": "hearts", "retzist": "clubs", "mazarinist": "diamonds"}
ON_FACTION = {"condeean": "white", "cabalist": "white", "retzist": "white", "mazarinist": "ink"}
BORDERS = {"green": "green", "purple": "purple", "blue": "blue", "yellow": "gold"}
PEERS: dict[str, tuple[str, Ink, Ink]] = {
    "marechal": ("baton", "cabalist", "ink"),
    "huguenot": ("huguenot", "ink", "ink"),
    "spanish": ("spanish", "retzist", "ink"),
    "musketeer": ("sword", "iron", "ink"),
    "army-commander": ("army", "ink", "ink"),
    "surintendant": ("purse", "gold", "ink"),
    "key-white": ("key-white", "white", "ink"),
    "key-silver": ("key-silver", "silver", "ink"),
    "key-red": ("key-red", "retzist", "ink"),
    "key-green": ("key-green", "green", "ink"),
    "key-black": ("key-black", "ink", "ink"),
    "key-grey": ("key-grey", "grey", "ink"),
}
SLOTS: dict[str, Point] = {
    "nw": (-34, -28), "ne": (34, -28), "w": (-41, -5), "e": (41, -5), "sw": (-39, 16), "se": (39, 16),
}  # fmt: skip

_LAYOUT = tomllib.loads((Path(__file__).parent / "frondeurs_layout.toml").read_text(encoding="utf-8"))
PLACES: dict[str, Point] = {k: (float(x), float(y) + HEADER) for k, (x, y) in _LAYOUT["spaces"].items()}
"""Where each Space's origin is in the picture."""
BENDS: dict[str, float] = _LAYOUT["bends"]
LANES: dict[str, float] = _LAYOUT["lanes"]
"""How near the board's left edge a line may come, where not 15."""


def radius(space: SpaceData) -> float:
    """Half the width of a Space's body."""
    return AVATAR_BODY if space.avatar_of else BODY


def slot(space: SpaceData, name: str) -> Point:
    """A place for something small, from the Space's origin."""
    x, y = SLOTS[name]
    more = radius(space) - BODY
    return x + math.copysign(more, x), y + (more if y > 0 else -more if y < -20 else 0)


def name_box(space: SpaceData, words: Words) -> tuple[float, float, float, float]:
    """The ribbon a Space's name is written on, in the picture."""
    x, y = PLACES[space.id]
    half = kit.text_width(short(words, space.id), "name", NAME_SIZE) / 2 + 7
    low = y + radius(space)
    return x - half, low - 4, x + half, low + 19


def body_box(space: SpaceData) -> tuple[float, float, float, float]:
    """What else of a Space is in the picture: body, values, icons."""
    x, y = PLACES[space.id]
    more = radius(space) - BODY
    return x - 52 - more, y - 38 - more, x + 52 + more, y + 25 + more


def value(pair: Sequence[int]) -> str:
    """A value, or "3/6" where Influence and Control count differently."""
    low, high = pair
    return str(low) if low == high else f"{low}/{high}"


# --- The static layer ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Layer:
    """What never changes on a board in one language: in full colour for cutting grounds from, and in the palette."""

    names: Mapping[str, str]
    colour: Image.Image
    flat: Image.Image
    tiles: OrderedDict[tuple[Any, ...], tuple[Stamp, int, int]] = field(default_factory=OrderedDict)
    lock: threading.Lock = field(default_factory=threading.Lock)


_LAYERS: dict[str, Layer] = {}
_LAYERS_LOCK = threading.Lock()


def layer(words: Words) -> Layer:
    """The static layer in the words' language, drawn when first asked for."""
    with _LAYERS_LOCK:
        if words.locale not in _LAYERS:
            colour = draw_static(words)
            names = {s.id: short(words, s.id) for s in BOARD.spaces}
            _LAYERS[words.locale] = Layer(names, colour, kit.to_palette_by_bands(colour))
        return _LAYERS[words.locale]


def draw_static(words: Words) -> Image.Image:
    """Paper, frame, lines, Spaces, season track and legend, in full colour."""
    image = kit.paper((WIDTH, HEIGHT))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, HEADER - 6), fill=kit.rgb("paper-deep"))
    draw.rectangle((0, PANEL_TOP, WIDTH, HEIGHT), fill=kit.rgb("paper-deep"))
    _draw_frame(image)
    draw_connectors(image)
    for space in BOARD.spaces:
        kit.put(image, draw_body(space.id), *PLACES[space.id])
        kit.put(image, draw_trim(space.id, short(words, space.id)), *PLACES[space.id])
    _draw_track(image, words)
    _draw_legend(image, words)
    return image


def _draw_frame(image: Image.Image) -> None:
    """A double rule around the board, a fleur-de-lys in each corner."""
    draw = ImageDraw.Draw(image)
    left, top, right, low = 3, HEADER - 3, WIDTH - 4, PANEL_TOP - 4
    draw.rectangle((left, top, right, low), outline=kit.rgb("line"), width=3)
    draw.rectangle((left + 5, top + 5, right - 5, low - 5), outline=kit.rgb("paper-edge"), width=1)
    for x in (left + 17, right - 17):
        for y in (top + 18, low - 18):
            kit.put(image, kit.icon("fleur", 22, "line"), x, y)


def curve(line: ConnectorData) -> list[Point]:
    """A line's course from the origin of its start to that of its end, 41 points."""
    (ax, ay), (bx, by) = PLACES[line.start], PLACES[line.end]
    length = math.hypot(bx - ax, by - ay)
    bend = BENDS.get(f"{line.start} {line.end}", 0.0) * 2
    cx, cy = (ax + bx) / 2 - (by - ay) / length * bend, (ay + by) / 2 + (bx - ax) / length * bend
    lane = LANES.get(f"{line.start} {line.end}", 15.0)
    points = []
    for step in range(41):
        t = step / 40
        u = 1 - t
        x, y = u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by
        points.append((min(max(x, lane), WIDTH - 15.0), min(max(y, HEADER + 10.0), PANEL_TOP - 17.0)))
    return points


def _inside(space: SpaceData, point: Point) -> bool:
    """Whether a point of a line is hidden by the Space it leads to."""
    x, y = PLACES[space.id]
    dx, dy, r = point[0] - x, point[1] - y, radius(space)
    ear = -20 <= dy <= 9 and ((0 < dx <= r + 23 and any(space.mp)) or (0 < -dx <= r + 23 and any(space.pp)))
    body = math.hypot(dx, dy) <= r if space.kind == "person" else max(abs(dx), abs(dy)) <= r
    return body or ear


def visible(line: ConnectorData) -> list[Point]:
    """The part of a line between its Spaces, points two pixels apart."""
    start, end = BOARD.spaces[BOARD.index[line.start]], BOARD.spaces[BOARD.index[line.end]]
    fine = kit.resampled(curve(line), 2.0)
    first = next((i for i, p in enumerate(fine) if not _inside(start, p)), 0)
    last = next((i for i in range(len(fine) - 1, -1, -1) if not _inside(end, fine[i])), len(fine) - 1)
    return fine[max(0, first - 2) : last + 3] if last > first else fine


def draw_connectors(image: Image.Image) -> None:
    """All lines, each of its kind; where two cross, the later one passes over the earlier through a gap."""
    drawn: list[tuple[tuple[float, float, float, float], list[Point]]] = []
    for line in sorted(BOARD.connectors, key=lambda c: ("solid", "dashed", "arrow", "lovers").index(c.type)):
        points = visible(line)
        coarse = [*points[::10], points[-1]]
        box = (
            min(p[0] for p in coarse), min(p[1] for p in coarse), max(p[0] for p in coarse), max(p[1] for p in coarse),
        )  # fmt: skip
        for other, course in drawn:
            if box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]:
                for before, after in kit.crossings(coarse, course):
                    kit.stroke(image, kit.middle_of(before, after, 18), "paper", 9)
        drawn.append((box, coarse))
        draw_connector(image, line, points)


def draw_connector(image: Image.Image, line: ConnectorData, points: list[Point]) -> None:
    """One line of its kind: whole, dashed, with an arrow's head, or rose with a heart."""
    if line.type == "solid":
        kit.stroke(image, points, "line", 3.4)
    elif line.type == "dashed":
        kit.stroke(image, points, "line", 3.0, dash=(8, 6))
    elif line.type == "arrow":
        kit.stroke(image, points, "line", 3.0, dash=(8, 6))
        kit.arrow_head(image, points, "line")
    else:
        middle = len(points) // 2
        kit.stroke(image, points[: middle + 1], "rose", 3.4)
        kit.stroke(image, points[middle:], "rose", 3.0, dash=(6, 5))
        kit.put(image, kit.icon("hearts", 17, "rose", "paper", 7), *points[middle])


@lru_cache(maxsize=256)
def draw_body(space_id: str) -> Image.Image:
    """A Space's body and border, with the ears its values stand on; Control is laid over it."""
    space = BOARD.spaces[BOARD.index[space_id]]
    r = radius(space)
    sheet = Sheet(r + 26, r + 4)
    _ear(sheet, space, -1, any(space.pp))
    _ear(sheet, space, 1, any(space.mp))
    _body(sheet, space, r)
    image = sheet.done()
    if space.avatar_of:
        cx, cy = sheet.half
        kit.put(image, kit.icon(SUITS[space.avatar_of], 36, kit.blend(space.avatar_of, "face", 0.3)), cx, cy - 2)
    return image


@lru_cache(maxsize=256)
def draw_trim(space_id: str, name: str) -> Image.Image:
    """What is read on a Space and is never covered: name, values, Control number, shields, Peers."""
    space = BOARD.spaces[BOARD.index[space_id]]
    r = radius(space)
    half = kit.text_width(name, "name", NAME_SIZE) / 2 + 7
    sheet = Sheet(max(half, r + 26) + 2, r + 22)
    ribbon: Ink = space.avatar_of or "paper-light"
    ink = ON_FACTION[space.avatar_of] if space.avatar_of else "ink"
    corner = 10 if space.kind == "person" else 2
    sheet.box(-half, r - 4, half, r + 19, "ink-soft", corner)
    sheet.box(-half + 1.2, r - 2.8, half - 1.2, r + 17.8, ribbon, corner - 1)
    marked = space.control != 3 and not space.avatar_of
    if marked:
        sheet.disc(0, -r, 10, "paper-light")
        sheet.disc(0, -r, 9, "ink")
    image = sheet.done()
    cx, cy = sheet.half
    kit.write(image, name, cx, cy + r + 7.5, "name", NAME_SIZE, ink)
    if marked:
        kit.write(image, str(space.control or "∞"), cx, cy - r, "bold", 16, "white")
    for side, pair, shape in (("w", space.pp, "fleur"), ("e", space.mp, "flag")):
        if any(pair):
            x, y = slot(space, side)
            kit.put(image, kit.icon(shape, 13, "ink"), cx + x, cy + y - 8)
            text = value(pair)
            kit.write(image, text, cx + x, cy + y + 6, "bold", 14 if len(text) > 1 else 18, "ink")
    for faction in space.affiliates:
        if not space.avatar_of:
            x, y = slot(space, "nw")
            put_shield(image, faction, cx + x, cy + y)
    for peer, at in zip(space.peers, peer_slots(space), strict=False):
        shape, colour, edge = PEERS[peer]
        x, y = slot(space, at)
        kit.put(image, kit.icon(shape, 16, colour, "paper-light" if colour == edge else edge), cx + x, cy + y)
    return image


def peer_slots(space: SpaceData) -> list[str]:
    """The places that take Peer icons, as many as there are."""
    free = ["sw", "se"] + ([] if any(space.pp) else ["w"]) + ([] if any(space.mp) else ["e"])
    return free[: len(space.peers)]


def put_shield(image: Image.Image, faction: str, x: float, y: float) -> None:
    """An affiliate's shield: the Faction's colour and suit."""
    kit.put(image, kit.icon("shield", 17, faction, "ink"), x, y)
    kit.put(image, kit.icon(SUITS[faction], 9, ON_FACTION[faction]), x, y - 1)


def _ear(sheet: Sheet, space: SpaceData, side: int, wanted: bool) -> None:
    if not wanted:
        return
    r = radius(space)
    left, right = sorted((side * (r - 8), side * (r + 23)))
    sheet.box(left, -21, right, 10, "ink-soft", 6)
    sheet.box(left + 1.2, -19.8, right - 1.2, 8.8, "paper-light", 5)


def _body(sheet: Sheet, space: SpaceData, r: float) -> None:
    def ring(size: float, ink: Ink) -> None:
        if space.kind == "person":
            sheet.disc(0, 0, size, ink)
        else:
            sheet.box(-size + 1, -size + 1, size - 1, size - 1, ink, 2 if size > 24 else 0)

    ring(r, "ink")
    if space.avatar_of:
        ring(r - 1.5, space.avatar_of)
        ring(r - 7.5, "ink")
        ring(r - 8.5, "face")
        return
    if "musketeer" in space.classes:
        ring(r - 1.5, "face")
        ring(r - 3, "cabalist")
        ring(r - 6, "face")
        return
    if space.border:
        ring(r - 1.5, BORDERS[space.border])
        ring(r - 5.5, "ink")
        ring(r - 6.5, ground(space))
    else:
        ring(r - 1.8, ground(space))
    if "fortress" in space.classes:
        edge, deep = r - 2.8, 13
        for sx in (-1, 1):
            for sy in (-1, 1):
                corner = [(sx * edge, sy * edge), (sx * (edge - deep), sy * edge), (sx * edge, sy * (edge - deep))]
                sheet.polygon(corner, "ink")


def ground(space: SpaceData) -> str:
    """The colour a Space's body is filled with."""
    return "orange" if "orange" in space.classes else "face"


_SEASONS = ("spring", "summer", "fall", "winter")
TRACK_LEFT, TRACK_STEP = 432, 55.2


def track_box(box: int) -> tuple[int, int, int, int]:
    """A box of the Season Track, in the picture."""
    left = TRACK_LEFT + TRACK_STEP * box
    return round(left), 8, round(left + TRACK_STEP - 4), 58


def _draw_track(image: Image.Image, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    for box, _ in enumerate(ENDS_ON):
        draw.rounded_rectangle(track_box(box), 4, fill=kit.rgb("paper-light"), outline=kit.rgb("line"), width=1)
        for text, y, role, size in _track_lines(box, words):
            left, _top, right, _low = track_box(box)
            kit.write(image, text, (left + right) / 2, y, role, size, "ink", "ms")


def _track_lines(box: int, words: Words) -> list[tuple[str, float, kit.Role, float]]:
    """What stands in a box of the track: (text, baseline, role, size)."""
    year = 1648 + box // 4
    lines: list[tuple[str, float, kit.Role, float]] = [
        (words.say(f"picture-{_SEASONS[box % 4]}"), 23, "name", 14),
        (str(year), 38, "text", 14),
    ]
    if ends := ENDS_ON[box]:
        die = words.say("picture-die-one") if ends == 1 else words.say("picture-die", most=ends)
        lines.append((die, 53, "bold", 14))
    return lines


def _draw_legend(image: Image.Image, words: Words) -> None:
    """What lines, borders and icons mean, in two rows."""
    top = PANEL_TOP + 187
    x = 14.0
    for kind, key in (("solid", "free"), ("dashed", "dashed"), ("lovers", "lovers")):
        points = [(x + step, top + 14.0) for step in range(45)]
        if kind == "lovers":
            kit.stroke(image, points[:23], "rose", 3.4)
            kit.stroke(image, points[23:], "rose", 3, dash=(6, 5))
            kit.put(image, kit.icon("hearts", 15, "rose"), x + 22, top + 14)
        else:
            kit.stroke(image, points, "line", 3.2, dash=(8, 6) if kind == "dashed" else None)
        x = _legend_word(image, words, key, x + 50, top + 14)
    for kind in ("governor", "government", "town", "frontier", "orange"):
        colour: Ink = {"governor": "green", "government": "purple", "town": "blue", "frontier": "gold"}.get(kind, "ink")
        sheet = Sheet(11, 11)
        sheet.disc(0, 0, 10, "ink")
        sheet.disc(0, 0, 9, colour)
        sheet.disc(0, 0, 6, "ink")
        sheet.disc(0, 0, 5, "orange" if kind == "orange" else "face")
        if kind == "orange":
            sheet.disc(0, 0, 9, "orange")
        kit.put(image, sheet.done(), x + 9, top + 14)
        x = _legend_word(image, words, kind, x + 23, top + 14)
    x, low = 14.0, top + 44
    for key, shape in (("pp", "fleur"), ("mp", "flag")):
        kit.put(image, kit.icon(shape, 18, "ink"), x + 9, low)
        x = _legend_word(image, words, key, x + 22, low)
    sheet = Sheet(11, 11)
    sheet.disc(0, 0, 9, "ink")
    piece = sheet.done()
    kit.write(piece, "4", 11, 11, "bold", 15, "white")
    kit.put(image, piece, x + 9, low)
    x = _legend_word(image, words, "need", x + 22, low)
    for key, piece in (("influence", cube("retzist", 2)), ("control", seal("retzist", 3))):
        kit.put(image, piece, x + 18, low)
        x = _legend_word(image, words, key, x + 40, low)
    for peer in ("marechal", "huguenot", "spanish", "musketeer", "army-commander", "surintendant", "key-red"):
        shape, colour, edge = PEERS[peer]
        kit.put(image, kit.icon(shape, 18, colour, "paper-light" if colour == edge else edge), x + 10, low)
        key = {"army-commander": "army", "key-red": "keys"}.get(peer, peer)
        x = _legend_word(image, words, key, x + 24, low)
    put_shield(image, "retzist", x + 10, low)
    x = _legend_word(image, words, "affiliate", x + 24, low)
    kit.put(image, kit.icon("ball", 18, "iron", "ink"), x + 10, low)
    _legend_word(image, words, "arrest", x + 24, low)


def _legend_word(image: Image.Image, words: Words, key: str, x: float, y: float) -> float:
    """Write an entry; where the next one starts."""
    text = words.say(f"picture-key-{key}")
    kit.write(image, text, x, y, "text", 16, "ink", "lm")
    return x + kit.text_width(text, "text", 16) + 16


# --- Pieces ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def cube(faction: str, count: int) -> Image.Image:
    """Influence: a cube with the Faction's suit and the number of cubes."""
    sheet = Sheet(17, 15)
    sheet.box(-15, -13, 15, 13, "ink", 4)
    sheet.box(-14, -12, 14, 12, faction, 3)
    image = sheet.done()
    _pattern(image, faction)
    _suit_and_number(image, faction, count, 17)
    return image


@lru_cache(maxsize=512)
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
    image = sheet.done()
    _pattern(image, faction)
    _suit_and_number(image, faction, count, 18)
    return image


def _suit_and_number(image: Image.Image, faction: str, count: int, size: float) -> None:
    ink = ON_FACTION[faction]
    x, y = image.width / 2, image.height / 2
    narrow = 2 if count > 9 else 0
    kit.put(image, kit.icon(SUITS[faction], 12 - narrow, ink), x - 7 - narrow / 2, y)
    kit.write(image, str(count), x + 6, y, "bold", size - narrow * 1.5, ink)


def _pattern(image: Image.Image, faction: str) -> None:
    """The Faction's pattern, faint, inside what is already coloured."""
    shade = (*kit.blend(ON_FACTION[faction], faction, 0.16), 255)
    over = Image.new("RGBA", image.size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    width, height = image.size
    if faction == "cabalist":
        for x in range(-height, width, 6):
            draw.line((x, height, x + height, 0), fill=shade, width=1)
    elif faction == "retzist":
        for y in range(1, height, 5):
            for x in range(1 + y % 2 * 2, width, 5):
                draw.point((x, y), fill=shade)
    elif faction == "mazarinist":
        for y in range(2, height, 5):
            draw.line((0, y, width, y), fill=shade, width=1)
    pixels = image.load()
    if pixels is None:
        return
    colour = kit.rgb(faction)
    source = over.load()
    for y in range(height):
        for x in range(width):
            if source is not None and pixels[x, y] == (*colour, 255) and source[x, y] != (0, 0, 0, 0):
                pixels[x, y] = source[x, y]


@lru_cache(maxsize=64)
def owner_ring(person: bool, r: float, faction: str) -> Image.Image:
    """The sealed border: a ring in the owner's ink around the body, in the owner's pattern."""
    sheet = Sheet(r + 6, r + 6)
    on = ON_FACTION[faction]

    def ring(size: float, ink: Ink) -> None:
        if person:
            sheet.disc(0, 0, size, ink)
        else:
            sheet.box(-size + 1, -size + 1, size - 1, size - 1, ink, 4)

    ring(r + 4.6, "paper-light")
    ring(r + 4, "ink")
    ring(r + 3.2, faction)
    ticks = {"condeean": 0, "cabalist": 40, "retzist": 24, "mazarinist": 12}[faction]
    for step in range(ticks):
        a = math.tau * step / ticks
        reach = (r + 1.6) / (1 if person else max(abs(math.cos(a)), abs(math.sin(a)))) - (0 if person else 1)
        sheet.disc(reach * math.cos(a), reach * math.sin(a), 0.9 if faction != "mazarinist" else 1.5, on)
    image = sheet.done()
    hole = Sheet(r + 6, r + 6)
    if person:
        hole.disc(0, 0, r - 0.5, "white")
    else:
        hole.box(-r + 1.5, -r + 1.5, r - 1.5, r - 1.5, "white", 2)
    clear = hole.done().getchannel("A")
    image.paste((0, 0, 0, 0), (0, 0), clear)
    return image


@lru_cache(maxsize=64)
def tint(person: bool, r: float, faction: str) -> Image.Image:
    """The ground of a Space under Control."""
    sheet = Sheet(r, r)
    if person:
        sheet.disc(0, 0, r, f"{faction}-tint")
    else:
        sheet.box(-r + 1, -r + 1, r - 1, r - 1, f"{faction}-tint")
    return sheet.done()


@lru_cache(maxsize=8)
def change_ring(person: bool, r: float) -> Image.Image:
    """The mark of a Space that changed."""
    sheet = Sheet(r + 12, r + 12)

    def ring(size: float, ink: Ink) -> None:
        if person:
            sheet.disc(0, 0, size, ink)
        else:
            sheet.box(-size, -size, size, size, ink, 8)

    ring(r + 11, "white")
    ring(r + 10, "mark")
    image = sheet.done()
    hole = Sheet(r + 12, r + 12)
    if person:
        hole.disc(0, 0, r + 4.6, "white")
    else:
        hole.box(-r - 4.6, -r - 4.6, r + 4.6, r + 4.6, "white", 5)
    image.paste((0, 0, 0, 0), (0, 0), hole.done().getchannel("A"))
    return image


@lru_cache(maxsize=256)
def badge(text: str) -> Image.Image:
    """A small label: what changed here."""
    half = max(13.0, kit.text_width(text, "bold", 19) / 2 + 6)
    sheet = Sheet(half + 2, 14)
    sheet.box(-half - 1.5, -13, half + 1.5, 13, "white", 12)
    sheet.box(-half, -11.5, half, 11.5, "mark", 11)
    image = sheet.done()
    kit.write(image, text, image.width / 2, image.height / 2, "bold", 19, "white")
    return image


@lru_cache(maxsize=16)
def token(kind: str, count: int) -> Image.Image:
    """A crown or coin still to be won."""
    image = Image.new("RGBA", (26, 26), (0, 0, 0, 0))
    shape, size = ("crown", 20) if kind == "crown" else ("coin", 18)
    kit.put(image, kit.icon(shape, size, "gold", "ink"), 13, 13)
    if kind == "coin":
        kit.write(image, str(count) if count > 1 else "¤", 13, 13, "bold", 13, "ink")
    elif count > 1:
        kit.write(image, str(count), 13, 15, "bold", 12, "ink")
    return image


@lru_cache(maxsize=4)
def bars(person: bool, r: float) -> Image.Image:
    """Prison bars over a body."""
    sheet = Sheet(r, r)
    for x in (-19, 0, 19):
        reach = math.sqrt((r - 2) ** 2 - x * x) if person else r - 3
        sheet.box(x - 2.2, -reach, x + 2.2, reach, "white")
        sheet.box(x - 1.5, -reach, x + 1.5, reach, "iron")
    return sheet.done()


# --- What a view adds ------------------------------------------------------------------------------------------------


OVERLAY = (176, 152)


def overlay(space: SpaceData, what: Marks, change: str | None, name: str) -> Image.Image:
    """What lies on a Space, transparent elsewhere; the Space's origin is in the middle."""
    r = radius(space)
    person = space.kind == "person"
    image = Image.new("RGBA", OVERLAY, (0, 0, 0, 0))
    x, y = image.width / 2, image.height / 2
    free = _free_slots(space)

    def place(piece: Image.Image, *wanted: str) -> None:
        at = next((w for w in wanted if w in free), wanted[0])
        free.discard(at)
        dx, dy = slot(space, at)
        kit.put(image, piece, x + dx, y + dy)

    if change is not None:
        kit.put(image, change_ring(person, r), x, y)
        kit.put(image, draw_body(space.id), x, y)
    if what.control:
        kit.put(image, owner_ring(person, r, what.control), x, y)
        if ground(space) == "face":
            inner = r - (8.5 if space.avatar_of else 6.5 if space.border or "musketeer" in space.classes else 1.8)
            kit.put(image, tint(person, inner, what.control), x, y)
    if what.control or change is not None:
        kit.put(image, draw_trim(space.id, name), x, y)
    if what.owner:
        piece = seal(what.owner, what.cubes) if what.control == what.owner else cube(what.owner, what.cubes)
        kit.put(image, piece, x, y + (2 if space.control != 3 and not space.avatar_of else 0))
    if what.arrested:
        kit.put(image, bars(person, r), x, y)
        place(kit.icon("ball", 22, "iron", "ink"), "sw", "se", "nw")
    if what.prisoners:
        place(_prison(what.prisoners), "se", "w", "nw")
    if what.crowns:
        place(token("crown", what.crowns), "ne", "nw")
    if what.coins:
        place(token("coin", what.coins), "ne", "nw", "se")
    if what.commander:
        place(kit.icon("banner", 24, "gold", "ink"), "ne", "nw", "e")
    if what.musketeer:
        place(_musketeer(), "ne")
    if what.king:
        place(_king(what.king), "ne", "nw", "e", "w")
    if change:
        place(badge(change), "ne", "nw", "e")
    return image


def _free_slots(space: SpaceData) -> set[str]:
    taken = set(peer_slots(space))
    if space.affiliates and not space.avatar_of:
        taken.add("nw")
    if any(space.pp):
        taken.add("w")
    if any(space.mp):
        taken.add("e")
    return set(SLOTS) - taken


@lru_cache(maxsize=8)
def _king(faction: str) -> Image.Image:
    image = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
    kit.put(image, kit.icon("pawn", 34, "gold", "ink"), 20, 20)
    ImageDraw.Draw(image).rectangle((13, 32, 27, 36), fill=(*kit.rgb(faction), 255), outline=(*kit.rgb("ink"), 255))
    return image


@lru_cache(maxsize=1)
def _musketeer() -> Image.Image:
    """A Musketeer's token still to be won."""
    image = Image.new("RGBA", (32, 32), (0, 0, 0, 0))
    kit.put(image, kit.icon("coin", 26, "gold", "ink"), 16, 16)
    kit.put(image, kit.icon("sword", 18, "ink"), 16, 16)
    return image


@lru_cache(maxsize=8)
def _prison(count: int) -> Image.Image:
    sheet = Sheet(12, 12)
    sheet.disc(0, 0, 11, "white")
    sheet.disc(0, 0, 10, "iron")
    image = sheet.done()
    kit.write(image, str(count), 12, 12, "bold", 16, "white")
    return image


TILES = 1500


def tile(board: Layer, space: SpaceData, what: Marks, change: str | None) -> tuple[Stamp, int, int]:
    """An overlay brought to the palette over the board beneath it, and where its upper left corner goes."""
    key = (space.id, what, change)
    with board.lock:
        if found := board.tiles.get(key):
            board.tiles.move_to_end(key)
            return found
    piece = overlay(space, what, change, board.names[space.id])
    box = piece.getbbox() or (0, 0, 1, 1)
    piece = piece.crop(box)
    x, y = PLACES[space.id]
    left, top = round(x - OVERLAY[0] / 2) + box[0], round(y - OVERLAY[1] / 2) + box[1]
    under = board.colour.crop((left, top, left + piece.width, top + piece.height))
    made = kit.stamp(piece, under), left, top
    with board.lock:
        board.tiles[key] = made
        if len(board.tiles) > TILES:
            board.tiles.popitem(last=False)
    return made


def render(view: View, words: Words, before: View | None = None) -> tuple[Image.Image, str]:
    """The picture in the palette, 1600 wide, and its alt text."""
    board = layer(words)
    image = board.flat.copy()
    then, standing = None if before is None else marks(before), marks(view)
    changed = changes(then, standing)
    for space in BOARD.spaces:
        if space.id in standing or space.id in changed:
            piece, x, y = tile(board, space, standing.get(space.id, PLAIN), changed.get(space.id))
            piece.on(image, x, y)
    _draw_header(image, view, words)
    for place, faction in enumerate(FACTIONS):
        _draw_card(image, view, before, words, faction, place)
    return image, alt_text(view, then, standing, words)


# --- Panels ----------------------------------------------------------------------------------------------------------


def _draw_header(image: Image.Image, view: View, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    box = int(view.get("season", 0))
    left, top, right, low = track_box(box)
    draw.rounded_rectangle((left - 2, top - 2, right + 2, low + 2), 5, fill=kit.index("ink"))
    for text, y, role, size in _track_lines(box, words):
        kit.text_on(image, text, (left + right) / 2, y, role, size, "white", "ink", "m")
    active = view.get("active")
    over = bool(view.get("over"))
    colour: Ink = "ink" if over or active not in SUITS else active
    ink: Ink = "white" if over or active not in SUITS else ON_FACTION[active]
    draw.rounded_rectangle((10, 8, 418, 84), 8, fill=kit.index(colour), outline=kit.index("ink"), width=2)
    if active in SUITS and not over:
        flat(SUITS[active], 52, ink, colour).on(image, 20, 18)
    title = words.say("picture-over") if over else words.say("picture-to-move", name=player_of(view, active))
    kit.text_on(image, kit.fit(title, "bold", 32, 320), 86, 44, "bold", 32, ink, colour)
    faction = "" if over else words.name("faction", active or "") + " · "
    kit.text_on(image, faction + words.say("picture-turn", turn=view.get("turn", 0)), 86, 72, "text", 23, ink, colour)
    line = kit.fit(_state_line(view, words), "name", 19, WIDTH - TRACK_LEFT - 12)
    kit.text_on(image, line, TRACK_LEFT, 81, "name", 19, "ink", "paper-deep")


def _state_line(view: View, words: Words) -> str:
    """Decks, prisoners and the Army Commander in one line."""
    parts = [
        words.say("picture-decks", action=view.get("action_deck", 0), season=view.get("season_deck", 0)),
        words.say("picture-discard-row", count=len(view.get("discard_row") or [])),
        _prisoners(view, words) or words.say("picture-no-prisoners"),
    ]
    if commander := view.get("army_commander"):
        person = "carignano" if commander == "carignano" else "conde"
        parts.append(words.say("picture-commander", person=short(words, person)))
    return "  ·  ".join(parts)


def _prisoners(view: View, words: Words) -> str:
    people = [
        short(words, a["person"]) + (f" ({short(words, a['fortress'])})" if a.get("fortress") else "")
        for a in view.get("arrests") or []
    ]
    return words.say("picture-prisoners", people=", ".join(people)) if people else ""


@lru_cache(maxsize=256)
def flat(name: str, size: float, ink: Ink, ground_ink: Ink, outline: Ink | None = None) -> Stamp:
    """An icon on one colour."""
    return kit.stamp(kit.icon(name, size, ink, outline), ground_ink)


CARD_WIDTH, CARD_TOP, CARD_HEIGHT = 388, PANEL_TOP + 8, 170


def _draw_card(image: Image.Image, view: View, before: View | None, words: Words, faction: str, place: int) -> None:
    """One Faction's panel: score, its items, hand and tokens."""
    draw = ImageDraw.Draw(image)
    left, top = 10 + place * (CARD_WIDTH + 9), CARD_TOP
    on: Ink = "paper-light"
    active = view.get("active") == faction and not view.get("over")
    if active:
        draw.rounded_rectangle(
            (left - 5, top - 5, left + CARD_WIDTH + 5, top + CARD_HEIGHT + 5), 11, fill=kit.index("mark")
        )
    draw.rounded_rectangle(
        (left, top, left + CARD_WIDTH, top + CARD_HEIGHT), 8, fill=kit.index(on), outline=kit.index("ink"), width=2
    )
    draw.rounded_rectangle((left, top, left + 58, top + CARD_HEIGHT), 8, fill=kit.index(faction))
    flat(SUITS[faction], 44, ON_FACTION[faction], faction).on(image, left + 5, top + 12)
    letter = words.say(f"picture-letter-{faction}")
    kit.text_on(image, letter, left + 29, top + 98, "caps", 30, ON_FACTION[faction], faction, "m")
    score = (view.get("score") or {}).get(faction) or {}
    total = int(score.get("total", 0))
    right = left + CARD_WIDTH - 12
    kit.text_on(image, str(total), right, top + 46, "bold", 52, "ink", on, "r")
    if before is not None:
        old = int(((before.get("score") or {}).get(faction) or {}).get("total", total))
        if old != total:
            kit.text_on(image, f"{total - old:+d}".replace("-", "−"), right, top + 70, "bold", 22, "mark", on, "r")
    x = left + 70
    kit.text_on(image, words.name("faction", faction), x, top + 30, "caps", 24, "ink", on)
    kit.text_on(image, kit.fit(player_of(view, faction), "italic", 22, 220), x, top + 56, "italic", 22, "ink", on)
    _score_items(image, words, score, x, top + 84)
    _holdings(image, view, words, faction, x, top + 112)


def _score_items(image: Image.Image, words: Words, score: Mapping[str, Any], x: float, y: float) -> None:
    on: Ink = "paper-light"
    for key, shape in (("pp", "fleur"), ("mp", "flag")):
        flat(shape, 19, "ink", on).on(image, x - 2, y - 18)
        x += 22 + kit.text_on(image, str(score.get(key, 0)), x + 22, y, "bold", 22, "ink", on) + 14
    parts = [
        words.say(f"picture-{name}", points=_signed(int(score[key])))
        for key, name in (("midgame", "mid-game"), ("king", "king-bonus"), ("reserve", "reserve-cost"))
        if score.get(key)
    ]
    kit.text_on(image, kit.fit(", ".join(parts), "text", 18, 200), x, y, "text", 18, "ink", on)


def _signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def _holdings(image: Image.Image, view: View, words: Words, faction: str, x: float, y: float) -> None:
    """Two lines: cards and supply; crowns, coins, Musketeers, the King, the gold box."""
    on: Ink = "paper-light"
    hand = (view.get("hands") or {}).get(faction, 0)
    cards = hand if isinstance(hand, int) else len(hand)
    at = x
    for text in (
        f"{words.say('picture-hand')} {cards}",
        f"{words.say('picture-season-cards')} {(view.get('season_cards') or {}).get(faction, 0)}",
        f"{words.say('picture-supply')} {(view.get('supply') or {}).get(faction, 0)}",
    ):
        at += kit.text_on(image, text, at, y, "text", 18, "ink", on) + 16
    at, low = x, y + 28
    pieces: list[tuple[str, Ink, str]] = []
    if crowns := int((view.get("crowns") or {}).get(faction, 0)):
        pieces.append(("crown", "gold", str(crowns) if crowns > 1 else ""))
    if coins := (view.get("coins") or {}).get(faction):
        pieces.append(("coin", "gold", "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)))
    tokens = view.get("musketeers") or {}
    held = [m for m in MUSKETEERS if tokens.get(m) == faction]
    pieces += [("sword", "iron", short(words, m)) for m in held]
    if (view.get("king") or {}).get("holder") == faction:
        pieces.append(("pawn", "gold", ""))
    for shape, colour, text in pieces:
        flat(shape, 20, colour, on, "ink").on(image, at - 2, low - 19)
        at += 24
        if text:
            at += kit.text_on(image, text, at, low, "text", 18, "ink", on)
        at += 10
    box = int((view.get("reserve") or {}).get(faction, 0))
    uses = int((view.get("reserve_uses") or {}).get(faction, 0))
    if box or uses:
        name = words.say("picture-exile" if faction == "mazarinist" else "picture-spanish-gold") + f" {box}"
        text = words.say("picture-uses", box=name, times=uses) if uses else name
        kit.text_on(image, text, x, low + 22, "text", 17, "ink", on)


def picture(view: View, words: Words, before: View | None, width: int) -> Picture:
    """The finished picture at any width."""
    image, alt = render(view, words, before)
    if width != WIDTH:
        image = kit.scaled(image, width)
    return Picture(kit.encode(image), alt, image.width, image.height)
