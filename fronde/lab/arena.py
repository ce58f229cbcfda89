"""Who plays better? Two kinds of opponents play each other; the result shows who wins and how much time their choices
cost.

Every deal is played again with the seats exchanged, so par is 50 %. Half of the deals use one set of seeds, half
another. A verdict requires that the interval of all games excludes par and that both sets lie on the same side of it;
otherwise it is "inconclusive". A shared win counts in parts. A game without a winner counts half. Shares come with
Wilson's interval. Games of one deal depend on each other, but as the seats are exchanged the interval is rather too
wide.

With --record every game is logged when it ends, and the same command continues an interrupted run.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fronde.bots import LEVELS
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Json
from fronde.games import get_game
from fronde.lab.figures import share, tell_share
from fronde.lab.runs import add_shared_arguments, edition, find_games, play_with_log, start
from fronde.lab.seatings import PAR, Seating, find_seatings
from fronde.lab.sparring import KINDS, Meter, make_player, play_match
from fronde.tools.play import add_option_arguments, given_options

SETS_APART = 1_000_000
"""The offset between the two sets of seeds."""


class Bout(NamedTuple):
    """One game between two kinds of players."""

    game: str
    kinds: tuple[str, str]
    seed: int
    seating: Seating
    options: Mapping[str, Json] = {}

    @property
    def key(self) -> str:
        """The key that identifies the game within an arena."""
        return f"{self.seed}:{''.join('AB'[not first] for first in self.seating)}"


@dataclass(frozen=True)
class Outcome:
    """The result of a game: the first kind's share of the win, from 0 to 1; the number of choices; for each kind, cost
    -> number of choices, with costs in hundredths of a millisecond of CPU time."""

    share: float
    choices: int
    costs: Sequence[Mapping[int, int]]


# --- games ---


def play_bout(bout: Bout) -> Outcome:
    """Play one game to its end. Raises InvariantError if it has none, IllegalAction for an illegal choice."""
    game = get_game(bout.game)
    match = start(game, bout.seed, len(bout.seating), bout.options)
    meters = Meter(), Meter()
    kind_of = {name: int(not first) for name, first in zip(match.setup.players, bout.seating, strict=True)}
    players = {
        name: meters[kind].watch(make_player(bout.kinds[kind], game, Dice((bout.seed << 8) + number)))
        for number, (name, kind) in enumerate(kind_of.items())
    }
    play_match(match, players)
    return Outcome(_share_win(match, kind_of), len(match.log), (meters[0].costs, meters[1].costs))


def _share_win(match: Match, kind_of: Mapping[str, int]) -> float:
    """The first kind's share of the win."""
    assert match.result is not None
    winners = [kind_of[match.player_of(seat)] for seat in match.result.winning_seats()]
    return winners.count(0) / len(winners) if winners else PAR


