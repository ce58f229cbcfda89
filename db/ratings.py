"""The ratings after each rated result: a cache, computed by `fronde.host.archive.ratings`. What is stored after a
result that changes is deleted with it, and computed again in the order of the results' ends."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import Select

from db.tables import meta, ratings, results, standings
from fronde.host.store import Ending, GameResult, Member, Rating, RatingStatus, Standing, UnratedResults

STAMP = "ratings"
"""The key of the number that changes with every rated result, and whenever ratings are stored. So of two processes that
do either at once, the database makes one begin again."""

_RATED = and_(results.c.rated == RatingStatus.ON, results.c.ending == Ending.RULES)
NOBODY: Mapping[Member, Rating] = {"": Rating(0.0, 0.0, 0)}
"""What is stored after a result that rates nobody, so that it does not count as one without ratings."""
_RESULT = [results.c[name] for name in ("table", "game", "options", "size")]
_NAMES = ("place", "is_winner", "bot", "starter", "start", "has_left", "side", "weights")
_STANDING = [standings.c[name] for name in _NAMES]
_RATING = (ratings.c.mu, ratings.c.sigma, ratings.c.games)


def change_ratings(c: Connection, table: int) -> None:
    """Delete the ratings after a result and all later ones of its game. Called when a result has been stored, and
    before it is deleted."""
    where = select(results.c.game, results.c.ended).where(results.c.table == table, _RATED)
    if (row := c.execute(where).first()) is None:
        return
    later = or_(ratings.c.ended > row.ended, and_(ratings.c.ended == row.ended, ratings.c.table >= table))
    c.execute(delete(ratings).where(ratings.c.game == row.game, later))
    change_stamp(c)


def change_stamp(c: Connection) -> None:
    """Have ratings that are being computed now computed again: results, or the people in them, have changed."""
    value = str(_find_stamp(c) + 1)
    if not c.execute(update(meta).where(meta.c.key == STAMP).values(value=value)).rowcount:
        c.execute(insert(meta).values(key=STAMP, value=value))


def _find_stamp(c: Connection) -> int:
    return int(c.execute(select(meta.c.value).where(meta.c.key == STAMP)).scalar() or 0)


def find_unrated_results(c: Connection, most: int) -> UnratedResults | None:
    """The first results of a game without ratings, at most so many. None if there are none."""
    game, next_game = "", select(func.min(results.c.game)).where(results.c.rated == RatingStatus.ON)
    while game := c.execute(next_game.where(results.c.game > game)).scalar() or "":
        last = select(ratings.c.ended, ratings.c.table).where(ratings.c.game == game)
        head = c.execute(last.order_by(ratings.c.ended.desc(), ratings.c.table.desc()).limit(1)).first()
        query = select(*_RESULT).where(_RATED, results.c.game == game)
        if head is not None:
            later = or_(results.c.ended > head.ended, and_(results.c.ended == head.ended, results.c.table > head.table))
            query = query.where(later)
        if batch := _read_results(c, query.order_by(results.c.ended, results.c.table).limit(most)):
            return UnratedResults(game, _find_stamp(c), batch)
    return None


def _read_results(c: Connection, query: Select[Any]) -> dict[int, GameResult]:
    """The results of a query of `_RESULT`, by table: what ratings need of them."""
    rows = {row.table: row for row in c.execute(query)}
    by_table: dict[int, list[Standing]] = {table: [] for table in rows}
    players = select(standings.c.table, *_STANDING).where(standings.c.table.in_(list(rows)))
    for table, *values in c.execute(players.order_by(standings.c.table, standings.c.number)):
        by_table[table].append(Standing(None, [], **dict(zip(_NAMES, values, strict=True))))
    on = RatingStatus.ON
    return {
        row.table: GameResult(
            row.game, 0, Ending.RULES, None, None, row.options, {}, row.size, 0, 0, 0, 0, by_table[row.table], on
        )
        for row in rows.values()
    }  # fmt: skip


def load_ratings(c: Connection, game: str, members: Collection[Member]) -> dict[Member, Rating]:
    """The present ratings of those members that have one."""
    people = sorted(member for member in members if isinstance(member, int))
    rows = find_last(c, ratings.c.game == game, people) if people else ()  # for nobody, SQLite reads all of the game
    present: dict[Member, Rating] = {row[0]: Rating(*row[1:]) for row in rows}
    for word in members:
        if isinstance(word, str):
            query = select(*_RATING).where(ratings.c.game == game, ratings.c.person.is_(None), ratings.c.word == word)
            query = query.order_by(ratings.c.ended.desc(), ratings.c.table.desc()).limit(1)
            if (row := c.execute(query).first()) is not None:
                present[word] = Rating(*row)
    return present


def find_last(c: Connection, where: Any, people: Iterable[int]) -> list[tuple[int, float, float, int]]:
    """The last rating of each of these people: their id, and the rating's parts."""
    order = ratings.c.ended.desc(), ratings.c.table.desc()
    number = func.row_number().over(partition_by=ratings.c.person, order_by=order).label("number")
    rows = select(ratings.c.person, *_RATING, number).where(where, ratings.c.person.in_(people)).subquery()
    return [tuple(row)[:4] for row in c.execute(select(rows).where(rows.c.number == 1))]


def save_ratings(c: Connection, game: str, stamp: int, after: Mapping[int, Mapping[Member, Rating]]) -> bool:
    """Store ratings after results, by table. Does nothing, and returns False, if a rated result has changed since
    `stamp`, or another process has stored ratings."""
    if _find_stamp(c) != stamp:
        return False
    change_stamp(c)
    query = select(results.c.table, results.c.ended).where(results.c.table.in_(list(after)))
    ends = {row.table: row.ended for row in c.execute(query)}
    rows = [
        (table, number, game, ends[table], *((member, "") if isinstance(member, int) else (None, member)), *one)
        for table, members in after.items()
        for number, (member, one) in enumerate((members or NOBODY).items())
    ]
    if rows:  # in the order of the columns; as a statement of the driver, it takes half the time
        c.exec_driver_sql(str(insert(ratings).compile(dialect=c.dialect)), rows)
    return True
