"""The scenery of the board, which never changes: La Rochelle and its causeway, Paris and the Louvre on the Seine, the
houses of both sides; and a picture of every quest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from images import kit
from images.kit import Box, Ink, Point
from images.mousquetaires.inks import CARDINAL
from images.mousquetaires.measures import (
    CAUSEWAY_Y,
    LEFT,
    MILADY_LEFT,
    MILADY_LOW,
    QUARTERS_LOW,
    QUARTERS_TOP,
    RIGHT,
    SIEGE_LOW,
    SIEGE_TOP,
    SKYLINE_LOW,
    SKYLINE_TOP,
    STREET_LOW,
    STREET_TOP,
    WIDTH,
    place_box,
)

DARK: Ink = kit.INKS["black"]
EDGE = 1.8
QUAY = SKYLINE_LOW - 26
"""The ground line in Paris."""


class Canvas:
    """A part of the board on a sheet with smooth edges, in the units of the board. Shapes have a dark edge by
    default."""

    def __init__(self, box: Box, fine: int = 2) -> None:
        left, top, right, low = box
        self.origin = (left + right) / 2, (top + low) / 2
        self.sheet = kit.Sheet((right - left) / 2, (low - top) / 2, fine)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x - self.origin[0], y - self.origin[1]) for x, y in points]

    def line(self, points: Sequence[Point], ink: Ink = DARK, width: float = EDGE) -> None:
        """A line through points."""
        self.sheet.line(self._at(points), ink, width)

    def shape(self, points: Sequence[Point], ink: Ink, edge: Ink | None = DARK) -> None:
        """A filled polygon; it has no edge if `edge` is None."""
        self.sheet.polygon(self._at(points), ink)
        if edge is not None:
            self.line([*points, points[0]], edge)

    def box(self, left: float, top: float, right: float, low: float, ink: Ink, edge: Ink | None = DARK) -> None:
        """A filled rectangle."""
        self.shape([(left, top), (right, top), (right, low), (left, low)], ink, edge)

    def frame(self, left: float, top: float, right: float, low: float) -> None:
        """The frame of a picture."""
        self.line([(left, top), (right, top), (right, low), (left, low), (left, top)], "line", 2.4)

    def disc(self, x: float, y: float, radius: float, ink: Ink, edge: Ink | None = DARK) -> None:
        """A disc; its edge is outside the radius."""
        (at,) = self._at([(x, y)])
        if edge is not None:
            self.sheet.disc(*at, radius + EDGE, edge)
        self.sheet.disc(*at, radius, ink)

    def arch(self, x: float, low: float, wide: float, high: float, ink: Ink = DARK) -> None:
        """A door or an arch with a round top."""
        self.disc(x, low - high + wide / 2, wide / 2, ink, None)
        self.box(x - wide / 2, low - high + wide / 2, x + wide / 2, low, ink, None)

    def windows(self, box: Box, columns: int, rows: int = 1, size: tuple[float, float] = (6, 9)) -> None:
        """Windows in columns and rows, evenly spread over a box."""
        left, top, right, low = box
        for column in range(columns):
            for row in range(rows):
                x = left + (column + 0.5) * (right - left) / columns
                y = top + (row + 0.5) * (low - top) / rows
                self.box(x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2, "slate", None)

    def house(self, left: float, low: float, wide: float, high: float, roof: Ink = "roof") -> None:
        """A house with its gable to the front and its lower edge at `low`."""
        top, right = low - high, left + wide
        self.box(left, top, right, low, "stone")
        self.box(right - wide * 0.22, top, right, low, "shade", None)
        self.shape([(left - 3, top), (left + wide / 2, top - wide * 0.62), (right + 3, top)], roof)
        self.windows((left, top, right, low - 12), max(2, int(wide / 18)), max(1, int(high / 26)))
        self.arch(left + wide / 2, low, 9, 13)

    def palace(self, left: float, right: float, low: float, high: float, roof: float = 18) -> None:
        """A long front with a steep roof and chimneys."""
        top, columns = low - high, max(2, int((right - left) / 17))
        for x in range(int(left) + 18, int(right) - 10, 46):
            self.box(x, top - roof - 8, x + 7, top - roof + 8, "roof")
        self.shape([(left, top), (left + 7, top - roof), (right - 7, top - roof), (right, top)], "slate")
        self.box(left, top, right, low, "stone")
        self.windows((left, top, right, low), columns, 2, (6, high / 4))
        self.line([(left, top + high / 2), (right, top + high / 2)], "shade", 2)

    def pavilion(self, x: float, low: float, wide: float, high: float, roof: float) -> None:
        """A pavilion with a steep roof of its own."""
        left, right, top = x - wide / 2, x + wide / 2, low - high
        self.shape([(left - 3, top), (left + wide * 0.2, top - roof), (right - wide * 0.2, top - roof),
                    (right + 3, top)], "slate")  # fmt: skip
        self.line([(x, top - roof), (x, top - roof - 11)], DARK, 2)
        self.disc(x, top - roof - 11, 2.4, "gold")
        self.box(left, top, right, low, "stone")
        self.box(right - wide * 0.2, top, right, low, "shade", None)
        self.windows((left, top, right, low - 14), 3, 2, (6, high / 5))
        self.arch(x, low, 12, 18)

    def tower(self, x: float, low: float, wide: float, high: float, roof: float = 0) -> None:
        """A round tower with battlements, or with a pointed roof if `roof` is not 0."""
        left, right, top = x - wide / 2, x + wide / 2, low - high
        self.box(left, top, right, low, "stone")
        self.box(right - wide * 0.34, top + 1, right - 1, low, "shade", None)
        if roof:
            self.shape([(left - 4, top), (x, top - roof), (right + 4, top)], "slate")
        else:
            self.box(left - 3, top - 8, right + 3, top + 2, "stone")
            step = (wide + 6) / 5
            for at in (0, 2, 4):
                self.box(left - 3 + at * step, top - 14, left - 3 + (at + 1) * step, top - 7, "stone")
        self.windows((left, top + 4, right, low - 8), 1, max(1, int(high / 34)), (4, 10))

    def tree(self, x: float, low: float, size: float = 9) -> None:
        """A tree."""
        self.line([(x, low), (x, low - size)], DARK, 3)
        self.disc(x, low - size * 1.5, size, "wood")

    def tent(self, x: float, low: float, size: float, ink: Ink) -> None:
        """A soldier's tent with a pennon."""
        self.shape([(x - size, low), (x, low - size * 1.25), (x + size, low)], "stone")
        self.shape([(x - size * 0.3, low), (x, low - size * 1.25), (x + size * 0.3, low)], "shade")
        self.line([(x, low - size * 1.25), (x, low - size * 1.7)], DARK, 2)
        self.shape([(x, low - size * 1.7), (x + 12, low - size * 1.58), (x, low - size * 1.42)], ink)

    def waves(self, xs: Iterable[float], y: float) -> None:
        """Small waves, a pair at each x."""
        for x in xs:
            for shift in (0, 13):
                self.line(kit.curve((x + shift, y), (x + shift + 6.5, y - 7), (x + shift + 13, y), 5), "sea-line", 1.6)

    def ship(self, x: float, y: float, size: float) -> None:
        """A ship under sail with its keel at y."""

        def at(points: Sequence[Point]) -> list[Point]:
            return [(x + a * size, y + b * size) for a, b in points]

        for mast, top in ((-0.32, -1.0), (0.25, -1.25)):
            self.line(at([(mast, -0.3), (mast, top - 0.12)]), DARK, 2.2)
            self.shape(at([(mast - 0.3, top), (mast + 0.26, top), (mast + 0.36, -0.42), (mast - 0.18, -0.42)]), "face")
        self.shape(at([(0.25, -1.37), (0.62, -1.29), (0.25, -1.2)]), "roof")
        self.shape(at([(-0.85, -0.42), (-0.5, -0.3), (0.45, -0.3), (0.95, -0.46), (0.66, 0), (-0.6, 0)]), "road")


