"""The bot's regular chores: it handles inactive tables, and deletes old data."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord.ext import tasks

from cogs.admin.incidents import log_incident
from cogs.discord_errors import UNREACHABLE
from cogs.jobs.puzzles import post_puzzles
from fronde.host.commands.queue import Close
from fronde.host.matchmaking.fixtures import end_seasons
from fronde.host.people.actors import House
from fronde.host.store import ClosedStore
from fronde.host.timekeeping.hours import DAY

log = logging.getLogger("fronde.cogs")

NOT_THERE = (10004, 50001)
"""Discord's codes for a server that does not exist, or that the bot is not on."""


class Housekeeping:
    """Loops for work that is not urgent. Each round does everything that is due, however long ago the last one was."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._is_stopped = False
        self.suspicion: str | None = None
        """The reason the database looks damaged, or None."""

    async def start(self) -> None:
        """Start the loops once Discord is ready, unless the bot is already stopping."""
        for loop in (self.look_after, self.clear_away, self.keep_copies, self.fill_results):
            if not (self._is_stopped or loop.is_running()):
                loop.start()

    async def close(self) -> None:
        """Stop starting new work."""
        self.cancel()

    def cancel(self) -> None:
        """Cancel the current work."""
        self._is_stopped = True
        self.look_after.cancel()
        self.clear_away.cancel()
        self.keep_copies.cancel()
        self.fill_results.cancel()

    @tasks.loop(hours=3)
    async def look_after(self) -> None:
        """Handle inactive tables, and post the puzzles of the day."""
        await self._safely("tables nobody touches", self.bot.tables.sweep)
        await self._safely("puzzles of the day", partial(post_puzzles, self.bot))

    @tasks.loop(hours=24)
    async def clear_away(self) -> None:
        """Delete old data from the database, at the start and every day, and shrink finished games. What belongs to no
        server, one process does."""
        await self._safely("servers that are left or joined", self._note_servers)
        if self.bot.store.is_mine(None):
            await self._safely("clearing away what is old", self.bot.store.clear_away)
            await self._safely("what servers left behind", self._forget_servers)
        await self._safely("shrinking games that have ended", self.bot.tables.shrink)

    @tasks.loop(hours=24)
    async def fill_results(self) -> None:
        """Store the results of games that ended before results were stored, and compute missing ratings."""
        await self._safely("the results of games that have ended", self.bot.tables.fill_results)
        if self.bot.store.is_mine(None):
            await self._safely("ratings", self.bot.tables.rate)

    @tasks.loop(hours=6)
    async def keep_copies(self) -> None:
        """Make today's copy of the database, and keep only the newest ones."""
        if self.bot.settings.backups:
            await self._safely("the daily copy of the database", self._keep_copy)

    async def _keep_copy(self) -> None:
        self.suspicion = await self.bot.back_up()
        if self.suspicion is not None:
            log.error("%s", self.suspicion)

    async def note_removal(self, guild: discord.Guild) -> None:
        """Record that the bot was removed from a server. Its players are informed, and its data is deleted after some
        time. If another process works for the server, it hears of this too."""
        if self.bot.store.is_mine(guild.id):
            await self._safely("a server that is left", lambda: self._note_removal(guild.id, guild.name))

    async def _note_removal(self, guild: int, name: str | None) -> None:
        await self.bot.store.note_removal(guild, True)
        if (queue := await self.bot.store.find_queue(guild)) is not None:
            await self._safely(f"queue {queue}", partial(self.bot.tables.run, queue, House(), Close()))
        await self._safely("leagues", partial(end_seasons, self.bot.tables, guild))
        until = self.bot.tables.times.now() + self.bot.settings.forget_after * DAY
        for table in await self.bot.store.tables_of(guild, resting=True):
            await self._safely(f"table {table}", partial(self.bot.tables.tell_stranding, table, name, until))

    async def note_back(self, guild: discord.Guild) -> None:
        """Record that the bot is on a server again."""
        await self._safely("a server that is joined", lambda: self.bot.store.note_removal(guild.id, False))

    async def _note_servers(self) -> None:
        """Record which servers removed the bot, and which added it again, while it was offline."""
        here = {guild.id for guild in self.bot.guilds}
        for guild, since in (await self.bot.store.known_servers()).items():
            if guild in here and since is not None:
                await self._safely("a server that is joined", partial(self.bot.store.note_removal, guild, False))
            elif guild not in here and since is None and await self._is_out(guild):
                await self._safely("a server that is left", partial(self._note_removal, guild, None))

    async def _is_out(self, guild: int) -> bool:
        """Whether Discord says that the bot is not on a server. One that is missing may only not have arrived yet."""
        try:
            await self.bot.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden) as error:
            return error.code in NOT_THERE
        except (discord.DiscordException, *UNREACHABLE):
            pass
        return False

    async def _forget_servers(self) -> None:
        tables = await self.bot.store.forget_servers(self.bot.settings.forget_after)
        if tables:
            log.info("Forgot %s tables of servers that put the bot out.", tables)

    async def _safely(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        try:
            faults = await work()
            for fault in faults if isinstance(faults, list) else ():  # faults of single tables
                log_incident(fault, what)
        except ClosedStore:  # the bot is stopping
            pass
        except Exception as error:  # the next round tries again
            if not self._is_stopped:
                log_incident(error, what)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.housekeeping = Housekeeping(bot)
    bot.add_listener(bot.housekeeping.start, "on_ready")
    bot.add_listener(bot.housekeeping.note_removal, "on_guild_remove")
    bot.add_listener(bot.housekeeping.note_back, "on_guild_join")
