"""What can be read off a view of Jeanne d'Arc 1429."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fronde.core.types import Json
from fronde.games.jeanne.data import CITIES, CITIES_OF, NEIGHBOURS, PORTS, POWERS, each
from fronde.texts import Words
from images import outcome
from images.jeanne.inks import FOREIGN
from images.jeanne.pieces import Stand
from images.manifest import Scene, View


def seats_of(view: View) -> tuple[str, ...]:
    """The seats of a view in their order of play, the printed one before there is any; all powers where it is empty."""
    seats = tuple(view.get("seats") or POWERS)
    order = [seat for seat in view.get("order") or () if seat in seats]
    return (*order, *(seat for seat in seats if seat not in order))


def mover_of(scene: Scene) -> str | None:
    """Who is to move; while the first garrisons are placed the next of whom that can be told, by what stands there and
    what has been told."""
    view, active = scene.view, scene.view.get("active")
    if view.get("phase") != "setup" or active:
        return str(active) if active else None
    order, starts = [str(seat) for seat in view.get("order") or ()], view.get("starts") or {}
    lacking = [seat for seat in order if len(starts.get(seat, ())) < 2]
    placed = [data["seat"] for kind, data in scene.events if kind in ("start-chosen", "third-placed", "third-declined")]
    after = order[order.index(placed[-1]) + 1 :] + order if placed else []
    return next(iter(lacking or after), None)


def number_of(view: View, key: str, seat: str) -> int:
    """A number a seat has: "money", "influence", "garrisons", "due", "income", "gained"."""
    return int((view.get(key) or {}).get(seat, 0))


def hand_of(view: View, seat: str) -> tuple[list[str], int]:
    """The cards of a seat the view names, and how many it only counts."""
    cards = (view.get("hands") or {}).get(seat, 0)
    return ([], int(cards)) if isinstance(cards, int) else (list(cards), 0)


def count_hand(view: View, seat: str) -> int:
    """How many cards a seat holds."""
    cards, counted = hand_of(view, seat)
    return len(cards) + counted


def used_of(view: View, seat: str) -> list[str]:
    """A seat's cards that have won and only defend."""
    return list((view.get("used") or {}).get(seat) or ())


def owners(view: View | None) -> Mapping[str, str]:
    """City -> the seat that holds it, or "foreign"."""
    return (view or {}).get("owner") or {}


def works_of(view: View | None) -> Mapping[str, str]:
    """City -> "castle" or "fortress"."""
    return (view or {}).get("works") or {}


def cities_of(view: View, seat: str) -> list[str]:
    """The cities of a seat, in the order of the map."""
    city_owners = owners(view)
    return [city for city in CITIES if city_owners.get(city) == seat]


def count_works(view: View, seat: str, kind: str) -> int:
    """How many castles or fortresses a seat has."""
    works = works_of(view)
    return sum(works.get(city) == kind for city in cities_of(view, seat))


def sealed(view: View) -> dict[str, str]:
    """Province held whole -> its holder; a foreign power holds none."""
    return {province: seat for seat, provinces in (view.get("provinces") or {}).items() for province in provinces}


def stands(view: View, before: View | None, rings: Mapping[str, str] | None = None) -> dict[str, Stand]:
    """City -> what stands on it, for those of which there is something to show."""
    plundered, banned = set(view.get("plundered") or ()), set(view.get("banned") or ())
    changed = set(changes(view, before))
    standing = {}
    for city in CITIES:
        stand = Stand(
            owners(view).get(city, ""), works_of(view).get(city, ""), city in plundered, city in banned,
            city in changed and not rings, (rings or {}).get(city, ""),
        )  # fmt: skip
        if stand != Stand():
            standing[city] = stand
    return standing


def changes(view: View, before: View | None) -> list[str]:
    """The cities that differ from an older view: whose they are, their works, whether they are plundered."""
    if before is None:
        return []

    def state(of: View, city: str) -> tuple[Json, ...]:
        return owners(of).get(city), works_of(of).get(city), city in (of.get("plundered") or ())

    return [city for city in CITIES if state(view, city) != state(before, city)]


def find_reach(view: View, seat: str) -> tuple[list[str], list[str], list[str], list[str]]:
    """What lies before a seat: its own cities; free ones a road leads to; free ports over sea; cities of others it may
    attack from where it has not attacked yet this round, by road or over sea, none that it has attacked or the Pope
    forbids."""
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
    closed = _bits([*(view.get("banned") or ()), *((view.get("attacked") or {}).get(seat) or ())])
    strike &= ~(own | free | closed)
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
    """The winners of a game that is over; several can share the first place."""
    return outcome.winners_of(view, seats_of(view))


def ranked(view: View) -> list[str]:
    """The seats: winners first, then by throne points, fortresses, provinces, castles, money (8.6)."""
    holdings = view.get("provinces") or {}

    def tie_break(seat: str) -> tuple[int, ...]:
        fortresses, castles = (count_works(view, seat, kind) for kind in ("fortress", "castle"))
        return -fortresses, -len(holdings.get(seat) or ()), -castles, -number_of(view, "money", seat)

    return outcome.ranked(view, seats_of(view), tie_break)


def letters_of(seat: str, words: Words) -> str:
    """Two letters on a power's shield."""
    return words.say(f"picture-code-{seat}") if seat and seat != FOREIGN else ""


def events_of(view: View) -> list[str]:
    """The events of the round, those left out that the view tells of by what they did."""
    keys = {"truce": "truce", "bad-weather": "storm"}
    return [event for event in view.get("events") or () if not view.get(keys.get(event, ""))]


def round_of(view: View) -> int:
    """The round, 1 to 10."""
    return int(view.get("round") or 1)


def status_of(view: View) -> str:
    """ "war" or "peace", "" before it is known."""
    if not view or view.get("over") or view.get("phase") in ("setup", "income", "vote"):
        return ""
    return "war" if view.get("war") else "peace"


def rounds_of(view: View) -> dict[int, dict[str, int]]:
    """Round that is over -> what each seat gained in it; none of which the view knows nothing."""
    rounds = view.get("rounds") or {}
    count = max((len(points) for points in rounds.values()), default=0)
    first = round_of(view) + bool(view.get("over")) - count
    return {first + at: {seat: points[at] for seat, points in rounds.items()} for at in range(count)}


def say_rounds(view: View, words: Words) -> list[str]:
    """What each has gained round by round, as a sentence; none before a round is over."""
    rounds = rounds_of(view)
    gains = (
        f"{words.name('seat', seat)} {' '.join(str(points[seat]) for points in rounds.values())}"
        for seat in ranked(view)
    )
    return [words.say("picture-alt-rounds", gains="; ".join(gains))] if rounds else []


def last_battle(scene: Scene) -> Mapping[str, Json] | None:
    """The battle that was fought last among what is told, None where there was none."""
    battles = [data for kind, data in scene.events if kind == "battle-fought"]
    return battles[-1] if battles else None


def name_side(data: Mapping[str, Json], side: str, words: Words) -> str:
    """Who attacks or defends, a power or foreign troops."""
    seat = data.get(f"{side}_seat")
    if seat:
        return words.name("seat", seat)
    foreigner = data.get("foreigner")
    if foreigner and (side == "attacker" or data.get("attacker_seat")):
        return words.name("foreigner", foreigner)
    return words.say("told-foreigners")


def cut(items: list[str], longest: int, words: Words) -> str:
    """A list, cut after so many, with how many more there are."""
    lines = items[:longest]
    if len(items) > longest:
        lines.append(words.say("picture-more", count=len(items) - longest))
    return ", ".join(lines)
