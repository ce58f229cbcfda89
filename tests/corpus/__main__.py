"""`python -m tests.corpus record` records the games anew; `check` plays every one again, every step compared."""

from __future__ import annotations

import argparse
import sys

from fronde.games import GAMES
from fronde.tools.recheck import recheck, tell
from tests.corpus import read, write


def main() -> int:
    """Record or check. Gives 1 where a game plays otherwise."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("task", choices=("record", "check"))
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="this game alone")
    args = parser.parse_args()
    faults = 0
    for key in args.game or sorted(GAMES):
        if args.task == "record":
            write(key)
            continue
        for number, record in enumerate(read(key), 1):
            if (difference := recheck(record)) is not None:
                faults += 1
                print(f"{key}, game {number}: {tell(key, difference)}")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
