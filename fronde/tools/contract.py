"""Check whether an installed game keeps the contract of all games, and print each fault with its file and line.

Two games are played for each check, or as many as FRONDE_CONTRACT_GAMES says. The exit code is 0 if there are no
faults, 1 if there are, 2 if the game is not installed.
"""

from __future__ import annotations

import argparse
import sys

from fronde.core.errors import UnknownGame
from fronde.games import GAMES
from fronde.testing import find_faults


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--game", required=True, metavar="KEY", help="the key of the game")


def run(args: argparse.Namespace) -> int:
    """Print each fault when it is found, and their number at the end."""
    count = 0
    try:
        for fault in find_faults(args.game):
            print(fault, flush=True)
            count += 1
    except UnknownGame:
        print(f"No game {args.game} is installed. There are {', '.join(GAMES)}.", file=sys.stderr)
        return 2
    print(f"{args.game}: {count} faults" if count else f"{args.game} keeps the contract")
    return 1 if count else 0
