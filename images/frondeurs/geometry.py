"""The geometry of the board of Frondeurs et Frondeuses: Spaces, lines, and the parts a picture may show.

All measures are units, one pixel of a picture 1600 wide. A Space's origin is the middle of its body: round for a
Person, square for an Institution. Around it are six slots for small things, named by the compass: the affiliate's
shield north-west, rewards north-east, PP west, MP east, Peers south-west and south-east. Things without a slot of their
own take a free one.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from fronde.games.frondeurs.data import BOARD, ConnectorData, SpaceData
from images import kit
from images.frondeurs.edition import space_of
from images.kit import Box, Ink, Point, Port

WIDTH, HEIGHT = 1600, 1864
TITLE = 56
"""The height of the band with the title."""
HEADER = 152
BOARD_HEIGHT = 1362
PANEL_TOP = HEADER + BOARD_HEIGHT
NAME_SIZE = kit.Size.LABEL
BODY, AVATAR_BODY = 29, 35
"""Half the width of a Space's body."""

SUITS = {"condeean": "spades", "cabalist": "hearts", "retzist": "clubs", "mazarinist": "diamonds"}
ON_FACTION = {"condeean": "white", "cabalist": "white", "retzist": "white", "mazarinist": "black"}
BORDERS = {"green": "green", "purple": "purple", "blue": "blue", "yellow": "gold"}
PEERS: dict[str, tuple[str, Ink, Ink]] = {
    "marechal": ("baton", "cabalist", "ink"),
    "huguenot": ("huguenot", "ink", "ink"),
    "spanish": ("spanish", "retzist", "ink"),
    "musketeer": ("sword", "iron", "ink"),
    "army-commander": ("army", "ink", "ink"),
    "surintendant": ("purse", "gold", "ink"),
    "key-white": ("key-white", "white", "ink"),
    "key-silver": ("key-silver", "silver", "ink"),
    "key-red": ("key-red", "retzist", "ink"),
    "key-green": ("key-green", "green", "ink"),
    "key-black": ("key-black", "ink", "ink"),
    "key-grey": ("key-grey", "grey", "ink"),
}
SLOTS: dict[str, Point] = {
    "nw": (-34, -28), "ne": (34, -28), "w": (-41, -5), "e": (41, -5), "sw": (-39, 16), "se": (39, 16),
}  # fmt: skip

_LAYOUT = tomllib.loads((Path(__file__).parent / "layout.toml").read_text(encoding="utf-8"))
PLACES: dict[str, Point] = {k: (float(x), float(y) + HEADER) for k, (x, y) in _LAYOUT["spaces"].items()}
"""The origin of each Space in the picture."""
BENDS: dict[str, float] = _LAYOUT["bends"]
COURSES: dict[str, list[Point]] = {
    line: [(float(x), float(y) + HEADER) for x, y in stops] for line, stops in _LAYOUT["courses"].items()
}
"""Lines that go around others: their corners, from start to end."""


def radius(space: SpaceData) -> float:
    """Half the width of a Space's body."""
    return AVATAR_BODY if space.avatar_of else BODY


def slot(space: SpaceData, name: str) -> Point:
    """The position of a slot, from the Space's origin."""
    x, y = SLOTS[name]
    more = radius(space) - BODY
    return x + math.copysign(more, x), y + (more if y > 0 else -more if y < -20 else 0)


def name_box(space: SpaceData, name: str) -> Box:
    """The ribbon with a Space's name, in the picture."""
    x, y = PLACES[space.id]
    half = kit.text_width(name, "name", NAME_SIZE) / 2 + 7
    low = y + radius(space)
    return x - half, low - 4, x + half, low + 19


def body_box(space: SpaceData) -> Box:
    """The rest of a Space in the picture: body, values, icons."""
    x, y = PLACES[space.id]
    more = radius(space) - BODY
    return x - 52 - more, y - 38 - more, x + 52 + more, y + 25 + more


