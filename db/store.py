"""The store is the only access to the database. Every public method is one transaction."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import MISSING, asdict, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    JSON,
    Connection,
    Executable,
    Result,
    Row,
    Table,
    Text,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement, Select

from db.backup import DELETED, finish_restore
from db.claims import BOT, CHANNEL, Claims, Share, list_claims, of_own
from db.files import back_up, find_damage, find_file, keep_others_out, make_ready, pending_restore, read_revision
from db.migrate import upgrade
from db.personal import export, forget
from db.ratings import change_ratings, find_unrated_results, load_ratings, save_ratings
from db.results import (
    count_unreadable,
    drop_result,
    has_result,
    hide_person,
    load_standings,
    tables_without_result,
    write_dice,
    write_result,
)
from db.runner import Runner
from db.stats import load_stats
from db.tables import (
    actions,
    clicks,
    direct,
    follows,
    guides,
    messages,
    meta,
    metadata,
    outbox,
    people,
    plans,
    players,
    posts,
    read_json,
    reports,
    servers,
    standings,
    tables,
    tries,
    visits,
    writers,
)
from db.usage import count_usage
from fronde.core.plain import find_misfits
from fronde.core.types import Json
from fronde.host.notices import kinds
from fronde.host.notices.kinds import KINDS, Notice, read_body
from fronde.host.store import (
    COMMON,
    GAMELESS,
    GROUP_OF,
    GROUPS,
    MOST_REPORTS,
    NEVER,
    Change,
    ChannelConflict,
    Choice,
    Claim,
    ClosedStore,
    DirectMessages,
    Fault,
    Following,
    GameResult,
    Member,
    Message,
    Move,
    Patch,
    Person,
    Plan,
    Player,
    PostSpan,
    Rating,
    RepeatedClick,
    Scope,
    ServerSettings,
    StaleRevision,
    Standing,
    Stats,
    Status,
    TableRecord,
    TextReport,
    UnratedResults,
    Usage,
    Visit,
    find_outages,
    read_votes,
    write_votes,
)
from fronde.host.store import Store as HostStore

log = logging.getLogger("fronde.db")

T = TypeVar("T")
WAITING, GIVEN_UP = "waiting", "given-up"
DAY = 24 * 60 * 60
PARTING = 1.0
"""Seconds in which claims can be released at the end; after that they expire."""
MOST_SKEW = 1.0
"""Seconds by which the clock of this computer may differ from that of the database's server without a correction."""
HEALED = tuple(fault for fault in Fault if fault != Fault.KILLED)
"""Faults that may go away without help. A notice that killed the process in every attempt is retried only if the
operator asks."""
VISIT = 30 * 60
"""Seconds after which the next visit counts as a new one."""
TELLING = ("turn", "sign")
"""The slots of messages that announce a turn."""
_WHOLE = [f.name for f in fields(Move)]
_PERSON_COLUMNS = [people.c[f.name] for f in fields(Person)]
_PLAIN = ("number", "actor", "seat", "step", "picks")
_FIELDS = {f.name: f for kind in (TableRecord, *GROUPS.values(), Player) for f in fields(kind)}
_JSON = {
    table: [c.key for c in table.columns if isinstance(c.type, JSON) and c.key not in ("epochs", "votes")]
    for table in (tables, players)
}
"""The JSON columns whose types are checked here. The host checks epochs and votes, since it knows their contents."""

# Built once, not at every click: building a statement and looking up its compiled form costs more than running
# it.
_HERE = (visits.c.table == bindparam("of_table")) & (visits.c.user == bindparam("of_user"))
_SEES, _NOW = bindparam("sees", type_=visits.c.seen.type), bindparam("now", type_=visits.c.at.type)
_COMES_BACK = _SEES.is_not(None) & (_NOW - visits.c.at > VISIT)
_NEXT_VISIT = (
    update(visits)
    .where(_HERE)
    .values(
        since=case((_COMES_BACK, visits.c.seen), else_=visits.c.since),
        seen=func.coalesce(_SEES, visits.c.seen),
        at=_NOW,
    )
    .returning(visits.c.since)
)
_FIRST_VISIT = insert(visits)
_PERSON = select(*_PERSON_COLUMNS).where(people.c.user == bindparam("of_user"))
_PLAN_OF = select(plans.c.note, plans.c.intent, plans.c.turning).where(
    plans.c.table == bindparam("of_table"), plans.c.user == bindparam("of_user")
)
_CHANGE = update(tables).where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("at_revision"))
_REVISION = select(tables.c.revision).where(tables.c.id == bindparam("of_table"))
_CLICK, _ACTIONS, _OUTBOX = insert(clicks), insert(actions), insert(outbox)
_DM = update(players).where(players.c.table == bindparam("of_table"), players.c.user == bindparam("of_user"))
_REFUSED = select(clicks.c.refused).where(clicks.c.id == bindparam("click"))
_TO = outbox.c.to.is_not_distinct_from(bindparam("reader", type_=outbox.c.to.type))
_SAME = (outbox.c.table == bindparam("of_table")) & _TO
_READERS = select(outbox.c.to).where(outbox.c.state == WAITING, outbox.c.table == bindparam("of_table")).distinct()
_TO_TELL = select(outbox).where(outbox.c.state == WAITING, _SAME).order_by(outbox.c.id)
_COUNT_ATTEMPT = update(outbox).where(outbox.c.id == bindparam("notice"))
_NEWER = (
    select(outbox.c.id)
    .where(outbox.c.state == WAITING, _SAME, outbox.c.id > bindparam("notice"))
    .where(outbox.c.kind.in_(bindparam("kinds", expanding=True)))
    .limit(1)
)
_DELETE_NOTICES = delete(outbox).where(outbox.c.nonce.in_(bindparam("nonces", expanding=True)))
_OVERTAKEN = delete(outbox).where(
    _SAME, outbox.c.state == GIVEN_UP, outbox.c.id < bindparam("notice"),
    outbox.c.kind.in_(bindparam("kinds", expanding=True)),
)  # fmt: skip
_STANDING = select(*(messages.c[name] for name in ("slot", "channel", "message", "past", "timed"))).where(
    messages.c.table == bindparam("of_table")
)
_OWN = select(direct.c.channel, direct.c.message).where(
    direct.c.user == bindparam("of_user"), direct.c.message.is_not(None)
)
_DIRECT = (
    select(messages.c.table)
    .where(messages.c.table == bindparam("of_table"), messages.c.slot == bindparam("at_slot"))
    .union_all(
        select(direct.c.user).where(direct.c.user == bindparam("reader"), direct.c.message.is_not(None)),
        select(outbox.c.to).where(_TO, outbox.c.kind.in_(("question", "whisper", "call", "remind"))),
    )
)
_NOT_THERE = delete(messages).where(messages.c.table == bindparam("of_table"), messages.c.slot == bindparam("at_slot"))
_NOT_POSTED = delete(posts).where(posts.c.message == bindparam("of_message"))
_THERE, _POSTED = insert(messages), insert(posts)


