"""Copies of the database: whole while somebody writes, put back only while nobody has it open, some days kept."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

import db
from db.backup import back_up_daily, back_up_to, restore_from
from db.migrate import DatabaseRefusal
from tests.db.test_store import record

pytestmark = pytest.mark.sqlite("copies of a PostgreSQL are its own affair")


async def games_of(path: Path) -> list[int]:
    """The channels of the tables in a file."""
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    channels = [(await store.load_table(table))[0].venue.channel for table in await store.all_tables()]  # type: ignore[index]
    await store.close()
    return channels


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/fronde.db"


async def test_a_copy_is_whole_though_the_bot_has_the_file_open(url: str, tmp_path: Path) -> None:
    store = db.Store(url, alone=True)
    await store.open()
    await store.create_table(record(channel=1))
    copy = tmp_path / "copy.db"
    back_up_to(url, copy)
    await store.create_table(record(channel=2))
    with pytest.raises(FileExistsError):
        back_up_to(url, copy)
    await store.close()
    assert await games_of(copy) == [1]
    assert copy.stat().st_mode & 0o077 == 0, "others may not read it"


async def test_a_copy_is_put_back_while_no_bot_runs_and_the_old_file_kept(url: str, tmp_path: Path) -> None:
    store = db.Store(url, alone=True)
    await store.open()
    await store.create_table(record(channel=1))
    copy = tmp_path / "copy.db"
    back_up_to(url, copy)
    await store.create_table(record(channel=2))
    await store.close()
    path = restore_from(url, copy)
    assert path is not None and await games_of(path) == [1, 2]
    assert await games_of(tmp_path / "fronde.db") == [1]
    again = restore_from(url, path)
    assert again not in (None, path) and await games_of(tmp_path / "fronde.db") == [1, 2]


async def test_what_is_no_copy_is_refused_and_changes_nothing(url: str, tmp_path: Path) -> None:
    store = db.Store(url)
    await store.open()
    await store.create_table(record(channel=1))
    await store.close()
    (tmp_path / "letter").write_bytes(b"no database" * 100)
    (tmp_path / "empty").touch()
    with pytest.raises(Exception, match="not a database"):
        restore_from(url, tmp_path / "letter")
    with pytest.raises(DatabaseRefusal):
        restore_from(url, tmp_path / "empty")
    with pytest.raises(FileNotFoundError, match="there is no file missing"):
        restore_from(url, tmp_path / "missing")
    with pytest.raises(DatabaseRefusal):
        back_up_to("postgresql+asyncpg://me@host/fronde", tmp_path / "copy")
    assert await games_of(tmp_path / "fronde.db") == [1]


async def fill(url: str, tables: int) -> None:
    """A database with so many tables."""
    store = db.Store(url)
    await store.open()
    for number in range(tables):
        await store.create_table(record(channel=number))
    await store.close()


def copies_of(folder: Path) -> list[str]:
    """The days of the copies there are, and the suspicious one."""
    names = (path.name.removeprefix("fronde.db.") for path in folder.glob("fronde.db.*"))
    return sorted(name for name in names if name.startswith(("daily", "suspicious")))


def spoil(path: Path) -> None:
    """Overwrite the page inside a file in which its actions begin."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
        (page,) = database.execute("select rootpage from sqlite_master where name = 'actions'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xa5" * 4096)


async def test_a_copy_to_a_link_lies_where_that_leads(url: str, tmp_path: Path) -> None:
    store = db.Store(url)
    await store.open()
    await store.close()
    (tmp_path / "away").mkdir()
    (tmp_path / "copy.db").symlink_to(tmp_path / "away" / "copy.db")
    back_up_to(url, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").is_symlink() and (tmp_path / "away" / "copy.db").is_file()


async def test_a_damaged_database_pushes_no_good_copy_out(url: str, tmp_path: Path) -> None:
    await fill(url, 1)
    for day in range(1, 8):
        back_up_daily(url, f"2026-01-0{day}", 7)
    spoil(tmp_path / "fronde.db")
    before = copies_of(tmp_path)
    for day in range(8, 16):
        with pytest.raises(DatabaseRefusal, match=r"the copy is kept as fronde\.db\.suspicious, and every good one"):
            back_up_daily(url, f"2026-01-{day:02}", 7)
    with pytest.raises(DatabaseRefusal, match="damaged"):
        back_up_daily(url, "2026-01-07", 7)
    assert copies_of(tmp_path) == [*before, "suspicious"], "one suspicious copy, and nothing else is gone or come"
    restore_from(url, tmp_path / "fronde.db.daily-2026-01-07")
    assert back_up_daily(url, "2026-01-16", 7) is not None
    copies = copies_of(tmp_path)
    assert "daily-2026-01-01" not in copies and "suspicious" not in copies and len(copies) == 7


async def test_a_copy_with_fewer_tables_is_suspicious_but_for_those_deleted_on_purpose(
    url: str, tmp_path: Path
) -> None:
    await fill(url, 3)
    assert back_up_daily(url, "2026-01-01", 2)
    store = db.Store(url)
    await store.open()
    await store.drop_table(1)
    await store.create_table(record(channel=9))
    await store.drop_table(2)
    assert back_up_daily(url, "2026-01-02", 2)
    for rows in ('players where "table" = 3', "tables where id = 3"):
        await store._run(lambda c, rows=rows: c.exec_driver_sql(f"delete from {rows}"))
    await store.close()
    for _ in range(2):
        with pytest.raises(DatabaseRefusal, match=r"1 tables of fronde\.db\.daily-2026-01-02 are missing"):
            back_up_daily(url, "2026-01-03", 2)
    restore_from(url, tmp_path / "fronde.db.daily-2026-01-01")
    assert back_up_daily(url, "2026-01-03", 2), "the copy that was put back is what there should be"
    (tmp_path / "fronde.db").unlink()
    await fill(url, 0)
    with pytest.raises(DatabaseRefusal, match=r"3 tables of fronde\.db\.daily-2026-01-03 are missing"):
        back_up_daily(url, "2026-01-04", 2)


async def test_copies_go_in_the_order_in_which_they_were_made_whatever_their_dates(url: str, tmp_path: Path) -> None:
    await fill(url, 1)
    now = time.time()
    for age, day in enumerate(("2099-01-01", "2026-01-03", "2026-01-01", "2026-01-02")):
        path = back_up_daily(url, day, 9)
        assert path is not None
        os.utime(path, (now - 100 + age, now - 100 + age))
    assert back_up_daily(url, "2026-01-04", 4)
    assert copies_of(tmp_path) == [f"daily-2026-01-0{day}" for day in (1, 2, 3, 4)], "the first that was made has gone"
    os.utime(tmp_path / "fronde.db.daily-2026-01-04", (now + 10**9, now + 10**9))
    (tmp_path / "fronde.db.daily-2026-01-02").write_bytes(b"no copy any more")
    for day in (5, 6):
        assert back_up_daily(url, f"2026-01-0{day}", 4)
    assert copies_of(tmp_path) == [f"daily-2026-01-0{day}" for day in (1, 3, 5, 6)]


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
