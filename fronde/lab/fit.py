"""What is a point of each feature worth? Fits the weights of a game's quick opponent by self-play.

Machines play games, with a few random choices, and the features of sampled positions are regressed on the result (least
squares, with a ridge). The players are greedy machines, the rule of thumb by which opponents play on (--of glance), or
quick opponents (--of quick). --hold holds the weights near a table of the file, such as a handmade one; its influence
is stronger the less the games show. Quick opponents then play by that table, so that the same command gives the same
result again.

Copy the printed table into the game's file of weights, or use --write.
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
from fronde.bots.players import open_actions
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
"""The features of a position in the view of a seat, and its result."""

PLAYERS = ("greedy", "glance", "quick")
"""The kinds of players for the games to learn from."""
ASTRAY = 20
"""One choice in this many is random, so that unusual positions are evaluated too."""
SAMPLED = 12
"""One position in this many is sampled."""
FAR = 60
"""The limit of a lead in the score: a larger lead counts as this one."""


class SelfPlay(NamedTuple):
    """One game to learn from. `table`: the weights of quick opponents. `positions`: how many positions they may build
    for a choice; None: the usual number."""

    game: str
    seed: int
    by: str
    target: str
    players: int | None
    table: str = LEVEL
    positions: int | None = None


def play_rows(task: SelfPlay) -> list[Row]:
    """The rows sampled from a game of self-play."""
    game = get_game(task.game)
    match, samples = play_with_samples(task, make_features(game, find_opponents(game).worth))
    outcomes = {seat: find_outcome(match, seat, task.target) for seat in match.seats}
    return [(tuple(row), outcomes[seat]) for seat, row in samples]


def play_with_samples(task: SelfPlay, see: Callable[[object, Seat], T]) -> tuple[Match, list[tuple[Seat, T]]]:
    """Play a game of self-play to its end. Returns it with samples of every seat's features."""
    game, dice = get_game(task.game), Dice(task.seed + 7)
    match = start(game, task.seed, task.players)
    player, is_resting = find_player(game, task, dice), find_opponents(game).worth.is_resting
    samples: list[tuple[Seat, T]] = []
    while not match.over:
        seat = match.pending_seats()[0]
        actions = player(match, seat) if dice.below(ASTRAY) else choose_any(match, seat, dice)
        for action in open_actions(match, [action for action in actions if action.seat == seat]):
            match.submit(action.seat, action.picks, action.step)
        if not dice.below(SAMPLED) and not match.over:
            resting_seats = [seat for seat in match.seats if is_resting(match.state, seat)]
            samples += [(seat, see(match.state, seat)) for seat in resting_seats]
    return match, samples


def find_player(game: AnyGame, task: SelfPlay, dice: Dice) -> Player:
    """The player: the greedy machine, the rule of thumb by which opponents play on, or a quick opponent."""
    opponents = find_opponents(game)
    if task.by != "quick":
        make_glance = opponents.search.make_glance if task.by == "glance" else None
        return seat_machine(make_glance(dice) if make_glance else make_machine(game, dice))
    search = replace(opponents.search, positions=task.positions or opponents.search.positions)
    return seat_bot(Quick(game, replace(opponents, search=search), table=task.table), dice)


def find_outcome(match: Match, seat: Seat, target: str) -> float:
    """The result of a game for a seat: its limited lead over the best other seat, or 1 for a win and 0 for a loss."""
    assert match.result is not None
    if target == "win":
        return float(seat in match.result.winning_seats())
    totals = {one: items["total"] for one, items in match.score().items()}
    own = totals.pop(seat)
    return max(min(own - max(totals.values(), default=0), FAR), -FAR)


def regress(rows: Sequence[Row], prior: Sequence[float], ridge: float) -> list[float]:
    """The least-squares weights, without the constant. The ridge pulls them towards the prior."""
    rows = [(row, outcome - sum(map(mul, row, prior))) for row, outcome in rows]
    corrections = _solve_rows(rows, ridge)
    return [one + other for one, other in zip(corrections, prior, strict=True)]


def _solve_rows(rows: Sequence[Row], ridge: float) -> list[float]:
    width, count = len(rows[0][0]), len(rows)
    means = [sum(row[n] for row, _ in rows) / count for n in range(width)]
    spreads = [sqrt(sum((row[n] - means[n]) ** 2 for row, _ in rows) / count) or 1.0 for n in range(width)]
    target = sum(outcome for _, outcome in rows) / count
    matrix = [[0.0] * (width + 1) for _ in range(width)]
    for row, outcome in rows:
        scaled_row = [(value - mean) / spread for value, mean, spread in zip(row, means, spreads, strict=True)]
        scaled_row.append(outcome - target)
        for i in range(width):
            if one := scaled_row[i]:
                line = matrix[i]
                for j in range(i, width + 1):
                    line[j] += one * scaled_row[j]
    for i in range(width):
        matrix[i][i] += ridge * count
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    return [weight / spread for weight, spread in zip(solve(matrix), spreads, strict=True)]


def solve(matrix: list[list[float]]) -> list[float]:
    """Solve linear equations by elimination. Each row holds the coefficients and the right side."""
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
    """Fit the weights of a game and print them. Returns 0. Raises SystemExit for a game without weights, or if `--into`
    is not a valid table name."""
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
