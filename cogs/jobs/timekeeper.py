"""Sees that time passes: notes that the bot is there, and does at each table what is due. All that is due stands in the
database, and what is done about it is written with it: a restart loses nothing and does nothing twice."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord.ext import tasks

from cogs.admin.incidents import log_incident
from fronde.core.errors import EngineError, PlayerError
from fronde.core.types import Seat
from fronde.host import notices as kinds
from fronde.host.actors import Clock, House, Order
from fronde.host.announcements import deadlines_of
from fronde.host.commands.clock import Tell, Tick, find_forfeit
from fronde.host.commands.orders import Obey
from fronde.host.commands.play import Act
from fronde.host.hours import UNKNOWN_ZONES, Rest
from fronde.host.notices import Notice
from fronde.host.past import public
from fronde.host.store import Following
from fronde.host.table import GameTable, Playing
from fronde.host.tables import Tables

log = logging.getLogger("fronde.cogs")

BEAT = 30.0
"""Seconds between looks at the clock."""
MOST_FORFEITS = 500
"""Answers given by default in one go."""
DIGEST = 20 * 3600
"""Seconds between two digests of a table for whoever follows it."""
CALLS = (kinds.Asking, kinds.TurnLetter, kinds.LateNote)
"""Notices whose reader knows from then on what is asked."""


class Timekeeper:
    """A loop over what is due. While Discord is out of reach no beat is noted: nobody can play then."""

    def __init__(self, bot: discord.Client, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._lost: set[int] = set()
        self._was_away = False
        self._stopped = False

    # --- starting and stopping ---

    async def begin(self) -> None:
        """Note since when the bot was away, before anybody can do anything."""
        await self.beat()

    async def run(self) -> None:
        """Look at the clock from now on, unless the bot is being stopped."""
        if not (self._stopped or self.look.is_running()):
            self.look.start()

    async def close(self) -> None:
        """Look no more."""
        self.cancel()

    def cancel(self) -> None:
        """Look no more."""
        self._stopped = True
        self.look.cancel()

    async def lose(self, shard: int) -> None:
        """Discord is out of reach."""
        self._lost.add(shard)

    async def find(self, shard: int) -> None:
        """It is there again."""
        self._lost.discard(shard)
        await self._safely()

    # --- what is done ---

    @tasks.loop(seconds=BEAT)
    async def look(self) -> None:
        """Note that the bot is there, and do what is due."""
        await self._safely()

    async def _safely(self) -> None:
        try:
            if not self._lost:
                await self.beat()
                await self.sweep()
                await self._tell_anew()
                await self.digest()
        except EngineError:  # the bot is being stopped, and the store closed
            log.info("The clocks are left to the next start.")
        except Exception as error:
            log_incident(error, "the clocks")

    async def beat(self) -> None:
        """Note that the bot is there."""
        times = self.tables.times
        now = times.now()
        times.outages = await self.tables.store.beat(now, times.gap)
        times.beat = now
        self._was_away = self._was_away or any(end == now for _, end in times.outages[-1:])

    async def _each(self, what: str, work: Iterable[tuple[int, Callable[[], Awaitable[object]]]]) -> None:
        """Do something for one table after the other; a fault at one holds up no other."""
        for table, do in work:
            try:
                await do()
            except PlayerError as error:
                log.info("Table %s: what was due is not any more (%s).", table, error.reason.id)
            except Exception as error:
                if self._stopped:  # the store is closed
                    raise
                log_incident(error, f"{what} of table {table}")

    async def _tell_anew(self) -> None:
        """Have tables say anew until when there is time: nobody's has passed while the bot was away."""
        table_ids = await self.tables.store.timed_tables() if self._was_away else ()
        self._was_away = False
        await self._each("the deadlines", [(table, partial(self._tell_deadlines, table)) for table in table_ids])

    async def _tell_deadlines(self, table_id: int) -> None:
        async with self.tables.hold(table_id) as table:
            if isinstance(table, Playing):
                await self.tables.post(table, deadlines_of(table))

    async def sweep(self) -> None:
        """Do what is due, at one table after the other. After an outage all are looked at: if it was the clock of the
        machine that was ahead, what was due then is due now."""
        due = await self.tables.store.tables_due(2**62 if self._was_away else self.tables.times.now())
        await self._each("the clocks", [(table, partial(self._do_due, table)) for table in due])
        while UNKNOWN_ZONES:
            log.warning("The time zone %r is unknown here: it is read as UTC.", UNKNOWN_ZONES.pop())

    async def _do_due(self, table_id: int) -> None:
        _, visits = await self.tables.store.last_signs(table_id)
        await self.tables.run(table_id, House(), Tick(self.tables.times, visits))
        forfeits: list[Act | Obey] = []
        while len(forfeits) < MOST_FORFEITS:
            async with self.tables.hold(table_id) as table:
                answer = find_forfeit(table, forfeits)
            if answer is None:
                return
            forfeits.append(answer)
            await self._each("an answer", [(table_id, partial(self._answer, table_id, answer))])

    async def _answer(self, table_id: int, answer: Act | Obey) -> None:
        if isinstance(answer, Obey):
            await self.tables.run(table_id, Order(answer.owner), answer)
        else:
            await self.tables.run(table_id, Clock(), answer)
            log.info("Table %s: %s was answered by default for %s.", table_id, answer.step, answer.seat)

    async def digest(self) -> None:
        """Tell whoever follows a table what has happened there, once a day."""
        due = await self.tables.store.follows_due(self.tables.times.now() - DIGEST)
        await self._each("a digest", [(following.table, partial(self._send_digest, following)) for following in due])

    async def _send_digest(self, following: Following) -> None:
        now, store = self.tables.times.now(), self.tables.store
        if Rest.read((await store.load_person(following.user)).rest).is_on(now):
            return
        async with self.tables.hold(following.table) as table:
            last, since = not table.record.is_open, following.action_count
            groups = await self.tables.load_events(table) if isinstance(table, GameTable) else []
        public_events = public([event for events in groups[since:] for event in events])
        if public_events or last:  # nobody learns that something was done unseen
            notice = Notice(kinds.Digest(events=public_events, locale=following.locale), following.user)
            await store.post_digest(following, notice, len(groups), now, last=last)
            self.tables.wake(following.table)

    async def note_delivered(self, notice: Notice) -> None:
        """Whoever has been told what is asked has time from now on."""
        body = notice.body
        if not isinstance(body, CALLS):
            return
        async with self.tables.hold(notice.table) as table:
            seats: Sequence[Seat] = []
            if isinstance(table, Playing) and table.record.schedule.timing:
                seats = body.called if notice.to is None else table.seats_of(notice.to)
        if seats:
            with suppress(PlayerError):
                late = isinstance(body, kinds.LateNote)
                await self.tables.run(notice.table, House(), Tell(self.tables.times, seats, late))
        await self.tables.obey(notice.table)  # last: should it fail, the clocks run


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.timekeeper = keeper = Timekeeper(bot, bot.tables)
    bot.delivery.on_delivered = keeper.note_delivered
    await keeper.begin()
    bot.add_listener(keeper.run, "on_ready")
    bot.add_listener(keeper.lose, "on_shard_disconnect")
    bot.add_listener(keeper.find, "on_shard_connect")
    bot.add_listener(keeper.find, "on_shard_resumed")
