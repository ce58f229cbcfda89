"""How the bot fares with people, counted without names from what is stored anyway."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Text, and_, case, cast, func, select

from db.tables import actions, players, results, tables
from fronde.host.store import Ending, Usage

DAY = 24 * 60 * 60
MOST_DAYS = 3
"""From this many days on, waits for a turn are counted together."""
NOBODYS = ("clock", "machine")
"""The actors who choose for nobody."""


def count_usage(c: Connection, since: int) -> Usage:
    """The counts of the tables opened since a moment, and of all people."""
    in_time = and_(tables.c.created >= since, tables.c.game != "")
    ends = select(results.c.table).where(results.c.ending == Ending.RULES)
    counts = select(func.count(), func.count().filter(_is_played()), func.count().filter(tables.c.id.in_(ends)))
    starts, full, endings = c.execute(counts.select_from(tables).where(in_time)).one()
    games = (
        select(func.count().label("games"))
        .join_from(players, tables, tables.c.id == players.c.table)
        .where(players.c.user.is_not(None), _is_played())
        .group_by(players.c.user)
        .subquery()
    )
    by_games = [func.count().filter(games.c.games >= least) for least in (1, 2, 5)]
    first, second, fifth = c.execute(select(by_games[0], by_games[1], by_games[2])).one()
    return Usage(starts, full, endings, first, second, fifth, _count_gaps(c, since))


def _is_played() -> ColumnElement[bool]:
    """Whether a game has begun at a table."""
    return cast(tables.c.epochs, Text) != "[]"


def _count_gaps(c: Connection, since: int) -> tuple[int, ...]:
    """The choices with which a seat follows another, by the whole days since the choice before."""
    table, number = actions.c.table, actions.c.number
    last_at, last_seat = (
        func.lag(column).over(partition_by=table, order_by=number) for column in (actions.c.at, actions.c.seat)
    )
    columns = (actions.c.at - last_at).label("gap"), (last_seat != actions.c.seat).label("follows"), actions.c.actor
    choices = select(*columns).where(actions.c.at >= since)
    turns = choices.subquery()
    days = case(*((turns.c.gap < (n + 1) * DAY, n) for n in range(MOST_DAYS)), else_=MOST_DAYS)
    query = select(days, func.count()).where(turns.c.follows, turns.c.actor.not_in(NOBODYS)).group_by(days)
    counts = {int(number): int(count) for number, count in c.execute(query)}
    return tuple(counts.get(number, 0) for number in range(MOST_DAYS + 1))
