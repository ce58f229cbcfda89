"""The components of Mousquetaires du Roy: read from the TOML files here, validated once, then frozen.

Everything is named by its id. Faces of dice: "sword", "shield", "lys" on blue ones, "sword", "shield", "cross" on red.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from fronde.core.errors import DataError
from fronde.core.types import Json

Skill = Literal["erudition", "nobility", "gallantry", "panache"]
Source = str | dict[str, str]
SKILLS: tuple[Skill, ...] = ("erudition", "nobility", "gallantry", "panache")
BLUE = ("sword", "sword", "shield", "shield", "lys", "lys")
"""The faces of a blue die (reconstructed: two of each keeps equal dice fair)."""
RED = ("sword", "sword", "shield", "shield", "cross", "cross")
"""The faces of a red die."""
_FOLDER = Path(__file__).parent


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Foe(_Strict):
    """Whoever fights a musketeer: an adversary card, a token with dice or a fixed `result` (swords, shields), or one
    the rules name."""

    id: str
    strength: int = 0
    """White shields of an adversary card: what it fills of a mission."""
    dice: int = Field(0, ge=0, le=4)
    life: int = 1
    manoeuvre: tuple[str, ...] = ()
    result: tuple[int, int] | None = None
    ability: str = ""
    pistoles: int = 0
    epic: int = 0
    source: Source


class Trap(_Strict):
    """A trap card: "obstacle" has to be cleared, "triggered" strikes once, "passive" lasts with the mission."""

    id: str
    strength: int
    kind: Literal["obstacle", "triggered", "passive"]
    source: Source


class Pile(_Strict):
    """Cards or tokens of one kind. `kind`, `value`: of an adventure card."""

    id: str
    count: int
    kind: Literal["", "skill", "combat", "character"] = ""
    value: int = 0
    source: Source


class Token(_Strict):
    """An adversary token: dice, a fixed result, a snare, a blank, or a challenge of a level."""

    id: str
    count: int
    dice: int = 0
    life: int = 0
    manoeuvre: tuple[str, ...] = ()
    result: tuple[int, int] | None = None
    level: int = 0
    source: Source


class Challenge(_Strict):
    """A test of a skill."""

    skill: Skill
    level: int = Field(ge=5, le=8)


class MissionCard(_Strict):
    """A Paris or Louvre card. `duels`: how many must be won; `continuous`, `end`: what it does while it lies there, and
    at the end of each turn."""

    id: str
    strength: int
    challenges: tuple[Challenge, ...]
    duels: int = 0
    continuous: str = ""
    end: str = ""
    source: Source


class Musketeer(_Strict):
    """A musketeer's card."""

    id: str
    start: str
    life: int
    combat: int
    skills: dict[Skill, int]
    manoeuvre: tuple[str, ...]


class Item(_Strict):
    """A token of the arsenal. `slot`: what it takes room in; `cost`: what is discarded for it beside the price."""

    id: str
    price: int
    stock: int
    slot: Literal["", "equipment", "manoeuvre", "skill"] = ""
    cost: Literal["", "combat", "any"] = ""


class Place(_Strict):
    """A place: whether Milady, or a musketeer by choice, may go there, and whether she needs Rochefort for it."""

    id: str
    milady: bool
    musketeers: bool
    rochefort: bool
    source: Source


class Numbers(_Strict):
    """The figures of the rules."""

    players: tuple[int, int]
    pistoles: int
    most_pistoles: int
    treachery: int
    treachery_with_six: int
    paris_with_six: int
    actions: int
    actions_with_three_musketeers: int
    hands: dict[int, int]
    """Number of hands -> cards of each."""
    most_dice: int
    most_buys: int
    most_siege_cards: int
    equipment_slots: int
    skill_slots: int
    one_for_all: int
    reinforcements: int
    strangling_dice: int
    source: Source


class Tracks(_Strict):
    """Every track. `time`: red dice on each space, after the last of which Richelieu waits; `siege`: spaces to each
    side of the middle."""

    time: tuple[int, ...]
    time_with_six: int
    siege: int
    siege_treachery: int
    siege_epic: int
    honour: int
    louvre: int
    louvre_warning: int
    louvre_quick: int
    louvre_epic: int
    constance: int
    rochefort: int
    balm: int
    source: Source


class Quests(_Strict):
    """The four quest boards."""

    paths: tuple[str, ...]
    stages: int
    inn_adversaries: int
    scouted: int
    passage: tuple[tuple[Skill, int], ...]
    returning: int
    columns: int
    galleries_adversaries: int
    secret_passage: int
    reward: int
    source: Source


