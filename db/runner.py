"""How work reaches the database: on SQLite in one hop to aiosqlite's thread, on a server through asyncio.

A statement awaited through the asyncio engine costs about four hops between threads, and a transaction twenty. Each hop
waits while the event loop or the computer is busy. Here work is a plain function of a Connection, so on SQLite all of
it runs in the thread of the connection.

The slowest part is waiting for the disk to confirm a write. So all work that arrives meanwhile shares the next
transaction, and it counts as done only after the commit.

A server may fail at any point. An uncommitted transaction leaves nothing behind, so its work is run again. If the
answer to a commit is lost, the server itself is asked whether the transaction was committed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.tables import read_json
from fronde.core.plain import write_json
from fronde.core.types import Json

log = logging.getLogger("fronde.db")

T = TypeVar("T")
Work = Callable[[Connection], object]
TRIES = 5
"""Number of attempts if a server loses the connection or the work collides with another process."""
PATIENCE = 10.0
"""Seconds to wait for a server that was available before: it may be restarting."""
PAUSE = 0.05
COLLIDED = ("40001", "40P01")
"""PostgreSQL's codes for work that must be run again: a serialization failure or a deadlock."""
TAKEN = "23505"
"""PostgreSQL's code for a row that is there already. If another process has only just inserted it, work that is run
again finds it."""
ENDED = ("57P01", "57P02", "57P03")
"""PostgreSQL's codes for the end of a connection: a shutdown, a crash, or a server that is still starting."""
CHANGES = "changes"
"""Whether the transaction of a connection contains more than queries."""
_NUMBER = text("select cast(pg_current_xact_id_if_assigned() as text)")
_END = text(
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where application_name = current_setting('application_name') and pid <> pg_backend_pid()"
)
_FATE = text("select pg_xact_status(cast(cast(:number as text) as xid8))")
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000",
           "secure_delete=on", "user_version=0")  # fmt: skip
"""The last pragma writes a page without changing a value, so a read-only database fails here."""


class Job(NamedTuple):
    """Work to be done, the future for its result, and whether it is a single query."""

    work: Work
    future: asyncio.Future[Any]
    is_query: bool


@dataclass(slots=True)
class BeforeCommit:
    """What is known of a transaction on a server when it begins to commit: its number, None if it has changed nothing,
    and the results."""

    number: str | None = None
    results: Sequence[object] = ()


