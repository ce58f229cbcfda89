"""200 recorded games a title, of every configuration: what a started game was promised to go on by.

A change that plays any of them otherwise is declared by a higher version of the game's rules, and then, last of all,
`python -m tests.corpus record --game KEY` records them anew.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.records import canonical
from fronde.core.traces import Trace, trace
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.tools.fuzz import find_configurations
from fronde.tools.play import play, player_dice

FOLDER = Path(__file__).parent
GAMES_KEPT = 200
FIRST_SEED = 1_649


def read(key: str) -> list[dict[str, Any]]:
    """The recorded games of a title."""
    lines = gzip.decompress((FOLDER / f"{key}.jsonl.gz").read_bytes()).splitlines()
    return [json.loads(line) for line in lines]


def write(key: str) -> None:
    """Record the games of a title anew."""
    lines = b"".join(canonical(record) + b"\n" for record in record_games(get_game(key)))
    (FOLDER / f"{key}.jsonl.gz").write_bytes(gzip.compress(lines, mtime=0))


def record_games(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Random games of one configuration after another."""
    kinds = [kind for kind in find_configurations(game) if not kind.start]
    for number, kind in enumerate(islice(cycle(kinds), GAMES_KEPT)):
        seed = FIRST_SEED + number
        players = tuple(f"p{n}" for n in range(1, (kind.players or game.title.player_counts[0]) + 1))
        yield record_one(game, Setup(game.key, players, seed, dict(kind.options)))


def record_one(game: AnyGame, setup: Setup) -> dict[str, Any]:
    """A random game and, for each of its choices, what was met after it; None where others were carried out with it."""
    match = Match.start(game, setup)[0]
    traces: dict[int, Trace] = {}
    for _ in play(match, player_dice(setup.seed)):
        if match.log and len(match.log) not in traces:
            traces[len(match.log)] = trace(match)
    record = match.record()
    del record["digest"]
    return {**record, "traces": [traces.get(number) for number in range(1, len(match.log) + 1)]}
