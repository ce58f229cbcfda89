"""Kills starts at ever later moments, and opens each file again: `python -m tests.db.killed_starts FOLDER KILLS`, on
empty files; with `OLD SCRIPTS HEAD` behind it on copies of an old file, which these migrations bring up to date. Prints
how many kills came before the file was up to date. Every start is a fork of this process, which has loaded all that a
start needs."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import time
from pathlib import Path

import alembic.command
import alembic.config
import alembic.script

import db
from db import migrate
from db.files import read_revision

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


def lay(path: Path, old: Path | None) -> Path:
    """Where a start is to be: nothing, or an old file."""
    if old is not None:
        shutil.copy(old, path)
    return path


def main(folder: Path, kills: int, old: Path | None = None) -> None:
    """Raises AssertionError for a file that cannot be opened any more."""
    whole, early = [], 0
    for name in ("first.db", "whole.db"):
        path = lay(folder / name, old)
        began = time.perf_counter()
        os.waitpid(start(path), 0)
        whole.append(time.perf_counter() - began)
    for number in range(kills):
        path = lay(folder / f"{number}.db", old)
        child = start(path)
        time.sleep(min(whole) * number / kills)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        early += read_revision(path) != migrate.HEAD
        _, status = os.waitpid(start(path), 0)
        assert status == 0, f"the start after kill {number} ended with {status}"
    print(early)


if __name__ == "__main__":
    if len(sys.argv) > 3:
        migrate.SCRIPTS, migrate.HEAD = Path(sys.argv[4]), sys.argv[5]
    main(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
