"""Statistics, counted by the database from the results of games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, true
from sqlalchemy.sql import Select

from db.tables import people, players, ratings, results, servers, standings
from fronde.host.store import (
    SHOWN,
    SHOWN_FROM,
    Ending,
    LongGame,
    PersonRow,
    Rank,
    Rating,
    Reign,
    Scope,
    Stats,
    Tally,
    Throws,
)

Query = Select[Any]
Column = ColumnElement[Any]
Rows = list[Any]
MOST = 12
"""The maximum length of a list."""
MOST_REIGNS = 20
"""The maximum number of changes of a title."""

_PLAYED = standings.join(results, results.c.table == standings.c.table)
_IS_DONE = results.c.ending == Ending.RULES
_IS_OPEN = results.c.people >= 2
_COUNTS = and_(_IS_DONE, _IS_OPEN)
_IS_SHOWN = standings.c.person.in_(select(people.c.user).where(people.c.stats == SHOWN))
_SILENT = select(servers.c.guild).where(servers.c.settings["stats"].as_boolean().is_(False))
_GAMES, _WINS = func.count(), func.count().filter(standings.c.is_winner)


def load_stats(c: Connection, scope: Scope, viewer: int, guild: int | None) -> Stats:
    """The statistics of a scope for a viewer, with the title holders of server `guild`."""
    here, mine = _find_games(scope), _find_seats(scope)
    seats = _group(c, mine & _COUNTS, results.c.game, standings.c.role, results.c.size, standings.c.place)
    alone = mine & _IS_DONE & ~_IS_OPEN
    if scope.person is None:
        games = [(game, None, size, None, count, 0) for game, size, count in _count_games(c, here)]
        apart = Tally(
            (), c.execute(select(_GAMES).select_from(results).where(here, _IS_DONE, ~_IS_OPEN)).scalar_one(), 0
        )
    else:
        games = seats
        [apart] = _sum(_group(c, alone)) or [Tally((), 0, 0)]
    names = _find_names(c, [] if scope.person is None else [scope.person])
    return Stats(
        next(iter(names.values()), ""), next(iter(_sum(games)), Tally((), 0, 0)), apart,
        _count_unfinished_games(c, scope),
        places={int(one.key[0]): one.games for one in sorted(_sum(seats, 3))} if scope.person is not None else {},
        games=_sum(games, 0), sizes=sorted(_sum(games, 2), key=lambda one: int(one.key[0])), roles=_sum(seats, 0, 1),
        people=_find_people(c, scope, viewer), waits=_find_waits(c, mine & _COUNTS), longest=_find_longest(c, scope),
        reigns=[] if guild is None else _find_reigns(c, scope, viewer, guild),
        ratings=_find_ratings(c, scope, viewer),
        throws=_find_throws(c, mine & _IS_DONE),
        handicaps=[] if scope.game is None or scope.person is not None else _find_handicaps(c, scope.game),
    )  # fmt: skip


def _rows(c: Connection, query: Query) -> Rows:
    return [tuple(row) for row in c.execute(query)]


def _find_games(scope: Scope) -> ColumnElement[bool]:
    """The condition for games of the scope's game and server. Those of servers that want no statistics count for the
    people who played them alone."""
    of_game = true() if scope.game is None else results.c.game == scope.game
    if scope.guild is not None:
        return and_(of_game, results.c.guild == scope.guild)
    counts = results.c.guild.is_(None) | results.c.guild.not_in(_SILENT)
    return and_(of_game, counts if scope.person is None else true())


def _find_seats(scope: Scope) -> ColumnElement[bool]:
    """The condition for seats of a scope that people played to the end."""
    of_person = true() if scope.person is None else standings.c.person == scope.person
    return and_(_find_games(scope), of_person, standings.c.bot.is_(None))


def _count_games(c: Connection, here: ColumnElement[bool]) -> Rows:
    """Game, number of players, and the number of games with both."""
    columns = results.c.game, results.c.size
    return _rows(c, select(*columns, _GAMES).select_from(results).where(here, _COUNTS).group_by(*columns))


def _count_unfinished_games(c: Connection, scope: Scope) -> int:
    """The number of games that did not end by their rules; for a person also those that a bot finished for them."""
    is_ended = results.c.ending.not_in((Ending.RULES, Ending.UNREADABLE))
    query, where = select(_GAMES).select_from(results), is_ended & _find_games(scope)
    if scope.person is not None:
        query, is_theirs = select(_GAMES).select_from(_PLAYED), standings.c.person == scope.person
        where = _find_games(scope) & is_theirs & (is_ended | (_IS_DONE & standings.c.bot.is_not(None)))
    return c.execute(query.where(where)).scalar_one()


def _group(c: Connection, where: ColumnElement[bool], *columns: Column) -> Rows:
    """Seats grouped by these columns: their values, the number of seats, and the number of wins."""
    query = select(*columns, _GAMES, _WINS).select_from(_PLAYED).where(where)
    return _rows(c, query.group_by(*columns))


def _sum(rows: Rows, *places: int) -> list[Tally]:
    """The rows of `_group` summed by the values at these positions, most games first; rows without a value are left
    out."""
    sums: dict[tuple[str, ...], list[int]] = {}
    for row in rows:
        if None not in (key := [row[place] for place in places]):
            one = sums.setdefault(tuple(map(str, key)), [0, 0])
            one[0] += row[-2]
            one[1] += row[-1]
    return sorted((Tally(key, *one) for key, one in sums.items()), key=lambda one: (-one.games, one.key))


def _find_people(c: Connection, scope: Scope, viewer: int) -> list[PersonRow]:
    """The people of a scope with the most games, most first. For a person: their fellow players."""
    other = standings.alias() if scope.person is not None else standings
    is_shown = other.c.person.in_(select(people.c.user).where(people.c.stats == SHOWN))
    visible = other.c.person > 0 if scope.person == viewer else is_shown | (other.c.person == viewer)
    where = and_(_find_seats(scope), _COUNTS, other.c.bot.is_(None), visible)
    if scope.person is None:
        counts, source = (_WINS, _GAMES - _WINS), _PLAYED
    else:
        ahead, behind = standings.c.place < other.c.place, standings.c.place > other.c.place
        counts = func.count().filter(ahead), func.count().filter(behind)
        source = _PLAYED.join(other, (other.c.table == standings.c.table) & (other.c.number != standings.c.number))
    query = select(other.c.person, _GAMES, *counts).select_from(source).where(where).group_by(other.c.person)
    rows = _rows(c, query.order_by(_GAMES.desc(), other.c.person).limit(MOST))
    names = _find_names(c, (row[0] for row in rows))
    return [PersonRow(names.get(person, ""), *rest) for person, *rest in rows]


def _find_names(c: Connection, users: Iterable[int]) -> dict[int, str]:
    """Each person's name at their last table."""
    query = select(players.c.user, players.c.name).where(players.c.user.in_({*users})).order_by(players.c.table)
    return dict(_rows(c, query))


