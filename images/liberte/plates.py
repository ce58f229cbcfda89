"""Names large enough for a telephone, on plates over the provinces that may be chosen."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator

from PIL import Image

from fronde.games.liberte.data import PROVINCES
from fronde.texts import Words
from images import kit
from images.kit import Box, Port, Size
from images.kit.flat import draw_plate
from images.liberte.chart import name_of
from images.liberte.geography import geography
from images.liberte.measures import NAME_H, STACK_H, STACK_W
from images.liberte.reading import stacks_of
from images.manifest import View

LEGIBLE, LEAST = 10 / 390, 9.1 / 390
"""How high letters are, as a share of the width: ten pixels on a telephone; and where there is no room."""


def lay_plates(image: Image.Image, words: Words, port: Port, picks: Collection[str], view: View) -> None:
    """The names once more and larger, where those printed are too small for a telephone; none over another, nor over
    stacks."""
    if LEAST * port.width <= Size.NOTE:
        return
    obstacles = [box for province in PROVINCES for box in _stacks(view, province)]
    for province in picks:
        options = _places(words, port, province)
        box, size = next((one for one in options if not any(kit.meet(one[0], other) for other in obstacles)),
                         next(_places(words, port, province)))  # fmt: skip
        obstacles.append(box)
        draw_plate(image, name_of(words, province), (*port.at(*box[:2]), *port.at(*box[2:])), size)


def _stacks(view: View, province: str) -> Iterator[Box]:
    """The boxes of the stacks in a province."""
    slots = geography().rooms[province].slots(min(3, len(stacks_of(view, province))))
    for x, y in slots:
        yield x - STACK_W / 2, y - STACK_H / 2, x + STACK_W / 2, y + STACK_H / 2


def _places(words: Words, port: Port, province: str) -> Iterator[tuple[Box, float]]:
    """Where a plate may lie, and how large its letters are: over the printed name, then around it, ever farther."""
    x, y = geography().rooms[province].name
    left, top, right, low = port.inner
    for size in (LEGIBLE * port.width, LEAST * port.width):
        wide, high = kit.text_width(name_of(words, province), "bold", size) + size * 0.6, size * 1.25
        over = (x, y + (NAME_H - high) / 2)
        for middle in (over, *itertools.islice(kit.rings(over, wide / 3, 0, 0), 40)):
            across = min(max(middle[0], left + wide / 2 + 3), right - wide / 2 - 3)
            down = min(max(middle[1], top + high / 2 + 3), low - high / 2 - 3)
            yield (across - wide / 2, down - high / 2, across + wide / 2, down + high / 2), size
