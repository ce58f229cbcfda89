"""Measure how fast the engine is, in every class of games: medians as JSON, with their targets.

actions_per_second: random legal choices through `Match.submit`, with undo, in one process; drawing the choice counts
too. game_ms: a whole random game, which has choices_per_game choices. copy_us: one copy of a position. legal_moves_us:
all open questions with all their answers. load_300_ms: loading a game of 300 choices from its record. resume_300_ms:
loading it from its last settled position, as the bot does. memory_kb: one game loaded that way.

A class is a number of players, or a value of an option with the first number of players that takes it. `ratio`: how
many times better than its target a figure is; from 1 on it is `within` the target. Targets leave room for a slow
machine, not for slow code.
"""

from __future__ import annotations

import argparse
import gc
import json
import tracemalloc
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.step_rules import StepState
from fronde.core.types import Action, Json
from fronde.games import GAMES, get_game
from fronde.tools.fuzz import Configuration, find_configurations
from fronde.tools.play import add_option_arguments, given_options, make_setup, play, play_out, player_dice

CHOICES = 300
"""Number of choices in the loaded game."""
REPEATS, LOOKS = 20, 5
"""Copies per measurement, since one copy is too short to time; positions sampled per game."""

AT_LEAST = {"actions_per_second": 10_000}
AT_MOST = {
    "game_ms": 100,
    "copy_us": 10,
    "legal_moves_us": 100,
    "load_300_ms": 60,
    "resume_300_ms": 10,
    "memory_kb": 100,
}


def time_of(work: Callable[[], object]) -> float:
    """The CPU seconds of one call, which exclude most of the computer's other work."""
    began = process_time()
    work()
    return process_time() - began


def time_games(
    game: AnyGame, options: Mapping[str, Json], games: int, players: int | None = None
) -> list[tuple[int, float]]:
    """The number of choices and the CPU seconds of each of some whole random games."""
    times = []
    for seed in range(games):
        began = process_time()
        match = Match.start(game, make_setup(game, seed, options, players))[0]
        choices = play_out(match, player_dice(seed))
        times.append((choices, process_time() - began))
    return times


def find_positions(game: AnyGame, options: Mapping[str, Json], games: int, players: int | None) -> list[object]:
    """Some positions of random games, spread over each game."""
    positions = []
    for seed in range(games):
        match = Match.start(game, make_setup(game, seed, options, players))[0]
        for number, _ in enumerate(play(match, player_dice(seed), CHOICES)):
            if number % (CHOICES // LOOKS) == 0:
                positions.append(game.rules.copy(match.state))
    return positions


def time_copy(game: AnyGame, state: object) -> float:
    """The microseconds of one copy."""
    return 1e6 * time_of(lambda: [game.rules.copy(state) for _ in range(REPEATS)]) / REPEATS


def time_questions(game: AnyGame, state: object) -> float:
    """The microseconds to find all open questions of a position without its cache."""
    twin = game.rules.copy(state)
    if isinstance(twin, StepState):  # it caches its questions
        twin.open_decisions = None
    return 1e6 * time_of(lambda: game.rules.decisions(twin))


class StoredMatch:
    """A match as the bot stores it: its last settled position, the choices before it and those after it."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Json],
        seed: int,
        choices: int = CHOICES,
        players: int | None = None,
    ) -> None:
        self.game = game
        self.setup = make_setup(game, seed, options, players)
        match = Match.start(game, self.setup)[0]
        self.position, self.before = match.position(), 0
        for _ in play(match, player_dice(seed), choices):
            if match.is_settled:
                self.position, self.before = match.position(), len(match.log)
        self.record = json.dumps(match.record())
        self.text = json.dumps(self.position)
        self.log: list[Action] = match.log
        self.held_answers = [action for _, action in match.held_answers]

    def replay(self) -> Match:
        """The match from its record."""
        return Match.replay(self.game, json.loads(self.record))

    def resume(self) -> Match:
        """The match from its last settled position."""
        log = [Action(*action) for action in self.log]
        before, after = log[: self.before], log[self.before :]
        return Match.resume(self.game, self.setup, json.loads(self.text), before, after, len(log), self.held_answers)


def memory_per_game(games: list[StoredMatch]) -> float:
    """The bytes that one loaded game takes, without the texts and data that all games share."""
    games[0].resume()
    gc.collect()
    tracemalloc.start()
    matches = [one.resume() for one in games]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(matches)


def measure(
    game: AnyGame, options: Mapping[str, Json], games: int = 40, players: int | None = None
) -> dict[str, float]:
    """All figures of the engine for one class of games, as medians over `games` games."""
    time_games(game, options, 2, players)
    times = time_games(game, options, games, players)
    positions = find_positions(game, options, min(games, 10), players)
    stored_matches = [StoredMatch(game, options, seed, players=players) for seed in range(min(games, 20))]
    return {
        "actions_per_second": round(median(choices / seconds for choices, seconds in times)),
        "game_ms": round(1000 * median(seconds for _, seconds in times), 2),
        "choices_per_game": median(choices for choices, _ in times),
        "copy_us": round(median(time_copy(game, state) for state in positions), 2),
        "legal_moves_us": round(median(time_questions(game, state) for state in positions), 2),
        "load_300_ms": round(1000 * median(time_of(one.replay) for one in stored_matches), 2),
        "resume_300_ms": round(1000 * median(time_of(one.resume) for one in stored_matches), 2),
        "memory_kb": round(memory_per_game(stored_matches) / 1024, 1),
    }


def judge(
    figures: Mapping[str, float], at_most: Mapping[str, float] = AT_MOST, at_least: Mapping[str, float] = AT_LEAST
) -> dict[str, Json]:
    """The figures. Each figure with a target gets the target, the ratio to it, and whether it is within it."""
    verdicts: dict[str, Json] = {}
    for name, figure in figures.items():
        if name in at_least:
            target, ratio = at_least[name], figure / at_least[name]
            within = figure >= target
        elif name in at_most:
            target, ratio = at_most[name], at_most[name] / max(figure, 1e-9)
            within = figure <= target
        else:
            verdicts[name] = figure
            continue
        verdicts[name] = {"value": figure, "target": target, "ratio": round(ratio, 2), "within": within}
    return verdicts


def find_classes(game: AnyGame) -> list[Configuration]:
    """The classes of a game's configurations: every number of players, and every value of an option once."""
    kinds = [kind for kind in find_configurations(game) if not kind.start]
    firsts: dict[str, Configuration] = {}
    for kind in kinds:
        firsts.setdefault(json.dumps(kind.options) if kind.options else kind.name, kind)
    return list(firsts.values())


def measure_classes(game: AnyGame, games: int) -> dict[str, Json]:
    """The figures of every class of a game, with their targets."""
    return {kind.name: judge(measure(game, kind.options, games, kind.players)) for kind in find_classes(game)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game)")
    parser.add_argument("--games", type=int, default=20, help="random games to time in each class (default 20)")
    add_option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Print the figures of each game as JSON. Returns 0."""
    games, count = [get_game(args.game)] if args.game else list(GAMES.values()), max(args.games, 1)
    if args.options or args.file:
        figures: dict[str, Json] = {g.key: judge(measure(g, given_options(g, args), count)) for g in games}
    else:
        figures = {game.key: measure_classes(game, count) for game in games}
    print(json.dumps(figures, indent=2))
    return 0
