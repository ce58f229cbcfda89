"""A seat's chance to win: the likelihood of each end of the game times the chance that the seat wins then. In a game
without prospects of its own it follows from the lead and the stage."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import NamedTuple

from fronde.bots.defaults import QUICK, find_opponents, find_weights, has_sides, make_value, read_names, read_weights
from fronde.core.game import Game
from fronde.core.opponents import End, EndNames, EndView, Prospects, S
from fronde.core.types import Result, Seat

ANY = "any"
"""The only end, and the only stage, of a game without prospects of its own."""


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


@cache
def find_prospects(game: Game[S]) -> Prospects[S]:
    """The game's prospects. Without its own: every seat's value by the weights of the quick opponent, once as it is and
    once times the square of the round; where one side plays the rest, the value of the seat's side and its opposite."""
    worth = find_opponents(game).worth
    if worth.prospects is not None:
        return worth.prospects
    weights, sides = read_weights(game, worth, QUICK), has_sides(game)

    def read(state: S, seat: Seat) -> EndView:
        value, late = make_value(game, worth, weights), game.rules.stretch(state) or 0
        seats = [seat] if sides else list(game.rules.score(state))
        values = [value(state, one) for one in seats]
        values += [-values[0]] if sides else []
        return EndView(ANY, seats.index(seat), [End((), [(one, late**2 * one) for one in values])])

    return Prospects({ANY: EndNames((), ("lead", "late_lead"))}, read, lambda state: ANY)


def name_file(game: Game[S]) -> str:
    """The name of the game's file of weights for chances. The opponents of a game read those of its own prospects."""
    return "chances" if find_opponents(game).worth.prospects is None else "prospects"


def find_file(game: Game[S]) -> Path | None:
    """The game's file of weights for chances; None if it has none."""
    return find_weights(game, name_file(game))


def find_chances(game: Game[S]) -> Callable[[S, Seat], float] | None:
    """A reader of a seat's chance to win (`make_chances`); None if the game has no file of them."""
    return make_chances(game, find_prospects(game)) if find_file(game) else None


def find_slope(game: Game[S], state: S, seat: Seat) -> float:
    """How much a chance to win grows with the value of a position, near this one. 1 if the value is the chance, as in a
    game with prospects of its own, or if there is no file of prospects."""
    path, prospects, chance = find_file(game), find_prospects(game), find_chances(game)
    if path is None or chance is None or ANY not in prospects.ends:
        return 1.0
    worth, late, likely = (
        read_table(path, prospects)[ANY][0].standing,
        game.rules.stretch(state) or 0,
        chance(state, seat),
    )
    return dot((1.0, late**2), worth) * likely * (1 - likely)


def find_share(result: Result, seat: Seat) -> float:
    """The seat's share of the win; the seats of a side that wins together all win."""
    first = [one for one in result.ranking if result.place(one) == 1]
    return float(seat in result.winning_seats()) / (1 if result.winners is not None else len(first))


def make_chances(game: Game[S], prospects: Prospects[S]) -> Callable[[S, Seat], float]:
    """A reader of a seat's chance to win, from 0 to 1; for a finished game, the seat's share of the win."""
    read = make_ways(game, prospects)
    return lambda state, seat: sum(read(state, seat))


def make_ways(game: Game[S], prospects: Prospects[S], table: Table | None = None) -> Callable[[S, Seat], list[float]]:
    """A reader of the seat's chance to win in each end of the game, in the order of `Prospects.ends`."""
    path = find_file(game)
    table = table or (read_table(path, prospects) if path else {})

    def weigh(state: S, seat: Seat) -> list[float]:
        if (result := game.rules.result(state)) is not None:
            share, end = find_share(result, seat), prospects.find_end(state)
            return [share if one == end else 0.0 for one in prospects.ends]
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
