"""Check a board file of Frondeurs et Frondeuses, or write the board that comes with the game as a start for one.

`check FILE` prints a line for every fault, FILE:LINE: what is wrong; "-" reads standard input. `show` prints the file
of our own board. docs/boards.md tells the rest.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fronde.games.frondeurs.boards import find_faults, read_board
from fronde.games.frondeurs.data import BOARD_TEXT
from fronde.texts import words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="every fault of a board file, with its line")
    check.add_argument("file", metavar="FILE", help="the board file, or - for standard input")
    commands.add_parser("show", help="the board that comes with the game, as a file to start from")


def run(given: argparse.Namespace) -> int:
    """Check a file, or write ours. Gives 0, 1 where a fault was found, 2 where the file cannot be read."""
    if given.command == "show":
        print(BOARD_TEXT, end="")
        return 0
    said = words("en", "frondeurs")
    try:
        text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else error
        print(said.say("board-unreadable", name=given.file, problem=str(problem)), file=sys.stderr)
        return 2
    faults = find_faults(text)
    for fault in faults:
        print(f"{given.file}:{fault.line}: {said.text(fault.text)}")
    if not faults:
        board = read_board(text, given.file)
        counted = {"spaces": len(board["space"]), "lines": len(board["connector"])}
        print(said.say("board-checked", name=given.file, **counted))
    return 1 if faults else 0
