"""`python -m fronde`: the referee on standard input, or one of the tools."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from fronde.lab import arena, balance, chances, climb, fit, follow, interruptions, puzzles, screen, turning, waiting
from fronde.tools import bench, board, contract, fuzz, new_game, perft, recheck, referee, replay, verify

TOOLS = {
    "fuzz": fuzz,
    "replay": replay,
    "perft": perft,
    "bench": bench,
    "contract": contract,
    "new-game": new_game,
    "board": board,
    "verify": verify,
    "recheck": recheck,
}
LAB = {
    "balance": balance,
    "arena": arena,
    "fit": fit,
    "chances": chances,
    "screen": screen,
    "follow": follow,
    "climb": climb,
    "interruptions": interruptions,
    "turning": turning,
    "puzzles": puzzles,
    "queue": waiting,
}
"""Experiments with machines: `python -m fronde lab …`."""
DESCRIPTION = """\
The engine of Fronde without Discord.

Without a tool: the referee. One JSON object a line on standard input, one a line on standard output:

  echo '{"op": "games"}' | python -m fronde

Requests: games, new, waiting, act, view, position, load, undo, record, replay, score, render, random.
docs/referee.md describes them."""


def build_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m fronde", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tools = parser.add_subparsers(dest="tool", title="tools", metavar="TOOL")
    _add(tools, TOOLS)
    lab = tools.add_parser("lab", help="Experiments with machines: balance, ladder, training of weights.")
    _add(lab.add_subparsers(dest="experiment", title="experiments", metavar="EXPERIMENT", required=True), LAB)
    return parser


def _add(commands: Any, programs: Mapping[str, ModuleType]) -> None:
    for name, program in programs.items():
        text = (program.__doc__ or "").strip()
        command = commands.add_parser(
            name, help=text.splitlines()[0], description=text, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        program.add_arguments(command)
        command.set_defaults(run=program.run)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the referee or a tool. Returns the exit code: 0, 1 for a failure found, 2 for a wrong command line."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in LAB:
        print(f"`python -m fronde {words[0]}` is now `python -m fronde lab {words[0]}`.", file=sys.stderr)
        return 2
    args = build_parser().parse_args(words)
    if args.tool is None:
        return referee.run()
    code: int = args.run(args)
    return code


if __name__ == "__main__":
    sys.exit(main())
