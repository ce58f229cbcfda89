"""The parts that a game supplies for its opponents, with defaults for missing ones."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from operator import mul
from pathlib import Path
from typing import Any

from fronde.core.errors import DataError
from fronde.core.game import AnyGame, Balance, Game
from fronde.core.opponents import Features, Opponents, S, Worth
from fronde.core.types import Seat, Setup

Value = Callable[[Any, Seat], float]
"""The value of a position to a seat."""

QUICK = "quick"
"""The name of the default table of weights, for opponents without their own."""
LEAD = "lead"
"""The only feature of a game that declares none."""
HABIT = "habit"
"""A name allowed in a table of weights beside the features: a bonus for the first candidate, the answer by rule of
thumb."""


def find_opponents(game: Game[S], *, thoughtful: bool = False) -> Opponents[S]:
    """The knowledge of the game's quick or thoughtful opponent; the defaults if the game has none."""
    module = game.title.find_part("opponents")
    opponents = import_module(module).OPPONENTS if module else Opponents()
    assert isinstance(opponents, Opponents)
    return opponents.thoughtful or opponents if thoughtful else opponents


def find_balance(game: Game[S]) -> Balance[S]:
    """The game's balance module; the defaults if it has none."""
    module = game.title.find_part("balance")
    balance = import_module(module).BALANCE if module else Balance()
    assert isinstance(balance, Balance)
    return balance


def names_of(worth: Worth[S]) -> tuple[str, ...]:
    """The names of the features."""
    return worth.names or (LEAD,)


def make_features(game: Game[S], worth: Worth[S]) -> Features[S]:
    """A reader of the features of a position."""
    return worth.make_features() if worth.make_features else lambda state, seat: (lead_of(game, state, seat),)


def lead_of(game: Game[S], state: S, seat: Seat) -> float:
    """The seat's lead in points over the best of the others."""
    totals = {one: items["total"] for one, items in game.rules.score(state).items()}
    own = totals.pop(seat)
    return own - max(totals.values(), default=0)


def find_weights(game: AnyGame, file: str = "opponents") -> Path | None:
    """The path of the game's file of weights, or None."""
    path = game.title.folder / "data" / f"{file}.toml"
    return path if path.exists() else None


def find_table(game: AnyGame, name: str) -> str:
    """That name if the game's file has such a table of weights, else the quick opponent's."""
    path = find_weights(game)
    return name if path and name in _read(path) else QUICK


def find_opposing_seats(game: AnyGame, setup: Setup) -> set[Seat]:
    """The seats that play against the side that `Rules.conferring` names; empty if there is no such side."""
    side = game.rules.conferring(setup)
    return set(game.rules.seats(setup)) - set(side) if side else set()


def find_side(game: AnyGame, setup: Setup) -> set[Seat]:
    """One side of the seats: those opposed to all others, or every seat if there are none."""
    return find_opposing_seats(game, setup) or set(game.rules.seats(setup))


def has_sides(game: AnyGame) -> bool:
    """Whether the game can have one side against the rest."""
    players = (tuple(f"Player {n + 1}" for n in range(count)) for count in game.title.player_counts)
    return any(game.rules.conferring(Setup(game.key, one, 0)) for one in players)


def read_weights(game: Game[S], worth: Worth[S], table: str) -> dict[str, float]:
    """The weight of each feature in a table of the game's file; without a file each has the weight 1. Raises
    DataError for an unknown name."""
    path = find_weights(game)
    if path is None or not worth.names:
        return dict.fromkeys(names_of(worth), 1.0)
    weights = read_names(path, _read(path).get(table, {}), (*worth.names, HABIT))
    return {name: weights[name] for name in worth.names}


def read_names(path: Path, weights: Mapping[str, float], names: Sequence[str]) -> dict[str, float]:
    """The weight of each name in a table of a file, 0 if it is missing. Raises DataError for an unknown name."""
    if misfits := weights.keys() - set(names):
        raise DataError(f"{path.name}: no feature {', '.join(sorted(misfits))}")
    return {name: float(weights.get(name, 0.0)) for name in names}


def read_habit(game: AnyGame, table: str) -> float:
    """The bonus for the answer by rule of thumb, from a table of the game's file; 0 if it has none."""
    path = find_weights(game)
    return float(_read(path).get(table, {}).get(HABIT, 0.0)) if path else 0.0


@cache
def _read(path: Path) -> Mapping[str, Mapping[str, float]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def make_value(game: Game[S], worth: Worth[S], weights: Mapping[str, float]) -> Value:
    """The value of a position: its features times their weights."""
    features, row = make_features(game, worth), tuple(weights[name] for name in names_of(worth))
    return lambda state, seat: sum(map(mul, features(state, seat), row))
