"""A server's settings for its administrators, and the commands of the bot's operator."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import discord

from cogs import ids
from cogs.admin.metrics import USAGE_SPAN
from cogs.messages.care import moment
from cogs.messages.forms import Fields, choose, choose_channel, choose_role, label, make_form
from cogs.messages.names import Markup, Words
from cogs.messages.parts import button, row, text
from cogs.outbox import forums
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import StaleDecision, TableError
from fronde.core.plain import stamp_of
from fronde.core.types import Json, Name, Text
from fronde.host.commands.queue import Close
from fronde.host.matchmaking.leagues import MOST_TABLES
from fronde.host.notices.kinds import Notice, OperatorNote
from fronde.host.people.actors import House
from fronde.host.people.rights import Right
from fronde.host.store import Claim, RepeatedClick, ServerSettings, Usage
from fronde.texts import locales

MOST_STUCK = 15
"""Maximum number of tables with given-up messages in a list."""
LONGEST_WORD = 1000
"""Maximum characters of a message to all tables."""


# --- a server ---


async def check_opening(asker: Asker, settings: ServerSettings) -> None:
    """Raise TableError if the server's settings do not allow tables in this channel, or this member to open one."""
    _check_channel(asker, settings)
    await check_role(asker, settings)


async def check_role(asker: Asker, settings: ServerSettings) -> None:
    """Raise TableError if the server's settings do not allow this member to open a table."""
    if settings.role not in (None, *asker.roles) and not await _is_steward(asker):
        raise TableError(Text("error-other-role", {"role": str(settings.role)}))


async def find_queue(asker: Asker) -> int | None:
    """The queue of this server. None if it has none, and in direct messages."""
    if asker.guild is None or (await asker.tables.store.server_settings(asker.guild)).queue is None:
        return None
    return await asker.tables.store.find_queue(asker.guild)


async def get_queue_id(asker: Asker) -> int:
    """The queue of this server. Raises TableError if there is none."""
    asker.get_guild()
    if (queue := await find_queue(asker)) is None:
        raise TableError(Text("error-no-queue"))
    return queue


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


@handler(Right.ADMINISTRATOR, slash="fronde setup")
async def set_up(asker: Asker, changes: ServerSettings, reset: bool) -> Reply:
    """Change the given settings, and show all of them. `reset`: discard the earlier settings first."""
    before = await asker.tables.store.server_settings(asker.get_guild())
    values = changes.write()
    if not values and not reset:
        return _show(asker, before)
    return await _settle(asker, replace(ServerSettings() if reset else before, **values), values)


async def _settle(asker: Asker, settings: ServerSettings, keys: Collection[str]) -> Reply:
    """Store the settings, unless the bot lacks rights where they would open tables; in that case name the rights, and
    ask. If `keys`, the changed settings, include a forum, it gets the bot's tags."""
    guild = asker.get_guild()
    if missing := _find_missing(asker, settings, keys):
        names = [Name("permission", name) for name in missing]
        stamp = _stamp(await asker.tables.store.server_settings(guild))
        again, anyway = (ids.SaveSetup.make(settings, stamp, sure=sure).button for sure in (False, True))
        words = asker.words()
        tries = row(
            button(again, words.say("button-setup-again"), "main"), button(anyway, words.say("button-setup-anyway"))
        )
        lines = "\n".join(_lines(asker, settings))
        return Reply([text(lines), text(words.say("setup-lacks", permission=names)), tries])
    return await _save(asker, settings, keys)


async def _save(asker: Asker, settings: ServerSettings, keys: Collection[str]) -> Reply:
    await asker.tables.store.set_server(asker.get_guild(), settings)
    await _place_queue(asker, settings)
    forum = _get_channel(asker, settings.forum) if "forum" in keys else None
    tags = []
    if isinstance(forum, discord.ForumChannel):
        tags = await forums.make_tags(forum, settings.language or asker.guild_locale)
    return _show(asker, settings, *([asker.words().say("setup-forum-tags", tags=tags)] if tags else []))


async def _place_queue(asker: Asker, settings: ServerSettings) -> None:
    """Have the queue where the settings want it, or close it."""
    guild, tables = asker.get_guild(), asker.tables
    if settings.queue is not None:
        await tables.open_queue(guild, settings.queue, settings.language or asker.guild_locale)
    elif (queue := await tables.store.find_queue(guild)) is not None:
        await tables.run(queue, House(), Close())


def _show(asker: Asker, settings: ServerSettings, *notes: str) -> Reply:
    """A server's settings, and the buttons that change them. `notes` come last."""
    words = asker.words()
    buttons = [button(ids.OpenSetup(part).button, words.say(f"button-setup-{part}")) for part in PARTS]
    return Reply([text("\n".join([*_lines(asker, settings), *notes])), row(*buttons)], edit=True)


