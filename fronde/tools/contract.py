"""Hold an installed game to the contract of every game, and print each fault with its file and line.

Two games a check; FRONDE_CONTRACT_GAMES=50 plays fifty. Gives 0 where nothing is wrong, 1 where something is, 2 where
no such game is installed.
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
    """Print the faults as they are found, and how many there are."""
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
