"""A position as plain JSON, declared once: the keys, how each value is written, and what is refused.

A field type reads a value from outside and writes a value of the game. A value that does not fit raises PositionError.
Its reason names the key, and shows the value or says what the key accepts. Nothing is guessed, truncated or omitted.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from fronde.core.errors import InvariantError, PositionError
from fronde.core.types import Json, Name, Text

T = TypeVar("T")
K = TypeVar("K")
MOST = 1_000_000
"""The default upper limit of a number."""
LONGEST = 1_000
"""The default maximum number of entries in a list."""
MOST_SHOWN, SHOWN_IDS = 40, 120
"""Maximum characters of a value, and of the list of valid ids, that a refusal shows."""


def bad(problem: str, /, **args: object) -> PositionError:
    """A refusal of a position: the message `position-<problem>`."""
    return PositionError(Text(f"position-{problem}", args))


def impossible_position(error: InvariantError) -> PositionError:
    """A refusal of an impossible position, with the reason if the error has one as a Text."""
    return bad("unfit") if error.reason is None else bad("impossible", problem=error.reason)


def require(holds: bool, problem: str, /, **args: object) -> None:
    """Raise InvariantError unless the condition holds; `position-never-<problem>` says what is wrong."""
    if not holds:
        raise InvariantError(Text(f"position-never-{problem}", args))


def find_twice(ids: Iterable[str]) -> list[str]:
    """The ids that occur more than once."""
    return [id_ for id_, times in Counter(ids).items() if times > 1]


def refuse_twice(ids: Iterable[str], kind: str = "card") -> None:
    """Raise PositionError, with the message `position-<kind>-twice`, if one of these ids of a kind occurs twice."""
    if twice := find_twice(ids):
        raise bad(f"{kind}-twice", **{kind: Name(kind, twice[0])})


def require_all_cards(cards: Sequence[str], ids: Collection[str]) -> None:
    """Raise InvariantError unless a position has each of these cards exactly once."""
    require(set(cards) == set(ids), "card-missing")
    twice = find_twice(cards)
    require(not twice, "card-twice", card=[Name("card", card) for card in twice])


def show(value: Json) -> str:
    """A value as JSON, truncated for display."""
    return _cut(json.dumps(value, ensure_ascii=False, default=lambda _: "…"))


def _cut(text: str, most: int = MOST_SHOWN) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


class FieldType(ABC, Generic[T]):
    """How the value under a key is read and written. `may_miss`: a frame or record may omit the key."""

    may_miss = False

    @abstractmethod
    def read(self, value: Json, key: str) -> T:
        """The value in the game's form. Raises PositionError, which names the key, if the value does not fit."""

    def write(self, value: T) -> Json:
        """The value as plain JSON."""
        return value


