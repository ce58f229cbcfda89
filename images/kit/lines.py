"""Lines and arrows: polylines, and strokes along them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from images.kit.colours import Ink, rgb
from images.kit.looks import Point, look
from images.kit.sheets import Sheet, put


def resample(points: Sequence[Point], step: float) -> list[Point]:
    """The polyline with points at equal distances."""
    out = [points[0]]
    rest = step
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        at = rest
        while at <= length and length > 0:
            out.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            at += step
        rest = at - length
    return out


def round_corners(points: Sequence[Point], radius: float) -> list[Point]:
    """The polyline with rounded corners; each curve begins `radius` before its corner."""
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start = _towards(corner, before, radius)
        end = _towards(corner, after, radius)
        out += curve(start, corner, end, 8)
    return [*out, points[-1]]


def beside(one: Point, other: Point, share: float) -> Point:
    """The midpoint of two points, moved sideways by a share of their distance."""
    aside = (other[1] - one[1]) * share, (other[0] - one[0]) * share
    return (one[0] + other[0]) / 2 - aside[0], (one[1] + other[1]) / 2 + aside[1]


def curve(start: Point, aside: Point, end: Point, pieces: int) -> list[Point]:
    """A curve from one point to another that heads for a third, as a polyline of this number of pieces."""
    points = []
    for step in range(pieces + 1):
        t = step / pieces
        u = 1 - t
        x = u * u * start[0] + 2 * u * t * aside[0] + t * t * end[0]
        y = u * u * start[1] + 2 * u * t * aside[1] + t * t * end[1]
        points.append((x, y))
    return points


def _towards(a: Point, b: Point, length: float) -> Point:
    share = min(0.5, length / (math.dist(a, b) or 1))
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def crossings(one: Sequence[Point], other: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The pieces of `one` on which it crosses `other`, each centred on the crossing and 2 units long."""
    for a, b in itertools.pairwise(one):
        dx, dy = b[0] - a[0], b[1] - a[1]
        for c, d in itertools.pairwise(other):
            c_side = dx * (c[1] - a[1]) - dy * (c[0] - a[0])
            d_side = dx * (d[1] - a[1]) - dy * (d[0] - a[0])
            if c_side * d_side >= 0:
                continue
            ex, ey = d[0] - c[0], d[1] - c[1]
            a_side, b_side = ex * (a[1] - c[1]) - ey * (a[0] - c[0]), ex * (b[1] - c[1]) - ey * (b[0] - c[0])
            if a_side * b_side >= 0:
                continue
            share = a_side / (a_side - b_side)
            x, y, length = a[0] + dx * share, a[1] + dy * share, math.hypot(dx, dy)
            yield (x - dx / length, y - dy / length), (x + dx / length, y + dy / length)


def middle_of(before: Point, after: Point, length: float) -> list[Point]:
    """A straight piece of this length through two points, with its middle between them."""
    x, y = (before[0] + after[0]) / 2, (before[1] + after[1]) / 2
    dx, dy = after[0] - before[0], after[1] - before[1]
    half = length / 2 / (math.hypot(dx, dy) or 1)
    return [(x - dx * half, y - dy * half), (x + dx * half, y + dy * half)]


def stroke(
    image: Image.Image, points: Sequence[Point], ink: Ink, width: float, dash: tuple[float, float] | None = None
) -> None:
    """A smooth line on a full-colour image, solid or dashed; its ends are round."""
    fine = 4
    scale = look().scale
    points, width = [(x * scale, y * scale) for x, y in points], width * scale
    dash = dash and (dash[0] * scale, dash[1] * scale)
    margin = math.ceil(width) + 2
    left, top = (math.floor(min(p[i] for p in points)) - margin for i in (0, 1))
    right, low = (math.ceil(max(p[i] for p in points)) + margin for i in (0, 1))
    mask = Image.new("L", ((right - left) * fine, (low - top) * fine), 0)
    draw = ImageDraw.Draw(mask)
    for run in _dashes(points, dash):
        course = [((x - left) * fine, (y - top) * fine) for x, y in run]
        draw.line(course, fill=255, width=round(width * fine), joint="curve")
        for x, y in (course[0], course[-1]):
            r = width * fine / 2
            draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=255)
    image.paste((*rgb(ink), 255), (left, top), mask.reduce(fine))


def _dashes(points: Sequence[Point], dash: tuple[float, float] | None) -> list[list[Point]]:
    if dash is None:
        return [list(points)]
    fine = resample(points, 1.0)
    on, off = dash
    count = max(1, round((len(fine) + off) / (on + off)))
    period = (len(fine) + off) / count
    runs = []
    for k in range(count):
        run = fine[round(k * period) : round(k * period + period - off)]
        if len(run) > 1:
            runs.append(run)
    return runs


def arrow_head(image: Image.Image, points: Sequence[Point], ink: Ink, size: float = 9) -> None:
    """The head of an arrow at a line's end."""
    (ax, ay), (bx, by) = points[-6], points[-1]
    angle = math.atan2(by - ay, bx - ax)
    sheet = Sheet(size + 3, size + 3)
    sheet.polygon([(size * math.cos(angle + a), size * math.sin(angle + a)) for a in (0.0, 2.5, -2.5)], ink)
    put(image, sheet.finish(), bx, by)
