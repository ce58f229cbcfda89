"""The components of Mousquetaires du Roy: read from the TOML files here, validated once, then frozen.

Everything has an id. Faces of dice: "sword", "shield", "lys" on blue dice, "sword", "shield", "cross" on red ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, model_validator

from fronde.core.components import Strict, check_ids, read_components

Skill = Literal["erudition", "nobility", "gallantry", "panache"]
Source = str | dict[str, str]
SKILLS: tuple[Skill, ...] = ("erudition", "nobility", "gallantry", "panache")
BLUE = ("sword", "sword", "shield", "shield", "lys", "lys")
"""The faces of a blue die (reconstructed: with two of each, both sides have equal chances)."""
RED = ("sword", "sword", "shield", "shield", "cross", "cross")
"""The faces of a red die."""


class Foe(Strict):
    """An opponent in a duel: an adversary card, a token with dice or a fixed `result` (swords, shields), or one named
    by the rules."""

    id: str
    strength: int = 0
    """White shields of an adversary card: the strength it adds to a mission."""
    dice: int = Field(0, ge=0, le=4)
    life: int = 1
    manoeuvre: tuple[str, ...] = ()
    result: tuple[int, int] | None = None
    ability: str = ""
    pistoles: int = 0
    epic: int = 0
    source: Source


class Trap(Strict):
    """A trap card: "obstacle" must be cleared, "triggered" takes effect once, "passive" lasts as long as the
    mission."""

    id: str
    strength: int
    kind: Literal["obstacle", "triggered", "passive"]
    source: Source


class Pile(Strict):
    """Cards or tokens of one kind. `kind`, `value`: for adventure cards."""

    id: str
    count: int
    kind: Literal["", "skill", "combat", "character"] = ""
    value: int = 0
    source: Source


class Token(Strict):
    """An adversary token: dice, a fixed result, a snare, a blank, or a challenge with a level."""

    id: str
    count: int
    dice: int = 0
    life: int = 0
    manoeuvre: tuple[str, ...] = ()
    result: tuple[int, int] | None = None
    level: int = 0
    source: Source


class Challenge(Strict):
    """A test of a skill."""

    skill: Skill
    level: int = Field(ge=5, le=8)


class MissionCard(Strict):
    """A Paris or Louvre card. `duels`: how many must be won; `continuous`, `end`: its effect while it is in play, and
    at the end of each turn."""

    id: str
    strength: int
    challenges: tuple[Challenge, ...]
    duels: int = 0
    continuous: str = ""
    end: str = ""
    source: Source


class Musketeer(Strict):
    """A musketeer's card."""

    id: str
    start: str
    life: int
    combat: int
    skills: dict[Skill, int]
    manoeuvre: tuple[str, ...]


class Item(Strict):
    """A token of the arsenal. `slot`: the kind of slot it takes; `cost`: the card to discard in addition to the
    price."""

    id: str
    price: int
    stock: int
    slot: Literal["", "equipment", "manoeuvre", "skill"] = ""
    cost: Literal["", "combat", "any"] = ""


class Place(Strict):
    """A place: whether Milady may go there, whether a musketeer may choose to, and whether Milady needs Rochefort for
    it."""

    id: str
    milady: bool
    musketeers: bool
    rochefort: bool
    source: Source


class Numbers(Strict):
    """The numbers in the rules."""

    players: tuple[int, int]
    pistoles: int
    most_pistoles: int
    treachery: int
    treachery_with_six: int
    paris_with_six: int
    actions: int
    actions_with_three_musketeers: int
    hands: dict[int, int]
    """The cards in each hand, by the number of hands."""
    most_dice: int
    most_buys: int
    most_siege_cards: int
    equipment_slots: int
    skill_slots: int
    one_for_all: int
    reinforcements: int
    strangling_dice: int
    source: Source


class Tracks(Strict):
    """All tracks. `time`: red dice on each space, before the space of Richelieu; `siege`: spaces on each side of the
    middle."""

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


class Quests(Strict):
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


class _Cards(Strict):
    pages: dict[str, str]
    adversary: tuple[Foe, ...]
    trap: tuple[Trap, ...]
    treachery: tuple[Pile, ...]
    paris: tuple[MissionCard, ...]
    louvre: tuple[MissionCard, ...]
    adventure: tuple[Pile, ...]
    token: tuple[Token, ...]


class _Board(Strict):
    sources: dict[str, str]
    table: Numbers
    tracks: Tracks
    quests: Quests
    foe: tuple[Foe, ...]
    musketeer: tuple[Musketeer, ...]
    item: tuple[Item, ...]
    place: tuple[Place, ...]


class Components(Strict):
    """All components, with a check that they fit together."""

    cards: _Cards
    board: _Board

    @model_validator(mode="after")
    def _adds_up(self) -> Components:
        piles = (*dict(self.cards).values(), *dict(self.board).values())
        check_ids(*(pile for pile in piles if isinstance(pile, tuple)))
        quests, tokens = self.board.quests, sum(token.count for token in self.cards.token)
        fighting = sum(token.count for token in self.cards.token if token.id != "blank" and not token.level)
        total = quests.inn_adversaries + quests.returning + quests.columns * quests.galleries_adversaries
        if fighting != total or tokens != len(quests.paths) * quests.stages + quests.returning + quests.columns * 3:
            raise ValueError("the tokens are not those of the quest boards")
        for card in (*self.cards.paris, *self.cards.louvre):
            if not card.challenges and not card.duels:
                raise ValueError(f"nothing to do in {card.id}")
        return self


_BOX = read_components(Components, Path(__file__).parent, cards="cards", board="board")
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
"""Every opponent in a duel, by id."""

ADVENTURE_DECK = tuple(id_ for id_, pile in ADVENTURE.items() for _ in range(pile.count))
TREACHERY_DECK = tuple(id_ for id_, count in TREACHERY.items() for _ in range(count))
FIGHTING = tuple(id_ for id_, token in TOKENS.items() if id_ != "blank" and not token.level for _ in range(token.count))
"""Tokens of boards 1, 3 and 4 except blanks and challenges, in order."""
POSTABLE = (*ADVERSARIES, *TRAPS)
"""The cards that Milady can post at a mission."""
STRENGTH = {id_: (ADVERSARIES.get(id_) or TRAPS[id_]).strength for id_ in POSTABLE}
PLACE_IDS = tuple(PLACES)
REACHABLE = tuple(place.id for place in PLACES.values() if place.musketeers)
"""The places that a musketeer may choose to go to (ruling R1)."""
DESTINATIONS = tuple(place.id for place in PLACES.values() if place.milady)
GUARDED = frozenset(place.id for place in PLACES.values() if place.rochefort)
"""Places to which Milady brings Rochefort, and cannot go without him."""
CHARACTERS = tuple(id_ for id_, pile in ADVENTURE.items() if pile.kind == "character")
IMPROVED = ("lys", "lys", "shield")
"""The improved secret manoeuvre (reconstructed: as good as d'Artagnan's own)."""
MILADY = "milady"
HOME, VIEUX_COLOMBIER, BASTILLE, DEN = "milady-quarters", "vieux-colombier", "bastille", "richelieu"
