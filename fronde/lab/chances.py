"""How may a game end, and who wins then? Fits the weights of a game's chances to win, for its thoughtful opponent, by
self-play.

Greedy machines and quick opponents play games, with a few random choices. For each stage, the fit predicts from sampled
positions the end of their game, and the seats that won by it. Each is a choice among alternatives, and an alternative
is more likely the larger the weighted sum of its features. The weights maximise the likelihood of the observed results
(Newton steps, with a ridge).

Copy the printed tables into the game's file of prospects, or use --write. --check compares the chances by that file
with what happened in other games.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from fronde.bots.chances import dot, find_prospects, find_share, make_chances, name_file, share_out
from fronde.bots.defaults import has_sides
from fronde.core.game import S
from fronde.core.opponents import EndView, Prospects
from fronde.games import get_game
from fronde.lab.fit import SelfPlay, play_with_samples, solve
from fronde.lab.runs import add_shared_arguments, tell_call, tell_weights, watch
from fronde.tools.pool import play_all

RIDGE = 0.002
"""The strength with which the fit holds weights near 0."""
STEPS = 6
"""Newton steps of a fit."""
SHORT = 1e-6
"""A feature whose spread is not larger is left out."""


class Case(NamedTuple):
    """A choice among alternatives: the features of each, and the share of each in the outcome; shares sum to 1."""

    rows: Sequence[Sequence[float]]
    came: Sequence[float]


class View(NamedTuple):
    """A seat's view of a position during a game, and the outcome: the end of the game, and each seat's share of the
    win."""

    end_view: EndView
    end: str
    shares: Sequence[float]


# --- games ---


def play_views(task: SelfPlay) -> list[View]:
    """The views sampled from a game of self-play."""
    game = get_game(task.game)
    prospects, sides = find_prospects(game), has_sides(game)
    match, samples = play_with_samples(task, prospects.read)
    assert match.result is not None
    shares, end = {seat: find_share(match.result, seat) for seat in match.seats}, prospects.find_end(match.state)
    turns = [one for number, one in enumerate(samples) if number % len(shares) == number // len(shares) % len(shares)]
    every = list(shares.values())
    return [View(view, end, [shares[seat], 1 - shares[seat]] if sides else every) for seat, view in turns]


def play_checks(task: SelfPlay) -> list[tuple[float, float]]:
    """The chances to win that the game's file of prospects gives in a game of self-play, and the shares of the win."""
    game = get_game(task.game)
    match, samples = play_with_samples(task, make_chances(game, find_prospects(game)))
    assert match.result is not None
    return [(chance, find_share(match.result, seat)) for seat, chance in samples]


# --- the fit ---


def fit_choice(cases: Sequence[Case]) -> list[float]:
    """The weights that maximise the likelihood of the outcomes. The probability of a row grows with its weighted
    sum."""
    width = len(cases[0].rows[0])
    spreads = _find_spreads(cases, width)
    scaled_cases = [Case([_scale(row, spreads) for row in case.rows], case.came) for case in cases]
    weights = [0.0] * width
    for _ in range(STEPS):
        matrix = _sum_up(scaled_cases, weights)
        weights = [weight + more for weight, more in zip(weights, solve(matrix), strict=True)]
    return [weight / spread if spread else 0.0 for weight, spread in zip(weights, spreads, strict=True)]


def _find_spreads(cases: Sequence[Case], width: int) -> list[float]:
    """The standard deviation of each feature among the rows of a case; 0 if it is negligible."""
    sums = [0.0] * width
    for case in cases:
        means = [sum(column) / len(case.rows) for column in zip(*case.rows, strict=True)]
        for row in case.rows:
            sums = [total + (value - mean) ** 2 for total, value, mean in zip(sums, row, means, strict=True)]
    count = sum(len(case.rows) for case in cases)
    return [spread if (spread := sqrt(total / count)) > SHORT else 0.0 for total in sums]


def _scale(row: Sequence[float], spreads: Sequence[float]) -> list[float]:
    return [value / spread if spread else 0.0 for value, spread in zip(row, spreads, strict=True)]


def _sum_up(cases: Sequence[Case], weights: Sequence[float]) -> list[list[float]]:
    """The linear equations of a Newton step: curvature and gradient of the likelihood."""
    width = len(weights)
    matrix = [[0.0] * (width + 1) for _ in weights]
    for rows, came in cases:
        likely = share_out([dot(row, weights) for row in rows])
        means = [dot(column, likely) for column in zip(*rows, strict=True)]
        for row, share, hit in zip(rows, likely, came, strict=True):
            apart = [value - mean for value, mean in zip(row, means, strict=True)]
            for i, one in enumerate(apart):
                if not one:
                    continue
                line, part = matrix[i], share * one
                line[i:width] = [old + part * other for old, other in zip(line[i:width], apart[i:], strict=True)]
                line[width] += one * (hit - share)
    for i in range(width):
        matrix[i][i] += RIDGE * len(cases)
        matrix[i][width] -= RIDGE * len(cases) * weights[i]
        for j in range(i):
            matrix[i][j] = matrix[j][i]
    return matrix


def fit_ends(prospects: Prospects[S], views: Sequence[View]) -> dict[str, list[float]]:
    """The weights of the signs of every end at one stage. One fit covers all ends; each has its own features."""
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
    """For every end, the weights of the features of a good standing, fitted to games with that end."""
    for place, end in enumerate(prospects.ends):
        cases = [Case(view.end_view.ends[place].standing, view.shares) for view in views if view.end == end]
        if cases:
            yield end, fit_choice(cases)


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", "jobs", seed=500_000)
    parser.add_argument("--greedy", type=int, default=600, help="games of greedy machines (default 600)")
    parser.add_argument("--quick", type=int, default=100, help="games of quick opponents (default 100)")
    parser.add_argument("--check", action="store_true", help="fit nothing; print how often who had a chance has won")


def run(args: argparse.Namespace) -> int:
    """Fit the chances of a game and print them, or check those of its file. Returns 0."""
    tasks = [
        SelfPlay(args.game, args.seed + number, "greedy" if number < args.greedy else "quick", "win", args.players)
        for number in range(args.greedy + args.quick)
    ]
    if args.check:
        print("\n".join(_tell_check(watch(play_all(play_checks, tasks, args.jobs), len(tasks), args.game))))
        return 0
    stages: dict[str, list[View]] = defaultdict(list)
    for views in watch(play_all(play_views, tasks, args.jobs), len(tasks), args.game):
        for view in views:
            stages[view.end_view.stage].append(view)
    prospects = find_prospects(get_game(args.game))
    text = "\n".join(_tell(prospects, stage, stages[stage]) for stage in sorted(stages))
    print(text)
    if args.write:
        call = tell_call(args, "game", "greedy", "quick", "seed", "players")
        origin = f"# How a game may end, and who wins then.\n{call}\n"
        game = get_game(args.game)
        path = game.title.folder / "data" / f"{name_file(game)}.toml"
        path.write_text(f"{origin}\n{text}", encoding="utf-8")
    return 0


def _tell_check(games: Iterable[Sequence[tuple[float, float]]]) -> Iterator[str]:
    """For each tenth of the chances, their mean, how often they came true, and their number."""
    tenths = defaultdict[int, list[tuple[float, float]]](list)
    for chance, share in (one for checks in games for one in checks):
        tenths[min(int(10 * chance), 9)].append((chance, share))
    for _, checks in sorted(tenths.items()):
        chance, share = (100 * sum(column) / len(checks) for column in zip(*checks, strict=True))
        yield f"{chance:5.1f} % {share:5.1f} % {len(checks):6d}"


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
