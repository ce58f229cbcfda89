"""The printed map of France as a layer: sea, lands in tint and pattern, borders, names and icons; the pieces on it are
tiles cut to fit."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product
from pathlib import Path

from PIL import Image, ImageDraw

from fronde.games.liberte.data import PROVINCES
from fronde.texts import Words
from images import kit, store
from images.kit import Ink, Point, Port, Size, Tile
from images.liberte.geography import ABROAD, geography
from images.liberte.inks import REGION_INKS, REGION_PATTERNS
from images.liberte.measures import MAP_H, WIDTH
from images.liberte.patterns import lay_pattern
from images.liberte.pieces import points_sign

FINE = 2
"""The factor by which lines are drawn too large."""
HALO, MOST_SHIFT = 2.2, 24
"""The width of the clear space around the letters of a name; the most that a name may be moved sideways from the middle
of its stacks."""


WHOLE = Port(0, 0, WIDTH, MAP_H)


@dataclass
class Chart:
    """The printed map in one language, look and port, in the palette, and the tiles cut to fit it."""

    flat: Image.Image
    port: Port
    tiles: store.Shelf[Tile] = field(default_factory=lambda: store.Shelf(3000))

    def lay(self, image: Image.Image, key: Hashable, piece: Image.Image, x: float, y: float) -> None:
        """Draw a piece on a copy of the chart, with its middle at a point of the map; `key` identifies its
        appearance."""
        stamp, left, top = self.tiles.get((key, x, y), lambda: self._cut(piece, *self.port.at(x, y)))
        stamp.at_pixel(image, left, top)

    def _cut(self, piece: Image.Image, x: float, y: float) -> Tile:
        scale = kit.look().scale
        return kit.cut_tile(piece, self.flat, round(x * scale - piece.width / 2), round(y * scale - piece.height / 2))


_CHARTS: store.Shelf[Chart] = store.Shelf(10)


def chart(words: Words, port: Port = WHOLE) -> Chart:
    """The printed map: kept in memory, read from the disk, or drawn."""
    look = kit.look()

    def make() -> Chart:
        names = tuple(name_of(words, province) for province in PROVINCES)
        parts = [look.style, look.scale, port, names]
        flat = store.kept_picture(Path(__file__).parent, parts, lambda: draw_chart(words, port))
        return Chart(flat, port)

    return _CHARTS.get((words.locale, look, port), make)


def name_of(words: Words, province: str) -> str:
    """A province's name as printed on the map."""
    return words.say("picture-paris") if PROVINCES[province].paris else words.name("province", province)


@kit.cache(maxsize=32)
def outline(province: str, ink: Ink) -> tuple[Image.Image, float, float]:
    """A thick line along the border of a province, and the position of its middle."""
    left, top, right, low = kit.bounds(geography().areas[province])
    left, top, wide, high = left - 8, top - 8, right - left + 16, low - top + 16
    image = kit.clear(wide, high)
    course = [(x - left, y - top) for x, y in geography().areas[province]]
    kit.stroke(image, course, ink, 7)
    return image, left + wide / 2, top + high / 2


def draw_outline(ground: Image.Image, base: Chart, province: str, ink: Ink) -> None:
    """The border of a province, thick, on a copy of the chart."""
    piece, x, y = outline(province, ink)
    base.lay(ground, ("outline", province, ink), piece, x, y)


def draw_chart(words: Words, port: Port) -> Image.Image:
    """Draw the printed map."""
    width, height = port.size
    with kit.looking(scale=kit.look().scale * FINE):
        image = Image.new("RGB", (width * FINE, height * FINE), kit.rgb("sea"))
        _draw_sea(image, port)
        _draw_lands(image, port)
        _draw_borders(image, port)
    whole = image.reduce(FINE).convert("RGBA")
    for province in PROVINCES:
        _draw_name(whole, words, port, province)
    return kit.to_palette_by_bands(whole)


def _course(points: Sequence[Point], port: Port) -> list[Point]:
    scale = kit.look().scale
    return [((x - port.left) * scale, (y - port.top) * scale) for x, y in points]


def _line(draw: ImageDraw.ImageDraw, points: Sequence[Point], port: Port, ink: Ink, width: float) -> None:
    draw.line(_course(points, port), fill=kit.rgb(ink), width=max(1, kit.pixels(width)), joint="curve")


