"""What is a point of each feature worth? Fits the weights of a game's quick opponent by self-play.

Opponents play games, now and then at random, and what the features showed on the way is regressed on the result
(least squares, with a ridge). Who plays is the greedy machine, the rule of thumb opponents play on by (--of glance), or
quick opponents (--of quick). The weights may be held to a table of the file (--hold), such as one by hand, the more
the less games tell; quick opponents then play by that table, so that the same comes of the same call again.

The table it prints goes into the game's file of weights; --write puts it there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from operator import mul
from typing import NamedTuple, TypeVar

from fronde.bots.defaults import HABIT, find_opponents, find_weights, make_features, names_of, read_habit, read_weights
from fronde.bots.players import still_offered
from fronde.bots.quick import LEVEL, Quick
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, put_table, start, tell_call, tell_weights, watch
from fronde.lab.sparring import Player, choose_any, make_machine, seat_bot, seat_machine
from fronde.tools.pool import play_all

T = TypeVar("T")
Row = tuple[tuple[float, ...], float]
"""What the features showed to a seat, and its result."""

PLAYERS = ("greedy", "glance", "quick")
"""Who may play the games to learn from."""
ASTRAY = 20
"""One choice of so many is made at random, so that what nobody would do is weighed too."""
SAMPLED = 12
"""One position of so many is looked at."""
FAR = 60
"""How far a lead in the score counts."""


class SelfPlay(NamedTuple):
    """One game to learn from; `table`: the weights quick opponents play it by; `positions`: how many they may build for
    a choice, where not as many as usual."""

    game: str
    seed: int
    by: str
    target: str
    players: int | None
    table: str = LEVEL
    positions: int | None = None


def play_rows(task: SelfPlay) -> list[Row]:
    """What a game of self-play shows."""
    game = get_game(task.game)
    match, samples = play_seen(task, make_features(game, find_opponents(game).worth))
    reached = {seat: find_outcome(match, seat, task.target) for seat in match.seats}
    return [(tuple(row), reached[seat]) for seat, row in samples]


def play_seen(task: SelfPlay, see: Callable[[object, Seat], T]) -> tuple[Match, list[tuple[Seat, T]]]:
    """Play a game of self-play to its end; with it what every seat saw now and then."""
    game, dice = get_game(task.game), Dice(task.seed + 7)
    match = start(game, task.seed, task.players)
    player, is_resting = find_player(game, task, dice), find_opponents(game).worth.is_resting
    samples: list[tuple[Seat, T]] = []
    while not match.over:
        seat = match.pending_seats()[0]
        actions = player(match, seat) if dice.below(ASTRAY) else choose_any(match, seat, dice)
        for action in still_offered(match, [action for action in actions if action.seat == seat]):
            match.submit(action.seat, action.picks, action.step)
        if not dice.below(SAMPLED) and not match.over:
            rested = [seat for seat in match.seats if is_resting(match.state, seat)]
            samples += [(seat, see(match.state, seat)) for seat in rested]
    return match, samples


def find_player(game: AnyGame, task: SelfPlay, dice: Dice) -> Player:
    """Who plays: the greedy machine, the rule of thumb by which opponents play on, or a quick opponent."""
    opponents = find_opponents(game)
    if task.by != "quick":
        make_glance = opponents.search.make_glance if task.by == "glance" else None
        return seat_machine(make_glance(dice) if make_glance else make_machine(game, dice))
    search = replace(opponents.search, positions=task.positions or opponents.search.positions)
    return seat_bot(Quick(game, replace(opponents, search=search), table=task.table), dice)


def find_outcome(match: Match, seat: Seat, target: str) -> float:
    """The result of a game for a seat: its lead over the best of the others, or whether it has won."""
    assert match.result is not None
    if target == "win":
        return float(seat in match.result.won_by())
    totals = {one: items["total"] for one, items in match.score().items()}
    own = totals.pop(seat)
    return max(min(own - max(totals.values(), default=0), FAR), -FAR)


def regress(rows: Sequence[Row], prior: Sequence[float], ridge: float) -> list[float]:
    """The weights that miss what came by least in the square, a constant left out; they are held to some weights, the
    more the greater the ridge."""
    rows = [(row, reached - sum(map(mul, row, prior))) for row, reached in rows]
    corrections = _solve_rows(rows, ridge)
    return [one + other for one, other in zip(corrections, prior, strict=True)]


def _solve_rows(rows: Sequence[Row], ridge: float) -> list[float]:
    width, count = len(rows[0][0]), len(rows)
    means = [sum(row[n] for row, _ in rows) / count for n in range(width)]
    spreads = [sqrt(sum((row[n] - means[n]) ** 2 for row, _ in rows) / count) or 1.0 for n in range(width)]
    target = sum(reached for _, reached in rows) / count
    matrix = [[0.0] * (width + 1) for _ in range(width)]
    for row, reached in rows:
        scaled = [(value - mean) / spread for value, mean, spread in zip(row, means, spreads, strict=True)]
        scaled.append(reached - target)
        for i in range(width):
            if one := scaled[i]:
                line = matrix[i]
                for j in range(i, width + 1):
                    line[j] += one * scaled[j]
    for i in range(width):
        matrix[i][i] += ridge * count
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    return [weight / spread for weight, spread in zip(solve(matrix), spreads, strict=True)]


def solve(matrix: list[list[float]]) -> list[float]:
    """The solution of linear equations, each a row of factors and what they come to; by elimination."""
    width = len(matrix)
    for at in range(width):
        best = max(range(at, width), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[best] = matrix[best], matrix[at]
        for row in range(at + 1, width):
            factor = matrix[row][at] / matrix[at][at]
            matrix[row] = [value - factor * above for value, above in zip(matrix[row], matrix[at], strict=True)]
    solution = [0.0] * width
    for at in reversed(range(width)):
        subtotal = sum(matrix[at][n] * solution[n] for n in range(at + 1, width))
        solution[at] = (matrix[at][width] - subtotal) / matrix[at][at]
    return solution


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", "jobs", games=200, seed=500_000)
    parser.add_argument("--of", choices=PLAYERS, default="greedy", help="who plays (default greedy)")
    parser.add_argument("--target", choices=("margin", "win"), default="margin", help="what is to be foreseen")
    parser.add_argument(
        "--hold",
        metavar="TABLE",
        help="hold the weights to those of a table, by which quick ones play (default: to nothing)",
    )
    parser.add_argument("--positions", type=int, help="how many quick ones may build for a choice (default: as usual)")
    parser.add_argument("--ridge", type=float, default=0.003, help="how strongly they are held (default 0.003)")
    parser.add_argument("--into", metavar="TABLE", default=LEVEL, help=f"name of the table (default {LEVEL})")


def run(args: argparse.Namespace) -> int:
    """Fit the weights of a game and print them. Gives 0. Raises SystemExit for a game that brings none, and for what is
    no name of a table."""
    game = get_game(args.game)
    path = find_weights(game)
    if path is None:
        raise SystemExit(f"{game.key} brings no weights")
    if not args.into.isidentifier():
        raise SystemExit(f"{args.into} is no name of a table: letters, digits and _ alone")
    weights = {HABIT: read_habit(game, args.hold or LEVEL), **learn(game, args)}
    call = tell_call(args, "game", "games", "seed", "of", "target", "hold", "positions", "ridge", "into", "players")
    put_table(path, args.into, tell_weights(weights), call, args)
    return 0


def learn(game: AnyGame, args: argparse.Namespace) -> dict[str, float]:
    """The weights by regression."""
    table = args.hold or LEVEL
    seeds = range(args.seed, args.seed + args.games)
    tasks = [SelfPlay(game.key, seed, args.of, args.target, args.players, table, args.positions) for seed in seeds]
    rows: list[Row] = []
    for batch in watch(play_all(play_rows, tasks, args.jobs), len(tasks), game.key):
        rows += batch
    print(f"{len(rows)} rows", file=sys.stderr)
    worth = find_opponents(game).worth
    prior = read_weights(game, worth, args.hold) if args.hold else dict.fromkeys(names_of(worth), 0.0)
    return dict(zip(prior, regress(rows, list(prior.values()), args.ridge), strict=True))
