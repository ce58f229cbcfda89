"""Check whether an installed game keeps the contract of all games, and print each fault with its file and line.

Two games are played for each check, or as many as FRONDE_CONTRACT_GAMES says. The exit code is 0 if there are no
faults, 1 if there are, 2 if the game is not installed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fronde.core.errors import UnknownGame
from fronde.games import GAMES
from fronde.testing import find_faults


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", required=True, metavar="KEY", help="the key of the game")


def run(args: argparse.Namespace) -> int:
    """Print each fault once, when the first check finds it, and their number at the end."""
    faults = set[tuple[Path, int, str]]()
    try:
        for fault in find_faults(args.game):
            same = fault.path, fault.line, fault.problem.partition(": ")[2]
            if same not in faults:
                print(fault, flush=True)
                faults.add(same)
    except UnknownGame:
        print(f"No game {args.game} is installed. There are {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    noun = "fault" if len(faults) == 1 else "faults"
    print(f"{args.game}: {len(faults)} {noun}" if faults else f"{args.game} keeps the contract")
    return 1 if faults else 0
