"""Which figures of a rule of thumb matter, and which way? Screens the plan of a game's opponents.

In every game each figure is set a step up or down by chance, all at once, and who wins is held against it: the effect
of a figure is half of what a step up makes of the wins beside a step down. One side plays by the plan and meets the
greedy machine, then the other, then both play by it, in turn. Where a figure's effect is beyond two standard errors,
move it in the file of weights that way and screen again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from fronde.bots.defaults import QUICK as LEVEL
from fronde.bots.defaults import find_balance, find_opponents, find_side
from fronde.core.game import AnyGame
from fronde.core.opponents import Machine
from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, draw_ways, start, watch
from fronde.lab.sparring import find_seat, make_machine, seat_machine

STEP, LEAST = 0.25, 0.3
"""A step: a part of the figure, or so much of one that is small."""
WIDTH = 30
"""Columns for a figure's name."""
MODES = ((True, False), (False, True), (True, True))
"""Whether the first side plays by the plan, and the other."""


class FirstSide(NamedTuple):
    """The first side of a game: which way each figure was moved, which sides played by them, and whether it has won."""

    moved: Mapping[str, int]
    planned: tuple[bool, bool]
    won: bool


def move(size: float, way: int) -> float:
    """A figure a step up or down."""
    return size + way * max(abs(size) * STEP, LEAST)


def play_screened(game: AnyGame, seed: int, number: int, players: int | None) -> FirstSide:
    """One game with the figures of the plan moved by chance."""
    plan, dice = find_balance(game).figures[LEVEL], Dice(seed)
    moved = draw_ways(sorted(plan.values), dice)
    figures = {name: move(size, moved[name]) for name, size in plan.values.items()}
    planned = MODES[number % len(MODES)]
    machines = [plan.make_machine(dice, figures) if by else make_machine(game, dice) for by in planned]
    return FirstSide(moved, planned, play_sides(game, seed, players, machines))


def play_sides(game: AnyGame, seed: int, players: int | None, machines: Sequence[Machine[Any]]) -> bool:
    """One game of two machines, each a side; whether the first has won."""
    match = start(game, seed, players)
    first = find_side(find_opponents(game), match.seats)
    while not match.over:
        seat = find_seat(match)
        action = seat_machine(machines[seat not in first])(match, seat)[0]
        match.submit(action.seat, action.picks, action.step)
    assert match.result is not None
    return bool(first & set(match.result.won_by()))


def tell_effects(games: Sequence[FirstSide]) -> list[str]:
    """What each figure makes of the wins, in per cent and in standard errors; the surest first."""
    rows = []
    for name in games[0].moved:
        effect, sure = find_effect([one.moved[name] for one in games], [one.won for one in games])
        rows.append((abs(sure), f"{name.ljust(WIDTH)} {100 * effect:+6.1f} % {sure:+5.1f}"))
    return [text for _, text in sorted(rows, reverse=True)]


def find_effect(moved: Sequence[int], reached: Sequence[float]) -> tuple[float, float]:
    """What a step up adds to what is reached, and how many standard errors that is."""
    count = len(reached)
    mean = sum(reached) / count
    error = sqrt(max(sum((one - mean) ** 2 for one in reached) / count, 1e-9) / count)
    effect = sum(way * (one - mean) for way, one in zip(moved, reached, strict=True)) / count
    return effect, effect / error


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, games=1000, seed=700_000)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what the figures make of them. Gives 0. Raises SystemExit for a game without a plan."""
    game = get_game(args.game)
    if LEVEL not in find_balance(game).figures:
        raise SystemExit(f"{game.key} brings no plan")
    playing = (play_screened(game, args.seed + number, number, args.players) for number in range(args.games))
    games = list(watch(playing, args.games, game.key))
    print(*tell_sides(games), *tell_effects(games), sep="\n")
    return 0


def tell_sides(games: Sequence[FirstSide]) -> Iterator[str]:
    """What the first side won, by who played by the plan."""
    for planned in MODES:
        won = [one.won for one in games if one.planned == planned]
        meet = " against ".join("plan" if by else "greedy" for by in planned)
        yield f"{meet}: the first side won {sum(won)} of {len(won)}"