def boxes_of(space: SpaceData, name: str) -> tuple[Box, Box]:
    """The boxes of a Space: body and name."""
    return body_box(space), name_box(space, name)


def value(pair: Sequence[int]) -> str:
    """A value, or "3/6" if Influence and Control count differently."""
    low, high = pair
    return str(low) if low == high else f"{low}/{high}"


WHOLE = Port(0, 0, WIDTH, HEIGHT)


SHIPPED = {(line.start, line.end) for line in BOARD.connectors}
"""The lines whose shape is stored in layout.toml; others get theirs when they are drawn."""
TRIED_BENDS = (0.0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34)
"""The possible bends of a line of another edition, as a share of its length."""


def curve(line: ConnectorData) -> list[Point]:
    """The shape of a line, from the origin of its start to that of its end."""
    ends = line.start, line.end
    if ends in SHIPPED:
        return _road(*ends)
    if ends[::-1] in SHIPPED:
        return _road(*ends[::-1])[::-1]
    length = math.dist(PLACES[line.start], PLACES[line.end])
    return min(
        (_bend_curve(*ends, length * share) for share in TRIED_BENDS),
        key=lambda points: count_hidden_points(points, ends),
    )


def _road(start: str, end: str) -> list[Point]:
    """The shape of a line of the shipped board."""
    name = f"{start} {end}"
    if name in COURSES:
        return kit.round_corners([PLACES[start], *COURSES[name], PLACES[end]], 46)
    return _bend_curve(start, end, BENDS.get(name, 0.0))


def _bend_curve(start: str, end: str, bend: float) -> list[Point]:
    """A curve whose middle is moved sideways by `bend`; all of its points are on the board."""
    a, b = PLACES[start], PLACES[end]
    course = kit.curve(a, kit.beside(a, b, bend * 2 / math.hypot(b[0] - a[0], b[1] - a[1])), b, 40)
    return [(min(max(x, 15.0), WIDTH - 15.0), min(max(y, HEADER + 10.0), PANEL_TOP - 17.0)) for x, y in course]


def count_hidden_points(points: Sequence[Point], ends: tuple[str, str]) -> int:
    """The number of points of a line behind other Spaces than its ends, or behind their names."""
    wide, high, low = AVATAR_BODY + 23, AVATAR_BODY, AVATAR_BODY + 19
    left, top, right, bottom = kit.bounds(points)
    others = [
        (x, y)
        for space, (x, y) in PLACES.items()
        if space not in ends and left - wide <= x <= right + wide and top - low <= y <= bottom + high
    ]
    return sum(any(abs(px - x) <= wide and -high <= py - y <= low for x, y in others) for px, py in points)


def _inside(space: SpaceData, point: Point) -> bool:
    """Whether a point of a line is hidden by the Space at its end."""
    x, y = PLACES[space.id]
    dx, dy, r = point[0] - x, point[1] - y, radius(space)
    ear = -20 <= dy <= 9 and ((0 < dx <= r + 23 and any(space.mp)) or (0 < -dx <= r + 23 and any(space.pp)))
    body = math.hypot(dx, dy) <= r if space.kind == "person" else max(abs(dx), abs(dy)) <= r
    return body or ear


@lru_cache(maxsize=2048)
def _visible(line: ConnectorData, _edition: str) -> tuple[Point, ...]:
    """The part of a line between its Spaces, with points two pixels apart."""
    start, end = space_of(line.start), space_of(line.end)
    fine = kit.resample(curve(line), 2.0)
    first = next((i for i, p in enumerate(fine) if not _inside(start, p)), 0)
    last = next((i for i in range(len(fine) - 1, -1, -1) if not _inside(end, fine[i])), len(fine) - 1)
    return tuple(fine[max(0, first - 2) : last + 3] if last > first else fine)


def visible(line: ConnectorData) -> list[Point]:
    """The part of a line between its Spaces, with points two units apart."""
    return list(_visible(line, kit.look().edition))
