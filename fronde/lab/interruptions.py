"""How often are people called back? Machines play a game; the figures show the calls or clicks in each stretch of it.

A call: the game waits for a player for whom it did not wait before the last choice. Successive questions to one player
are one call as long as nobody else is asked in between. If the player whose turn ends is asked again, that is no call.
Clicks are those in the panel: one for a choice, two if its options do not fit one menu.

A game declares its stretches, what to count in them, and the aim (`Stretch` in `fronde/core/game.py`). Calls give a
figure for each player and stretch, 0 if that player was not called in it; clicks give one for each stretch. A stretch
without a question does not count. The games and their machines are those of `python -m fronde lab balance`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from statistics import fmean, median
from typing import Any

from fronde.bots.defaults import find_balance
from fronde.core.game import Stretch
from fronde.core.match import Match
from fronde.core.types import Action, Json
from fronde.games import get_game
from fronde.lab.balance import Task, choices, seat_machines
from fronde.lab.runs import add_shared_arguments
from fronde.tools.play import add_option_arguments, given_options

MENU = 25
"""Maximum number of options in one menu."""


class Tally:
    """The calls or clicks in the stretches of one sort in one game."""

    def __init__(self, stretch: Stretch[Any], players: Sequence[str]) -> None:
        self.stretch = stretch
        self.players = players
        self.kinds: dict[int, str] = {}
        self.counters: dict[int, Counter[str]] = {}

    def note(self, state: object, counts: Counter[str]) -> None:
        """Add counts by player to the stretch of this position."""
        hit = self.stretch.find(state)
        if hit is None:
            return
        number, kind = hit
        self.counters.setdefault(number, Counter()).update(counts)
        if kind is not None:
            self.kinds[number] = kind

    def counts(self) -> Iterator[tuple[str, list[int]]]:
        """Yield the kind and the counts of each stretch, except of stretches whose kind never became known."""
        for number, kind in self.kinds.items():
            counter = self.counters[number]
            yield kind, [counter.total()] if self.stretch.clicks else [counter[name] for name in self.players]


def count_game(task: Task) -> dict[str, list[int]]:
    """Play one game. Returns kind of stretch -> the count of each figure (`Tally.counts`). Raises InvariantError if the
    game has no end."""
    match, machines = seat_machines(task)
    tallies = [Tally(stretch, tuple(machines)) for stretch in find_balance(get_game(task.game)).stretches]
    earlier: set[str] = set()
    for action in choices(match, machines):
        waiting = set(map(match.player_of, match.pending_seats()))
        for tally in tallies:
            tally.note(match.state, count_clicks(match, action) if tally.stretch.clicks else Counter(waiting - earlier))
        match.submit(action.seat, action.picks, action.step)
        earlier = waiting
    counts_by_kind: dict[str, list[int]] = {}
    for tally in tallies:
        for kind, counts in tally.counts():
            counts_by_kind.setdefault(kind, []).extend(counts)
    return counts_by_kind


def count_clicks(match: Match, action: Action) -> Counter[str]:
    """The number of clicks for a choice, under its player."""
    options = match.find_decision(action.seat, action.picks, action.step).options
    return Counter({match.player_of(action.seat): 1 if len(options) <= MENU else 2})


# --- figures ---


def summarise(counts: Sequence[int], aim: int) -> dict[str, Json]:
    """Median, mean, 90th percentile and maximum of the counts, and the number of counts above the aim."""
    ascending = sorted(counts)
    return {
        "aim": aim,
        "counted": len(ascending),
        "median": median(ascending),
        "mean": round(fmean(ascending), 2),
        "p90": ascending[ceil(0.9 * len(ascending)) - 1],
        "max": ascending[-1],
        "above_aim": sum(count > aim for count in ascending),
    }


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, games=100)
    add_option_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Play the games and print the counts of their stretches as JSON, by kind. Returns 0."""
    game = get_game(args.game)
    options = given_options(game, args)
    results = [count_game(Task(game.key, args.seed + n, options, args.players)) for n in range(max(args.games, 1))]
    aims = {kind: aim for stretch in find_balance(game).stretches for kind, aim in stretch.aims.items()}
    counts = {kind: [count for counts_by_kind in results for count in counts_by_kind.get(kind, [])] for kind in aims}
    kinds = {kind: summarise(counts[kind], aim) for kind, aim in aims.items() if counts[kind]}
    print(json.dumps({"game": game.key, "games": len(results), "kinds": kinds}, indent=2, ensure_ascii=False))
    return 0
