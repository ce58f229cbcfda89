"""Kills first starts on empty files at ever later moments, and opens each again: `python -m tests.db.killed_starts
FOLDER KILLS`. Prints how many kills came before the tables were there. Every start is a fork of this process, which has
loaded all that a start needs."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import alembic.command
import alembic.config
import alembic.script

import db
from db.files import look_into

LOADED = (alembic.command, alembic.config, alembic.script)


def start(path: Path) -> int:
    """The process that opens a store on a file and ends well when it could."""
    child = os.fork()
    if child == 0:
        asyncio.run(open_and_close(path))
        os._exit(0)
    return child


async def open_and_close(path: Path) -> None:
    """A first start that finds nothing to do afterwards."""
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.count_games()
    await store.close()


def main(folder: Path, kills: int) -> None:
    """Raises AssertionError for a file that cannot be opened any more."""
    began = time.perf_counter()
    os.waitpid(start(folder / "whole.db"), 0)
    whole, early = time.perf_counter() - began, 0
    for number in range(kills):
        path = folder / f"{number}.db"
        child = start(path)
        time.sleep(whole * number / kills)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        early += look_into(path) is None
        _, status = os.waitpid(start(path), 0)
        assert status == 0, f"the start after kill {number} ended with {status}"
    print(early)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
