"""Points of random games at which opponents are asked: whatever they choose is legal, and is the same where what their
seat cannot see is dealt again. By itself: `python -m tests.bots.points --points 1000`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from fronde.bots import LEVELS, choose
from fronde.bots.players import open_actions
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games import GAMES
from fronde.tools.play import make_setup, play, player_dice

STRIDE = 9
"""Choices between two points of a game, so that many games are seen."""


class Point(NamedTuple):
    """A match in which a seat owes an answer, and what kinds of questions it meets there."""

    match: Match
    seat: Seat
    kinds: frozenset[str]


def find_points(key: str, count: int, seed: int = 0, stride: int = STRIDE) -> Iterator[Point]:
    """So many points of random games of every number of players."""
    total = 0
    while total < count:
        match, _ = Match.start(GAMES[key], make_setup(GAMES[key], seed))
        for number, _ in enumerate(play(match, player_dice(seed))):
            if match.over or total == count:
                break
            if number % stride == 0:
                seats = match.pending_seats()
                seat = seats[number // stride % len(seats)]
                yield Point(match, seat, find_kinds(match, seat))
                total += 1
        seed += 1


def find_kinds(match: Match, seat: Seat) -> frozenset[str]:
    """What is out of the ordinary about the questions of a seat."""
    decisions = match.decisions_of(seat)
    kinds = {kind for kind in ("sealed", "first_come", "draft") if any(getattr(d, kind) for d in decisions)}
    if match.turn.seat not in (None, seat):
        kinds.add("out of turn")
    if any(decision.draft and decision.seat == seat for decision, _ in match.held_answers):
        kinds.add("drafting")
    if any(d.least != 1 or d.most != 1 for d in decisions):
        kinds.add("several picks")
    return frozenset(kinds)


def check_point(point: Point, level: str, dice: int) -> None:
    """Ask an opponent there: its choices are carried out, and it makes the same where it sees the same."""
    match, seat = point.match, point.seat
    actions = choose(match, seat, level, Dice(dice))
    world = match.resample(seat, Dice(1000 + dice))
    text = f"{match.setup}, after {len(match.log)} choices, {seat}: {actions}"
    assert choose(world, seat, level, Dice(dice)) == actions, text
    assert actions and all(action.seat == seat for action in actions), text
    trial = match.copy()
    for action in open_actions(trial, actions):
        trial.submit(action.seat, action.picks, action.step)


def run(count: int, level: str | None, key: str | None) -> None:
    """Ask at so many points of every game, and say what was met."""
    for game in [key] if key else sorted(GAMES):
        for one in [level] if level else LEVELS:
            counts: Counter[str] = Counter()
            for number, point in enumerate(find_points(game, count)):
                check_point(point, one, number)
                counts.update(point.kinds)
            print(f"{game}, {one}: {count} points; {', '.join(f'{kind} {n}' for kind, n in sorted(counts.items()))}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=1000)
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--game", choices=sorted(GAMES))
    args = parser.parse_args()
    run(args.points, args.level, args.game)