def _draw_sea(image: Image.Image, port: Port) -> None:
    """Lines along a coast as on an engraving, fainter with the distance from it."""
    draw = ImageDraw.Draw(image)
    outline = geography().kingdom
    for distance, share in ((46, 0.35), (34, 0.5), (23, 0.7), (13, 0.9)):
        _line(draw, outline, port, kit.blend("sea-line", "sea", share), 2 * distance + 2.4)
        _line(draw, outline, port, "sea", 2 * distance - 0.4)


def area_mask(names: Collection[str], port: Port, size: tuple[int, int]) -> Image.Image:
    """The areas of some provinces as a mask of a picture of that port."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for name in names:
        draw.polygon(_course(geography().areas[name], port), fill=255)
    return mask


def _draw_lands(image: Image.Image, port: Port) -> None:
    for region, ink in REGION_INKS.items():
        names = [name for name, province in PROVINCES.items() if province.region == region]
        mask = area_mask(names, port, image.size)
        image.paste(kit.rgb(ink), (0, 0, *image.size), mask)
        lay_pattern(image, REGION_PATTERNS[region], kit.blend("ink", ink, 0.13), mask, 13, 1.1)


def _draw_borders(image: Image.Image, port: Port) -> None:
    draw = ImageDraw.Draw(image)
    kinds: dict[str, list[Sequence[Point]]] = {"province": [], "region": [], "coast": []}
    for border in geography().borders:
        one, other = border.between
        if ABROAD in border.between:
            kinds["coast"].append(border.course)
        else:
            kinds["province" if PROVINCES[one].region == PROVINCES[other].region else "region"].append(border.course)
    for course in kinds["province"]:
        _line(draw, course, port, "line", 2)
    for course in kinds["region"]:
        _line(draw, course, port, "ink-soft", 6)
        _line(draw, course, port, "paper", 2)
    _line(draw, geography().kingdom, port, "ink", 4)


def _draw_name(image: Image.Image, words: Words, port: Port, province: str) -> None:
    """The number of the election, the name, and a fleur-de-lis and points if there are any; all in one line, on which
    borders are interrupted."""
    data = PROVINCES[province]
    number, name = str(data.number), name_of(words, province)
    before = kit.text_width(number, "name", Size.FINE) + 5
    parts = before + (24 if data.fleur_de_lis else 0) + (24 if data.points else 0)
    size = Size.LABEL if kit.text_width(name, "bold", Size.LABEL) + parts < 178 else Size.NOTE
    wide = kit.text_width(name, "bold", size)
    middle, line = geography().rooms[province].name
    x, y = port.at(middle + _find_shift(province, wide + parts), line)
    left = x - (wide + parts) / 2
    ground = REGION_INKS[data.region]
    _write_clear(image, number, left, y, "name", Size.FINE, "ink-soft", ground)
    _write_clear(image, name, left + before, y, "bold", size, "ink", ground)
    right = left + before + wide + 14
    if data.fleur_de_lis:
        kit.put(image, kit.icon("fleur", 19, "rose"), right, y)
        right += 22
    if data.points:
        kit.put(image, points_sign(data.points, 23), right + 1, y)


def _write_clear(
    image: Image.Image, text: str, x: float, y: float, role: kit.Role, size: float, ink: Ink, ground: Ink
) -> None:
    """A line of text that begins at x, with the ground's ink around its letters."""
    for across, down in product((-HALO, 0, HALO), repeat=2):
        kit.write(image, text, x + across, y + down, role, size, ground, "lm")
    kit.write(image, text, x, y, role, size, ink, "lm")


def _find_shift(province: str, wide: float) -> float:
    """The sideways shift of a province's line with which both ends are inside the province; 0 if there is none."""
    x, y = geography().rooms[province].name
    area = geography().areas[province]
    shifts = sorted(range(-MOST_SHIFT, MOST_SHIFT + 1, 3), key=abs)
    return next((s for s in shifts if all(_is_inside((x + s + end, y), area) for end in (-wide / 2, wide / 2))), 0)


def _is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point is inside an outline: a line from it to the right crosses the outline an odd number of times."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in pairwise(outline):
        crossings += (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
    return crossings % 2 == 1