def _find_waits(c: Connection, where: ColumnElement[bool]) -> tuple[int, int, int] | None:
    """The quartiles of the usual seconds to answer in a game. None if no seat has any."""
    wait = standings.c.wait
    number = (func.row_number().over(order_by=wait) - 1).label("number")
    query = select(wait, number, func.count().over().label("count")).select_from(_PLAYED)
    waits = query.where(where, wait.is_not(None)).subquery()
    quarters = [waits.c.number == (waits.c["count"] - 1) * n // 4 for n in (1, 2, 3)]
    at = {number: (wait, count) for wait, number, count in c.execute(select(waits).where(or_(*quarters)))}
    count = max((count for _, count in at.values()), default=0)
    first, half, third = (at.get((count - 1) * n // 4, (0, 0))[0] for n in (1, 2, 3))
    return (first, half, third) if at else None


def _find_throws(c: Connection, where: ColumnElement[bool]) -> list[Throws]:
    """The dice of seats that one person had from the beginning to the end, by game."""
    dice, pips = func.sum(standings.c.dice), func.sum(standings.c.pips)
    query = select(results.c.game, dice, pips).select_from(_PLAYED).where(where, ~standings.c.replaced)
    query = query.where(standings.c.dice > 0).group_by(results.c.game).order_by(dice.desc(), results.c.game)
    return [Throws(*row) for row in _rows(c, query)]


def _find_longest(c: Connection, scope: Scope) -> list[LongGame]:
    source = results if scope.person is None else _PLAYED
    where = _find_games(scope) if scope.person is None else _find_seats(scope)
    columns = (results.c.game, results.c.choices, results.c.began, results.c.ended)
    query = select(*columns).select_from(source).where(where, _COUNTS)
    query = query.order_by((results.c.ended - results.c.began).desc(), results.c.table).limit(MOST)
    return [LongGame(*row) for row in _rows(c, query)]


def _find_ratings(c: Connection, scope: Scope, viewer: int) -> list[Rank]:
    """The present ratings of a person in their games, or in a title or server those that are shown, of people who let
    others see theirs; the best first."""
    is_theirs = ratings.c.person == (viewer if scope.person is None else scope.person)
    is_shown = ratings.c.person.in_(select(people.c.user).where(people.c.stats == SHOWN))
    where = is_theirs | is_shown if scope.person is None else is_theirs
    where &= ratings.c.person.not_in(select(people.c.user).where(people.c.ratings.is_(False)))
    if scope.game is not None:
        where &= ratings.c.game == scope.game
    if scope.guild is not None:
        here = select(standings.c.person).select_from(_PLAYED).where(results.c.guild == scope.guild)
        where &= ratings.c.person.in_(here)
    order = ratings.c.ended.desc(), ratings.c.table.desc()
    number = func.row_number().over(partition_by=(ratings.c.game, ratings.c.person), order_by=order).label("number")
    columns = (ratings.c.person, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    last = select(*columns, number).where(where).subquery()
    enough = last.c.games >= (SHOWN_FROM if scope.person is None else 1)
    query = select(last).where(last.c.number == 1, enough).order_by(last.c.mu.desc(), last.c.game, last.c.person)
    rows = _rows(c, query.limit(MOST))
    names = _find_names(c, (row[0] for row in rows))
    return [Rank(names.get(person, ""), game, Rating(*rest)) for person, game, *rest, _ in rows]


def _find_handicaps(c: Connection, game: str) -> list[Rank]:
    """The present ratings of the roles and tasks of a game, where they are shown; those of most games first."""
    word = ratings.c.word
    order = ratings.c.ended.desc(), ratings.c.table.desc()
    number = func.row_number().over(partition_by=word, order_by=order).label("number")
    columns = (word, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    where = and_(ratings.c.game == game, ratings.c.person.is_(None), word != "")
    last = select(*columns, number).where(where).subquery()
    query = select(last).where(last.c.number == 1, last.c.games >= SHOWN_FROM)
    query = query.order_by(last.c.games.desc(), last.c.word)
    return [Rank(name, game, Rating(*rest)) for name, *rest, _ in _rows(c, query)]


def _find_reigns(c: Connection, scope: Scope, viewer: int, guild: int) -> list[Reign]:
    """The changes of title holders on a server that concern a scope, newest first."""
    role, person, end = standings.c.role, standings.c.person, results.c.ended
    here = _find_games(scope._replace(guild=guild))
    victory = and_(here, _COUNTS, standings.c.is_winner, standings.c.bot.is_(None), role.is_not(None))
    order = end, results.c.table, standings.c.number
    before = func.lag(person).over(partition_by=(results.c.game, role), order_by=order).label("before")
    visible = (person > 0 if scope.person == viewer else _IS_SHOWN | (person == viewer)).label("visible")
    serial = func.row_number().over(order_by=order).label("serial")
    columns = results.c.game, role, person, end, before, visible, serial
    wins = select(*columns).select_from(_PLAYED).where(victory).subquery()
    titles = wins.c.game, wins.c.role
    place = func.row_number().over(partition_by=titles, order_by=wins.c.serial.desc()).label("place")
    is_change = wins.c.before.is_(None) | (wins.c.before != wins.c.person)
    facts = *titles, wins.c.person, wins.c.ended, wins.c.visible, wins.c.serial, place
    changes = select(*facts).where(is_change)
    latest = changes.subquery()
    query = select(latest).where(latest.c.place <= MOST_REIGNS)
    rows = _rows(c, query.order_by(latest.c.ended.desc(), latest.c.game, latest.c.role, latest.c.serial.desc()))
    names = _find_names(c, (row[2] for row in rows if row[4]))
    return [Reign(game, role, names.get(who), who == scope.person, at) for game, role, who, at, *_ in rows]
