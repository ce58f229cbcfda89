"""The static layer of the map, and the tints and markers a view puts on it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from fronde.games.jeanne.data import CITIES, PROVINCE_OF, PROVINCES
from fronde.texts import Words
from images import kit, store
from images.jeanne.areas import areas, city_areas, mask_of
from images.jeanne.background import APART, ROAD_INKS, draw_background
from images.jeanne.geometry import ABROAD, PLACES, WHOLE
from images.jeanne.ornaments import SEAS
from images.jeanne.pieces import CityState, marker, pattern
from images.jeanne.reading import letters_of, owners, whole_provinces
from images.kit import Colour, Look, Port, Stamp, Tile
from images.manifest import View


@dataclass(slots=True)
class Layer:
    """The static part of a map in one language, look and port, and the tiles cut to fit it."""

    words: Words
    port: Port
    flat: Image.Image
    areas: Image.Image
    lands: Image.Image
    tiles: store.Shelf[Tile] = field(default_factory=lambda: store.Shelf(1500))
    """Tiles by their content."""
    near: dict[str, list[int]] = field(default_factory=dict)

    def lands_under(self, city: str) -> list[int]:
        """The numbers of the cities whose areas a marker touches."""
        if city not in self.near:
            self.near[city] = _lands_under(self, city)
        return self.near[city]


_LAYERS: store.Shelf[Layer] = store.Shelf(8)


def layer(words: Words, port: Port = WHOLE) -> Layer:
    """The static layer: kept in memory, read from the disk, or drawn."""
    look = kit.look()

    def make() -> Layer:
        names = [words.name("city", city) for city in CITIES] + [words.name("province", p) for p in PROVINCES]
        names += [words.say(f"picture-{name}") for name in (*ABROAD, *SEAS)]
        parts = ["jeanne", words.locale, look.style, look.scale, port, names]
        flat = store.kept_picture(Path(__file__).parent, parts, lambda: draw_background(words, port))
        return Layer(words, port, flat, areas(port), city_areas(port))

    return _LAYERS.get((words.locale, look, port), make)


# --- whose ground is whose ---


BARE = 9.0
"""The distance from the land's colour within which a palette colour may be bare land."""
PLAIN = ("land", "land-2", "land-3")


@lru_cache(maxsize=32)
def _tint(look: Look, seat: str) -> list[int]:
    """For each index of the palette its index on a power's area: land takes the power's tint, printed details stay."""
    inks = kit.all_inks(look.style, look.inks)
    ink, land, tint = inks["ink"], inks["land"], inks[f"{seat}-tint"]
    table = []
    for colour in kit.palette():
        if any(math.dist(colour, inks[plain]) < BARE for plain in PLAIN):
            table.append(kit.index(tint))
            continue
        share = _along(colour, ink, land)
        mix = tuple(max(0, min(255, round(c + (t - g) * share))) for c, t, g in zip(colour, tint, land, strict=True))
        table.append(kit.index((mix[0], mix[1], mix[2])))
    few = kit.coarse(look.style, look.inks, APART)
    for same in (*ROAD_INKS, "sea-line", "roof", "slate", "stone", "wood", "blue"):
        table[kit.index(same)] = kit.index(same)
    table[kit.index("wash")] = kit.index(kit.blend(edge_of(seat), f"{seat}-tint", 1 / 3))
    return [few[n] for n in table] + [0] * (256 - len(table))


def _along(colour: Colour, start: Colour, end: Colour) -> float:
    """The position of a colour between two others, 0 to 1."""
    way = [b - a for a, b in zip(start, end, strict=True)]
    dot_product = sum((c - a) * w for c, a, w in zip(colour, start, way, strict=True))
    return max(0.0, min(1.0, dot_product / sum(w * w for w in way)))


PALE = {"bretagne": 0.16, "bourgogne": 0.45}
"""The strength of a power's pattern in the dark style, if it differs from the usual one."""


def _ground(board: Layer, city: str, seat: str) -> Tile:
    """The area of a city in its holder's tint."""
    whole = mask_of(board.lands, 1 + CITIES.index(city))
    box = whole.getbbox() or (0, 0, 1, 1)
    image = board.flat.crop(box).point(_tint(kit.look(), seat))
    return Stamp(image, whole.crop(box).convert("1", dither=Image.Dither.NONE)), box[0], box[1]


