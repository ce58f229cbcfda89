"""How fast everything is: medians as JSON on standard output, game by game, beside their targets.

engine             `python -m fronde bench`, class by class
picture            one board at 1600 px: the first one of a process, a game's first round, warm ones, and their size
loop_lag           how late the event loop is while pictures are drawn, 99th percentile
store              one action to committed; and opening a database of 10,000 games until the bot can answer
click              one choice through the whole bot: from Discord's event to the answer, commit included
turns              50 games that machines play through the panels: clicks a turn (`python -m tests.turns`)
load               50 tables of Frondeurs and 30 clicks a second, the bot and Discord in processes of their own: from a
                   click to its answer, and from the last until everything is posted
opponents          200 tables of it with one person and three machines each, and 10 clicks a second: what a click takes
                   beside the machines
flight             200 tables of Frondeurs, at each somebody who answers and somebody who opens their panel, all at the
                    same moment, five times: 400 clicks under way, from the click to its answer

Clicks, load and flight need the extra `local`, as they run the bot on an offline Discord. All but engine and
turns is timed by the clock: on a busy machine it is the machine that is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import logging
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import images
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Json
from fronde.games import GAMES, get_game
from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde.host.store import Change
from fronde.tools import bench as engine
from fronde.tools.play import choose, make_setup, play, player_dice
from fronde_bot import bot as entry

STORED_GAMES = 10_000
PICTURES = 40
CLICKS = 150
ENGINE_GAMES = 20
TURN_GAMES = 50
MOST_CLICKS = {"frondeurs": 4, "richelieu": 2, "liberte": 3, "mousquetaires": 3, "jeanne": 5}
"""Clicks that a turn may take, the median."""
LOADED = "frondeurs"
"""The game of the many tables."""
CROWDED = {"tables": 200, "rate": 10.0, "seconds": 20.0, "patience": 120.0, "opponents": 3}
"""The many tables at which one person plays against machines."""

COLD = """
import sys, json; from time import perf_counter
import images
game, view = json.load(sys.stdin); began = perf_counter()
images.render(game, images.Scene(view)); print(perf_counter() - began)
"""

AT_MOST = {
    "picture": {"cold_ms": 3000, "first_median_ms": 100, "warm_median_ms": 60, "kb": 500},
    "loop_lag": {"p99_ms": 20},
    "store": {"committed_median_ms": 20, "start_ms": 1000},
    "click": {"median_ms": 50, "p99_ms": 200},
    "load": {"median_ms": 150, "p99_ms": 800, "drained_s": 5},
    "opponents": {"median_ms": 150, "p99_ms": 300, "missed": 0},
    "flight": {"slowest_ms": 2000},
}
"""Targets of what is not the engine's, in milliseconds, kilobytes and seconds."""


def milliseconds(seconds: list[float], name: str = "") -> dict[str, float]:
    """Median and 99th percentile of durations."""
    last = quantiles(seconds, n=100)[98]
    return {f"{name}median_ms": round(1000 * median(seconds), 2), f"{name}p99_ms": round(1000 * last, 2)}


