"""The printed map, which never changes: sea, land, provinces, rivers, roads, hills, woods, names."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from fronde.games.jeanne.data import CITIES, PROVINCE_OF, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.areas import QUARTER, areas
from images.jeanne.geometry import (
    ABROAD,
    ATLANTIC,
    CONTINENT,
    ENGLAND,
    MAP_HEIGHT,
    MEDITERRANEAN,
    PLACES,
    RANGES,
    REALM,
    RIVERS,
    WHOLE,
    WIDTH,
    border_pairs,
    borders,
    roads,
)
from images.jeanne.lettering import SIGNS, Label, bare_ground, city_labels, double_signs, province_at, province_labels
from images.jeanne.ornaments import ROSE, SEAS, SHIPS, rose, ship
from images.jeanne.pieces import CityState, double, marker, sign
from images.kit import Box, Ink, Point, Port, Size

FINE = 2
ROAD_INKS = ("ink-soft", "road")
"""The inks of a road's edges and of its surface."""
APART = 21
"""The least distance between colours of the map: with a few colours less, the file is an eighth smaller."""
VELLUM = ("land", "land-2", "land-3")
"""The tones of the provinces, distributed so that neighbours differ."""


class FineMask:
    """A mask as large as a part of the map, drawn at twice the size for smooth edges."""

    def __init__(self, port: Port) -> None:
        self.port, self.unit = port, kit.look().scale * FINE
        wide, high = port.size
        self.large = Image.new("L", (wide * FINE, high * FINE), 0)
        self.draw = ImageDraw.Draw(self.large)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in (self.port.at(*point) for point in points)]

    def area(self, points: Iterable[Point]) -> None:
        """Fill an outline."""
        self.draw.polygon(self._at(points), fill=255)

    def line(self, points: Sequence[Point], width: float, shade: int = 255) -> None:
        """Draw a line along points."""
        if self.port.meets(points):
            self.draw.line(self._at(points), fill=shade, width=max(1, round(width * self.unit)), joint="curve")

    def finish(self) -> Image.Image:
        """The mask at its true size."""
        return self.large.reduce(FINE)


def draw_background(words: Words, port: Port) -> Image.Image:
    """The printed map of a part, in the palette."""
    image = Image.new("RGB", port.size, kit.rgb("sea"))
    provinces = areas(port)
    realm = provinces.point([0] + [255] * 255)
    _draw_sea_and_land(image, port)
    _draw_provinces(image, port, provinces, realm)
    _lay(image, _rivers(port), "sea-line", realm)
    _draw_borders(image, port, realm)
    for width, ink in zip((9, 6), ROAD_INKS, strict=True):
        _lay(image, _courses(port, roads(), width), ink)
    _draw_hills(image, port, words)
    _draw_woods(image, port, words)
    _draw_names(image, port, words)
    look = kit.look()
    return kit.to_palette_by_bands(image).point(kit.coarse(look.style, look.inks, APART))


def _lay(image: Image.Image, mask: Image.Image, ink: Ink, within: Image.Image | None = None) -> None:
    image.paste(kit.rgb(ink), (0, 0), mask if within is None else ImageChops.multiply(mask, within))


def _courses(port: Port, courses: Iterable[Sequence[Point]], width: float) -> Image.Image:
    plate = FineMask(port)
    for course in courses:
        plate.line(course, width)
    return plate.finish()


def _rivers(port: Port) -> Image.Image:
    """Rivers, narrow at their sources."""
    plate = FineMask(port)
    for course in RIVERS:
        count = len(course)
        for at in range(0, count - 1, 4):
            plate.line(course[at : at + 5], 2.2 + 3.6 * at / count)
    return plate.finish()


# --- sea and land ---

WATER = ((5, 0.75), (12, 0.75), (20, 0.5), (29, 0.5), (39, 0.25))
"""Lines in the water along the coasts: distance and strength."""


def _draw_sea_and_land(image: Image.Image, port: Port) -> None:
    """Land over the sea: lines and waves in the water as on an engraving, land outside the provinces darker, a clear
    coastline."""
    plate = FineMask(port)
    plate.area(CONTINENT)
    plate.area(ENGLAND)
    land = plate.finish()
    _draw_waves(image, port)
    _draw_ornaments(image, port)
    shallow, is_coastal = kit.blend("sea-line", "sea", 0.25), _coasts(port, 1).getbbox()
    for reach, strength in reversed(WATER if is_coastal else ()):
        _lay(image, _coasts(port, 2 * reach + 2.6), kit.blend("sea-line", "sea", strength))
        _lay(image, _coasts(port, 2 * reach - 1.2), shallow)
    _lay(image, land, "abroad")
    _lay(image, _coasts(port, 3.4), kit.blend("ink", "sea", 0.75))


