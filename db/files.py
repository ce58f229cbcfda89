"""The file of a SQLite database: where it lies, and what it says of itself before anything is done to it."""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path

from sqlalchemy import NullPool, create_engine, make_url

from db.migrate import find_revision

log = logging.getLogger("fronde.db")

PRIVATE, OF_OTHERS = 0o600, 0o077
BESIDE = ("-wal", "-shm", "-journal")
"""The ends of the names of the files SQLite keeps beside a database."""


def find_file(url: str) -> Path | None:
    """The file behind a URL of SQLAlchemy; None for a database in memory, and one that is no file of ours."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database.startswith((":memory:", "file:")):
        return None
    return Path(parts.database).resolve()


def look_into(path: Path) -> str | None:
    """The revision a database file stands at, without a byte of it being touched; None where it is empty or missing.
    Raises DatabaseRefused as `find_revision` does, SQLAlchemyError for a file that is no database."""
    if not path.exists():
        return None
    log = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"  # the first may leave a -shm behind
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{path.as_uri()}?{how}", uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        return find_revision(connection)


def make_private(path: Path) -> None:
    """Let nobody but the owner read a database, which holds hands and seeds, nor what SQLite keeps beside it, which
    gets the rights of the file itself; a missing file is made. Raises OSError where it cannot be made or written."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for file in (path, *(path.with_name(f"{path.name}{end}") for end in BESIDE)):
        if file.exists() and file.stat().st_mode & OF_OTHERS:
            try:
                file.chmod(PRIVATE)
            except PermissionError:
                log.warning("Others may read %s, and it belongs to another user: its rights stay as they are.", file)
