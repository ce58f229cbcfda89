"""Threads. An archived thread accepts no changes and no answers, so the bot unarchives it."""

from __future__ import annotations

import time
from typing import Any

import discord

from cogs.admin.incidents import log_incident
from cogs.discord_errors import UNREACHABLE
from fronde.host.store import Status
from fronde.host.tables import Tables

AGAIN = 60 * 60.0
"""Seconds within which a thread is unarchived only once, so that the bot does not compete with a person who archives
it."""


async def open_again(bot: discord.Client, channel: int) -> bool:
    """Unarchive a thread. Returns False if it is locked, gone, or not a thread. Raises the errors of discord.py."""
    try:
        thread = bot.get_channel(channel) or await bot.fetch_channel(channel)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except (discord.Forbidden, discord.NotFound):
        return False
    return True


class Warden:
    """Keeps the threads of running games unarchived, unless they are locked."""

    def __init__(self, bot: discord.Client, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._openings: dict[int, float] = {}

    async def note_change(self, change: discord.RawThreadUpdateEvent) -> None:
        """React to a change of a thread, which may have been archived."""
        data = change.data.get("thread_metadata") or {}
        if data.get("archived") and not data.get("locked"):
            try:
                await self._keep_open(change.thread_id)
            except (*UNREACHABLE, discord.DiscordException) as error:
                log_incident(error, "an archived thread")

    async def _keep_open(self, thread: int) -> None:
        now, table_id = time.monotonic(), await self.tables.find_open(thread)
        if table_id is None or now - self._openings.get(thread, -AGAIN) < AGAIN:
            return
        async with self.tables.hold(table_id) as table:
            playing = table.record.status == Status.PLAYING
        if playing:
            self._openings[thread] = now
            await open_again(self.bot, thread)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.add_listener(Warden(bot, bot.tables).note_change, "on_raw_thread_update")