def draw_scenery(image: Image.Image) -> None:
    """The whole scenery of the board."""
    box = (0.0, float(SIEGE_TOP - 4), float(WIDTH), float(MILADY_LOW + 4))
    canvas = Canvas(box)
    _draw_siege(canvas)
    _draw_skyline(canvas)
    _draw_street(canvas)
    _draw_quarters(canvas)
    kit.put(image, canvas.sheet.finish(), *canvas.origin)


# --- La Rochelle ---


def _draw_siege(canvas: Canvas) -> None:
    """The sea with the town on the coast, the King's camp on land, and the causeway across both."""
    top, low = SIEGE_TOP, SIEGE_LOW
    coast = kit.curve((462, top), (404, 190), (446, low), 14)
    canvas.box(LEFT, top, RIGHT, low, "land", None)
    canvas.shape([(LEFT, top), *coast, (LEFT, low)], "sea", None)
    for reach, width in ((15, 1.4), (8, 2.0)):
        canvas.line([(x - reach, y) for x, y in coast], "sea-line", width)
    canvas.line(coast, DARK, 2.2)
    canvas.waves((212, 292), 200)
    canvas.waves((30, 156, 252, 344), 194)
    canvas.waves((100, 300, 362), 162)
    canvas.ship(342, 190, 23)
    canvas.ship(276, 200, 15)
    for x, high, roof in ((418, 30, 20), (456, 26, 0), (437, 20, 0)):
        canvas.tower(x, 204, 17, high, roof)
    _draw_hills(canvas)
    for x, size in ((900, 17), (932, 13), (878, 11), (560, 13), (660, 11), (770, 14), (748, 10)):
        canvas.tent(x, 202, size, "king")
    for x, y in (
        (486, 192),
        (502, 180),
        (958, 198),
        (972, 186),
        (846, 178),
        (862, 170),
        (706, 176),
        (612, 182),
        (628, 174),
    ):
        canvas.tree(x, y)
    canvas.box(LEFT, CAUSEWAY_Y - 25, RIGHT, CAUSEWAY_Y + 25, "road")
    canvas.frame(LEFT, top, RIGHT, low)


