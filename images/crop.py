"""The changed part of the board, shown beside the whole board, so that players on a phone see the changes without a
tap."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.core.errors import DataError
from fronde.texts import Words
from images import kit
from images.kit import Box, Picture
from images.manifest import BoardChange

LEAST = 0.28
"""The least width of a part, as a share of the board: a narrower one shows too little."""
AROUND = 0.04
"""The margin around the changes, as a share of the greatest width of a part."""


class NothingToShow(DataError):
    """Nothing on a board differs from the older view, or there is no older view."""


def cut_out(board: Picture, change: BoardChange, width: int, words: Words) -> Picture:
    """The part of a board with as many of the changes as fit, square because phones show adjacent pictures that way.
    Its alt text and a note on it give the number of changes left out. Raises NothingToShow."""
    scale = board.width / change.width
    field, *boxes = ((a * scale, b * scale, c * scale, d * scale) for a, b, c, d in (change.field, *change.boxes))
    if not boxes:
        raise NothingToShow("nothing has changed")
    window = find_window(boxes, field, LEAST * board.width, change.most * board.width)
    part = Image.open(io.BytesIO(board.png)).crop(window)
    lines = list(change.sentences)
    if missing := sum(not _holds(window, box) for box in boxes):
        lines.insert(0, words.say("picture-elsewhere", n=missing))
        part = _note(part, lines[0])
    if part.width > width:
        part = part.convert("RGB").resize((width, width), Image.Resampling.LANCZOS)
    return Picture(kit.pack(part), kit.shortest(lambda _: lines), part.width, part.height)


def _note(part: Image.Image, note: str) -> Image.Image:
    """A part with a line along its lower edge, large enough for half a phone's width."""
    image, high = part.convert("RGBA"), part.width / 11
    at = part.width / 2, part.height - high / 2
    kit.put(image, Image.new("RGBA", (part.width, round(high)), kit.rgb("ink")), *at)
    kit.write(image, note, *at, "bold", high * 0.75, "paper", room=part.width * 0.96, least=0)
    return kit.to_palette_by_bands(image.convert("RGB"))


def _holds(window: Box, box: Box) -> bool:
    """Whether a place is within a window, to within a pixel."""
    return window[0] - 1 < box[0] and window[1] - 1 < box[1] and box[2] < window[2] + 1 and box[3] < window[3] + 1


def find_window(boxes: Sequence[Box], field: Box, least: float, most: float) -> tuple[int, int, int, int]:
    """A square window in a field, in pixels, its side from `least` to `most`, around all boxes, or if that is
    impossible around as many as fit, with a preference for the first."""
    margin = AROUND * most
    left, top, right, low = kit.around(max(_gather(boxes, most - 2 * margin), key=len))
    room = min(field[2] - field[0], field[3] - field[1])
    side = min(max(right - left + 2 * margin, low - top + 2 * margin, least), most, room)
    x = min(max((left + right - side) / 2, field[0]), field[2] - side)
    y = min(max((top + low - side) / 2, field[1]), field[3] - side)
    return round(x), round(y), round(x + side), round(y + side)


def _gather(boxes: Sequence[Box], most: float) -> Iterator[list[Box]]:
    """For each box, the box and the nearest others that fit beside it within `most`."""
    for one in boxes:
        group = [one]
        for other in sorted(boxes, key=lambda box: _distance(one, box)):
            left, top, right, low = kit.around([*group, other])
            if max(right - left, low - top) <= most and other is not one:
                group.append(other)
        yield group


def _distance(one: Box, other: Box) -> float:
    """The larger of the horizontal and vertical distances between their centres."""
    return max(abs(one[0] + one[2] - other[0] - other[2]), abs(one[1] + one[3] - other[1] - other[3])) / 2
