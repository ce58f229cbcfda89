"""What a game brings for its opponents, with the defaults of any game filled in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from operator import mul
from pathlib import Path
from typing import Any

from fronde.core.errors import DataError
from fronde.core.game import Balance, Game
from fronde.core.opponents import Features, Opponents, S, Worth
from fronde.core.types import Seat

Value = Callable[[Any, Seat], float]
"""What a position is worth to a seat."""

LEAD = "lead"
"""The one feature of a game that names none."""
HABIT = "habit"
"""A name that a table of weights may have beside features: a bonus for the answer by rule of thumb, the first of the
candidates."""


def find_opponents(game: Game[S], *, thoughtful: bool = False) -> Opponents[S]:
    """What the game's quick or thoughtful opponent knows; the defaults if the game names no module."""
    if game.title.opponents is None:
        return Opponents()
    opponents = import_module(game.title.opponents).OPPONENTS
    assert isinstance(opponents, Opponents)
    return opponents.thoughtful or opponents if thoughtful else opponents


def find_balance(game: Game[S]) -> Balance[S]:
    """What the game brings for its balance; the defaults if it names no module."""
    if game.title.balance is None:
        return Balance()
    balance = import_module(game.title.balance).BALANCE
    assert isinstance(balance, Balance)
    return balance


def names_of(worth: Worth[S]) -> tuple[str, ...]:
    """The names of the features."""
    return worth.names or (LEAD,)


def make_features(game: Game[S], worth: Worth[S]) -> Features[S]:
    """A reader of the features of a position."""
    return worth.make_features() if worth.make_features else lambda state, seat: (lead_of(game, state, seat),)


def lead_of(game: Game[S], state: S, seat: Seat) -> float:
    """By how many points a seat leads the best of the others."""
    totals = {one: items["total"] for one, items in game.rules.score(state).items()}
    own = totals.pop(seat)
    return own - max(totals.values(), default=0)


def read_weights(worth: Worth[S], table: str) -> dict[str, float]:
    """The weight of each feature in a table of the game's file; without a file the lead has the weight 1. Raises
    DataError for an unknown name."""
    if worth.weights is None:
        return dict.fromkeys(names_of(worth), 1.0)
    weights = read_names(worth.weights, _read(worth.weights).get(table, {}), (*worth.names, HABIT))
    return {name: weights[name] for name in worth.names}


def read_names(path: Path, weights: Mapping[str, float], names: Sequence[str]) -> dict[str, float]:
    """The weight of each name in a table of a file, 0 where it is missing. Raises DataError for an unknown name."""
    if unknown := weights.keys() - set(names):
        raise DataError(f"{path.name}: no feature {', '.join(sorted(unknown))}")
    return {name: float(weights.get(name, 0.0)) for name in names}


def read_habit(worth: Worth[S], table: str) -> float:
    """The bonus for the answer by rule of thumb, by a table of the game's file."""
    return float(_read(worth.weights).get(table, {}).get(HABIT, 0.0)) if worth.weights else 0.0


@cache
def _read(path: Path) -> Mapping[str, Mapping[str, float]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def make_value(game: Game[S], worth: Worth[S], weights: Mapping[str, float]) -> Value:
    """What a position is worth: its features, each at its weight."""
    features, row = make_features(game, worth), tuple(weights[name] for name in names_of(worth))
    return lambda state, seat: sum(map(mul, features(state, seat), row))
