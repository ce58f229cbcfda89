"""A database of another version: one sentence, and not a byte of it is touched."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine

import db
from db.migrate import upgrade
from fronde_bot.bot import FrondeBot, Settings, StartError

pytestmark = pytest.mark.sqlite("files of other versions are left as they are")

EARLIER = "made by an earlier version of Fronde; keep it with that version, or start with a new file."


def stand_at(revision: str | None) -> list[str]:
    """The statements that make a database which stands there; None: tables, and nothing that says of which version."""
    statements = [
        "create table tables (id integer primary key, game varchar(32))",
        "insert into tables values (1, 'toy')",
    ]
    if revision is not None:
        statements += ["create table alembic_version (version_num varchar(32) not null)"]
        statements += [f"insert into alembic_version values ('{revision}')"]
    return statements


def write_closed(path: Path, statements: list[str]) -> None:
    """A database as another program leaves it, not in SQLite's WAL mode."""
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def closed_in_wal_mode(path: Path, statements: list[str]) -> None:
    """A database as an earlier version leaves it when it stops."""
    write_closed(path, ["pragma journal_mode=wal", *statements])


def write_killed(path: Path, statements: list[str]) -> None:
    """A database as an earlier version leaves it when it is killed: everything still stands in the log beside it."""
    with sqlite3.connect(path.with_name("running.db")) as connection:
        for statement in ["pragma journal_mode=wal", *statements]:
            connection.execute(statement)
        connection.commit()
        for end in ("", "-wal", "-shm"):
            shutil.copy(path.with_name(f"running.db{end}"), path.with_name(f"{path.name}{end}"))
    connection.close()


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder; but SQLite's index of a log may change, which holds nothing."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


async def refusal(path: Path) -> str:
    """What whoever starts the bot on a file is told."""
    bot = FrondeBot(Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}"))
    with pytest.raises(StartError) as error:
        await bot.open_store()
    return str(error.value)


@pytest.mark.parametrize("write_database", [write_closed, closed_in_wal_mode, write_killed])
@pytest.mark.parametrize("revision", ["0001", "0002", "0003", None])
async def test_an_earlier_one_is_refused_and_left_as_it_is(
    tmp_path: Path, write_database: Callable[[Path, list[str]], None], revision: str | None
) -> None:
    path = tmp_path / "it's 100% mine.db"
    write_database(path, stand_at(revision))
    before = contents(tmp_path)
    assert (await refusal(path)).endswith(EARLIER)
    assert contents(tmp_path) == before


@pytest.mark.parametrize("write_database", [write_closed, closed_in_wal_mode, write_killed])
async def test_a_later_one_is_refused_and_left_as_it_is(
    tmp_path: Path, write_database: Callable[[Path, list[str]], None]
) -> None:
    path = tmp_path / "fronde.db"
    write_database(path, stand_at("9999"))
    before = contents(tmp_path)
    assert "made by a later version of Fronde (revision 9999)" in await refusal(path)
    assert contents(tmp_path) == before


def test_a_database_that_is_no_file_is_refused_as_well(tmp_path: Path) -> None:
    """What has no file to look into first is asked in the transaction that would bring it up to date."""
    write_closed(tmp_path / "fronde.db", stand_at("0003"))
    engine = create_engine(f"sqlite:///{tmp_path}/fronde.db")
    with engine.begin() as connection, pytest.raises(db.DatabaseRefusal):
        upgrade(connection)
    engine.dispose()
