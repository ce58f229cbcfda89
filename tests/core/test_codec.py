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
    impossible_position,
)
from fronde.core.errors import InvariantError, PositionError
from fronde.core.flow import Frame, Step
from fronde.core.types import Text
from fronde.texts import words

IDS = ("red", "blue", "green")


@dataclass
class Pair:
    one: int
    two: tuple[str, ...]


class Walk(Step[Any]):
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


@pytest.mark.parametrize(("kind", "value", "raw"), KINDS, ids=lambda value: type(value).__name__)
def test_what_is_written_is_read_again(kind: FieldType[Any], value: Any, raw: Any) -> None:
    assert kind.write(value) == raw
    assert kind.read(raw, "key") == value and type(kind.read(raw, "key")) is type(value)


@pytest.mark.parametrize(
    ("kind", "wrong", "text"),
    [
        (Number(1, 3), 4, "“turn” of this position: 4 is not a whole number from 1 to 3"),
        (Number(), True, "true is not a whole number from 0"),
        (Number(), 1.0, "1.0 is not a whole number"),
        (Flag(), 1, "neither true nor false"),
        (Line(3), "abcd", "at most 3 characters"),
        (Word(IDS), "gold", '"gold" is not one of "blue", "green", "red"'),
        (Word(IDS), ["red"], '["red"] is not one of'),
        (Index(IDS), 0, "0 is not one of"),
        (Index(IDS, nowhere="board"), None, "null is not one of"),
        (Bits(IDS), ["red", "gold"], '"gold" is not one of'),
        (ListOf(Flag(), 1), [True, True], "at most 1 entries"),
        (ListOf(Flag()), "x" * 100, f'"{"x" * 38}… is not a list'),
        (ListOf(Flag()), {"x": True}, "not a list"),
        (MapOf(Word(IDS), Flag()), [], "not a table of names, each with a value"),
        (MapOf(Word(IDS), Flag()), {1: True}, "not a table of names, each with a value"),
        (EachOf(IDS, Flag(), False), {"gold": True}, '"gold" is not one of'),
        (Record(Pair, {"one": Number()}), {"one": 1, "three": 1}, "a field “three” is not allowed"),
        (Record(Pair, {"one": Number()}), {}, "its field “one” is missing"),
        (FRAME, {"step": "run"}, 'has no step "run"'),
        (FRAME, {"step": ["walk"]}, 'no step ["walk"]'),
        (FRAME, {"who": "red"}, "its field “step” is missing"),
        (FRAME, {"step": "walk", "who": "red"}, "its field “left” is missing"),
        (FRAME, {"step": "walk", "who": "red", "left": 1, "right": 1}, "a field “right” is not allowed"),
        (FRAME, "walk", "not a table of names, each with a value"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(kind: FieldType[Any], wrong: Any, text: str) -> None:
    with pytest.raises(PositionError) as refusal:
        kind.read(wrong, "turn")
    sentence = words("en").text(refusal.value.reason)
    assert text in sentence and sentence.startswith("“turn” of this position: ")


def test_a_game_may_refuse_an_id_in_its_own_words() -> None:
    with pytest.raises(PositionError) as refusal:
        Word(IDS, "position-unknown-seat").read("x" * 100, "active")
    assert refusal.value.reason.id == "position-unknown-seat"
    assert refusal.value.reason.args == {
        "key": "active",
        "slug": '"' + "x" * 38 + "…",
        "ids": '"blue", "green", "red"',
    }


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [(ListOf(Flag(), other="toy-takes"), {}), (MapOf(Word(IDS), Flag(), "toy-takes"), [])],
)
def test_a_game_may_tell_in_its_own_words_what_a_key_takes(kind: FieldType[Any], wrong: Any) -> None:
    with pytest.raises(PositionError) as refusal:
        kind.read(wrong, "rows")
    assert refusal.value.reason.id == "toy-takes" and refusal.value.reason.args["key"] == "rows"


def test_a_position_that_can_never_be_is_refused_in_the_words_there_are() -> None:
    error = impossible_position(InvariantError(Text("position-never-cards")))
    assert error.reason == Text("position-impossible", {"problem": Text("position-never-cards")})
    assert impossible_position(InvariantError("7 != 8")).reason.id == "position-unfit"


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
    items: list[int] = field(default_factory=list)
    stack: list[Frame] = field(default_factory=list)


KEYS = Keys(
    {"walk": Walk()}, {"turn": Number(), "hands": ListBy(IDS, Number(), 0)}, {"hands": "items"}, others={"board": None}
)


def test_a_whole_position_is_taken_up_as_it_was() -> None:
    place = Place(3, [1, 2, 3], [{"step": "walk", "who": 0, "left": 1}])
    again = Place()
    KEYS.read(KEYS.write(place), again)
    assert again == place


def test_a_sparse_one_leaves_the_rest_as_it_is() -> None:
    place = Place()
    KEYS.read({"hands": {"blue": 2}, "board": 1}, place)
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