class Store(HostStore):
    """The database behind a URL for SQLAlchemy's asyncio engine. The host's Store documents the methods. `alone`: no
    other process may have the SQLite file open; on a server, the revision of a table guards against others. Stores that
    only read need not be alone. A second store of the same process is allowed, so that a new bot can replace this
    one. `share`: the part of all servers to claim on a server, for `claim` and all that lists work; None: all work is
    listed."""

    def __init__(
        self,
        url: str,
        *,
        alone: bool = False,
        clock: Callable[[], float] = lambda: time.time(),
        share: Share | None = None,
    ) -> None:
        self.url = url
        self.is_shared = not url.startswith("sqlite")
        self.share = share or Share()
        self.claims = Claims(share) if share is not None and self.is_shared else None
        self.skew = 0
        self._machine_clock = clock
        self.alone = alone
        self._runner: Runner | None = None
        self._lock = ExitStack()

    async def open(self) -> None:
        """Connect, and bring the tables up to date. Opening twice does nothing. Raises SQLAlchemyError, OSError, and
        DatabaseRefusal if the database is of another version, which stays unchanged, or another process has it."""
        if self._runner is not None:
            return
        try:
            if (path := find_file(self.url)) is not None:
                if pending_restore(path) is None:
                    read_revision(path)  # a refused file stays as it is, without a lock file beside it
                if self.alone:
                    self._lock = keep_others_out(path, lambda: _take_up(path))
                else:
                    make_ready(path)
                back_up(path)
            self._runner = await Runner.open(self.url, *(() if self.claims is None else [BOT + self.claims.process]))
            await self._run(upgrade)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Disconnect. Closing twice does nothing. A caller that is cancelled still waits until it is done."""
        runner, self._runner = self._runner, None
        if runner is not None and self.claims is not None and self.claims.shards:
            with suppress(Exception):  # otherwise they expire
                await asyncio.wait_for(runner.run(self.claims.release), PARTING)
        closing = asyncio.ensure_future(self._close(runner))
        try:
            await asyncio.shield(closing)
        except asyncio.CancelledError:
            await closing
            raise

    async def _close(self, runner: Runner | None) -> None:
        lock, self._lock = self._lock, ExitStack()
        try:
            if runner is not None:
                await runner.close()
        finally:
            lock.close()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction, which other work may share. It is on disk when this returns."""
        if self._runner is None:
            raise ClosedStore("the store is closed")
        return await self._runner.run(work)

    async def _query(self, query: Executable, read: Callable[[Result[Any]], T], **values: Any) -> T:
        """Run a single query, built once, and read its result."""
        if self._runner is None:
            raise ClosedStore("the store is closed")
        return await self._runner.run(lambda c: read(c.execute(query, values)), is_query=True)

    # --- several processes ---

    def _clock(self) -> float:
        """The time by the clock of the database's server, which all processes share. (Of a file: of this computer.)"""
        return self._machine_clock() + self.skew

    async def claim(self) -> frozenset[int]:
        """Claim the shards of this process, or renew the claims. Returns those that it may work for now: all of a
        file. Raises DatabaseRefusal if a later version has changed the database."""
        if self.claims is None:
            return frozenset(self.share.shards)
        began, since = self._machine_clock(), time.monotonic()
        shards, now = await self._run(self.claims.renew)
        self.claims.note(shards, since)
        skew = now - (began + self._machine_clock()) / 2
        if abs(skew - self.skew) > MOST_SKEW:
            self.skew = round(skew)
        return self.claims.shards

    def is_mine(self, guild: int | None) -> bool:
        """Whether this process may do what is due at the tables of a server now."""
        return self.claims is None or self.share.shard_of(guild) in self.claims.shards

    def serves(self, guild: int | None) -> bool:
        """Whether this process hears from Discord about a server."""
        return self.share.shard_of(guild) in self.share.shards

    async def claim_reader(self, user: int) -> bool:
        claims = self.claims
        if claims is None or not claims.is_divided:
            return True
        is_claimed = await self._run(lambda c: claims.claim_reader(c, user))
        claims.readers |= {user} if is_claimed else set()
        return is_claimed

    async def release_reader(self, user: int) -> None:
        claims = self.claims
        if claims is not None and user in claims.readers:
            claims.readers.discard(user)
            await self._run(lambda c: claims.release_reader(c, user))

    async def list_claims(self) -> list[Claim]:
        return await self._run(list_claims) if self.is_shared else []

    async def listen(self, hear: Callable[[int], object], claim: Callable[[], object]) -> bool:
        """Call `hear` with every table of this process at which another has changed something, and `claim` when a
        process has ended its claims, until the connection is lost; does nothing while it lasts. Returns whether it
        begins now."""
        if self.claims is None or self._runner is None:
            return False
        find_table = self.claims.find_table

        def take(words: str) -> None:
            if not words:
                claim()
            elif (table := find_table(words)) is not None:
                hear(table)

        return await self._runner.listen(CHANNEL, take)

    def _in_own_shards(self, guild: ColumnElement[int | None] = tables.c.guild) -> ColumnElement[bool]:
        """The condition for tables for which this process may work."""
        return true() if self.claims is None else self.claims.cover(guild)

    # --- settings and counts ---

    async def count_games(self) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == Status.PLAYING)
        return await self._run(lambda c: int(c.execute(query).scalar_one()))

    async def count_letters(self) -> tuple[int, int, int]:
        counts = select(outbox.c.state, func.count(), func.min(outbox.c.at)).group_by(outbox.c.state)
        by_state = await self._run(lambda c: {state: (number, at) for state, number, at in c.execute(counts)})
        waiting, since = by_state.get(WAITING, (0, 0))
        age = int(self._clock()) - since if waiting else 0
        return waiting, by_state.get(GIVEN_UP, (0, 0))[0], max(0, age)

    async def stuck_tables(self) -> list[tuple[int, int, str]]:
        query = select(outbox.c.table, func.count(), func.max(outbox.c.fault)).where(outbox.c.state == GIVEN_UP)
        query = query.group_by(outbox.c.table).order_by(outbox.c.table)
        return await self._run(lambda c: [(table, number, str(fault)) for table, number, fault in c.execute(query)])

    async def find_damage(self) -> str | None:
        """A description of the damage of a SQLite file. None if there is none, or the database is on a server."""
        return await self._run(find_damage) if self.url.startswith("sqlite") else None

    # --- servers ---

    async def server_settings(self, guild: int) -> ServerSettings:
        query = select(servers.c.settings).where(servers.c.guild == guild)
        settings = await self._run(lambda c: c.execute(query).scalar())
        return _read_own(ServerSettings, settings)

    async def set_server(self, guild: int, settings: ServerSettings) -> None:
        def work(c: Connection) -> None:
            values: dict[str, Any] = {"settings": settings.write(), "left": None}
            if not c.execute(update(servers).where(servers.c.guild == guild).values(**values)).rowcount:
                c.execute(insert(servers).values(guild=guild, **values))

        await self._run(work)

    async def note_removal(self, guild: int, is_out: bool) -> None:
        """Record that the bot has now been removed from a server, or that it is back on it."""
        at = int(self._clock()) if is_out else None

        def work(c: Connection) -> None:
            if not c.execute(update(servers).where(servers.c.guild == guild).values(left=at)).rowcount and is_out:
                c.execute(insert(servers).values(guild=guild, settings={}, left=at))

        await self._run(work)

    async def known_servers(self) -> dict[int, int | None]:
        """The servers with stored data; for each that removed the bot, the time when it did."""
        guilds = select(tables.c.guild).where(tables.c.guild.is_not(None), self._in_own_shards()).distinct()
        departures = select(servers.c.guild, servers.c.left).where(self._in_own_shards(servers.c.guild))
        return await self._run(
            lambda c: (
                dict.fromkeys(c.execute(guilds).scalars()) | {row.guild: row.left for row in c.execute(departures)}
            )
        )

    async def forget_servers(self, days: int) -> int:
        """Delete all data of servers that removed the bot at least `days` ago. Returns the number of deleted tables."""
        late = int(self._clock()) - days * DAY
        guilds = select(servers.c.guild).where(servers.c.left <= late)

        def work(c: Connection) -> int:
            ids = list(c.execute(select(tables.c.id).where(tables.c.guild.in_(guilds))).scalars())
            for table in ids:
                _drop_table(c, table)
            c.execute(delete(servers).where(servers.c.left <= late))
            return len(ids)

        return await self._run(work)

    async def puzzles_due(self, day: int) -> dict[int, ServerSettings]:
        """The settings of the servers that want a puzzle in public and had none on that day or later."""
        due = servers.c.puzzle_day.is_(None) | (servers.c.puzzle_day < day)
        query = select(servers.c.guild, servers.c.settings)
        query = query.where(servers.c.left.is_(None), due, self._in_own_shards(servers.c.guild))
        rows = await self._run(lambda c: c.execute(query).all())
        settings = {row.guild: _read_own(ServerSettings, row.settings) for row in rows}
        return {guild: one for guild, one in settings.items() if one.puzzles is not None}

    async def claim_puzzle(self, guild: int, day: int) -> bool:
        """Record that a server gets its puzzle of that day. Whether it had none before."""
        due = servers.c.puzzle_day.is_(None) | (servers.c.puzzle_day < day)
        write = update(servers).where(servers.c.guild == guild, due).values(puzzle_day=day)
        return await self._run(lambda c: bool(c.execute(write).rowcount))

    async def get_meta(self, key: str) -> str | None:
        """The value of a key."""
        return await self._run(lambda c: _get_meta(c, key))

    async def set_meta(self, key: str, value: str) -> None:
        """Store the value of a key."""
        await self._run(lambda c: _set_meta(c, key, value))

    async def clear_away(self) -> None:
        """Delete what nobody needs any more: clicks, and who reported a text, after a day; given-up notices at tables
        without a change for a month, and those of queues and leagues after a month; reports after three months; and,
        three months after a table ended, its visitors, the positions and contents of its messages, and the whole table
        if no game was played. Games stay."""
        now = int(self._clock())
        quiet = select(tables.c.id).where(tables.c.updated < now - 30 * DAY)
        old = select(tables.c.id).where(~_is_open(), tables.c.updated < now - 90 * DAY)
        old = old.where(tables.c.status.not_in(GAMELESS))
        gameless = select(tables.c.id).where(tables.c.status.in_(GAMELESS))
        late = outbox.c.table.in_(quiet) | (outbox.c.table.in_(gameless) & (outbox.c.at < now - 30 * DAY))

        def work(c: Connection) -> None:
            c.execute(delete(clicks).where(clicks.c.at < now - DAY))
            c.execute(delete(writers).where(writers.c.until < now - DAY))
            c.execute(update(reports).where(reports.c.at < now - DAY).values(user=None))
            c.execute(delete(reports).where(reports.c.at < now - 90 * DAY))
            c.execute(delete(outbox).where(outbox.c.state == GIVEN_UP, late))
            for part in (visits, messages, posts, follows, plans):
                c.execute(delete(part).where(part.c.table.in_(old)))
            for table in c.execute(old.where(_is_unplayed())).scalars().all():
                _drop_table(c, table)

        await self._run(work)

    # --- tables ---

    async def all_tables(self) -> list[int]:
        return await self._run(lambda c: list(c.execute(select(tables.c.id).order_by(tables.c.id)).scalars()))

    async def create_table(
        self,
        record: TableRecord,
        notices: Sequence[Notice] = (),
        click: int | None = None,
        stands: Mapping[str, Message] | None = None,
    ) -> int:
        now = int(self._clock())
        values = {**write_table(record), "created": now, "updated": now}

        def work(c: Connection) -> int:
            key = c.execute(insert(tables).values(**values)).inserted_primary_key
            assert key is not None
            _write_click(c, key[0], click, now)
            _write_players(c, key[0], record.players)
            self._queue_notices(c, key[0], notices, now)
            _write_messages(c, Notice(kinds.LobbyPost(), table=key[0]), stands or {})
            return int(key[0])

        try:
            return await self._run(work)
        except IntegrityError as error:
            raise ChannelConflict(f"channel {record.venue.channel}") from error

    async def drop_table(self, table: int) -> None:
        await self._run(lambda c: _drop_table(c, table))

    async def find_open_table(self, channel: int) -> int | None:
        query = select(tables.c.id).where(tables.c.channel == channel, _is_open())
        return await self._run(lambda c: c.execute(query).scalar())

    async def find_last_table(self, channel: int) -> int | None:
        query = select(func.max(tables.c.id)).where(tables.c.channel == channel, tables.c.game != "")
        return await self._run(lambda c: c.execute(query).scalar())

    async def open_tables(self, user: int | None = None) -> list[int]:
        query = select(tables.c.id).where(_is_open()).order_by(tables.c.id)
        if user is not None:
            query = query.join(players, players.c.table == tables.c.id).where(players.c.user == user)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def tables_with_opponents(self) -> list[int]:
        machines = select(players.c.table).where(players.c.bot.is_not(None))
        query = select(tables.c.id).where(
            tables.c.status == Status.PLAYING, tables.c.id.in_(machines), self._in_own_shards()
        )
        return await self._run(lambda c: list(c.execute(query.order_by(tables.c.id)).scalars()))

    async def open_tables_of(self, guild: int) -> list[int]:
        query = select(tables.c.id).where(_is_open(), tables.c.home == guild).order_by(tables.c.id)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def find_queue(self, guild: int) -> int | None:
        query = select(tables.c.id).where(tables.c.guild == guild, tables.c.status == Status.QUEUE)
        return await self._run(lambda c: c.execute(query).scalar())

    async def leagues_of(self, guild: int) -> list[int]:
        query = select(tables.c.id).where(tables.c.guild == guild, tables.c.status == Status.LEAGUE)
        return await self._run(lambda c: list(c.execute(query.order_by(tables.c.id)).scalars()))

    async def queues_of(self, user: int) -> list[int]:
        waits = cast(tables.c.queue, Text).contains(f'"{user}:')
        query = select(tables.c.id).where(tables.c.status == Status.QUEUE, waits).order_by(tables.c.id)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def has_left(self, guild: int) -> bool:
        query = select(servers.c.left).where(servers.c.guild == guild)
        return await self._run(lambda c: c.execute(query).scalar() is not None)

    async def resting_tables(self, user: int) -> list[int]:
        own = select(players.c.table).where(players.c.user == user)
        query = select(tables.c.id).where(tables.c.status == Status.RESTING).order_by(tables.c.id)
        query = query.where((tables.c.host == user) | tables.c.id.in_(own))
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def ended_tables(self, user: int, most: int) -> list[int]:
        own = select(players.c.table).where(players.c.user == user)
        ends = (Status.OVER, Status.ENDED, Status.KEPT)
        query = select(tables.c.id).where(tables.c.status.in_(ends), tables.c.id.in_(own))
        query = query.where(tables.c.id.in_(select(actions.c.table))).order_by(tables.c.id.desc()).limit(most)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def idle_tables(self, lobbies: int, games: int) -> list[int]:
        old_lobby = (tables.c.status == Status.LOBBY) & (tables.c.updated <= lobbies)
        old_game = (tables.c.status == Status.PLAYING) & (tables.c.updated <= games)
        query = select(tables.c.id).where(old_lobby | old_game, self._in_own_shards()).order_by(tables.c.id)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def last_signs(self, table: int) -> tuple[int, dict[int, int]]:
        last = select(func.max(actions.c.at)).where(actions.c.table == table, actions.c.at <= int(self._clock()))
        sightings = select(visits.c.user, visits.c.at).where(visits.c.table == table)

        def work(c: Connection) -> tuple[int, dict[int, int]]:
            return c.execute(last).scalar() or 0, {row.user: row.at for row in c.execute(sightings)}

        return await self._run(work)

    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]:
        lobbies = func.count().filter(tables.c.status == Status.LOBBY, tables.c.host == host)
        query = select(lobbies, func.count().filter(tables.c.guild == guild)).where(_is_open())
        mine, here = await self._run(lambda c: c.execute(query).one())
        return int(mine), int(here)

    async def load_table(self, table: int, *, whole: bool = False) -> tuple[TableRecord, list[Move]] | None:
        def work(c: Connection) -> tuple[TableRecord, list[Move]] | None:
            row = c.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            rows = c.execute(select(players).where(players.c.table == table).order_by(players.c.number))
            record = _read_table(row, rows)
            if whole:
                return record, [Move(**row._mapping) for row in c.execute(_select_moves(table, _WHOLE))]
            plain = c.execute(_select_moves(table, _PLAIN))
            untold = _select_moves(table, ("number", "events")).where(actions.c.number > record.report.action_count)
            events = {row.number: row.events for row in c.execute(untold)}
            return record, [Move(**row._mapping, events=events.get(row.number, [])) for row in plain]

        return await self._run(work)

    async def whole_tables(self) -> list[int]:
        query = select(tables.c.id).where(
            _is_at_rest(), tables.c.updated < int(self._clock()) - DAY, self._in_own_shards()
        )
        return await self._run(lambda c: list(c.execute(query.order_by(tables.c.id)).scalars()))

    async def shrink(self, record: TableRecord) -> None:
        here = (tables.c.id == record.id) & (tables.c.revision == record.revision) & _is_at_rest()
        values: Patch = {"position": None, "opening": [], "stretch": {}}

        def work(c: Connection) -> None:
            count = select(func.count()).where(actions.c.table == record.id).scalar_subquery()
            is_current = (tables.c.action_count == count) & (tables.c.action_count > 0)
            if c.execute(update(tables).where(here).values(**values)).rowcount:
                c.execute(update(tables).where(tables.c.id == record.id, is_current).values(view=None))
                c.execute(update(actions).where(actions.c.table == record.id).values(events=None))
                c.execute(delete(messages).where(messages.c.table == record.id))

        await self._run(work)

    # --- results ---

    async def list_choices(self, table: int) -> list[Choice]:
        return await self._run(
            lambda c: [Choice(*row) for row in c.execute(_select_moves(table, ("actor", "seat", "at")))]
        )

    async def tables_without_result(self) -> list[int]:
        without_dice = select(standings.c.table).join(tables, tables.c.id == standings.c.table)
        without_dice = without_dice.where(standings.c.dice.is_(None), self._in_own_shards())
        query = tables_without_result().where(~_is_unplayed(), self._in_own_shards()).union(without_dice).order_by("id")
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def load_standings(self, table_ids: Collection[int]) -> dict[int, list[Standing]]:
        return await self._run(lambda c: load_standings(c, table_ids))

    async def fill_result(self, record: TableRecord, result: GameResult) -> None:
        here = select(tables.c.id).where(tables.c.id == record.id, tables.c.revision == record.revision)

        def work(c: Connection) -> None:
            if c.execute(here.with_for_update()).first() is not None:
                write = write_dice if has_result(c, record.id) else write_result
                write(c, record.id, result)

        await self._run(work)

    async def count_results(self) -> tuple[int, int]:
        missing = select(func.count()).select_from(tables_without_result().where(~_is_unplayed()).subquery())
        query = select(missing.scalar_subquery(), count_unreadable().scalar_subquery())
        return await self._run(lambda c: tuple(c.execute(query).one()))

    async def load_ratings(self, game: str, members: Collection[Member]) -> dict[Member, Rating]:
        return await self._run(lambda c: load_ratings(c, game, members))

    async def find_unrated_results(self, most: int) -> UnratedResults | None:
        return await self._run(lambda c: find_unrated_results(c, most))

    async def save_ratings(self, game: str, stamp: int, after: Mapping[int, Mapping[Member, Rating]]) -> bool:
        return await self._run(lambda c: save_ratings(c, game, stamp, after))

    async def count_usage(self, since: int) -> Usage:
        return await self._run(lambda c: count_usage(c, since))

    async def add_report(self, user: int, report: TextReport) -> bool:
        mine = select(func.count()).select_from(reports)
        mine = mine.where(reports.c.user == user, reports.c.at > report.at - DAY)

        def work(c: Connection) -> bool:
            if c.execute(mine).scalar_one() >= MOST_REPORTS:
                return False
            c.execute(insert(reports).values(user=user, **report._asdict()))
            return True

        return await self._run(work)

    async def list_reports(self) -> list[TextReport]:
        query = select(*(reports.c[name] for name in TextReport._fields)).order_by(reports.c.id.desc())
        return await self._run(lambda c: [TextReport(*row) for row in c.execute(query)])

    async def load_stats(self, scope: Scope, viewer: int, guild: int | None) -> Stats:
        return await self._run(lambda c: load_stats(c, scope, viewer, guild))

    # --- changes ---

    async def commit(self, change: Change) -> None:
        now = int(self._clock())

        def work(c: Connection) -> None:
            _write_click(c, change.table, change.click, now)
            values = {"revision": change.expected + 1, "updated": now} | change.values
            if "votes" in change.values:
                values["votes"] = write_votes(change.values["votes"])
            here = {"of_table": change.table, "at_revision": change.expected}
            if c.execute(_CHANGE, {**values, **here}).rowcount != 1:
                raise StaleRevision(f"table {change.table} is not at revision {change.expected}")
            times: dict[int, int] = {}  # when the replaced actions were made
            if change.keep is not None:
                obsolete = (actions.c.table == change.table) & (actions.c.number > change.keep)
                times = {
                    row.number: row.at for row in c.execute(select(actions.c.number, actions.c.at).where(obsolete))
                }
                c.execute(delete(actions).where(obsolete))
                count = change.keep + len(change.moves)
                c.execute(delete(posts).where(posts.c.table == change.table, posts.c.end > change.keep))
                further = (follows.c.table == change.table) & (follows.c.seen > count)
                c.execute(update(follows).where(further).values(seen=count))
            if change.moves:
                rows = [_write_move(change.table, m, times.get(m.number, now)) for m in change.moves]
                c.execute(_ACTIONS, rows)
                if change.witness is not None:
                    _note_visit(c, change.table, change.witness, change.moves[-1].number, now)
            for user in change.visitors:
                _note_visit(c, change.table, user, None, now)
            if change.players is not None:
                c.execute(delete(players).where(players.c.table == change.table))
                _write_players(c, change.table, change.players)
            if change.result is not None or change.keep is not None or "status" in change.values:
                drop_result(c, change.table)
            if change.result is not None:
                write_result(c, change.table, change.result)
            self._queue_notices(c, change.table, change.notices, now)

        try:
            await self._run(work)
        except IntegrityError as error:
            if "channel" not in change.values:
                raise
            raise ChannelConflict(f"channel {change.values['channel']}") from error

    async def find_revision(self, table: int) -> int | None:
        return await self._query(_REVISION, lambda rows: rows.scalar(), of_table=table)

    async def find_click(self, click: int) -> bool | None:
        is_refused = await self._query(_REFUSED, lambda rows: rows.scalar(), click=click)
        return None if is_refused is None else not is_refused

    async def close_click(self, click: int, table: int) -> bool:
        at = int(self._clock())
        return await self._run(lambda c: _close_click(c, click, table, at))

    async def note_dm(self, table: int, user: int, dm: DirectMessages, locale: str | None = None) -> None:
        values = {"of_table": table, "of_user": user, "dm": dm} | ({"locale": locale} if locale else {})
        await self._run(lambda c: c.execute(_DM, values))

    async def note_visit(self, table: int, user: int, count: int) -> Visit:
        now = int(self._clock())
        return await self._run(lambda c: Visit(_note_visit(c, table, user, count, now), _find_plan(c, table, user)))

    async def note_trouble(self, table: int, trouble: str | None) -> None:
        query = update(tables).where(tables.c.id == table).values(trouble=trouble)
        await self._run(lambda c: c.execute(query))

    # --- people and time ---

    async def load_person(self, user: int) -> Person:
        return await self._query(_PERSON, lambda rows: _read_own(Person, rows.mappings().one_or_none()), of_user=user)

    async def load_languages(self) -> dict[int, str]:
        query = select(people.c.user, people.c.language).where(people.c.language.is_not(None))
        return await self._run(lambda c: {row.user: row.language for row in c.execute(query)})

    async def save_person(self, user: int, person: Person) -> None:
        def work(c: Connection) -> None:
            c.execute(delete(people).where(people.c.user == user))
            c.execute(insert(people).values(user=user, **asdict(person)))
            if person.stats == NEVER:
                hide_person(c, user)

        await self._run(work)

    async def load_plan(self, table: int, user: int) -> Plan:
        return await self._run(lambda c: _find_plan(c, table, user))

    async def change_plan(self, table: int, user: int, **parts: Any) -> None:
        now, mine = int(self._clock()), (plans.c.table == table) & (plans.c.user == user)

        def work(c: Connection) -> None:
            if c.execute(update(plans).where(mine).values(at=now, **parts)).rowcount:
                row = c.execute(select(plans.c.note, plans.c.intent, plans.c.turning).where(mine)).one()
                if Plan(*row) == Plan():
                    c.execute(delete(plans).where(mine))
            elif any(parts.values()):
                c.execute(insert(plans).values(table=table, user=user, at=now, **asdict(replace(Plan(), **parts))))

        await self._run(work)

    async def load_guide(self, user: int, game: str) -> Json:
        query = select(guides.c.progress).where(guides.c.user == user, guides.c.game == game)
        return await self._run(lambda c: c.execute(query).scalar())

    async def save_guide(self, user: int, game: str, progress: Json) -> None:
        now, mine = int(self._clock()), (guides.c.user == user) & (guides.c.game == game)

        def work(c: Connection) -> None:
            c.execute(delete(guides).where(mine))
            c.execute(insert(guides).values(user=user, game=game, progress=progress, at=now))

        await self._run(work)

    async def note_try(self, user: int, puzzle: str, is_solved: bool) -> None:
        def work(c: Connection) -> None:
            if c.execute(select(tries.c.id).where(tries.c.user == user, tries.c.puzzle == puzzle)).first() is None:
                c.execute(insert(tries).values(user=user, puzzle=puzzle, is_solved=is_solved))

        await self._run(work)

    async def find_tries(self, user: int) -> dict[str, bool]:
        query = select(tries.c.puzzle, tries.c.is_solved).where(tries.c.user == user)
        return await self._run(lambda c: {row.puzzle: row.is_solved for row in c.execute(query)})

    async def count_tries(self, puzzle: str) -> tuple[int, int]:
        query = select(tries.c.is_solved, func.count()).where(tries.c.puzzle == puzzle).group_by(tries.c.is_solved)
        counts = await self._run(lambda c: dict(map(tuple, c.execute(query))))
        return counts.get(True, 0), sum(counts.values())

    async def offers_to(self, user: int) -> list[tuple[int, int]]:
        query = select(tables.c.id, tables.c.offers).where(tables.c.status == Status.PLAYING).order_by(tables.c.id)
        rows = await self._run(lambda c: c.execute(query).all())
        return [(row.id, int(by)) for row in rows for by, to in row.offers.items() if to == user]

    async def export_person(self, user: int) -> dict[str, Json]:
        return await self._run(lambda c: export(c, user))

    async def forget_person(self, user: int, name: str) -> list[int]:
        ids = await self._run(lambda c: forget(c, user, name))
        if self.url.startswith("sqlite"):  # otherwise its log would still contain the name
            await self._run(lambda c: c.exec_driver_sql("pragma wal_checkpoint(truncate)").all())
        return ids

    async def follow(
        self, table: int, user: int, locale: str | None, count: int | None, now: int, click: int | None = None
    ) -> None:
        here = (follows.c.table == table) & (follows.c.user == user)

        def work(c: Connection) -> None:
            _write_click(c, table, click, int(self._clock()))
            c.execute(delete(follows).where(here))
            if count is not None:
                c.execute(insert(follows).values(table=table, user=user, locale=locale, seen=count, at=now))

        await self._run(work)

    async def follows_of(self, user: int) -> list[int]:
        query = select(follows.c.table).where(follows.c.user == user).order_by(follows.c.table)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def follows_due(self, before: int) -> list[Following]:
        latest = select(func.max(actions.c.number)).where(actions.c.table == follows.c.table).scalar_subquery()
        query = select(follows.c.table, follows.c.user, follows.c.locale, follows.c.seen)
        query = query.where((follows.c.at <= before) | (follows.c.at > int(self._clock())), latest > follows.c.seen)
        query = query.join(tables, tables.c.id == follows.c.table).where(self._in_own_shards())
        return await self._run(lambda c: [Following(*row) for row in c.execute(query)])

    async def post_digest(self, following: Following, notice: Notice, count: int, now: int, *, last: bool) -> None:
        here = (follows.c.table == following.table) & (follows.c.user == following.user)
        here &= follows.c.seen == following.action_count

        def work(c: Connection) -> None:
            write = delete(follows) if last else update(follows).values(seen=count, at=now)
            if c.execute(write.where(here)).rowcount:
                self._queue_notices(c, following.table, [notice], now)

        await self._run(work)

    async def tables_of(self, guild: int, *, resting: bool = False) -> list[int]:
        condition = _is_open() | (tables.c.status == Status.RESTING) if resting else _is_open()
        query = select(tables.c.id).where(tables.c.guild == guild, condition).order_by(tables.c.id)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def tables_due(self, now: int) -> list[int]:
        query = select(tables.c.id).where(tables.c.due <= now, _is_open() | tables.c.status.in_(GAMELESS))
        query = query.where(self._in_own_shards()).order_by(tables.c.due)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def timed_tables(self) -> list[int]:
        query = select(tables.c.id).join(messages, messages.c.table == tables.c.id).distinct().order_by(tables.c.id)
        query = query.where(tables.c.status == Status.PLAYING, messages.c.timed.is_not(None), self._in_own_shards())
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        total, shards = self.share
        own = ["beat"] if total == 1 else [f"beat {shard}/{total}" for shard in shards]
        division = own[0].partition("/")[2]

        def work(c: Connection) -> list[tuple[int, int]]:
            query = select(meta.c.key, meta.c.value).where((meta.c.key == "away") | meta.c.key.startswith("beat"))
            beats = {key: read_json(value) for key, value in c.execute(query)}
            away = beats.pop("away", None)
            try:
                mine = [beats[key] for key in own if key in beats]
                last = min(mine) if mine else max(beats.values(), default=None)
                outages = find_outages(away or (), last, now, gap)
            except (TypeError, ValueError):  # the stored value cannot be read
                outages = []
            if away != [[begin, end] for begin, end in outages]:
                _set_meta(c, "away", json.dumps(outages))
            for key in own:
                _set_meta(c, key, json.dumps(now))
            former = [key for key in beats if key.partition("/")[2] != division]
            c.execute(delete(meta).where(meta.c.key.in_(former)))  # else it would count as an outage once it is back
            return outages

        return await self._run(work)

    # --- notices ---

    async def post(self, table: int, notices: Sequence[Notice]) -> None:
        now = int(self._clock())
        await self._run(lambda c: self._queue_notices(c, table, notices, now))

    async def post_everywhere(self, notice: Notice, click: int | None = None) -> list[int]:
        now = int(self._clock())

        def work(c: Connection) -> list[int]:
            ids = list(c.execute(select(tables.c.id).where(_is_open()).order_by(tables.c.id)).scalars())
            for table in ids[:1]:
                _write_click(c, table, click, now)
            for table in ids:
                self._queue_notices(c, table, [notice], now)
            return ids

        return await self._run(work)

    def _queue_notices(self, c: Connection, table: int, notices: Sequence[Notice], now: int) -> None:
        """Put notices into the outbox, without updates of direct messages that do not exist. If the table is another
        process's, that process is told when the transaction is committed."""
        rows = [
            {"table": table, "state": WAITING, "kind": n.kind, "to": n.to, "data": n.body.write(), "attempts": 0,
             "failures": 0, "doubtful": False, "nonce": secrets.token_hex(12), "at": now}
            for n in notices if _may_matter(c, table, n)
        ]  # fmt: skip
        if rows:
            c.execute(_OUTBOX, rows)
        if self.claims is not None:
            self.claims.tell_owner(c, table)

    async def tables_with_notices(self) -> list[int]:
        """The tables with waiting notices."""
        query = select(outbox.c.table).join(tables, tables.c.id == outbox.c.table)
        query = query.where(outbox.c.state == WAITING, self._in_own_shards()).distinct().order_by(outbox.c.table)
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def find_readers(self, table: int) -> list[int | None]:
        """The readers for whom a table has waiting notices: None for the channel, which comes first, then users. None
        of another process's table."""
        readers = await self._query(of_own(_READERS, self.claims), lambda rows: list(rows.scalars()), of_table=table)
        return sorted(readers, key=lambda to: to or 0)

    async def take_notice(self, table: int, to: int | None) -> Notice | None:
        """The oldest notice that waits for a reader, with its counts before this attempt, which is counted now. Notices
        that were never attempted and that a later one repeats are dropped. None if the table is another process's."""

        own = of_own(_TO_TELL, self.claims)

        def work(c: Connection) -> Notice | None:
            rows = c.execute(own, {"of_table": table, "reader": to}).all()
            for place, row in enumerate(rows):
                if _is_repeated(row, rows[place + 1 :]):
                    c.execute(delete(outbox).where(outbox.c.id == row.id))
                    continue
                c.execute(_COUNT_ATTEMPT, {"notice": row.id, "attempts": row.attempts + 1, "doubtful": True})
                return _read_notice(row)
            return None

        return await self._run(work)

    async def is_outdated(self, notice: Notice) -> bool:
        """Whether the picture of a notice is out of date because a notice that waits behind it shows a newer one."""
        here = {"of_table": notice.table, "reader": notice.to}
        newer = {"notice": notice.id, "kinds": list(notice.body.successors)}
        return await self._query(_NEWER, lambda rows: rows.scalar() is not None, **here, **newer)

    async def note_delivery(
        self, notice: Notice, stands: Mapping[str, Message | None], also: Sequence[Notice] = ()
    ) -> None:
        """Remove a delivered notice from the outbox, with those whose contents it included and the given-up ones it
        replaces. Record the places of its messages, by slot; None for a deleted one."""
        here = {"of_table": notice.table, "reader": notice.to}
        late = {"notice": notice.id, "kinds": list(notice.body.overtakes)}

        def work(c: Connection) -> None:
            c.execute(_DELETE_NOTICES, {"nonces": [notice.nonce, *(one.nonce for one in also)]})
            c.execute(_OVERTAKEN, {**here, **late})
            _write_messages(c, notice, stands)
            _write_post_span(c, notice, stands)

        await self._run(work)

    async def note_failure(self, notice: Notice) -> None:
        """Record an attempt that failed as far as we can see: Discord may have accepted an earlier attempt whose answer
        was lost, and now refuse the repetition."""
        query = update(outbox).where(outbox.c.nonce == notice.nonce).values(failures=notice.failures + 1)
        await self._run(lambda c: c.execute(query))

    async def give_notice_up(self, notice: Notice, fault: Fault, stands: Mapping[str, Message | None]) -> None:
        """Stop trying. The notice is stored with the fault, and the messages it did produce are recorded."""
        values = {"state": GIVEN_UP, "fault": fault}

        def work(c: Connection) -> None:
            c.execute(update(outbox).where(outbox.c.nonce == notice.nonce).values(**values))
            _write_messages(c, notice, stands)
            _write_post_span(c, notice, stands)

        await self._run(work)

    async def find_failures(self) -> list[Notice]:
        """The given-up notices of all tables, oldest first: for the operator, and `send_again`."""
        query = select(outbox).join(tables, tables.c.id == outbox.c.table)
        query = query.where(outbox.c.state == GIVEN_UP, self._in_own_shards()).order_by(outbox.c.id)
        return await self._run(lambda c: [_read_notice(row) for row in c.execute(query)])

    async def send_again(self, table: int, to: int | None = None, faults: Collection[Fault] = HEALED) -> None:
        """Put notices that were given up for one of these faults back in the queue, for a table's channel or a user.
        Those that a later notice replaces are deleted."""
        here = (outbox.c.table == table) & outbox.c.to.is_not_distinct_from(to)

        def work(c: Connection) -> None:
            rows = c.execute(select(outbox).where(here).order_by(outbox.c.id)).all()
            for place, row in enumerate(rows):
                if row.state != GIVEN_UP or row.fault not in faults:
                    continue
                it = outbox.c.id == row.id
                if _is_overtaken(row, rows[place + 1 :]):
                    c.execute(delete(outbox).where(it))
                else:
                    c.execute(update(outbox).where(it).values(state=WAITING, attempts=0, failures=0))
            if self.claims is not None:
                self.claims.tell_owner(c, table)

        await self._run(work)

    async def tables_in(self, guild: int) -> list[int]:
        """The tables of a server with given-up notices."""
        query = select(tables.c.id).join(outbox, outbox.c.table == tables.c.id)
        query = query.where(tables.c.guild == guild, outbox.c.state == GIVEN_UP).distinct()
        return await self._run(lambda c: list(c.execute(query).scalars()))

    async def find_messages(self, table: int, to: int | None = None) -> dict[str, Message]:
        """The places of a table's messages, by slot. With `to`, includes the user's one message that belongs to no
        table."""

        def work(c: Connection) -> dict[str, Message]:
            by_slot = {slot: Message(*where) for slot, *where in c.execute(_STANDING, {"of_table": table})}
            if to is not None and (where := c.execute(_OWN, {"of_user": to}).one_or_none()) is not None:
                by_slot[COMMON] = Message(*where)
            return by_slot

        return await self._run(work)

    async def find_calls(self, user: int) -> list[Notice]:
        """Waiting notices, from any table, that tell a user it is their turn."""
        query = select(outbox).where(outbox.c.state == WAITING, outbox.c.to == user, outbox.c.kind == "call")
        return await self._run(lambda c: [_read_notice(row) for row in c.execute(query)])

    async def find_post_span(self, message: int) -> PostSpan | None:
        query = select(posts.c.table, posts.c.first, posts.c.end).where(posts.c.message == message)
        row = await self._run(lambda c: c.execute(query).one_or_none())
        return None if row is None else PostSpan(*row)

    # --- direct messages ---

    async def find_direct(self, user: int) -> int | None:
        """The channel of a user's direct messages, if it has been opened."""
        query = select(direct.c.channel).where(direct.c.user == user)
        return await self._run(lambda c: c.execute(query).scalar())

    async def note_direct(self, user: int, channel: int | None) -> None:
        """Store the channel of a user's direct messages. None: it must be opened again."""

        def work(c: Connection) -> None:
            c.execute(delete(direct).where(direct.c.user == user))
            if channel is not None:
                c.execute(insert(direct).values(user=user, channel=channel))

        await self._run(work)


