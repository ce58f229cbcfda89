"""Who plays better? Two opponents play each other, and what it costs them.

Every deal is played again with the seats exchanged, so par is 50 %. Half of the deals are of one set of seeds, half of
another: a verdict stands only where the interval of all games excludes par and both sets lie on its side, else it is
"inconclusive". A shared win counts in parts. Games that end in nobody's favour count half. Shares are given with
Wilson's interval; games of one deal depend on one another, and as they are exchanged it is rather too wide.

With --record every game is written down as it ends, and the same call goes on where it was broken off.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fronde.bots import LEVELS
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.types import Json, Setup
from fronde.games import GAMES, get_game
from fronde.lab.figures import share, tell_share
from fronde.lab.game_log import add_line, edition, read_lines
from fronde.lab.seatings import PAR, Seating, find_seatings
from fronde.lab.sparring import KINDS, Meter, make_player, play_match
from fronde.tools.play import add_option_arguments, given_options
from fronde.tools.pool import play_all

SETS_APART = 1_000_000
"""How far the two sets of seeds lie apart."""


class Bout(NamedTuple):
    """One game between two kinds of players."""

    game: str
    kinds: tuple[str, str]
    seed: int
    seating: Seating
    options: Mapping[str, Json] = {}

    @property
    def key(self) -> str:
        """What tells it from the others of an arena."""
        return f"{self.seed}:{''.join('AB'[not first] for first in self.seating)}"


class Outcome(NamedTuple):
    """What came of a game: what the first kind won of it, from 0 to 1, and the cost of either's choices, in hundredths
    of a millisecond of CPU time -> how many cost that."""

    won: float
    choices: int
    costs: tuple[Mapping[int, int], Mapping[int, int]]


# --- games ---


def play_bout(bout: Bout) -> Outcome:
    """Play one game to its end. Raises InvariantError where it has none, or a choice is not lawful."""
    game, names = get_game(bout.game), tuple(f"Player {n + 1}" for n in range(len(bout.seating)))
    match, _ = Match.start(game, Setup(game.key, names, bout.seed, bout.options))
    meters = Meter(), Meter()
    kind_of = {name: int(not first) for name, first in zip(names, bout.seating, strict=True)}
    players = {
        name: make_player(bout.kinds[kind], game, (bout.seed << 8) + number, meters[kind])
        for number, (name, kind) in enumerate(kind_of.items())
    }
    play_match(match, players)
    return Outcome(_won(match, kind_of), len(match.log), (meters[0].costs, meters[1].costs))


def _won(match: Match, kind_of: Mapping[str, int]) -> float:
    """What the first kind has won."""
    assert match.result is not None
    winners = [kind_of[match.player_of(seat)] for seat in match.result.won_by()]
    return winners.count(0) / len(winners) if winners else PAR


def find_bouts(game: Game[Any], kinds: tuple[str, str], games: int, args: argparse.Namespace) -> list[Bout]:
    """So many games or a few more: half of each set of seeds, every deal in all its seatings."""
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


# --- written down as they end ---


class Record:
    """A file of outcomes, a line each: a run that was broken off goes on after them; half a line is forgotten."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: dict[tuple[str, ...], Outcome] = {}
        for row in read_lines(path):
            costs = [{int(cost): count for cost, count in counts.items()} for counts in row["costs"]]
            self.results[tuple(row["bout"])] = Outcome(row["won"], row["choices"], (costs[0], costs[1]))

    def find(self, bout: Bout) -> Outcome | None:
        """What came of a game, where that is known."""
        return self.results.get(_line_of(bout))

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """Write an outcome down."""
        self.results[_line_of(bout)] = outcome
        row = {"bout": _line_of(bout), "won": outcome.won, "choices": outcome.choices, "costs": outcome.costs}
        add_line(self.path, row)


def _line_of(bout: Bout) -> tuple[str, ...]:
    """What a game is known by in a file."""
    players = edition(bout.game, thoughtful="thoughtful" in bout.kinds)
    return players, *bout.kinds, json.dumps(bout.options, sort_keys=True), bout.key


def run_bouts(bouts: Sequence[Bout], record: Record, jobs: int) -> Iterator[int]:
    """Play what is not known yet, several at once where asked to; how many are known, each time one more is."""
    missing = [bout for bout in bouts if record.find(bout) is None]
    count = len(bouts) - len(missing)
    yield count
    for bout, outcome in zip(missing, play_all(play_bout, missing, jobs), strict=True):
        record.add(bout, outcome)
        count += 1
        yield count


# --- figures ---


def measure(bouts: Sequence[Bout], record: Record) -> dict[str, Json]:
    """Every figure of some games that were played."""
    results = [(bout, outcome) for bout in bouts if (outcome := record.find(bout)) is not None]
    first = [o.won for bout, o in results if bout.seed < bouts[0].seed + SETS_APART]
    second = [o.won for bout, o in results if bout.seed >= bouts[0].seed + SETS_APART]
    whole, sets = share(sum(first + second), len(results)), [share(sum(won), len(won)) for won in (first, second)]
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
    """ "stronger" or "weaker" where the interval excludes par and both sets lie on its side, else "inconclusive"."""
    if whole["low"] > PAR and all(one["share"] > PAR for one in sets):
        return "stronger"
    if whole["high"] < PAR and all(one["share"] < PAR for one in sets):
        return "weaker"
    return "inconclusive"


def tell_cost(costs: Sequence[Mapping[int, int]]) -> dict[str, float]:
    """The median, the hundredth dearest and the dearest choice, in milliseconds of CPU time."""
    counts: Counter[int] = Counter()
    for one in costs:
        counts.update(one)
    every = sorted(counts.elements())
    if not every:
        return {"median": 0.0, "p99": 0.0, "max": 0.0}
    return {"median": every[len(every) // 2] / 100, "p99": every[len(every) * 99 // 100] / 100, "max": every[-1] / 100}


def tell(figures: Mapping[str, Json]) -> Iterator[str]:
    """The figures, line by line."""
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
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game, in turn)")
    parser.add_argument("--games", type=int, default=400, help="games to play, at least (default 400)")
    parser.add_argument("--players", type=int, help="number of players (default: the usual one)")
    parser.add_argument("--seed", type=int, default=0, help="first of the first set of seeds (default 0)")
    add_option_arguments(parser)
    parser.add_argument("--record", type=Path, metavar="FILE", help="JSON lines to write to and go on from")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Play the games and print who has won them. Gives 0. Raises SystemExit for kinds there are not."""
    if len(args.kinds) not in (0, 2) or set(args.kinds) - set(KINDS):
        raise SystemExit(f"two of {', '.join(KINDS)} can meet")
    rungs = [(args.kinds[0], args.kinds[1])] if args.kinds else list(zip(LEVELS, ("greedy", *LEVELS), strict=False))
    record = Record(args.record)
    keys = [args.game] if args.game else sorted(GAMES)
    results = [run_one(get_game(key), rung, record, args) for key in keys for rung in rungs]
    if args.json:
        print(json.dumps(results, indent=2))
    return 0


def run_one(game: Game[Any], kinds: tuple[str, str], record: Record, args: argparse.Namespace) -> dict[str, Json]:
    """Let two kinds meet, tell how far it is on standard error, and give the figures."""
    bouts = find_bouts(game, kinds, args.games, args)
    for count in run_bouts(bouts, record, args.jobs):
        print(f"\r{game.key} {' '.join(kinds)}: {count} of {len(bouts)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    figures = measure(bouts, record)
    if not args.json:
        print(*tell(figures), sep="\n", flush=True)
    return figures