class Number(FieldType[int]):
    """A whole number within inclusive limits."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least, self.most = least, most

    def read(self, value: Json, key: str) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            raise bad("not-number", key=key, given=show(value), least=str(self.least), most=str(self.most))
        return value


class Flag(FieldType[bool]):
    """True or false."""

    def read(self, value: Json, key: str) -> bool:
        if not isinstance(value, bool):
            raise bad("not-flag", key=key, given=show(value))
        return value


class Line(FieldType[str]):
    """Any string up to a maximum length."""

    def __init__(self, most: int = 100) -> None:
        self.most = most

    def read(self, value: Json, key: str) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise bad("not-line", key=key, given=show(value), most=self.most)
        return value


class Word(FieldType[str]):
    """One of a set of ids. `message`: the text that refuses any other value, with `$key`, `$slug` and `$ids`."""

    def __init__(self, ids: Collection[str], message: str = "position-unknown") -> None:
        self.ids, self.message = ids, message

    def read(self, value: Json, key: str) -> str:
        if not isinstance(value, str) or value not in self.ids:
            ids = _cut(", ".join(map(show, sorted(self.ids))), SHOWN_IDS)
            raise PositionError(Text(self.message, {"key": key, "slug": show(value), "ids": ids}))
        return value


NOT_WRITTEN = object()


class Index(FieldType[int]):
    """An index into a sequence of ids, written as the id. `nowhere`: how -1 is written, if -1 is allowed."""

    def __init__(
        self, ids: Sequence[str], message: str = "position-unknown", nowhere: Json | object = NOT_WRITTEN
    ) -> None:
        self.ids, self.nowhere = ids, nowhere
        self._word = Word({id_: n for n, id_ in enumerate(ids)}, message)
        self._places = {id_: n for n, id_ in enumerate(ids)}

    def read(self, value: Json, key: str) -> int:
        return -1 if value == self.nowhere else self._places[self._word.read(value, key)]

    def write(self, value: int) -> Json:
        if value >= 0:
            return self.ids[value]
        if self.nowhere is NOT_WRITTEN:
            raise InvariantError(f"{value} is no place among {self.ids}")
        return self.nowhere


class Bits(FieldType[int]):
    """A set of indices into a sequence of ids, one bit each, written as a list of ids."""

    def __init__(self, ids: Sequence[str], message: str = "position-unknown") -> None:
        self.ids = ids
        self._places = ListOf(Index(ids, message), 2 * len(ids))

    def read(self, value: Json, key: str) -> int:
        return sum(1 << place for place in set(self._places.read(value, key)))

    def write(self, value: int) -> Json:
        return [self.ids[n] for n in range(value.bit_length()) if value >> n & 1]


class ListOf(FieldType[tuple[T, ...]]):
    """A tuple, written as a list. `other`: the message that refuses anything else, with `$key`, `$given` and
    `$most`."""

    def __init__(self, item: FieldType[T], most: int = LONGEST, other: str = "position-not-list") -> None:
        self.item, self.most, self.other = item, most, other

    def read(self, value: Json, key: str) -> tuple[T, ...]:
        if not isinstance(value, (list, tuple)) or len(value) > self.most:
            raise PositionError(Text(self.other, {"key": key, "given": show(value), "most": self.most}))
        return tuple(self.item.read(entry, key) for entry in value)

    def write(self, value: Iterable[T]) -> Json:
        write = self.item.write
        return [write(entry) for entry in value]


class Row(ListOf[T]):
    """A tuple of exactly so many entries; `position-<problem>` refuses any other number."""

    def __init__(self, item: FieldType[T], count: int, problem: str) -> None:
        super().__init__(item)
        self.count, self.problem = count, problem

    def read(self, value: Json, key: str) -> tuple[T, ...]:
        entries = super().read(value, key)
        if len(entries) != self.count:
            raise bad(self.problem, key=key, given=show(value))
        return entries


class CardId(FieldType[str]):
    """The id of a card. `form`: the id for a number, or for a word that may be one."""

    def __init__(self, ids: Collection[str], form: Callable[[int | str], str]) -> None:
        self.ids, self.form = ids, form

    def read(self, value: Json, key: str) -> str:
        card = self.form(value) if type(value) in (int, str) else ""
        if card not in self.ids:
            raise bad("unknown-card", key=key, slug=show(value))
        return card


class CardPile(ListOf[str]):
    """Cards without duplicates. `order`: sorts them, if their order has no meaning."""

    def __init__(self, card: FieldType[str], order: Callable[[Iterable[str]], tuple[str, ...]] = tuple) -> None:
        super().__init__(card)
        self.order = order

    def read(self, value: Json, key: str) -> tuple[str, ...]:
        cards = super().read(value, key)
        refuse_twice(cards)
        return self.order(cards)


class StackOf(FieldType[list[T]]):
    """A mutable list that the game keeps changing."""

    def __init__(self, item: FieldType[T]) -> None:
        self._entries = ListOf(item)

    def read(self, value: Json, key: str) -> list[T]:
        return list(self._entries.read(value, key))

    def write(self, value: list[T]) -> Json:
        return self._entries.write(value)


def read_map(value: Json, key: str, other: str = "position-not-map") -> Mapping[str, Json]:
    """The value, if it is a map with string keys and not too long. Raises PositionError with the message `other` and
    `$key`, `$given` and `$most`."""
    if not isinstance(value, Mapping) or len(value) > LONGEST or not all(isinstance(name, str) for name in value):
        raise PositionError(Text(other, {"key": key, "given": show(value), "most": LONGEST}))
    return value


class MapOf(FieldType[dict[K, T]]):
    """A dict whose keys have a field type too. `other`: the message that refuses anything else, with `$key` and
    `$given`."""

    def __init__(self, keys: FieldType[K], item: FieldType[T], other: str = "position-not-map") -> None:
        self.keys, self.item, self.other = keys, item, other

    def read(self, value: Json, key: str) -> dict[K, T]:
        entries = read_map(value, key, self.other)
        return {self.keys.read(name, key): self.item.read(entry, key) for name, entry in entries.items()}

    def write(self, value: Mapping[K, T]) -> Json:
        return {self.keys.write(name): self.item.write(entry) for name, entry in value.items()}


class EachOf(FieldType[dict[str, T]]):
    """A dict with an entry for every id; ids that the value omits get `empty`."""

    def __init__(self, ids: Sequence[str], item: FieldType[T], empty: T, message: str = "position-unknown") -> None:
        self.ids, self.item, self.empty = ids, item, empty
        self._map: MapOf[str, T] = MapOf(Word(ids, message), item)

    def read(self, value: Json, key: str) -> dict[str, T]:
        entries = self._map.read(value, key)
        return {id_: entries.get(id_, self.empty) for id_ in self.ids}

    def write(self, value: Mapping[str, T]) -> Json:
        write = self.item.write
        return {id_: write(entry) for id_, entry in value.items()}


class ListBy(FieldType[list[T]]):
    """A list with one entry per id, written as a map. Ids that the value omits get `empty`. `keep`: whether empty
    entries are written too."""

    def __init__(
        self, ids: Sequence[str], item: FieldType[T], empty: T, message: str = "position-unknown", keep: bool = True
    ) -> None:
        self.empty, self.keep = empty, keep
        self._each = EachOf(ids, item, empty, message)

    def read(self, value: Json, key: str) -> list[T]:
        return list(self._each.read(value, key).values())

    def write(self, value: Iterable[T]) -> Json:
        write, pairs = self._each.item.write, zip(self._each.ids, value, strict=True)
        return {id_: write(entry) for id_, entry in pairs if self.keep or entry != self.empty}


class Maybe(FieldType[T | None]):
    """A value or None."""

    def __init__(self, item: FieldType[T]) -> None:
        self.item = item

    def read(self, value: Json, key: str) -> T | None:
        return None if value is None else self.item.read(value, key)

    def write(self, value: T | None) -> Json:
        return None if value is None else self.item.write(value)


class Later(FieldType[T]):
    """A value that a frame or record may not have yet."""

    may_miss = True

    def __init__(self, item: FieldType[T]) -> None:
        self.item = item

    def read(self, value: Json, key: str) -> T:
        return self.item.read(value, key)

    def write(self, value: T) -> Json:
        return self.item.write(value)


def read_fields(types: Mapping[str, FieldType[Any]], value: Json, key: str) -> dict[str, Any]:
    """Read all fields of a map. Raises PositionError for a missing or unknown field."""
    entries = read_map(value, key)
    for name in entries:
        if name not in types:
            raise bad("unknown-field", key=key, slug=_cut(name))
    for name, type_ in types.items():
        if name not in entries and not type_.may_miss:
            raise bad("missing-field", key=key, slug=name)
    return {name: types[name].read(entry, key) for name, entry in entries.items()}


class Record(FieldType[T]):
    """An object built from named fields. `names`: field -> attribute, where the two differ."""

    def __init__(
        self, make: Callable[..., T], types: Mapping[str, FieldType[Any]], names: Mapping[str, str] | None = None
    ) -> None:
        self.make, self.types = make, types
        self._names = {name: (names or {}).get(name, name) for name in types}

    def read(self, value: Json, key: str) -> T:
        fields = read_fields(self.types, value, key)
        return self.make(**{self._names[name]: field for name, field in fields.items()})

    def write(self, value: T) -> Json:
        return {name: type_.write(getattr(value, self._names[name])) for name, type_ in self.types.items()}


class HasMemory(Protocol):
    """A step, reduced to its declaration of what its frames remember."""

    memory: Mapping[str, FieldType[Any]]


class FrameOf(FieldType[dict[str, Json]]):
    """A frame of the stack: the name of a step, and the fields that the step declares in its `memory`."""

    def __init__(self, steps: Mapping[str, HasMemory]) -> None:
        self.steps = steps

    def read(self, value: Json, key: str) -> dict[str, Json]:
        entries = dict(read_map(value, key))
        if "step" not in entries:
            raise bad("missing-field", key=key, slug="step")
        name = entries.pop("step")
        if not isinstance(name, str) or name not in self.steps:
            raise bad("no-step", key=key, slug=show(name))
        return {"step": name, **read_fields(self.steps[name].memory, entries, key)}

    def write(self, value: Mapping[str, Json]) -> Json:
        types = self.steps[value["step"]].memory
        if strays := [name for name in value if name != "step" and name not in types]:
            raise InvariantError(f"{value['step']} does not declare that it remembers {', '.join(strays)}")
        return {name: entry if name == "step" else types[name].write(entry) for name, entry in value.items()}


HEADER = ("game", "players", "options")
"""The first keys of every position; `StepRules` reads and writes them."""


class Keys:
    """The keys of a position, each stored in an attribute of the state: the declared ones, and the stack of `steps`.
    `names`: key -> attribute, where the two differ. `others`: key -> its writer, for keys that the game reads itself;
    None for a key that only sparse positions have."""

    def __init__(
        self,
        steps: Mapping[str, HasMemory],
        types: Mapping[str, FieldType[Any]],
        names: Mapping[str, str] | None = None,
        others: Mapping[str, Callable[[Any], Json] | None] | None = None,
    ) -> None:
        self.types: Mapping[str, FieldType[Any]] = {**types, "stack": StackOf(FrameOf(steps))}
        self.all = (*HEADER, *(others or ()), *self.types, "random")
        self._others = {key: write for key, write in (others or {}).items() if write is not None}
        self._names = {key: (names or {}).get(key, key) for key in self.types}

    def show(self, state: object, key: str) -> Json:
        """The JSON value of a key, or None for an undeclared key."""
        return self.types[key].write(getattr(state, self._names[key])) if key in self.types else None

    def write(self, state: object) -> dict[str, Json]:
        """All declared values by key."""
        own = {key: type_.write(getattr(state, self._names[key])) for key, type_ in self.types.items()}
        return {**own, **{key: write(state) for key, write in self._others.items()}}

    def read(self, position: Mapping[str, Json], state: object) -> None:
        """Copy the keys of a position into the state. Keys that the position omits keep their values. A position with a
        `stack` is complete and must have every key. Raises PositionError, also for an unknown key."""
        whole = "stack" in position
        for key in position:
            if key not in self.all:
                raise bad("unknown-key", slug=_cut(key))
        for key, type_ in self.types.items():
            if key in position:
                setattr(state, self._names[key], type_.read(position[key], key))
            elif whole and not type_.may_miss:
                raise bad("missing-key", slug=key)
