"""The components of Liberté: read from the TOML files here, validated once, then frozen.

Cards, provinces, regions, seats and battles have ids; a faction is its colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, model_validator

from fronde.core.components import Strict, check_ids, read_components

Faction = Literal["white", "blue", "red"]
Symbol = Literal["cannon", "sans-culottes", "general"]

FACTIONS: tuple[Faction, ...] = ("white", "blue", "red")
"""Royalists, Moderates, Radicals."""

CARDS_OF_A_GAME = 110


class Card(Strict):
    """A card: a Personality with a region, a Club without one, or a Special with an effect."""

    id: str = Field(pattern=r"^c\d{1,3}$")
    instead: str | None = None
    """The card of the first printing that it replaces in the second."""
    set: Literal["A", "B"]
    kind: Literal["personality", "club", "special"]
    faction: Faction | None = None
    value: int = Field(0, ge=0, le=3)
    """Faction blocks shown; 0 for a Special."""
    region: str | None = None
    symbols: tuple[Symbol, ...] = ()
    effect: str | None = None
    source: dict[str, str] = Field(default_factory=dict)


class Region(Strict):
    """The provinces that cards of one background reach; `colour` is for pictures."""

    id: str
    colour: str
    source: str


class Province(Strict):
    """A province: its number in the elections, its points in turns 3 and 4, and whether it has a fleur-de-lis."""

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


class TurnData(Strict):
    """A turn: the year of its elections, its battle, and the points of the battle."""

    number: int
    year: int
    battle: str | None = None
    points: int = 0
    source: str


class _Seat(Strict):
    id: str = Field(pattern=r"^[a-z]+$")


class _Numbers(BaseModel):
    """A table of numbers, with their source."""

    model_config = ConfigDict(extra="allow", frozen=True)
    source: str


class _Order(Strict):
    precedence: tuple[Faction, ...]
    source: str


class _TableFile(Strict):
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


class _CardFile(Strict):
    usual: dict[str, dict[str, str]]
    card: tuple[Card, ...]


class _MapFile(Strict):
    usual: dict[str, str]
    region: tuple[Region, ...]
    province: tuple[Province, ...]


class Components(Strict):
    """All components, with a check that they fit together."""

    table: _TableFile
    cards: _CardFile
    map: _MapFile

    @model_validator(mode="after")
    def _adds_up(self) -> Components:
        check_ids(self.cards.card, self.map.region, self.map.province, self.table.seat)
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
        """Raises ValueError if a printing does not have 110 cards, or a card does not replace one of its set."""
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
    """Whether a card has exactly the attributes of its kind."""
    if card.kind == "special":
        return card.effect is not None and card.faction is None and not card.value and card.region is None
    if card.effect is not None or card.faction is None or not card.value:
        return False
    return card.region in regions if card.kind == "personality" else card.region is None and card.value == 1


_BOX = read_components(Components, Path(__file__).parent, table="table", cards="cards", map="provinces")


def _numbers(part: str) -> dict[str, int]:
    return {**getattr(_BOX.table, part).model_extra}


CARDS = {card.id: card for card in _BOX.cards.card}
_LATER = {card.instead: card.id for card in CARDS.values() if card.instead}
_FIRST = tuple(card.id for card in CARDS.values() if card.instead is None)
CARD_PLACE = {id_: place for place, id_ in enumerate(id_ for one in _FIRST for id_ in (one, _LATER.get(one)) if id_)}
"""The index of each card in the order for hands and unordered piles. A card of the second printing follows the one it
replaces."""


class Printing(NamedTuple):
    """The cards of a printing, by set."""

    set_a: tuple[str, ...]
    set_b: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of both sets."""
        return self.set_a + self.set_b


def _print(cards: Sequence[str]) -> Printing:
    return Printing(*(tuple(id_ for id_ in cards if CARDS[id_].set == letter) for letter in "AB"))


PRINTINGS = {"first": _print(_FIRST), "second": _print([_LATER.get(id_, id_) for id_ in _FIRST])}
"""The cards of a game, by the option `printing` (ruling R45)."""
OF_THE_FIRST = frozenset(_LATER)
"""Cards that are not in the second printing."""
REGIONS = {region.id: region for region in _BOX.map.region}
PROVINCES = {province.id: province for province in _BOX.map.province}
"""Every province, in the order of the elections."""
PROVINCE_IDS = tuple(PROVINCES)
PLACE = {id_: place for place, id_ in enumerate(PROVINCES)}
REGION_OF = tuple(province.region for province in PROVINCES.values())
PLACES_OF = {region: tuple(n for n, other in enumerate(REGION_OF) if other == region) for region in REGIONS}
"""The indices of a region's provinces."""
ALL_PLACES = tuple(range(len(PROVINCES)))
PARIS = next(PLACE[province.id] for province in PROVINCES.values() if province.paris)
FLEURS_DE_LIS = tuple(PLACE[province.id] for province in PROVINCES.values() if province.fleur_de_lis)
POINTS_OF = tuple(province.points for province in PROVINCES.values())

SEATS = tuple(seat.id for seat in _BOX.table.seat)
"""All seats in clockwise order; a game with fewer players uses the first of them."""
PLAYER_COUNTS = tuple(
    sorted(range(_numbers("players")["least"], _numbers("players")["most"] + 1), key=lambda count: (count != 4, count))
)
"""The possible numbers of players, the usual number first."""
BLOCKS: tuple[int, ...] = tuple(_numbers("blocks")[faction] for faction in FACTIONS)
WAITING = _numbers("waiting")["each"]
WAITING_UNTIL = _numbers("waiting")["turn"]
TOKENS = _numbers("tokens")["each"] - _numbers("tokens")["on_tracks"]
"""Control tokens of a seat for stacks, the Battle Box and presence (R8)."""
HAND, OPEN, DISPLAY, DISPLAY_SANS_CULOTTES, MANY, DISCARD_OF_MANY = (
    _numbers("cards")[name] for name in ("hand", "open", "display", "display_sans_culottes", "many", "discard_of_many")
)
MOST_BLOCKS, MOST_STACKS = (_numbers("stacks")[name] for name in ("blocks", "of_a_province"))
TURNS, LANDSLIDE, REVOLTS, FIRST_SCORING_TURN = (
    _numbers("ends")[name] for name in ("turns", "landslide", "provinces", "from_turn")
)
"""The last turn; the votes for a landslide; the provinces for a counter-revolution, and the first turn in which it is
possible."""
AWARDS = _numbers("awards")
PRECEDENCE = tuple(FACTIONS.index(faction) for faction in _BOX.table.order.precedence)
TURN = {turn.number: turn for turn in _BOX.table.turn}
BATTLES = {turn.battle: turn for turn in _BOX.table.turn if turn.battle}