def _coasts(port: Port, width: float) -> Image.Image:
    """The coasts as lines, simplified where they are so wide that it does not show."""
    courses = (ATLANTIC, MEDITERRANEAN, [*ENGLAND, ENGLAND[0]])
    runs = (run for course in courses for run in _runs(port, kit.resample(course, 12) if width > 8 else course))
    return _courses(port, runs, width)


SHORE = 70.0
"""The width of the water that shows lines, from the coast."""


def _runs(port: Port, course: Sequence[Point]) -> Iterator[list[Point]]:
    """The pieces of a line in a part of the map and close to it."""
    for near, run in itertools.groupby(course, lambda point: port.shows(point[0], point[1], -SHORE)):
        points = list(run)
        if near and len(points) > 1:
            yield points


def _draw_waves(image: Image.Image, port: Port) -> None:
    """Small waves all over the sea."""
    plate, chance = FineMask(port), random.Random("waves")
    for y, x in itertools.product(range(30, MAP_HEIGHT, 46), range(0, WIDTH, 92)):
        x, y = x + chance.randrange(70), y + chance.randrange(24)
        for shift in (0, 13):
            plate.line(kit.curve((x + shift, y), (x + shift + 6.5, y - 8), (x + shift + 13, y), 5), 1.6)
    _lay(image, plate.finish(), kit.blend("sea-line", "sea", 0.5))


def _draw_ornaments(image: Image.Image, port: Port) -> None:
    """The compass rose with its lines, and ships."""
    plate = FineMask(port)
    for turn in range(16):
        x, y = math.sin(turn * math.pi / 8), math.cos(turn * math.pi / 8)
        plate.line([(ROSE[0] + x * 68, ROSE[1] + y * 68), (ROSE[0] + x * 1900, ROSE[1] + y * 1900)], 1.3)
    _lay(image, plate.finish(), kit.blend("sea-line", "sea", 0.25))
    for piece, x, y in ((rose(), *ROSE), *((ship(way), x, y) for x, y, way in SHIPS)):
        if port.shows(x, y, -120):
            _put(image, piece, *port.at(x, y))


@lru_cache(maxsize=1)
def tones() -> dict[str, str]:
    """The tone of each province."""
    beside: dict[str, set[str]] = {province: set() for province in PROVINCES}
    for one, other in border_pairs():
        beside[PROVINCE_OF[one]].add(PROVINCE_OF[other])
        beside[PROVINCE_OF[other]].add(PROVINCE_OF[one])
    result: dict[str, str] = {}
    for province in sorted(PROVINCES, key=lambda p: -len(beside[p])):
        near = [result[other] for other in beside[province] if other in result]
        result[province] = min(VELLUM, key=near.count)
    return result


def _draw_provinces(image: Image.Image, port: Port, provinces: Image.Image, realm: Image.Image) -> None:
    """Every province in its tone, with a wash of colour along its borders."""
    for tone in VELLUM:
        numbers = {1 + PROVINCES.index(province) for province, own in tones().items() if own == tone}
        _lay(image, provinces.point([255 * (n in numbers) for n in range(256)]), tone)
    wash = _courses(port, [*borders(), ATLANTIC, MEDITERRANEAN, REALM], 13)
    _lay(image, wash.point([0] * 128 + [255] * 128), "wash", realm)


def _draw_borders(image: Image.Image, port: Port, realm: Image.Image) -> None:
    """The borders of provinces dashed, that of the realm solid."""
    plate = FineMask(port)
    for border in filter(port.meets, borders()):
        fine = kit.resample(border, 2.0)
        for start in range(0, len(fine), 7):
            if len(run := fine[start : start + 5]) > 1:
                plate.line(run, 2.6)
    _lay(image, plate.finish(), "ink-soft", realm)
    edge = FineMask(port)
    edge.line(REALM, 4)
    land = FineMask(port)
    land.area(CONTINENT)
    _lay(image, edge.finish(), "ink-soft", land.finish())


