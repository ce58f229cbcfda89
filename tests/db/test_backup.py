"""Copies of the database: whole while somebody writes, put back only while nobody has it open, some days kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import db
from db.backup import back_up_daily, back_up_to, restore_from
from db.migrate import DatabaseRefused
from tests.db.test_store import record

pytestmark = pytest.mark.sqlite("copies of a PostgreSQL are its own affair")


async def games_of(path: Path) -> list[int]:
    """The channels of the tables in a file."""
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    found = [(await store.load_table(table))[0].channel for table in await store.all_tables()]  # type: ignore[index]
    await store.close()
    return found


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/fronde.db"


async def test_a_copy_is_whole_though_the_bot_has_the_file_open(url: str, tmp_path: Path) -> None:
    store = db.Store(url, alone=True)
    await store.open()
    await store.create_table(record(channel=1))
    copied = tmp_path / "copy.db"
    back_up_to(url, copied)
    await store.create_table(record(channel=2))
    with pytest.raises(FileExistsError):
        back_up_to(url, copied)
    await store.close()
    assert await games_of(copied) == [1]
    assert copied.stat().st_mode & 0o077 == 0, "others may not read it"


async def test_a_copy_is_put_back_while_no_bot_runs_and_the_old_file_kept(url: str, tmp_path: Path) -> None:
    store = db.Store(url, alone=True)
    await store.open()
    await store.create_table(record(channel=1))
    copied = tmp_path / "copy.db"
    back_up_to(url, copied)
    await store.create_table(record(channel=2))
    await store.close()
    kept = restore_from(url, copied)
    assert kept is not None and await games_of(kept) == [1, 2]
    assert await games_of(tmp_path / "fronde.db") == [1]
    again = restore_from(url, kept)
    assert again not in (None, kept) and await games_of(tmp_path / "fronde.db") == [1, 2]


async def test_what_is_no_copy_is_refused_and_changes_nothing(url: str, tmp_path: Path) -> None:
    store = db.Store(url)
    await store.open()
    await store.create_table(record(channel=1))
    await store.close()
    (tmp_path / "letter").write_bytes(b"no database" * 100)
    (tmp_path / "empty").touch()
    with pytest.raises(Exception, match="not a database"):
        restore_from(url, tmp_path / "letter")
    for name in ("empty", "missing"):
        with pytest.raises(DatabaseRefused):
            restore_from(url, tmp_path / name)
    with pytest.raises(DatabaseRefused):
        back_up_to("postgresql+asyncpg://me@host/fronde", tmp_path / "copy")
    assert await games_of(tmp_path / "fronde.db") == [1]


async def test_of_the_daily_copies_the_last_are_kept(url: str, tmp_path: Path) -> None:
    store = db.Store(url)
    await store.open()
    await store.close()
    for day in ("2026-01-01", "2026-01-02", "2026-01-02", "2026-01-03", "2026-01-04"):
        back_up_daily(url, day, 2)
    assert sorted(path.name for path in tmp_path.glob("*daily*")) == [
        "fronde.db.daily-2026-01-03",
        "fronde.db.daily-2026-01-04",
    ]
