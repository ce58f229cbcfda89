"""Several bots on one database server: each renews the claims on its shards, and looks at a table of its own at which
another has changed something. With a file there is one bot, and nothing to do."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from functools import partial
from typing import Any

from cogs.admin.incidents import log_incident
from fronde.core.errors import EngineError, PlayerError
from fronde.host.store import ClosedStore
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
        self._is_stopped, self._is_new = False, False
        self._one_at_a_time = asyncio.Lock()

    async def begin(self) -> None:
        """Claim the shards before anything is done, and go on renewing the claims."""
        await self._renew()
        if self.bot.store.claims is not None:
            self._begin(self._keep)

    async def close(self) -> None:
        """Stop renewing. The store ends the claims when it closes."""
        self.cancel()

    def cancel(self) -> None:
        """The same without waiting."""
        self._is_stopped = True
        for task in self._tasks:
            task.cancel()

    async def _keep(self) -> None:
        """Renew the claims again and again, by no clock that can be set, and read again what other processes may have
        changed."""
        for number in itertools.count(1):
            await asyncio.sleep(RENEWAL)
            try:
                await self._renew()
                if number % READING == 0:
                    self.bot.tables.languages = await self.bot.store.load_languages()
            except ClosedStore:
                return
            except EngineError as refusal:  # a later version has the database now
                self.bot.give_up(refusal)
                return
            except Exception as error:  # the next round tries again; without claims nothing is done twice
                log_incident(error, "the claims")

    async def _renew(self) -> None:
        store = self.bot.store
        hear, renew = lambda table: self._begin(partial(self._look_at, table)), partial(self._begin, self._renew)
        self._is_new |= await store.listen(hear, renew)  # what was told while nothing listened is found by looking
        await store.claim()
        if store.claims is not None and (store.claims.gains or self._is_new) and self.bot.is_ready():
            store.claims.gains, self._is_new = frozenset(), False
            self._begin(self._take_over)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if not self._is_stopped:
            task = asyncio.Task(self._safely(work), name="claims", context=Context())  # it belongs to no table or click
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except ClosedStore:  # for instance at its own notification that it has ended its claims
            pass
        except Exception as error:
            if not self._is_stopped:
                log_incident(error, "the claims")

    async def _take_over(self) -> None:
        """Do what is due at the tables of new shards."""
        bot = self.bot
        delivery, chores = bot.delivery, bot.housekeeping
        async with self._one_at_a_time:
            for work in (delivery.resume, delivery.sweep, bot.opponents.run, bot.timekeeper.run_round,
                         chores.look_after, chores.clear_away, chores.fill_results):  # fmt: skip
                await work()

    async def _look_at(self, table_id: int) -> None:
        """Deliver, and play for machines, at a table at which another process has changed something. Does nothing
        before the bot is ready, since it looks at all tables then."""
        if not self.bot.is_ready():
            return
        tables = self.bot.tables
        self.bot.delivery.wake(table_id)
        with suppress(PlayerError):  # the table is gone
            async with tables.hold(table_id) as table:
                tables.around.note_change(table)
            if isinstance(table, QueueTable):
                await tables.around.start_full_calls(table_id)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.claimant = Claimant(bot)
    await bot.claimant.begin()
