"""The components of Liberté: read from the TOML files here, validated once, then frozen.

Cards, provinces, regions, seats and battles are named by their ids; a faction is its colour.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from fronde.core.errors import DataError
from fronde.core.types import Json

Faction = Literal["white", "blue", "red"]
Symbol = Literal["cannon", "sans-culottes", "general"]

FACTIONS: tuple[Faction, ...] = ("white", "blue", "red")
"""Royalists, Moderates, Radicals."""

CARDS_OF_A_GAME = 110

_FOLDER = Path(__file__).parent


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Card(_Strict):
    """A card: a Personality of a region, a Club of none, or a Special with its effect."""

    id: str = Field(pattern=r"^c\d{1,3}$")
    instead: str | None = None
    """The card of the first printing whose place it takes in the second."""
    set: Literal["A", "B"]
    kind: Literal["personality", "club", "special"]
    faction: Faction | None = None
    value: int = Field(0, ge=0, le=3)
    """Faction blocks shown; 0 for a Special, which has none."""
    region: str | None = None
    symbols: tuple[Symbol, ...] = ()
    effect: str | None = None
    source: dict[str, str] = Field(default_factory=dict)


class Region(_Strict):
    """Provinces that cards of one background reach; `colour` is for pictures."""

    id: str
    colour: str
    source: str


class Province(_Strict):
    """A province: its place in the elections, its points in turns 3 and 4, whether it bears a fleur-de-lis."""

    number: int
    id: str = Field(pattern=r"^[a-z-]+$")
    region: str
    points: int = 0
    fleur_de_lis: bool = False
    paris: bool = False
    town: str
    latitude: float
    longitude: float
    source: dict[str, str] = Field(default_factory=dict)


class TurnData(_Strict):
    """A turn: the year of its elections, its battle and what that is worth."""

    number: int
    year: int
    battle: str | None = None
    points: int = 0
    source: str


class _Seat(_Strict):
    id: str = Field(pattern=r"^[a-z]+$")


class _Numbers(BaseModel):
    """A table of numbers and where they come from."""

    model_config = ConfigDict(extra="allow", frozen=True)
    source: str


class _Order(_Strict):
    precedence: tuple[Faction, ...]
    source: str


class _TableFile(_Strict):
    players: _Numbers
    blocks: _Numbers
    waiting: _Numbers
    tokens: _Numbers
    cards: _Numbers
    stacks: _Numbers
    ends: _Numbers
    awards: _Numbers
    order: _Order
    turn: tuple[TurnData, ...]
    seat: tuple[_Seat, ...]


class _CardFile(_Strict):
    usual: dict[str, dict[str, str]]
    card: tuple[Card, ...]


class _MapFile(_Strict):
    usual: dict[str, str]
    region: tuple[Region, ...]
    province: tuple[Province, ...]


class Components(_Strict):
    """Everything in the box, and what its parts must add up to."""

    table: _TableFile
    cards: _CardFile
    map: _MapFile

    @model_validator(mode="after")
    def _adds_up(self) -> Components:
        for kind in (self.cards.card, self.map.region, self.map.province, self.table.seat):
            if len({item.id for item in kind}) != len(kind):
                raise ValueError("an id stands twice")
        self._check_printings()
        if [province.number for province in self.map.province] != list(range(1, 28)):
            raise ValueError("the provinces are not 1 to 27 in the order of the elections")
        if sum(province.paris for province in self.map.province) != 1:
            raise ValueError("there is one Paris")
        sizes = Counter(province.region for province in self.map.province)
        if set(sizes) != {region.id for region in self.map.region} or not set(sizes.values()) <= {4, 5}:
            raise ValueError(f"the regions are {sizes}")
        for card in self.cards.card:
            if not _is_whole(card, set(sizes)):
                raise ValueError(f"card {card.id} is no {card.kind}")
        return self

    def _check_printings(self) -> None:
        """Raises ValueError where a printing is not 110 cards, or a card takes no place of its set in the second."""
        cards = self.cards.card
        if [card.id for card in cards] != [f"c{n}" for n in range(1, len(cards) + 1)]:
            raise ValueError("the cards are not c1, c2 and so on")
        sets = {card.id: card.set for card in cards if card.instead is None}
        later = [card for card in cards if card.instead is not None]
        if len(sets) != CARDS_OF_A_GAME or len({card.instead for card in later}) != len(later):
            raise ValueError("a printing has not 110 cards")
        for card in later:
            if sets.get(card.instead or "") != card.set:
                raise ValueError(f"card {card.id} takes no place of its set")


def _is_whole(card: Card, regions: set[str]) -> bool:
    """Whether a card has what its kind has, and no more."""
    if card.kind == "special":
        return card.effect is not None and card.faction is None and not card.value and card.region is None
    if card.effect is not None or card.faction is None or not card.value:
        return False
    return card.region in regions if card.kind == "personality" else card.region is None and card.value == 1


def _read(name: str) -> dict[str, Json]:
    with (_FOLDER / name).open("rb") as file:
        return tomllib.load(file)


@lru_cache(maxsize=1)
def load() -> Components:
    """Everything in the box. Raises DataError where a file is wrong."""
    try:
        return Components.model_validate(
            {"table": _read("table.toml"), "cards": _read("cards.toml"), "map": _read("provinces.toml")}
        )
    except ValidationError as error:
        raise DataError(str(error)) from error


_BOX = load()


def _numbers(part: str) -> dict[str, int]:
    return {**getattr(_BOX.table, part).model_extra}


CARDS = {card.id: card for card in _BOX.cards.card}
_LATER = {card.instead: card.id for card in CARDS.values() if card.instead}
_FIRST = tuple(card.id for card in CARDS.values() if card.instead is None)
CARD_PLACE = {id_: place for place, id_ in enumerate(id_ for one in _FIRST for id_ in (one, _LATER.get(one)) if id_)}
"""The place of a card among all, in which hands and piles without an order are sorted: one of the second printing
stands where the one of the first does that it takes the place of."""


class Printing(NamedTuple):
    """The cards of a game, by sets."""

    set_a: tuple[str, ...]
    set_b: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """All of them."""
        return self.set_a + self.set_b


def _print(cards: Sequence[str]) -> Printing:
    return Printing(*(tuple(id_ for id_ in cards if CARDS[id_].set == letter) for letter in "AB"))


PRINTINGS = {"first": _print(_FIRST), "second": _print([_LATER.get(id_, id_) for id_ in _FIRST])}
"""Option `printing` -> the cards there are then (ruling R45)."""
OF_THE_FIRST = frozenset(_LATER)
"""Cards that the second printing has not."""
REGIONS = {region.id: region for region in _BOX.map.region}
PROVINCES = {province.id: province for province in _BOX.map.province}
"""Every province, in the order of the elections."""
PROVINCE_IDS = tuple(PROVINCES)
PLACE = {id_: place for place, id_ in enumerate(PROVINCES)}
REGION_OF = tuple(province.region for province in PROVINCES.values())
PLACES_OF = {region: tuple(n for n, other in enumerate(REGION_OF) if other == region) for region in REGIONS}
"""The places of a region's provinces."""
ALL_PLACES = tuple(range(len(PROVINCES)))
PARIS = next(PLACE[province.id] for province in PROVINCES.values() if province.paris)
FLEURS_DE_LIS = tuple(PLACE[province.id] for province in PROVINCES.values() if province.fleur_de_lis)
POINTS_OF = tuple(province.points for province in PROVINCES.values())

