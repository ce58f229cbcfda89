"""Copies every row of a database into an empty one, from SQLite to PostgreSQL and back, while no bot runs on either.

A copy that is not finished has a mark in the place of its revision: a digest of all that is in the source. So no bot
starts on it, and the same command continues it only if the source has not changed. Values are copied as they are
stored: text is not read as JSON, so it keeps its bytes.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    cast,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ColumnElement

from db.files import IN_USE, check_log, check_whole, find_file, keep_others_out, looking, make_private, read_revision
from db.migrate import HEAD, REVISION, UNFINISHED, DatabaseRefusal, begin_alone, find_revision, migrate
from db.runner import Runner
from db.tables import metadata, tables

BATCH = 500
"""The number of rows that are read at once, and copied in one transaction if they belong to no table of games."""
ATTEMPTS, PAUSE = 20, 0.1
"""How often, and with what pause in seconds, to ask a server whether another process has the database open: a server
takes a moment to notice that one was killed."""
_OTHERS = text(
    "select count(*) from pg_stat_activity where datname = current_database() and application_name like 'fronde%'"
    " and application_name <> current_setting('application_name')"
)
_LAST = {
    "sqlite": text("select seq from sqlite_sequence where name = :part"),
    "postgresql": text("select pg_sequence_last_value(cast(pg_get_serial_sequence(:part, :column) as regclass))"),
}
"""By dialect: the last id that the database gave to a row, even if the row is deleted."""


class _JsonText(TypeDecorator[str]):
    """A JSON column of PostgreSQL, as text."""

    impl = Text
    cache_ok = True

    def bind_expression(self, bindvalue: ColumnElement[str]) -> ColumnElement[Any]:
        return cast(bindvalue, JSON)

    def column_expression(self, column: ColumnElement[str]) -> ColumnElement[Any]:
        return cast(column, Text)


def _make_verbatim(part: Table) -> Table:
    """The same table, with the values of its columns as they are stored."""
    kinds = {c.name: Text().with_variant(_JsonText(), "postgresql") for c in part.c if isinstance(c.type, JSON)}
    kinds |= {c.name: Text() for c in part.c if isinstance(c.type, TypeDecorator)}
    columns = [Column(c.name, kinds.get(c.name, c.type), primary_key=c.primary_key) for c in part.c]
    return Table(part.name, MetaData(), *columns)


PARTS = {part.name: _make_verbatim(part) for part in metadata.sorted_tables}
OF_GAMES = {
    part.name: PARTS[part.name].c[next((key.parent.name for key in part.foreign_keys), "id")]
    for part in metadata.sorted_tables
    if part is tables or any(key.column is tables.c.id for key in part.foreign_keys)
}
"""The parts that belong to tables of games, each with the column of the table's id."""
NUMBERED = {
    part.name: part.autoincrement_column.name
    for part in metadata.sorted_tables
    if part.autoincrement_column is not None
}
"""The parts whose rows get their ids from the database, each with the column of the id."""

Rows = dict[str, list[dict[str, Any]]]
Say = Callable[[str], object]


class Content(NamedTuple):
    """What a part holds: the number of its rows, and the sum of their digests, which does not depend on their order."""

    size: int
    total: int


Contents = dict[str, Content]


async def move_to(source: str, target: str, say: Say) -> bool:
    """Copy all that is in one database into another, or finish such a copy. Says in one line for each part whether both
    hold the same. Returns whether they do; only then can a bot use the copy. Raises DatabaseRefusal, SQLAlchemyError,
    OSError."""
    if (path := find_file(source)) is not None and read_revision(path) is None:
        raise DatabaseRefusal(f"there is no {'game in' if path.exists() else 'file'} {path.name}")
    async with _connect(source, check_whole) as old:
        if await old.run(find_revision) != HEAD:
            raise DatabaseRefusal("it is empty or of an older version; start the bot on it once")
        mark = _make_mark(await _read_contents(old))
        async with _connect(target, partial(_check_file, mark)) as new:
            await new.run(partial(_begin, mark))
            await _copy_others(old, new)
            await _copy_games(old, new, say)
            is_same = _compare(await _read_contents(old), await _read_contents(new), say)
            if is_same:
                await new.run(partial(_finish, await old.run(_find_last_ids)))
    return is_same


def _make_mark(contents: Contents) -> str:
    """The mark of an unfinished copy of all this. A revision has room for 32 characters."""
    return f"{UNFINISHED}{sha256(repr(contents).encode()).hexdigest()}"[:32]


@asynccontextmanager
async def _connect(url: str, check: Callable[[Path], object]) -> AsyncIterator[Runner]:
    """A database that no other process has open. `check`: run on a file, before anything is done to it."""
    with ExitStack() as stack:
        if (path := find_file(url)) is not None:
            stack.enter_context(keep_others_out(path, lambda: check(path)))
        runner = await Runner.open(url)
        try:
            await _check_sole_use(runner)
            yield runner
        finally:
            await runner.close()


async def _check_sole_use(runner: Runner) -> None:
    """Raise DatabaseRefusal if another process has a database on a server open."""
    for _ in range(ATTEMPTS):
        if not await runner.run(_count_others):
            return
        await asyncio.sleep(PAUSE)
    raise DatabaseRefusal(IN_USE)


def _count_others(c: Connection) -> int:
    return int(c.execute(_OTHERS).scalar_one()) if c.dialect.name == "postgresql" else 0


# --- the target ---


