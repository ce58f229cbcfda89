"""A battle under way on the map: an arrow to the attacked city."""

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
"""The distance of the swords from the attacked city, on an arrow at least twice as long."""


def lay_battle(image: Image.Image, board: Layer, view: View) -> None:
    """An arrow along the way of the attack, dashed if it comes by sea or from afar, with swords on it."""
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
def _arrow(course: Sequence[Point], end: Point, seat: str, is_dashed: bool) -> Image.Image:
    """An arrow along a polyline with swords on it, on a sheet just large enough for both."""
    left, top, right, low = kit.bounds(course)
    left, top = left - AROUND, top - AROUND
    over = kit.clear(right + AROUND - left, low + AROUND - top)
    course, end = [(x - left, y - top) for x, y in course], (end[0] - left, end[1] - top)
    shaft = [point for point in course if math.dist(point, end) > 46] or course[:2]
    rim: Ink = "orange" if seat == "bourgogne" else "black"
    for ink, width in (("face", 15.0), (rim, 11.0), (seat, 7.0)):
        kit.stroke(over, shaft, ink, width, (22.0, 13.0) if is_dashed else None)
    head = [point for point in kit.resample(course, 3.0) if math.dist(point, end) > 32]
    if len(head) > 6:
        for ink, size in (("face", 25.0), (rim, 21.0), (seat, 16.0)):
            kit.arrow_head(over, head, ink, size)
    middle = next((point for point in course if math.dist(point, end) < SWORDS), course[12])
    middle = middle if math.dist(course[0], end) > 2 * SWORDS else course[12]
    kit.put(over, badge("swords", "face", "rose", 40), *middle)
    return over


AROUND = 34.0
"""The margin around an arrow's line, for its width and its head."""


@lru_cache(maxsize=256)
def _clear_course(words: Words, source: str | None, city: str) -> list[Point]:
    """The line from a city, or from the right, to the attacked city, bent so that it crosses the fewest names; cached,
    must not be modified."""
    names = [label.box for labels in (city_labels, province_labels) for label in labels(words).values()]
    x, y = PLACES[city]
    ways = [_course(PLACES[source] if source else (x + 86, y - 70), (x, y), bend) for bend in BENDS]
    return min(ways, key=lambda way: sum(kit.meet((x - 8, y - 8, x + 8, y + 8), box) for x, y in way for box in names))


BENDS = (-1.0, 1.0, -0.3, 0.3, -1.7, 1.7)
"""The possible bends of an arrow; the sign gives the side."""


def _course(start: Point, end: Point, lift: float) -> list[Point]:
    """An arc between two places, bent to one side."""
    length = math.dist(start, end) or 1.0
    bend = min(60.0, length * 0.22) if length > 90 else 0.0
    side = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    middle = ((start[0] + end[0]) / 2 + side[0] * bend * lift * 2, (start[1] + end[1]) / 2 + side[1] * bend * lift * 2)
    return kit.curve(start, middle, end, 24)
