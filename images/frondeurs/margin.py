"""The frame around a part of the board, which names the Spaces to which lines leave the picture."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import NamedTuple

from PIL import Image

from fronde.games.frondeurs.data import ConnectorData
from fronde.texts import Words
from images import kit
from images.frondeurs.edition import current_board
from images.frondeurs.geometry import PLACES, visible
from images.frondeurs.reading import short
from images.kit import Box, Gap, Point, Port, Size

FRAME = 38
"""The width of the frame."""
EXIT_SIZE = Size.NOTE
_EXIT_LINE = 13
"""The distance of the names on the frame from the outer edge."""


class Exit(NamedTuple):
    """A point at which a line leaves the picture: the edge, the position along it, and the Space the line goes to."""

    edge: str
    along: float
    to: str


def exits_of(line: ConnectorData, port: Port, space_ids: Collection[str]) -> list[Exit]:
    """The points at which a line crosses the edge of a port, seen from each end that is shown."""
    if not port.frame:
        return []
    left, top, right, low = port.inner
    exits = []
    course = course_of(line, space_ids)
    for points, start, end in ((course, line.start, line.end), (course[::-1], line.end, line.start)):
        out = next(((x, y) for x, y in points if not (left < x < right and top < y < low)), None)
        if start in space_ids and out is not None:
            x, y = port.at(*out)
            edge = min(
                (abs(out[0] - left), "left"), (abs(out[0] - right), "right"),
                (abs(out[1] - top), "top"), (abs(out[1] - low), "low"),
            )[1]  # fmt: skip
            exits.append(Exit(edge, x if edge in ("top", "low") else y, end))
    return exits


def course_of(line: ConnectorData, space_ids: Collection[str]) -> list[Point]:
    """The part of a line that is drawn: between the edges of its Spaces, or up to the middle of one that is not
    shown."""
    points = visible(line)
    first = [] if line.start in space_ids else [PLACES[line.start]]
    last = [] if line.end in space_ids else [PLACES[line.end]]
    return kit.resample([*first, *points, *last], 2) if first or last else points


def half_shown_names(port: Port, space_ids: Collection[str], words: Words) -> dict[str, Box]:
    """The names of Spaces that are only half in the picture and have lines to shown ones, with their boxes on the
    sheet."""
    left, top, right, low = port.inner
    ends = [(line.start, line.end) for line in current_board().connectors if {line.start, line.end} & set(space_ids)]
    stubs = {}
    for space in {end for both in ends for end in both} - set(space_ids):
        x, y = PLACES[space]
        if left < x < right and top < y < low:
            half = kit.text_width(short(words, space), "italic", EXIT_SIZE) / 2 + 7
            x = min(max(x, left + half + Gap.TIGHT), right - half - Gap.TIGHT)
            y = min(max(y, top + Gap.WIDE), low - Gap.WIDE)
            stubs[space] = x - half, y - 12, x + half, y + 12
    return stubs


def draw_stubs(image: Image.Image, port: Port, space_ids: Collection[str], words: Words) -> None:
    """Draw those names."""
    for space, (left, top, right, low) in sorted(half_shown_names(port, space_ids, words).items()):
        a, b = port.at(left, top), port.at(right, low)
        kit.panel(image, (*a, *b), "paper-deep", "line", 1, 10)
        kit.write(image, short(words, space), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, "italic", EXIT_SIZE, "ink")


def draw_neatline(image: Image.Image, port: Port, exits: Sequence[Exit], words: Words) -> None:
    """The frame with a rule inside it, and along it the names of the Spaces to which lines leave."""
    width, height, deep = port.width, port.height, port.frame
    for box in frame_boxes(width, height, deep):
        kit.panel(image, box, "paper-deep")
    kit.panel(image, (deep, deep, width - deep, height - deep), None, "line", 2)
    for edge in ("top", "low", "left", "right"):
        length = width if edge in ("top", "low") else height
        groups = group_exits(exits, edge)
        texts = [short(words, group[0].to) for group in groups]
        labels = [
            (sum(e.along for e in group) / len(group), kit.text_width(text, "name", EXIT_SIZE) + Gap.SNUG)
            for group, text in zip(groups, texts, strict=True)
        ]
        centres = spread(labels, Gap.TIGHT, length - Gap.TIGHT)
        for group, text, centre in zip(groups, texts, centres, strict=True):
            _draw_exits(image, port, group, text, centre)


def frame_boxes(width: float, height: float, deep: float) -> list[Box]:
    """The four sides of a frame."""
    return [
        (0, 0, width, deep), (0, height - deep, width, height), (0, 0, deep, height), (width - deep, 0, width, height),
    ]  # fmt: skip


def group_exits(exits: Sequence[Exit], edge: str) -> list[list[Exit]]:
    """The exits of an edge in order, neighbouring ones to the same Space grouped."""
    in_order = sorted((e for e in exits if e.edge == edge), key=lambda e: e.along)
    return [list(group) for _, group in itertools.groupby(in_order, key=lambda e: e.to)]


def spread(labels: Sequence[tuple[float, float]], first: float, last: float) -> list[float]:
    """The middles of labels with these wanted places and widths, between two ends, in order and without overlaps, each
    as near as possible to its place: labels that would meet become one block about the mean of their places."""
    blocks: list[list[tuple[float, float]]] = []
    for label in labels:
        blocks.append([label])
        while len(blocks) > 1 and _left_end(blocks[-1], first, last) < sum(
            (_left_end(blocks[-2], first, last), *(width for _, width in blocks[-2]))
        ):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    centres = []
    for block in blocks:
        at = _left_end(block, first, last)
        for _, width in block:
            centres.append(at + width / 2)
            at += width
    return centres


def _left_end(block: Sequence[tuple[float, float]], first: float, last: float) -> float:
    """The left end of a block of labels whose mean distance from the wanted places is zero, if there is room."""
    before = [sum(width for _, width in block[:place]) for place in range(len(block))]
    mean = sum(at - width / 2 - offset for (at, width), offset in zip(block, before, strict=True)) / len(block)
    return max(first, min(mean, last - sum(width for _, width in block)))


def _draw_exits(image: Image.Image, port: Port, exits: Sequence[Exit], text: str, centre: float) -> None:
    """A name on the frame, joined to the points where lines leave; on the left it reads upwards, on the right
    downwards."""
    edge = exits[0].edge
    label = kit.clear(kit.text_width(text, "name", EXIT_SIZE) + 8, EXIT_SIZE + 8)
    kit.write(label, text, *kit.middle(label), "name", EXIT_SIZE, "ink")
    turns = {"left": Image.Transpose.ROTATE_90, "right": Image.Transpose.ROTATE_270}
    if edge in turns:
        label = label.transpose(turns[edge])

    def on_edge(along: float, from_outside: float) -> Point:
        far = (port.height if edge == "low" else port.width) - from_outside
        across = from_outside if edge in ("top", "left") else far
        return (along, across) if edge in ("top", "low") else (across, along)

    for one in exits:
        kit.stroke(image, [on_edge(one.along, port.frame), on_edge(centre, _EXIT_LINE + 11)], "line", 1.6)
    kit.put(image, label, *on_edge(centre, _EXIT_LINE))