def _get_meta(c: Connection, key: str) -> str | None:
    return c.execute(select(meta.c.value).where(meta.c.key == key)).scalar()


def _set_meta(c: Connection, key: str, value: str) -> None:
    make = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(
        make(meta).values(key=key, value=value).on_conflict_do_update(index_elements=["key"], set_={"value": value})
    )


def _is_repeated(row: Row[Any], later: Sequence[Row[Any]]) -> bool:
    """Whether a notice without delivery attempts is repeated by a later one with newer contents."""
    has_attempts = row.attempts or row.doubtful
    return not has_attempts and KINDS.get(row.kind, kinds.Body).state and any(one.kind == row.kind for one in later)


def _is_overtaken(row: Row[Any], later: Sequence[Row[Any]]) -> bool:
    return any(row.kind in KINDS.get(one.kind, kinds.Body).overtakes for one in later)


def _read_notice(row: Row[Any]) -> Notice:
    envelope = {field.name: row._mapping[field.name] for field in fields(Notice) if field.name != "body"}
    return Notice(read_body(row.kind, row.data), **envelope)


def _write_messages(c: Connection, notice: Notice, stands: Mapping[str, Message | None]) -> None:
    for slot, message in stands.items():
        if slot == COMMON:
            own = None if message is None else message.message
            c.execute(update(direct).where(direct.c.user == notice.to).values(message=own))
            continue
        c.execute(_NOT_THERE, {"of_table": notice.table, "at_slot": slot})
        if message is not None:
            c.execute(_THERE, {"table": notice.table, "slot": slot, **asdict(message)})


