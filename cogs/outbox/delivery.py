"""Delivers notices after the commit: each message once, and in order for every reader of a table.

A table has a lane for its channel and one for each player's direct messages, so that an unreachable player delays
nobody. The channel goes first: a direct message waits while the channel is being written to, but not while a failed
channel waits for its next attempt. Otherwise lanes are independent, because every message is made from the table alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord
from discord.ext import tasks

from cogs.admin.incidents import log_incident
from cogs.admin.metrics import REFUSED
from cogs.discord_errors import DM_TOO_FAST, UNKNOWN_CHANNEL, UNREACHABLE, find_fault, will_pass
from cogs.intake import let_end
from cogs.messages.modes import Manner, Post
from cogs.messages.parts import Upload
from cogs.messages.posts import render
from cogs.messages.recipients import WaitingTable, words_of
from cogs.messages.replay import load_chronicle, make_replay
from cogs.outbox.digest import find_waiting
from cogs.outbox.forums import show_state, state_of
from cogs.outbox.posting import Address, Posting, PostResult
from cogs.priorities import Rush
from fronde.core.errors import PlayerError
from fronde.host.commands.queue import CallHere
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import House
from fronde.host.store import ClosedStore, DirectMessages, Fault, Message, Store
from fronde.host.table import get_game_table
from fronde.host.tables import Tables

log = logging.getLogger("fronde.cogs")

PLAIN_AFTER, MOST_KILLS = 3, 6
"""The number of attempts that ended the process after which a message is sent without its pictures, and after which it
is given up."""
BUSY = 0.2
"""Seconds until a lane tries again while another process writes to its person."""
CHANNEL_FIRST = 15.0
"""Longest time, in seconds, that direct messages, and the answer to a user who opens a table, wait for the channel."""
GROUPED = (kinds.TurnLetter, kinds.Reminder, kinds.WaitingList)
"""Kinds of direct messages that list every table waiting for their reader."""
SWEEP = 60.0
"""Seconds between searches for notices that no task is handling."""


class Outbox(Store, Protocol):
    """The further methods of a store that delivery needs."""

    def is_mine(self, guild: int | None) -> bool: ...

    async def tables_with_notices(self) -> list[int]: ...

    async def find_readers(self, table: int) -> list[int | None]: ...

    async def take_notice(self, table: int, to: int | None) -> Notice | None: ...

    async def is_outdated(self, notice: Notice) -> bool: ...

    async def note_delivery(
        self, notice: Notice, stands: Mapping[str, Message | None], also: Sequence[Notice] = ()
    ) -> None: ...

    async def note_failure(self, notice: Notice) -> None: ...

    async def give_notice_up(self, notice: Notice, fault: Fault, stands: Mapping[str, Message | None]) -> None: ...

    async def find_failures(self) -> list[Notice]: ...

    async def send_again(self, table: int, to: int | None = None, faults: Any = ...) -> None: ...

    async def tables_in(self, guild: int) -> list[int]: ...

    async def find_messages(self, table: int, to: int | None = None) -> dict[str, Message]: ...

    async def find_calls(self, user: int) -> list[Notice]: ...

    async def claim_reader(self, user: int) -> bool: ...

    async def release_reader(self, user: int) -> None: ...

    async def find_direct(self, user: int) -> int | None: ...

    async def note_direct(self, user: int, channel: int | None) -> None: ...


class DeliveryError(Exception):
    """An attempt failed, through Discord's fault or ours. Errors of the store are not included."""

    def __init__(self, cause: Exception) -> None:
        super().__init__()
        self.cause = cause


@asynccontextmanager
async def attempting() -> AsyncIterator[None]:
    """Turn every error in the block into DeliveryError."""
    try:
        yield
    except Exception as error:
        raise DeliveryError(error) from error


async def _do_nothing(notice: Notice) -> None:
    """Do nothing: the default of `on_delivery`."""


class Lane:
    """The notices for one reader of a table, in order: `to` is a user, or None for the channel."""

    def __init__(self, table: int, to: int | None) -> None:
        self.table = table
        self.to = to
        self.again = True
        self.failures = 0
        """Consecutive failures of any kind. The more there are, the longer the pause."""
        self.refusals = 0
        """Those failures that the message itself caused."""
        self.to_write: Callable[[], Awaitable[None]] | None = None
        """The outcome of the last attempt, not yet written to the store."""
        self.at_rest = asyncio.Event()
        """Set while nothing is being sent."""
        self.pause: asyncio.Task[None] | None = None
        """The current pause; cancel it to end it early."""


