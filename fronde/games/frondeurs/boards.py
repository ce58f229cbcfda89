"""Custom boards: check a board file for faults, and turn it into the option `board`.

A fault is something the game cannot be played with, or that contradicts the rulebook (`data/stated.toml`). Values that
were reconstructed for the built-in board may differ here (ruling R190).
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from fronde.core.errors import FileRefusal, TableError
from fronde.core.types import Json, Name, Text
from fronde.core.uploads import check_toml_shape, tell_toml_fault
from fronde.games.frondeurs.data import (
    BOARD,
    CLASSES,
    FACTIONS,
    INDEX,
    SPACES,
    STATED,
    TRACKS,
    BoardFile,
    ConnectorData,
    SpaceData,
    plain_board,
)

DEFAULT_CONTROL = 3
"""Cubes needed for Control where no numeral is printed (2.54)."""
BORDERS = {
    "province": "green", "governor": "green", "government": "purple", "town": "blue", "frontier": "yellow",
}  # fmt: skip
"""The border colour of each class that has one (2.23)."""
ICON_CLASSES = ("marechal", "spanish", "huguenot")
"""Classes that are identified by a Peer icon (2.45)."""
PEERS = ("marechal", "musketeer", "spanish", "huguenot", "army-commander", "surintendant")
SURINTENDANTS = 5
"""The number of Persons with the Surintendant icon (2.452)."""
MOST_SHOWN = 8
"""The most faults shown in one refusal."""


class Fault(NamedTuple):
    """One fault, and its line in the file: 1 if it concerns the whole board."""

    line: int
    text: Text


def find_faults(text: str) -> list[Fault]:
    """Every fault of a board file, in the order of its lines; empty if the board can be used."""
    return _read(text)[0]


def read_board(text: str, name: str) -> Json:
    """The value of the option `board` for the text of a board file. Raises FileRefusal with every fault."""
    faults, plain = _read(text)
    if faults:
        texts = tuple(Text("board-line", {"name": name, "n": str(fault.line), "fault": fault.text}) for fault in faults)
        raise FileRefusal(_refusal(texts), texts)
    return plain


def check_plain(board: Json) -> dict[str, Json]:
    """The option `board` in its plain form (`data.plain_board`). Raises TableError with the first fault."""
    faults, plain = _check_json(json.dumps(board))
    if faults:
        raise TableError(Text("setup-board", {"fault": faults[0].text, "n": len(faults) - 1}))
    return plain


def _refusal(texts: tuple[Text, ...]) -> Text:
    """The first faults in one text, one line each, and the number of the others."""
    *before, lines = texts[:MOST_SHOWN]
    for line in reversed(before):
        lines = Text("board-lines", {"first": line, "rest": lines})
    return Text("board-refused", {"n": len(texts), "faults": lines, "more": max(len(texts) - MOST_SHOWN, 0)})


def _read(text: str) -> tuple[list[Fault], dict[str, Json]]:
    """Every fault of a file, and the board as plain data if there is none. A byte order mark is accepted."""
    text = text.removeprefix("\ufeff")
    if shape := check_toml_shape(text):
        return [Fault(line, problem) for line, problem in shape], {}
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        line, problem = tell_toml_fault(text, error)
        return [Fault(line, _say("syntax", problem=problem))], {}
    return _check(data, Lines.of(text))


@lru_cache(maxsize=32)
def _check_json(text: str) -> tuple[list[Fault], dict[str, Json]]:
    return _check(json.loads(text), Lines({}))


def _say(fault: str, /, **args: object) -> Text:
    return Text(f"board-fault-{fault}", args)


def _name(space: str) -> Name:
    return Name("space", space)


# --- where things stand in the file ---


class Entry(NamedTuple):
    """The line number of a `[[space]]` or `[[connector]]`, and of each of its keys."""

    line: int
    keys: dict[str, int]

    def line_of(self, field: object) -> int:
        """The line number of a key, or of the whole entry if it has no such key."""
        return self.keys.get(str(field), self.line)


class Lines(NamedTuple):
    """The entries of each table of a file, in order."""

    entries: Mapping[str, list[Entry]]

    @classmethod
    def of(cls, text: str) -> Lines:
        """The entries of a text that is valid TOML."""
        entries: dict[str, list[Entry]] = {"space": [], "connector": []}
        keys: dict[str, int] = {}
        for number, line in enumerate(text.split("\n"), 1):
            if match := re.match(r"\s*\[\[\s*(\w+)\s*\]\]", line):
                keys = {}
                entries.setdefault(match[1], []).append(Entry(number, keys))
            elif re.match(r"\s*\[\w", line):
                keys = {}
            elif match := re.match(r"""\s*["']?([\w-]+)["']?\s*=""", line):
                keys.setdefault(match[1], number)
        return cls(entries)

    def get(self, table: str, place: int) -> Entry:
        """The entry at a place in a table; line 1 if the file writes its tables in another form."""
        entries = self.entries.get(table, [])
        return entries[place] if place < len(entries) else Entry(1, {})


# --- reading entry by entry ---


M = TypeVar("M", bound=BaseModel)


def _one_of(*names: str) -> Text:
    return Text("board-shape-one", {"names": list(names)})


def _some_of(*names: str) -> Text:
    return Text("board-shape-some", {"names": list(names)})


_COUNT, _PAIR, _TEXT = Text("board-shape-count"), Text("board-shape-pair"), Text("board-shape-text")
_SHAPES = {
    "kind": _one_of("person", "institution"),
    "gender": _one_of("m", "f"),
    "avatar_of": _one_of(*FACTIONS),
    "classes": _some_of(*CLASSES),
    "affiliates": _some_of(*FACTIONS),
    "peers": _some_of(*PEERS, "key-…"),
    "border": _one_of("green", "purple", "blue", "yellow"),
    "type": _one_of("solid", "dashed", "arrow", "lovers"),
    **dict.fromkeys(("control", "crowns", "coins"), _COUNT),
    **dict.fromkeys(("pp", "mp"), _PAIR),
    "xy": Text("board-shape-place"),
    "source": Text("board-shape-source"),
}


def _entries(data: Json, table: str, faults: list[Fault]) -> list[Json]:
    """The raw entries of a table. Adds a fault if there are none."""
    entries = data.get(table) if isinstance(data, dict) else None
    if not isinstance(entries, list) or not entries:
        faults.append(Fault(1, _say("no-table", slug=table)))
        return []
    return entries


def _validate(model: type[M], raw: Json, entry: Entry, faults: list[Fault], spare: Mapping[str, Json]) -> M | None:
    """The validated entry. Each wrong field adds a fault and takes its value from `spare`, so that the other checks can
    continue. None if the entry is invalid even then."""
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    if not isinstance(raw, dict):
        faults.append(Fault(entry.line, _say("entry")))
        return None
    wrong = {str(problem["loc"][0]): problem["type"] for problem in reversed(problems)}
    faults += [Fault(entry.line_of(field), _misread(field, problem, raw)) for field, problem in wrong.items()]
    rest = {field: value for field, value in raw.items() if field not in wrong}
    try:
        return model.model_validate(rest | {field: spare[field] for field in wrong if field in spare})
    except ValidationError:
        return None


def _misread(field: str, problem: str, raw: Mapping[str, Json]) -> Text:
    if problem == "extra_forbidden":
        return _say("unknown-key", slug=field)
    if field not in raw:
        return _say("no-key", slug=field)
    return _say("value", slug=field, given=json.dumps(raw[field], default=str)[:60], shape=_SHAPES.get(field, _TEXT))


class PrintedBoard:
    """The readable part of a board, with the line number of each entry.

    `spaces` contains every Space. A missing Space or an unreadable field has the values of the built-in board, so that
    each fault is reported once.
    """

    def __init__(self, data: Json, lines: Lines) -> None:
        self.faults: list[Fault] = []
        self.spaces = dict(zip(SPACES, BOARD.spaces, strict=True))
        self.entries: dict[str, Entry] = {}
        self.connectors: list[tuple[ConnectorData, Entry]] = []
        if isinstance(data, dict):
            for key in sorted(set(data) - {"space", "connector"}):
                self.faults.append(Fault(1, _say("unknown-key", slug=key)))
        for place, raw in enumerate(_entries(data, "space", self.faults)):
            self._read_space(raw, lines.get("space", place))
        for place, raw in enumerate(_entries(data, "connector", self.faults)):
            self._read_connector(raw, lines.get("connector", place))
        for missing in (id_ for id_ in SPACES if id_ not in self.entries):
            self.add("missing-space", None, space=_name(missing), slug=missing)

    def _read_space(self, raw: Json, entry: Entry) -> None:
        id_ = raw.get("id") if isinstance(raw, dict) else None
        if isinstance(id_, str) and id_ not in INDEX:
            self.faults.append(Fault(entry.line_of("id"), _say("unknown-space", slug=id_)))
            return
        has_id = isinstance(id_, str)
        spare = BOARD.spaces[INDEX[str(id_)]].model_dump(mode="json") if has_id else {}
        read = _validate(SpaceData, raw, entry, self.faults, spare)
        if not has_id:
            return
        if first := self.entries.get(str(id_)):
            twice = _say("space-twice", space=_name(str(id_)), n=str(first.line))
            self.faults.append(Fault(entry.line_of("id"), twice))
            return
        self.entries[str(id_)] = entry
        self.spaces[str(id_)] = read or self.spaces[str(id_)]

    def _read_connector(self, raw: Json, entry: Entry) -> None:
        read = _validate(ConnectorData, raw, entry, self.faults, {"type": "solid", "source": ""})
        if read is None:
            return
        unknown = [(key, id_) for key, id_ in (("from", read.start), ("to", read.end)) if id_ not in INDEX]
        for key, id_ in unknown:
            self.faults.append(Fault(entry.line_of(key), _say("unknown-space", slug=id_)))
        if not unknown:
            self.connectors.append((read, entry))

    def add(self, fault: str, space: str | None, field: str = "", /, **args: object) -> None:
        """Add a fault of a Space, at the line of one of its fields; `space` None: a fault of the whole board."""
        entry = self.entries.get(space or "")
        if space is not None:
            args["space"] = _name(space)
        self.faults.append(Fault(entry.line_of(field) if entry else 1, _say(fault, **args)))

    def list_spaces(self) -> Iterator[SpaceData]:
        """The Spaces that are in the file."""
        return (self.spaces[id_] for id_ in self.entries)


def _check(data: Json, lines: Lines) -> tuple[list[Fault], dict[str, Json]]:
    """Every fault in the order of the lines, and the board as plain data if there is none."""
    board = PrintedBoard(data, lines)
    for check in CHECKS:
        check(board)
    if board.faults:
        return sorted(board.faults, key=lambda fault: fault.line), {}
    connectors = tuple(line for line, _ in board.connectors)
    return [], plain_board(BoardFile(space=tuple(board.spaces.values()), connector=connectors))


# --- Spaces ---


def check_kinds(board: PrintedBoard) -> None:
    """Each Space has its kind from the gazetteer (Person or Institution); each Person has a gender, for Lovers' Lanes
    (2.43)."""
    for space in board.list_spaces():
        if space.kind != BOARD.spaces[INDEX[space.id]].kind:
            board.add("kind", space.id, "kind", slug=space.kind)
        elif (space.gender is None) == (space.kind == "person"):
            board.add("gender", space.id, "gender", kind_is=space.kind)


def check_classes(board: PrintedBoard) -> None:
    """The class of a Space agrees with its border and its Peer icon (2.23, 2.45)."""
    for space in board.list_spaces():
        borders = {BORDERS[name] for name in space.classes if name in BORDERS}
        if borders != ({space.border} if space.border else set()):
            board.add("border", space.id, "border" if space.border else "classes", names=sorted(borders) or ["-"])
        for name in ICON_CLASSES:
            if (name in space.classes) != (name in space.peers):
                board.add("icon-class", space.id, "peers" if name in space.peers else "classes", slug=name)


def check_icons(board: PrintedBoard) -> None:
    """Every Space has an icon (2.5); a Space that can never be Controlled has no reward (2.51, 2.54)."""
    arrests = {arrest.person for arrest in TRACKS.arrest} | {arrest.fortress for arrest in TRACKS.arrest}
    for space in board.list_spaces():
        icons = (space.peers, space.affiliates, space.crowns, space.coins, any((*space.pp, *space.mp)))
        if not any(icons) and space.control == DEFAULT_CONTROL and space.id not in arrests:
            board.add("no-icon", space.id)
        if space.control == 0 and (space.crowns or space.coins):
            board.add("never-won", space.id, "crowns" if space.crowns else "coins")


def check_peers(board: PrintedBoard) -> None:
    """Every Peer icon is on at least two Spaces (2.45); a key joins a Person to a Fortress (2.453); the Surintendant
    icon joins five Persons and one Institution (2.452)."""
    icons = {
        icon: [s for s in board.spaces.values() if icon in s.peers] for s in board.list_spaces() for icon in s.peers
    }
    for icon, bearers in sorted(icons.items()):
        at = bearers[0].id
        if len(bearers) == 1:
            board.add("lonely-icon", at, "peers", slug=icon)
        elif icon.startswith("key-"):
            check_key(board, icon, bearers)
    persons = [s.id for s in icons.get("surintendant", []) if s.kind == "person"]
    if len(persons) != SURINTENDANTS:
        board.add("surintendants", None, n=len(persons), wanted=SURINTENDANTS)
    for space in icons.get("surintendant", []):
        if space.kind == "institution" and space.id != "surintendant-des-finances":
            board.add("icon-too-much", space.id, "peers", slug="surintendant", rule="2.452")


def check_key(board: PrintedBoard, icon: str, bearers: list[SpaceData]) -> None:
    """A key joins Persons to Fortresses, with at least one of each (2.453)."""
    for space in bearers:
        if space.kind == "institution" and "fortress" not in space.classes:
            board.add("key-place", space.id, "peers", slug=icon)
    if len({space.kind for space in bearers}) == 1:
        board.add("key-alone", bearers[0].id, "peers", slug=icon)


# --- what the rulebook states (data/stated.toml) ---


def check_members(board: PrintedBoard) -> None:
    """Classes, icons and shields are where the rulebook has them."""
    for fact in STATED.members:
        for space in board.list_spaces():
            has = fact.value in getattr(space, fact.field)
            if space.id in fact.spaces and not has:
                board.add("lacks", space.id, fact.field, field=fact.field, slug=fact.value, rule=fact.source)
            if has and (space.id in fact.never or (fact.only and space.id not in fact.spaces)):
                board.add("icon-too-much", space.id, fact.field, slug=fact.value, rule=fact.source)


def check_values(board: PrintedBoard) -> None:
    """Single values agree with the rulebook; only the four Avatars are marked as Avatars (2.3)."""
    for fact in STATED.value:
        value = getattr(board.spaces[fact.space], fact.field)
        if value != fact.value and fact.space in board.entries:
            correct = json.dumps(fact.value)
            board.add("stated", fact.space, fact.field, slug=fact.field, wanted=correct, rule=fact.source)
    avatars = {fact.space for fact in STATED.value if fact.field == "avatar_of"}
    for space in board.list_spaces():
        if space.avatar_of and space.id not in avatars:
            board.add("no-avatar", space.id, "avatar_of")


def check_totals(board: PrintedBoard) -> None:
    """The numbers of Crowns and Coins on the whole board agree with the rulebook (4.12)."""
    for fact in STATED.total:
        count = sum(getattr(space, fact.field) for space in board.spaces.values())
        if count != fact.n:
            board.add("total", None, field=fact.field, n=count, wanted=fact.n, rule=fact.source)


def check_dual(board: PrintedBoard) -> None:
    """Spaces have two values exactly where the rulebook says so, with the lower value first (2.53)."""
    for fact in STATED.dual:
        for space in board.list_spaces():
            influence, control = getattr(space, fact.field)
            if (influence != control) != (space.id in fact.spaces):
                fault = "dual" if space.id in fact.spaces else "not-dual"
                board.add(fault, space.id, fact.field, slug=fact.field, rule=fact.source)
            elif influence > control:
                board.add("dual-order", space.id, fact.field, slug=fact.field, rule=fact.source)


# --- lines ---


def check_lines(board: PrintedBoard) -> None:
    """A line joins two different Spaces, and no pair has two lines; a Lovers' Lane leads from a woman to a man (2.42,
    2.43)."""
    lines: dict[frozenset[str], tuple[ConnectorData, Entry]] = {}
    for line, entry in board.connectors:
        args = {"from_space": _name(line.start), "to_space": _name(line.end)}
        pair = frozenset((line.start, line.end))
        if len(pair) == 1:
            board.faults.append(Fault(entry.line, _say("line-to-itself", space=_name(line.start))))
            continue
        if pair in lines:
            other, before = lines[pair]
            fault = "line-twice" if other.type == line.type != "arrow" else "line-differs"
            board.faults.append(Fault(entry.line, _say(fault, **args, slug=other.type, n=str(before.line))))
        lines.setdefault(pair, (line, entry))
        genders = tuple(board.spaces[id_].gender for id_ in (line.start, line.end))
        if line.type == "lovers" and genders != ("f", "m"):
            fault = "lovers-reversed" if genders == ("m", "f") else "lovers"
            board.faults.append(Fault(entry.line_of("from"), _say(fault, **args)))


def check_stated_lines(board: PrintedBoard) -> None:
    """The lines that the rulebook names exist, have a type that it allows (ruling R191), and are not one-way."""
    lines = {frozenset((line.start, line.end)): (line, entry) for line, entry in reversed(board.connectors)}
    for fact in STATED.line:
        args: dict[str, object] = {"from_space": _name(fact.start), "to_space": _name(fact.end), "rule": fact.source}
        line, entry = lines.get(frozenset((fact.start, fact.end)), (None, None))
        if line is None or entry is None:
            board.faults.append(Fault(1, _say("no-line", **args)))
        elif line.type == "arrow":
            board.faults.append(Fault(entry.line_of("type"), _say("one-way", **args)))
        elif line.type not in fact.types:
            board.faults.append(Fault(entry.line_of("type"), _say("line-type", **args, names=list(fact.types))))


CHECKS: tuple[Callable[[PrintedBoard], None], ...] = (
    check_kinds, check_classes, check_icons, check_peers, check_members, check_values, check_totals, check_dual,
    check_lines, check_stated_lines,
)  # fmt: skip
