"""Which of several processes works for which servers. Discord divides the servers into shards, and a process is told
which shards are its own. On a database server it claims them, for seconds at a time by the clock of that server, and
does what is due at their tables only while it holds the claim. So two processes with the same shard do nothing twice.

A SQLite file has one process, which needs no claim.
"""

from __future__ import annotations

import os
import secrets
import socket
import time
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Double,
    Integer,
    Select,
    String,
    bindparam,
    cast,
    column,
    delete,
    exists,
    extract,
    func,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql import ColumnElement

from db.migrate import HEAD, DatabaseRefusal
from db.tables import claims, tables, writers
from fronde.host.store import Claim

LEASE = 6.0
"""Seconds for which a claim holds unless it is renewed."""
WRITING = 30.0
"""Seconds for which a process writes to a user, unless it has ended before: longer than discord.py tries again."""
CHANNEL = "fronde"
"""The channel of PostgreSQL's notifications."""
BOT = "fronde "
"""What the server calls the connections of a process begins with this, and with the name of the process."""
_START = secrets.token_hex(4)
_NOW = cast(extract("epoch", func.clock_timestamp()), Double)
_SHIFT = literal_column(str(22), Integer)
_CONNECTED = text(
    "select application_name from pg_stat_activity"
    f" where datname = current_database() and application_name like '{BOT}%'"
)
_REVISION = select(column("version_num", String)).select_from(text("alembic_version")).scalar_subquery()


def name_process() -> str:
    """The name of this process, also of a fork. A bot that replaces another in the same process goes on with its
    claims."""
    return f"{socket.gethostname()[:28]}:{os.getpid()}:{_START}"


class Share(NamedTuple):
    """The part of all servers that a process serves: of how many shards, and which."""

    total: int = 1
    shards: tuple[int, ...] = (0,)

    @property
    def part(self) -> float:
        """How large that part is, between 0 and 1."""
        return len(self.shards) / self.total

    def shard_of(self, guild: int | None) -> int:
        """The shard of a server, by Discord's formula; of direct messages, the first."""
        return ((guild or 0) >> 22) % self.total