def _province_tile(board: Layer, province: str, seat: str) -> Tile:
    """A province in its holder's tint and pattern, with a border in the holder's colour."""
    whole = mask_of(board.areas, 1 + PROVINCES.index(province))
    box = whole.getbbox() or (0, 0, 1, 1)
    mask = whole.crop(box)
    image = board.flat.crop(box).point(_tint(kit.look(), seat))
    bare = image.point([255 * (n == kit.index(f"{seat}-tint")) for n in range(256)], "L")
    lines = ImageChops.multiply(bare, pattern(seat, image.size, 15)).point([0] * 96 + [255] * 160, "1")
    strength = 1 / 3 if kit.look().style == "light" else PALE.get(seat, 1 / 3)
    image.paste(kit.index(kit.blend(edge_of(seat), f"{seat}-tint", strength)), (0, 0), lines)
    margin = round(9 * kit.look().scale)
    wide_mask = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin), 0)
    wide_mask.paste(mask, (margin, margin))
    inner = wide_mask.filter(ImageFilter.BoxBlur(4.2 * kit.look().scale)).point([0] * 236 + [255] * 20)
    inner = inner.crop((margin, margin, mask.width + margin, mask.height + margin))
    wash_index = _tint(kit.look(), seat)[kit.index("wash")]
    wash = image.point([255 * (n == wash_index) for n in range(256)], "L")
    edge = ImageChops.multiply(ImageChops.subtract(mask, inner), ImageChops.lighter(bare, wash))
    image.paste(kit.index(edge_of(seat)), (0, 0), edge.convert("1", dither=Image.Dither.NONE))
    return Stamp(image, mask.convert("1", dither=Image.Dither.NONE)), box[0], box[1]


def edge_of(seat: str) -> str:
    """The ink of a power's border: its own, unless that is invisible on its tint."""
    faint_seat = "bretagne" if kit.look().style == "light" else "bourgogne"
    return "ink-soft" if seat == faint_seat else seat


def lay_grounds(image: Image.Image, board: Layer, view: View) -> None:
    """Tint the area of every city that has a holder; a province held as a whole also gets a pattern and a border."""
    whole = whole_provinces(view)
    for city, province in zip(CITIES, PROVINCE_OF, strict=True):
        seat = owners(view).get(city)
        if seat and province not in whole and board.port.shows(*PLACES[city], -300):
            piece, x, y = board.tiles.get(("ground", city, seat), lambda c=city, s=seat: _ground(board, c, s))  # type: ignore[misc]
            piece.at_pixel(image, x, y)
    for province, seat in whole.items():
        piece, x, y = board.tiles.get(("seal", province, seat), lambda p=province, s=seat: _province_tile(board, p, s))  # type: ignore[misc]
        piece.at_pixel(image, x, y)


# --- cities ---


def lay_cities(image: Image.Image, board: Layer, view: View, standing: Mapping[str, CityState]) -> None:
    """Draw the markers of the cities in a part."""
    whole, holders = whole_provinces(view), owners(view)
    for city, stand in standing.items():
        if board.port.shows(*PLACES[city], -40):
            under = tuple((holders.get(CITIES[n], ""), whole.get(PROVINCE_OF[n], "")) for n in board.lands_under(city))
            piece, x, y = board.tiles.get((city, stand, under), lambda c=city, s=stand: _city(image, board, c, s))  # type: ignore[misc]
            piece.at_pixel(image, x, y)


def _lands_under(board: Layer, city: str) -> list[int]:
    x, y = (round(v * kit.look().scale) for v in board.port.at(*PLACES[city]))
    reach = kit.pixels(44)
    part = board.lands.crop((max(0, x - reach), max(0, y - reach), x + reach, y + reach))
    return [n - 1 for n, count in enumerate(part.histogram()) if n and count]


def _city(image: Image.Image, board: Layer, city: str, stand: CityState) -> Tile:
    piece = marker(stand, letters_of(stand.owner, board.words))
    x, y = board.port.at(*PLACES[city])
    return kit.cut_tile(piece, image, kit.pixels(x) - piece.width // 2, kit.pixels(y) - piece.height // 2)
