"""How a transaction reaches the database: on SQLite in one hop to aiosqlite's thread, elsewhere as asyncio does it.

A statement awaited through the asyncio engine costs about four hops between threads, a transaction twenty, each of
which waits while the event loop or the machine is busy. A transaction here is a plain function of a Connection, so
on SQLite the whole of it can run in the thread where the connection lives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
PRAGMAS = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000")


class Runner:
    """An asyncio engine, and on SQLite its one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._inside: Engine | None = None
        self._turn = asyncio.Lock()
        """Elsewhere than on SQLite: one transaction of ours at a time, as there."""

    @classmethod
    async def open(cls, url: str) -> Runner:
        """Connect. Raises SQLAlchemyError or OSError."""
        runner = cls(create_async_engine(url, pool_pre_ping=not url.startswith("sqlite")))
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
        self._inside = create_engine("sqlite://", creator=lambda: self._driver._conn, poolclass=StaticPool)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction of its own: committed when it returns, rolled back when it raises."""
        if self._inside is None:
            async with self._turn, self._engine.begin() as connection:
                return await connection.run_sync(work)
        result: T = await self._driver._execute(_transact, self._inside, work)
        return result

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"pragma {pragma}")
    cursor.close()
