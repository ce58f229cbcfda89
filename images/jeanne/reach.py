"""The reach of a power, and the cities that may be chosen: some cities ringed, the rest of the map faded."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageDraw

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.jeanne.data import CITIES_OF, CITY, PROVINCES
from fronde.texts import Words
from images import kit
from images.jeanne.alt import intro, say_holder
from images.jeanne.board import draw_map
from images.jeanne.framing import frame_part
from images.jeanne.geometry import PLACES, WHOLE
from images.jeanne.layers import Layer, layer
from images.jeanne.lettering import city_labels
from images.jeanne.plates import draw_plate, find_plates, has_plates, middle_of
from images.jeanne.reading import cities_in, cut, find_reach, seats_of
from images.jeanne.regions import port_around
from images.kit import Picture, Port
from images.manifest import Scene, View

FREE, SEA, STRIKE, PICK_INK = "green", "blue:dashed", "rose", "mark"
"""Rings: a free city by road, one by sea, one that may be attacked, one that may be chosen."""


def reach(scene: Scene, words: Words, width: int, seat: str) -> Picture:
    """A power's cities, the free ones it can expand into, and those it may attack. Raises DataError for a power not in
    the game."""
    if seat not in seats_of(scene.view):
        raise DataError(f"no power {seat!r} in this game")
    own, free, sea, strike = find_reach(scene.view, seat)
    rings = dict.fromkeys(free, FREE) | dict.fromkeys(sea, SEA) | dict.fromkeys(strike, STRIKE)
    title = words.say("picture-reach-of", seat=Name("seat", seat))
    counts = {"free": len(free), "sea": len(sea), "strike": len(strike)}
    note = words.say("picture-reach", **counts)
    image = draw_emphasis(scene, words, width, [*own, *rings], rings, (title, note))

    def say(longest: int) -> list[str]:
        sentences = [intro(scene, words), f"{title}: {note}."]
        names = cut([words.name("city", city) for city in own], longest * 2, words)
        sentences += [words.say("picture-alt-held", seat=Name("seat", seat), cities=names)] if own else []
        lists = {key: [words.name("city", city) for city in cities] for key, cities in (("free", free), ("sea", sea))}
        for key, lines in {**lists, "strike": _holders(scene.view, words, strike)}.items():
            if lines:
                sentences.append(words.say(f"picture-alt-reach-{key}", cities=cut(lines, longest * 2, words)))
        return sentences

    return kit.finish(image, kit.shortest(say), width)


def _holders(view: View, words: Words, cities: Collection[str]) -> list[str]:
    return [f"{words.name('city', city)} ({say_holder(view, words, city)})" for city in cities]


def spots(_: View) -> Mapping[str, tuple[float, float]]:
    """The places that options may name: cities, and the middles of provinces."""
    places = {**{province: middle_of(province) for province in PROVINCES}, **PLACES}
    return {name: (x / WHOLE.width, y / WHOLE.width) for name, (x, y) in places.items()}


def choices(_: View, options: Sequence[str]) -> str | None:
    """The picture of these options: the cities they name, and provinces only for options that choose one, because some
    powers have the same names."""
    slugs = [slug for option in options for slug in option.split(":")[1:]
             if slug in CITY or option == f"province:{slug}"]  # fmt: skip
    return f"targets:{','.join(dict.fromkeys(slugs))}" if slugs else None


def targets(scene: Scene, words: Words, width: int, slugs: str) -> Picture:
    """The cities that may be chosen, ringed, for a province all of its cities; the rest is faded. Raises DataError for
    an unknown place."""
    names = list(filter(None, slugs.split(",")))
    for slug in names:
        if slug not in CITY and slug not in CITIES_OF:
            raise DataError(f"no city or province {slug!r}")
    provinces = [slug for slug in names if slug not in CITY]
    rings = dict.fromkeys([city for slug in names for city in ([slug] if slug in CITY else cities_in(slug))], PICK_INK)
    title = words.say("picture-targets", count=len(rings))
    cities = [slug for slug in names if slug in CITY]
    image = draw_emphasis(scene, words, width, rings, rings, (title, ""), (cities, provinces))

    def say(longest: int) -> list[str]:
        cities = cut(_holders(scene.view, words, rings), longest * 3, words)
        return [intro(scene, words), words.say("picture-alt-targets", cities=cities)]

    return kit.finish(image, kit.shortest(say), width)


def draw_emphasis(
    scene: Scene,
    words: Words,
    width: int,
    focus: Collection[str],
    rings: Mapping[str, str],
    captions: tuple[str, str],
    names: tuple[Sequence[str], Sequence[str]] = ((), ()),
) -> Image.Image:
    """A part of the map, or the whole, with some cities at full strength and rings around some of them; `names`: the
    cities and provinces whose names must be legible on a phone."""
    port = find_port(words, focus)
    has_own = has_plates(port, len(names[0]) + len(names[1]))
    with kit.looking(scale=max(0.5, width / port.width)):
        board = layer(words, port)
        image = draw_map(board, scene, dict(rings))
        faint = kit.fade(image, 0.5)
        faint.paste(image, (0, 0), _mask(board, focus, () if has_own else focus))
        for plate in find_plates(words, port, *names):
            draw_plate(faint, plate, port)
        return kit.resize(frame_part(faint, scene, words, *captions, port.width), width)


def find_port(words: Words, cities: Collection[str]) -> Port:
    """The part of the map with some cities; the whole map if they are far apart."""
    port = port_around(words, cities)
    return WHOLE if port.width > WHOLE.width * 0.8 else port


def _mask(board: Layer, cities: Collection[str], legible: Collection[str]) -> Image.Image:
    """A mask of the cities at full strength, with the names of the `legible` ones."""
    mask = Image.new("1", board.flat.size, 0)
    draw, scale, port = ImageDraw.Draw(mask), kit.look().scale, board.port
    labels = city_labels(board.words)
    for city in cities:
        x, y = port.at(*PLACES[city])
        draw.ellipse([v * scale for v in (x - 38, y - 38, x + 38, y + 38)], fill=1)
    for city in legible:
        left, top, right, low = labels[city].box
        draw.rounded_rectangle(
            [v * scale for v in (*port.at(left - 2, top - 3), *port.at(right + 2, low + 3))], 6, fill=1
        )
    return mask
