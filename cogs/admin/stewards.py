"""The stewards of a server: people who may manage all its channels, or who have the role that its administrators named.
Rights in a single channel do not count."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from cogs.discord_errors import UNREACHABLE

FRESH = 60
"""Seconds for which an answer about a member stays valid."""
PATIENCE = 5.0
"""Seconds that Discord has to answer."""
MOST_KNOWN = 1000
"""Maximum number of answers in the cache; the oldest is dropped first."""
NO_MEMBER = (10007, 10013)
"""Discord's codes for a user who is not on a server, or is unknown to it."""


class Stewards:
    """A cache of Discord's answers about members of servers: the member, or None."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._cache: dict[tuple[int, int], tuple[int, discord.Member | None]] = {}

    def note(self, member: discord.Member | None, user: int, server: int) -> None:
        """Store the current answer about a user."""
        self._cache.pop((user, server), None)
        self._cache[user, server] = (self.bot.tables.times.now(), member)
        if len(self._cache) > MOST_KNOWN:
            del self._cache[next(iter(self._cache))]

    async def find(self, user: int, server: int) -> bool | None:
        """Whether a user is a steward of a server; None if Discord does not answer."""
        guild = self.bot.get_guild(server)
        if self.bot.store.serves(server) and (guild is None or guild.unavailable):
            return None
        at, member = self._cache.get((user, server), (-FRESH, None))
        if not 0 <= self.bot.tables.times.now() - at < FRESH:
            try:
                async with asyncio.timeout(PATIENCE):
                    guild = guild or await self.bot.fetch_guild(server, with_counts=False)  # of another process
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
        role = (await self.bot.store.server_settings(server)).steward
        return member.guild_permissions.manage_channels or (role is not None and member.get_role(role) is not None)