def _write_post_span(c: Connection, notice: Notice, stands: Mapping[str, Message | None]) -> None:
    """Record the actions that a post reports, if its notice names them."""
    body = notice.body
    if not isinstance(body, kinds.PositionBody) or body.actions is None:
        return
    for message in filter(None, map(stands.get, TELLING)):
        first, end = body.actions
        c.execute(_NOT_POSTED, {"of_message": message.message})
        c.execute(_POSTED, {"message": message.message, "table": notice.table, "first": first, "end": end})


def _take_up(path: Path) -> None:
    if (file := finish_restore(path)) is not None:
        log.warning("A restore that was cut off has been finished; what was there before is kept as %s.", file)
    make_ready(path)


def _drop_table(c: Connection, table: int) -> None:
    change_ratings(c, table)
    for part in metadata.tables.values():
        if "table" in part.c:
            c.execute(delete(part).where(part.c.table == table))
    count = c.execute(delete(tables).where(tables.c.id == table)).rowcount
    _set_meta(c, DELETED, str(int(_get_meta(c, DELETED) or 0) + count))


def _is_open() -> ColumnElement[bool]:
    return tables.c.status.in_((Status.LOBBY, Status.PLAYING))


def _is_unplayed() -> ColumnElement[bool]:
    """The condition for tables at which no game began."""
    return (cast(tables.c.epochs, Text) == "[]") & tables.c.id.not_in(select(actions.c.table))


