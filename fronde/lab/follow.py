"""Which figures of a rule of thumb win? Adjusts them after every game, for opponents whose rule of thumb uses figures.

It begins with the figures in the game's code or file. In every game each figure of a side moves a step up or down at
random, all at once. After the game each figure shifts a little: in the direction it moved if the side won more than it
usually does, else in the other. In half of the games both sides do so; in the others only one, against the initial
figures. Each side has its own figures. The result takes each figure from the side that read it, the mean if both did,
and the initial value if neither did.

Copy the printed table into the game's file of weights, or use --write.
"""

from __future__ import annotations

import argparse
from collections import UserDict
from collections.abc import Iterator, Mapping
from typing import Any

from fronde.bots import LEVELS
from fronde.bots.defaults import find_balance, find_weights, has_sides
from fronde.core.game import AnyGame, Figures, S
from fronde.core.opponents import Machine
from fronde.core.rng import Dice, LooseDice
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, draw_ways, put_table, tell_call, watch
from fronde.lab.screen import LEAST, STEP, play_sides

RATE, STEADY, SLOWEST = 0.02, 3000, 0.4
"""The part of a step by which a figure follows a win; the number of games for which that rate holds, after which it
decreases with their number; and the smallest fraction of the rate."""
MODES = ((True, True), (True, False), (True, True), (False, True))
"""Whether the first side adjusts its figures, and whether the other does. A side that does not plays by the initial
figures."""
REMEMBERED = 0.01
"""The weight of one game in a side's average of wins."""


class TracedFigures(UserDict[str, float]):
    """Figures that record which of them are read."""

    def __init__(self, figures: Mapping[str, float], names: set[str]) -> None:
        super().__init__(figures)
        self.reads = names

    def __getitem__(self, name: str) -> float:
        self.reads.add(name)
        return super().__getitem__(name)


class Follower:
    """The figures of a side, the move of each, the names of those that were read, and the side's average of wins by
    mode."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.figures = dict(figures)
        self.steps = {name: max(abs(size) * STEP, LEAST) for name, size in figures.items()}
        self.ways = dict.fromkeys(figures, 0)
        self.reads: set[str] = set()
        self.wins = dict.fromkeys(MODES, 0.5)

    def move(self, dice: Dice) -> TracedFigures:
        """The figures, each moved a step up or down."""
        self.ways = draw_ways(self.figures, dice)
        figures = {name: size + self.ways[name] * self.steps[name] for name, size in self.figures.items()}
        return TracedFigures(figures, self.reads)

    def learn(self, mode: tuple[bool, bool], wins: bool, rate: float) -> None:
        """Adjust the figures after a game."""
        more = wins - self.wins[mode]
        for name, way in self.ways.items():
            self.figures[name] += rate * way * more * self.steps[name]
        self.wins[mode] += REMEMBERED * more


Sides = tuple[Follower, Follower]


def follow(game: AnyGame, figures: Figures[Any], seeds: range, players: int | None) -> Iterator[Sides]:
    """Yield both sides after each game between machines that play by these figures."""
    sides = Follower(figures.start), Follower(figures.start)
    for number, seed in enumerate(seeds):
        mode = MODES[number % len(MODES)]
        dice = LooseDice(seed)
        makers = [_make(figures, side, dice, by) for by, side in zip(mode, sides, strict=True)]
        first_wins = play_sides(game, seed, players, makers)
        rate = RATE * max(min(STEADY / (number + 1), 1.0), SLOWEST)
        for follows, side, wins in zip(mode, sides, (first_wins, not first_wins), strict=True):
            if follows:
                side.learn(mode, wins, rate)
        yield sides


def _make(figures: Figures[S], side: Follower, dice: Dice, follows: bool) -> Machine[S]:
    return figures.make_machine(dice, side.move(dice) if follows else figures.start)


def merge(first: Mapping[str, float], sides: Sides) -> dict[str, float]:
    """One table from both sides' figures; each figure comes from the sides that read it."""
    sizes_by_name = {name: [side.figures[name] for side in sides if name in side.reads] for name in first}
    return {name: sum(sizes) / len(sizes) if sizes else first[name] for name, sizes in sizes_by_name.items()}


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", games=5000, seed=900_000)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[0], help="whose figures (default quick)")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the resulting figures. Returns 0. Raises SystemExit for a game without a plan or without
    sides."""
    game = get_game(args.game)
    plan, path = find_balance(game).figures.get(args.level), find_weights(game)
    if plan is None or not has_sides(game) or path is None:
        raise SystemExit(f"{game.key} brings no plan for two sides")
    seeds, figures = range(args.seed, args.seed + args.games), plan.start
    for sides in watch(follow(game, plan, seeds, args.players), args.games, game.key):
        figures = merge(plan.start, sides)
    lines = "".join(f"{_quote(name)} = {size:.3g}\n" for name, size in figures.items())
    put_table(path, plan.table, lines, tell_call(args, "game", "level", "games", "seed", "players"), args)
    return 0


def _quote(name: str) -> str:
    """A name as a TOML key."""
    return name if name.replace("_", "").replace("-", "").isalnum() else f'"{name}"'
