"""Private threads in which a side of a game confers. Each is opened once, and the side are its members. The bot adds
nobody else; people who manage threads on the server can still read them."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from cogs.messages.modes import Room
from cogs.outbox.threads import open_again

log = logging.getLogger("fronde.cogs")

ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes without a message after which Discord archives such a thread; a message unarchives it."""


class NoRoom(Exception):
    """This channel cannot have private threads."""


async def find_room(bot: discord.Client, thread: int) -> discord.Thread | None:
    """A thread opened earlier; None if it is gone. Raises the errors of discord.py."""
    try:
        channel = bot.get_channel(thread) or await bot.fetch_channel(thread)
    except (discord.NotFound, discord.Forbidden):
        return None
    if not isinstance(channel, discord.Thread):
        return None
    if channel.archived:
        await open_again(bot, thread)
    return channel


async def open_room(bot: discord.Client, channel: int, room: Room, *, doubtful: bool) -> discord.Thread:
    """A new thread below a channel, or the one that an attempt with unknown result has opened. Raises NoRoom, and the
    errors of discord.py."""
    parent = bot.get_channel(channel) or await bot.fetch_channel(channel)
    if not isinstance(parent, discord.TextChannel):
        raise NoRoom
    if doubtful:
        for thread in await parent.guild.active_threads():
            if (thread.name, thread.owner, thread.parent_id) == (room.name, parent.guild.me, parent.id):
                return thread
    kind = discord.ChannelType.private_thread
    return await parent.create_thread(name=room.name, type=kind, invitable=False, auto_archive_duration=ARCHIVE_MINUTES)


async def let_in(thread: discord.Thread, room: Room, *, is_new: bool) -> None:
    """Add the members of a thread, and remove those who are no longer members. A person who has left the server, or may
    not see the channel, is skipped."""
    ways = [(thread.remove_user, user) for user in room.leavers]
    ways += [(thread.add_user, user) for user in (room.people if is_new else room.comers)]
    for change, user in ways:
        try:
            await change(discord.Object(user))
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("A private thread does not change who is in it (code %s).", error.code)
