"""Names large enough for a phone, on plates beside the cities that may be chosen, or over provinces."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.geometry import PLACES
from images.jeanne.lettering import CITY_SIZE, Label, city_labels, province_labels
from images.jeanne.reading import cities_in
from images.kit import Box, Point, Port
from images.kit.flat import draw_plate as draw_plate_at

LEGIBLE, LEAST = 14 / 390, 9.5 / 390
"""The sizes of letters, as a share of the width: usually, with capitals 9 pixels high on a phone; and if there are many
names."""
MANY = 12
FAR = 40.0
"""The radius of a marker with its ring."""


class NamePlate(NamedTuple):
    """A name, its box, and the size of its letters; `spot`: the place it names; `role`: the type it is set in."""

    text: str
    box: Box
    size: float
    spot: Point
    role: kit.Role


def has_plates(port: Port, count: int) -> bool:
    """Whether this number of names gets plates: if the printed ones would be too small."""
    return size_for(port, count) > CITY_SIZE


def size_for(port: Port, count: int) -> float:
    """The least size of letters for this number of names."""
    return (LEGIBLE if count <= MANY else LEAST) * port.width


def find_plates(words: Words, port: Port, cities: Collection[str], provinces: Collection[str]) -> list[NamePlate]:
    """The plates of a part of the map: each over the printed name, or as near to its place as possible; none covers
    another or a marker of these cities. Plates of provinces come last, in capitals."""
    size = size_for(port, len(cities) + len(provinces))
    about = {*cities, *(city for province in provinces for city in cities_in(province))}
    obstacles = [_around(PLACES[city], 2 * FAR, 2 * FAR) for city in about]
    if size <= CITY_SIZE:
        obstacles += [city_labels(words)[city].box for city in about]
    names: list[tuple[Label, Point, str, kit.Role]] = []
    if size > CITY_SIZE:
        names += [(city_labels(words)[c], PLACES[c], words.name("city", c), "name") for c in cities]
    names += [(province_labels(words)[p], middle_of(p), words.name("province", p).upper(), "caps") for p in provinces]
    plates = []
    for label, spot, text, role in names:
        wide, high = kit.text_width(text, role, size) + size * 0.6, size * 1.3
        options = _places(label, spot, wide, high, port)
        printed_box = next(options)
        boxes = itertools.chain([printed_box], options)
        box = next((box for box in boxes if not any(kit.meet(box, other) for other in obstacles)), printed_box)
        obstacles.append(box)
        plates.append(NamePlate(text, box, size, spot, role))
    return plates


def middle_of(province: str) -> Point:
    """The middle of a province's cities."""
    across, down = zip(*(PLACES[city] for city in cities_in(province)), strict=True)
    return sum(across) / len(across), sum(down) / len(down)


def _around(middle: Point, wide: float, high: float) -> Box:
    return middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2


def _places(label: Label, spot: Point, wide: float, high: float, port: Port) -> Iterator[Box]:
    """The possible boxes of a plate: over the printed name, then around its place, ever farther away; inside the
    part."""
    left, top, right, low = port.inner
    for x, y in itertools.chain([(label.x, label.y)], kit.rings(spot, wide, high, FAR + 4)):
        x = min(max(x, left + wide / 2 + 4), right - wide / 2 - 4)
        y = min(max(y, top + high / 2 + 4), low - high / 2 - 4)
        yield _around((x, y), wide, high)


def lay_plates(
    image: Image.Image, words: Words, port: Port, cities: Collection[str], provinces: Collection[str]
) -> None:
    """Draw the plates."""
    for plate in find_plates(words, port, cities, provinces):
        draw_plate(image, plate, port)


def draw_plate(image: Image.Image, plate: NamePlate, port: Port) -> None:
    """One plate, joined to its city if that is far off."""
    (left, top), (right, low), size = port.at(*plate.box[:2]), port.at(*plate.box[2:]), plate.size
    x, y = port.at(*plate.spot)
    near = min(max(x, left), right), min(max(y, top), low)
    if plate.role == "name" and math.dist((x, y), near) > FAR + size:
        over = kit.clear(port.width, port.height)
        kit.stroke(over, [near, (x, y)], "ink", size * 0.08)
        kit.lay_over(image, over)
    draw_plate_at(image, plate.text, (left, top, right, low), size, plate.role)
