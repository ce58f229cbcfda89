"""Lists of tables (the asker's own, those of this server, those with a free seat), and following one without a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs import ids
from cogs.messages.names import Markup, Words, channel_link
from cogs.messages.panel import waiting_line
from cogs.messages.parts import Part, button, row, text
from cogs.messages.speech import clip_lines, game_title
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.commands.base import check_open
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.store import RepeatedClick
from fronde.host.table import GameTable, Lobby, Playing, Table

MOST_LISTED, MOST_FOLLOWED = 15, 25
"""Maximum number of tables in a list, and of tables that one person can follow."""
SECTION = 1100
"""Maximum characters of one list."""
LISTS = ("mine", "here", "seats")


@handler(Right.ANYBODY, slash="table list")
async def list_tables(asker: Asker, which: str | None, may_see: Callable[[int], bool]) -> Reply:
    """The asker's own tables; the open tables of this server in channels they can see; and those with a free seat."""
    words = asker.words()
    mine = await asker.tables.store.open_tables(asker.user.id)
    here = [] if asker.guild is None else await asker.tables.store.tables_of(asker.guild)
    lines: dict[str, list[str]] = {name: [] for name in LISTS if which in (None, name)}
    free: list[dict[str, str]] = []
    for table_id in dict.fromkeys([*mine, *here]):
        async with asker.tables.hold(table_id) as table:
            if table_id in mine:
                lines.get("mine", []).append(_line(asker, table))
            if table_id not in here or not may_see(table.record.venue.channel):
                continue
            lines.get("here", []).append(_line(asker, table))
            if isinstance(table, Lobby) and table.missing and table_id not in mine:
                lines.get("seats", []).append(_line(asker, table))
                title = game_title(asker.words(table.record.game), table.record.game)
                free.append(button(ids.JoinTable(table_id).button, words.say("button-join-this", title=title), "good"))
    parts = [part for name, entries in lines.items() for part in _section(name, entries, words)]
    return Reply([*parts, *([row(*free[:5])] if free and "seats" in lines else [])])


def _section(name: str, entries: Sequence[str], words: Words) -> list[Part]:
    lines = clip_lines(reversed(entries[:MOST_LISTED]), SECTION)[::-1] or [words.say(f"list-{name}-none")]
    more = len(entries) - len(lines) if entries else 0
    rest = [words.say("list-more", count=more)] if more > 0 else []
    return [text("\n".join([words.say(f"list-{name}"), *lines, *rest]))]


def _line(asker: Asker, table: Table) -> str:
    """One line about a table: game, channel and state."""
    record, words = table.record, asker.words(table.record.game)
    title = game_title(words, record.game)
    channel = channel_link(record.venue.channel)
    return words.say("list-line", title=title, channel=channel, state=_state(asker, table, words))


def _state(asker: Asker, table: Table, words: Words) -> Markup:
    if isinstance(table, Lobby):
        return words.say("list-lobby", count=len(table.record.players), size=table.record.terms.size)
    if not isinstance(table, Playing):
        return words.say("list-stands")
    reader = Reader(table, asker.user.id)
    if not reader.owes:
        return Markup(waiting_line(table, words))
    at = reader.find_deadline(asker.tables.times)
    return words.say("list-yours", timed=int(at is not None), at=str(at))


# --- following ---


@handler(Right.ANYBODY, slash="table follow")
async def follow(asker: Asker, table_id: int) -> Reply:
    """Follow a table without a seat, or stop if the asker follows it already."""
    follows = await asker.tables.store.follows_of(asker.user.id)
    if table_id in follows:
        return await unfollow(asker, table_id)
    if len(follows) >= MOST_FOLLOWED:
        raise TableError(Text("error-follow-many", {"most": MOST_FOLLOWED}))
    async with asker.tables.hold(table_id) as table:
        check_open(table)
        if table.record.find_player(asker.user.id) is not None:
            raise TableError(Text("error-follow-own"))
        since = len(table.match.log) if isinstance(table, GameTable) else 0
        words = asker.words(table.record.game)
    await _keep(asker, table_id, since)
    return sentence(words.say("followed"))


@handler(Right.ANYBODY, clicks=ids.Unfollow)
async def unfollow(asker: Asker, table_id: int) -> Reply:
    """Stop following a table."""
    await _keep(asker, table_id, None)
    return sentence(asker.words().say("unfollowed"))


async def _keep(asker: Asker, table_id: int, since: int | None) -> None:
    """Store that the asker follows a table from action `since` on. None: they stop. Raises StaleDecision if this
    request was carried out before."""
    user, now = asker.user, asker.tables.times.now()
    try:
        await asker.tables.store.follow(table_id, user.id, user.locale, since, now, user.click)
    except RepeatedClick:
        raise StaleDecision(Text("error-already-done")) from None
