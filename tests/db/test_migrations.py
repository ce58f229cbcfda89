"""Bringing a database up to date: all of it or nothing, whatever interrupts it, and a copy first."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

import db
from db import migrate
from db.files import read_revision
from tests.db.test_store import record

pytestmark = pytest.mark.sqlite("no PostgreSQL was made by an earlier version")

NOW, HERE = migrate.HEAD, migrate.SCRIPTS
NEXT = '''"""One more."""

import sqlalchemy as sa
from alembic import op

revision = "1999"
down_revision = "{before}"


def upgrade():
    op.create_table("first", sa.Column("id", sa.Integer, primary_key=True))
    op.add_column("tables", sa.Column("colour", sa.String(8)))
    op.execute("update tables set colour = 'red'")
    op.create_table("last", sa.Column("id", sa.Integer, primary_key=True))
'''


class Fault(Exception):
    """What goes wrong in these tests."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database file."""
    return tmp_path / "fronde.db"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A program one migration on; calling `monkeypatch.undo()` gives this one again."""
    scripts = tmp_path / "migrations"
    shutil.copytree(migrate.SCRIPTS, scripts)
    (scripts / "versions" / "1999_more.py").write_text(NEXT.format(before=migrate.HEAD), encoding="utf-8")
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)
    monkeypatch.setattr(migrate, "HEAD", "1999")
    return "1999"


def store_on(path: Path) -> db.Store:
    """A store on a file."""
    return db.Store(f"sqlite+aiosqlite:///{path}")


def dump(path: Path) -> list[str]:
    """All that a database holds."""
    with sqlite3.connect(path) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines


@contextmanager
def fault_after(statements: int) -> Iterator[None]:
    """Something goes wrong once so many statements have been carried out."""
    calls = 0

    def count(*_: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == statements:
            raise Fault

    event.listen(Engine, "after_cursor_execute", count)
    yield
    event.remove(Engine, "after_cursor_execute", count)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts are forks, so that they are quick")
def test_a_start_killed_at_any_moment_leaves_a_database_that_opens(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "tests.db.killed_starts", str(tmp_path), "30"]
    result = subprocess.run(program, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) > 0, "no kill came in time"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="starts are forks, so that they are quick")
async def test_an_upgrade_killed_at_any_moment_leaves_a_database_that_opens_with_its_games(
    tmp_path: Path, path: Path, later: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as now:
        now.setattr(migrate, "SCRIPTS", HERE)
        now.setattr(migrate, "HEAD", NOW)
        store = store_on(path)
        await store.open()
        await store.create_table(record())
        await store.close()
    folder = tmp_path / "killed"
    folder.mkdir()
    program = [sys.executable, "-m", "tests.db.killed_starts", folder, "12", path, migrate.SCRIPTS, later]
    result = subprocess.run([*map(str, program)], capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) > 0, "no kill came in time"
    for number in range(12):
        lines = dump(folder / f"{number}.db")
        assert "colour" in "".join(lines) and any("'Ann'" in line for line in lines)
        assert dump(folder / f"{number}.db.{NOW}.bak") == dump(path)


async def interrupt(path: Path) -> int:
    """Open a file, something going wrong after the first statement, then after the second, and so on until it is open;
    after every fault it is as it was. Gives the number of faults."""
    before, faults = dump(path), 0
    while True:
        store = store_on(path)
        try:
            with fault_after(faults + 1):
                await store.open()
        except Fault:
            faults += 1
            assert dump(path) == before, f"after statement {faults}"
        else:
            await store.close()
            return faults


async def test_a_fault_after_any_statement_of_the_first_start_leaves_nothing(path: Path) -> None:
    assert await interrupt(path) > 12
    assert read_revision(path) == migrate.HEAD


async def test_a_fault_after_any_statement_of_an_upgrade_leaves_it_as_it_was(
    path: Path, later: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as now:
        now.setattr(migrate, "SCRIPTS", HERE)
        now.setattr(migrate, "HEAD", NOW)
        store = store_on(path)
        await store.open()
        await store.create_table(record())
        await store.close()
    before = dump(path)
    assert await interrupt(path) > 5
    assert read_revision(path) == later and "colour" in "".join(dump(path))
    assert dump(path.with_name(f"fronde.db.{NOW}.bak")) == before
    assert sorted(file.name for file in path.parent.iterdir() if file.is_file()) == [
        "fronde.db",
        f"fronde.db.{NOW}.bak",
    ]


async def test_a_database_this_program_has_outgrown_is_refused_by_an_earlier_one(
    path: Path, later: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_on(path)
    await store.open()
    await store.close()
    assert [file.name for file in path.parent.glob("*.bak")] == [], "there was nothing to keep"
    monkeypatch.undo()
    with pytest.raises(db.DatabaseRefusal, match=later):
        await store_on(path).open()
