"""A database is copied from SQLite into PostgreSQL and back, however often that is cut off. Foreign data is refused."""

from __future__ import annotations

import asyncio
import gzip
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import db
from db import move
from db.migrate import DatabaseRefusal
from fronde_bot import bot
from tests.db.postgres import create_database
from tests.db.test_store import record
from tests.e2e.conftest import ROOT

pytestmark = pytest.mark.sqlite("it opens a PostgreSQL itself")
ODD = (
    """update tables set position = '{"cut":  "o' where id = 1""",
    """update tables set scored = 'null', options = '{"a":  1e2, "é": "\\u0000"}' where id = 1""",
    "update tables set seed = '123456789012345678901234567890' where id = 2",
    "delete from outbox where id = (select max(id) from outbox)",
    "insert into people (user, rest, learned) values (9007199254740993, '{ }', '[]')",
    """update tables set league = '{"is_on":  true, "members": {}}', queue = '{"tickets":  {}}' where id = 3""",
    "insert into tries (id, puzzle, user, is_solved) values (7, 'toy/a', 5, 1), (9, 'toy/a', null, 0)",
    """insert into reports (id, user, at, locale, messages, line, remark)
    values (3, null, 1, 'fr', '["a",  "é"]', 'é\u202f!', '')""",
    "insert into claims values (2, 1, 'host:1:ab', 1764195137.0123456), (2, 0, '', 0.0)",
    "insert into servers (guild, settings, puzzle_day) values (9007199254740993, '{ }', 20783)",
)
"""Makes rows that a reader of JSON would write otherwise, and deletes the notice with the highest id."""


