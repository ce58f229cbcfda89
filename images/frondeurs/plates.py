"""Names large enough for a phone, on plates over the Spaces that may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PIL import Image

from fronde.games.frondeurs.data import SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.edition import space_of
from images.frondeurs.geometry import HEADER, NAME_SIZE, PANEL_TOP, PLACES, body_box, name_box, radius
from images.frondeurs.reading import short
from images.kit import Box, Port

MOST_PLATES = 30
"""The most Spaces that get plates; more plates would hide the board."""
LEGIBLE = 10 / 390
"""The least size of letters, as a share of the width: ten pixels on a phone."""
SMALLER = 0.75
"""The factor by which letters are reduced if there is no room."""


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
        for high in (size, size * SMALLER):
            wide = kit.text_width(name, "name", high) + high * 0.6
            others = [*obstacles, *(box for name, box in small.items() if name != space.id)]
            boxes = places_of(space, small[space.id], wide, high * 1.3, port)
            box = next((box for box in boxes if not any(kit.meet(box, other) for other in others)), None)
            if box is not None:
                obstacles.append(box)
                draw_plate(image, name, box, high, port)
                break


def draw_plate(image: Image.Image, name: str, box: Box, size: float, port: Port) -> None:
    """One plate."""
    left, top = port.at(box[0], box[1])
    right, low = port.at(box[2], box[3])
    kit.panel(image, (left, top, right, low), "paper-light", "ink", size * 0.06, size * 0.25)
    kit.text_on(image, name, (left + right) / 2, low - size * 0.36, "name", size, "ink", "paper-light", "m")


def places_of(space: SpaceData, small: Box, wide: float, high: float, port: Port) -> Iterator[Box]:
    """The possible boxes of a plate: over the printed name of its Space, above the Space, right and left of it; moved
    inwards if they would stick out."""
    (x, y), far = PLACES[space.id], radius(space) + 4
    left, top, right, low = port.inner
    top, low = max(top, HEADER), min(low, PANEL_TOP)
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
