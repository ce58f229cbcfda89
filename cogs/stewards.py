"""Who is a steward of a server: whoever may manage all its channels, or has the role its administrators named. What a
channel allows somebody beside that counts for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from cogs.refusals import UNREACHABLE

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
        self._known: dict[tuple[int, int], tuple[int, discord.Member | None]] = {}

    def note(self, member: discord.Member | None, user: int, server: int) -> None:
        """Keep what a server says of somebody now."""
        now = self.bot.tables.times.now()
        if len(self._known) >= MOST_KNOWN:
            self._known = {key: kept for key, kept in self._known.items() if kept[0] > now - FRESH}
        self._known[user, server] = (now, member)

    async def find(self, user: int, server: int) -> bool | None:
        """Whether a user is a steward of a server; None where it cannot be asked."""
        guild = self.bot.get_guild(server)
        if guild is None or guild.unavailable:
            return None
        at, member = self._known.get((user, server), (-FRESH, None))
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
