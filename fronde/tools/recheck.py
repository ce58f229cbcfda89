"""Replay a recorded game under the current rules, and name the first choice that plays differently.

FILE holds a record from `/review export` or the referee's `record`; "-" reads standard input. Questions, views and
draws are compared if the record has them. Any record shows whether each choice is still legal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from fronde.core.errors import FrondeError, PlayerError
from fronde.core.match import Match
from fronde.core.rng import SEATING
from fronde.core.traces import Difference, is_met, play_again, read_steps
from fronde.core.types import Json, Text
from fronde.games import get_game
from fronde.texts import words
from fronde.tools.replay import read_record


def recheck(record: dict[str, Json], every: int = 1) -> Difference | None:
    """The first difference of a record since its last epoch began; None if it replays as recorded. `every`: the
    interval of steps at which digests are compared. Raises UnknownGame, ReplayError."""
    game = get_game(record["game"])
    epochs = record.get("epochs") or [{"after": 0, "position": record.get("position")}]
    after, start = epochs[-1]["after"], epochs[-1]["position"]
    steps = read_steps(record)
    try:
        match, _ = Match.begin(game, game.setup_of(record), start, [step.action for step in steps[:after]])
    except PlayerError as error:
        return Difference(after + 1, Text("difference-beginning", {"reason": error.reason}))
    if not is_met(match, *epochs[-1].get("met", (None, None))):
        return Difference(after, Text("difference-met", {"number": after}))
    difference = play_again(match, steps[after:], every)
    fell = [list(draw) for draw in match.rng.draws]
    own = [draw for draw in record.get("draws", fell) if draw[0] < SEATING]
    if difference is None and fell != own[len(own) - len(fell) :]:
        return Difference(len(steps), Text("difference-draws-all"))
    return difference


def tell(game: str, difference: Difference | None) -> str:
    """The result of a recheck as a sentence."""
    english = words("en", game)
    return english.say("recheck-same") if difference is None else english.text(difference.what)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, or - for standard input")


def run(args: argparse.Namespace) -> int:
    """Recheck records. Returns 0; 1 if one plays differently; 2 if a file is not a record."""
    return max(_run_one(file, args.files) for file in args.files)


def _run_one(file: str, files: Sequence[str]) -> int:
    name = f"{file}: " if len(files) > 1 else ""
    try:
        record = read_record(file)
        difference = recheck(record)
    except (OSError, ValueError, FrondeError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    print(f"{name}{tell(record['game'], difference)}")
    return 0 if difference is None else 1
