"""Where the map differs from the older view: cities whose holder, works or plundering have changed."""

from __future__ import annotations

from fronde.texts import Words
from images.jeanne.alt import intro, say_changes
from images.jeanne.geometry import HEADER, MAP_HEIGHT, MARKER, PLACES, WIDTH
from images.jeanne.reading import changes
from images.kit import Box
from images.manifest import BoardChange, Scene

FIELD: Box = (0, HEADER, WIDTH, HEADER + MAP_HEIGHT)
LONGEST = 12
"""The most cities that the sentence names."""
NAME = 26.0
"""The height of a name, above or below a city's marker."""


def find_changes(scene: Scene, words: Words) -> BoardChange:
    """The changed cities, each with room for its name."""
    cities = changes(scene.view, scene.before)
    lines = [intro(scene, words), *say_changes(scene, words, LONGEST)]
    return BoardChange(WIDTH, FIELD, [_box_of(city) for city in cities], lines)


def _box_of(city: str) -> Box:
    (x, y), (across, down) = PLACES[city], MARKER
    y += HEADER
    return x - across, y - down / 2 - NAME, x + across, y + down / 2 + NAME
