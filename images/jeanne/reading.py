"""Reads a view of Jeanne d'Arc 1429."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fronde.core.types import Json, Name, Text
from fronde.games.jeanne.data import CITIES, CITIES_OF, NEIGHBOURS, PORTS, POWERS, each
from fronde.texts import Words
from images import outcome
from images.jeanne.inks import FOREIGN
from images.jeanne.pieces import CityState
from images.manifest import Scene, View


def seats_of(view: View) -> tuple[str, ...]:
    """The seats of a view in their order of play, otherwise in the printed order; all powers if the view is empty."""
    seats = tuple(view.get("seats") or POWERS)
    order = [seat for seat in view.get("order") or () if seat in seats]
    return (*order, *(seat for seat in seats if seat not in order))


def mover_of(scene: Scene) -> str | None:
    """The active seat; while the first garrisons are placed, the next seat as far as placements and events show it."""
    view, active = scene.view, scene.view.get("active")
    if view.get("phase") != "setup" or active:
        return str(active) if active else None
    order, starts = [str(seat) for seat in view.get("order") or ()], view.get("starts") or {}
    lacking = [seat for seat in order if len(starts.get(seat, ())) < 2]
    seats = [data["seat"] for kind, data in scene.events if kind in ("start-chosen", "third-placed", "third-declined")]
    after = order[order.index(seats[-1]) + 1 :] + order if seats else []
    return next(iter(lacking or after), None)


def number_of(view: View, key: str, seat: str) -> int:
    """A seat's "money", "influence", "garrisons", "due", "income" or "gained"."""
    return int((view.get(key) or {}).get(seat, 0))


def hand_of(view: View, seat: str) -> tuple[list[str], int]:
    """The cards of a seat that the view names, and the number of hidden ones."""
    cards = (view.get("hands") or {}).get(seat, 0)
    return ([], int(cards)) if isinstance(cards, int) else (list(cards), 0)


def count_hand(view: View, seat: str) -> int:
    """The number of cards in a seat's hand."""
    cards, back_count = hand_of(view, seat)
    return len(cards) + back_count


def used_cards(view: View, seat: str) -> list[str]:
    """A seat's cards that have won and now only defend."""
    return list((view.get("used") or {}).get(seat) or ())


def owners(view: View | None) -> Mapping[str, str]:
    """The seat that holds each city, or "foreign"."""
    return (view or {}).get("owner") or {}


def works_of(view: View | None) -> Mapping[str, str]:
    """The "castle" or "fortress" of each city that has one."""
    return (view or {}).get("works") or {}


def cities_of(view: View, seat: str) -> list[str]:
    """The cities of a seat, in the order of the map."""
    city_owners = owners(view)
    return [city for city in CITIES if city_owners.get(city) == seat]


def count_works(view: View, seat: str, kind: str) -> int:
    """The number of a seat's castles or fortresses."""
    works = works_of(view)
    return sum(works.get(city) == kind for city in cities_of(view, seat))


def whole_provinces(view: View) -> dict[str, str]:
    """The provinces held as a whole, each with its holder, never a foreign power."""
    return {province: seat for seat, provinces in (view.get("provinces") or {}).items() for province in provinces}


def city_states(view: View, before: View | None, rings: Mapping[str, str] | None = None) -> dict[str, CityState]:
    """The states of the cities that have anything to show."""
    plundered_cities, banned_cities = set(view.get("plundered") or ()), set(view.get("banned") or ())
    changed_cities = set(changes(view, before))
    standing = {}
    for city in CITIES:
        stand = CityState(
            owners(view).get(city, ""), works_of(view).get(city, ""), city in plundered_cities, city in banned_cities,
            city in changed_cities and not rings, (rings or {}).get(city, ""),
        )  # fmt: skip
        if stand != CityState():
            standing[city] = stand
    return standing


def changes(view: View, before: View | None) -> list[str]:
    """The cities that differ from an older view in their holder, their works or their plundering."""
    if before is None:
        return []

    def state(of: View, city: str) -> tuple[Json, ...]:
        return owners(of).get(city), works_of(of).get(city), city in (of.get("plundered") or ())

    return [city for city in CITIES if state(view, city) != state(before, city)]


