"""The results of games: writing and reading them.

`standings.person` and `starter` are Discord ids, or negative random keys of people who may not be known: a key leads
nowhere, but stays the same for all games they had when it took their place."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.sql import Select

from db.ratings import change_ratings, change_stamp
from db.tables import people, ratings, results, standings, tables
from fronde.host.store import NEVER, Ending, GameResult, Standing, Status

KEYS = 2**62
"""The number of possible random keys."""


def write_result(c: Connection, table: int, result: GameResult) -> None:
    """Store the result of a table that has none. People who want no statistics, and former players, get a random
    key."""
    values = asdict(result)
    rows = values.pop("standings")
    users = {row[name] for row in rows for name in ("person", "starter")} - {None}
    private_users = c.execute(select(people.c.user).where(people.c.user.in_(users), people.c.stats == NEVER)).scalars()
    keys = {user: _new_key() for user in private_users}
    for number, (row, one) in enumerate(zip(rows, result.standings, strict=True)):
        former = _new_key()
        row |= {"table": table, "number": number}
        row["person"] = keys.get(one.person, one.person) or (former if one.bot is None else None)
        row["starter"] = former if one.began_with_stranger else keys.get(one.starter, one.starter)
    c.execute(insert(results).values(table=table, **values))
    if rows:
        c.execute(insert(standings), rows)
    change_ratings(c, table)


def drop_result(c: Connection, table: int) -> None:
    """Delete the result of a table, if it has one."""
    change_ratings(c, table)
    c.execute(delete(standings).where(standings.c.table == table))
    c.execute(delete(results).where(results.c.table == table))


def write_dice(c: Connection, table: int, result: GameResult) -> None:
    """Store the dice of an older result, in which they are not counted yet."""
    here = update(standings).where(standings.c.table == table, standings.c.dice.is_(None))
    for number, one in enumerate(result.standings):
        c.execute(here.where(standings.c.number == number).values(dice=one.dice, pips=one.pips))
    c.execute(here.values(dice=0, pips=0))


def has_result(c: Connection, table: int) -> bool:
    """Whether a table has a result."""
    return c.execute(select(results.c.table).where(results.c.table == table)).first() is not None


def load_standings(c: Connection, table_ids: Collection[int]) -> dict[int, list[Standing]]:
    """The places and scores of those of these tables that have a result, in the order of their players."""
    tables_here = c.execute(select(results.c.table).where(results.c.table.in_(table_ids))).scalars()
    players = {table: list[Standing]() for table in tables_here}
    rows = select(standings.c.table, standings.c.place, standings.c.score).where(standings.c.table.in_(list(players)))
    for table, place, score in c.execute(rows.order_by(standings.c.table, standings.c.number)):
        players[table].append(Standing(None, [], place=place, score=score))
    return players


def tables_without_result() -> Select[int]:
    """The ids of finished or archived tables without a result."""
    ends = (Status.OVER, Status.ENDED, Status.KEPT, Status.RESTING)
    return select(tables.c.id).where(tables.c.status.in_(ends), tables.c.id.not_in(select(results.c.table)))


def count_unreadable() -> Select[int]:
    """The number of results of games whose records cannot be read."""
    return select(func.count()).select_from(results).where(results.c.ending == Ending.UNREADABLE)


def hide_person(c: Connection, user: int) -> None:
    """Put a random key in place of a person in all results and ratings, also in ratings that are being computed."""
    key = _new_key()
    columns = (standings.c.person, standings.c.starter, ratings.c.person)
    if sum(c.execute(update(one.table).where(one == user).values({one: key})).rowcount for one in columns):
        change_stamp(c)


def _new_key() -> int:
    return -1 - secrets.randbelow(KEYS)
