"""A server's settings for its administrators, and the commands of the bot's operator."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.messages.care import moment
from cogs.messages.names import Markup
from cogs.messages.parts import text
from cogs.outbox import forums
from cogs.panels.actions import action
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Name, Text
from fronde.host.notices import Notice, OperatorNote
from fronde.host.rights import Right
from fronde.host.store import RepeatedClick, ServerSettings

MOST_STUCK = 15
"""Most tables listed of those whose messages were given up."""
LONGEST_WORD = 1000
"""Most characters of a message to all tables."""


# --- a server ---


async def check_opening(asker: Asker, settings: ServerSettings) -> None:
    """Raise TableError if the server's settings do not allow tables in this channel, or this member to open one."""
    _check_channel(asker, settings)
    if settings.role not in (None, *asker.roles) and not await _is_steward(asker):
        raise TableError(Text("error-other-role", {"role": str(settings.role)}))


async def _is_steward(asker: Asker) -> bool:
    """Whether the asker is a steward of this server."""
    return asker.guild is not None and bool(await asker.tables.around.find_steward(asker.user.id, asker.guild))


def _check_channel(asker: Asker, settings: ServerSettings) -> None:
    if settings.channel not in (None, asker.channel, asker.parent):
        raise TableError(Text("error-other-channel", {"channel": str(settings.channel)}))


async def check_coming(asker: Asker, table_id: int) -> tuple[int, str | None, bool]:
    """Check that a table may come to this channel. Returns the server, the table's language there, and whether the bot
    was removed from the table's old server. Raises TableError in direct messages, in a channel where the server wants
    no tables, and if the table is on another server and this member may not open tables here. The last two checks
    do not apply to a steward of the server."""
    guild = asker.get_guild()
    settings = await asker.tables.store.server_settings(guild)
    async with asker.tables.hold(table_id) as table:
        is_new = table.record.venue.guild != guild
    if not await _is_steward(asker):
        await check_opening(asker, settings) if is_new else _check_channel(asker, settings)
    return guild, settings.language or asker.guild_locale, await asker.tables.is_stranded(table_id)


@action(Right.ADMINISTRATOR, slash="fronde setup")
async def set_up(
    asker: Asker, changes: ServerSettings, reset: bool, forum: discord.ForumChannel | None = None
) -> Reply:
    """Change the given settings, and show all of them. `reset`: discard the earlier settings first. A `forum` gets the
    bot's tags; the reply says what is missing there."""
    assert asker.guild is not None
    rights, tags = [], []
    if forum is not None:
        locale = changes.language or asker.guild_locale
        rights, tags = forums.find_missing(forum), await forums.make_tags(forum, locale)
    store = asker.tables.store
    before = ServerSettings() if reset else await store.server_settings(asker.guild)
    settings = replace(before, **changes.write())
    if reset or settings != before:
        await store.set_server(asker.guild, settings)
    words, lines = asker.words(), _lines(asker, settings)
    if rights:
        lines.append(words.say("setup-forum-rights", permission=[Name("permission", name) for name in rights]))
    if tags:
        lines.append(words.say("setup-forum-tags", tags=tags))
    return sentence("\n".join(lines))


def _lines(asker: Asker, settings: ServerSettings) -> list[str]:
    words = asker.words()
    where, who, forum, steward = settings.channel, settings.role, settings.forum, settings.steward
    own = words.say("setup-threads" if settings.threads else "setup-no-threads")
    return [
        words.say("setup-title"),
        words.say("setup-where", channel=str(where)) if where else words.say("setup-anywhere"),
        words.say("setup-who", role=str(who)) if who else words.say("setup-anybody"),
        words.say("setup-steward", role=str(steward)) if steward else words.say("setup-no-steward"),
        words.say("setup-forum", forum=str(forum)) if forum else own,
        words.say("setup-pings", where=words.say(f"pings-{settings.pings or 'channel'}")),
        words.say("setup-no-stats" if settings.stats is False else "setup-stats"),
        words.say("setup-language", language=settings.language or words.say("setup-own-language")),
    ]


# --- the operator ---


@action(Right.OPERATOR, slash="fronde status")
async def status(asker: Asker, servers: int, since: int, suspicion: str | None) -> Reply:
    """The condition of the bot: counts, the suspicion about its database if any, and the tables with undeliverable
    messages."""
    store, words = asker.tables.store, asker.words()
    waiting, undelivered, oldest = await store.count_letters()
    counts = {"servers": servers, "tables": len(await store.open_tables()), "games": await store.count_games()}
    letters = {"waiting": waiting, "given_up": undelivered, "minutes": oldest // 60}
    lines = [words.say("status", since=moment(since), loaded=asker.tables.loaded, **counts, **letters)]
    if suspicion is not None:
        lines.append(words.say("status-copies", reason=suspicion))
    missing, unreadable = await store.count_results()
    if missing or unreadable:
        lines.append(words.say("status-results", missing=missing, unreadable=unreadable))
    stuck = await store.stuck_tables()
    for table, count, fault in stuck[:MOST_STUCK]:
        lines.append(words.say("status-stuck", table=str(table), count=count, fault=Markup(fault)))
    return Reply([text("\n".join(lines))])


@action(Right.OPERATOR, slash="fronde tell")
async def tell_all(asker: Asker, words: str) -> Reply:
    """Post a message at every open table. Raises StaleDecision if this request was carried out before."""
    notice = Notice(OperatorNote(words=words[:LONGEST_WORD]))
    try:
        table_ids = await asker.tables.store.post_everywhere(notice, asker.user.click)
    except RepeatedClick:
        raise StaleDecision(Text("error-already-done")) from None
    for table_id in table_ids:
        asker.tables.around.wake(table_id)
    return sentence(asker.words().say("told-all", count=len(table_ids)))
