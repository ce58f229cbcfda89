"""Copies a database into another one and kills the copy while it writes: `python -m tests.db.killed_move SOURCE TARGET
WRITE ...`. Each run is a fork of this process that is killed before it commits that write of its own; 0 is the next
change of the revision. Ends with 0 if every run was killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from itertools import count
from typing import Any

from db import move


def kill_at(number: int) -> None:
    """Have this process killed in a transaction that has written, before it commits."""
    name, writes = "_write" if number else "_set_revision", count(1)
    write = getattr(move, name)

    def write_and_die(*args: Any) -> None:
        write(*args)
        if next(writes) == max(number, 1):
            os.kill(os.getpid(), signal.SIGKILL)

    setattr(move, name, write_and_die)


def main(source: str, target: str, numbers: list[int]) -> int:
    for number in numbers:
        child = os.fork()
        if child == 0:
            kill_at(number)
            asyncio.run(move.move_to(source, target, lambda line: None))
            os._exit(0)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != -signal.SIGKILL:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], [int(number) for number in sys.argv[3:]]))
