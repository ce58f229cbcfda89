"""The clock: records that the bot is running, and carries out what is due at each table. The database holds everything
that is due, and the result is written in the same transaction, so a restart loses nothing and repeats nothing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord.ext import tasks

from cogs.admin.incidents import log_incident
from cogs.messages.names import words
from cogs.messages.opponents import make_bot, names_of_opponents
from fronde.core.errors import EngineError, PlayerError
from fronde.core.types import Seat
from fronde.host.archive.past import public
from fronde.host.commands.clock import StartClocks, Tick, find_forfeit
from fronde.host.commands.orders import Obey
from fronde.host.commands.play import Act
from fronde.host.matchmaking import fixtures
from fronde.host.matchmaking.queues import bring_up_to_date
from fronde.host.notices import kinds
from fronde.host.notices.announcements import deadlines_of
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Clock, House, Order
from fronde.host.store import Following
from fronde.host.table import GameTable, LeagueTable, Playing, QueueTable
from fronde.host.tables import Tables
from fronde.host.timekeeping.hours import UNKNOWN_ZONES, Rest

log = logging.getLogger("fronde.cogs")

BEAT = 30.0
"""Seconds between two looks at the clock."""
MOST_FORFEITS = 500
"""Maximum number of default answers given in a row."""
DIGEST = 20 * 3600
"""Seconds between two digests of a table for its followers."""
CALLS = (kinds.QuestionBody, kinds.TurnLetter, kinds.LateNote)
"""Kinds of notices that tell their reader the question, and so start their clock."""


class Timekeeper:
    """A loop over everything that is due. While Discord cannot be reached no beat is recorded, because nobody can
    play."""

    def __init__(self, bot: discord.Client, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._lost_shards: set[int] = set()
        self._was_away = False
        self._is_stopped = False

    # --- starting and stopping ---

    async def begin(self) -> None:
        """Record since when the bot was away, before anyone can act."""
        await self.beat()

    async def run(self) -> None:
        """Start the loop, unless the bot is stopping."""
        if not (self._is_stopped or self.run_round.is_running()):
            self.run_round.start()

    async def close(self) -> None:
        """End the loop."""
        self.cancel()

    def cancel(self) -> None:
        """Cancel the loop."""
        self._is_stopped = True
        self.run_round.cancel()

    async def note_disconnect(self, shard: int) -> None:
        """Record that a shard has lost Discord."""
        self._lost_shards.add(shard)

    async def note_connect(self, shard: int) -> None:
        """Record that a shard has reached Discord again."""
        self._lost_shards.discard(shard)
        await self._safely()

    # --- the work ---

    @tasks.loop(seconds=BEAT)
    async def run_round(self) -> None:
        """Record that the bot is running, and carry out what is due."""
        await self._safely()

    async def _safely(self) -> None:
        try:
            if not self._lost_shards:
                await self.beat()
                await self.sweep()
                await self._tell_anew()
                await self.digest()
        except EngineError:  # the bot is stopping and the store closed
            log.info("The clocks are left to the next start.")
        except Exception as error:
            log_incident(error, "the clocks")

    async def beat(self) -> None:
        """Record that the bot is running."""
        times = self.tables.times
        now = times.now()
        times.outages = await self.tables.store.beat(now, times.gap)
        times.beat = now
        self._was_away = self._was_away or any(end == now for _, end in times.outages[-1:])

    async def _each(self, what: str, work: Iterable[tuple[int, Callable[[], Awaitable[object]]]]) -> None:
        """Run some work for one table after another. A fault at one table does not affect the others."""
        for table, do in work:
            try:
                await do()
            except PlayerError as error:
                log.info("Table %s: what was due is not any more (%s).", table, error.reason.id)
            except Exception as error:
                if self._is_stopped:  # the store is closed
                    raise
                log_incident(error, f"{what} of table {table}")

    async def _tell_anew(self) -> None:
        """Let tables announce their deadlines again, because time does not count while the bot is away."""
        table_ids = await self.tables.store.timed_tables() if self._was_away else ()
        self._was_away = False
        await self._each("the deadlines", [(table, partial(self._tell_deadlines, table)) for table in table_ids])

    async def _tell_deadlines(self, table_id: int) -> None:
        async with self.tables.hold(table_id) as table:
            if isinstance(table, Playing):
                await self.tables.post(table, deadlines_of(table))

    async def sweep(self) -> None:
        """Carry out what is due, at one table after another. After an outage this examines every table: if the
        computer's clock was ahead, deadlines from then may be due now."""
        due = await self.tables.store.tables_due(2**62 if self._was_away else self.tables.times.now())
        await self._each("the clocks", [(table, partial(self._do_due, table)) for table in due])
        while UNKNOWN_ZONES:
            log.warning("The time zone %r is unknown here: it is read as UTC.", UNKNOWN_ZONES.pop())

    async def _do_due(self, table_id: int) -> None:
        async with self.tables.hold(table_id) as table:
            is_queue = isinstance(table, QueueTable)
        if is_queue:
            await bring_up_to_date(self.tables, table_id)
            return
        if isinstance(table, LeagueTable):
            says = words(table.record.venue.locale, table.league.terms.game)
            await fixtures.bring_up_to_date(self.tables, table_id, make_bot(says), names_of_opponents(says))
            return
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
        """Send the followers of a table a summary of what has happened there, once a day."""
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
        if public_events or last:  # nobody may learn that something was done unseen
            notice = Notice(kinds.Digest(events=public_events, locale=following.locale), following.user)
            await store.post_digest(following, notice, len(groups), now, last=last)
            self.tables.around.wake(following.table)

    async def start_clocks(self, notice: Notice) -> None:
        """Start the clocks of a notice's readers when the question has reached them, then let standing orders
        answer."""
        body = notice.body
        if not isinstance(body, CALLS):
            return
        async with self.tables.hold(notice.table) as table:
            seats: Sequence[Seat] = []
            if isinstance(table, Playing) and table.record.schedule.timing:
                seats = body.asked_seats if notice.to is None else table.seats_of(notice.to)
        if seats:
            with suppress(PlayerError):
                late = isinstance(body, kinds.LateNote)
                await self.tables.run(notice.table, House(), StartClocks(self.tables.times, seats, late))
        await self.tables.run_orders(notice.table)  # last: if it fails, the clocks run anyway


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.timekeeper = keeper = Timekeeper(bot, bot.tables)
    bot.delivery.on_delivery = keeper.start_clocks
    await keeper.begin()
    bot.add_listener(keeper.run, "on_ready")
    bot.add_listener(keeper.note_disconnect, "on_shard_disconnect")
    bot.add_listener(keeper.note_connect, "on_shard_connect")
    bot.add_listener(keeper.note_connect, "on_shard_resumed")