SEATS = tuple(seat.id for seat in _BOX.table.seat)
"""Every seat in clockwise order; a game of fewer has the first of them."""
PLAYER_COUNTS = tuple(
    sorted(range(_numbers("players")["least"], _numbers("players")["most"] + 1), key=lambda count: (count != 4, count))
)
"""How many may play, the usual number first."""
BLOCKS: tuple[int, ...] = tuple(_numbers("blocks")[faction] for faction in FACTIONS)
WAITING = _numbers("waiting")["each"]
WAITING_UNTIL = _numbers("waiting")["turn"]
TOKENS = _numbers("tokens")["each"] - _numbers("tokens")["on_tracks"]
"""Control tokens of a seat for stacks, the Battle Box and presence (R8)."""
HAND, OPEN, DISPLAY, DISPLAY_SANS_CULOTTES, MANY, DISCARD_OF_MANY = (
    _numbers("cards")[name] for name in ("hand", "open", "display", "display_sans_culottes", "many", "discard_of_many")
)
MOST_BLOCKS, MOST_STACKS = (_numbers("stacks")[name] for name in ("blocks", "of_a_province"))
TURNS, LANDSLIDE, REVOLTS, REVOLT_FROM = (
    _numbers("ends")[name] for name in ("turns", "landslide", "provinces", "from_turn")
)
"""The last turn; the votes of a landslide; the provinces of a counter-revolution, and the first turn it can come."""
AWARDS = _numbers("awards")
PRECEDENCE = tuple(FACTIONS.index(faction) for faction in _BOX.table.order.precedence)
TURN = {turn.number: turn for turn in _BOX.table.turn}
BATTLES = {turn.battle: turn for turn in _BOX.table.turn if turn.battle}