class Delivery:
    """One task per lane that has notices; it ends when none is left. `sweep` finds notices without a task."""

    first_pause: float = 1.0
    longest_pause: float = 300.0
    """Longest time, in seconds, between attempts. The first pause doubles until it reaches this."""

    def __init__(self, bot: discord.Client, tables: Tables, store: Outbox, part: float = 1.0) -> None:
        """`part`: the part of Discord's limit on requests that this process may use."""
        self.bot = bot
        self.tables = tables
        self.store = store
        self._again: set[int] = set()
        self._waits: Counter[int] = Counter()
        """The tables whose channel a user waits for after a click."""
        self._tasks: dict[Any, asyncio.Task[None]] = {}
        self._lanes: dict[tuple[int, int | None], Lane] = {}
        self._resting: set[Lane] = set()
        """The lanes that pause after a failure."""
        self.rush = Rush(part)
        self._writing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opens_at = 0.0
        self._refused_openings = 0
        self._stopping = False
        self.panels: dict[int, tuple[int, int]] = {}
        """For each user, the last of their direct messages that showed the result of a click, and that click."""
        self.on_delivery: Callable[[Notice], Awaitable[None]] = _do_nothing
        """Called for each delivered message before the delivery is stored: at least once, in rare cases twice."""
        self._rights = 0
        """The number of changes of rights on all servers."""

    # --- starting and stopping ---

    async def resume(self) -> None:
        """Continue with notices that an earlier process did not deliver, and log those it gave up. Missing rights may
        have been restored."""
        if not self.sweep.is_running() and not self._stopping:
            self.sweep.start()
        async with self._log_errors("resume"):
            failures = await self.store.find_failures()
            for (table, kind, fault), count in Counter((n.table, n.kind, n.fault) for n in failures).items():
                log.warning("Table %s: %s of the kind %s given up (%s).", table, count, kind, fault)
            for table in {notice.table for notice in failures}:
                await self.store.send_again(table)
                self.wake(table)

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Wake the tables that have waiting notices. So delivery continues even if a task has ended in an error."""
        async with self._log_errors("sweep"):
            for table in await self.store.tables_with_notices():
                self.wake(table)

    @asynccontextmanager
    async def _log_errors(self, where: str) -> AsyncIterator[None]:
        """Log errors, unless the bot is stopping, when the store may be closed already."""
        try:
            yield
        except Exception as error:
            if not self._stopping:
                log_incident(error, where)

    async def close(self) -> None:
        """Start no new attempts, and let current ones finish."""
        self._stopping = True
        self.sweep.cancel()
        for key, task in list(self._tasks.items()):
            if key not in self._lanes or self._lanes[key].at_rest.is_set():
                task.cancel()
        await let_end(list(self._tasks.values()))

    def cancel(self) -> None:
        """Start no new attempts, and cancel current ones."""
        self._stopping = True
        self.sweep.cancel()
        for task in self._tasks.values():
            task.cancel()

    def wake(self, table: int) -> None:
        """Deliver the notices that have been written for this table."""
        self._again.add(table)
        if self.bot.is_ready():
            self._run(table, partial(self._spread, table))

    def _run(self, key: Any, work: Callable[[], Any]) -> None:
        """Run some work in a task, unless a task with this key is running."""
        if self._stopping or (key in self._tasks and not self._tasks[key].done()):
            return
        self._tasks[key] = task = asyncio.create_task(work())
        task.add_done_callback(partial(self._forget, key))

    def _forget(self, key: Any, task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    async def _spread(self, table: int) -> None:
        """Start the lanes of a table that have notices."""
        failures = 0
        while table in self._again:
            await self.rush.wait_to_search(is_awaited=table in self._waits)
            if self._stopping:
                return
            self._again.discard(table)
            try:
                for to in await self.store.find_readers(table):
                    self._start(table, to)
            except Exception as error:
                if self._stopping:
                    return
                log_incident(error, f"outbox of table {table}")
                self._again.add(table)
                await asyncio.sleep(self._pause(failures))
                failures += 1

    def _start(self, table: int, to: int | None) -> None:
        lane = self._lanes.setdefault((table, to), Lane(table, to))
        lane.again = True
        self._run((table, to), partial(self._work, lane))

    async def wait_for_channel(self, table: int) -> None:
        """Wait until the channel of a table has all its notices or has to pause, but at most CHANNEL_FIRST seconds."""
        self._waits[table] += 1
        try:
            await self._until_at_rest(table)
        finally:
            self._waits -= Counter((table,))

    async def _until_at_rest(self, table: int) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CHANNEL_FIRST):
                if (spreading := self._tasks.get(table)) is not None:
                    await asyncio.wait({spreading})
                if (lane := self._lanes.get((table, None))) is not None:
                    await lane.at_rest.wait()

    # --- a lane ---

    async def _work(self, lane: Lane) -> None:
        """Deliver until no notice is left. Errors of the store or of our code are retried after ever longer pauses."""
        try:
            while lane.again and not self._stopping:
                lane.again = False
                try:
                    while not self._stopping and await self._step(lane):
                        pass
                except Exception as error:
                    if self._stopping or isinstance(error, ClosedStore):
                        return
                    log_incident(error, f"outbox of table {lane.table}")
                    lane.again = True
                    await self._rest(lane)
        finally:
            lane.at_rest.set()
            self._lanes.pop((lane.table, lane.to), None)

    async def _rest(self, lane: Lane) -> None:
        """Pause after a failure. Other lanes need not wait meanwhile."""
        pause, lane.failures = self._pause(lane.failures), lane.failures + 1
        lane.at_rest.set()
        lane.pause = asyncio.ensure_future(asyncio.sleep(pause))
        self._resting.add(lane)
        try:
            await asyncio.wait({lane.pause})
        finally:
            self._resting.discard(lane)
            lane.pause.cancel()
            lane.pause = None
        lane.at_rest.clear()

    def _pause(self, failures: int) -> float:
        return min(self.first_pause * 2.0 ** min(failures, 16), self.longest_pause)

    async def _step(self, lane: Lane) -> bool:
        """Deliver one notice, put it off, or give it up. False if none is left."""
        await self._write(lane)
        if lane.to is not None:
            await self._wait_turn(lane)
        rights = self._rights
        async with self.rush.post(is_awaited=lane.table in self._waits), self._one_by_one(lane.to) as is_free:
            notice = await self.store.take_notice(lane.table, lane.to) if is_free else None
            failure = None if notice is None else await self._attempt(lane, notice)
        if not is_free:
            await asyncio.sleep(BUSY)
        if notice is None:
            return not is_free
        if failure is not None:
            await self._fail(lane, notice, failure)
        if notice.to is None and rights != self._rights:  # rights may have come back during the refusal
            await self._send_again(notice)
        return True

    @asynccontextmanager
    async def _one_by_one(self, user: int | None) -> AsyncIterator[bool]:
        """A lock, so that only one table at a time writes to a person: each direct message lists all tables that wait
        for them. False while another process writes there."""
        if user is None:
            yield True
            return
        async with self._writing.setdefault(user, asyncio.Lock()):
            is_free = await self.store.claim_reader(user)
            try:
                yield is_free
            finally:
                if is_free:
                    await self.store.release_reader(user)

    async def _attempt(self, lane: Lane, notice: Notice) -> Exception | None:
        """Deliver a notice. Returns the error, or None."""
        lane.to_write = partial(self.store.note_failure, notice)
        try:
            result = await self._deliver(notice)
        except DeliveryError as failure:
            return failure.cause
        except asyncio.CancelledError:
            if self._stopping:  # an orderly stop is no fault of this message
                async with self._log_errors("outbox"):
                    await self._write(lane)
            raise
        await self._succeed(lane, notice, result)
        return None

    async def _succeed(self, lane: Lane, notice: Notice, result: PostResult) -> None:
        for one in (notice, *result.also) if result.has_arrived else ():
            await self.on_delivery(one)
        if result.fault is None:
            lane.to_write = partial(self.store.note_delivery, notice, result.stands, result.also)
        else:
            lane.to_write = partial(self.store.give_notice_up, notice, result.fault, result.stands)
        await self._write(lane)
        lane.failures = lane.refusals = 0
        await self._note_outcome(notice, result)

    async def _write(self, lane: Lane) -> None:
        if lane.to_write is not None:
            await lane.to_write()
            lane.to_write = None

    async def _wait_turn(self, lane: Lane) -> None:
        """Let the channel go first, and open no direct messages while Discord limits our rate."""
        channel = self._lanes.get((lane.table, None))
        if channel is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(channel.at_rest.wait(), CHANNEL_FIRST)
        if self._refused_openings and await self.store.find_direct(lane.to or 0) is None:
            lane.at_rest.set()
            await asyncio.sleep(self._reserve_opening())
            lane.at_rest.clear()

    def _reserve_opening(self) -> float:
        """Seconds until the lane may open direct messages. Lanes take turns."""
        now = asyncio.get_running_loop().time()
        at = max(self._opens_at, now)
        self._opens_at = at + self.first_pause
        return at - now

    async def hurry(self, channel: int, user: int) -> None:
        """Retry at once what is waiting for its next attempt, to this user or to the table of this channel: the user
        has got an answer, so Discord can be reached."""
        if self._resting:
            async with self._log_errors("hurry"):
                here = await self.store.find_open_table(channel)
                for lane in self._resting:
                    if lane.pause is not None and (lane.to == user or lane.table == here):
                        lane.pause.cancel()

    # --- one attempt ---

    async def _deliver(self, notice: Notice) -> PostResult:
        """Carry out a notice: send, change and delete messages. Raises DeliveryError."""
        kills = notice.attempts - notice.failures
        if kills >= MOST_KILLS:
            log.error("Table %s: a message (%s) ended the process %s times.", notice.table, notice.kind, kills)
            return PostResult(fault=Fault.KILLED)
        body = notice.body
        if isinstance(body, kinds.Unreadable):
            log.error("Table %s: a message (%s) cannot be read.", notice.table, notice.kind)
            return PostResult(fault=Fault.FAILED)
        calls, waiting = await self._find_group(notice)
        messages = await self.store.find_messages(notice.table, notice.to)
        async with self.tables.hold(notice.table) as table:
            record = table.record
            guild, channel = (
                body.at if isinstance(body, kinds.Departure) else (record.venue.guild, record.venue.channel)
            )
            locale = record.venue.locale
            state = state_of(record)
            async with attempting():
                posts = render(notice, table, self.tables.times, messages, waiting)
        if notice.to is not None:
            posts = [post for post in posts if self._may_be_there(notice, post, messages)]
        if not posts:
            return PostResult()
        if notice.to is not None:
            channel, guild = await self._find_direct(notice.to), None
        to = Address(channel, guild, locale, record.game)
        async with attempting():
            is_outdated, replay = partial(self._is_outdated, notice), partial(self._make_replay, notice)
            mine, plain = partial(self.store.is_mine, record.venue.guild), kills >= PLAIN_AFTER
            posting = Posting(self.bot, notice, to, messages, plain, self.rush, is_outdated, mine, replay)
            result = await posting.run(posts)
            if notice.to is None and not isinstance(body, kinds.Departure):
                await show_state(self.bot, channel, state, locale)
        if result.has_arrived and isinstance(body, kinds.PlayerBody) and not body.silent:
            result.also = calls
        return result

    async def _find_group(self, notice: Notice) -> tuple[list[Notice], list[WaitingTable]]:
        """The calls of other tables that the message of a grouped notice includes, and all tables in it."""
        if notice.to is None or not isinstance(notice.body, GROUPED):
            return [], []
        calls, waiting = await self.store.find_calls(notice.to), await find_waiting(self.tables, notice.to)
        others = {row.table for row in waiting} - {notice.table}  # what may stand already retries itself
        return [call for call in calls if call.table in others and not call.doubtful], waiting

    def _may_be_there(self, notice: Notice, post: Post, messages: Mapping[str, Message]) -> bool:
        """Whether a post has anything to do. A change needs an existing message whose reader has not yet seen the
        change."""
        old = messages.get(post.slot or "")
        click = notice.body.click if isinstance(notice.body, kinds.QuestionUpdate) else None
        if post.manner not in (Manner.AMEND, Manner.DROP):
            return True
        return old is not None and (click is None or self.panels.get(notice.to or 0) != (click, old.message))

    async def _is_outdated(self, notice: Notice) -> bool:
        async with self._log_errors(f"outbox of table {notice.table}"):
            return await self.store.is_outdated(notice)
        return False

    async def _make_replay(self, notice: Notice) -> Upload | None:
        async with self.tables.hold(notice.table) as table:
            chronicle, wording = await load_chronicle(self.tables, get_game_table(table)), words_of(notice, table)
        return await make_replay(chronicle, wording)

    async def _find_direct(self, user: int) -> int:
        """The channel of the direct messages with a user, opened only once. Raises DeliveryError."""
        channel = await self.store.find_direct(user)
        if channel is not None:
            return channel
        async with attempting():
            own = await self.bot.create_dm(discord.Object(user))
        self._refused_openings = 0
        await self.store.note_direct(user, own.id)
        return own.id

    # --- after an attempt ---

    async def _fail(self, lane: Lane, notice: Notice, error: Exception) -> None:
        """Postpone a notice, or give it up."""
        if not isinstance(error, (*UNREACHABLE, discord.DiscordException)):
            log_incident(error, f"notice {notice.id} of table {notice.table}")
        code = getattr(error, "code", None)
        if code == DM_TOO_FAST:
            self._opens_at = asyncio.get_running_loop().time() + self._pause(self._refused_openings)
            self._refused_openings += 1
        fault = find_fault(error, notice.to, lane.refusals)
        lane.refusals = 0 if fault or will_pass(error) else lane.refusals + 1
        if code == UNKNOWN_CHANNEL and notice.to is not None:  # the stored channel may be out of date
            await self.store.note_direct(notice.to, None)
            fault = fault if lane.failures else None
        if fault is None:
            lane.to_write = partial(self.store.note_failure, notice)
            await self._write(lane)
            await self._rest(lane)
            return
        lane.to_write = partial(self.store.give_notice_up, notice, fault, {})
        await self._write(lane)
        REFUSED.labels(fault).inc()
        log.warning("Table %s: a message (%s) is given up (%s, code %s).", notice.table, notice.kind, fault, code)
        await self._note_outcome(notice, PostResult(fault=fault))

    async def _note_outcome(self, notice: Notice, result: PostResult) -> None:
        """Record whether the reader can be reached. Once they can, send the notices that were given up for that
        reason."""
        if notice.to is None:
            if not isinstance(notice.body, kinds.Departure):
                await self._note_channel(notice, result)
            return
        if isinstance(notice.body, kinds.QueueLetter):
            if result.fault == Fault.CLOSED and not notice.body.silent:
                with contextlib.suppress(PlayerError):  # the call is over
                    await self.tables.run(notice.table, House(), CallHere(notice.body.number, notice.to))
            return
        async with self.tables.hold(notice.table) as table:
            player = table.record.find_player(notice.to)
            if player is None:
                return
            if result.fault == Fault.CLOSED and player.dm == DirectMessages.OPEN:
                await self.tables.note_dm(table, notice.to, DirectMessages.CLOSED)
            elif result.has_arrived and player.dm in (DirectMessages.CLOSED, DirectMessages.NOTED):
                await self.tables.note_dm(table, notice.to, DirectMessages.OPEN)
                await self._send_again(notice)

    async def _note_channel(self, notice: Notice, result: PostResult) -> None:
        async with self.tables.hold(notice.table) as table:
            trouble = table.record.venue.trouble
            ails = _find_trouble(notice, result, trouble)
            if ails == trouble:
                return
            await self.tables.note_trouble(table, ails)
            if ails is None and trouble != Fault.FAILED:
                await self._send_again(notice)

    async def _send_again(self, notice: Notice) -> None:
        await self.store.send_again(notice.table, notice.to)
        self.wake(notice.table)

    # --- when rights come back ---

    async def retry_all(self) -> None:
        """Retry all given-up notices, including those that ended the process. The operator requests this."""
        lanes = {(notice.table, notice.to) for notice in await self.store.find_failures()}
        for table, to in lanes:
            await self.store.send_again(table, to, tuple(Fault))
            self.wake(table)

    async def retry_server(self, guild: discord.Guild) -> None:
        """Retry the given-up notices in a server's channels, since rights may have changed there."""
        self._rights += 1
        async with self._log_errors("rights"):
            for table in await self.store.tables_in(guild.id):
                await self.store.send_again(table)
                self.wake(table)

    async def note_member_change(self, before: Any, after: discord.Member) -> None:
        """React to a change of a member's roles; the member may be the bot."""
        if after == after.guild.me:
            await self.retry_server(after.guild)

    async def note_rights_change(self, before: Any, after: discord.abc.GuildChannel | discord.Role) -> None:
        """React to a change of a channel or a role."""
        await self.retry_server(after.guild)


def _find_trouble(notice: Notice, result: PostResult, before: str | None) -> str | None:
    """The problem of the channel after an attempt, or None. A failed message counts as solved once the next call is
    delivered."""
    if result.fault is not None:
        return Fault.FAILED if result.fault == Fault.KILLED else result.fault
    heals = result.has_arrived
    if before == Fault.PICTURES:
        heals = result.with_files
    elif before == Fault.FAILED:
        heals = result.has_arrived and (notice.fault is not None or "turn" in notice.body.overtakes)
    return None if heals else before


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.delivery = delivery = Delivery(bot, bot.tables, bot.store, bot.store.share.part)
    bot.add_listener(delivery.resume, "on_ready")
    bot.add_listener(delivery.retry_server, "on_guild_join")
    bot.add_listener(delivery.note_rights_change, "on_guild_channel_update")
    bot.add_listener(delivery.note_rights_change, "on_guild_role_update")
    bot.add_listener(delivery.note_member_change, "on_member_update")