def _check_file(mark: str, path: Path) -> None:
    """Raise DatabaseRefusal if a file is neither empty nor the copy with this mark. It stays unchanged; a missing file
    is created."""
    check_log(path)
    if path.exists():
        with looking(path) as connection:
            _is_begun(mark, connection)
    make_private(path, path.parent)


def _is_begun(mark: str, c: Connection) -> bool:
    """Whether this is the unfinished copy with this mark. Raises DatabaseRefusal if it is anything else but empty."""
    names = inspect(c).get_table_names()
    revision = c.execute(REVISION).scalar() if "alembic_version" in names else None
    if str(revision).startswith(UNFINISHED) and revision != mark:
        raise DatabaseRefusal(
            "there is an unfinished copy in it, of another database or of this one as it was before; "
            "delete that copy, or use another database"
        )
    if names and revision != mark:
        raise DatabaseRefusal("it is not empty; nothing is written over")
    return bool(names)


def _begin(mark: str, c: Connection) -> None:
    """Make every part in an empty database, and mark it as a copy. Raises DatabaseRefusal as `_is_begun` does."""
    begin_alone(c)
    if not _is_begun(mark, c):
        migrate(c)
        for part in reversed(metadata.sorted_tables):
            c.execute(delete(part))
        _set_revision(c, mark)


def _set_revision(c: Connection, revision: str) -> None:
    c.execute(text("update alembic_version set version_num = :revision"), {"revision": revision})


def _finish(last: dict[str, int], c: Connection) -> None:
    """Let a bot use the copy: no new row gets an id that was there before."""
    for name, number in last.items():
        values = {"part": name, "column": NUMBERED[name], "last": number}
        if c.dialect.name == "postgresql":
            c.execute(text("select setval(pg_get_serial_sequence(:part, :column), :last)"), values)
        elif metadata.tables[name].dialect_options["sqlite"]["autoincrement"]:
            c.execute(text("delete from sqlite_sequence where name = :part"), values)
            c.execute(text("insert into sqlite_sequence (name, seq) values (:part, :last)"), values)
    _set_revision(c, HEAD)


# --- copying ---


async def _copy_others(old: Runner, new: Runner) -> None:
    """Copy what belongs to no table of games, which may refer to it."""
    for name in (name for name in PARTS if name not in OF_GAMES):
        count = await new.run(partial(_count, PARTS[name]))
        while rows := await old.run(partial(_read_batch, PARTS[name], count)):
            await _store(new, {name: rows}, name)
            count += len(rows)


async def _copy_games(old: Runner, new: Runner, say: Say) -> None:
    """Copy each table of games in a transaction of its own."""
    numbers, copies = await old.run(_list_games), set(await new.run(_list_games))
    say(f"{len(numbers)} tables of games to copy, {len(copies)} of them are there already.")
    for number in numbers:
        if number not in copies:
            await _store(new, await old.run(partial(_read_game, number)), f"table {number}")


async def _store(new: Runner, rows: Rows, what: str) -> None:
    try:
        await new.run(partial(_write, rows))
    except DBAPIError as error:
        raise DatabaseRefusal(f"{what} does not fit ({error.orig})") from error


def _count(part: Table, c: Connection) -> int:
    return int(c.execute(select(func.count()).select_from(part)).scalar_one())


def _list_games(c: Connection) -> list[int]:
    return list(c.execute(select(tables.c.id).order_by(tables.c.id)).scalars())


def _read_batch(part: Table, start: int, c: Connection) -> list[dict[str, Any]]:
    query = select(part).order_by(*part.primary_key).offset(start).limit(BATCH)
    return [dict(row) for row in c.execute(query).mappings()]


def _read_game(number: int, c: Connection) -> Rows:
    queries = {name: select(PARTS[name]).where(column == number) for name, column in OF_GAMES.items()}
    return {name: [dict(row) for row in c.execute(query).mappings()] for name, query in queries.items()}


def _write(rows: Rows, c: Connection) -> None:
    for name, several in rows.items():
        if several:
            c.execute(insert(PARTS[name]), several)


def _find_last_ids(c: Connection) -> dict[str, int]:
    """The last id that each part gave to a row, even if that row was deleted. Only parts that gave any."""
    last = {}
    for name, column in NUMBERED.items():
        number = c.execute(_LAST[c.dialect.name], {"part": name, "column": column}).scalar()
        highest = c.execute(select(func.max(PARTS[name].c[column]))).scalar()
        last[name] = max(number or 0, highest or 0)
    return {name: number for name, number in last.items() if number}


# --- comparing ---


async def _read_contents(runner: Runner) -> Contents:
    return {name: await runner.run(partial(_add_up, part)) for name, part in PARTS.items()}


def _add_up(part: Table, c: Connection) -> Content:
    size = total = 0
    for row in c.execute(select(part).execution_options(yield_per=BATCH)):
        size += 1
        total += int.from_bytes(sha256(repr(tuple(row)).encode()).digest())
    return Content(size, total)


def _compare(old: Contents, new: Contents, say: Say) -> bool:
    """Say in one line for each part whether both hold the same. Returns whether all do."""
    for name, content in old.items():
        if content == new[name]:
            say(f"{name}: {content.size} rows, each the same in the copy.")
        elif content.size == new[name].size:
            say(f"{name}: {content.size} rows, NOT all the same in the copy.")
        else:
            say(f"{name}: {content.size} rows, but {new[name].size} in the copy.")
    return old == new