def views(key: str, count: int) -> list[dict[str, Json]]:
    """What a spectator sees in the course of a random game."""
    match = Match.start(get_game(key), make_setup(get_game(key), 1))[0]
    all_views = [match.view(None) for _ in play(match, player_dice(1))]
    return all_views[:: max(1, len(all_views) // count)][:count]


def measure_pictures(key: str) -> dict[str, Json]:
    """Cold in a new process; then a game's pictures twice, each marking what changed since the one before:
    `first` draws pieces nobody has asked for yet, `warm` finds them drawn."""
    game_views = views(key, PICTURES)
    cold = subprocess.run(
        [sys.executable, "-c", COLD],
        input=json.dumps([key, game_views[-1]]),
        capture_output=True,
        text=True,
        check=True,
    )
    images.render(key, images.Scene(game_views[0]))
    rounds: list[list[float]] = [[], []]
    sizes = []
    for times in rounds:
        for before, view in itertools.pairwise(game_views):
            began = perf_counter()
            picture = images.render(key, images.Scene(view, before=before))
            times.append(perf_counter() - began)
            sizes.append(len(picture.png))
    first, warm = milliseconds(rounds[0], "first_"), milliseconds(rounds[1], "warm_")
    return {"cold_ms": round(1000 * float(cold.stdout), 1), **first, **warm, "kb": round(max(sizes) / 1024)}


async def measure_lag(key: str) -> dict[str, float]:
    """How much later than asked a short sleep ends while one picture after another is drawn."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            began = perf_counter()
            await asyncio.sleep(0.002)
            late.append(perf_counter() - began - 0.002)

    game_views = views(key, PICTURES)
    await images.draw(key, images.Scene(game_views[0]))
    watcher = asyncio.create_task(watch())
    for view in game_views:
        await images.draw(key, images.Scene(view))
    watcher.cancel()
    return milliseconds(late)


@dataclass
class Stopwatch:
    """Durations of the bot's own work, taken while others drive it."""

    commits: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    began: dict[int, float] = field(default_factory=dict)

    def attach(self, bot: Any) -> None:
        """Time every commit of the store and every answer to an interaction from now on."""
        commit = bot.store.commit

        async def timed_commit(change: Change) -> None:
            began = perf_counter()
            await commit(change)
            if change.moves:
                self.commits.append(perf_counter() - began)

        bot.store.commit = timed_commit
        parsers = bot._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def timed_parse(data: Json) -> None:
            self.began[int(data["id"])] = perf_counter()
            parse(data)

        parsers["INTERACTION_CREATE"] = timed_parse

    def note_answer(self, interaction: int) -> None:
        """The first answer to an interaction is out."""
        if (began := self.began.pop(interaction, None)) is not None:
            self.answers.append(perf_counter() - began)


@contextlib.contextmanager
def timed_answers(watch: Stopwatch) -> Iterator[None]:
    """Note the moment at which any interaction is answered."""
    import discord

    names = ("send_message", "edit_message", "defer")
    originals = {name: getattr(discord.InteractionResponse, name) for name in names}

    def note_time(method: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def answer(self: Any, *args: object, **kwargs: object) -> object:
            result = await method(self, *args, **kwargs)
            watch.note_answer(self._parent.id)
            return result

        return answer

    for name, method in originals.items():
        setattr(discord.InteractionResponse, name, note_time(method))
    try:
        yield
    finally:
        for name, method in originals.items():
            setattr(discord.InteractionResponse, name, method)


@contextlib.asynccontextmanager
async def table_under_way(folder: Path, key: str) -> AsyncIterator[tuple[Any, Any]]:
    """The bot on an offline Discord, and four people who have just started a game."""
    from fronde_bot import local_table

    database = f"sqlite+aiosqlite:///{folder / 'bench.db'}"
    settings = entry.Settings(_env_file=None, database_url=database, fronde_seed=1)  # type: ignore[call-arg]
    bot = entry.create_bot(settings)
    bot.sync_always = True
    async with local_table.OfflineDiscord(bot) as offline:
        host, *others = offline.people
        await host.slash(offline.channel, "table new", game=key)
        for person in others:
            await person.slash(offline.channel, "table join")
        await host.slash(offline.channel, "table start")
        yield bot, offline
    await bot.store.close()


async def measure_clicks(folder: Path, key: str) -> dict[str, Json]:
    """Random choices by /do, which takes the same way as a click."""
    watch, dice = Stopwatch(), Dice(1)
    with timed_answers(watch):
        async with table_under_way(folder, key) as (bot, offline):
            by_id = {person.id: person for person in offline.people}
            watch.attach(bot)
            watch.answers.clear()
            for _ in range(CLICKS):
                async with bot.tables.hold(1) as table:
                    if table.match.over:
                        break
                    due = [d for d in table.match.decisions if d.required]
                    single = [d for d in due if d.least == d.most == 1]
                    decision, picks = choose(single or due, dice)
                    user = table.player_of(decision.seat).user
                if single:
                    await by_id[user].slash(offline.channel, "do", choice=picks[0])
                else:  # several at once, which /do does not take
                    await bot.tables.run(1, User(user, "Ann"), Act(decision.seat, decision.step, picks))
    return {"store": milliseconds(watch.commits, "committed_"), "click": milliseconds(watch.answers)}


def copy_tables(path: Path, count: int) -> None:
    """Multiply the one table in the file, its players and actions, each copy in a channel of its own."""
    with contextlib.closing(sqlite3.connect(path)) as file, file:
        file.execute("pragma synchronous = off")
        for name, own in (("tables", "id"), ("players", "table")):
            columns = [row[1] for row in file.execute(f'pragma table_info("{name}")')]
            change = {own: "n", "channel": "n"} if name == "tables" else {own: "n"}
            into = ", ".join(f'"{column}"' for column in columns if column != "id" or own == "id")
            selection = ", ".join(
                change.get(column, f'"{name}"."{column}"') for column in columns if column != "id" or own == "id"
            )
            file.execute(
                f"with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < {count}) "
                f'insert into "{name}" ({into}) select {selection} from "{name}", numbers'
            )


async def measure_start(folder: Path, key: str) -> dict[str, float]:
    """From opening the database to knowing what is in it, with 10,000 games under way."""
    import db

    async with table_under_way(folder, key):
        path = folder / "bench.db"
    copy_tables(path, STORED_GAMES)
    times = []
    for _ in range(5):
        store = db.Store(f"sqlite+aiosqlite:///{path}")
        began = perf_counter()
        await store.open()
        count = await store.count_games()
        times.append(perf_counter() - began)
        await store.close()
        assert count == STORED_GAMES, count
    return {"games": STORED_GAMES, "start_ms": round(1000 * median(times), 1)}


def measure_bot(key: str) -> dict[str, dict[str, float]]:
    """A game's clicks and commits, and a start with many games of that kind stored."""
    with tempfile.TemporaryDirectory() as folder:
        results = asyncio.run(measure_clicks(Path(folder), key))
    with tempfile.TemporaryDirectory() as folder:
        results["store"] |= asyncio.run(measure_start(Path(folder), key))
    return results


def measure_load(key: str, **terms: Any) -> dict[str, float]:
    """Clicks at many tables at once, and how long the posts take after the last."""
    from tests.load import Load

    with tempfile.TemporaryDirectory() as folder:
        load = Load(Path(folder), key, **terms)
        seconds = asyncio.run(load.measure())
    return {"clicks": len(load.times), "missed": load.missed, **milliseconds(load.times), "drained_s": seconds}


def measure_flight(key: str) -> dict[str, float]:
    """Clicks at all of many tables at the same moment, some times over."""
    from tests.load import Load

    with tempfile.TemporaryDirectory() as folder:
        load = Load(Path(folder), key, tables=200, rounds=5, patience=600.0)
        seconds = asyncio.run(load.measure())
    slowest = round(1000 * max(load.times), 2)
    return {"clicks": len(load.times), **milliseconds(load.times), "slowest_ms": slowest, "drained_s": seconds}


def measure(key: str, parts: set[str]) -> dict[str, Json]:
    """Every part that is wanted, for one game, the engine's apart."""
    results: dict[str, dict[str, float]] = {}
    if "picture" in parts and images.has_view(key, "board"):
        results["picture"] = measure_pictures(key)
    if "loop_lag" in parts and images.has_view(key, "board"):
        results["loop_lag"] = asyncio.run(measure_lag(key))
    if "click" in parts:
        results |= measure_bot(key)
    if "turns" in parts:
        from tests.turns import measure as measure_turns

        results["turns"] = measure_turns(key, TURN_GAMES)
    if "load" in parts and key == LOADED:
        results["load"] = measure_load(key)
    if "opponents" in parts and key == LOADED:
        results["opponents"] = measure_load(key, **CROWDED)
    if "flight" in parts and key == LOADED:
        results["flight"] = measure_flight(key)
    at_most = {**AT_MOST, "turns": {"median": MOST_CLICKS[key]} if key in MOST_CLICKS else {}}
    return {part: engine.judge(figures, at_most[part], {}) for part, figures in results.items()}


def main() -> None:
    """Measure what is asked for, everything by default."""
    parser = argparse.ArgumentParser(
        prog="python bench.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "part",
        nargs="*",
        help="engine, picture, loop_lag, click (which measures the store too), turns, load, opponents, flight",
    )
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game)")
    args = parser.parse_args()
    parts = set(args.part) or {"engine", "picture", "loop_lag", "click", "turns", "load", "opponents", "flight"}
    logging.disable(logging.CRITICAL)
    results: dict[str, Json] = {}
    for key in [args.game] if args.game else sorted(GAMES):
        if "engine" in parts:
            results[key] = {"engine": engine.measure_classes(get_game(key), ENGINE_GAMES)}
        results[key] = {**results.get(key, {}), **measure(key, parts)}
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
