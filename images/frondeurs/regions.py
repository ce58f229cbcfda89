"""A part of the board, large, between a title and the scores of all Factions."""

from __future__ import annotations

import math
from collections.abc import Collection

from fronde.core.errors import DataError
from fronde.texts import Words
from images import kit
from images.frondeurs.alt import intro, say_changes, say_held_and_empty
from images.frondeurs.board import draw_position
from images.frondeurs.edition import current_board, in_its_edition
from images.frondeurs.framing import frame_part
from images.frondeurs.geometry import HEADER, PANEL_TOP, WIDTH, boxes_of
from images.frondeurs.header import since
from images.frondeurs.layers import layer
from images.frondeurs.margin import FRAME
from images.frondeurs.reading import marks, short
from images.kit import Gap, Picture, Port
from images.manifest import Scene

REGIONS = ("upper-left", "upper-middle", "upper-right", "lower-left", "lower-middle", "lower-right")
BOARD_EDGES = (8.0, HEADER + 2.0, WIDTH - 8.0, PANEL_TOP - 9.0)
BY_THE_EDGE = 50
"""The distance from the board's edge below which a part is extended to the edge, because lines run there."""


def region_port(words: Words, region: str) -> Port:
    """The part of the sheet with a region's Spaces and their names."""
    return port_of(words, {s.id for s in current_board().spaces if s.region == region})


def port_of(words: Words, spaces: Collection[str], grid: int = 1) -> Port:
    """The part of the board with some Spaces and their names, inside a frame, with its edges on a grid."""
    boxes = [box for s in current_board().spaces if s.id in spaces for box in boxes_of(s, short(words, s.id))]
    edges = BOARD_EDGES
    left, top, right, low = kit.around(boxes)
    left, top, right, low = left - Gap.WIDE, top - Gap.WIDE, right + Gap.WIDE, low + Gap.EVEN
    left, top = (e if at < e + BY_THE_EDGE else at for at, e in zip((left, top), edges[:2], strict=True))
    right, low = (e if at > e - BY_THE_EDGE else at for at, e in zip((right, low), edges[2:], strict=True))
    left, top = (max(e, math.floor(at / grid) * grid) for at, e in zip((left, top), edges[:2], strict=True))
    right, low = (min(e, math.ceil(at / grid) * grid) for at, e in zip((right, low), edges[2:], strict=True))
    left, top, right, low = round(left - FRAME), round(top - FRAME), round(right + FRAME), round(low + FRAME)
    return Port(left, top, right - left, low - top, FRAME)


@in_its_edition
def region(scene: Scene, words: Words, width: int, name: str) -> Picture:
    """A part of the board, large. Raises DataError for an unknown one."""
    if name not in REGIONS:
        raise DataError(f"no region {name!r}; there are {', '.join(REGIONS)}")
    port = region_port(words, name)
    with kit.looking(scale=width / port.width):
        board = layer(words, port)
        part = board.flat.copy()
        draw_position(part, board, scene)
        title = words.say(f"region-{name}")
        image = frame_part(part, scene, words, title, since(scene, words), port.width)
        return kit.finish(image, region_alt(scene, words, name), width)


def region_alt(scene: Scene, words: Words, name: str) -> str:
    """A region in words: its changes, the owners of its Spaces, and its empty Spaces."""
    now = marks(scene.view)
    inside = {s.id for s in current_board().spaces if s.region == name}

    def say(longest: int) -> list[str]:
        sentences = [intro(scene, words), words.say(f"region-{name}") + "."]
        sentences += say_changes(scene, inside, words, longest)
        return sentences + say_held_and_empty(words, inside, now, longest)

    return kit.shortest(say)
