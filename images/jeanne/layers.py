"""What never changes on the map, kept as a layer, and what a view lays on it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from fronde.games.jeanne.data import CITIES, PROVINCES
from fronde.texts import Words
from images import kit, store
from images.jeanne.areas import areas
from images.jeanne.geometry import PLACES, WHOLE
from images.jeanne.pieces import Stand, marker, pattern
from images.jeanne.printed import ROAD_INKS, draw_printed
from images.jeanne.reading import letters_of, sealed
from images.kit import Colour, Look, Port, Stamp, Tile
from images.manifest import View


@dataclass(slots=True)
class Layer:
    """What never changes in one language, look and part; and what was laid on it, cut to fit."""

    words: Words
    port: Port
    flat: Image.Image
    areas: Image.Image
    tiles: store.Shelf[Tile] = field(default_factory=lambda: store.Shelf(1500))
    """By what they show."""


_LAYERS: store.Shelf[Layer] = store.Shelf(8)


def layer(words: Words, port: Port = WHOLE) -> Layer:
    """The static layer: kept in memory, else read from the disk, else drawn."""
    look = kit.look()

    def make() -> Layer:
        names = [words.name("city", city) for city in CITIES] + [words.name("province", p) for p in PROVINCES]
        parts = ["jeanne", words.locale, look.style, look.scale, port, names]
        flat = store.kept_picture(Path(__file__).parent, parts, lambda: draw_printed(words, port))
        return Layer(words, port, flat, areas(port))

    return _LAYERS.get((words.locale, look, port), make)


# --- provinces held whole ---


BARE = 9.0
"""How near to the land's a colour of the palette is that bare land may have come out as."""


@lru_cache(maxsize=32)
def _tinted(look: Look, seat: str) -> list[int]:
    """For each index of the palette the one it has on a power's ground: land takes its tint, what is printed stays."""
    inks = kit.all_inks(look.style, look.inks)
    ink, land, tint = inks["ink"], inks["land"], inks[f"{seat}-tint"]
    table = []
    for colour in kit.palette():
        if math.dist(colour, land) < BARE:
            table.append(kit.index(tint))
            continue
        share = _along(colour, ink, land)
        shifted = tuple(
            max(0, min(255, round(c + (t - g) * share))) for c, t, g in zip(colour, tint, land, strict=True)
        )
        table.append(kit.index((shifted[0], shifted[1], shifted[2])))
    for road in ROAD_INKS:
        table[kit.index(kit.blend(*road))] = kit.index(kit.blend(*road))
    table[kit.index("sea-line")] = kit.index("sea-line")
    return table + [0] * (256 - len(table))


def _along(colour: Colour, start: Colour, end: Colour) -> float:
    """How far a colour is on the way from one to another, 0 to 1."""
    way = [b - a for a, b in zip(start, end, strict=True)]
    dot_product = sum((c - a) * w for c, a, w in zip(colour, start, way, strict=True))
    return max(0.0, min(1.0, dot_product / sum(w * w for w in way)))


PALE = {"bretagne": 0.16, "bourgogne": 0.45}
"""How strong a power's pattern is on its ground in the dark style, where it is not as strong as the others'."""


def _seal(board: Layer, province: str, seat: str) -> Tile:
    """A province in its holder's tint and pattern, within a border of its colour."""
    number = 1 + PROVINCES.index(province)
    whole = board.areas.point([255 * (n == number) for n in range(256)])
    box = whole.getbbox() or (0, 0, 1, 1)
    mask = whole.crop(box)
    image = board.flat.crop(box).point(_tinted(kit.look(), seat))
    bare = image.point([255 * (n == kit.index(f"{seat}-tint")) for n in range(256)], "L")
    lines = ImageChops.multiply(bare, pattern(seat, image.size, 15)).point([0] * 96 + [255] * 160, "1")
    strength = 0.3 if kit.look().style == "light" else PALE.get(seat, 0.32)
    image.paste(kit.index(kit.blend(edge_of(seat), f"{seat}-tint", strength)), (0, 0), lines)
    margin = round(9 * kit.look().scale)
    padded = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin), 0)
    padded.paste(mask, (margin, margin))
    inner = padded.filter(ImageFilter.BoxBlur(3.4 * kit.look().scale)).point([0] * 236 + [255] * 20)
    inner = inner.crop((margin, margin, mask.width + margin, mask.height + margin))
    edge = ImageChops.multiply(ImageChops.subtract(mask, inner), bare)
    image.paste(kit.index(edge_of(seat)), (0, 0), edge.convert("1", dither=Image.Dither.NONE))
    return Stamp(image, mask.convert("1", dither=Image.Dither.NONE)), box[0], box[1]


def edge_of(seat: str) -> str:
    """The ink a power's ground is edged in: its own, where that can be seen."""
    unseen = "bretagne" if kit.look().style == "light" else "bourgogne"
    return "ink-soft" if seat == unseen else seat


def lay_seals(image: Image.Image, board: Layer, view: View) -> None:
    """Tint every province that somebody holds whole."""
    for province, seat in sealed(view).items():
        piece, x, y = board.tiles.get(("seal", province, seat), lambda p=province, s=seat: _seal(board, p, s))  # type: ignore[misc]
        piece.at_pixel(image, x, y)


# --- cities ---


def lay_cities(image: Image.Image, board: Layer, view: View, standing: Mapping[str, Stand]) -> None:
    """What stands on the cities of a part."""
    holders = sealed(view)
    for city, stand in standing.items():
        if board.port.shows(*PLACES[city], -40):
            under = tuple(holders.get(province, "") for province in provinces_under(board, city))
            piece, x, y = board.tiles.get((city, stand, under), lambda c=city, s=stand: _city(image, board, c, s))  # type: ignore[misc]
            piece.at_pixel(image, x, y)


def provinces_under(board: Layer, city: str) -> list[str]:
    """The provinces a marker stands over."""
    x, y = (round(v * kit.look().scale) for v in board.port.at(*PLACES[city]))
    reach = kit.pixels(44)
    corners = ((x + dx * reach, y + dy * reach) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    wide, high = board.areas.size
    numbers = {board.areas.getpixel(at) for at in corners if 0 <= at[0] < wide and 0 <= at[1] < high}
    return [PROVINCES[int(number) - 1] for number in sorted(numbers) if number]  # type: ignore[arg-type,type-var]


def _city(image: Image.Image, board: Layer, city: str, stand: Stand) -> Tile:
    piece = marker(stand, letters_of(stand.owner, board.words))
    x, y = board.port.at(*PLACES[city])
    return kit.cut_tile(piece, image, kit.pixels(x) - piece.width // 2, kit.pixels(y) - piece.height // 2)
