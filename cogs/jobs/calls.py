"""Starts the tables to which a queue has called people, once all of them have confirmed: in a thread below the call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.commands.channels import A_WEEK, delete_or_archive
from cogs.discord_errors import UNKNOWN_MESSAGE, UNREACHABLE, will_pass
from cogs.messages.modes import Room
from cogs.messages.names import plain, words
from cogs.messages.opponents import names_of_opponents
from cogs.messages.queue import slot_of
from cogs.messages.speech import THREAD, clip, game_title
from cogs.outbox.delivery import Outbox
from cogs.outbox.forums import IN_THREADS, rights_in
from cogs.outbox.rooms import let_in
from fronde.bots import LEVELS
from fronde.core.errors import PlayerError, StaleDecision, TableError
from fronde.core.types import Name, Text
from fronde.host.commands.lobby import Start
from fronde.host.commands.queue import Fail, Finish, get_queue
from fronde.host.matchmaking.queue import Call, Ticket
from fronde.host.people.actors import House, User
from fronde.host.store import Message, Player, Venue
from fronde.host.table import Lobby
from fronde.host.tables import Opening, Tables
from fronde.host.timekeeping.clocks import PACES

log = logging.getLogger("fronde.cogs")

THREAD_EXISTS = 160004
"""Discord's error code if a message has a thread already."""
REFUSED = Text("error-queue-no-thread")
"""Why a call ends that gets no table: Discord refuses its thread, or others have it."""


class Starter:
    """Starts the tables of called people. If the process ends meanwhile, the next attempt goes on from what it finds:
    the thread belongs to the call's message, and a thread has one table."""

    def __init__(self, bot: discord.Client, tables: Tables, store: Outbox) -> None:
        self.bot = bot
        self.tables = tables
        self.store = store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def start_full_calls(self, queue_id: int) -> None:
        """Start every table of a queue that can start. What Discord cannot do now is tried again at the next look of
        the clock. Only the process of the queue's server does this; it is told of every change there."""
        async with self._locks.setdefault(queue_id, asyncio.Lock()):
            async with self.tables.hold(queue_id) as table:
                queue, venue = get_queue(table).queue, table.record.venue
            if not self.store.is_mine(venue.guild):
                return
            for call in queue.full_calls():
                try:
                    await self._start_or_fail(queue_id, venue, call, queue.tickets_of(call.number))
                except (*UNREACHABLE, discord.DiscordException) as error:
                    log.info("Queue %s: a table could not start: %s", queue_id, type(error).__name__)
                    if not will_pass(error):
                        await self._end_call(queue_id, Fail(call.number, self.tables.times.now(), REFUSED))

    async def _start_or_fail(self, queue_id: int, venue: Venue, call: Call, tickets: Sequence[Ticket]) -> None:
        number, now = call.number, self.tables.times.now()
        outcome: Fail | Finish
        if absent := await find_absent(self.bot, venue.guild, [ticket.user for ticket in tickets]):
            outcome = Fail(number, now, absent=absent)
        else:
            try:
                outcome = Finish(number, await self._start(queue_id, venue, call, tickets))
            except PlayerError as refusal:
                outcome = Fail(number, now, refusal.reason)
        await self._end_call(queue_id, outcome)

    async def _end_call(self, queue_id: int, outcome: Fail | Finish) -> None:
        with suppress(StaleDecision):  # the server has closed its queue meanwhile
            await self.tables.run(queue_id, House(), outcome)

    async def _start(self, queue_id: int, venue: Venue, call: Call, tickets: Sequence[Ticket]) -> int:
        """Start a table in its thread. Returns the thread's id. Raises TableError if that is impossible, and what
        discord.py raises. A refused start counts if the people have begun by themselves."""
        thread = await self._open_thread(queue_id, venue, call, tickets)
        try:
            await self._start_in(thread, venue, call, [_user_of(ticket) for ticket in tickets])
        except PlayerError:
            if (table_id := await self.tables.store.find_last_table(thread.id)) is None:
                await delete_or_archive(thread)
            if table_id is None or await self._find_seated_users(table_id) is not None:
                raise
        with suppress(discord.HTTPException):  # the table has begun, and its thread is public
            await let_in(thread, Room(thread.name, [ticket.user for ticket in tickets]), is_new=True)
        return thread.id

    async def _start_in(self, thread: discord.Thread, venue: Venue, call: Call, people: Sequence[User]) -> None:
        table_id = await self.tables.store.find_last_table(thread.id)
        if table_id is None:
            host, opening = await self._find_host(_lay_table(thread.id, venue, call), people)
            table_id = (await self.tables.open(host, opening)).id
        users = await self._find_seated_users(table_id)
        if users is not None and not {user.id for user in people} <= users:
            raise TableError(REFUSED)
        if users is not None:
            await self.tables.run(table_id, people[0], Start())

    async def _find_seated_users(self, table_id: int) -> set[int | None] | None:
        """The users in a lobby; None if its game has begun."""
        async with self.tables.hold(table_id) as table:
            return {player.user for player in table.record.players} if isinstance(table, Lobby) else None

    async def _find_host(self, opening: Opening, people: Sequence[User]) -> tuple[User, Opening]:
        """The first of the people who may open this table, and the request for it. Raises TableError if nobody may."""
        refusal: PlayerError = StaleDecision(Text("error-stale"))
        for user in people:
            try:
                await self.tables.check_opening(user, opening)
            except TableError as error:
                refusal = error
            else:
                others = tuple(one for one in people if one is not user)
                return user, replace(opening, companions=others)
        raise refusal

    # --- the thread ---

    async def _open_thread(self, queue_id: int, venue: Venue, call: Call, tickets: Sequence[Ticket]) -> discord.Thread:
        """The thread of a call's message; if the message is gone, a new one below the channel. Raises TableError if the
        bot may not open it, and what discord.py raises."""
        message = await self._find_message(queue_id, call)
        channel = self.bot.get_channel(venue.channel if message is None else message.channel)
        if not isinstance(channel, discord.TextChannel):
            raise TableError(Text("error-queue-silent"))
        check_threads(channel)
        title = game_title(words(venue.locale), call.game)
        name = clip(plain(f"{title} · {', '.join(ticket.name for ticket in tickets)}"), THREAD)
        if message is not None and (thread := await self._find_thread(channel, message.message, name)) is not None:
            return thread
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)

    async def _find_message(self, queue_id: int, call: Call) -> Message | None:
        """The message of a call; waits for it if it is on its way."""
        if (message := (await self.store.find_messages(queue_id)).get(slot_of(call.number))) is not None:
            return message
        await self.tables.around.wait_for_channel(queue_id)
        return (await self.store.find_messages(queue_id)).get(slot_of(call.number))

    async def _find_thread(self, channel: discord.TextChannel, message: int, name: str) -> discord.Thread | None:
        """The thread of a message, opened now if there is none; None if the message is gone. Raises TableError for
        someone else's thread."""
        try:
            return await channel.get_partial_message(message).create_thread(name=name, auto_archive_duration=A_WEEK)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return None
            if error.code != THREAD_EXISTS:
                raise
        thread = channel.guild.get_thread(message) or await self.bot.fetch_channel(message)
        if not isinstance(thread, discord.Thread) or thread.owner_id != channel.guild.me.id:
            raise TableError(REFUSED)
        return thread