class _Cards(_Strict):
    pages: dict[str, str]
    adversary: tuple[Foe, ...]
    trap: tuple[Trap, ...]
    treachery: tuple[Pile, ...]
    paris: tuple[MissionCard, ...]
    louvre: tuple[MissionCard, ...]
    adventure: tuple[Pile, ...]
    token: tuple[Token, ...]


class _Board(_Strict):
    sources: dict[str, str]
    table: Numbers
    tracks: Tracks
    quests: Quests
    foe: tuple[Foe, ...]
    musketeer: tuple[Musketeer, ...]
    item: tuple[Item, ...]
    place: tuple[Place, ...]


class Components(_Strict):
    """Everything in the box, and what its parts must add up to."""

    cards: _Cards
    board: _Board

    @model_validator(mode="after")
    def _adds_up(self) -> Components:
        for pile in (*dict(self.cards).values(), *dict(self.board).values()):
            if isinstance(pile, tuple) and len({part.id for part in pile}) != len(pile):
                raise ValueError("an id stands twice")
        quests, tokens = self.board.quests, sum(token.count for token in self.cards.token)
        fighting = sum(token.count for token in self.cards.token if token.id != "blank" and not token.level)
        total = quests.inn_adversaries + quests.returning + quests.columns * quests.galleries_adversaries
        if fighting != total or tokens != len(quests.paths) * quests.stages + quests.returning + quests.columns * 3:
            raise ValueError("the tokens are not those of the quest boards")
        for card in (*self.cards.paris, *self.cards.louvre):
            if not card.challenges and not card.duels:
                raise ValueError(f"nothing to do in {card.id}")
        return self


def _read(name: str) -> dict[str, Json]:
    with (_FOLDER / name).open("rb") as file:
        return tomllib.load(file)


@lru_cache(maxsize=1)
def load() -> Components:
    """Everything in the box. Raises DataError where a file is wrong."""
    try:
        return Components.model_validate({"cards": _read("cards.toml"), "board": _read("board.toml")})
    except ValidationError as error:
        raise DataError(str(error)) from error


_BOX = load()
TABLE, TRACKS, QUESTS = _BOX.board.table, _BOX.board.tracks, _BOX.board.quests
MUSKETEERS = {one.id: one for one in _BOX.board.musketeer}
ITEMS = {one.id: one for one in _BOX.board.item}
PLACES = {one.id: one for one in _BOX.board.place}
ADVERSARIES = {one.id: one for one in _BOX.cards.adversary}
TRAPS = {one.id: one for one in _BOX.cards.trap}
TREACHERY = {one.id: one.count for one in _BOX.cards.treachery}
PARIS = {one.id: one for one in _BOX.cards.paris}
LOUVRE = {one.id: one for one in _BOX.cards.louvre}
MISSIONS = {**PARIS, **LOUVRE}
ADVENTURE = {one.id: one for one in _BOX.cards.adventure}
TOKENS = {one.id: one for one in _BOX.cards.token}
FOES = {
    **ADVERSARIES,
    **{one.id: one for one in _BOX.board.foe},
    **{
        one.id: Foe(id=one.id, dice=one.dice, life=1, manoeuvre=one.manoeuvre, result=one.result, source="token")
        for one in _BOX.cards.token
        if one.life
    },
}
"""Everybody a musketeer may fight, by id."""

ADVENTURE_DECK = tuple(id_ for id_, pile in ADVENTURE.items() for _ in range(pile.count))
TREACHERY_DECK = tuple(id_ for id_, count in TREACHERY.items() for _ in range(count))
FIGHTING = tuple(id_ for id_, token in TOKENS.items() if id_ != "blank" and not token.level for _ in range(token.count))
"""Tokens of boards 1, 3 and 4 that are no blanks and no challenges, in order."""
POSTABLE = (*ADVERSARIES, *TRAPS)
"""What Milady posts at a mission."""
STRENGTH = {id_: (ADVERSARIES.get(id_) or TRAPS[id_]).strength for id_ in POSTABLE}
PLACE_IDS = tuple(PLACES)
REACHABLE = tuple(place.id for place in PLACES.values() if place.musketeers)
"""Where a musketeer may go (ruling R1)."""
DESTINATIONS = tuple(place.id for place in PLACES.values() if place.milady)
GUARDED = frozenset(place.id for place in PLACES.values() if place.rochefort)
"""Places where Milady brings Rochefort, and goes only with him."""
CHARACTERS = tuple(id_ for id_, pile in ADVENTURE.items() if pile.kind == "character")
IMPROVED = ("lys", "lys", "shield")
"""The improved secret manoeuvre (reconstructed: as good as d'Artagnan's own)."""
MILADY = "milady"
HOME, VIEUX_COLOMBIER, BASTILLE, DEN = "milady-quarters", "vieux-colombier", "bastille", "richelieu"
