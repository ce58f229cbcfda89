"""Which figures of a rule of thumb matter, and which way? Screens the plan of a game's opponents.

In every game each figure moves a step up or down at random, all at once, and the wins are compared with the moves: the
effect of a figure is half the difference in wins between a step up and a step down. The games alternate: one side plays
by the plan against the greedy machine, then the other side does, then both play by it. If a figure's effect exceeds two
standard errors, move it that way in the file of weights and screen again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from fronde.bots.defaults import QUICK as LEVEL
from fronde.bots.defaults import find_balance, find_side
from fronde.core.game import AnyGame
from fronde.core.opponents import Machine
from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, draw_ways, start, watch
from fronde.lab.sparring import find_seat, make_machine, seat_machine

STEP, LEAST = 0.25, 0.3
"""A step as a fraction of the figure, and the minimum step, for small figures."""
WIDTH = 30
"""The width of the column of names, in characters."""
MODES = ((True, False), (False, True), (True, True))
"""Whether the first side plays by the plan, and whether the other does."""


class FirstSide(NamedTuple):
    """The first side of a game: the direction in which each figure moved, which sides played by the plan, and whether
    the first won."""

    ways: Mapping[str, int]
    mode: tuple[bool, bool]
    is_win: bool


def move(size: float, way: int) -> float:
    """A figure moved a step up or down."""
    return size + way * max(abs(size) * STEP, LEAST)


def play_trial(game: AnyGame, seed: int, number: int, players: int | None) -> FirstSide:
    """Play one game with the figures of the plan moved at random."""
    plan, dice = find_balance(game).figures[LEVEL], Dice(seed)
    ways = draw_ways(sorted(plan.values), dice)
    figures = {name: move(size, ways[name]) for name, size in plan.values.items()}
    mode = MODES[number % len(MODES)]
    machines = [plan.make_machine(dice, figures) if by else make_machine(game, dice) for by in mode]
    return FirstSide(ways, mode, play_sides(game, seed, players, machines))


def play_sides(game: AnyGame, seed: int, players: int | None, machines: Sequence[Machine[Any]]) -> bool:
    """Play one game between two machines, one for each side. Returns whether the first side won."""
    match = start(game, seed, players)
    first = find_side(game, match.setup)
    while not match.over:
        seat = find_seat(match)
        action = seat_machine(machines[seat not in first])(match, seat)[0]
        match.submit(action.seat, action.picks, action.step)
    assert match.result is not None
    return bool(first & set(match.result.winning_seats()))


def tell_effects(games: Sequence[FirstSide]) -> list[str]:
    """The effect of each figure on wins, in percent and in standard errors; the most certain first."""
    rows = []
    for name in games[0].ways:
        effect, sure = find_effect([one.ways[name] for one in games], [one.is_win for one in games])
        rows.append((abs(sure), f"{name.ljust(WIDTH)} {100 * effect:+6.1f} % {sure:+5.1f}"))
    return [text for _, text in sorted(rows, reverse=True)]


def find_effect(ways: Sequence[int], outcomes: Sequence[float]) -> tuple[float, float]:
    """The effect of a step up on the outcome, and that effect in standard errors."""
    count = len(outcomes)
    mean = sum(outcomes) / count
    error = sqrt(max(sum((one - mean) ** 2 for one in outcomes) / count, 1e-9) / count)
    effect = sum(way * (one - mean) for way, one in zip(ways, outcomes, strict=True)) / count
    return effect, effect / error


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, games=1000, seed=700_000)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the effects of the figures. Returns 0. Raises SystemExit for a game without a plan."""
    game = get_game(args.game)
    if LEVEL not in find_balance(game).figures:
        raise SystemExit(f"{game.key} brings no plan")
    playing = (play_trial(game, args.seed + number, number, args.players) for number in range(args.games))
    games = list(watch(playing, args.games, game.key))
    print(*tell_sides(games), *tell_effects(games), sep="\n")
    return 0


def tell_sides(games: Sequence[FirstSide]) -> Iterator[str]:
    """The wins of the first side, by which sides played by the plan."""
    for mode in MODES:
        results = [one.is_win for one in games if one.mode == mode]
        meet = " against ".join("plan" if by else "greedy" for by in mode)
        yield f"{meet}: the first side won {sum(results)} of {len(results)}"