def url_of(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def touch(url: str) -> None:
    """Start on a database, and stop."""
    store = db.Store(url, alone=True)
    await store.open()
    await store.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with games, notices and people, of this version."""
    path = tmp_path_factory.mktemp("filled") / "table.db"
    path.write_bytes(gzip.decompress((ROOT / "tests" / "upgrade" / "table.db.gz").read_bytes()))
    asyncio.run(touch(url_of(path)))
    with closing(sqlite3.connect(path)) as file, file:
        for change in ODD:
            file.execute(change)
        file.executemany("insert into direct values (?, ?, null)", [(user, -user) for user in range(1, 1300)])
    return path


@pytest.fixture
def games(filled: Path, tmp_path: Path) -> Path:
    """A copy of that file."""
    return Path(shutil.copy(filled, tmp_path))


def read_all(path: Path) -> dict[str, list[Any]]:
    """Every value of a file with its type, and the last id of its notices."""
    with closing(sqlite3.connect(path)) as file:
        names = [name for (name,) in file.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(map(repr, _read(file, name))) for name in names}


def _read(file: sqlite3.Connection, table: str) -> list[Any]:
    columns = sorted(name for (name,) in file.execute(f"select name from pragma_table_info('{table}')"))
    each = ", ".join(f'"{name}", typeof("{name}")' for name in columns)
    return file.execute(f'select {each} from "{table}"').fetchall()


def kill_copy(source: str, target: str, *writes: int) -> None:
    """Copy, and be killed in these writes of each run."""
    command = [sys.executable, "-m", "tests.db.killed_move", source, target, *map(str, writes)]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_games_go_to_postgresql_and_back_though_every_run_is_killed(
    games: Path, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    back, before = tmp_path / "back.db", read_all(games)
    for source, target, kills in ((url_of(games), postgres, (0, 9, 0)), (postgres, url_of(back), (0, 12))):
        kill_copy(source, target, *kills)
        with pytest.raises(DatabaseRefusal, match="unfinished copy; repeat the same `move-to`"):
            asyncio.run(touch(target))
        monkeypatch.setenv("DATABASE_URL", source)
        assert bot.main(["move-to", target]) == 0
        lines = capsys.readouterr().out
        assert re.search(r"^16 tables of games to copy, [1-9]\d? of them are there already\.$", lines, re.MULTILINE)
        assert "\nactions: 508 rows, each the same in the copy.\n" in lines and "DATABASE_URL to the new one" in lines
        assert bot.main(["move-to", target]) == 2 and "it is not empty" in capsys.readouterr().err
    assert read_all(back) == before and len(before["direct"]) > 2 * move.BATCH
    assert read_all(games) == before, "the source is as it was"


async def test_new_rows_of_a_copy_get_new_ids(games: Path, postgres: str) -> None:
    assert await move.move_to(url_of(games), postgres, print)
    with closing(sqlite3.connect(games)) as file:
        (notice,) = file.execute("select seq from sqlite_sequence where name = 'outbox'").fetchone()
        (table,) = file.execute("select max(id) from tables").fetchone()
    store = db.Store(postgres, alone=True)
    await store.open()
    assert await store.create_table(record(channel=1)) == table + 1
    await store.post_everywhere((await store.find_failures())[0])
    newest = await store._run(
        lambda c: c.execute(text("select min(id) from outbox where id >= :id"), {"id": notice}).scalar()
    )
    await store.close()
    assert newest == notice + 1, "the id of the deleted notice is not used again"


async def expect_refusal(source: str, target: str, why: str) -> None:
    with pytest.raises(DatabaseRefusal, match=why):
        await move.move_to(source, target, print)


async def test_a_bot_must_not_run_on_either(
    games: Path, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move, "ATTEMPTS", 2)
    store = db.Store(postgres, alone=True)
    await store.open()
    await expect_refusal(postgres, url_of(tmp_path / "new.db"), "another process has it open")
    await expect_refusal(url_of(games), postgres, "another process has it open")
    await store.close()
    command = ["flock", f"{games}.lock", "sh", "-c", "echo; read line"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot_of_another:
        assert bot_of_another.stdout is not None and bot_of_another.stdout.readline()
        await expect_refusal(url_of(games), url_of(tmp_path / "new.db"), "another process has it open")
        bot_of_another.communicate(b"\n")


async def test_foreign_data_is_not_touched(games: Path, postgres_server: Path, postgres: str, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as file, file:
        file.execute("create table letters (text)")
    before = foreign.read_bytes()
    await expect_refusal(url_of(games), url_of(foreign), "it is not empty")
    await expect_refusal(url_of(games), url_of(games), "it is not empty")
    await expect_refusal(url_of(tmp_path / "missing.db"), url_of(tmp_path / "new.db"), "there is no file missing.db")
    assert foreign.read_bytes() == before and not [*tmp_path.glob("missing*"), *tmp_path.glob("new*")]
    await touch(postgres)
    await expect_refusal(url_of(games), postgres, "it is not empty")
    await expect_refusal(
        create_database(postgres_server, "empty"), url_of(tmp_path / "new.db"), "it is empty or of an older"
    )


def test_an_unfinished_copy_goes_on_from_the_same_source_and_a_difference_is_found(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy.db"
    kill_copy(url_of(games), url_of(target), 13)
    with closing(sqlite3.connect(target)) as file, file:
        file.execute('update actions set at = at + 1 where "table" = 1 and number = 1')
        file.execute('delete from visits where "table" = 1')
    before = read_all(target)
    monkeypatch.setenv("DATABASE_URL", url_of(games))
    with closing(sqlite3.connect(games)) as file:
        file.execute("update players set name = name || '.'").connection.commit()
        assert bot.main(["move-to", url_of(target)]) == 2 and read_all(target) == before
        assert "an unfinished copy in it, of another database or of this one as it was" in capsys.readouterr().err
        file.execute("update players set name = rtrim(name, '.')").connection.commit()
    assert bot.main(["move-to", url_of(target)]) == 1
    lines = capsys.readouterr().out
    assert "\nactions: 508 rows, NOT all the same in the copy.\n" in lines
    assert (
        re.search(r"^visits: 42 rows, but \d\d in the copy\.$", lines, re.MULTILINE) and "No bot starts on it" in lines
    )
    with pytest.raises(DatabaseRefusal, match="unfinished copy"):
        asyncio.run(touch(url_of(target)))
