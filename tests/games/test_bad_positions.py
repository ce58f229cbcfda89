"""Positions that cannot be read or cannot arise: whatever is wrong, the answer is a sentence for a player."""

from __future__ import annotations

import builtins
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.games import GAMES, get_game
from fronde.tools.play import make_setup, play, player_dice
from fronde.tools.referee import Referee

WRONG: tuple[Any, ...] = (
    None, True, False, -1, 7, 10**30, 1.5, "", "x", "retzist", "queen", "x" * 400, "{ $x }", [], {}, [None], [[]], [{}],
    [-1], ["x"], ["retzist"], {"x": 1}, {"queen": None}, {"retzist": []}, {"retz": ["retzist"]}, {"retz": [[], {}]},
    {"01": "x"}, {"step": "nowhere"}, [{"step": "nowhere"}], [{"step": "take-card", "card": {}}],
)  # fmt: skip
"""Values of every shape, legal for hardly any key."""
EXCEPTIONS = [
    name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException)
]
FOREIGN = re.compile(
    "|".join((*EXCEPTIONS, "Error", "<class", "object at", "instance of", r"\bNone\b", "position-", "pydantic"))
)
"""What no player is to read: Python's names, and the id of a message."""
OURS_TO_MEND = "the fault is ours"
UNNAMED = {"game", "players"}
"""Keys with sentences of their own, which need no key."""
DEPTHS = 300
"""Changes made deep inside a position, for each game."""


def positions(key: str) -> Iterator[dict[str, Any]]:
    """A sparse position early in a random game, and a whole one later."""
    game = get_game(key)
    match = Match.start(game, make_setup(game, 5))[0]
    for count, _ in enumerate(play(match, player_dice(5), 61)):
        whole = json.loads(json.dumps(match.position()))
        if count == 3:
            yield {name: value for name, value in whole.items() if name not in ("stack", "play", "random")}
        elif count == 60:
            yield whole


def answer(key: str, position: dict[str, Any]) -> dict[str, Any]:
    line = json.dumps({"op": "load", "game": key, "position": position}).encode()
    reply: dict[str, Any] = json.loads(Referee().answer(line))
    return reply


def reason_of(key: str, position: dict[str, Any]) -> str | None:
    """Why a position is refused, after a look at how that reads; None where it is taken."""
    reply = answer(key, position)
    if reply["ok"]:
        return None
    text: str = reply["error"]["reason"]
    assert reply["error"]["code"] in ("bad-position", "bad-request"), reply
    strange = FOREIGN.search(text)
    assert strange is None, f"{strange}: {text}"
    assert OURS_TO_MEND not in text and text.endswith((".", "…")) and len(text) < 400, text
    return text


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside another."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inside:
        yield (*path, name)
        yield from places(part, (*path, name))


def change(position: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """A copy of a position with another value at a path."""
    copy: dict[str, Any] = json.loads(json.dumps(position))
    inside: Any = copy
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    return copy


@pytest.mark.parametrize("key", GAMES)
def test_a_value_of_another_shape_is_refused_by_its_key(key: str) -> None:
    for position in positions(key):
        for name in position:
            texts = [text for value in WRONG if (text := reason_of(key, {**position, name: value}))]
            if "stack" not in position:  # what only a whole position says may stand in a sparse one, unread
                continue
            matches = [text for text in texts if f"“{name}”" in text]
            assert len(matches) * 2 > len(texts) > 0 or name in UNNAMED, (name, texts)


@pytest.mark.parametrize("key", GAMES)
def test_a_wrong_value_deep_inside_is_refused_in_words(key: str) -> None:
    chance = random.Random(key)
    count = 0
    for position in positions(key):
        paths = [path for path in places(position) if len(path) > 1]
        for _ in range(DEPTHS // 2):
            count += reason_of(key, change(position, chance.choice(paths), chance.choice(WRONG))) is not None
    assert count > DEPTHS // 2


@pytest.mark.parametrize("key", GAMES)
def test_a_key_that_is_not_there_is_no_fault_of_ours(key: str) -> None:
    for position in positions(key):
        for name in position:
            reason_of(key, {other: value for other, value in position.items() if other != name})
