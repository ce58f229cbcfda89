"""Read-only access to a database."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db.files import copy, find_file, read_revision
from db.migrate import DatabaseRefusal
from db.store import Store


@asynccontextmanager
async def open_copy(url: str) -> AsyncIterator[Store]:
    """A store to read from. For a SQLite file it reads a copy, so the original stays unchanged and its users are not
    disturbed. Raises SQLAlchemyError, OSError, DatabaseRefusal."""
    path = find_file(url)
    with tempfile.TemporaryDirectory() as folder:
        if path is not None:
            if read_revision(path) is None:
                raise DatabaseRefusal(f"there is no {'game in' if path.exists() else 'file'} {path.name}")
            copy(path, Path(folder) / "copy.db")
            url = f"sqlite+aiosqlite:///{folder}/copy.db"
        store = Store(url)
        await store.open()
        try:
            yield store
        finally:
            await store.close()
