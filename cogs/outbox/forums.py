"""Forums. A table may have a post in one: a thread that begins with its lobby, with tags for the table's state."""

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
"""The tags of a post: a seat is free, the game is running, the game is over."""
MOST_TAGS, MOST_OF_A_FORUM = 5, 20
"""Maximum number of tags of a post, and of a forum."""
IN_CHANNEL = ("view_channel", "send_messages", "attach_files")
IN_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The rights the bot needs in a channel to open tables there, and to open each in a thread."""
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""The rights the bot needs in a forum to open tables there."""


def rights_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """The bot's rights in a channel, as far as it knows: none before it has received its own member data."""
    me: discord.Member | None = channel.guild.me
    return discord.Permissions.none() if me is None else channel.permissions_for(me)


def find_missing(channel: discord.ForumChannel) -> list[str]:
    """The missing rights of the bot in a forum."""
    rights = rights_in(channel)
    return [name for name in NEEDED if not getattr(rights, name)]


def state_of(record: TableRecord) -> list[str]:
    """The tags for the state of a table."""
    if not record.is_open:
        return ["over"]
    seats = record.status == Status.LOBBY and len(record.players) < record.terms.size
    has_offers = any(to in (ANYBODY, FORFEIT) for to in record.consent.offers.values())
    playing = record.status == Status.PLAYING
    return [tag for tag, fits in (("open", seats or has_offers), ("playing", playing)) if fits]


def find_our_post(bot: discord.Client, channel: int) -> discord.Thread | None:
    """The thread of a forum's post, if the bot opened it and can see it."""
    thread = bot.get_channel(channel)
    if isinstance(thread, discord.Thread) and isinstance(thread.parent, discord.ForumChannel):
        return thread if bot.user is not None and thread.owner_id == bot.user.id else None
    return None


def find_tags(forum: discord.ForumChannel, names: Collection[str], locale: str | None) -> list[discord.ForumTag]:
    """Our tags among those of a forum, named in its server's language or in English."""
    labels = {fold(words(lang).say(f"forum-tag-{name}")) for name in names for lang in (locale, FALLBACK)}
    return [tag for tag in forum.available_tags if fold(tag.name) in labels]


async def make_tags(forum: discord.ForumChannel, locale: str | None) -> list[str]:
    """Add the missing tags to a forum, if the bot may. Returns the names of those still missing."""
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
    """Set the tags of a table's post to its state, and keep tags that others added. A refusal by Discord is ignored,
    because the post's text says the same."""
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
