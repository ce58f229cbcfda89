"""A province and its neighbours, large."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.jeanne.data import CITIES, CITIES_OF, POINTS, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.alt import intro, say_changes, say_holder
from images.jeanne.areas import box_of
from images.jeanne.board import draw_map
from images.jeanne.framing import frame_part
from images.jeanne.geometry import MAP_HEIGHT, PLACES, WHOLE, WIDTH
from images.jeanne.layers import layer
from images.jeanne.lettering import city_labels
from images.jeanne.reading import cities_in, owners, whole_provinces
from images.kit import Box, Picture, Port
from images.manifest import Scene

AROUND, NARROWEST = 70.0, 460.0
"""The margin around the places asked for, and the least width of a part, in units."""
ROUND_TO = 20


def region(scene: Scene, words: Words, width: int, name: str) -> Picture:
    """A province and its surroundings, large. Raises DataError for an unknown one."""
    if name not in CITIES_OF:
        raise DataError(f"no province {name!r}; there are {', '.join(PROVINCES)}")
    port = region_port(words, name)
    with kit.looking(scale=width / port.width):
        part = draw_map(layer(words, port), scene)
        image = frame_part(part, scene, words, words.name("province", name), _note(scene, words, name), port.width)
        return kit.finish(image, region_alt(scene, words, name), width)


@lru_cache(maxsize=64)
def region_port(words: Words, name: str) -> Port:
    """The part of the map with a province, its cities and their names."""
    return port_of([box_of(name), *_boxes(words, cities_in(name))])


def _boxes(words: Words, cities: Collection[str]) -> list[Box]:
    labels = city_labels(words)
    marks = [(x - 40, y - 40, x + 40, y + 40) for x, y in (PLACES[city] for city in cities)]
    return [*marks, *(labels[city].box for city in cities)]


def port_around(words: Words, cities: Collection[str]) -> Port:
    """The part of the map with some cities and their names; the whole map if there are none."""
    return port_of(_boxes(words, cities)) if cities else WHOLE


def port_of(boxes: Sequence[Box]) -> Port:
    """The part of the map with some boxes, on a grid, wide enough to be readable, and not much higher or wider than
    square."""
    left, top, right, low = kit.around(boxes)
    left, top, right, low = left - AROUND, top - AROUND, right + AROUND, low + AROUND
    wide = min(float(WIDTH), max(right - left, NARROWEST, (low - top) / 1.25))
    high = min(float(MAP_HEIGHT), max(low - top, wide / 1.5))
    left = min(max(0.0, (left + right - wide) / 2), WIDTH - wide)
    top = min(max(0.0, (top + low - high) / 2), MAP_HEIGHT - high)
    return Port(*(float(round(edge / ROUND_TO) * ROUND_TO) for edge in (left, top, wide, high)))


def _note(scene: Scene, words: Words, name: str) -> str:
    """The value of a province, and its holder or the number of its free cities."""
    holder = whole_provinces(scene.view).get(name)
    worth = words.say("picture-worth", points=POINTS[name])
    if holder:
        return words.say("picture-held-whole", worth=worth, seat=Name("seat", holder))
    city_owners = owners(scene.view)
    free = sum(city not in city_owners for city in cities_in(name))
    return words.say("picture-held-parts", worth=worth, cities=len(cities_in(name)), free=free)


def region_alt(scene: Scene, words: Words, name: str) -> str:
    """A province in words: its value, the holders of its cities, and the surrounding cities."""
    port = region_port(words, name)
    lines = [city for city in CITIES if port.shows(*PLACES[city])]
    own = cities_in(name)

    def say(longest: int) -> list[str]:
        inside = "; ".join(f"{words.name('city', city)}: {say_holder(scene.view, words, city)}" for city in own)
        about = [f"{words.name('city', c)}: {say_holder(scene.view, words, c)}" for c in lines if c not in own][
            : longest * 2
        ]
        title = f"{words.name('province', name)}: {_note(scene, words, name)}."
        beyond = [words.say("picture-alt-about", cities="; ".join(about))] if about else []
        return [intro(scene, words), title, f"{inside}.", *say_changes(scene, words, longest, lines), *beyond]

    return kit.shortest(say)
