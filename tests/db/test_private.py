"""Nobody else on the machine reads the hands and seeds of a database."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

import db
from tests.db.test_store import record

pytestmark = [
    pytest.mark.sqlite("who may read a file"),
    pytest.mark.skipif(os.name == "nt", reason="rights are of another kind there"),
]


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """New files are readable and writable by everybody unless somebody says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    """Who may read what, by file name."""
    return {path.name: stat.filemode(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.parametrize("before", [None, 0o666])
async def test_only_its_owner_reads_a_database(tmp_path: Path, before: int | None) -> None:
    path = tmp_path / "fronde.db"
    if before is not None:
        sqlite3.connect(path).close()
        path.touch(before)
        path.chmod(before)
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.create_table(record())
    modes = rights(tmp_path)
    await store.close()
    assert set(modes) >= {"fronde.db", "fronde.db-wal", "fronde.db-shm"}
    assert set(modes.values()) == {"-rw-------"}


async def test_what_a_kill_left_beside_it_is_narrowed_too(tmp_path: Path) -> None:
    path = tmp_path / "fronde.db"
    with sqlite3.connect(path) as other:
        other.execute("pragma journal_mode=wal")
        other.execute("create table other (x)")
        other.commit()
        for file in tmp_path.iterdir():
            file.chmod(0o644)
        store = db.Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        assert set(rights(tmp_path).values()) == {"-rw-------"}
        await store.close()
    other.close()
