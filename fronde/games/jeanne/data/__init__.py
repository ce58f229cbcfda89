"""The components of Jeanne d'Arc 1429: read from the TOML files here, validated once, then frozen.

Powers, cities, provinces, cards and events have ids. In the rules a city is its index in `CITIES`, a set of cities is
an int with a bit for each, and a battle card is the index of its kind in `KINDS`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from fronde.core.components import Strict, read_components

_ID = r"^[a-z]+(-[a-z]+)*$"


class _Datum(Strict):
    """Data from the rulebook or the box; `source` says where it is."""

    source: str


class Power(_Datum):
    """One of the six powers, with its starting cities."""

    id: str = Field(pattern=_ID)
    colour: str
    fixed: tuple[str, ...]
    choice_count: int = Field(alias="chosen")
    choices: tuple[str, ...]
    hero_source: str


class _Joining(_Datum):
    powers: tuple[str, ...]


class Measurement(Strict):
    """The results of bot games between some powers: the number of games, the first seed, and the wins of each power."""

    powers: tuple[str, ...]
    games: int = Field(ge=1)
    seed: int
    wins: tuple[int, ...]


class Province(_Datum):
    """A province and its throne points (8.1). `area`: the heading under which lists have it."""

    id: str = Field(pattern=_ID)
    points: int = Field(ge=1)
    area: str


class City(_Datum):
    """A city; `x` and `y` from 0 to 1000, from the top left corner of the map."""

    id: str = Field(pattern=_ID)
    name: str
    province: str
    port: bool
    mountain: bool
    x: int = Field(ge=0, le=1000)
    y: int = Field(ge=0, le=1000)


class Kind(Strict):
    """A kind of battle card, and its number in the deck."""

    id: str = Field(pattern=_ID)
    colour: Literal["yellow", "red"]
    value: int
    count: int = Field(ge=1)


class _Event(_Datum):
    id: str = Field(pattern=_ID)
    count: int = Field(ge=1)


class Foreigner(Strict):
    """A foreign power and the cities it may attack, with equal shares of a die (6.8)."""

    id: str = Field(pattern=_ID)
    by_sea: bool
    cities: tuple[str, ...]


class _Intervention(_Datum):
    strength: int
    table_source: str
    row: tuple[Foreigner, ...]


class _Roads(_Datum):
    pairs: tuple[tuple[str, str], ...]


class _Map(Strict):
    sources: dict[str, str]
    province: tuple[Province, ...]
    city: tuple[City, ...]
    roads: _Roads

    @model_validator(mode="after")
    def _joins_up(self) -> _Map:
        cities = [city.id for city in self.city]
        if len(set(cities)) != len(cities) or len({p.id for p in self.province}) != len(self.province):
            raise ValueError("an id stands twice")
        if {city.province for city in self.city} != {province.id for province in self.province}:
            raise ValueError("a province without a city, or a city without a province")
        ends = {frozenset(pair) for pair in self.roads.pairs}
        if len(ends) != len(self.roads.pairs) or not all(len(pair) == 2 and pair <= set(cities) for pair in ends):
            raise ValueError("a road stands twice, or leads nowhere")
        return self


class _Pieces(_Datum):
    garrisons: int
    castles: int
    fortresses: int
    plunder: int
    influence: int


class _Levels(_Datum):
    free: int = 0
    garrison: int
    castle: int
    fortress: int = 0


class _Prices(_Datum):
    card: int
    castle: int
    fortress: int
    castle_for_few: int
    fortress_for_few: int
    few: int


class _Cards(_Datum):
    war: int
    peace: int
    hand: int
    help: int


class _Battle(_Datum):
    attacker: int
    defender: int
    influence: int
    hero: int
    mountain: int
    landing: int
    attacks_in_peace: int


class _Expansion(_Datum):
    by_road: int


class _Ambassador(_Datum):
    rebellion: int
    help: int
    hero: int


class _Confiscation(_Datum):
    more_than: int
    many: int
    few: int


class _Influence(_Datum):
    for_first: int
    share: int
    england: int


class _End(_Datum):
    rounds: int
    dice: dict[int, int]


class _Table(Strict):
    pieces: _Pieces
    income: _Levels
    defence: _Levels
    prices: _Prices
    cards: _Cards
    battle: _Battle
    expansion: _Expansion
    plunder: _Levels
    ambassador: _Ambassador
    confiscation: _Confiscation
    influence: _Influence
    end: _End


class _Deck(_Datum):
    total: int
    counts_source: str
    card: tuple[Kind, ...]


class Box(Strict):
    """All components, with a check that they fit together."""

    map: _Map
    power: tuple[Power, ...]
    joining: tuple[_Joining, ...]
    set: tuple[Measurement, ...]
    deck: _Deck
    event: tuple[_Event, ...]
    intervention: _Intervention
    table: _Table

    @model_validator(mode="after")
    def _adds_up(self) -> Box:
        cities = {city.id: city for city in self.map.city}
        begins = [id_ for power in self.power for id_ in (*power.fixed, *power.choices)]
        if len(set(begins)) != len(begins) or not set(begins) <= set(cities):
            raise ValueError("a city begins with two powers, or is nowhere")
        if not all(set(few.powers) <= {power.id for power in self.power} for few in self.joining):
            raise ValueError("a power joins that is none")
        if sum(kind.count for kind in self.deck.card) != self.deck.total:
            raise ValueError(f"the deck has not {self.deck.total} cards")
        for row in self.intervention.row:
            if not set(row.cities) <= set(cities) or 6 % len(row.cities):
                raise ValueError(f"{row.id} comes to a city that is nowhere, or shares no die out equally")
            if row.by_sea and not all(cities[id_].port for id_ in row.cities):
                raise ValueError(f"{row.id} lands where no port is")
        return self


BOX = read_components(Box, Path(__file__).parent, "powers", "sets", "events", map="map", deck="cards", table="table")
TABLE = BOX.table

# --- the map ---

CITIES = tuple(city.id for city in BOX.map.city)
CITY = {id_: number for number, id_ in enumerate(CITIES)}
ALL = (1 << len(CITIES)) - 1
"""Every city."""


def bits(cities: Iterable[int]) -> int:
    """A set of cities as an int."""
    mask = 0
    for city in cities:
        mask |= 1 << city
    return mask


@lru_cache(maxsize=1 << 14)
def each(cities: int) -> tuple[int, ...]:
    """The cities of a set, in the order of the map. Cached, because the same few sets occur again and again."""
    members = []
    while cities:
        lowest = cities & -cities
        members.append(lowest.bit_length() - 1)
        cities ^= lowest
    return tuple(members)


PORTS = bits(number for number, city in enumerate(BOX.map.city) if city.port)
MOUNTAINS = bits(number for number, city in enumerate(BOX.map.city) if city.mountain)
ROADS = tuple((CITY[one], CITY[other]) for one, other in BOX.map.roads.pairs)
NEIGHBOURS = tuple(
    bits(other for road in ROADS if city in road for other in road if other != city) for city in range(len(CITIES))
)
"""For each city, the cities connected by road."""
PROVINCES = tuple(province.id for province in BOX.map.province)
CITIES_OF = {id_: bits(number for number, city in enumerate(BOX.map.city) if city.province == id_) for id_ in PROVINCES}
POINTS = {province.id: province.points for province in BOX.map.province}
PROVINCE_OF = tuple(city.province for city in BOX.map.city)
AREA_OF = {province.id: province.area for province in BOX.map.province}
"""The part of the map under which a province is listed."""

# --- the powers ---

POWERS = {power.id: power for power in BOX.power}
"""Every power, in the order of the first round (2.2)."""
JOINING = {len(few.powers): few.powers for few in BOX.joining} | {len(POWERS): tuple(POWERS)}
"""The powers that usually play, by number of players (9.1)."""
MEASURED = {frozenset(row.powers): row for row in BOX.set}
"""The results of bot games, by set of powers."""
PLAYER_COUNTS: tuple[int, ...] = (6, 5, 4, 3)
"""The possible numbers of players, the full table first (9.1)."""

# --- the cards ---

KINDS = tuple(kind.id for kind in BOX.deck.card)
KIND = {id_: number for number, id_ in enumerate(KINDS)}
VALUES = tuple(kind.value for kind in BOX.deck.card)
"""Battle points of each kind, 0 for the red ones."""
YELLOW = tuple(number for number, kind in enumerate(BOX.deck.card) if kind.colour == "yellow")
RED = tuple(number for number, kind in enumerate(BOX.deck.card) if kind.colour == "red")
ENGINEER, TRAITOR, SIGN, RETREAT, PLUNDERERS, AMBASSADOR = (
    KIND[id_] for id_ in ("engineer", "traitor", "sign-of-god", "retreat", "plunderers", "ambassador")
)
DECK = tuple(number for number, kind in enumerate(BOX.deck.card) for _ in range(kind.count))
"""All battle cards, in the order of their kinds."""

# --- events and foreign powers ---

EVENTS = tuple(event.id for event in BOX.event)
COUNTERS = tuple(event.id for event in BOX.event for _ in range(event.count))
"""All event counters."""
FOREIGNERS = BOX.intervention.row
"""The foreign powers, by the result of the first die."""
STRENGTH = BOX.intervention.strength
"""The bonus of a foreign power to its die, in attack and in defence."""

# --- figures ---

INCOME = (TABLE.income.garrison, TABLE.income.castle, TABLE.income.fortress)
"""By works: none, castle, fortress."""
DEFENCE = (TABLE.defence.garrison, TABLE.defence.castle, TABLE.defence.fortress)
END_DICE = TABLE.end.dice
"""By round, the highest roll that ends the game after it (8.5)."""
