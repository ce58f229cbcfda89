"""Delivers what people are told: after the commit, in order at every table, each message once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NamedTuple, Protocol

import aiohttp
import discord

from cogs.incidents import log_incident
from cogs.messages.parts import Upload, build, files_of, uploads
from cogs.messages.pictures import draw, draw_replay
from cogs.messages.posts import Manner, Post, coalesces, render
from fronde.host.storing import DirectMessages, Message, Notice, Store
from fronde.host.tables import Tables

log = logging.getLogger("fronde.cogs")

MISSING, FORBIDDEN = "missing", "forbidden"
UNREACHABLE = (aiohttp.ClientError, OSError, asyncio.TimeoutError)


class Outbox(Store, Protocol):
    """What delivery asks of a store besides."""

    async def tables_with_notices(self) -> list[int]: ...

    async def next_notice(self, table: int) -> Notice | None: ...

    async def is_overtaken(self, notice: Notice) -> bool: ...

    async def notice_delivered(self, notice: Notice, stands: dict[str, Message | None]) -> None: ...

    async def notice_delayed(self, notice: Notice) -> None: ...

    async def notice_given_up(self, notice: Notice) -> None: ...

    async def find_message(self, table: int, slot: str) -> Message | None: ...


class Address(NamedTuple):
    """Where a table's messages go, and in which language its channel reads."""

    table: int
    channel: int
    guild: int | None
    locale: str | None


class Delivery:
    """One task a table that has something to tell; it ends when nothing is left."""

    first_pause: float = 1.0
    longest_pause: float = 300.0
    """Seconds between attempts: the first doubles until the longest."""

    def __init__(self, bot: discord.Client, tables: Tables, store: Outbox) -> None:
        self.bot = bot
        self.tables = tables
        self.store = store
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    async def resume(self) -> None:
        """Go on with what a former process left untold."""
        for table in await self.store.tables_with_notices():
            self.wake(table)

    def wake(self, table: int) -> None:
        """Something was written for this table."""
        self._again.add(table)
        if table not in self._tasks and self.bot.is_ready():
            self._tasks[table] = asyncio.create_task(self._work(table))

    async def _work(self, table: int) -> None:
        """Deliver until nothing is left. What the store or we get wrong meanwhile is tried again, ever more seldom."""
        failures = 0
        try:
            while table in self._again:
                self._again.discard(table)
                try:
                    while (notice := await self.store.next_notice(table)) is not None:
                        await self._handle(notice)
                        failures = 0
                except Exception as error:
                    log_incident(error, f"outbox of table {table}")
                    self._again.add(table)
                    await asyncio.sleep(self._pause(failures))
                    failures += 1
        finally:
            self._tasks.pop(table, None)

    def _pause(self, failures: int) -> float:
        return min(self.first_pause * 2.0 ** min(failures, 16), self.longest_pause)

    async def _handle(self, notice: Notice) -> None:
        """Deliver a notice, put it off, or give it up."""
        try:
            stands = await self._deliver(notice)
        except (*UNREACHABLE, discord.HTTPException) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429:
                await self.store.notice_delayed(notice)
                await asyncio.sleep(self._pause(notice.attempts))
            else:
                await self._give_up(notice, error)
            return
        except Exception as error:
            await self._give_up(notice, error)
            return
        await self.store.notice_delivered(notice, stands)
        if any(stands.values()):
            await self._note_reached(notice)

    # --- what follows ---

    async def _give_up(self, notice: Notice, error: Exception) -> None:
        await self.store.notice_given_up(notice)
        if not isinstance(error, (discord.Forbidden, discord.NotFound)):
            log_incident(error, f"notice {notice.id} of table {notice.table}")
            return
        log.info("Table %s: Discord refuses a message (%s, code %s).", notice.table, error.status, error.code)
        async with self.tables.hold(notice.table) as table:
            if notice.to is None:
                await self.tables.note_trouble(table, MISSING if error.status == 404 else FORBIDDEN)
            elif (player := table.record.find_player(notice.to)) and player.dm == DirectMessages.OPEN:
                await self.tables.note_dm(table, notice.to, DirectMessages.CLOSED)

    async def _note_reached(self, notice: Notice) -> None:
        async with self.tables.hold(notice.table) as table:
            player = table.record.find_player(notice.to) if notice.to else None
            if notice.to is None and table.record.trouble is not None:
                await self.tables.note_trouble(table, None)
            elif player is not None and player.dm in (DirectMessages.CLOSED, DirectMessages.NOTED):
                await self.tables.note_dm(table, notice.to or 0, DirectMessages.OPEN)

    # --- sending ---

    async def _deliver(self, notice: Notice) -> dict[str, Message | None]:
        """Send, change and take away what the notice asks for; gives where the messages of its slots now stand."""
        if coalesces(notice) and not notice.attempts and await self.store.is_overtaken(notice):
            return {}
        async with self.tables.hold(notice.table) as table:
            record = table.record
            address = Address(record.id, record.channel, record.guild, record.locale)
            posts = render(notice, table)
        stands: dict[str, Message | None] = {}
        for post in posts:
            await self._send(notice, post, address, stands)
        return stands

    async def _send(self, notice: Notice, post: Post, to: Address, stands: dict[str, Message | None]) -> None:
        """Bring one message about, and note where it stands."""
        old = await self.store.find_message(to.table, post.slot) if post.slot else None
        if post.manner in (Manner.DROP, Manner.REPLACE):
            await self._drop(old)
            stands[post.slot or ""] = None
            if post.manner == Manner.DROP:
                return
        drawn = await _draw(post, to.locale)
        if post.replay is not None and not any(drawn):
            return
        view, files = build(post.parts, drawn), files_of(drawn)
        if post.manner in (Manner.EDIT, Manner.AMEND):
            if old is not None and await self._edit(old, view, files):
                stands[post.slot or ""] = old
                return
            if post.manner == Manner.AMEND:
                return
        sent = await self._post(notice, post, to, view, files)
        if post.slot:
            stands[post.slot] = sent

    async def _post(self, notice: Notice, post: Post, to: Address, view: Any, files: list[discord.File]) -> Message:
        channel: Any = self.bot.get_partial_messageable(to.channel, guild_id=to.guild)
        if notice.to is not None:
            channel = await self.bot.create_dm(discord.Object(notice.to))
        people = [discord.Object(user) for user in post.ping]
        pinged = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
        message = await channel.send(view=view, files=files, nonce=notice.nonce, allowed_mentions=pinged)
        return Message(message.channel.id, message.id)

    async def _drop(self, old: Message | None) -> None:
        """Delete a message that has had its time; it may be gone already."""
        if old is not None:
            message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await message.delete()

    async def _edit(self, old: Message, view: Any, files: list[discord.File]) -> bool:
        """Change a message; False where it is gone."""
        message = self.bot.get_partial_messageable(old.channel).get_partial_message(old.message)
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            return False
        return True


async def _draw(post: Post, locale: str | None) -> list[Upload | None]:
    """The pictures of a message, None where there is none."""
    if post.replay is not None:
        return [await draw_replay(post.replay, locale)]
    return uploads([await draw(shot, locale) for shot in post.shots])


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.delivery = Delivery(bot, bot.tables, bot.store)
    bot.tables.wake = bot.delivery.wake
    bot.add_listener(bot.delivery.resume, "on_ready")
