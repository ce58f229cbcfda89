"""Which figures of a rule of thumb win? Follows them, game by game, for the opponents of a game that go by some.

It begins with the figures the game names. In every game each figure of a side is set a step up or down by chance, all
at once; when the game is over it goes a little the way it was moved where the side has won more than it mostly does,
else the other way. In half of the games both sides do so, in the others one alone, against the figures at the
beginning. Each side has figures of its own. In the end those are taken that the side has looked at; the mean where both
have, and what it was at the beginning where neither has.

The table it prints goes into the game's file of weights; --write puts it there.
"""

from __future__ import annotations

import argparse
import sys
from collections import UserDict
from collections.abc import Iterator, Mapping
from typing import Any

from fronde.bots import LEVELS
from fronde.bots.defaults import find_opponents
from fronde.core.game import Game
from fronde.core.opponents import Figures, Machine
from fronde.core.rng import Dice, LooseDice
from fronde.games import GAMES, get_game
from fronde.lab.fit import write_table
from fronde.lab.screen import LEAST, STEP, play_sides

RATE, STEADY, SLOWEST = 0.02, 3000, 0.4
"""By how much of a step a figure follows a game that was won; for so many games, then the more slowly the more there
were, at least so much of it."""
MODES = ((True, True), (True, False), (True, True), (False, True))
"""Whether the first side follows, and the other; else it plays by the figures at the beginning."""
REMEMBERED = 0.01
"""How much a game counts for what a side mostly wins."""


class TracedFigures(UserDict[str, float]):
    """Figures that note which of them are looked at."""

    def __init__(self, figures: Mapping[str, float], names: set[str]) -> None:
        super().__init__(figures)
        self.reads = names

    def __getitem__(self, name: str) -> float:
        self.reads.add(name)
        return super().__getitem__(name)


class Follower:
    """The figures of a side, how far each is moved, which were looked at, and what the side mostly wins, by who
    follows."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.figures = dict(figures)
        self.steps = {name: max(abs(size) * STEP, LEAST) for name, size in figures.items()}
        self.moved = dict.fromkeys(figures, 0)
        self.reads: set[str] = set()
        self.wins = dict.fromkeys(MODES, 0.5)

    def move(self, dice: Dice) -> TracedFigures:
        """The figures, each a step up or down."""
        self.moved = {name: 2 * dice.below(2) - 1 for name in self.figures}
        moved = {name: size + self.moved[name] * self.steps[name] for name, size in self.figures.items()}
        return TracedFigures(moved, self.reads)

    def learn(self, mode: tuple[bool, bool], won: bool, rate: float) -> None:
        """Follow a game that is over."""
        more = won - self.wins[mode]
        for name, way in self.moved.items():
            self.figures[name] += rate * way * more * self.steps[name]
        self.wins[mode] += REMEMBERED * more


def follow(game: Game[Any], figures: Figures[Any], seeds: range, players: int) -> Iterator[tuple[Follower, Follower]]:
    """Both sides after each game of machines that play by these figures."""
    sides = Follower(figures.start), Follower(figures.start)
    for number, seed in enumerate(seeds):
        mode = MODES[number % len(MODES)]
        dice = LooseDice(seed)
        makers = [_make(figures, side, dice, by) for by, side in zip(mode, sides, strict=True)]
        first_won = play_sides(game, seed, players, makers)
        rate = RATE * max(min(STEADY / (number + 1), 1.0), SLOWEST)
        for follows, side, won in zip(mode, sides, (first_won, not first_won), strict=True):
            if follows:
                side.learn(mode, won, rate)
        yield sides


def _make(figures: Figures[Any], side: Follower, dice: Dice, follows: bool) -> Machine[Any]:
    return figures.make_machine(dice, side.move(dice) if follows else figures.start)


def merge(first: Mapping[str, float], sides: tuple[Follower, Follower]) -> dict[str, float]:
    """One table of both sides' figures: each of the side that has looked at it."""
    sizes_by_name = {name: [side.figures[name] for side in sides if name in side.reads] for name in first}
    return {name: sum(sizes) / len(sizes) if sizes else first[name] for name, sizes in sizes_by_name.items()}


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0], help="whose figures (default quick)")
    parser.add_argument("--games", type=int, default=5000, help="games to play (default 5000)")
    parser.add_argument("--players", type=int, help="number of players (default: the usual one)")
    parser.add_argument("--seed", type=int, default=900_000, help="seed of the first game (default 900000)")
    parser.add_argument("--write", action="store_true", help="put the table into the game's file")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what the figures have become. Gives 0. Raises SystemExit for a game without a plan or
    without sides."""
    game = get_game(args.game)
    opponents = find_opponents(game, thoughtful=args.level == LEVELS[1])
    plan, path = opponents.search.figures, opponents.worth.weights
    if plan is None or opponents.find_sides is None or path is None:
        raise SystemExit(f"{game.key} brings no plan for two sides")
    players, seeds = args.players or game.player_counts({})[0], range(args.seed, args.seed + args.games)
    figures = plan.start
    for number, sides in enumerate(follow(game, plan, seeds, players), 1):
        figures = merge(plan.start, sides)
        print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    table = "\n".join(f"{_quote(name)} = {size:.3g}" for name, size in figures.items())
    print(f"[{plan.table}]\n{table}")
    if args.write:
        call = f"# python -m fronde lab follow --game {game.key} --level {args.level}"
        call = f"{call} --games {args.games} --seed {args.seed}"
        write_table(path, plan.table, f"{call}\n{table}\n")
    return 0


def _quote(name: str) -> str:
    """A name as a TOML file has it."""
    return name if name.replace("_", "").replace("-", "").isalnum() else f'"{name}"'
