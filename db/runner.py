"""How work reaches the database: on SQLite in one hop to aiosqlite's thread, elsewhere as asyncio does it.

A statement awaited through the asyncio engine costs about four hops between threads, a transaction twenty, each of
which waits while the event loop or the machine is busy. Work here is a plain function of a Connection, so on SQLite the
whole of it can run in the thread where the connection lives.

What takes longest is to have the disk say that it holds what was written. So all work that has come in meanwhile shares
the next transaction, and none of it is done before that is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fronde.core.plain import write_json
from fronde.core.types import Json

T = TypeVar("T")
Work = Callable[[Connection], Any]
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000",
           "secure_delete=on", "user_version=0")  # fmt: skip
"""The last changes nothing but writes a page: where none can be written, that is found out here."""


class Job(NamedTuple):
    """Work that waits, and what comes of it."""

    work: Work
    done: asyncio.Future[Any]


class Runner:
    """An asyncio engine, on SQLite its one connection, and the work that waits for the transaction under way to end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._inside: Engine | None = None
        self._waiting: list[Job] = []
        self._working: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Runner:
        """Connect. Raises SQLAlchemyError or OSError."""
        runner = cls(create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"), json_serializer=_write))
        if runner._engine.dialect.name == "sqlite":
            event.listen(runner._engine.sync_engine, "connect", _prepare_sqlite)
            try:
                await runner._move_in()
            except BaseException:
                await runner.close()
                raise
        return runner

    async def _move_in(self) -> None:
        """Hold one connection and see it from inside its thread: aiosqlite 0.22 runs what `_execute` is given there."""
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection
        self._inside = create_engine(
            "sqlite://", creator=lambda: self._driver._conn, poolclass=StaticPool, json_serializer=_write
        )

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction: committed when this returns, rolled back when it raises. It may be run twice,
        where other work it shared a transaction with has failed, and is run although nobody waits for it any more."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_off(), name="database")
        return await done

    async def _work_off(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            try:
                await self._carry_out(jobs)
            finally:  # nobody waits for ever where this is cancelled
                for job in jobs:
                    job.done.cancel()

    async def _carry_out(self, jobs: Sequence[Job]) -> None:
        """All of it in one transaction; where that fails, each in one of its own."""
        try:
            results = await self._transact([job.work for job in jobs])
        except Exception as error:
            if len(jobs) == 1 and not jobs[0].done.done():
                jobs[0].done.set_exception(error)
            for job in jobs if len(jobs) > 1 else ():
                await self._carry_out([job])
            return
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)

    async def _transact(self, works: Sequence[Work]) -> Sequence[Any]:
        if self._inside is None:
            async with self._engine.begin() as connection:
                return await connection.run_sync(_work_through, works)
        found: Sequence[Any] = await self._driver._execute(_transact, self._inside, works)
        return found

    async def close(self) -> None:
        """Disconnect, once nothing waits."""
        if self._working is not None:
            await asyncio.wait([self._working])
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()


def _write(value: Json) -> str:
    return write_json(value).decode()


def _transact(engine: Engine, works: Sequence[Work]) -> Sequence[Any]:
    with engine.begin() as connection:
        return _work_through(connection, works)


def _work_through(connection: Connection, works: Sequence[Work]) -> Sequence[Any]:
    return [work(connection) for work in works]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()
