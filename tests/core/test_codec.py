"""The codec of positions: what is written is read again, and what does not fit is refused with a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from fronde.core.codec import (
    Bits,
    EachOf,
    FieldType,
    Flag,
    FrameOf,
    Index,
    Keys,
    Later,
    Line,
    ListBy,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Record,
    StackOf,
    Word,
    about,
)
from fronde.core.errors import InvariantError, PositionError
from fronde.core.flow import Frame, Step
from fronde.texts import words

IDS = ("red", "blue", "green")


@dataclass
class Pair:
    one: int
    two: tuple[str, ...]


class Walk(Step[Any]):
    name = "walk"
    memory = {"who": Index(IDS), "left": Number(0, 5), "seen": Later(Bits(IDS))}


FRAME = FrameOf({"walk": Walk()})
KINDS: list[tuple[FieldType[Any], Any, Any]] = [
    (Number(-1, 3), -1, -1),
    (Flag(), True, True),
    (Line(3), "abc", "abc"),
    (Word(IDS), "red", "red"),
    (Index(IDS), 2, "green"),
    (Index(IDS, nowhere="board"), -1, "board"),
    (Index(IDS, nowhere=None), -1, None),
    (Bits(IDS), 0b101, ["red", "green"]),
    (ListOf(Number()), (1, 2), [1, 2]),
    (StackOf(Number()), [1, 2], [1, 2]),
    (MapOf(Index(IDS), Number()), {1: 4}, {"blue": 4}),
    (EachOf(IDS, Number(), 0), {"red": 1, "blue": 0, "green": 0}, {"red": 1, "blue": 0, "green": 0}),
    (ListBy(IDS, Number(), 0), [1, 0, 0], {"red": 1, "blue": 0, "green": 0}),
    (ListBy(IDS, ListOf(Flag()), (), keep=False), [(True,), (), ()], {"red": [True]}),
    (Maybe(Number()), None, None),
    (Maybe(Index(IDS)), 0, "red"),
    (Record(Pair, {"one": Number(), "two": ListOf(Word(IDS))}), Pair(1, ("red",)), {"one": 1, "two": ["red"]}),
    (FRAME, {"step": "walk", "who": 1, "left": 2}, {"step": "walk", "who": "blue", "left": 2}),
    (FRAME, {"step": "walk", "who": 1, "left": 2, "seen": 1},
     {"step": "walk", "who": "blue", "left": 2, "seen": ["red"]}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "kept", "written"), KINDS, ids=lambda value: type(value).__name__)
def test_what_is_written_is_read_again(kind: FieldType[Any], kept: Any, written: Any) -> None:
    assert kind.write(kept) == written
    assert kind.read(written, "key") == kept and type(kind.read(written, "key")) is type(kept)


@pytest.mark.parametrize(
    ("kind", "wrong", "said"),
    [
        (Number(1, 3), 4, "“4”: not a number from 1 to 3"),
        (Number(), True, "“True”: not a number from 0"),
        (Number(), 1.0, "not a number"),
        (Flag(), 1, "neither true nor false"),
        (Line(3), "abcd", "at most 3 letters"),
        (Word(IDS), "gold", "“gold”, and there is no such thing"),
        (Word(IDS), ["red"], "no such thing"),
        (Index(IDS), 0, "no such thing"),
        (Index(IDS, nowhere="board"), None, "no such thing"),
        (Bits(IDS), ["red", "gold"], "“gold”"),
        (ListOf(Flag(), 1), [True, True], "at most 1 entries"),
        (ListOf(Flag()), "x", "not a list"),
        (ListOf(Flag()), {"x": True}, "not a list"),
        (MapOf(Word(IDS), Flag()), [], "not names with a value each"),
        (MapOf(Word(IDS), Flag()), {1: True}, "not names with a value each"),
        (EachOf(IDS, Flag(), False), {"gold": True}, "“gold”"),
        (Record(Pair, {"one": Number()}), {"one": 1, "three": 1}, "Nothing is called “three”"),
        (Record(Pair, {"one": Number()}), {}, "left out: “one”"),
        (FRAME, {"step": "run"}, "the step “run”"),
        (FRAME, {"step": ["walk"]}, "the step"),
        (FRAME, {"who": "red"}, "the step “None”"),
        (FRAME, {"step": "walk", "who": "red"}, "left out: “left”"),
        (FRAME, {"step": "walk", "who": "red", "left": 1, "right": 1}, "Nothing is called “right”"),
        (FRAME, "walk", "not names with a value each"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(kind: FieldType[Any], wrong: Any, said: str) -> None:
    with pytest.raises(PositionError) as refusal:
        kind.read(wrong, "turn")
    sentence = words("en").text(refusal.value.reason)
    assert said in sentence and "turn" in sentence


def test_a_game_may_refuse_an_id_in_its_own_words() -> None:
    with pytest.raises(PositionError) as refusal:
        Word(IDS, "unknown-seat").read("x" * 100, "active")
    assert refusal.value.reason == about("active", "unknown-seat", slug="x" * 40).reason


@pytest.mark.parametrize("frame", [{"step": "walk", "who": 1, "left": 1, "hidden": 1}])
def test_what_a_step_does_not_declare_is_not_written(frame: Frame) -> None:
    with pytest.raises(InvariantError, match="hidden"):
        FRAME.write(frame)


def test_nobody_is_not_written_where_there_must_be_somebody() -> None:
    with pytest.raises(InvariantError):
        Index(IDS).write(-1)


# --- the keys of a position ---


@dataclass
class Place:
    turn: int = 7
    held: list[int] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)


KEYS = Keys({"turn": Number(), "hands": ListBy(IDS, Number(), 0), "stack": StackOf(FRAME)}, {"hands": "held"})


def test_a_whole_position_is_taken_up_as_it_was() -> None:
    place = Place(3, [1, 2, 3], [{"step": "walk", "who": 0, "left": 1}])
    again = Place()
    KEYS.read(KEYS.write(place), again)
    assert again == place


def test_a_sparse_one_leaves_the_rest_as_it_is() -> None:
    place = Place()
    KEYS.read({"hands": {"blue": 2}, "board": 1}, place, ("board",))
    assert place == Place(7, [0, 2, 0], [])


@pytest.mark.parametrize(
    ("position", "reason"),
    [({"tern": 1}, "position-unknown-key"), ({"stack": [], "turn": 1}, "position-missing-key")],
)
def test_no_key_is_guessed_or_left_out(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        KEYS.read(position, Place())
    assert refusal.value.reason.id == reason
    assert words("en").text(refusal.value.reason)
