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
from collections import UserDict
from collections.abc import Iterator, Mapping
from typing import Any

from fronde.bots import LEVELS
from fronde.bots.defaults import find_balance, find_opponents, find_weights
from fronde.core.game import AnyGame, Figures, S
from fronde.core.opponents import Machine
from fronde.core.rng import Dice, LooseDice
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, draw_ways, put_table, tell_call, watch
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
        self.moved = draw_ways(self.figures, dice)
        moved = {name: size + self.moved[name] * self.steps[name] for name, size in self.figures.items()}
        return TracedFigures(moved, self.reads)

    def learn(self, mode: tuple[bool, bool], won: bool, rate: float) -> None:
        """Follow a game that is over."""
        more = won - self.wins[mode]
        for name, way in self.moved.items():
            self.figures[name] += rate * way * more * self.steps[name]
        self.wins[mode] += REMEMBERED * more


Sides = tuple[Follower, Follower]


def follow(game: AnyGame, figures: Figures[Any], seeds: range, players: int | None) -> Iterator[Sides]:
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


def _make(figures: Figures[S], side: Follower, dice: Dice, follows: bool) -> Machine[S]:
    return figures.make_machine(dice, side.move(dice) if follows else figures.start)


def merge(first: Mapping[str, float], sides: Sides) -> dict[str, float]:
    """One table of both sides' figures: each of the side that has looked at it."""
    sizes_by_name = {name: [side.figures[name] for side in sides if name in side.reads] for name in first}
    return {name: sum(sizes) / len(sizes) if sizes else first[name] for name, sizes in sizes_by_name.items()}


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", games=5000, seed=900_000)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0], help="whose figures (default quick)")


def run(args: argparse.Namespace) -> int:
    """Play the games and print what the figures have become. Gives 0. Raises SystemExit for a game without a plan or
    without sides."""
    game = get_game(args.game)
    plan, path = find_balance(game).figures.get(args.level), find_weights(game)
    if plan is None or find_opponents(game).is_opposed is None or path is None:
        raise SystemExit(f"{game.key} brings no plan for two sides")
    seeds, figures = range(args.seed, args.seed + args.games), plan.start
    for sides in watch(follow(game, plan, seeds, args.players), args.games, game.key):
        figures = merge(plan.start, sides)
    lines = "".join(f"{_quote(name)} = {size:.3g}\n" for name, size in figures.items())
    put_table(path, plan.table, lines, tell_call(args, "game", "level", "games", "seed", "players"), args)
    return 0


def _quote(name: str) -> str:
    """A name as a TOML file has it."""
    return name if name.replace("_", "").replace("-", "").isalnum() else f'"{name}"'
