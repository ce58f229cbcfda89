"""What the bot does by itself now and then: sees to tables nobody touches, and drops what is old."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord.ext import tasks

from cogs.incidents import log_incident
from fronde.host.ageing import sweep


class Housekeeping:
    """Loops over what need not be done at once; each round does what is due, however long the last is past."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    async def start(self) -> None:
        """Begin, once there is somebody to tell."""
        for loop in (self.look_after, self.clear_away):
            if not loop.is_running():
                loop.start()

    async def close(self) -> None:
        """Begin nothing more."""
        self.cancel()

    def cancel(self) -> None:
        """End what is under way."""
        self.look_after.cancel()
        self.clear_away.cancel()

    @tasks.loop(hours=3)
    async def look_after(self) -> None:
        """See to the tables nobody touches."""

        async def work() -> None:
            for fault in await sweep(self.bot.tables):
                log_incident(fault, "a table nobody touches")

        await self._safely("tables nobody touches", work)

    @tasks.loop(hours=24)
    async def clear_away(self) -> None:
        """Drop what is old from the database, at the start and every day, and shrink games that have ended."""
        await self._safely("clearing away what is old", self.bot.store.clear_away)
        await self._safely("shrinking games that have ended", self.bot.tables.shrink)

    async def _safely(self, what: str, work: Callable[[], Awaitable[object]]) -> None:
        try:
            await work()
        except Exception as error:  # it is tried again with the next round
            log_incident(error, what)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.housekeeping = Housekeeping(bot)
    bot.add_listener(bot.housekeeping.start, "on_ready")