def _draw_hills(canvas: Canvas) -> None:
    """Fields behind the camp, and a mill on a hill."""
    hills = [
        (478, 176),
        *kit.curve((478, 176), (580, 148), (700, 168), 10),
        *kit.curve((700, 168), (800, 186), (RIGHT, 156), 12),
    ]
    canvas.shape([*hills, (RIGHT, SIEGE_TOP), (452, SIEGE_TOP)], "sky", None)
    canvas.line(hills, "shade", 2)
    for start in range(520, RIGHT - 20, 60):
        canvas.line(kit.curve((start, 204), (start + 16, 192), (start + 52, 184), 6), "road", 2)
    x, y = 930.0, 166.0
    canvas.shape([(x - 7, y), (x - 5, y - 15), (x + 5, y - 15), (x + 7, y)], "stone")
    canvas.shape([(x - 7, y - 15), (x, y - 21), (x + 7, y - 15)], "roof")
    for dx, dy in ((12, 9), (-9, 12)):
        canvas.line([(x - dx, y - 15 - dy), (x + dx, y - 15 + dy)], DARK, 2.4)


# --- Paris and the Louvre ---

HOUSES = ((20, 42, 26), (60, 36, 32), (94, 44, 24), (136, 34, 34), (186, 40, 46), (224, 34, 36), (256, 46, 54))
"""(left, width, height) of each house; those below the name of the city are low."""


def _draw_skyline(canvas: Canvas) -> None:
    """Houses and Notre-Dame to the left of the Seine, the Louvre to its right."""
    canvas.box(LEFT, SKYLINE_TOP, RIGHT, SKYLINE_LOW, "sky", None)
    for left, wide, high in HOUSES:
        canvas.house(left, QUAY, wide, high, "slate" if left % 4 else "roof")
    _draw_cathedral(canvas, 362)
    for left, wide, high in ((432, 32, 30), (304, 26, 24)):
        canvas.house(left, QUAY, wide, high)
    canvas.palace(522, 690, QUAY, 36)
    canvas.palace(712, RIGHT - 18, QUAY, 44)
    for x, wide, high, roof in ((540, 34, 36, 12), (702, 58, 48, 24), (836, 46, 46, 20), (950, 50, 48, 22)):
        canvas.pavilion(x, QUAY, wide, high, roof)
    canvas.box(LEFT, QUAY, RIGHT, SKYLINE_LOW, "road", None)
    for x in range(LEFT + 10, RIGHT, 26):
        canvas.line([(x, QUAY + 14), (x + 12, QUAY + 14)], "shade", 1.6)
    canvas.line([(LEFT, QUAY), (RIGHT, QUAY)], DARK, 2)
    _draw_bridge(canvas)
    canvas.frame(LEFT, SKYLINE_TOP, RIGHT, SKYLINE_LOW)


