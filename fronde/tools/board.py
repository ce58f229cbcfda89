"""Check a board file of a game that takes one, or print the game's own board as a starting point.

`check FILE` prints a line FILE:LINE: MESSAGE for every fault; "-" reads standard input. `show` prints the file of the
game's own board. docs/boards.md describes the format.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fronde.core.errors import FileRefusal
from fronde.core.game import AnyGame
from fronde.games import GAMES, get_game
from fronde.texts import words
from fronde.tools.input_errors import tell_file_fault

OPTION = "board"
"""The option that a board file sets."""


def sample_of(game: AnyGame) -> Path:
    """The path of the game's own board file, which may be missing."""
    return game.title.folder / "data" / f"{OPTION}.toml"


def find_games() -> list[str]:
    """The keys of the games that take a board file and have their own."""
    return sorted(key for key, game in GAMES.items() if OPTION in game.title.option_files and sample_of(game).exists())


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    keys = find_games()
    first = next(iter(keys), None)
    parser.add_argument("--game", choices=keys, default=first, required=not keys, help=f"the game (default {first})")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="every fault of a board file, with its line")
    check.add_argument("file", metavar="FILE", help="the board file, or - for standard input")
    commands.add_parser("show", help="the board that comes with the game, as a file to start from")


def run(args: argparse.Namespace) -> int:
    """Check a file, or print the game's own. Returns 0; 1 if the file has a fault; 2 if it cannot be read."""
    game = get_game(args.game)
    if args.command == "show":
        print(sample_of(game).read_text(encoding="utf-8"), end="")
        return 0
    try:
        text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        english = words("en", game.key)
        print(english.say("board-unreadable", name=args.file, problem=tell_file_fault(error)), file=sys.stderr)
        return 2
    return check(game, text, args.file)


def check(game: AnyGame, text: str, name: str) -> int:
    """Print every fault of a board file, or else the number of elements of each kind on it. Returns 1 if there is a
    fault."""
    english = words("en", game.key)
    try:
        board = game.title.option_files[OPTION](text, name)
    except FileRefusal as refusal:
        print(*map(english.text, refusal.faults), sep="\n")
        return 1
    print(english.say("board-checked", name=name, **{kind: len(entries) for kind, entries in board.items()}))
    return 0
