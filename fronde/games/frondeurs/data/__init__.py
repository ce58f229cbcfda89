"""The components of Frondeurs et Frondeuses: read from the TOML files here, validated once, then frozen.

A Space is a number, its place in board.toml. A set of Spaces is an int with one bit a Space (`Spaces`): union,
intersection and difference are `|`, `&` and `& ~`, and a game asks for them thousands of times a second.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fronde.core.errors import DataError

Spaces = int
"""A set of Spaces, one bit each."""

FACTIONS = ("condeean", "cabalist", "retzist", "mazarinist")
"""The four Factions in turn order (5.13). A seat is a Faction; in the position it is its place in this tuple."""

MUSKETEERS = ("d-artagnan", "athos", "aramis", "porthos")
D_ARTAGNAN, ATHOS, ARAMIS, PORTHOS = range(4)

TARGETS = ("all", "persons", "institutions", "green-blue", "purple")
"""The classes an Action Card may name (9.12)."""

DASHED_PEERS = ("marechal", "musketeer", "spanish", "huguenot")

_FOLDER = Path(__file__).parent


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SpaceData(_Strict):
    """A Space as board.toml has it."""

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    kind: Literal["person", "institution"]
    gender: Literal["m", "f"] | None = None
    avatar_of: Literal["condeean", "cabalist", "retzist", "mazarinist"] | None = None
    classes: tuple[str, ...] = ()
    affiliates: tuple[str, ...] = ()
    peers: tuple[str, ...] = ()
    border: Literal["green", "purple", "blue", "yellow"] | None = None
    control: int = Field(ge=0, le=100)
    pp: tuple[int, int]
    mp: tuple[int, int]
    crowns: int = 0
    coins: int = 0
    xy: tuple[int, int]
    source: dict[str, str]

    @property
    def region(self) -> str:
        """The part of the board it is listed under: upper or lower, left, middle or right."""
        x, y = self.xy
        column = "left" if x < 320 else "middle" if x < 670 else "right"
        return f"{'upper' if y < 320 else 'lower'}-{column}"


class ConnectorData(_Strict):
    """A line: solid, dashed, arrow (one way) or lovers (from the woman to the man)."""

    start: str = Field(alias="from")
    end: str = Field(alias="to")
    type: Literal["solid", "dashed", "arrow", "lovers"]
    source: str


class ActionData(_Strict):
    """One of the two Actions of an Action Card. `hybrid`: place, THEN remove (9.15)."""

    action: Literal["place", "remove", "move", "hybrid"]
    cubes: int = 0
    place: int = 0
    remove: int = 0
    controlled: bool = False


class ActionCard(_Strict):
    """An Action Card (6.2)."""

    id: str
    set: str
    target: Literal["all", "persons", "institutions", "green-blue", "purple"]
    a: ActionData
    b: ActionData


class SeasonCard(_Strict):
    """A Season Card (9.2)."""

    id: str
    kind: Literal["battle", "arrest", "removal", "economic-depression", "faction-swap", "old-noll"]
    location: str | None = None
    cubes: int = 0
    scope: str | None = None
    spaces: int | None = None
    token: Literal["coin", "crown"] | None = None
    arrest: tuple[str, ...] = ()
    extra: int = 0
    army_commander: str | None = None
    source: str


class _Season(_Strict):
    box: int
    ends_on: int = 0
    source: str


class _Arrest(_Strict):
    person: str
    fortress: str | None = None
    source: str


class _Tracks(_Strict):
    order: dict[str, Any]
    tokens: dict[str, Any]
    king: dict[str, Any]
    arrest: tuple[_Arrest, ...]
    season: tuple[_Season, ...]


class _BoardFile(_Strict):
    space: tuple[SpaceData, ...]
    connector: tuple[ConnectorData, ...]


class _Actions(_Strict):
    card: tuple[ActionCard, ...]


class _Seasons(_Strict):
    card: tuple[SeasonCard, ...]


def each(spaces: Spaces) -> Iterator[int]:
    """The Spaces of a set, in board order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


