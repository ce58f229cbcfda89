"""The place of a new table: the channel of the command, a new thread, or a post of a forum."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Literal, NamedTuple

import discord

from cogs.discord_errors import UNREACHABLE
from cogs.messages.modes import Room
from cogs.messages.speech import THREAD, clip, game_title
from cogs.outbox import forums
from cogs.outbox.rooms import NoRoom, let_in, open_room
from cogs.panels import servers
from cogs.panels.replies import Asker
from fronde.core.errors import TableError
from fronde.core.types import Name, Text
from fronde.host.tables import Opening

A_WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread."""
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
FAILS = (discord.HTTPException, *UNREACHABLE)


class Place(NamedTuple):
    """The place of a new table. `homeless`: the server wants tables in a forum, but the bot cannot post there."""

    opening: Opening
    homeless: bool = False


def check_permissions(interaction: discord.Interaction) -> None:
    """Raise TableError naming the permissions the bot lacks in this channel."""
    if missing := _find_missing(interaction.channel, interaction.app_permissions):
        raise TableError(Text("error-permissions", {"permission": [Name("permission", name) for name in missing]}))


async def can_post(bot: discord.Client, channel: int) -> bool:
    """Whether the bot can see a channel and write there. Archived threads are not cached and have to be fetched."""
    try:
        target: Any = bot.get_channel(channel) or await bot.fetch_channel(channel)
        return not _find_missing(target, target.permissions_for(target.guild.me))
    except (discord.DiscordException, AttributeError, *UNREACHABLE):
        return False


def _find_missing(channel: Any, rights: discord.Permissions) -> list[str]:
    names = IN_THREADS if isinstance(channel, discord.Thread) else forums.IN_CHANNEL
    return [name for name in names if not getattr(rights, name)]


@asynccontextmanager
async def place_for(
    interaction: discord.Interaction, asker: Asker, opening: Opening, *, private: bool = False
) -> AsyncIterator[Place]:
    """The place for a new table: a new private thread if `private`, or the forum post or thread that the server's
    settings ask for, or else this channel. If the block fails, a thread created here is deleted. Raises TableError if
    the server allows no table here, or the bot may not write here."""
    settings = await asker.tables.store.server_settings(opening.guild or 0)
    await servers.check_opening(asker, settings)
    opening = replace(opening, locale=settings.language or opening.locale)
    thread, starter = None, None
    if private:
        thread = await _open_private(interaction, asker, _name(asker, opening))
    elif settings.forum:
        thread, starter = await _open_post(interaction, asker, opening, settings.forum)
    elif settings.threads:
        thread = await open_thread(interaction, _name(asker, opening))
    if thread is None:
        check_permissions(interaction)
        yield Place(opening, bool(settings.forum))
        return
    try:
        yield Place(replace(opening, channel=thread.id, starter=starter))
    except BaseException:
        await delete_or_archive(thread)
        raise


def _name(asker: Asker, opening: Opening) -> str:
    return clip(f"{game_title(asker.words(), opening.game)} · {asker.user.name}", THREAD)


async def open_thread(interaction: discord.Interaction, name: str) -> discord.Thread | None:
    """A new public thread in the channel of the command. None if the channel cannot have threads, or the bot cannot
    open one."""
    rights = interaction.app_permissions
    may = rights.create_public_threads and rights.send_messages_in_threads
    if not isinstance(interaction.channel, discord.TextChannel) or not may:
        return None
    try:
        kind = discord.ChannelType.public_thread
        return await interaction.channel.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)
    except FAILS:
        return None


async def _open_private(interaction: discord.Interaction, asker: Asker, name: str) -> discord.Thread:
    """A new private thread with only the asker and the bot. Raises TableError if it cannot be opened."""
    room = Room(name, [asker.user.id])
    try:
        if not asker.rooms:
            raise NoRoom
        thread = await open_room(interaction.client, asker.channel, room, doubtful=False)
        await let_in(thread, room, is_new=True)
    except (NoRoom, *FAILS):
        raise TableError(Text("error-no-private")) from None
    return thread


async def _open_post(
    interaction: discord.Interaction, asker: Asker, opening: Opening, forum_id: int
) -> tuple[discord.Thread | None, int | None]:
    """A new post of a forum, and the id of its first message, which the lobby will replace. Both are None if that
    fails."""
    forum = interaction.guild and interaction.guild.get_channel(forum_id)
    if not isinstance(forum, discord.ForumChannel) or forums.find_missing(forum):
        return None, None
    tags = forums.find_tags(forum, ["open"], opening.locale)
    words = replace(asker, user=replace(asker.user, locale=opening.locale)).words(opening.game)
    text = words.say("forum-opened", title=game_title(words, opening.game), player=asker.user.name)
    try:
        post = await forum.create_thread(
            name=_name(asker, opening), content=text, applied_tags=tags, auto_archive_duration=A_WEEK,
            allowed_mentions=discord.AllowedMentions.none(),
        )  # fmt: skip
    except FAILS:
        return None, None
    return post.thread, post.message.id


async def delete_or_archive(thread: discord.Thread) -> None:
    """Delete a thread whose table or board could not be opened. Without permission to delete it, archive it."""
    with contextlib.suppress(*FAILS):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
