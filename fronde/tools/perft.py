"""Count the lines of play to a depth, as tests of move generators do.

If a number changes although the rules have not, there is a bug. Optional questions count like any other.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import combinations

from fronde.core.match import Match
from fronde.core.types import Decision
from fronde.games import GAMES, get_game
from fronde.tools.play import add_option_arguments, given_options, make_setup, play, player_dice


def answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Every answer to a question, with picks in the order of the options."""
    for size in range(decision.least, min(decision.most, len(decision.options)) + 1):
        yield from combinations(decision.options, size)


def count_lines(match: Match, depth: int) -> int:
    """The number of lines of play with `depth` choices; a game that ends earlier counts as one."""
    if depth == 0 or match.over:
        return 1
    if depth == 1:
        return sum(1 for decision in match.decisions for _ in answers(decision))
    return sum(count_lines(after, depth - 1) for _, after in branches(match))


def branches(match: Match) -> Iterator[tuple[str, Match]]:
    """Every choice now, by name, with the match after it."""
    for decision in match.decisions:
        for picks in answers(decision):
            after = match.copy()
            after.submit(decision.seat, picks, decision.step)
            yield f"{decision.seat} {decision.step} {' '.join(picks)}", after


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--depth", type=int, default=2, help="choices ahead (default 2)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the game (default 0)")
    parser.add_argument("--players", type=int, help="number of players")
    add_option_arguments(parser)
    parser.add_argument("--after", type=int, default=0, metavar="N", help="begin after N random choices (default 0)")
    parser.add_argument("--divide", action="store_true", help="count below each first choice")


def run(args: argparse.Namespace) -> int:
    """Print a line for each depth. Returns 0."""
    game = get_game(args.game)
    match = Match.start(game, make_setup(game, args.seed, given_options(game, args), args.players))[0]
    for _ in play(match, player_dice(args.seed), args.after):
        pass
    if args.divide:
        for name, after in branches(match):
            print(f"{name}: {count_lines(after, max(args.depth - 1, 0)):,}")
        return 0
    for depth in range(args.depth + 1):
        print(f"{depth}: {count_lines(match, depth):,}", flush=True)
    return 0
