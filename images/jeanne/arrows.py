"""A battle under way on the map: an arrow to where it is fought."""

from __future__ import annotations

import math

from PIL import Image

from fronde.core.types import Json
from images import kit
from images.jeanne.geometry import PLACES
from images.jeanne.inks import FOREIGN
from images.jeanne.layers import Layer
from images.jeanne.pieces import badge
from images.kit import Point
from images.manifest import View

SWORDS = 110.0
"""How far from where a battle is fought its sign stands, of an arrow that is much longer."""


def lay_battle(image: Image.Image, board: Layer, view: View) -> None:
    """An arrow from where an attack comes, dashed where it comes over sea or from afar, and swords at its end."""
    battle: Json = view.get("battle")
    if not battle:
        return
    end = board.port.at(*PLACES[battle["city"]])
    source = battle.get("source_city")
    start = board.port.at(*PLACES[source]) if source else (end[0] + 86, end[1] - 70)
    over = Image.new("RGBA", image.size, (0, 0, 0, 0))
    course = _course(start, end)
    dash = None if battle["way"] == "road" else (22.0, 13.0)
    seat = battle.get("attacker_seat") or FOREIGN
    shaft = [point for point in course if math.dist(point, end) > 46] or course[:2]
    for ink, width in (("face", 15.0), ("black" if seat != "bourgogne" else "orange", 11.0), (seat, 7.0)):
        kit.stroke(over, shaft, ink, width, dash)
    head = [point for point in kit.resampled(course, 3.0) if math.dist(point, end) > 32]
    if len(head) > 6:
        for ink, size in (("face", 25.0), ("black" if seat != "bourgogne" else "orange", 21.0), (seat, 16.0)):
            kit.arrow_head(over, head, ink, size)
    middle = next((point for point in course if math.dist(point, end) < SWORDS), course[12])
    middle = middle if math.dist(start, end) > 2 * SWORDS else course[12]
    kit.put(over, badge("swords", "face", "rose", 40), *middle)
    kit.lay_over(image, over)


def _course(start: Point, end: Point) -> list[Point]:
    """A bow between two places, ending short of the markers."""
    length = math.dist(start, end) or 1.0
    bend = min(60.0, length * 0.22) if length > 90 else 0.0
    side = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    lift = -1 if side[1] > 0 else 1
    middle = ((start[0] + end[0]) / 2 + side[0] * bend * lift * 2, (start[1] + end[1]) / 2 + side[1] * bend * lift * 2)
    return kit.curved(start, middle, end, 24)
