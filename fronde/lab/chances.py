"""How may a game end, and who wins then? Fits the chances by which a game's thoughtful opponent weighs, by self-play.

Greedy machines and quick opponents play games, now and then at random. Of what they saw on the way it is asked, stage
by stage, which end came, and which of the seats won by it: each a choice of one among several, the likelier the more
its features come to, fitted so that what came was as likely as can be (Newton's steps, with a ridge).

The tables it prints go into the game's file of prospects; --write puts them there.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from fronde.bots.chances import dot, share_out
from fronde.bots.defaults import find_opponents
from fronde.core.game import S
from fronde.core.opponents import EndView, Prospects
from fronde.games import get_game
from fronde.lab.fit import SelfPlay, find_outcome, play_seen, solve
from fronde.lab.runs import add_shared_arguments, tell_call, tell_weights, watch
from fronde.tools.pool import play_all

RIDGE = 0.002
"""How strongly weights are held to nothing."""
STEPS = 6
"""Newton's steps of a fit."""
SHORT = 1e-6
"""A feature that differs by no more is left out."""


class Case(NamedTuple):
    """Some of which one came: what each showed, and the share of it that came, one in all."""

    rows: Sequence[Sequence[float]]
    came: Sequence[float]


class View(NamedTuple):
    """What a seat saw of a game, and what became of it: its end, and what each seat won."""

    end_view: EndView
    end: str
    won: Sequence[float]


# --- games ---


def play_views(task: SelfPlay) -> list[View]:
    """What a game of self-play shows."""
    prospects = find_prospects(task.game)
    match, samples = play_seen(task, prospects.read)
    assert match.result is not None
    winners = match.result.won_by()
    won = [find_outcome(match, seat, "win") / max(len(winners), 1) for seat in match.seats]
    end = prospects.find_end(match.state)
    turns = [
        outlook for number, (_, outlook) in enumerate(samples) if number % len(won) == number // len(won) % len(won)
    ]
    return [View(outlook, end, won) for outlook in turns]


def find_prospects(key: str) -> Prospects[Any]:
    """What the game tells of its ends. Raises SystemExit where it tells nothing."""
    prospects = find_opponents(get_game(key)).worth.prospects
    if prospects is None:
        raise SystemExit(f"{key} brings no prospects")
    return prospects


# --- the fit ---


def fit_choice(cases: Sequence[Case], ridge: float = RIDGE) -> list[float]:
    """The weights by which what came was likeliest, where the likelihood of each row goes by how much it comes to."""
    width = len(cases[0].rows[0])
    spreads = _find_spreads(cases, width)
    scaled = [Case([_scale(row, spreads) for row in case.rows], case.came) for case in cases]
    weights = [0.0] * width
    for _ in range(STEPS):
        matrix = _sum_up(scaled, weights, ridge)
        weights = [weight + more for weight, more in zip(weights, solve(matrix), strict=True)]
    return [weight / spread if spread else 0.0 for weight, spread in zip(weights, spreads, strict=True)]


def _find_spreads(cases: Sequence[Case], width: int) -> list[float]:
    """By how much a feature differs between the rows of a case; nothing where it does not."""
    sums = [0.0] * width
    for case in cases:
        means = [sum(column) / len(case.rows) for column in zip(*case.rows, strict=True)]
        for row in case.rows:
            sums = [total + (value - mean) ** 2 for total, value, mean in zip(sums, row, means, strict=True)]
    count = sum(len(case.rows) for case in cases)
    return [spread if (spread := sqrt(total / count)) > SHORT else 0.0 for total in sums]


def _scale(row: Sequence[float], spreads: Sequence[float]) -> list[float]:
    return [value / spread if spread else 0.0 for value, spread in zip(row, spreads, strict=True)]


