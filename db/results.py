"""The results of games: writing and reading them.

`standings.person` is a Discord id, or a negative random key of a person who may not be known: it leads nowhere, but
stays the same for all games they had when it took their place."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.sql import Select

from db.tables import people, results, standings, tables
from fronde.host.store import NEVER, Ending, GameResult, Status

KEYS = 2**62
"""The number of random keys."""


def write_result(c: Connection, table: int, result: GameResult) -> None:
    """Store the result of a table that has none. People who want no statistics, and former players, get a key."""
    values = asdict(result)
    rows = values.pop("standings")
    users = {row["person"] for row in rows} - {None}
    hidden = set(c.execute(select(people.c.user).where(people.c.user.in_(users), people.c.stats == NEVER)).scalars())
    for number, row in enumerate(rows):
        unknown = row["person"] in hidden or (row["person"] is None and row["bot"] is None)
        row |= {"table": table, "number": number, "person": _new_key() if unknown else row["person"]}
    c.execute(insert(results).values(table=table, **values))
    if rows:
        c.execute(insert(standings), rows)


def drop_result(c: Connection, table: int) -> None:
    """Delete the result of a table, if it has one."""
    c.execute(delete(standings).where(standings.c.table == table))
    c.execute(delete(results).where(results.c.table == table))


def has_result(c: Connection, table: int) -> bool:
    """Whether a table has a result."""
    return c.execute(select(results.c.table).where(results.c.table == table)).first() is not None


def find_unfilled() -> Select[Any]:
    """The ids of tables that have ended or rest, without a result."""
    ended = (Status.OVER, Status.ENDED, Status.KEPT, Status.RESTING)
    return select(tables.c.id).where(tables.c.status.in_(ended), tables.c.id.not_in(select(results.c.table)))


def count_unreadable() -> Select[Any]:
    """The number of results of games that cannot be read."""
    return select(func.count()).select_from(results).where(results.c.ending == Ending.UNREADABLE)


def hide_person(c: Connection, user: int) -> None:
    """Put a random key in place of a person in all results."""
    c.execute(update(standings).where(standings.c.person == user).values(person=_new_key()))


def _new_key() -> int:
    return -1 - secrets.randbelow(KEYS)
