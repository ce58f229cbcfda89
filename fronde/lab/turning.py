"""Do turning points recur? Finds those of one seat in games of machines that play like beginners, twice, with other
dice.

It counts the choices that both searches list, the searches in which nothing stood out, and their CPU seconds.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from time import process_time
from typing import NamedTuple

from fronde.bots.turning import MOST_ACTIONS, find_points
from fronde.core.match import Match
from fronde.core.rng import KEYS, Dice
from fronde.core.types import Action, Json, Seat
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, find_games, start, watch
from fronde.lab.sparring import BEGINNER, KINDS, make_player, take_turn
from fronde.tools.pool import play_all
from fronde.tools.thinker import answer

OTHER = 1 << 40
"""What the second search adds to the seeds of the first."""


class Task(NamedTuple):
    """One game to look back at: its players, and how many choices each search may play."""

    game: str
    seed: int
    by: str
    players: int | None
    most: int


class Search(NamedTuple):
    """The turning points that a search has listed, as numbers of actions, and its CPU seconds."""

    points: list[int]
    seconds: float


def find_twice(task: Task) -> tuple[Search, Search]:
    """The turning points of one seat, another in each game, by two searches."""
    game = get_game(task.game)
    match, dice = start(game, task.seed, task.players), Dice(task.seed)
    player = make_player(task.by, game, dice)
    while not match.over:
        take_turn(match, match.pending_seats()[0], player)
    again, _ = Match.begin(game, match.setup, None)
    seat, positions = match.seats[task.seed % len(match.seats)], dict[int, tuple[Match, Action]]()
    for number, action in enumerate(match.log):
        if action.seat == seat:
            positions[number] = again.copy(), action
        again.submit(action.seat, action.picks, action.step)
    return _search(positions, seat, task, task.seed), _search(positions, seat, task, task.seed + OTHER)


def _search(positions: Mapping[int, tuple[Match, Action]], seat: Seat, task: Task, seed: int) -> Search:
    before = process_time()
    dice, requests = Dice(seed), dict[int, dict[str, Json]]()
    for number, (match, choice) in positions.items():
        world = match.resample(seat, dice)
        requests[number] = {
            "game": task.game, "players": list(world.setup.players), "options": dict(world.setup.options),
            "position": world.position(), "seat": seat, "level": "", "dice": dice.below(KEYS), "made": choice,
        }  # fmt: skip
    search, reply = find_points(requests, task.most), None
    while True:
        try:
            reply = answer(search.send(reply))
        except StopIteration as end:
            return Search([point["actions"] for point in end.value], process_time() - before)


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "jobs", games=20, seed=700_000, every=True)
    parser.add_argument("--by", choices=KINDS, default=BEGINNER, help="who plays the games (default beginner)")
    parser.add_argument("--most", type=int, default=MOST_ACTIONS, help="choices that a search may play")


def run(args: argparse.Namespace) -> int:
    """Print the figures of every game. Returns 0."""
    for game in find_games(args):
        seeds = range(args.seed, args.seed + args.games)
        tasks = [Task(game.key, seed, args.by, args.players, args.most) for seed in seeds]
        both = list(watch(play_all(find_twice, tasks, args.jobs), len(tasks), game.key))
        searches = [one for pair in both for one in pair]
        total, nothing = sum(len(one.points) for one in searches), sum(not one.points for one in searches)
        repeats = sum(2 * len({*one.points} & {*other.points}) for one, other in both)
        print(f"{game.key}: {repeats} of {total} recur, nothing stood out in {nothing} of {len(searches)}", end="; ")
        print(f"{sum(one.seconds for one in searches) / len(searches):.0f} s a search", end=", ")
        print(f"the slowest {max(one.seconds for one in searches):.0f} s", flush=True)
    return 0