# --- hills and woods ---


class _Free:
    """The places of the map that are still free for ornaments."""

    def __init__(self, words: Words) -> None:
        self.image = bare_ground(words).copy()
        self.draw = ImageDraw.Draw(self.image)
        for x, y in ABROAD.values():
            self.take((x - 80, y - 18, x + 80, y + 18))

    def take(self, box: Box) -> None:
        """Mark a box as occupied."""
        self.draw.rectangle([edge * QUARTER for edge in box], fill=0)

    def has(self, box: Box) -> bool:
        """Whether nothing is in a box yet."""
        left, top, right, low = (round(edge * QUARTER) for edge in box)
        return self.image.crop((left, top, right + 1, low + 1)).getextrema()[0] == 255


@lru_cache(maxsize=4)
def hills(words: Words) -> list[tuple[Point, float]]:
    """The positions and sizes of hills along the ranges, in free places."""
    free, result, chance = _Free(words), list[tuple[Point, float]](), random.Random("hills")
    for course in RANGES:
        for x, y in kit.resample(course, 15):
            size = chance.uniform(13, 23)
            x, y = x + chance.uniform(-9, 9), y + chance.uniform(-19, 19)
            box = (x - size * 0.8, y - size * 1.1, x + size * 0.8, y + 4)
            if free.has(box):
                free.take((x - size * 0.6, y - size * 0.5, x + size * 0.6, y))
                result.append(((x, y), size))
    return sorted(result, key=lambda hill: hill[0][1])


def _draw_hills(image: Image.Image, port: Port, words: Words) -> None:
    """Hills, the rear ones first: lit from the left, in shadow and hatched on the right."""
    for (x, y), size in hills(words):
        if port.shows(x, y, -size):
            left, top = port.at(x, y)
            piece = hill(round(size))
            _put(image, piece, left, top - size * 0.5 + 2)


@kit.cache(64)
def hill(size: int) -> Image.Image:
    """A hill of this size."""
    sheet = kit.Sheet(size + 4, size * 0.75 + 4)
    low, top = size * 0.55, -size * 0.6
    left = kit.curve((-size, low), (-size * 0.4, low - 2), (-size * 0.1, top), 8)
    right = kit.curve((-size * 0.1, top), (size * 0.35, top + size * 0.5), (size, low), 8)
    middle = [(-size * 0.1, top), (size * 0.12, 0), (0, low)]
    sheet.polygon([*left, *right], "land-3")
    sheet.polygon([middle[0], *right[1:], *middle[:0:-1]], kit.blend("ink-soft", "land", 0.33))
    for at in (3, 5, 7):
        x, y = right[at]
        sheet.line([(x, y), (x - size * 0.22, min(low, y + size * 0.4))], "ink-soft", 1.3)
    sheet.line([*left, *right[1:]], "ink-soft", 2.0)
    return sheet.finish()


GROVES, TREES = 120, 8
"""The number of places tried for a group of trees, and the trees in it: half as many inside the provinces."""


