"""A battle under way on the map: an arrow to where it is fought."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from fronde.core.types import Json
from fronde.texts import Words
from images import kit
from images.jeanne.geometry import PLACES
from images.jeanne.inks import FOREIGN
from images.jeanne.layers import Layer
from images.jeanne.lettering import city_labels, province_labels
from images.jeanne.pieces import badge
from images.kit import Ink, Point
from images.manifest import View

SWORDS = 110.0
"""How far from where a battle is fought its sign stands, of an arrow that is much longer."""


def lay_battle(image: Image.Image, board: Layer, view: View) -> None:
    """An arrow from where an attack comes, dashed where it comes over sea or from afar, and swords on it."""
    battle: Json = view.get("battle")
    if not battle:
        return
    source, city = battle.get("source_city"), battle["city"]
    course = _clear_course(board.words, source, city)
    left, top, *_ = kit.bounds(course)
    left, top = board.port.at(left - AROUND, top - AROUND)
    over = _arrow(tuple(course), PLACES[city], battle.get("attacker_seat") or FOREIGN, battle["way"] != "road")
    kit.lay_over(image, over, kit.pixels(left), kit.pixels(top))


@kit.cache(32)
def _arrow(course: Sequence[Point], end: Point, seat: str, dashed: bool) -> Image.Image:
    """An arrow along a course with swords on it, as large as it and what is around it."""
    left, top, right, low = kit.bounds(course)
    left, top = left - AROUND, top - AROUND
    over = kit.clear(right + AROUND - left, low + AROUND - top)
    course, end = [(x - left, y - top) for x, y in course], (end[0] - left, end[1] - top)
    shaft = [point for point in course if math.dist(point, end) > 46] or course[:2]
    rim: Ink = "orange" if seat == "bourgogne" else "black"
    for ink, width in (("face", 15.0), (rim, 11.0), (seat, 7.0)):
        kit.stroke(over, shaft, ink, width, (22.0, 13.0) if dashed else None)
    head = [point for point in kit.resampled(course, 3.0) if math.dist(point, end) > 32]
    if len(head) > 6:
        for ink, size in (("face", 25.0), (rim, 21.0), (seat, 16.0)):
            kit.arrow_head(over, head, ink, size)
    middle = next((point for point in course if math.dist(point, end) < SWORDS), course[12])
    middle = middle if math.dist(course[0], end) > 2 * SWORDS else course[12]
    kit.put(over, badge("swords", "face", "rose", 40), *middle)
    return over


AROUND = 34.0
"""Room about the course for what is wider."""


@lru_cache(maxsize=256)
def _clear_course(words: Words, source: str | None, city: str) -> list[Point]:
    """The course from a city, or from the right, to another, bent so that it crosses the fewest names; not to be
    changed."""
    names = [label.box for labels in (city_labels, province_labels) for label in labels(words).values()]
    x, y = PLACES[city]
    ways = [_course(PLACES[source] if source else (x + 86, y - 70), (x, y), bend) for bend in BENDS]
    return min(ways, key=lambda way: sum(kit.meet((x - 8, y - 8, x + 8, y + 8), box) for x, y in way for box in names))


BENDS = (-1.0, 1.0, -0.3, 0.3, -1.7, 1.7)
"""How far an arrow is bent, and to which side."""


def _course(start: Point, end: Point, lift: float) -> list[Point]:
    """A bow between two places to one side, ending short of the markers."""
    length = math.dist(start, end) or 1.0
    bend = min(60.0, length * 0.22) if length > 90 else 0.0
    side = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    middle = ((start[0] + end[0]) / 2 + side[0] * bend * lift * 2, (start[1] + end[1]) / 2 + side[1] * bend * lift * 2)
    return kit.curved(start, middle, end, 24)
