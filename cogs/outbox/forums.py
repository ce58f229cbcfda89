"""Forums: a table may have a post in one, which is a thread that begins with its lobby and bears tags for how it
stands."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

import discord

from cogs.discord_errors import UNREACHABLE
from cogs.messages.names import words
from fronde.core.spelling import fold
from fronde.host.commands.seats import ANYBODY, FORFEIT
from fronde.host.store import Status, TableRecord
from fronde.texts import FALLBACK

log = logging.getLogger("fronde.cogs")

TAGS = ("open", "playing", "over")
"""What a post is tagged: it has a seat to take, it is played, it is over."""
MOST_TAGS, MOST_OF_A_FORUM = 5, 20
"""Tags of a post, and of a forum."""
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""What the bot has to be allowed in a forum, to open tables there."""


def rights_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """What the bot may do in a channel, as far as it knows: nothing where it has not been told of itself yet."""
    me: discord.Member | None = channel.guild.me
    return discord.Permissions.none() if me is None else channel.permissions_for(me)


def find_missing(channel: discord.ForumChannel) -> list[str]:
    """What the bot lacks in a forum, of what it needs."""
    granted = rights_in(channel)
    return [name for name in NEEDED if not getattr(granted, name)]


def state_of(record: TableRecord) -> list[str]:
    """The tags that tell how a table stands."""
    if not record.is_open:
        return ["over"]
    seats = record.status == Status.LOBBY and len(record.players) < record.terms.size
    offered = any(to in (ANYBODY, FORFEIT) for to in record.consent.offers.values())
    playing = record.status == Status.PLAYING
    return [tag for tag, fits in (("open", seats or offered), ("playing", playing)) if fits]


def find_our_post(bot: discord.Client, channel: int) -> discord.Thread | None:
    """The thread of a forum's post, where the bot has opened it and may know it."""
    thread = bot.get_channel(channel)
    if isinstance(thread, discord.Thread) and isinstance(thread.parent, discord.ForumChannel):
        return thread if bot.user is not None and thread.owner_id == bot.user.id else None
    return None


def find_tags(forum: discord.ForumChannel, names: Collection[str], locale: str | None) -> list[discord.ForumTag]:
    """Those of our tags that a forum has, called so in its server's language or in English."""
    called = {fold(words(lang).say(f"forum-tag-{name}")) for name in names for lang in (locale, FALLBACK)}
    return [tag for tag in forum.available_tags if fold(tag.name) in called]


async def make_tags(forum: discord.ForumChannel, locale: str | None) -> list[str]:
    """Give a forum the tags it lacks, where the bot may; gives the names of those it lacks still."""
    lacks = [name for name in TAGS if not find_tags(forum, [name], locale)]
    names = [words(locale).say(f"forum-tag-{name}") for name in lacks]
    room = len(forum.available_tags) + len(names) <= MOST_OF_A_FORUM
    if not names or not room or not rights_in(forum).manage_channels:
        return list(names)
    tags = [discord.ForumTag(name=name) for name in names]
    try:
        await forum.edit(available_tags=[*forum.available_tags, *tags])
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.info("A forum did not take its tags: %s", type(error).__name__)
        return list(names)
    return []


async def show_state(bot: discord.Client, channel: int, state: Sequence[str], locale: str | None) -> None:
    """Have a table's post in a forum bear the tags of its state, beside those that others gave it. What Discord refuses
    is left: the words say all."""
    thread = find_our_post(bot, channel)
    if thread is None or not isinstance(forum := thread.parent, discord.ForumChannel):
        return
    ours = find_tags(forum, TAGS, locale)
    others = [tag for tag in thread.applied_tags if tag not in ours]
    tags = [*find_tags(forum, state, locale), *others][:MOST_TAGS]
    same = {tag.id for tag in tags} == {tag.id for tag in thread.applied_tags}
    if same or (forum.flags.require_tag and not tags):
        return
    try:
        await thread.edit(applied_tags=tags)
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.info("A post of a forum did not take its tags: %s", type(error).__name__)