@lru_cache(maxsize=4)
def woods(words: Words) -> list[Point]:
    """The positions of trees, in groups, in free places away from borders."""
    free, result, chance = _Free(words), list[Point](), random.Random("woods")
    for (x, y), size in hills(words):
        free.take((x - size, y - size * 1.2, x + size, y + 5))
    for line in (*borders(), *RIVERS, REALM, ATLANTIC, MEDITERRANEAN, ENGLAND):
        free.draw.line([(x * QUARTER, y * QUARTER) for x, y in line], fill=0, width=4)
    for _ in range(GROVES):
        x, y = chance.uniform(20, WIDTH - 20), chance.uniform(30, MAP_HEIGHT - 20)
        for _ in range(TREES // 2 if province_at(x, y) else TREES):
            tree = x + chance.gauss(0, 20), y + chance.gauss(0, 11)
            box = (tree[0] - 9, tree[1] - 18, tree[0] + 9, tree[1] + 4)
            if is_land(*tree) and free.has(box):
                free.take((box[0] + 3, box[1] + 9, box[2] - 3, box[3]))
                result.append(tree)
    return sorted(result, key=lambda tree: tree[1])


@lru_cache(maxsize=1)
def _small_land() -> Image.Image:
    with kit.looking(scale=QUARTER):
        plate = FineMask(WHOLE)
    plate.area(CONTINENT)
    plate.area(ENGLAND)
    return plate.finish()


def is_land(x: float, y: float) -> bool:
    """Whether a point of the map is on land."""
    at, image = (int(x * QUARTER), int(y * QUARTER)), _small_land()
    return 0 <= at[0] < image.width and 0 <= at[1] < image.height and image.getpixel(at) == 255


def _draw_woods(image: Image.Image, port: Port, words: Words) -> None:
    for x, y in woods(words):
        if port.shows(x, y, -20):
            left, top = port.at(x, y)
            _put(image, tree(), left, top - 8)


@kit.cache(8)
def tree() -> Image.Image:
    """A tree with a round crown, in shadow on the right."""
    sheet = kit.Sheet(10, 13)
    sheet.box(-1.6, 2, 1.6, 11, kit.INKS["black"])
    for x, y, radius, ink in (
        (0, -3, 8.6, kit.blend("black", "wood", 0.5)), (-0.4, -3.4, 7.2, "wood"),
        (-2, -5, 4, kit.blend("wood", "land", 0.67)),
    ):  # fmt: skip
        sheet.disc(x, y, radius, ink)
    return sheet.finish()


# --- names ---


def _draw_names(image: Image.Image, port: Port, words: Words) -> None:
    for name, at in ABROAD.items():
        if port.shows(*at, -80):
            label = Label(words.say(f"picture-{name}").upper(), *at, 0, 0, Size.BODY)
            _write(image, port, label, "caps", kit.blend("ink-soft", "abroad", 0.67), "abroad")
    for name, (at, angle) in SEAS.items():
        if port.shows(*at, -150):
            label = Label(words.say(f"picture-{name}"), *at, 0, 0, Size.LEAD, angle)
            _write(image, port, label, "italic", kit.blend("ink", "sea", 0.75), "sea")
    for province, label in province_labels(words).items():
        if port.shows(label.x, label.y, -label.wide):
            _write(image, port, label, "caps", "ink-soft", tones()[province])
    for label in double_signs(words):
        _put(image, double(22), *port.at(label.x, label.y))
    for city, label in city_labels(words).items():
        if port.shows(label.x, label.y, -label.wide):
            _draw_city_name(image, port, city, label)
    for city in CITIES:
        x, y = port.at(*PLACES[city])
        if port.shows(*PLACES[city], -40):
            _put(image, marker(CityState(), ""), x, y)


def _draw_city_name(image: Image.Image, port: Port, city: str, label: Label) -> None:
    """A city's name with the sign of a port or of mountains."""
    shift = label.sign / 2
    _write(image, port, label._replace(x=label.x + shift), "name", "ink", _ground(image, port, label))
    if city in SIGNS:
        left, top = port.at(label.x + shift - label.wide / 2 + 1, label.y)
        _put(image, sign(SIGNS[city], 17, "blue" if SIGNS[city] == "anchor" else "ink-soft"), left, top)


def _ground(image: Image.Image, port: Port, label: Label) -> Ink:
    """The ink of the ground below a name."""
    province = province_at(label.x, label.y)
    return tones()[province] if province else "sea"


_HALO = [min(255, value * 9) for value in range(256)]


def _write(image: Image.Image, port: Port, label: Label, role: kit.Role, ink: Ink, halo: Ink) -> None:
    """Write a name on the map; `halo`: the ink around its letters."""
    mask, rise = kit.text_mask(label.text, role, label.size)
    scale = kit.look().scale
    reach = max(2, round(2.5 * scale))
    room = Image.new("L", (mask.width + 4 * reach, 2 * max(rise, mask.height - rise) + 4 * reach), 0)
    middle = room.height / 2 + kit.cap_height(role, label.size) / 2 * scale
    room.paste(mask, (2 * reach, round(middle) - rise))
    if label.angle:
        room = room.rotate(label.angle, Image.Resampling.BICUBIC, expand=True)
    x, y = (v * scale for v in port.at(label.x, label.y))
    at = round(x - room.width / 2), round(y - room.height / 2)
    image.paste(kit.rgb(halo), at, room.filter(ImageFilter.BoxBlur(reach)).point(_HALO))
    image.paste(kit.rgb(ink), at, room)


def _put(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    scale = kit.look().scale
    image.paste(piece, (round(x * scale - piece.width / 2), round(y * scale - piece.height / 2)), piece)
