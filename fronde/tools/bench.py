"""How fast the engine is: medians as JSON.

actions_per_second: random legal choices through `Match.submit`, undo kept, in one process, the drawing of the choice
included. game_ms, games_per_second: whole random games. load_300_ms: a game of 300 choices from its record.
resume_300_ms: the same from its last settled position, as the bot does it. memory_kb: one game loaded that way.
"""

from __future__ import annotations

import argparse
import gc
import json
import tracemalloc
from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter
from typing import Any

from fronde.core.match import Match
from fronde.core.types import Action, Game, Json
from fronde.games import GAMES, get_game
from fronde.tools.play import add_option_arguments, given_options, make_setup, play, play_out, player_dice

CHOICES = 300
"""Choices of the game that is loaded."""


def time_of(work: Callable[[], object]) -> float:
    """Seconds one call takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def time_games(game: Game[Any], options: Mapping[str, Json], games: int) -> list[tuple[int, float]]:
    """Whole random games: choices made and seconds taken by each."""
    timed = []
    for seed in range(games):
        began = perf_counter()
        match = Match.start(game, make_setup(game, seed, options))[0]
        choices = play_out(match, player_dice(seed))
        timed.append((choices, perf_counter() - began))
    return timed


class Stored:
    """A match as the bot puts it away: its last settled position, the choices before it and those since."""

    def __init__(self, game: Game[Any], options: Mapping[str, Json], seed: int, choices: int = CHOICES) -> None:
        self.game = game
        self.setup = make_setup(game, seed, options)
        match = Match.start(game, self.setup)[0]
        self.position, self.before = match.position(), 0
        for _ in play(match, player_dice(seed), choices):
            if match.settled:
                self.position, self.before = match.position(), len(match.log)
        self.record = json.dumps(match.record())
        self.text = json.dumps(self.position)
        self.log: list[Action] = match.log

    def replay(self) -> Match:
        """The match from its record."""
        return Match.replay(self.game, json.loads(self.record))

    def resume(self) -> Match:
        """The match from its last settled position."""
        log = [Action(*action) for action in self.log]
        before, after = log[: self.before], log[self.before :]
        return Match.resume(self.game, self.setup, json.loads(self.text), before, after, len(log))


def memory_per_game(stored: list[Stored]) -> float:
    """Bytes one loaded game takes, texts and data shared by all games apart."""
    stored[0].resume()
    gc.collect()
    tracemalloc.start()
    kept = [one.resume() for one in stored]
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / len(kept)


def measure(game: Game[Any], options: Mapping[str, Json], games: int = 40) -> dict[str, float]:
    """Every figure of the engine for one game, medians over that many games."""
    time_games(game, options, 2)
    timed = time_games(game, options, games)
    stored = [Stored(game, options, seed) for seed in range(min(games, 20))]
    game_seconds = median(seconds for _, seconds in timed)
    return {
        "actions_per_second": round(median(choices / seconds for choices, seconds in timed)),
        "game_ms": round(1000 * game_seconds, 2),
        "games_per_second": round(1 / game_seconds, 1),
        "choices_per_game": median(choices for choices, _ in timed),
        "load_300_ms": round(1000 * median(time_of(one.replay) for one in stored), 2),
        "resume_300_ms": round(1000 * median(time_of(one.resume) for one in stored), 2),
        "memory_kb": round(memory_per_game(stored) / 1024, 1),
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game)")
    parser.add_argument("--games", type=int, default=40, help="random games to time (default 40)")
    add_option_arguments(parser)


def run(given: argparse.Namespace) -> int:
    """Print the figures of each game as JSON. Gives 0."""
    keys = [given.game] if given.game else sorted(GAMES)
    games = [get_game(key) for key in keys]
    figures = {game.key: measure(game, given_options(game, given), max(given.games, 1)) for game in games}
    print(json.dumps(figures, indent=2))
    return 0
