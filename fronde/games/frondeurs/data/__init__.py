"""The components of Frondeurs et Frondeuses: read from the TOML files here, validated once, then frozen.

A Space is a number, its place in board.toml. A set of Spaces is an int with one bit for each Space (`Spaces`), because
a game needs thousands of set operations a second: union, intersection and difference are `|`, `&` and `& ~`.

A table may play on a custom board (`Options.board`); each position has its `Board`. `BOARD` is the built-in one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from fronde.core.components import Strict, read_components
from fronde.core.errors import DataError
from fronde.core.types import Json
from fronde.games.frondeurs.data.board import (
    CLASSES,
    FACTIONS,
    MUSKETEERS,
    Board,
    BoardFile,
    ConnectorData,
    SpaceData,
    Spaces,
    build_board,
    each,
)

__all__ = [
    "ACTION_CARDS", "ARAMIS", "ARREST_PAIRS", "ATHOS", "BOARD", "BOARD_TEXT", "CARIGNANO", "CLASSES", "COIN_VALUES",
    "CONDE", "CUBES", "DON_CARLOS", "D_ARTAGNAN", "ENDS_ON", "FACTIONS", "GUISE", "INDEX", "LAST_SEASON",
    "MUSKETEERS", "PORTHOS", "SEASON_CARDS", "SPACES", "STATED", "SWAP", "TARGETS", "TRACKS", "ActionCard",
    "ActionData", "Board", "BoardFile", "ConnectorData", "SeasonCard", "SpaceData", "Spaces", "board_of",
    "build_board", "each", "names_of", "plain_board", "set_of",
]  # fmt: skip

D_ARTAGNAN, ATHOS, ARAMIS, PORTHOS = range(4)

TARGETS = ("all", "persons", "institutions", "green-blue", "purple")
"""The classes an Action Card may name (9.12)."""

_FOLDER = Path(__file__).parent


class ActionData(Strict):
    """One of the two Actions of an Action Card. `hybrid`: place, THEN remove (9.15)."""

    action: Literal["place", "remove", "move", "hybrid"]
    cubes: int = 0
    place: int = 0
    remove: int = 0
    controlled: bool = False


class ActionCard(Strict):
    """An Action Card (6.2)."""

    id: str
    set: str
    target: Literal["all", "persons", "institutions", "green-blue", "purple"]
    a: ActionData
    b: ActionData


class SeasonCard(Strict):
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


class _Season(Strict):
    box: int
    ends_on: int = 0
    source: str


class _Arrest(Strict):
    person: str
    fortress: str | None = None
    source: str


class _Tracks(Strict):
    order: dict[str, Json]
    tokens: dict[str, Json]
    king: dict[str, Json]
    arrest: tuple[_Arrest, ...]
    season: tuple[_Season, ...]


class _Actions(Strict):
    card: tuple[ActionCard, ...]


class _Seasons(Strict):
    card: tuple[SeasonCard, ...]


class StatedMembers(Strict):
    """Spaces that have a class, icon or shield. `only`: no other Space has it; `never`: these Spaces do not have it."""

    field: Literal["classes", "peers", "affiliates"]
    value: str
    spaces: tuple[str, ...]
    only: bool = False
    never: tuple[str, ...] = ()
    source: str


class StatedValue(Strict):
    """One value of one Space."""

    space: str
    field: Literal["avatar_of", "pp", "mp", "control"]
    value: str | int | tuple[int, int]
    source: str


class StatedLine(Strict):
    """Two Spaces with a line between them, and the types that the line may have."""

    start: str = Field(alias="from")
    end: str = Field(alias="to")
    types: tuple[str, ...]
    source: str


class StatedTotal(Strict):
    """The number of icons of one type on the whole board."""

    field: Literal["crowns", "coins"]
    n: int
    source: str


class StatedDual(Strict):
    """The Spaces that are worth more with Control than with Influence; all others are not."""

    field: Literal["pp", "mp"]
    spaces: tuple[str, ...]
    source: str


class StatedFacts(Strict):
    """Facts about the board that the rulebook states; each has its section as `source`."""

    members: tuple[StatedMembers, ...]
    value: tuple[StatedValue, ...]
    line: tuple[StatedLine, ...]
    total: tuple[StatedTotal, ...]
    dual: tuple[StatedDual, ...]


BOARD = build_board(read_components(BoardFile, _FOLDER, "board"))
"""The built-in board."""
TRACKS = read_components(_Tracks, _FOLDER, "tracks")
ACTION_CARDS = {card.id: card for card in read_components(_Actions, _FOLDER, "action_cards").card}
SEASON_CARDS = {card.id: card for card in read_components(_Seasons, _FOLDER, "season_cards").card}
STATED = read_components(StatedFacts, _FOLDER, "stated")

SPACES = BOARD.ids
"""The id of every Space, in board order; the same on every board."""
INDEX = BOARD.index
BOARD_TEXT = (_FOLDER / "board.toml").read_text(encoding="utf-8")
"""The file of the built-in board."""

CUBES = int(TRACKS.tokens["cubes"])
ARREST_PAIRS = int(TRACKS.tokens["arrest_pairs"])
COIN_VALUES: tuple[int, ...] = tuple(TRACKS.tokens["coin_values"])
ENDS_ON: tuple[int, ...] = tuple(box.ends_on for box in TRACKS.season)
"""For each box of the Season Track, the highest roll that ends the game (5.12); 0: no roll."""
LAST_SEASON = len(ENDS_ON) - 1
SWAP = next(c.id for c in SEASON_CARDS.values() if c.kind == "faction-swap")
GUISE = next(INDEX[a.person] for a in TRACKS.arrest if a.fortress is None)
DON_CARLOS = INDEX["don-carlos"]
CONDE, CARIGNANO = INDEX["conde"], INDEX["carignano"]


def set_of(ids: Iterable[str]) -> Spaces:
    """The set of the named Spaces. Raises KeyError for an unknown id."""
    return sum(1 << INDEX[i] for i in set(ids))


def names_of(spaces: Spaces) -> list[str]:
    """The ids of a set, in board order."""
    return [SPACES[s] for s in each(spaces)]


def plain_board(file: BoardFile) -> dict[str, Json]:
    """A board as plain data, which is equal for equal boards: Spaces in board order, without defaults, sources and
    places on the picture. Raises KeyError if a Space is unknown."""
    spaces = sorted(file.space, key=lambda s: INDEX[s.id])
    return {
        "space": [s.model_dump(mode="json", exclude_defaults=True, exclude={"source", "xy"}) for s in spaces],
        "connector": [c.model_dump(by_alias=True, exclude={"source"}) for c in file.connector],
    }


def board_of(options: Mapping[str, Json]) -> Board:
    """The board of a table with these options. Raises DataError if the board is invalid."""
    board = options.get("board")
    return BOARD if board is None else _board_of_text(json.dumps(board))


@lru_cache(maxsize=32)
def _board_of_text(text: str) -> Board:
    try:
        file = BoardFile.model_validate(json.loads(text))
    except ValidationError as error:
        raise DataError(str(error)) from error
    if tuple(space.id for space in file.space) != SPACES:
        raise DataError("the Spaces are not those of the game, in board order")
    spaces = [s.model_copy(update={"xy": ours.xy}) for s, ours in zip(file.space, BOARD.spaces, strict=True)]
    return build_board(file.model_copy(update={"space": tuple(spaces)}))