def _draw_cathedral(canvas: Canvas, x: float) -> None:
    """Notre-Dame: two towers with a rose between them, the nave and its spire behind."""
    canvas.line([(x + 50, QUAY - 52), (x + 50, QUAY - 82)], DARK, 2.4)
    canvas.shape([(x + 26, QUAY - 34), (x + 32, QUAY - 54), (x + 68, QUAY - 54), (x + 76, QUAY - 34)], "slate")
    canvas.box(x + 26, QUAY - 34, x + 76, QUAY, "stone")
    canvas.windows((x + 30, QUAY - 30, x + 76, QUAY - 4), 3, 1, (6, 16))
    canvas.box(x - 30, QUAY - 50, x + 30, QUAY, "stone")
    for side in (-1, 1):
        canvas.box(x + side * 19 - 12, QUAY - 78, x + side * 19 + 12, QUAY - 48, "stone")
        canvas.windows((x + side * 19 - 11, QUAY - 74, x + side * 19 + 11, QUAY - 50), 2, 1, (5, 17))
        canvas.arch(x + side * 19, QUAY, 10, 17)
    canvas.disc(x, QUAY - 33, 9, "slate")
    canvas.arch(x, QUAY, 12, 20)


def _draw_bridge(canvas: Canvas) -> None:
    """The Seine under the Pont Neuf."""
    canvas.shape([(484, QUAY - 6), (518, QUAY - 6), (540, SKYLINE_LOW), (458, SKYLINE_LOW)], "sea", None)
    canvas.line([(484, QUAY - 6), (458, SKYLINE_LOW)], DARK, 2)
    canvas.line([(518, QUAY - 6), (540, SKYLINE_LOW)], DARK, 2)
    canvas.box(468, QUAY - 14, 532, QUAY + 8, "stone")
    for x in (484, 516):
        canvas.arch(x, QUAY + 9, 22, 17, "sea")
    canvas.waves((470, 502), SKYLINE_LOW - 5)


# --- the street, and Milady's quarters ---


def _draw_street(canvas: Canvas) -> None:
    """Tréville's house, the Bastille and the Cardinal's palace on one street."""
    low, ground = STREET_LOW, STREET_LOW - 22
    right = place_box("richelieu")[2]
    canvas.box(LEFT, STREET_TOP, right, low, "sky", None)
    canvas.house(26, ground, 46, 36, "slate")
    canvas.palace(64, 174, ground, 52, 22)
    canvas.house(158, ground, 54, 44)
    canvas.arch(118, ground, 26, 34)
    for x, high in ((262, 58), (394, 58), (296, 66), (360, 66), (328, 74)):
        canvas.tower(x, ground, 36, high)
    canvas.arch(328, ground, 18, 26)
    canvas.palace(468, 634, ground, 46, 24)
    canvas.pavilion(551, ground, 56, 56, 24)
    for x in (478, 624):
        canvas.box(x - 9, ground - 44, x + 9, ground - 8, CARDINAL)
    for x in (226, 434, 446, 640):
        canvas.tree(x, ground + 2)
    canvas.box(LEFT, ground, right, low, "road", None)
    canvas.line([(LEFT, ground), (right, ground)], DARK, 2)
    for x in range(LEFT + 16, int(right), 26):
        canvas.line([(x, ground + 12), (x + 12, ground + 12)], "shade", 1.6)
    canvas.frame(LEFT, STREET_TOP, right, low)


