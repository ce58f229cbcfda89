"""Boards: the format of a board file, and the lookup tables made from it.

The Spaces themselves are the same on every board: cards, tracks, texts and pictures name them. Their ids in board order
are `data.SPACES`; a file may give them in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from operator import getitem
from typing import Annotated, Literal, NamedTuple, get_args

from pydantic import Field

from fronde.core.components import Strict
from fronde.core.errors import DataError

Spaces = int
"""A set of Spaces, one bit each."""

FACTIONS = ("condeean", "cabalist", "retzist", "mazarinist")
"""The four Factions in turn order (5.13). A seat is a Faction; a position stores its index in this tuple."""

MUSKETEERS = ("d-artagnan", "athos", "aramis", "porthos")

OUT_OF_REACH = 101
"""Cubes needed where Control is impossible: more than a Faction has."""

DASHED_PEERS = ("marechal", "musketeer", "spanish", "huguenot")

Faction = Literal["condeean", "cabalist", "retzist", "mazarinist"]
SpaceClass = Literal[
    "avatar", "musketeer", "province", "governor", "town", "government", "frontier", "fortress", "marechal",
    "religious-order", "huguenot", "spanish", "orange",
]  # fmt: skip
CLASSES: tuple[str, ...] = get_args(SpaceClass)


Count = Annotated[int, Field(strict=True, ge=0, le=100)]
Pair = tuple[Count, Count]
Across = Annotated[int, Field(strict=True, ge=0, le=1000)]
Down = Annotated[int, Field(strict=True, ge=0, le=700)]
Peer = Annotated[str, Field(pattern=r"^(marechal|musketeer|spanish|huguenot|army-commander|surintendant|key-[a-z]+)$")]


class SpaceData(Strict):
    """A Space in a board file. `control` 0: Control is impossible (2.54). `pp`, `mp`: points with Influence, and with
    Control (2.53). `xy`: its place in our picture and menus on any board, 0 to 1000 from the left and 0 to 700 from the
    top."""

    id: str = Field(pattern=r"^[a-z0-9-]+$")
    kind: Literal["person", "institution"]
    gender: Literal["m", "f"] | None = None
    avatar_of: Faction | None = None
    classes: tuple[SpaceClass, ...] = ()
    affiliates: tuple[Faction, ...] = ()
    peers: tuple[Peer, ...] = ()
    border: Literal["green", "purple", "blue", "yellow"] | None = None
    control: Count
    pp: Pair
    mp: Pair
    crowns: Count = 0
    coins: Count = 0
    xy: tuple[Across, Down] = (0, 0)
    source: dict[str, str] = {}

    @cached_property
    def region(self) -> str:
        """The part of the board under which menus list it: upper or lower, and left, middle or right."""
        x, y = self.xy
        column = "left" if x < 320 else "middle" if x < 670 else "right"
        return f"{'upper' if y < 320 else 'lower'}-{column}"


class ConnectorData(Strict):
    """A line: solid, dashed, arrow (one way) or lovers (from the woman to the man)."""

    start: str = Field(alias="from")
    end: str = Field(alias="to")
    type: Literal["solid", "dashed", "arrow", "lovers"]
    source: str = ""


class BoardFile(Strict):
    """The content of a board file."""

    space: tuple[SpaceData, ...]
    connector: tuple[ConnectorData, ...]


def each(spaces: Spaces) -> Iterator[int]:
    """The Spaces of a set, in board order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest.bit_length() - 1
        spaces ^= lowest


class Sums(NamedTuple):
    """Totals of a value over sets of Spaces, looked up eight Spaces at a time."""

    eighths: tuple[tuple[int, ...], ...]

    @classmethod
    def over(cls, values: Sequence[int]) -> Sums:
        """The totals for the values of all Spaces, given in board order."""
        eighths = [values[start : start + 8] for start in range(0, len(values), 8)]
        return cls(tuple(tuple(_add_up(some, mask) for mask in range(256)) for some in eighths))

    def of(self, spaces: Spaces) -> int:
        """The total of a set of Spaces."""
        return sum(map(getitem, self.eighths, spaces.to_bytes(len(self.eighths), "little")))


def _add_up(values: Sequence[int], mask: int) -> int:
    return sum(value for bit, value in enumerate(values) if mask >> bit & 1)