def _sum_up(cases: Sequence[Case], weights: Sequence[float], ridge: float) -> list[list[float]]:
    """The equations of a step: how sharply the likelihood bends, and how steep it is."""
    width = len(weights)
    matrix = [[0.0] * (width + 1) for _ in weights]
    for rows, came in cases:
        likely = share_out([dot(row, weights) for row in rows])
        means = [dot(column, likely) for column in zip(*rows, strict=True)]
        for row, share, reached in zip(rows, likely, came, strict=True):
            apart = [value - mean for value, mean in zip(row, means, strict=True)]
            for i, one in enumerate(apart):
                if not one:
                    continue
                line, part = matrix[i], share * one
                line[i:width] = [old + part * other for old, other in zip(line[i:width], apart[i:], strict=True)]
                line[width] += one * (reached - share)
    for i in range(width):
        matrix[i][i] += ridge * len(cases)
        matrix[i][width] -= ridge * len(cases) * weights[i]
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    return matrix


def fit_ends(prospects: Prospects[S], views: Sequence[View]) -> dict[str, list[float]]:
    """What the signs of every end are worth at a stage: ends are told apart, each by features of its own."""
    widths = [len(names.signs) for names in prospects.ends.values()]
    cases = []
    for view in views:
        rows = []
        for place, end in enumerate(view.end_view.ends):
            rows.append([0.0] * sum(widths[:place]) + [*end.signs] + [0.0] * sum(widths[place + 1 :]))
        cases.append(Case(rows, [float(end == view.end) for end in prospects.ends]))
    weights = fit_choice(cases)
    return {end: weights[sum(widths[:place]) : sum(widths[: place + 1])] for place, end in enumerate(prospects.ends)}


def fit_standing(prospects: Prospects[S], views: Sequence[View]) -> Iterator[tuple[str, list[float]]]:
    """What makes a seat stand well at every end: of games that came to it."""
    for place, end in enumerate(prospects.ends):
        cases = [Case(view.end_view.ends[place].standing, view.won) for view in views if view.end == end]
        if cases:
            yield end, fit_choice(cases)


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", "jobs", seed=500_000)
    parser.add_argument("--greedy", type=int, default=600, help="games of greedy machines (default 600)")
    parser.add_argument("--quick", type=int, default=100, help="games of quick opponents (default 100)")


def run(args: argparse.Namespace) -> int:
    """Fit the chances of a game and print them. Gives 0. Raises SystemExit where it tells nothing of its ends."""
    prospects = find_prospects(args.game)
    stages: dict[str, list[View]] = defaultdict(list)
    tasks = [
        SelfPlay(args.game, args.seed + number, "greedy" if number < args.greedy else "quick", "win", args.players)
        for number in range(args.greedy + args.quick)
    ]
    for views in watch(play_all(play_views, tasks, args.jobs), len(tasks), args.game):
        for view in views:
            stages[view.end_view.stage].append(view)
    text = "\n".join(_tell(prospects, stage, stages[stage]) for stage in sorted(stages))
    print(text)
    if args.write:
        call = tell_call(args, "game", "greedy", "quick", "seed", "players")
        origin = f"# How a game may end, and who wins then.\n{call}\n"
        (get_game(args.game).title.folder / "data" / "prospects.toml").write_text(f"{origin}\n{text}", encoding="utf-8")
    return 0


def _tell(prospects: Prospects[S], stage: str, views: Sequence[View]) -> str:
    signs, standing = fit_ends(prospects, views), dict(fit_standing(prospects, views))
    parts = []
    for end, names in prospects.ends.items():
        parts.append(_tell_table(f"{stage}.{end}.signs", dict(zip(names.signs, signs[end], strict=True))))
        if end in standing:
            weights = dict(zip(names.standing, standing[end], strict=True))
            parts.append(_tell_table(f"{stage}.{end}.standing", weights))
    return "\n".join(part for part in parts if part)


def _tell_table(name: str, weights: Mapping[str, float]) -> str:
    lines = tell_weights(weights)
    return f"[{name}]\n{lines}" if lines else ""