def _draw_quarters(canvas: Canvas) -> None:
    """A house by night."""
    top, ground = QUARTERS_TOP - 10, QUARTERS_LOW - 16
    canvas.box(MILADY_LEFT, top, RIGHT, QUARTERS_LOW, "night", None)
    canvas.disc(RIGHT - 34, top + 64, 14, "gold", None)
    canvas.disc(RIGHT - 40, top + 60, 13, "night", None)
    for x, high, roof in ((MILADY_LEFT + 70, 40, 22), (RIGHT - 90, 36, 24)):
        canvas.tower(x, ground, 26, high, roof)
    canvas.palace(MILADY_LEFT + 84, RIGHT - 102, ground, 32, 14)
    canvas.arch((MILADY_LEFT + RIGHT) / 2 - 10, ground, 14, 20)
    for x in (MILADY_LEFT + 24, MILADY_LEFT + 40, RIGHT - 54, RIGHT - 22):
        canvas.tree(x, ground + 2, 10)
    canvas.box(MILADY_LEFT, ground, RIGHT, QUARTERS_LOW, kit.blend("night", "black", 0.5), None)


# --- a picture of every quest ---


@kit.cache(8)
def vignette(quest: int, wide: float, high: float) -> Image.Image:
    """The picture of a quest: the inn, the ship to England, the road back, or a gallery; only sky after the last
    quest."""
    canvas = Canvas((0, 0, wide, high), 4)
    canvas.box(0, 0, wide, high, "sky", None)
    draw = {1: _draw_inn, 2: _draw_crossing, 3: _draw_road, 4: _draw_gallery}.get(quest)
    if draw is not None:
        draw(canvas, wide, high)
    canvas.frame(1, 1, wide - 1, high - 1)
    return canvas.sheet.finish()


def _draw_inn(canvas: Canvas, wide: float, high: float) -> None:
    """The inn at the roadside under its sign."""
    ground = high * 0.62
    canvas.house(38, ground, 58, 44)
    canvas.palace(22, 50, ground, 30, 14)
    canvas.line([(102, ground), (102, ground - 54), (118, ground - 54)], DARK, 3)
    canvas.disc(112, ground - 42, 9, "gold")
    canvas.tree(14, ground, 10)
    canvas.box(0, ground, wide, high, "land", None)
    canvas.shape([(62, ground), (78, ground), (110, high), (20, high)], "road", None)
    canvas.line([(0, ground), (wide, ground)], DARK, 2)


def _draw_crossing(canvas: Canvas, wide: float, high: float) -> None:
    """A ship before the cliffs of Dover."""
    sea = high * 0.34
    canvas.box(0, sea, wide, high, "sea", None)
    canvas.shape([(70, sea), (76, sea - 26), (96, sea - 30), (wide, sea - 36), (wide, sea)], "face")
    for y in range(int(sea) + 18, int(high) - 6, 20):
        canvas.waves((8 + y % 3 * 14, 74 - y % 4 * 6), y)
    canvas.ship(46, sea + 42, 34)


def _draw_road(canvas: Canvas, wide: float, high: float) -> None:
    """The road home, Paris on the horizon."""
    ground = high * 0.34
    for x, tall in ((48, 18), (62, 26), (76, 26), (90, 16)):
        canvas.tower(x, ground, 12, tall)
    canvas.box(0, ground, wide, high, "land", None)
    canvas.line([(0, ground), (wide, ground)], DARK, 2)
    bend = kit.curve((60, ground), (20, high * 0.6), (20, high), 10)
    canvas.shape([*bend, (104, high), *reversed(kit.curve((70, ground), (78, high * 0.6), (104, high), 10))], "road")
    for x, y, size in ((16, 0.5, 9), (106, 0.52, 10), (112, 0.74, 12), (12, 0.8, 12)):
        canvas.tree(x, high * y, size)


def _draw_gallery(canvas: Canvas, wide: float, high: float) -> None:
    """A gallery of columns above a chequered floor."""
    floor, middle = high * 0.6, wide / 2
    canvas.box(0, 0, wide, floor, "stone", None)
    canvas.arch(middle, floor, 34, 66, "sky")
    for at in range(-4, 5):
        canvas.shape([(middle + at * 10, floor), (middle + at * 10 + 5, floor), (middle + at * 34 + 17, high),
                      (middle + at * 34, high)], "shade", None)  # fmt: skip
    for x in (14, 38, wide - 38, wide - 14):
        canvas.box(x - 8, 16, x + 8, floor, "face")
        canvas.box(x - 11, 8, x + 11, 18, "gold")
        canvas.box(x - 11, floor - 8, x + 11, floor, "shade")
    canvas.line([(0, floor), (wide, floor)], DARK, 2)
