"""Sends what the outbox holds: after the commit, in order at every table, each message once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs import history, panel
from cogs.errors import log_incident
from cogs.layout import Upload, build, files_of, uploads
from cogs.pictures import draw, draw_replay
from db import AMEND, ASK, DROP, NEW, DirectMessages, Letter, Message

if TYPE_CHECKING:
    from cogs.tables import Tables

log = logging.getLogger("fronde.cogs")

MISSING, FORBIDDEN = "missing", "forbidden"
UNREACHABLE = (aiohttp.ClientError, OSError, asyncio.TimeoutError)


class Outbox:
    """One task a table that has something to send; it ends when nothing is left."""

    first_pause = 1.0
    longest_pause = 300.0
    """Seconds between attempts: the first doubles until the longest."""

    def __init__(self, bot: discord.Client, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    async def resume(self) -> None:
        """Go on with what a former process left unsent."""
        for table_id in await self.tables.store.tables_with_letters():
            self.kick(table_id)

    def kick(self, table_id: int) -> None:
        """Something was written for this table."""
        self._again.add(table_id)
        if table_id not in self._tasks and self.bot.is_ready():
            self._tasks[table_id] = asyncio.create_task(self._work(table_id))

    async def _work(self, table_id: int) -> None:
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                while (letter := await self.tables.store.next_letter(table_id)) is not None:
                    await self._handle(letter)
        except Exception as error:
            log_incident(error, f"outbox of table {table_id}")
        finally:
            self._tasks.pop(table_id, None)

    async def _handle(self, letter: Letter) -> None:
        """Send a letter, put it off, or give it up."""
        store = self.tables.store
        try:
            sent = await self._deliver(letter)
        except (*UNREACHABLE, discord.HTTPException) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500 or error.status == 429:
                await store.letter_delayed(letter)
                await asyncio.sleep(min(self.first_pause * 2 ** min(letter.attempts, 16), self.longest_pause))
            else:
                await self._give_up(letter, error)
            return
        except Exception as error:
            await self._give_up(letter, error)
            return
        await store.letter_sent(letter, sent)
        if sent is not None:
            await self._note_reached(letter)

    # --- what follows ---

    async def _give_up(self, letter: Letter, error: Exception) -> None:
        await self.tables.store.letter_given_up(letter)
        if not isinstance(error, (discord.Forbidden, discord.NotFound)):
            log_incident(error, f"letter {letter.id} of table {letter.table}")
            return
        log.info("Table %s: Discord refuses a message (%s, code %s).", letter.table, error.status, error.code)
        async with self.tables.hold(letter.table) as table:
            player = table.record.find_player(letter.user) if letter.user else None
            if letter.user is None:
                table.record.trouble = MISSING if error.status == 404 else FORBIDDEN
                await self.tables.store.note_trouble(table.id, table.record.trouble)
            elif player is not None and player.dm == DirectMessages.OPEN:
                await self.tables.note_dm(table, player, DirectMessages.CLOSED)

    async def _note_reached(self, letter: Letter) -> None:
        async with self.tables.hold(letter.table) as table:
            player = table.record.find_player(letter.user) if letter.user else None
            if letter.user is None and table.record.trouble is not None:
                table.record.trouble = None
                await self.tables.store.note_trouble(table.id, None)
            elif player is not None and player.dm in (DirectMessages.CLOSED, DirectMessages.NOTED):
                await self.tables.note_dm(table, player, DirectMessages.OPEN)

    # --- sending ---

    async def _deliver(self, letter: Letter) -> Message | None:
        """Send or edit; gives where the message stands, None where nothing was to be said any more."""
        if letter.kind == DROP:
            await self._drop(letter)
            return None
        payload = letter.payload
        async with self.tables.hold(letter.table) as table:
            game, channel_id, guild, locale = (
                table.record.game,
                table.record.channel,
                table.record.guild,
                table.record.locale,
            )
            if letter.kind == ASK:
                asked = panel.question_parts(table, letter.user or 0)
                if asked is None:
                    return None
                payload = {"parts": asked}
            past = history.past_of(table) if payload.get("replay") else None
        shown: list[Upload | None]
        if past is not None:
            shown = [await draw_replay(game, past, locale)]
            if shown == [None]:
                return None
        else:
            seen, before = payload.get("view"), payload.get("before")
            shows = payload.get("shows", ["board"])
            shown = uploads([await draw(game, seen, before, locale, show=show) for show in shows])
        view, files = build(payload["parts"], shown), files_of(shown)
        if letter.kind not in (NEW, ASK) and letter.slot is not None:
            stands = await self.tables.store.find_message(letter.table, letter.slot)
            if stands is not None and await self._edit(stands, view, files):
                return stands
            if letter.kind == AMEND:
                return None
        channel = await self._channel(letter, channel_id, guild)
        people = [discord.Object(user) for user in payload.get("ping", ())]
        pinged = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
        message = await channel.send(view=view, files=files, nonce=letter.nonce, allowed_mentions=pinged)
        return Message(message.channel.id, message.id)

    async def _channel(self, letter: Letter, channel_id: int, guild: int | None) -> Any:
        if letter.user is not None:
            return await self.bot.create_dm(discord.Object(letter.user))
        return self.bot.get_partial_messageable(channel_id, guild_id=guild)

    async def _drop(self, letter: Letter) -> None:
        """Delete a message that has had its time; it may be gone already."""
        stands = await self.tables.store.find_message(letter.table, letter.slot or "")
        if stands is not None:
            message = self.bot.get_partial_messageable(stands.channel).get_partial_message(stands.message)
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await message.delete()

    async def _edit(self, stands: Message, view: Any, files: list[discord.File]) -> bool:
        """Change a message; False where it is gone."""
        message = self.bot.get_partial_messageable(stands.channel).get_partial_message(stands.message)
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            return False
        return True
