"""One process on a database: a second is told so, and nothing is left to wait for after a kill."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import db
from db.files import find_file
from fronde_bot.bot import FrondeBot, Settings, StartError

pytestmark = pytest.mark.sqlite("the lock beside a file keeps a second process out")

HOLD = """
import asyncio, sys, db
async def hold():
    store = db.Store(sys.argv[1], alone=True)
    await store.open()
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
asyncio.run(hold())
"""
"""A process that has a database open until its standard input ends."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database."""
    return f"sqlite+aiosqlite:///{tmp_path}/fronde.db"


def hold(url: str) -> subprocess.Popen[str]:
    """Another process, which opens it or is refused, and says so."""
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", HOLD, url], stdin=pipe, stdout=pipe, stderr=pipe, text=True)


@pytest.fixture
def other(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that has it open."""
    with hold(url) as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        yield process
        process.kill()


@pytest.mark.parametrize("how", ["%s", "sqlite+aiosqlite:///file:%s?uri=true"])
async def test_a_second_process_is_told_and_after_a_kill_the_next_starts_at_once(
    url: str, tmp_path: Path, other: subprocess.Popen[str], how: str
) -> None:
    address = how % (url if how == "%s" else f"{tmp_path}/fronde.db")
    second = FrondeBot(Settings(_env_file=None, database_url=address))
    with pytest.raises(StartError, match="another process has it open; stop that one first"):
        await second.open_store()
    reader = db.Store(address)
    await reader.open()
    assert await reader.count_games() == 0, "who only reads need not wait"
    await reader.close()
    other.kill()
    other.wait()
    await second.open_store()
    await second.store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the lock beside a database is the only one")
@pytest.mark.parametrize("way", ["hard link", "symbolic link", "lock deleted"])
async def test_the_file_is_held_by_whatever_name_it_goes(
    tmp_path: Path, other: subprocess.Popen[str], way: str
) -> None:
    path, name = tmp_path / "fronde.db", tmp_path / "elsewhere" / "other.db"
    name.parent.mkdir()
    if way == "hard link":
        name.hardlink_to(path)
    elif way == "symbolic link":
        name.symlink_to(path)
    else:
        path.with_name("fronde.db.lock").unlink()
        name = path
    second = FrondeBot(Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{name}"))
    for _ in range(2):
        with pytest.raises(StartError, match="another process has it open; stop that one first"):
            await second.open_store()
    db.back_up_to(f"sqlite+aiosqlite:///{path}", tmp_path / "copy.db")
    with pytest.raises(db.DatabaseRefusal, match="stop that one first"):
        db.restore_from(second.settings.database_url, tmp_path / "copy.db")
    other.kill()
    other.wait()
    await second.open_store()
    await second.store.close()


def test_nothing_is_put_in_the_place_of_a_database_that_a_bot_has_open(
    url: str, tmp_path: Path, other: subprocess.Popen[str]
) -> None:
    db.back_up_to(url, tmp_path / "copy.db")
    before = (tmp_path / "fronde.db").read_bytes()
    with pytest.raises(db.DatabaseRefusal, match="stop that one first"):
        db.restore_from(url, tmp_path / "copy.db")
    assert (tmp_path / "fronde.db").read_bytes() == before
    other.kill()
    other.wait()
    assert db.restore_from(url, tmp_path / "copy.db") is not None


async def test_a_successor_in_the_same_process_needs_not_wait_and_the_lock_ends_with_the_last(url: str) -> None:
    stores = [db.Store(url, alone=True) for _ in range(2)]
    for store in stores:
        await store.open()
    for store in stores:
        with hold(url) as attempt:
            assert "another process has it open" in attempt.communicate()[1]
        await store.close()
    with hold(url) as free:
        assert free.communicate()[0] == "open\n"


def test_what_is_no_file_needs_no_lock() -> None:
    for url in ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+asyncpg://me@host/fronde",
                "sqlite+aiosqlite:///file:shared?mode=memory&cache=shared&uri=true"):  # fmt: skip
        assert find_file(url) is None
    assert find_file("sqlite+aiosqlite:///fronde.db") == Path("fronde.db").resolve()
    assert find_file("sqlite+aiosqlite:////a b/fronde.db") == Path("/a b/fronde.db")
    # SQLAlchemy reads the signs of a URL, and SQLite those of its own URL within it once more
    assert find_file("sqlite+aiosqlite:///file:/a%2520b/fronde.db?uri=true") == Path("/a b/fronde.db")


async def test_a_successor_leaves_what_the_first_holds(url: str, tmp_path: Path) -> None:
    """Whatever opens and closes the file itself takes SQLite's locks from it: somebody who reads it from outside then
    clears away the log that is written to, and what is kept from then on is lost."""
    first, second = db.Store(url, alone=True), db.Store(url, alone=True)
    await first.open()
    await first.set_meta("colour", "red")
    await second.open()
    await second.close()
    look = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('select value from meta').fetchone()[0])"
    for colour in ("red", "blue"):
        await first.set_meta("colour", colour)
        attempt = [sys.executable, "-c", look, str(tmp_path / "fronde.db")]
        result = subprocess.run(attempt, capture_output=True, text=True, check=True)
        assert result.stdout.strip() == colour
    await first.close()