@dataclass(frozen=True, slots=True)
class Board:
    """The board, every question about it answered by a table.

    `free[s]`: Spaces entered from s at no cost (solid lines, Lovers' Lanes from the woman; 2.42, 2.43).
    `costly[commander][s]`: Spaces entered from s for one more cube (dashed and arrowed lines, Lovers' Lanes from the
    man, Peers; 2.42-2.454), with that Space as Army Commander. `free_into` and `costly_into`: the same, from where.
    `lines[s]`: Spaces the King's Progress at s strikes: all lines leading away, no Peers (7.41).
    `needed[faction][s]`: cubes that faction needs for Control, 101 where it can have none (1.63, 2.3, 2.54).
    """

    spaces: tuple[SpaceData, ...]
    connectors: tuple[ConnectorData, ...]
    index: dict[str, int]
    ids: tuple[str, ...]
    every: Spaces
    classes: dict[str, Spaces]
    targets: dict[str, Spaces]
    affiliated: tuple[Spaces, ...]
    avatars: tuple[int, ...]
    musketeers: tuple[int, ...]
    spanish: Spaces
    orange: Spaces
    free: tuple[Spaces, ...]
    free_into: tuple[Spaces, ...]
    costly: dict[int, tuple[Spaces, ...]]
    costly_into: dict[int, tuple[Spaces, ...]]
    lines: tuple[Spaces, ...]
    needed: tuple[tuple[int, ...], ...]

    def set_of(self, ids: Iterable[str]) -> Spaces:
        """The set of the Spaces named."""
        return sum(1 << self.index[i] for i in set(ids))

    def names(self, spaces: Spaces) -> list[str]:
        """The ids of a set, in board order."""
        return [self.ids[s] for s in each(spaces)]


def _read(name: str) -> dict[str, Any]:
    with (_FOLDER / name).open("rb") as file:
        return tomllib.load(file)


def _transposed(into: tuple[Spaces, ...]) -> tuple[Spaces, ...]:
    size = len(into)
    return tuple(sum(1 << a for a in range(size) if into[a] >> b & 1) for b in range(size))


def build_board(file: _BoardFile) -> Board:
    """Every table of the board. Raises DataError where a Space is unknown or named twice."""
    spaces = file.space
    ids = tuple(s.id for s in spaces)
    index = {id_: i for i, id_ in enumerate(ids)}
    if len(index) != len(ids):
        raise DataError("a Space stands on the board twice")
    for line in file.connector:
        if line.start not in index or line.end not in index:
            raise DataError(f"connector {line.start} - {line.end}: no such Space")

    def where(test: Any) -> Spaces:
        return sum(1 << i for i, s in enumerate(spaces) if test(s))

    names = {c for s in spaces for c in s.classes}
    classes = {name: where(lambda s, name=name: name in s.classes) for name in names}
    classes |= {
        "province+governor": where(lambda s: s.border == "green"),
        "government": where(lambda s: s.border == "purple"),
    }
    classes |= {"affiliate": where(lambda s: s.affiliates), "prisonable": where(lambda s: "fortress" in s.classes)}
    every = (1 << len(spaces)) - 1
    targets = {
        "all": every,
        "persons": where(lambda s: s.kind == "person"),
        "institutions": where(lambda s: s.kind == "institution"),
        "green-blue": where(lambda s: s.border in ("green", "blue")),
        "purple": where(lambda s: s.border == "purple"),
    }
    free, costly, lines = _adjacency(file, index)
    commanders = [i for i, s in enumerate(spaces) if s.kind == "person" and "army-commander" in s.peers]
    by_commander = {
        c: tuple(m | classes["frontier"] if i == c else m for i, m in enumerate(costly)) for c in commanders
    }
    avatars = tuple(next(i for i, s in enumerate(spaces) if s.avatar_of == f) for f in FACTIONS)
    return Board(
        spaces=spaces,
        connectors=file.connector,
        index=index,
        ids=ids,
        every=every,
        classes=classes,
        targets=targets,
        affiliated=tuple(where(lambda s, f=f: f in s.affiliates) for f in FACTIONS),
        avatars=avatars,
        musketeers=tuple(index[m] for m in MUSKETEERS),
        spanish=where(lambda s: "spanish" in s.peers),
        orange=classes["orange"],
        free=free,
        free_into=_transposed(free),
        costly=by_commander,
        costly_into={c: _transposed(table) for c, table in by_commander.items()},
        lines=lines,
        needed=tuple(
            tuple(101 if s.control == 0 or s.avatar_of not in (None, f) else s.control for s in spaces)
            for f in FACTIONS
        ),
    )


