"""How large the names of what may be chosen are on a telephone, measured from the calls that write them.

`python -m tests.images.legible --games 50` looks at every question of so many games of each title: it prints the
smallest, and fails where one is too small.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import pytest
from PIL import Image

import images
from fronde.core.match import Match
from fronde.core.types import Decision
from fronde.games import GAMES, get_game
from fronde.games.jeanne.data import CITIES
from fronde.games.mousquetaires.data import MILADY, TRAPS
from fronde.games.richelieu.data import CARDS
from fronde.texts import Words, words
from fronde.tools.play import make_setup, play, player_dice
from images import Scene, kit, store
from images.frondeurs import plates
from images.frondeurs.geometry import NAME_SIZE
from images.frondeurs.reach import reach_port
from images.frondeurs.reading import short
from images.jeanne.lettering import CITY_SIZE
from images.jeanne.plates import find_plates
from images.jeanne.reach import find_port
from images.jeanne.reading import cities_in
from images.liberte import plates as province_plates
from images.liberte.chart import name_of
from images.liberte.maps import port_for
from images.mousquetaires import deeds
from images.richelieu.reading import code_of
from tests.images.labels import Label, follow_text, watch_pictures

TELEPHONE, LEAST = 390, 9.0
"""The width of a picture on a telephone, and the smallest size of type there, in pixels."""
ROUNDING, MOST_PRINTED = 0.01, 20
MANY = 4000
"""How many parts of boards are kept: small ones, which take long to draw."""
HANDS = {"frondeurs", "jeanne", "liberte", "mousquetaires"}
Pictures = list[tuple[tuple[int, int], list[Label]]]


class Sight(NamedTuple):
    """A picture that a panel offers, and a name that has to be legible on it."""

    show: str
    name: str


def forget_pieces(patch: pytest.MonkeyPatch) -> Pictures:
    """The pictures that are drawn from now on; pieces kept from before are forgotten, what is written on them too."""
    for name, module in list(sys.modules.items()):
        for thing in vars(module).values() if name.partition(".")[0] == "images" else ():
            clear = None if isinstance(thing, type) or thing is images._load else getattr(thing, "cache_clear", None)
            if callable(clear):
                clear()
            if isinstance(thing, store.Shelf):
                patch.setattr(thing, "_most", MANY)
                thing.clear()
    patch.setenv(store.VARIABLE, "")
    follow_text(patch)
    patch.setattr(images, "_LAST", store.Shelf(1))
    return watch_pictures(patch)


# --- what is named where ---


def find_sights(key: str, view: dict[str, Any], decision: Decision, to: Words) -> Iterator[Sight]:
    """The names of the options of a question that are things on a board or cards, with the picture of each."""
    show = images.targets_of(key, view, decision.options)
    for part in [] if show is None else images.parts_of(key, view, show):
        for name in _names_in(key, part, view, decision, to):
            yield Sight(part, name)
    hand = _hand_of(view, decision.seat)
    for option in decision.options:
        for slug in option.split(":")[1:]:
            if slug in hand:
                yield Sight(f"hand:{decision.seat}", to.name(hand[slug], slug))
            if show is None:
                yield from (Sight("board", name) for name in _names_on_board(key, option, slug, view, to))


def _names_in(key: str, part: str, view: dict[str, Any], decision: Decision, to: Words) -> Iterator[str]:
    kind, _, rest = part.partition(":")
    if kind == "deeds":
        for group in deeds.groups_of(view, to, decision.seat, rest.split(",")):
            yield from filter(None, (group.name, *(row.label for row in group.rows)))
    elif kind == "open":
        yield from (to.name("card", card) for card in view["open"])
    else:
        for slug in rest.split(","):
            names = {"frondeurs": "space", "jeanne": "city" if slug in CITIES else "province"}
            yield name_of(to, slug) if key == "liberte" else to.name(names[key], slug)


def _hand_of(view: dict[str, Any], seat: str) -> dict[str, str]:
    """Every card of a seat that its picture names, and what kind of name it has."""
    if view["game"] == "mousquetaires" and seat == MILADY:
        milady = view["milady"]
        posts = {one: "trap" if one in TRAPS else "foe" for one in milady["adversaries"] or ()}
        treachery, paris = (dict.fromkeys(milady[key], key) for key in ("treachery", "paris"))
        return {**posts, **treachery, **dict.fromkeys(paris, "mission")}
    holder = view["musketeers"][seat]["hand"] if view["game"] == "mousquetaires" else seat
    cards = (view.get("hands") or {}).get(holder, 0) if view["game"] in HANDS else 0
    return {} if isinstance(cards, int) else dict.fromkeys(map(str, cards), "card")


def _names_on_board(key: str, option: str, slug: str, view: dict[str, Any], to: Words) -> Iterator[str]:
    """What names an option on the board itself: places; a card of the lay-out by letters, row and column."""
    kind = option.partition(":")[0]
    if key == "mousquetaires" and kind in ("move", "dest"):
        yield to.say(f"picture-place-{slug}")
    if key == "richelieu" and kind in ("card", "place") and slug in CARDS and not view["over"]:
        for row, cards in enumerate(view["rows"], 1):
            if slug in map(str, cards):
                column = [*map(str, cards)].index(slug) + 1
                yield from (code_of(to, CARDS[slug].region), str(row), str(column))


# --- how large it is ---


def lay_out_frondeurs(to: Words, spaces: Collection[str]) -> dict[str, float]:
    """The size of the names of Spaces, on plates or as they are printed."""
    port, sizes = reach_port(to, spaces), dict[str, float]()
    with pytest.MonkeyPatch.context() as patch, kit.looking():
        patch.setattr(plates, "draw_plate", lambda image, name, box, size, port: sizes.setdefault(name, size))
        plates.lay_plates(Image.new("P", (1, 1)), to, port, spaces, spaces)
    names = [short(to, space) for space in spaces]
    return {name: sizes.get(name, NAME_SIZE) * TELEPHONE / port.width for name in names}


def lay_out_jeanne(to: Words, places: Collection[str]) -> dict[str, float]:
    """The size of the names of cities and provinces, on plates or as they are printed."""
    cities = [one for one in places if one in CITIES]
    provinces = [one for one in places if one not in CITIES]
    port = find_port(to, [*cities, *(city for one in provinces for city in cities_in(one))])
    plate_sizes = {plate.text: plate.size for plate in find_plates(to, port, cities, provinces)}
    sizes = {to.name("city", one): plate_sizes.get(to.name("city", one), CITY_SIZE) for one in cities}
    sizes |= {to.name("province", one): plate_sizes[to.name("province", one).upper()] for one in provinces}
    return {name: size * TELEPHONE / port.width for name, size in sizes.items()}


def lay_out_liberte(to: Words, provinces: Collection[str]) -> dict[str, float]:
    """The size of the names of provinces, on plates or as they are printed at least."""
    port, names = port_for(provinces), [name_of(to, one) for one in provinces]
    sizes: dict[str, float] = {}
    with pytest.MonkeyPatch.context() as patch, kit.looking():
        patch.setattr(province_plates, "draw_plate", lambda image, name, box, size: sizes.setdefault(name, size))
        province_plates.lay_plates(Image.new("P", (1, 1)), to, port, provinces, {})
    return {name: sizes.get(name, kit.Size.NOTE) * TELEPHONE / port.width for name in names}


LAYOUTS = {"frondeurs": lay_out_frondeurs, "jeanne": lay_out_jeanne, "liberte": lay_out_liberte}
"""What sizes names are written in, where a map takes long to draw."""
DRAWN = 6
"""Maps of these that are drawn nevertheless, to see that it is so."""


def measure(name: str, labels: Collection[Label]) -> float:
    """The size of the smallest word of a name, each where it is largest; 0 if one is not there."""
    lines = [(_words_of(label.text), label.size) for label in labels]
    sizes = (max((size for words, size in lines if word in words), default=0.0) for word in _words_of(name))
    return min(sizes, default=LEAST)


def _words_of(text: str) -> list[str]:
    return text.casefold().replace(",", "").split()


def find_sizes(
    key: str, pictures: Pictures, games: Collection[int], most: int = sys.maxsize
) -> Iterator[tuple[Sight, float]]:
    """Every name on every picture that panels offer in these games, and its size; on `most` pictures of a kind."""
    marks, counts, to = set[Any](), Counter[str](), words("en", key)
    for view, decision in find_questions(key, games):
        shows: dict[str, list[str]] = {}
        for sight in dict.fromkeys(find_sights(key, view, decision, to)):
            shows.setdefault(sight.show, []).append(sight.name)
        for show, names in shows.items():
            kind = show.partition(":")[0]
            new = _marks_of(kind, show, names, view, decision.seat)
            if not new <= marks and counts[kind] < most:
                marks |= new
                counts[kind] += 1
                sizes = measure_on(key, pictures, view, show, names, counts[kind] <= DRAWN)
                yield from ((Sight(show, name), sizes[name]) for name in names)


def find_questions(key: str, games: Collection[int]) -> Iterator[tuple[dict[str, Any], Decision]]:
    """Every open question of these random games, with the view of who is asked."""
    for seed in games:
        match = Match.start(get_game(key), make_setup(get_game(key), seed))[0]
        for _ in play(match, player_dice(seed)):
            yield from ((dict(match.view(decision.seat)), decision) for decision in match.decisions)


def measure_on(
    key: str, pictures: Pictures, view: dict[str, Any], show: str, names: Collection[str], is_drawn: bool
) -> dict[str, float]:
    """How large names are on a picture: as it is drawn, or by the layout of a map, which agrees with what is drawn."""
    layout = LAYOUTS.get(key) if show.startswith("targets:") else None
    sizes = {} if layout is None else layout(words("en", key), show.partition(":")[2].split(","))
    if layout is None or is_drawn:
        pictures.clear()
        images.render(key, Scene(view), show=show, width=TELEPHONE)
        on_picture = {name: measure(name, pictures[0][1]) for name in names}
        assert all(on_picture[name] >= 0.97 * size for name, size in sizes.items()), (show, on_picture, sizes)
        return on_picture
    return sizes


def _marks_of(kind: str, show: str, names: Collection[str], view: dict[str, Any], seat: str) -> set[Any]:
    """What makes a picture one that was not looked at: where cards are, a name among so many."""
    if kind == "targets":
        return {show}
    return {(kind, len(_hand_of(view, seat)) if kind == "hand" else 0, name) for name in names}


def main() -> int:
    """The smallest name of every title and kind of picture; 1 if one is too small."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--game", choices=list(GAMES))
    args, small = parser.parse_args(), 0
    with pytest.MonkeyPatch.context() as patch:
        pictures = forget_pieces(patch)
        for key in [args.game] if args.game else GAMES:
            least: dict[str, tuple[float, Sight]] = {}
            count = 0
            for sight, size in find_sizes(key, pictures, range(1, args.games + 1)):
                kind, count = sight.show.partition(":")[0], count + 1
                least[kind] = min(least.get(kind, (size, sight)), (size, sight))
                small += size < LEAST - ROUNDING
                if size < LEAST - ROUNDING and small <= MOST_PRINTED:
                    print(f"  too small, {size:.2f} px: {sight.name!r} on {sight.show}", flush=True)
            for kind, (size, sight) in least.items():
                print(f"{key} {kind}: {size:.2f} px at least, {sight.name!r} on {sight.show[:60]}", flush=True)
            print(f"{key}: {count} names, {small} too small so far", flush=True)
    return int(small > 0)


if __name__ == "__main__":
    raise SystemExit(main())