def _is_at_rest() -> ColumnElement[bool]:
    """The condition for ended games with an empty outbox whose position is still stored."""
    is_over = tables.c.status.in_((Status.OVER, Status.ENDED)) & tables.c.position.is_not(None)
    return is_over & tables.c.id.not_in(select(outbox.c.table))


def _note_visit(c: Connection, table: int, user: int, count: int | None, now: int) -> int:
    """Record that a user is here and has now seen the first `count` actions. None: no more than before. Returns the
    number of actions they had seen before this visit."""
    since = c.execute(_NEXT_VISIT, {"of_table": table, "of_user": user, "sees": count, "now": now}).scalar()
    if since is None:
        c.execute(_FIRST_VISIT, {"table": table, "user": user, "seen": count or 0, "since": 0, "at": now})
    return since or 0


def _find_plan(c: Connection, table: int, user: int) -> Plan:
    return _read_own(Plan, c.execute(_PLAN_OF, {"of_table": table, "of_user": user}).mappings().one_or_none())


def _read_own(kind: type[T], data: Any) -> T:
    """A dataclass from a mapping of stored values, if there is one. Unknown and unreadable values count as not
    stored."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    values = {name: data[name] for name in names if name in data} if isinstance(data, Mapping) else {}
    misfits = find_misfits(kind, values)
    return kind(**{name: value for name, value in values.items() if name not in misfits})


def _select_moves(table: int, columns: Iterable[str]) -> Select[Any]:
    selection = [actions.c[name] for name in columns]
    return select(*selection).where(actions.c.table == table).order_by(actions.c.number)


def write_table(record: TableRecord) -> dict[str, Json]:
    """A new table as a row of the database."""
    names = [name for name in tables.c.keys() if name != "id"]  # noqa: SIM118
    values = {n: getattr(getattr(record, GROUP_OF[n]) if n in GROUP_OF else record, n) for n in names}
    return {**values, "votes": write_votes(record.consent.votes)}


def _read_table(row: Row[Any], rows: Iterable[Row[Any]]) -> TableRecord:
    values, damage = _mend(Patch, tables, row)
    values["votes"] = read_votes(values["votes"])
    names = ("user", "name", "token", "role", "locale", "salt", "rest", "pings", "orders", "bot", "owner")
    members = []
    for player, misfits in (_mend(Player, players, r) for r in rows):
        dm = DirectMessages(player["dm"]) if player["dm"] in list(DirectMessages) else DirectMessages.UNASKED
        members.append(Player(**{n: player[n] for n in names}, dm=dm))
        damage += misfits
    groups = {name: kind(**{f.name: values.pop(f.name) for f in fields(kind)}) for name, kind in GROUPS.items()}
    values["status"] = Status(values["status"])
    return TableRecord(**groups, **values, players=members, damage=damage)


def _mend(kind: type, table: Table, row: Row[Any]) -> tuple[dict[str, Json], list[str]]:
    """The values of a row, and the names of its JSON columns that cannot be read. Those get their default values."""
    values = {column.key: row._mapping[column] for column in table.c}
    misfits = find_misfits(kind, {name: values[name] for name in _JSON[table]})
    for name in misfits:
        factory = _FIELDS[name].default_factory
        values[name] = None if factory is MISSING else factory()
    return values, misfits


def _write_move(table: int, move: Move, at: int) -> dict[str, Json]:
    return {"table": table, "at": at, **{name: getattr(move, name) for name in _WHOLE}}


def _write_click(c: Connection, table: int, click: int | None, now: int) -> None:
    if click is not None:
        try:
            c.execute(_CLICK, {"id": click, "table": table, "at": now})
        except IntegrityError as error:
            raise RepeatedClick(f"click {click}") from error


def _close_click(c: Connection, click: int, table: int, now: int) -> bool:
    """Write a click that is refused. Returns whether it has caused a change before."""
    make = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(make(clicks).values(id=click, table=table, at=now, refused=True).on_conflict_do_nothing())
    return not c.execute(_REFUSED, {"click": click}).scalar()


def _write_players(c: Connection, table: int, seats: Sequence[Player]) -> None:
    if seats:
        c.execute(insert(players), [{"table": table, "number": n, **asdict(p)} for n, p in enumerate(seats)])


def _may_matter(c: Connection, table: int, notice: Notice) -> bool:
    """False only for an update of direct messages if the user has no message to update, posted or waiting."""
    here = {"of_table": table, "at_slot": f"ask:{notice.to}", "reader": notice.to}
    is_update = isinstance(notice.body, kinds.QuestionUpdate | kinds.WaitingList)
    return not is_update or c.execute(_DIRECT, here).first() is not None
