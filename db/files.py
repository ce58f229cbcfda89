"""The file of a SQLite database: where it lies, and what it says of itself before anything is done to it."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import unquote, urlsplit

from filelock import FileLock, Timeout
from sqlalchemy import NullPool, create_engine, make_url

from db import migrate

log = logging.getLogger("fronde.db")

PRIVATE, OF_OTHERS = 0o600, 0o077
BESIDE = ("-wal", "-shm", "-journal")
"""The ends of the names of the files SQLite keeps beside a database."""


def find_file(url: str) -> Path | None:
    """The file behind a URL of SQLAlchemy; None for a database in memory, and on a server."""
    parts = make_url(url)
    name, query = parts.database or ":memory:", parts.query
    if parts.get_backend_name() != "sqlite" or ":memory:" in name or query.get("mode") == "memory":
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name).resolve()


def keep_others_out(path: Path) -> FileLock:
    """Let no other process open this database alone until the lock is released or this process ends, however it does.
    Raises DatabaseRefused where another has it, OSError."""
    lock = FileLock(f"{path}.lock", timeout=0, mode=PRIVATE, thread_local=False, is_singleton=True)
    try:
        lock.acquire()
    except Timeout as error:
        raise migrate.DatabaseRefused(
            "another process has it open; stop that one first, or use another file"
        ) from error
    return lock


def make_ready(path: Path) -> None:
    """Do what must be done before a database is opened: refuse one of another version untouched, and let nobody else
    read it; a missing one is made. Raises DatabaseRefused, SQLAlchemyError, OSError."""
    look_into(path)
    make_private(path)


def look_into(path: Path) -> str | None:
    """The revision a database file stands at, without a byte of it being touched; None where it is empty or missing.
    Raises DatabaseRefused for another version's, SQLAlchemyError for a file that is no database."""
    if not path.exists():
        return None
    log = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"  # the first may leave a -shm behind
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{path.as_uri()}?{how}", uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        return migrate.find_revision(connection)


def back_up(path: Path) -> None:
    """Keep a copy of a database that is to be brought up to date beside it, named after the revision it stands at; it
    appears when it is whole, in the place of an earlier one. Raises OSError."""
    revision = look_into(path)
    if revision in (None, migrate.HEAD):
        return
    whole = path.with_name(f"{path.name}.{revision}.bak")
    half = whole.with_name(f"{whole.name}.part")
    half.unlink(missing_ok=True)
    make_private(half)
    copy(path, half)
    half.replace(whole)


def copy(path: Path, to: Path) -> None:
    """Copy a database as it stands now, whoever has it open meanwhile. Raises OSError."""
    try:
        reading = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise OSError(f"no copy of it can be made ({error})") from error


def make_private(path: Path) -> None:
    """Let nobody but the owner read a database, which holds hands and seeds, nor what SQLite keeps beside it, which
    gets the rights of the file itself; a missing file is made. Raises OSError where it cannot be made.

    A file that is there is not opened: closing it again would take SQLite's locks from it in this whole process."""
    with suppress(FileExistsError):
        path.touch(PRIVATE, exist_ok=False)
    for file in (path, *(path.with_name(f"{path.name}{end}") for end in BESIDE)):
        if file.exists() and file.stat().st_mode & OF_OTHERS:
            try:
                file.chmod(PRIVATE)
            except PermissionError:
                log.warning("Others may read %s, and it belongs to another user: its rights stay as they are.", file)
