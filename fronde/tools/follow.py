"""Which figures of a rule of thumb win? Follows them, game by game, for thoughtful opponents of a game whose quick ones
have a plan.

In every game each figure of a side is set a step up or down by chance, all at once; when the game is over it goes a
little the way it was moved where the side has won more than it mostly does, else the other way. In half of the games
both sides do so, in the others one alone, against the plan of quick opponents. Each side has figures of its own; those
that side does not weigh only drift by chance.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from fronde.bots.bringing import find_opponents
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.offers import ANSWERING
from fronde.core.opponents import Machine, Opponents
from fronde.core.rng import Dice, LooseDice
from fronde.core.types import Setup
from fronde.games import GAMES, get_game
from fronde.tools.screen import LEAST, STEP

RATE, STEADY, SLOWEST = 0.008, 3000, 0.4
"""By how much of a step a figure follows a game that was won; for so many games, then the more slowly the more there
were, at least so much of it."""
MODES = ((True, True), (True, False), (True, True), (False, True))
"""Whether the first side follows, and the other; else it plays by the plan."""
REMEMBERED = 0.01
"""How much a game counts for what a side mostly wins."""

Figures = dict[str, float]


class Follower:
    """The figures of a side, how far each is moved, and what the side mostly wins, by who follows."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.figures: Figures = dict(figures)
        self.steps = {name: max(abs(size) * STEP, LEAST) for name, size in figures.items()}
        self.moved = dict.fromkeys(figures, 0)
        self.wins = dict.fromkeys(MODES, 0.5)

    def move(self, dice: Dice) -> Figures:
        """The figures, each a step up or down."""
        self.moved = {name: 2 * dice.below(2) - 1 for name in self.figures}
        return {name: size + self.moved[name] * self.steps[name] for name, size in self.figures.items()}

    def learn(self, mode: tuple[bool, bool], won: bool, rate: float) -> None:
        """Follow a game that is over."""
        more = won - self.wins[mode]
        for name, way in self.moved.items():
            self.figures[name] += rate * way * more * self.steps[name]
        self.wins[mode] += REMEMBERED * more


def follow(game: Game[Any], seed: int, games: int, players: int) -> Iterator[tuple[Figures, Figures]]:
    """What the figures of both sides are after each game."""
    brought = find_opponents(game)
    knowing = brought.thoughtful or brought
    sides = Follower(knowing.figures), Follower(knowing.figures)
    for number in range(games):
        mode = MODES[number % len(MODES)]
        dice = LooseDice(seed + number)
        makers = [_make(knowing if by else brought, side, dice, by) for by, side in zip(mode, sides, strict=True)]
        first_won = play(game, seed + number, players, makers)
        rate = RATE * max(min(STEADY / (number + 1), 1.0), SLOWEST)
        for follows, side, won in zip(mode, sides, (first_won, not first_won), strict=True):
            if follows:
                side.learn(mode, won, rate)
        yield sides[0].figures, sides[1].figures


def _make(brought: Opponents[Any], side: Follower, dice: Dice, follows: bool) -> Machine[Any]:
    assert brought.make_planned is not None
    return brought.make_planned(dice, side.move(dice) if follows else brought.figures)


def play(game: Game[Any], seed: int, players: int, machines: list[Machine[Any]]) -> bool:
    """One game of two machines, each a side; whether the first has won."""
    match, _ = Match.start(game, Setup(game.key, tuple(f"Player {n + 1}" for n in range(players)), seed))
    find_sides = find_opponents(game).find_sides
    assert find_sides is not None
    first = set(find_sides(match.seats))
    while not match.over:
        offered = (decision.seat for decision in match.decisions if decision.step == ANSWERING)
        seat = next(offered, match.still_asked()[0])
        asked = [decision for decision in match.decisions_of(seat) if not decision.answered]
        action = machines[seat not in first](match.state, asked)[0]
        match.submit(action.seat, action.picks, action.step)
    assert match.result is not None
    return bool(first & set(match.result.won_by()))


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", choices=sorted(GAMES), required=True)
    parser.add_argument("--games", type=int, default=5000, help="games to play (default 5000)")
    parser.add_argument("--players", type=int, help="number of players (default: the usual one)")
    parser.add_argument("--seed", type=int, default=900_000, help="seed of the first game (default 900000)")


def run(given: argparse.Namespace) -> int:
    """Play the games and print what the figures have become, those of either side. Gives 0. Raises SystemExit for a
    game without a plan or without sides."""
    game = get_game(given.game)
    brought, players = find_opponents(game), given.players or game.player_counts({})[0]
    if brought.make_planned is None or brought.find_sides is None:
        raise SystemExit(f"{game.key} brings no plan for two sides")
    before = (brought.thoughtful or brought).figures
    sides: tuple[Mapping[str, float], Mapping[str, float]] = before, before
    for number, found in enumerate(follow(game, given.seed, given.games, players), 1):
        sides = found
        print(f"\r{number} of {given.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    for name, size in before.items():
        print(f"{name:<30} {size:8.2f} {sides[0][name]:8.2f} {sides[1][name]:8.2f}")
    return 0
