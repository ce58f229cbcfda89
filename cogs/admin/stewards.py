"""Who is a steward of a server: whoever may manage all its channels, or has the role its administrators named. What a
channel allows somebody beside that counts for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from cogs.discord_errors import UNREACHABLE

FRESH = 60
"""Seconds for which what a server said of somebody holds."""
PATIENCE = 5.0
"""Seconds a server has to answer."""
MOST_KNOWN = 1000
NO_MEMBER = (10007, 10013)
"""Discord's codes for somebody who is not on a server, or whom it does not know."""


class Stewards:
    """What servers lately said of people: the member somebody is there, or None."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._cache: dict[tuple[int, int], tuple[int, discord.Member | None]] = {}

    def note(self, member: discord.Member | None, user: int, server: int) -> None:
        """Keep what a server says of somebody now."""
        now = self.bot.tables.times.now()
        if len(self._cache) >= MOST_KNOWN:
            self._cache = {key: entry for key, entry in self._cache.items() if entry[0] > now - FRESH}
        self._cache[user, server] = (now, member)

    async def find(self, user: int, server: int) -> bool | None:
        """Whether a user is a steward of a server; None where it cannot be asked."""
        guild = self.bot.get_guild(server)
        if guild is None or guild.unavailable:
            return None
        at, member = self._cache.get((user, server), (-FRESH, None))
        if not 0 <= self.bot.tables.times.now() - at < FRESH:
            try:
                async with asyncio.timeout(PATIENCE):
                    member = await guild.fetch_member(user)
            except discord.NotFound as error:
                if error.code not in NO_MEMBER:
                    return None
                member = None
            except (discord.DiscordException, *UNREACHABLE):
                return None
            self.note(member, user, server)
        if member is None:
            return False
        role = (await self.bot.store.server_settings(server)).get("steward")
        return member.guild_permissions.manage_channels or (role is not None and member.get_role(role) is not None)