def _adjacency(file: _BoardFile, index: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """(free, costly without the Army Commander, lines) as Board has them."""
    size = len(file.space)
    free, costly, lines = [0] * size, [0] * size, [0] * size
    for line in file.connector:
        a, b = index[line.start], index[line.end]
        there, back = {
            "solid": (free, free),
            "dashed": (costly, costly),
            "arrow": (costly, None),
            "lovers": (free, costly),
        }[line.type]
        there[a] |= 1 << b
        lines[a] |= 1 << b
        if back is not None:
            back[b] |= 1 << a
            lines[b] |= 1 << a
    for a, one in enumerate(file.space):
        for b, other in enumerate(file.space):
            if a != b and _peers_connect(one, other):
                costly[a] |= 1 << b
    return tuple(free), tuple(c & ~f for c, f in zip(costly, free, strict=True)), tuple(lines)


def _peers_connect(one: SpaceData, other: SpaceData) -> bool:
    """Whether a Peer icon leads from one Space to another (2.45-2.454); the Army Commander's apart (7.33)."""
    shared = set(one.peers) & set(other.peers)
    if shared & set(DASHED_PEERS):
        return True
    arrowed = {p for p in shared if p == "surintendant" or p.startswith("key-")}
    return bool(arrowed) and one.kind == "person" and other.kind == "institution"


@lru_cache(maxsize=1)
def load() -> tuple[Board, _Tracks, dict[str, ActionCard], dict[str, SeasonCard]]:
    """Board, tracks, Action Cards and Season Cards. Raises DataError where a file is wrong."""
    try:
        board = build_board(_BoardFile.model_validate(_read("board.toml")))
        tracks = _Tracks.model_validate(_read("tracks.toml"))
        actions = {c.id: c for c in _Actions.model_validate(_read("action_cards.toml")).card}
        seasons = {c.id: c for c in _Seasons.model_validate(_read("season_cards.toml")).card}
    except ValidationError as error:
        raise DataError(str(error)) from error
    return board, tracks, actions, seasons


BOARD, TRACKS, ACTION_CARDS, SEASON_CARDS = load()

CUBES = int(TRACKS.tokens["cubes"])
ARREST_PAIRS = int(TRACKS.tokens["arrest_pairs"])
COIN_VALUES: tuple[int, ...] = tuple(TRACKS.tokens["coin_values"])
ENDS_ON: tuple[int, ...] = tuple(box.ends_on for box in TRACKS.season)
"""By box of the Season Track: the game ends on a die of at most this (5.12)."""
LAST_SEASON = len(ENDS_ON) - 1
SWAP = next(c.id for c in SEASON_CARDS.values() if c.kind == "faction-swap")
GUISE = next(BOARD.index[a.person] for a in TRACKS.arrest if a.fortress is None)
DON_CARLOS = BOARD.index["don-carlos"]
CONDE, CARIGNANO = BOARD.index["conde"], BOARD.index["carignano"]


def board_of(options: Mapping[str, Any]) -> Board:
    """The board of a table with these options."""
    return BOARD
