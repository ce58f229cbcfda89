"""What is printed on the map and never changes: sea, land, borders, rivers, roads, hills, names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from fronde.games.jeanne.data import CITIES, POINTS
from fronde.texts import Words
from images import kit
from images.jeanne.areas import areas
from images.jeanne.geometry import (
    ABROAD,
    ATLANTIC,
    CONTINENT,
    ENGLAND,
    MEDITERRANEAN,
    PLACES,
    RANGES,
    REALM,
    RIVERS,
    borders,
    roads,
)
from images.jeanne.lettering import SIGN, SIGNS, Label, city_labels, marker_box, overlap, province_labels
from images.jeanne.pieces import sign
from images.kit import Ink, Point, Port, Size

FINE = 2
ROAD_INKS = (("ink-soft", "land", 0.9), ("road", "land", 0.55))
"""What the edges of a road and the road itself are blended of."""


class Plate:
    """A mask as large as a part of the map, drawn twice too large, so that edges come out smooth."""

    def __init__(self, port: Port) -> None:
        self.port, self.unit = port, kit.look().scale * FINE
        wide, high = port.size
        self.large = Image.new("L", (wide * FINE, high * FINE), 0)
        self.draw = ImageDraw.Draw(self.large)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in (self.port.at(*point) for point in points)]

    def area(self, points: Iterable[Point], shade: int = 255) -> None:
        """Fill an outline."""
        self.draw.polygon(self._at(points), fill=shade)

    def line(self, points: Sequence[Point], width: float, shade: int = 255) -> None:
        """Draw along a course."""
        if self.port.meets(points):
            self.draw.line(self._at(points), fill=shade, width=max(1, round(width * self.unit)), joint="curve")

    def finish(self) -> Image.Image:
        """The mask at its true size."""
        return self.large.reduce(FINE)


def draw_printed(words: Words, port: Port) -> Image.Image:
    """The map of a part, in the palette."""
    image = Image.new("RGB", port.size, kit.rgb("sea"))
    realm = areas(port).point([0] + [255] * 255)
    _draw_land(image, port, realm)
    _lay(image, _courses(port, RIVERS, 2.6), "sea-line", realm)
    _draw_borders(image, port, realm)
    for width, ink in zip((8, 5), ROAD_INKS, strict=True):
        _lay(image, _courses(port, roads(), width), kit.blend(*ink))
    cities, provinces = city_labels(words), province_labels(words)
    _draw_hills(image, port, words)
    _draw_names(image, port, words, cities, provinces)
    return kit.to_palette_by_bands(image)


def _lay(image: Image.Image, mask: Image.Image, ink: Ink, within: Image.Image | None = None) -> None:
    image.paste(kit.rgb(ink), (0, 0), mask if within is None else ImageChops.multiply(mask, within))


def _courses(port: Port, courses: Iterable[Sequence[Point]], width: float) -> Image.Image:
    plate = Plate(port)
    for course in courses:
        plate.line(course, width)
    return plate.finish()


def _draw_land(image: Image.Image, port: Port, realm: Image.Image) -> None:
    """Land over the sea: lines in the water as on an engraving, what is no province darker, a firm coast."""
    plate = Plate(port)
    plate.area(CONTINENT)
    plate.area(ENGLAND)
    land = plate.finish()
    scale = kit.look().scale
    for reach, strength in ((7, 0.9), (15, 0.6), (25, 0.35)):
        spread = land.filter(ImageFilter.BoxBlur(reach * scale)).filter(ImageFilter.BoxBlur(reach * scale * 0.6))
        band = spread.point([255 if 16 <= v <= 16 + 22 * 9 / reach else 0 for v in range(256)])
        _lay(image, band.filter(ImageFilter.BoxBlur(0.6)), kit.blend("sea-line", "sea", strength))
    _lay(image, land, "abroad")
    _lay(image, realm, "land")
    coast = Plate(port)
    for course in (ATLANTIC, MEDITERRANEAN, [*ENGLAND, ENGLAND[0]]):
        coast.line(course, 3)
    _lay(image, coast.finish(), kit.blend("ink", "sea", 0.85))


def _draw_borders(image: Image.Image, port: Port, realm: Image.Image) -> None:
    """Borders of provinces in dashes, that of the realm whole."""
    plate = Plate(port)
    for border in filter(port.meets, borders()):
        fine = kit.resampled(border, 2.0)
        for start in range(0, len(fine), 7):
            if len(run := fine[start : start + 5]) > 1:
                plate.line(run, 2.2)
    _lay(image, plate.finish(), "line", realm)
    edge = Plate(port)
    edge.line(REALM, 3.2)
    land = Plate(port)
    land.area(CONTINENT)
    _lay(image, edge.finish(), "ink-soft", land.finish())


@lru_cache(maxsize=4)
def hills(words: Words) -> list[Point]:
    """Where hills stand along the ranges: where nothing else does."""
    labels = [*city_labels(words).values(), *province_labels(words).values()]
    obstacles = [label.box for label in labels] + [marker_box(city) for city in CITIES]
    obstacles += [(x - 60, y - 16, x + 60, y + 16) for x, y in ABROAD.values()]
    courses = [point for course in roads() for point in kit.resampled(course, 8)]
    spots = []
    for number, course in enumerate(RANGES):
        for at, (x, y) in enumerate(kit.resampled(course, 25)):
            x, y = x + (at * 7 + number * 3) % 9 - 4, y + (at * 5 + number) % 15 - 7
            box = (x - 13, y - 14, x + 13, y + 5)
            on_road = any(box[0] - 3 < a < box[2] + 3 and box[1] - 3 < b < box[3] + 3 for a, b in courses)
            if not on_road and not any(overlap(box, other) for other in obstacles):
                obstacles.append(box)
                spots.append((x, y))
    return spots


def _draw_hills(image: Image.Image, port: Port, words: Words) -> None:
    """Hills: an outline, lit from the left, hatched on the right."""
    outline, shade, body = Plate(port), Plate(port), Plate(port)
    for x, y in hills(words):
        body.area([(x - 12, y + 4), (x - 1, y - 13), (x + 12, y + 4)])
        outline.line([(x - 12, y + 4), (x - 5, y - 6), (x - 1, y - 13), (x + 5, y - 6), (x + 12, y + 4)], 1.8)
        for step in range(3):
            shade.line([(x + step * 3, y - 10 + step * 4), (x + 1 + step * 3.2, y + 3)], 1.3)
    _lay(image, body.finish(), kit.blend("abroad", "land", 0.7))
    _lay(image, shade.finish(), "ink-soft")
    _lay(image, outline.finish(), "ink-soft")


# --- names ---


def _draw_names(
    image: Image.Image, port: Port, words: Words, cities: dict[str, Label], provinces: dict[str, Label]
) -> None:
    for name, at in ABROAD.items():
        if port.shows(*at, 30):
            ink = kit.blend("ink-soft", "abroad", 0.8)
            _write(image, port, words.say(f"picture-{name}"), at, "italic", Size.BODY, ink)
    for province, label in provinces.items():
        if not port.shows(label.x, label.y, -label.wide):
            continue
        ink = kit.blend("ink-soft", "land", 0.85)
        _write(image, port, label.text, (label.x, label.y), "caps", Size.FINE, ink, "land")
        if POINTS[province] > 1:
            _write(image, port, "×2", (label.x, label.y + 18), "bold", Size.NOTE, "rose", "land")
    for city, label in cities.items():
        if not port.shows(label.x, label.y, -label.wide):
            continue
        x = label.x + (SIGN / 2 if city in SIGNS else 0)
        ground = _ground(image, port, (label.x, label.y))
        _write(image, port, label.text, (x, label.y), "name", Size.LABEL, "ink", ground)
        if city in SIGNS:
            left, top = port.at(x - label.wide / 2 + 1, label.y)
            _put(image, sign(SIGNS[city], 15, "blue" if SIGNS[city] == "anchor" else "ink-soft"), left, top)
    for city in CITIES:
        x, y = port.at(*PLACES[city])
        _put(image, _town(), x, y)


@kit.cache(8)
def _town() -> Image.Image:
    """Where a city stands that nobody holds."""
    return kit.discs((11, kit.INKS["black"]), (9, "stone"), (4, kit.INKS["black"]))


def _ground(image: Image.Image, port: Port, at: Point) -> Ink:
    """The sea's colour for what stands in it, else the land's."""
    scale = kit.look().scale
    x, y = (round(v * scale) for v in port.at(*at))
    inside = 0 <= x < image.width and 0 <= y < image.height
    pixel = image.getpixel((x, y)) if inside else None
    return "sea" if pixel == kit.rgb("sea") else "abroad" if pixel == kit.rgb("abroad") else "land"


_HALO = [min(255, value * 9) for value in range(256)]


def _write(
    image: Image.Image,
    port: Port,
    text: str,
    at: Point,
    role: kit.Role,
    size: float,
    ink: Ink,
    halo: Ink | None = None,
) -> None:
    """Write a line with its middle at a place of the map. `halo`: the ink around its letters."""
    mask, rise = kit.text_mask(text, role, size)
    (x, y), scale = port.at(*at), kit.look().scale
    left = round((x - kit.text_width(text, role, size) / 2) * scale) - 2
    top = round((y + kit.cap_height(role, size) / 2) * scale) - rise
    if halo is not None:
        reach = max(2, round(2.5 * scale))
        border = Image.new("L", (mask.width + 4 * reach, mask.height + 4 * reach), 0)
        border.paste(mask, (2 * reach, 2 * reach))
        border = border.filter(ImageFilter.BoxBlur(reach)).point(_HALO)
        image.paste(kit.rgb(halo), (left - 2 * reach, top - 2 * reach), border)
    image.paste(kit.rgb(ink), (left, top), mask)


def _put(image: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    scale = kit.look().scale
    image.paste(piece, (round(x * scale - piece.width / 2), round(y * scale - piece.height / 2)), piece)