@handler(Right.ADMINISTRATOR, clicks={ids.SaveSetup: lambda id, picks: (*id.read_settings(), id.sure)})
async def save_setup(asker: Asker, settings: ServerSettings, stamp: int, sure: int) -> Reply:
    """Store the settings of the button if the bot now has its rights, or in any case if `sure`. If the settings have
    changed meanwhile, show them."""
    before = await asker.tables.store.server_settings(asker.get_guild())
    if _stamp(before) != stamp:
        return _show(asker, before, asker.words().say("error-stale-form"))
    reply = await (_save if sure else _settle)(asker, settings, settings.write())
    return replace(reply, edit=True)


def _get_channel(asker: Asker, id: int | None) -> discord.abc.GuildChannel | None:
    guild = asker.get_interaction().guild
    return guild.get_channel(id) if guild is not None and id is not None else None


def _find_missing(asker: Asker, settings: ServerSettings, keys: Collection[str]) -> list[str]:
    """The missing rights of the bot in the places where the settings `keys` would have it open tables or post."""
    missing: list[str] = []
    more = forums.IN_THREADS if settings.threads else ()
    for key, id, needs in (
        ("channel", settings.channel, (*forums.IN_CHANNEL, *more)), ("forum", settings.forum, forums.NEEDED),
        ("queue", settings.queue, (*forums.IN_CHANNEL, *forums.IN_THREADS)),
        ("puzzles", settings.puzzles, forums.IN_CHANNEL),
    ):  # fmt: skip
        if id and not {key, "threads"}.isdisjoint(keys):
            missing += _list_lacks(_get_channel(asker, id), needs)
    guild = asker.get_interaction().guild
    if "threads" in keys and settings.channel is None and guild is not None:  # in any channel
        missing += [name for name in more if not getattr(guild.me.guild_permissions, name)]
    return list(dict.fromkeys(missing))


def _list_lacks(channel: discord.abc.GuildChannel | None, needs: Collection[str]) -> list[str]:
    """The rights of these that the bot lacks in a channel."""
    rights = discord.Permissions.none() if channel is None else forums.rights_in(channel)
    return [name for name in needs if not getattr(rights, name)]


# --- the forms ---


PARTS: Mapping[str, tuple[str, ...]] = {
    "tables": ("channel", "forum", "threads", "role", "steward"),
    "talk": ("queue", "pings", "language", "stats", "ratings"),
    "more": ("leagues", "puzzles"),
}
"""The forms, and the settings in each."""
LEAGUE_TABLES = (5, 10, 20, 30, 40, 50)
"""How many tables the leagues of a server may have open at a time, as the form offers it."""
DEFAULTS = {"threads": False, "stats": True, "ratings": True}
"""Settings that are yes or no, and their defaults."""


@handler(Right.ADMINISTRATOR, clicks=ids.OpenSetup)
async def open_setup(asker: Asker, part: str) -> Reply:
    """One of the forms with the server's settings. Raises TableError for an unknown one."""
    settings, words = await asker.tables.store.server_settings(asker.get_guild()), asker.words()
    now = asdict(settings)
    fields = [label(words.say(f"setup-form-{key}"), _field(key, now[key], words)) for key in PARTS.get(part, ())]
    if not fields:
        raise TableError(Text("error-old-button"))
    form = make_form(ids.KeepSetup(part, _stamp(settings)), words.say("setup-form"), fields)
    return replace(_show(asker, settings, words.say("note-again")), form=form)


def _field(key: str, now: Json, words: Words) -> Any:
    """The field for a setting."""
    if key in ("role", "steward"):
        return choose_role(key, now)
    if key in ("channel", "forum", "queue", "puzzles"):
        return choose_channel(key, discord.ChannelType.forum if key == "forum" else discord.ChannelType.text, now)
    if key in DEFAULTS:
        chosen_now = "yes" if (DEFAULTS[key] if now is None else now) else "no"
        return choose(key, [(one, words.say(one), "") for one in ("yes", "no")], [chosen_now])
    if key == "leagues":
        most = now or MOST_TABLES
        return choose(key, [(str(one), str(one), "") for one in sorted({*LEAGUE_TABLES, most})], [str(most)])
    if key == "language":
        return choose(key, [(one, words.say(f"language-{one}"), "") for one in locales()], [now or ""], least=0)
    return choose(key, [(one, words.say(f"pings-{one}"), "") for one in ids.PINGS], [now or ""], least=0)


@handler(Right.ADMINISTRATOR, forms={ids.KeepSetup: lambda id, fields: (id.part, id.stamp, fields)})
async def keep_setup(asker: Asker, part: str, stamp: int, fields: Fields) -> Reply:
    """Make all changes of the form, or none. If the settings have changed since it was opened, show them. Raises
    TableError for values that no form offers."""
    before = await asker.tables.store.server_settings(asker.get_guild())
    if _stamp(before) != stamp:
        return _show(asker, before, asker.words().say("error-stale-form"))
    now = asdict(before)
    changes = {key: _read(asker, key, fields[key]) for key in PARTS.get(part, ()) if key in fields}
    keys = [key for key, value in changes.items() if value != now[key]]
    return replace(await _settle(asker, replace(before, **changes), keys), edit=True)