async def find_absent(bot: discord.Client, guild_id: int | None, users: Sequence[int]) -> list[int]:
    """Those who are no longer members of a server. Raises what discord.py raises."""
    guild = bot.get_guild(guild_id or 0)
    if guild is None:
        raise discord.DiscordException("the server is not available")
    absent = []
    for user in users:
        try:
            await guild.fetch_member(user)
        except discord.NotFound:
            absent.append(user)
    return absent


def check_threads(channel: discord.TextChannel) -> None:
    """Raise TableError if the bot may not open threads in a channel."""
    if missing := [name for name in IN_THREADS if not getattr(rights_in(channel), name)]:
        raise TableError(Text("error-permissions", {"permission": [Name("permission", one) for one in missing]}))


def _user_of(ticket: Ticket) -> User:
    """Whoever holds a ticket, as they sit down."""
    return User(ticket.user, ticket.name, ticket.locale, salt=int(ticket.salt) if ticket.salt else None)


def _lay_table(channel: int, venue: Venue, call: Call) -> Opening:
    """A request for the table of a call, with the usual options, and bots where people are missing."""
    names = names_of_opponents(words(venue.locale, call.game))[: call.size - call.people]
    machines = tuple(Player(None, name, bot=LEVELS[0]) for name in names)
    return Opening(
        call.game, channel, venue.guild, venue.locale, call.size, PACES.get(call.pace), machines=machines, key=call.key
    )


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.starter = Starter(bot, bot.tables, bot.store)