class Runner:
    """An asyncio engine, and the work that waits for the current transaction to end. The connection it keeps is on
    SQLite the only one, and on a server the one that listens."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._inside: Engine | None = None
        self._waiting: list[Job] = []
        self._working: asyncio.Task[None] | None = None
        self._closing = False

    @classmethod
    async def open(cls, url: str, name: str = "fronde") -> Runner:
        """Create the engine and connect. `name`: what a server calls its connections, before a slash. Raises
        SQLAlchemyError or OSError."""
        settings: dict[str, Any] = {}
        if not url.startswith("sqlite"):  # on a server, each transaction sees a snapshot of one moment
            connect_args = {"server_settings": {"application_name": f"{name}/{secrets.token_hex(4)}"}}
            settings = {"isolation_level": "REPEATABLE READ", "connect_args": connect_args}
        runner = cls(create_async_engine(url, **_JSON, **settings))
        try:
            if runner._engine.dialect.name == "sqlite":
                event.listen(runner._engine.sync_engine, "connect", _prepare_sqlite)
                await runner._move_in()
            else:
                event.listen(runner._engine.sync_engine, "before_cursor_execute", _note_change)
                await (await runner._engine.connect()).close()
        except BaseException:
            await runner.close()
            raise
        return runner

    async def _move_in(self) -> None:
        """Open one connection and an engine for use inside its thread, where aiosqlite 0.22 executes the functions
        passed to `_execute`."""
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection
        self._inside = create_engine("sqlite://", creator=lambda: self._driver._conn, poolclass=StaticPool, **_JSON)

    async def run(self, work: Callable[[Connection], T], *, is_query: bool = False) -> T:
        """Run `work` in a transaction: committed when this returns, rolled back when it raises. `work` may run twice,
        if other work in the same transaction has failed. It also runs if its caller was cancelled. `is_query`: it is a
        single query, for which a server that has nothing else to do needs no transaction."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, future, is_query))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_off(), name="database")
        return await future

    async def _work_off(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            try:
                await self._carry_out(jobs)
            finally:  # if this task is cancelled, no caller must wait forever
                for job in jobs:
                    job.future.cancel()

    async def _carry_out(self, jobs: Sequence[Job]) -> None:
        """Run all jobs in one transaction. If that fails, run each in its own, unless the server is gone."""
        try:
            results = await self._transact([job.work for job in jobs], is_query=len(jobs) == 1 and jobs[0].is_query)
        except Exception as error:
            if len(jobs) > 1 and not _is_gone(error):
                for job in jobs:
                    await self._carry_out([job])
            for job in jobs:
                if not job.future.done():
                    job.future.set_exception(error)
            return
        for job, result in zip(jobs, results, strict=True):
            if not job.future.done():
                job.future.set_result(result)

    async def _transact(self, works: Sequence[Work], *, is_query: bool) -> Sequence[object]:
        if self._inside is None:
            return await self._transact_there(works, is_query)
        results: Sequence[object] = await self._driver._execute(_transact, self._inside, works)
        return results

    async def _transact_there(self, works: Sequence[Work], is_query: bool, tries: int = TRIES) -> Sequence[object]:
        """Run the jobs in one transaction on a server. Retries if it is certain that nothing was committed."""
        connection, before_commit = await self._connect(), BeforeCommit()
        try:
            return await connection.run_sync(_query_on if is_query else _transact_on, works, before_commit)
        except (DBAPIError, OSError) as error:
            is_gone = _is_gone(error)
            if is_gone and await self._is_kept(before_commit.number):
                return before_commit.results
            collides = _state(error) in COLLIDED or (_state(error) == TAKEN and tries == TRIES)
            if tries == 1 or not (is_gone or collides):
                raise
        await asyncio.sleep(PAUSE)
        return await self._transact_there(works, is_query, tries - 1)

    async def _is_kept(self, number: str | None) -> bool:
        """Whether the server has committed the transaction with this number (None: its commit had not begun). First
        ends sessions that have lost their connection, since the server may not have noticed. Raises ConnectionError if
        this cannot be determined."""
        for _ in range(int(PATIENCE / PAUSE)):
            connection = await self._connect()
            try:
                async with aclosing(connection):
                    await connection.execute(_END)
                    fate = (await connection.execute(_FATE, {"number": number})).scalar() if number else "aborted"
                if fate != "in progress":
                    return bool(fate == "committed")
            except (DBAPIError, OSError) as error:
                if not _is_gone(error):
                    return False  # unknown number: the server has crashed since, before the commit
            await asyncio.sleep(PAUSE)
        raise ConnectionError("it is not known whether the database has kept what was done")

    async def _connect(self) -> AsyncConnection:
        """A connection to a server; waits while it restarts. Raises ConnectionError."""
        tell_time = asyncio.get_running_loop().time
        last = tell_time() + PATIENCE
        while True:
            try:
                return await self._engine.connect()
            except (DBAPIError, OSError) as error:
                if self._closing or tell_time() > last:
                    raise ConnectionError(f"the database cannot be reached ({error})") from error
            await asyncio.sleep(PAUSE)

    async def listen(self, channel: str, hear: Callable[[str], None]) -> bool:
        """Call `hear` with every notification in a channel of PostgreSQL, until the connection for them is lost. Does
        nothing while there is one, or if none can be had now: notifications only save time. Returns whether it begins
        now."""
        if self._connection is not None and self._driver.is_closed():
            await self._connection.invalidate()
            await self._connection.close()
            self._connection = None
        if self._connection is not None:
            return False
        connection = await self._connect()
        try:
            self._driver = (await connection.get_raw_connection()).driver_connection
            await self._driver.add_listener(channel, lambda *facts: hear(facts[-1]))
            if self._closing:
                raise ConnectionError("this end is closing")
            self._connection = connection
        except Exception as error:  # asyncpg has its own kinds
            log.info("Nothing listens for other processes: %s", type(error).__name__)
        finally:
            if self._connection is None:
                await connection.invalidate()
                await connection.close()
        return self._connection is not None

    async def close(self) -> None:
        """Disconnect once all work is done."""
        self._closing = True
        if self._working is not None:
            await asyncio.wait([self._working])
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()


def _is_gone(error: BaseException) -> bool:
    """Whether an error means that the connection or the server is gone."""
    return isinstance(error, OSError) or getattr(error, "connection_invalidated", False) or _state(error) in ENDED


def _state(error: BaseException) -> str | None:
    """PostgreSQL's code for an error."""
    return getattr(getattr(error, "orig", None), "sqlstate", None)


def _write(value: Json) -> str:
    return write_json(value).decode()


_JSON: dict[str, Any] = {"json_serializer": _write, "json_deserializer": read_json}


def _transact(engine: Engine, works: Sequence[Work]) -> Sequence[object]:
    with engine.begin() as connection:
        return [work(connection) for work in works]


def _transact_on(connection: Connection, works: Sequence[Work], before_commit: BeforeCommit) -> Sequence[object]:
    """The same on a server, from beginning to end at once: every return to asyncio costs more than a statement."""
    with connection, connection.begin():
        connection.info[CHANGES] = False
        before_commit.results = [work(connection) for work in works]
        if connection.info[CHANGES]:
            before_commit.number = connection.execute(_NUMBER).scalar()
    return before_commit.results


def _query_on(connection: Connection, works: Sequence[Work], _: BeforeCommit) -> Sequence[object]:
    """A single query, which needs neither a beginning nor an end."""
    with connection.execution_options(isolation_level="AUTOCOMMIT"):
        return [work(connection) for work in works]


def _note_change(connection: Connection, cursor: object, statement: str, *rest: object) -> None:
    connection.info[CHANGES] = connection.info.get(CHANGES) or not statement.startswith("SELECT")


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()