class Claims:
    """The claims of this process, and until when they hold by its own clock, which expire before those in the
    database."""

    def __init__(self, share: Share, process: str = "") -> None:
        self.share = share
        self.process = process or name_process()
        self.gains: frozenset[int] = frozenset()
        """The shards claimed while this process did not hold them, by the database or by its own clock, until whoever
        takes over their work empties it. Each alone may have missed that they were not held for a moment."""
        self.readers = set[int]()
        """The users to whom this process is writing."""
        self._shards: frozenset[int] = frozenset()
        self._until = 0.0

    @property
    def shards(self) -> frozenset[int]:
        """The shards that this process may work for now."""
        return self._shards if time.monotonic() < self._until else frozenset()

    def note(self, shards: frozenset[int], since: float) -> None:
        """Record the claims that were renewed at the earliest at this moment of `time.monotonic`."""
        if time.monotonic() >= self._until:
            self.gains |= shards
        self._shards, self._until = shards, since + LEASE

    def cover(self, guild: ColumnElement[int | None]) -> ColumnElement[bool]:
        """Whether the claims cover a server, as the database knows it now."""
        shard = func.mod(func.coalesce(guild, 0).bitwise_rshift(_SHIFT), self.share.total)
        mine = (claims.c.process == self.process) & (claims.c.total == self.share.total) & (claims.c.until > _NOW)
        return shard.in_(select(claims.c.shard).where(mine))

    def renew(self, c: Connection) -> tuple[frozenset[int], float]:
        """Claim the shards of this process that no other holds. Returns them and the time by the clock of the server.
        None are claimed while a process divides the servers otherwise. Raises DatabaseRefusal if a later version has
        changed the database meanwhile."""
        total, shards = self.share
        own = (claims.c.total == total) & claims.c.shard.in_(shards)
        mine = claims.c.process == self.process
        before = c.execute(select(claims.c.shard).where(own, mine, claims.c.until > _NOW)).scalars().all()
        others = (claims.c.total != total) & (claims.c.until > _NOW)
        rows = select(func.count()).where(own).scalar_subquery()
        facts = select(_REVISION, _NOW, exists().where(others), rows)
        revision, now, is_divided, count = c.execute(facts).one()
        if revision != HEAD:
            raise DatabaseRefusal(f"a later version of Fronde has changed it (revision {revision}); start that version")
        if count < len(shards):
            new = [{"total": total, "shard": shard, "process": "", "until": 0.0} for shard in shards]
            c.execute(insert(claims).values(new).on_conflict_do_nothing())
        if is_divided:
            return frozenset(), now
        free = select(claims.c.shard).where(own, mine | (claims.c.until <= _NOW)).order_by(claims.c.shard)
        change = update(claims).where(own, claims.c.shard.in_(free.with_for_update(skip_locked=True)))
        change = change.values(process=self.process, until=_NOW + LEASE).returning(claims.c.shard)
        grants = frozenset(c.execute(change).scalars())
        self.gains |= grants.difference(before)
        return grants, now

    def release(self, c: Connection) -> None:
        """End the claims, and tell the processes that wait for them."""
        c.execute(update(claims).where(claims.c.process == self.process).values(until=0.0))
        c.execute(delete(writers).where(writers.c.process == self.process))
        tell(c, "")

    @property
    def is_divided(self) -> bool:
        """Whether other processes may work at the same time."""
        return len(self.shards) < self.share.total

    def claim_reader(self, c: Connection, user: int) -> bool:
        """Claim the direct messages with a user. Returns False while another process writes there. Looks first, because
        a claim that fails locks the row until the transaction ends."""
        values = {"process": self.process, "until": _NOW + WRITING}
        is_free = (writers.c.process == self.process) | (writers.c.until <= _NOW)
        if c.execute(select(writers.c.user).where(writers.c.user == user, ~is_free)).scalar() is not None:
            return False
        claim = insert(writers).values(user=user, **values)
        claim = claim.on_conflict_do_update(index_elements=[writers.c.user], set_=values, where=is_free)
        return c.execute(claim.returning(writers.c.user)).scalar() is not None

    def release_reader(self, c: Connection, user: int) -> None:
        """End the claim on the direct messages with a user."""
        c.execute(delete(writers).where(writers.c.user == user, writers.c.process == self.process))

    def tell_owner(self, c: Connection, table: int) -> None:
        """Tell the process of a table that something has changed there, unless it is this one."""
        if len(self.shards) == self.share.total:
            return
        row = c.execute(self._ownership, {"of_table": table}).one_or_none()
        if row is not None and not row[1]:
            tell(c, f"{self.share.total} {self.share.shard_of(row[0])} {table}")

    @cached_property
    def _ownership(self) -> Select[Any]:
        return select(tables.c.guild, self.cover(tables.c.guild)).where(tables.c.id == bindparam("of_table"))

    def find_table(self, words: str) -> int | None:
        """The table of this process that a notification is about. None if it is about none."""
        total, shard, table = (int(word) for word in words.split()) if words else (0, 0, 0)
        return table if total == self.share.total and shard in self.shards else None


@lru_cache(maxsize=64)
def of_own(query: Select[Any], claims: Claims | None) -> Select[Any]:
    """A query about a table, `of_table`, that finds nothing if it is another process's. Built once."""
    if claims is None:
        return query
    return query.where(
        exists(select(tables.c.id).where(tables.c.id == bindparam("of_table"), claims.cover(tables.c.guild)))
    )


def tell(c: Connection, words: str) -> None:
    """Notify every process that listens, this one too, once the transaction is committed."""
    c.execute(select(func.pg_notify(CHANNEL, words)))


def list_claims(c: Connection) -> list[Claim]:
    """The claims that hold, by shard; then the processes that are connected and wait for theirs."""
    age = _NOW + LEASE - claims.c.until
    query = select(claims.c.process, claims.c.shard, claims.c.total, age).where(claims.c.until > _NOW)
    holders = [Claim(*row) for row in c.execute(query.order_by(claims.c.shard))]
    names = {name.removeprefix(BOT).rpartition("/")[0] for name in c.execute(_CONNECTED).scalars()}
    return holders + [Claim(name, None, 0, 0.0) for name in sorted(names - {one.process for one in holders})]
