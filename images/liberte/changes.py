"""Where the map differs from the older view: provinces whose stacks have grown or shrunk."""

from __future__ import annotations

from fronde.games.liberte.data import PROVINCES
from fronde.texts import Words
from images.kit import Box
from images.liberte.alt import say_changes, say_head
from images.liberte.geography import geography
from images.liberte.measures import HEADER, MAP_H, WIDTH
from images.liberte.reading import changes_in
from images.manifest import BoardChange, Scene

FIELD: Box = (0, HEADER, WIDTH, HEADER + MAP_H)
LONGEST = 10
"""The sentence names at most twice as many stacks."""


def find_changes(scene: Scene, words: Words) -> BoardChange:
    """The boxes of those provinces' stacks and names."""
    provinces = [province for province in PROVINCES if changes_in(scene, province)]
    rooms = [geography().rooms[province].box for province in provinces]
    boxes = [(left, top + HEADER, right, low + HEADER) for left, top, right, low in rooms]
    return BoardChange(WIDTH, FIELD, boxes, [*say_head(scene, words), *say_changes(scene, words, provinces, LONGEST)])