def find_bouts(game: AnyGame, kinds: tuple[str, str], games: int, args: argparse.Namespace) -> list[Bout]:
    """The games to play: at least `games`, half of them with each set of seeds, every deal in all its seatings."""
    options = given_options(game, args)
    players = args.players or game.player_counts(options)[0]
    bouts: list[list[Bout]] = []
    for number in range(max(games, 1)):
        seed = args.seed + number // 2 + SETS_APART * (number % 2)
        seatings = find_seatings(game, players, options, number // 2)
        bouts.append([Bout(game.key, kinds, seed, seating, options) for seating in seatings])
        if sum(map(len, bouts)) >= games and number % 2:
            break
    return [bout for deal in bouts for bout in deal]


def name_bout(bout: Bout) -> tuple[str, ...]:
    """The key of a game in a log."""
    players = edition(bout.game, thoughtful="thoughtful" in bout.kinds)
    return players, *bout.kinds, json.dumps(bout.options, sort_keys=True), bout.key


def read_outcome(data: Mapping[str, Json]) -> Outcome:
    """An outcome from a log, its costs as integers again: JSON keys are strings."""
    costs = [{int(cost): count for cost, count in counts.items()} for counts in data["costs"]]
    return Outcome(data["share"], data["choices"], costs)


# --- figures ---


def measure(bouts: Sequence[Bout], outcomes: Sequence[Outcome]) -> dict[str, Json]:
    """All figures of some games."""
    results = list(zip(bouts, outcomes, strict=True))
    first = [o.share for bout, o in results if bout.seed < bouts[0].seed + SETS_APART]
    second = [o.share for bout, o in results if bout.seed >= bouts[0].seed + SETS_APART]
    whole, sets = (
        share(sum(first + second), len(results)),
        [share(sum(shares), len(shares)) for shares in (first, second)],
    )
    return {
        "game": bouts[0].game,
        "kinds": list(bouts[0].kinds),
        "players": len(bouts[0].seating),
        "games": len(results),
        "par": PAR,
        "won": whole,
        "sets": sets,
        "verdict": judge(whole, sets),
        "cost_ms": [tell_cost([o.costs[kind] for _, o in results]) for kind in (0, 1)],
    }


def judge(whole: Mapping[str, float], sets: Sequence[Mapping[str, float]]) -> str:
    """ "stronger" or "weaker" if the interval excludes par and both sets lie on its side, else "inconclusive"."""
    if whole["low"] > PAR and all(one["share"] > PAR for one in sets):
        return "stronger"
    if whole["high"] < PAR and all(one["share"] < PAR for one in sets):
        return "weaker"
    return "inconclusive"


def tell_cost(costs: Sequence[Mapping[int, int]]) -> dict[str, float]:
    """The median, the 99th percentile and the maximum of a choice's cost, in milliseconds of CPU time."""
    counts: Counter[int] = Counter()
    for one in costs:
        counts.update(one)
    every = sorted(counts.elements())
    if not every:
        return {"median": 0.0, "p99": 0.0, "max": 0.0}
    return {"median": every[len(every) // 2] / 100, "p99": every[len(every) * 99 // 100] / 100, "max": every[-1] / 100}


def tell(figures: Mapping[str, Json]) -> Iterator[str]:
    """The lines of the report."""
    one, other = figures["kinds"]
    sets = ", ".join(tell_share(part) for part in figures["sets"])
    yield f"{figures['game']}, {figures['players']} players: {one} against {other}, {figures['games']} games"
    yield f"  {one} won {tell_share(figures['won'])}, par {100 * figures['par']:.0f} %; by set of seeds {sets}"
    yield f"  {one} is {figures['verdict']}" if figures["verdict"] != "inconclusive" else "  inconclusive"
    for kind, cost in zip(figures["kinds"], figures["cost_ms"], strict=True):
        yield f"  a choice of {kind} costs {cost['median']:.1f} ms, {cost['p99']:.1f} at p99, {cost['max']:.1f} at most"


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    kinds = ", ".join(KINDS)
    parser.add_argument("kinds", nargs="*", help=f"two of {kinds} (default: each level against the one below it)")
    add_shared_arguments(parser, "record", "jobs", "json", games=400, every=True)
    add_option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print who won them. Returns 0. Raises SystemExit for unknown kinds."""
    if len(args.kinds) not in (0, 2) or set(args.kinds) - set(KINDS):
        raise SystemExit(f"two of {', '.join(KINDS)} can meet")
    rungs = [(args.kinds[0], args.kinds[1])] if args.kinds else list(zip(LEVELS, ("greedy", *LEVELS), strict=False))
    results = [run_one(game, rung, args) for game in find_games(args) for rung in rungs]
    if args.json:
        print(json.dumps(results, indent=2))
    return 0


def run_one(game: AnyGame, kinds: tuple[str, str], args: argparse.Namespace) -> dict[str, Json]:
    """The figures of a match between two kinds; printed, unless the output is JSON."""
    bouts = find_bouts(game, kinds, args.games, args)
    tasks = {name_bout(bout): bout for bout in bouts}
    figures = measure(bouts, play_with_log(play_bout, tasks, read_outcome, f"{game.key} {' '.join(kinds)}", args))
    if not args.json:
        print(*tell(figures), sep="\n", flush=True)
    return figures
