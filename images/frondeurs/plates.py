"""Names large enough for a phone, on plates over the Spaces that may be chosen."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator

from PIL import Image

from fronde.games.frondeurs.data import SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.edition import space_of
from images.frondeurs.geometry import HEADER, NAME_SIZE, PANEL_TOP, PLACES, body_box, name_box, radius
from images.frondeurs.reading import short
from images.kit import Box, Port, flat

MOST_PLATES = 30
"""The most Spaces that get plates; more plates would hide the board."""
FAR = 40.0
"""The distance from a Space's edge up to which its plate has no line to it."""
LEGIBLE, LEAST = 10 / 390, 9 / 390
"""The height of letters, as a share of the width: ten pixels on a phone; nine if there is no room."""


def lay_plates(image: Image.Image, words: Words, port: Port, picks: Collection[str], focus: Collection[str]) -> None:
    """The names of chosen Spaces again and larger, if the printed ones are too small for a phone and there are not too
    many. No plate covers another, a Space of `focus`, or the printed name of one."""
    size = LEGIBLE * port.width
    if size <= NAME_SIZE or len(picks) > MOST_PLATES:
        return
    spaces = sorted(map(space_of, picks), key=lambda space: PLACES[space.id][::-1])
    focus_spaces = [*map(space_of, focus)]
    obstacles = [body_box(space) for space in focus_spaces]
    small = {space.id: name_box(space, short(words, space.id)) for space in focus_spaces}
    for space in spaces:
        name = short(words, space.id)
        others = [*obstacles, *(box for name, box in small.items() if name != space.id)]
        plates = find_places(space, name, small[space.id], port)
        box, high = next((one for one in plates if not any(kit.meet(one[0], other) for other in others)), (None, 0))
        if box is not None:
            obstacles.append(box)
            _tie(image, space, box, port)
            draw_plate(image, name, box, high, port)


def find_places(space: SpaceData, name: str, small: Box, port: Port) -> Iterator[tuple[Box, float]]:
    """Where the plate of a Space may lie, and how high its letters are: near it, then ever farther."""
    for share in (LEGIBLE, LEAST):
        high = share * port.width
        wide = kit.text_width(name, "name", high) + high * 0.6
        for box in places_of(space, small, wide, high * 1.3, port):
            yield box, high
    left, top, right, low = _room(port)
    for x, y in kit.rings(PLACES[space.id], wide, high * 1.3, radius(space) + 8):
        x, y = min(max(x, left + wide / 2), right - wide / 2), min(max(y, top + high * 0.65), low - high * 0.65)
        yield (x - wide / 2, y - high * 0.65, x + wide / 2, y + high * 0.65), high


def _room(port: Port) -> Box:
    """The part of the board that plates may lie on."""
    left, top, right, low = port.inner
    return left, max(top, HEADER), right, min(low, PANEL_TOP)


def _tie(image: Image.Image, space: SpaceData, box: Box, port: Port) -> None:
    """A line from a plate that lies farther off to its Space."""
    x, y = PLACES[space.id]
    near = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
    if math.dist((x, y), near) > radius(space) + FAR:
        over = kit.clear(port.width, port.height)
        kit.stroke(over, [port.at(*near), port.at(x, y)], "ink", 0.0025 * port.width)
        kit.lay_over(image, over)


def draw_plate(image: Image.Image, name: str, box: Box, size: float, port: Port) -> None:
    """One plate."""
    flat.draw_plate(image, name, (*port.at(*box[:2]), *port.at(*box[2:])), size, "name")


def places_of(space: SpaceData, small: Box, wide: float, high: float, port: Port) -> Iterator[Box]:
    """The possible boxes of a plate: over the printed name of its Space, above the Space, right and left of it; moved
    inwards if they would stick out."""
    (x, y), far = PLACES[space.id], radius(space) + 4
    left, top, right, low = _room(port)
    wide = max(wide, small[2] - small[0])
    for dx, dy in (
        (0, small[1] - y + high / 2),
        (0, -far - 14 - high / 2),
        (far + wide / 2 + 14, 0),
        (-far - wide / 2 - 14, 0),
    ):
        middle = min(max(x + dx, left + wide / 2), right - wide / 2)
        if top <= y + dy - high / 2 and y + dy + high / 2 <= low:
            yield middle - wide / 2, y + dy - high / 2, middle + wide / 2, y + dy + high / 2
