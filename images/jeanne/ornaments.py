"""The ornaments on the sea: a compass rose with its lines, ships, the names of the seas; and the map's frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from images import kit
from images.jeanne.geometry import MAP_HEIGHT, WIDTH, on_earth
from images.kit import Ink, Point, Stamp

ROSE: Point = (268.0, 985.0)
SHIPS: tuple[tuple[float, float, float], ...] = ((676, 262, 1), (104, 420, -1), (1480, 1552, 1), (96, 1004, -1))
"""The middle of each ship, and its direction."""
SEAS: dict[str, tuple[Point, float]] = {
    "channel": (on_earth(-2.75, 49.93), 9),
    "biscay": ((104.0, 916.0), 0),
    "mediterranean": ((1270.0, 1582.0), 0),
}
"""The names of the seas, each with its position and rotation."""
FRAME = 13.0
DEGREE = 50.0


@kit.cache(4)
def rose() -> Image.Image:
    """A star of sixteen points, each half light and half dark, in a ring, with a lily in the north."""
    size = 72.0
    sheet = kit.Sheet(size + 6, size + 30)
    for radius, ink in ((size * 0.8, DARK), (size * 0.8 - 2, "paper-light"), (size * 0.66, DARK),
                        (size * 0.66 - 1.5, "face")):  # fmt: skip
        sheet.disc(0, 0, radius, ink)
    for first, step, long, wide, inks in (
        (22.5, 45, 0.62, 0.14, ("wash", "ink-soft")), (45, 90, 0.78, 0.2, ("wood", DARK)),
        (0, 90, 1.0, 0.24, ("roof", DARK)),
    ):  # fmt: skip
        for turn in range(round(360 / step)):
            _draw_point(sheet, first + turn * step, size * long, size * wide, inks)
    sheet.disc(0, 0, 6, DARK)
    sheet.disc(0, 0, 4.5, "gold")
    image = sheet.finish()
    kit.put(image, kit.icon("fleur", 26, "roof", "black", 2), kit.middle(image)[0], 15)
    return image


DARK = kit.INKS["black"]


def _draw_point(sheet: kit.Sheet, degrees: float, long: float, wide: float, inks: tuple[Ink, Ink]) -> None:
    """A point of the star: its left half in the first ink, its right half in the second."""
    angle = math.radians(degrees)

    def at(along: float, turn: float) -> Point:
        return along * math.sin(angle + turn), -along * math.cos(angle + turn)

    tip = at(long, 0)
    for side, ink in zip((-1, 1), inks, strict=True):
        sheet.polygon([(0, 0), at(wide * 1.4, side * math.pi / 8), tip], DARK)
        sheet.polygon([(0, 0), at(wide * 1.25, side * math.pi / 8.6), at(long - 3, 0)], ink)


@kit.cache(8)
def ship(way: float) -> Image.Image:
    """A cog under sail, heading right (1) or left (-1)."""
    sheet = kit.Sheet(50, 52)

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x * way, y) for x, y in points]

    hull = [(-38, 18), (-28, 14), (-26, 22), (24, 22), (28, 12), (40, 8), (30, 36), (20, 42), (-22, 42), (-32, 34)]
    sail = [(-18, -32), (20, -34), (30, -14), (24, 8), (-14, 8), (-8, -12)]
    sheet.polygon(at([(-2, -48), (2, -48), (2, 22), (-2, 22)]), DARK)
    sheet.polygon(at([(2, -50), (26, -45), (2, -39)]), "roof")
    sheet.polygon(at(sail), "face")
    sheet.polygon(at([(8, -33), (20, -34), (30, -14), (24, 8), (14, 8), (19, -12)]), "paper-deep")
    sheet.polygon(at([(1, -33), (7, -33), (17, -12), (12, 8), (6, 8), (10, -12)]), "roof")
    sheet.line([*at(sail), at(sail)[0]], DARK, 2)
    sheet.polygon(at(hull), "road")
    sheet.polygon(at([(-31, 31), (31, 29), (20, 42), (-22, 42)]), "ink-soft")
    sheet.line([*at(hull), at(hull)[0]], DARK, 2)
    for x in (-44, -18, 8):
        sheet.line(kit.curve((x, 46), (x + 12, 38), (x + 24, 46), 6), "sea-line", 2.4)
    return sheet.finish()


@kit.cache(4)
def frame() -> list[tuple[Stamp, float, float]]:
    """The frame of the whole map, alternately dark and light, as four strips with their corners."""
    strips = []
    for x, y, wide, high in ((0, 0, WIDTH, FRAME), (0, MAP_HEIGHT - FRAME, WIDTH, FRAME), (0, 0, FRAME, MAP_HEIGHT),
                             (WIDTH - FRAME, 0, FRAME, MAP_HEIGHT)):  # fmt: skip
        sheet = kit.clear(wide, high)
        kit.panel(sheet, (0, 0, wide, high), "face", "ink", 2)
        for at in range(0, round(max(wide, high)), round(2 * DEGREE)):
            box = (at, 4, at + DEGREE, high - 5) if wide > high else (4, at, wide - 5, at + DEGREE)
            kit.panel(sheet, box, "ink")
        strips.append((kit.stamp(sheet, "face"), float(x), float(y)))
    return strips


def lay_frame(image: Image.Image) -> None:
    """Draw the frame on the whole map."""
    for strip, x, y in frame():
        strip.on(image, x, y)
