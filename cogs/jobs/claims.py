"""Several bots on one database server: each renews the claims on its shards, and looks at a table of its own at which
another has changed something. With a file there is one bot, and nothing to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from discord.ext import tasks

from cogs.admin.incidents import log_incident
from fronde.core.errors import EngineError, PlayerError
from fronde.host.store import StoreClosed
from fronde.host.table import QueueTable

RENEWAL = 2.0
"""Seconds between two renewals; `db.claims.LEASE` is three times as long."""
READING = 15
"""Number of renewals after which what people have set in another process is read again."""


class Claimant:
    """The loop that renews the claims, and the tasks that began because of a claim or a notification."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def begin(self) -> None:
        """Claim the shards before anything is done, and go on renewing the claims."""
        await self._renew()
        if self.bot.store.claims is not None:
            self.renew.start()

    async def close(self) -> None:
        """Stop renewing. The store ends the claims when it closes."""
        self.cancel()

    def cancel(self) -> None:
        """The same without waiting."""
        self._stopped = True
        self.renew.cancel()
        for task in self._tasks:
            task.cancel()

    @tasks.loop(seconds=RENEWAL)
    async def renew(self) -> None:
        """Renew the claims, and read again what other processes may have changed."""
        try:
            await self._renew()
            if self.renew.current_loop % READING == 0:
                self.bot.tables.languages = await self.bot.store.load_languages()
        except StoreClosed:
            return
        except EngineError as refusal:  # a later version has the database now
            self.bot.give_up(refusal)
        except Exception as error:  # the next round tries again; without claims nothing is done twice
            log_incident(error, "the claims")

    async def _renew(self) -> None:
        store = self.bot.store
        before = store.claims.shards if store.claims is not None else frozenset()
        await store.listen(lambda table: self._begin(partial(self._look_at, table)), partial(self._begin, self._renew))
        if await store.claim() - before and self.bot.is_ready():
            self._begin(self._take_over)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._stopped:
            task = asyncio.get_running_loop().create_task(self._safely(work), name="claims")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            if not self._stopped:
                log_incident(error, "the claims")

    async def _take_over(self) -> None:
        """Do what is due at the tables of new shards."""
        await self.bot.delivery.resume()
        await self.bot.delivery.sweep()
        await self.bot.opponents.run()
        await self.bot.timekeeper.look()
        await self.bot.housekeeping.start_over()

    async def _look_at(self, table_id: int) -> None:
        """Deliver, and play for machines, at a table at which another process has changed something."""
        tables = self.bot.tables
        self.bot.delivery.wake(table_id)
        with suppress(PlayerError):  # the table is gone
            async with tables.hold(table_id) as table:
                tables.around.note_change(table)
            if isinstance(table, QueueTable):
                await tables.around.start_called(table_id)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.claimant = Claimant(bot)
    await bot.claimant.begin()
