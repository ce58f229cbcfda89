"""`python -m fronde`: the referee on standard input, or one of the tools."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from fronde.tools import (
    arena,
    balance,
    bench,
    board,
    chances,
    climb,
    fit,
    follow,
    fuzz,
    interruptions,
    perft,
    recheck,
    referee,
    replay,
    screen,
    verify,
)

TOOLS = {
    "fuzz": fuzz,
    "replay": replay,
    "perft": perft,
    "bench": bench,
    "balance": balance,
    "arena": arena,
    "fit": fit,
    "chances": chances,
    "screen": screen,
    "follow": follow,
    "climb": climb,
    "interruptions": interruptions,
    "board": board,
    "verify": verify,
    "recheck": recheck,
}
DESCRIPTION = """\
The engine of Fronde without Discord.

Without a tool: the referee. One JSON object a line on standard input, one a line on standard output:

  echo '{"op": "games"}' | python -m fronde

Requests: games, new, waiting, act, view, position, load, undo, record, replay, score, render, random.
README.md describes them."""


def build_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m fronde", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="tool", title="tools", metavar="TOOL")
    for name, tool in TOOLS.items():
        text = (tool.__doc__ or "").strip()
        command = commands.add_parser(
            name, help=text.splitlines()[0], description=text, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        tool.add_arguments(command)
        command.set_defaults(run=tool.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the referee or a tool and give the exit code: 0, 1 for a failure found, 2 for a wrong command line."""
    given = build_parser().parse_args(arguments)
    if given.tool is None:
        return referee.run()
    code: int = given.run(given)
    return code


if __name__ == "__main__":
    sys.exit(main())
