"""Shared parts of the experiments: arguments, players, progress, a log to resume from, and tables of weights."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from fronde.bots.defaults import find_opponents, find_weights
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Json
from fronde.games import GAMES, get_game
from fronde.tools.play import make_setup
from fronde.tools.pool import play_all

T = TypeVar("T")
R = TypeVar("R")


def add_shared_arguments(
    parser: argparse.ArgumentParser, *more: str, games: int | None = None, seed: int = 0, every: bool = False
) -> None:
    """Add the arguments that experiments share. `more`: any of write, jobs, record and json. `games` and `seed`: the
    defaults; `games` None: the experiment counts its games in another way. `every`: no `--game` means every game."""
    which = "one game only (default: every game, in turn)" if every else "the game"
    parser.add_argument("--game", choices=sorted(GAMES), required=not every, help=which)
    if games is not None:
        parser.add_argument("--games", type=int, default=games, help=f"games to play (default {games})")
    parser.add_argument("--players", type=int, help="number of players (default: the usual one)")
    parser.add_argument("--seed", type=int, default=seed, help=f"seed of the first game (default {seed})")
    if "write" in more:
        parser.add_argument("--write", action="store_true", help="put the table into the game's file")
    if "record" in more:
        parser.add_argument("--record", type=Path, metavar="FILE", help="JSON lines to write to and resume from")
    if "jobs" in more:
        parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    if "json" in more:
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def find_games(args: argparse.Namespace) -> list[AnyGame]:
    """The game of a command line, or every game."""
    return [get_game(key) for key in ([args.game] if args.game else sorted(GAMES))]


def start(game: AnyGame, seed: int, players: int | None = None, options: Mapping[str, Json] | None = None) -> Match:
    """A new game with that number of players, or the usual one."""
    count = players or game.player_counts(options or {})[0]
    return Match.start(game, make_setup(game, seed, options, count))[0]


def watch(results: Iterable[R], total: int, label: str, count: int = 0) -> Iterator[R]:
    """Yield the results and show progress on standard error. `count`: results from an earlier run."""
    for result in results:
        count += 1
        print(f"\r{label}: {count} of {total}", end="", file=sys.stderr, flush=True)
        yield result
    print(file=sys.stderr)


# --- a log of results ---


def play_with_log(
    play: Callable[[T], R],
    tasks: Mapping[tuple[Json, ...], T],
    read: Callable[[Mapping[str, Json]], R],
    label: str,
    args: argparse.Namespace,
) -> list[R]:
    """The result of each task. Results in the log (`--record`) are read from it; for the others the task is played and
    the result added to the log."""
    rows = [row for row in read_lines(args.record) if "task" in row]
    results = {tuple(row["task"]): read(row["played"]) for row in rows}
    missing = [key for key in tasks if key not in results]
    playing = play_all(play, [tasks[key] for key in missing], args.jobs)
    for key, result in zip(missing, watch(playing, len(tasks), label, len(tasks) - len(missing)), strict=True):
        results[key] = result
        add_line(args.record, {"task": key, "played": vars(result)})
    return [results[key] for key in tasks]


def read_lines(path: Path | None) -> list[Json]:
    """The JSON values of the lines of a file; empty without a file. Removes an incomplete line at its end."""
    text = path.read_text(encoding="utf-8") if path and path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if path and whole != text:
        path.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def add_line(path: Path | None, row: Json) -> None:
    """Append a value to a file as a line of JSON. None: do nothing."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


@cache
def edition(key: str, *, thoughtful: bool) -> str:
    """The identity of the players: the game, the version of its rules, and a hash of its opponents' weights."""
    game = get_game(key)
    worth = find_opponents(game).worth
    names = ["opponents", "prospects"] if thoughtful and worth.prospects else ["opponents"]
    files = [path for name in names if (path := find_weights(game, name))]
    digest = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:8] if files else "none"
    return f"{key} {game.title.version} {digest}"


# --- tables of weights ---


def tell_call(args: argparse.Namespace, *names: str) -> str:
    """The command line that reproduces a table, as a comment."""
    parts = [f"--{name} {value}" for name in names if (value := vars(args)[name]) is not None]
    return f"# python -m fronde lab {args.experiment} {' '.join(parts)}"


def tell_weights(weights: Mapping[str, float]) -> str:
    """The lines of a table: the weights that are not 0."""
    return "".join(f"{name} = {weight:.4g}\n" for name, weight in weights.items() if weight)


def put_table(path: Path, name: str, lines: str, call: str, args: argparse.Namespace) -> None:
    """Print a table. With `--write`, also replace the table of that name in a file of weights, or append it."""
    print(f"[{name}]\n{lines}", end="")
    if not args.write:
        return
    before, header, rest = path.read_text(encoding="utf-8").partition(f"[{name}]\n")
    before += "" if header else "\n"
    _, mark, after = rest.partition("\n[")
    path.write_text(f"{before}[{name}]\n{call}\n{lines}" + (f"{mark}{after}" if mark else ""), encoding="utf-8")


def draw_ways(names: Iterable[str], dice: Dice) -> dict[str, int]:
    """A step up or down for each name, 1 or -1 at random."""
    return {name: 2 * dice.below(2) - 1 for name in names}
