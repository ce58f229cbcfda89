"""What a game brings for its opponents, with the defaults of any game filled in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from operator import mul
from pathlib import Path
from typing import Any

from fronde.core.errors import DataError
from fronde.core.game import Game
from fronde.core.opponents import Features, Opponents
from fronde.core.types import Seat

Value = Callable[[Any, Seat], float]
"""What a position is worth to a seat."""

LEAD = "lead"
"""The one feature of a game that names none."""
HABIT = "habit"
"""What a table of weights may name beside features: what the answer by rule of thumb, the first of those worth trying,
is worth beside what comes of it."""


def find_opponents(game: Game[Any]) -> Opponents[Any]:
    """What the game brings; nothing where it names no module."""
    if game.title.opponents is None:
        return Opponents()
    opponents = import_module(game.title.opponents).OPPONENTS
    assert isinstance(opponents, Opponents)
    return opponents


def names_of(opponents: Opponents[Any]) -> tuple[str, ...]:
    """The names of the features."""
    return opponents.names or (LEAD,)


def make_features(game: Game[Any], opponents: Opponents[Any]) -> Features[Any]:
    """What reads the features of a position."""
    return opponents.make_features() if opponents.make_features else lambda state, seat: (lead_of(game, state, seat),)


def lead_of(game: Game[Any], state: Any, seat: Seat) -> float:
    """By how many points a seat leads the best of the others."""
    totals = {one: items["total"] for one, items in game.rules.score(state).items()}
    own = totals.pop(seat)
    return own - max(totals.values(), default=0)


def read_weights(opponents: Opponents[Any], table: str) -> dict[str, float]:
    """What a point of each feature is worth in a table of the game's file; of a game that brings none, a point of lead
    one. Raises DataError for a feature there is not."""
    if opponents.weights is None:
        return dict.fromkeys(names_of(opponents), 1.0)
    weights = _read(opponents.weights).get(table, {})
    if unknown := weights.keys() - {*opponents.names, HABIT}:
        raise DataError(f"{opponents.weights.name}: no feature {', '.join(sorted(unknown))}")
    return {name: float(weights.get(name, 0.0)) for name in opponents.names}


def read_habit(opponents: Opponents[Any], table: str) -> float:
    """What the answer by rule of thumb is worth beside what comes of it, in a table of the game's file."""
    return float(_read(opponents.weights).get(table, {}).get(HABIT, 0.0)) if opponents.weights else 0.0


@cache
def _read(path: Path) -> Mapping[str, Mapping[str, float]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def make_value(game: Game[Any], opponents: Opponents[Any], weights: Mapping[str, float]) -> Value:
    """What a position is worth: its features, each at its weight."""
    features, row = make_features(game, opponents), tuple(weights[name] for name in names_of(opponents))
    return lambda state, seat: sum(map(mul, features(state, seat), row))