def _read(asker: Asker, key: str, values: list[str]) -> Json:
    """The value of a setting from its field. None: not set. Raises TableError for one that the field does not offer."""
    value = first(values)
    if not value or (key == "steward" and value == str(asker.guild)):
        return None
    if key in ("channel", "forum", "queue", "puzzles", "role", "steward"):
        return ids.read_number(values)
    if key == "leagues":
        if not 0 < (most := ids.read_number(values)) <= LEAGUE_TABLES[-1]:
            raise TableError(Text("error-no-option"))
        return None if most == MOST_TABLES else most
    if value not in {"pings": ids.PINGS, "language": locales()}.get(key, ("yes", "no")):
        raise TableError(Text("error-no-option"))
    if key not in DEFAULTS:
        return value
    return None if (value == "yes") == DEFAULTS[key] else value == "yes"


def _stamp(settings: ServerSettings) -> int:
    return stamp_of(settings.write())


def _language_of(settings: ServerSettings) -> str:
    """The message that names the language of public posts."""
    return f"language-{settings.language}" if settings.language else "setup-own-language"


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
        words.say("setup-queue", channel=str(settings.queue)) if settings.queue else words.say("setup-no-queue"),
        _tell_puzzles(asker, settings.puzzles, words),
        words.say("setup-pings", where=words.say(f"pings-{settings.pings or 'channel'}")),
        words.say("setup-no-stats" if settings.stats is False else "setup-stats"),
        words.say("setup-no-ratings" if settings.ratings is False else "setup-ratings"),
        words.say("setup-leagues", count=settings.leagues or MOST_TABLES),
        words.say("setup-language", language=words.say(_language_of(settings))),
    ]


def _tell_puzzles(asker: Asker, id: int | None, words: Words) -> str:
    """Where the daily puzzle appears, and what the bot may not do there."""
    if id is None:
        return words.say("setup-no-puzzles")
    lacks = [Name("permission", name) for name in _list_lacks(_get_channel(asker, id), forums.IN_CHANNEL)]
    return words.say("setup-puzzles", channel=str(id), silent=int(bool(lacks)), lacks=lacks)


# --- the operator ---


@handler(Right.OPERATOR, slash="fronde status")
async def status(asker: Asker, servers: int, since: int, suspicion: str | None, counts_usage: bool) -> Reply:
    """The condition of the bot: counts, the suspicion about its database if any, how it fares with people if that is
    counted, and the tables with undeliverable messages."""
    store, words = asker.tables.store, asker.words()
    waiting, failures, oldest = await store.count_letters()
    counts = {"servers": servers, "tables": len(await store.open_tables()), "games": await store.count_games()}
    letters = {"waiting": waiting, "given_up": failures, "minutes": oldest // 60}
    lines = [words.say("status", since=moment(since), loaded=asker.tables.table_count, **counts, **letters)]
    if suspicion is not None:
        lines.append(words.say("status-copies", reason=suspicion))
    lines += _tell_claims(await store.list_claims(), words)
    missing, unreadable = await store.count_results()
    if missing or unreadable:
        lines.append(words.say("status-results", missing=missing, unreadable=unreadable))
    if counts_usage:
        lines += _tell_usage(await store.count_usage(asker.tables.times.now() - USAGE_SPAN), words)
    stuck_tables = await store.stuck_tables()
    for table, count, fault in stuck_tables[:MOST_STUCK]:
        lines.append(words.say("status-stuck", table=str(table), count=count, fault=Markup(fault)))
    return Reply([text("\n".join(lines))])


def _tell_claims(claims: Sequence[Claim], words: Words) -> Iterator[Markup]:
    """A line for every process of several, with its shards."""
    for process in dict.fromkeys(claim.process for claim in claims):
        own = [claim for claim in claims if claim.process == process]
        if own[0].shard is None:
            yield words.say("status-waits", process=Markup(f"`{process}`"))
            continue
        shards, age = [str(claim.shard) for claim in own], round(max(claim.age for claim in own))
        name = Markup(f"`{process}`")
        yield words.say("status-process", process=name, shards=shards, count=len(own), total=own[0].total, seconds=age)


def _tell_usage(usage: Usage, words: Words) -> list[Markup]:
    gaps = {f"days{number}": count for number, count in enumerate(usage.gaps)}
    numbers = {name: value for name, value in usage._asdict().items() if name != "gaps"}
    return [words.say("status-usage", **numbers), words.say("status-gaps", **gaps)]


@handler(Right.OPERATOR, slash="fronde tell")
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
