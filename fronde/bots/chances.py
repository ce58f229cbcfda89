"""A seat's chance to win: the likelihood of each end of the game times the chance that the seat wins then."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

from fronde.bots.defaults import find_weights, read_names
from fronde.core.game import Game
from fronde.core.opponents import Prospects, S
from fronde.core.types import Seat


class EndWeights(NamedTuple):
    """The weights of the signs of an end, which give its likelihood, and of the features of a good standing in it."""

    signs: tuple[float, ...]
    standing: tuple[float, ...]


Table = Mapping[str, Sequence[EndWeights]]
"""Stage of the game -> the weights of every end, in the game's order."""


@cache
def read_table(path: Path, prospects: Prospects[S]) -> Table:
    """The weights of a game's prospects, by stage. A weight missing from the file is 0. Raises DataError for an unknown
    name."""
    stages = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        stage: [
            EndWeights(
                tuple(read_names(path, ends.get(end, {}).get("signs", {}), names.signs).values()),
                tuple(read_names(path, ends.get(end, {}).get("standing", {}), names.standing).values()),
            )
            for end, names in prospects.ends.items()
        ]
        for stage, ends in stages.items()
    }


def make_chances(game: Game[S], prospects: Prospects[S]) -> Callable[[S, Seat], float]:
    """A reader of a seat's chance to win, from 0 to 1; for a finished game, the seat's share of the win."""
    read = make_ways(game, prospects)
    return lambda state, seat: sum(read(state, seat))


def make_ways(game: Game[S], prospects: Prospects[S], table: Table | None = None) -> Callable[[S, Seat], list[float]]:
    """A reader of the seat's chance to win in each end of the game, in the order of `Prospects.ends`."""
    path = find_weights(game, "prospects")
    table = table or (read_table(path, prospects) if path else {})

    def weigh(state: S, seat: Seat) -> list[float]:
        if (result := game.rules.result(state)) is not None:
            winners, end = result.winning_seats(), prospects.find_end(state)
            return [float(one == end and seat in winners) / max(len(winners), 1) for one in prospects.ends]
        outlook = prospects.read(state, seat)
        weights = table[outlook.stage]
        ends = share_out([dot(one.signs, end.signs) for one, end in zip(outlook.ends, weights, strict=True)])
        return [
            likely * share_out([dot(row, end.standing) for row in one.standing])[outlook.own]
            for likely, one, end in zip(ends, outlook.ends, weights, strict=True)
        ]

    return weigh


def dot(row: Sequence[float], weights: Sequence[float]) -> float:
    """The weighted sum of features."""
    return float(sum(map(mul, row, weights)))


def share_out(strengths: Sequence[float]) -> list[float]:
    """Probabilities that sum to 1, from strengths (softmax)."""
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    total = sum(parts)
    return [part / total for part in parts]