def find_reach(view: View, seat: str) -> tuple[list[str], list[str], list[str], list[str]]:
    """The reach of a seat: its own cities; free cities by road; free ports by sea; cities of others it may attack, by
    road or by sea, from cities it has not attacked from this round, except those it has attacked already or the Pope
    protects."""
    city_owners = owners(view)
    own = _bits(city for city in CITIES if city_owners.get(city) == seat)
    free = _bits(city for city in CITIES if city not in city_owners)
    road = sea = strike = 0
    fresh = own & ~_bits((view.get("attacked_from") or {}).get(seat) or ())
    for city in each(own):
        road |= NEIGHBOURS[city]
    if own & PORTS:
        sea = PORTS & free & ~road
    for city in each(fresh):
        strike |= NEIGHBOURS[city]
    if fresh & PORTS:
        strike |= PORTS
    closed_bits = _bits([*(view.get("banned") or ()), *((view.get("attacked") or {}).get(seat) or ())])
    strike &= ~(own | free | closed_bits)
    return tuple([CITIES[city] for city in each(bits)] for bits in (own, road & free, sea, strike))  # type: ignore[return-value]


def _bits(cities: Iterable[str]) -> int:
    bits = 0
    for city in cities:
        bits |= 1 << CITIES.index(city)
    return bits


def cities_in(province: str) -> list[str]:
    """The cities of a province."""
    return [CITIES[city] for city in each(CITIES_OF[province])]


def winners_of(view: View) -> list[str]:
    """The winners of a finished game; several can share the first place."""
    return outcome.winners_of(view, seats_of(view))


def rank_seats(view: View) -> list[str]:
    """The seats: winners first, then by throne points, fortresses, provinces, castles, money (8.6)."""
    holdings = view.get("provinces") or {}

    def tie_break(seat: str) -> tuple[int, ...]:
        fortresses, castles = (count_works(view, seat, kind) for kind in ("fortress", "castle"))
        return -fortresses, -len(holdings.get(seat) or ()), -castles, -number_of(view, "money", seat)

    return outcome.rank_seats(view, seats_of(view), tie_break)


def letters_of(seat: str, words: Words) -> str:
    """The two letters on a power's shield."""
    return words.say(f"picture-code-{seat}") if seat and seat != FOREIGN else ""


def events_of(view: View) -> list[str]:
    """The events of the round, without those whose effects the view shows separately."""
    keys = {"truce": "truce", "bad-weather": "storm"}
    return [event for event in view.get("events") or () if not view.get(keys.get(event, ""))]


def round_of(view: View) -> int:
    """The round, 1 to 10."""
    return int(view.get("round") or 1)


def status_of(view: View) -> str:
    """Either "war" or "peace", "" while it is not known."""
    if not view or view.get("over") or view.get("phase") in ("setup", "income", "vote"):
        return ""
    return "war" if view.get("war") else "peace"


def rounds_of(view: View) -> dict[int, dict[str, int]]:
    """The finished rounds the view knows, each with the gain of every seat."""
    rounds = view.get("rounds") or {}
    count = max((len(points) for points in rounds.values()), default=0)
    first = round_of(view) + bool(view.get("over")) - count
    return {first + at: {seat: points[at] for seat, points in rounds.items()} for at in range(count)}


def say_rounds(view: View, words: Words) -> list[str]:
    """The gains of each power round by round, as a sentence; none before a round is finished."""
    rounds = rounds_of(view)
    gains = (
        f"{words.name('seat', seat)} {' '.join(str(points[seat]) for points in rounds.values())}"
        for seat in rank_seats(view)
    )
    return [words.say("picture-alt-rounds", gains="; ".join(gains))] if rounds else []


def last_battle(scene: Scene) -> Mapping[str, Json] | None:
    """The last battle in the scene's events, None if there is none."""
    battles = [data for kind, data in scene.events if kind == "battle-fought"]
    return battles[-1] if battles else None


def side_of(data: Mapping[str, Json], side: str) -> Name | Text:
    """A side, as an argument of a text: a power or foreign troops."""
    seat = data.get(f"{side}_seat")
    if seat:
        return Name("seat", seat)
    foreigner = data.get("foreigner")
    if foreigner and (side == "attacker" or data.get("attacker_seat")):
        return Name("foreigner", foreigner)
    return Text("told-foreigners")


def name_side(data: Mapping[str, Json], side: str, words: Words) -> str:
    """The name of a side."""
    name = side_of(data, side)
    return words.name(name.kind, name.id) if isinstance(name, Name) else words.text(name)


def cut(items: list[str], longest: int, words: Words) -> str:
    """A list of at most `longest` items, and the number of further ones."""
    lines = items[:longest]
    if len(items) > longest:
        lines.append(words.say("picture-more", count=len(items) - longest))
    return ", ".join(lines)