@dataclass(frozen=True, slots=True)
class Board:
    """A board as lookup tables.

    `free[s]`: Spaces entered from s at no cost (solid lines, Lovers' Lanes from the woman; 2.42, 2.43).
    `costly[commander][s]`: Spaces entered from s for one more cube (dashed and arrowed lines, Lovers' Lanes from the
    man, Peers; 2.42-2.454), with that Space as Army Commander. `free_into[s]` and `costly_into[commander][s]`: the
    Spaces from which s is entered. `lines[s]`: Spaces that lose a cube to a King's Progress at s: all lines leading
    away, no Peers (7.41). `needed[faction][s]`: cubes that faction needs for Control, 101 if Control is impossible
    (1.63, 2.3, 2.54). `values[kind]`, for "pp" and "mp": points with Influence, extra points with Control, and the
    Spaces that have extra points (2.52, 2.53). `clergy`: Retzist affiliates and Religious Orders (7.53).
    `closed_to_king`: Spaces the King may not enter (7.43). `most_targets`: the most Spaces one Progress can take cubes
    from (7.41). `modest`: Persons worth one or two PP (9.26).
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
    values: dict[str, tuple[Sums, Sums, Spaces]]
    clergy: Spaces
    closed_to_king: Spaces
    most_targets: int
    modest: Spaces

    def names(self, spaces: Spaces) -> list[str]:
        """The ids of a set, in board order."""
        return [self.ids[s] for s in each(spaces)]


def _transpose(into: tuple[Spaces, ...]) -> tuple[Spaces, ...]:
    size = len(into)
    return tuple(sum(1 << a for a in range(size) if into[a] >> b & 1) for b in range(size))


def build_board(file: BoardFile) -> Board:
    """The board with all its tables; its Spaces have the order of the file. Raises DataError if a Space is unknown or
    named twice, or a Faction has no Avatar."""
    spaces = file.space
    ids = tuple(s.id for s in spaces)
    index = {id_: i for i, id_ in enumerate(ids)}
    _check_names(file, index)
    where, classes = partial(_where, spaces), _find_classes(spaces)
    free, costly, lines = _adjacency(file, index)
    commanders = [i for i, s in enumerate(spaces) if s.kind == "person" and "army-commander" in s.peers]
    by_commander = {
        c: tuple(m | classes["frontier"] if i == c else m for i, m in enumerate(costly)) for c in commanders
    }
    affiliates = tuple(sum(1 << i for i, s in enumerate(spaces) if f in s.affiliates) for f in FACTIONS)
    return Board(
        spaces=spaces,
        connectors=file.connector,
        index=index,
        ids=ids,
        every=(1 << len(spaces)) - 1,
        classes=classes,
        targets=_find_targets(spaces),
        affiliated=affiliates,
        avatars=tuple(next(i for i, s in enumerate(spaces) if s.avatar_of == f) for f in FACTIONS),
        musketeers=tuple(index[m] for m in MUSKETEERS),
        spanish=where(lambda s: "spanish" in s.peers),
        orange=classes["orange"],
        free=free,
        free_into=_transpose(free),
        costly=by_commander,
        costly_into={c: _transpose(table) for c, table in by_commander.items()},
        lines=lines,
        needed=tuple(tuple(_cubes_for_control(s, f) for s in spaces) for f in FACTIONS),
        values={"pp": _values([s.pp for s in spaces]), "mp": _values([s.mp for s in spaces])},
        clergy=affiliates[FACTIONS.index("retzist")] | classes["religious-order"],
        closed_to_king=classes["frontier"] | classes["avatar"] | classes["musketeer"],
        most_targets=1 + max(row.bit_count() for row in lines),
        modest=where(lambda s: s.kind == "person" and 1 <= s.pp[0] <= 2),
    )


def _where(spaces: Sequence[SpaceData], test: Callable[[SpaceData], object]) -> Spaces:
    return sum(1 << i for i, s in enumerate(spaces) if test(s))


def _find_classes(spaces: Sequence[SpaceData]) -> dict[str, Spaces]:
    return {name: sum(1 << i for i, s in enumerate(spaces) if name in s.classes) for name in CLASSES} | {
        "province+governor": _where(spaces, lambda s: s.border == "green"),
        "government": _where(spaces, lambda s: s.border == "purple"),
        "affiliate": _where(spaces, lambda s: s.affiliates),
    }


def _find_targets(spaces: Sequence[SpaceData]) -> dict[str, Spaces]:
    return {
        "all": (1 << len(spaces)) - 1,
        "persons": _where(spaces, lambda s: s.kind == "person"),
        "institutions": _where(spaces, lambda s: s.kind == "institution"),
        "green-blue": _where(spaces, lambda s: s.border in ("green", "blue")),
        "purple": _where(spaces, lambda s: s.border == "purple"),
    }


def _check_names(file: BoardFile, index: dict[str, int]) -> None:
    if len(index) != len(file.space):
        raise DataError("a Space stands on the board twice")
    for line in file.connector:
        if line.start not in index or line.end not in index:
            raise DataError(f"connector {line.start} - {line.end}: no such Space")
    missing = set(FACTIONS) - {s.avatar_of for s in file.space}
    if missing:
        raise DataError(f"no Avatar: {sorted(missing)}")


def _cubes_for_control(space: SpaceData, faction: str) -> int:
    return OUT_OF_REACH if space.control == 0 or space.avatar_of not in (None, faction) else space.control


def _values(pairs: list[tuple[int, int]]) -> tuple[Sums, Sums, Spaces]:
    influence, more = [pair[0] for pair in pairs], [pair[1] - pair[0] for pair in pairs]
    return Sums.over(influence), Sums.over(more), sum(1 << i for i, n in enumerate(more) if n)


def _adjacency(file: BoardFile, index: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """(free, costly without the Army Commander, lines), as in `Board`."""
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
    """Whether a Peer icon leads from one Space to another (2.45-2.454), except the Army Commander's (7.33)."""
    common = set(one.peers) & set(other.peers)
    if common & set(DASHED_PEERS):
        return True
    arrows = {p for p in common if p == "surintendant" or p.startswith("key-")}
    return bool(arrows) and one.kind == "person" and other.kind == "institution"
