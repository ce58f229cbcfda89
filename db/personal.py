"""The stored data of one person: exporting and deleting it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Text, cast, delete, or_, select, update

from db.results import hide_person
from db.tables import (
    direct,
    follows,
    guides,
    messages,
    outbox,
    people,
    plans,
    players,
    ratings,
    reports,
    results,
    standings,
    tables,
    tries,
    visits,
    writers,
)
from fronde.core.types import Json
from fronde.host.notices.kinds import KINDS
from fronde.host.store import StaleRevision, Status, SwapSubject, Vote, mark_of, read_votes, write_votes

SETTINGS = [column for column in people.c if column.name != "user"]
AGREED = ("turn", "votes", "offers", "silences", "handovers", "queue", "league")
"""Columns of a table that contain ids of people."""
OF_PEOPLE = (people, plans, reports, guides, visits, follows, direct, writers)
"""Database tables with a row per person."""
BOARD_KINDS = [kind for kind, body in KINDS.items() if "cast" in body.model_fields]
"""Kinds of notices that name all players. After a person is forgotten, these are still delivered, without that
person."""

NAMING = ("player", "name", "from")
"""Keys of a notice that contain a person's name, besides the names in its scene and those next to ids."""

GOING_ON = (Status.LOBBY, Status.PLAYING, Status.RESTING)
"""Stages of a table at which its players cannot be forgotten."""


def export(c: Connection, user: int) -> dict[str, Json]:
    """All stored data of a user, as plain data, without the secrets of any game and without data of others. The number
    of actions they have seen is left out, since it reveals how much others have done in secret."""

    def rows(query: Select[Any]) -> list[dict[str, Json]]:
        return [dict(row._mapping) for row in c.execute(query)]

    game, is_theirs = (tables.c.id, tables.c.game, tables.c.created), players.c.user == user
    fields = [column for column in players.c if column.name not in ("table", "number", "user", "bot", "owner")]
    where = (tables.c.status, tables.c.guild, tables.c.channel)
    games = (results.c.game, results.c.version, results.c.guild, results.c.ending, results.c.began, results.c.ended)
    omissions = ("number", "person", "starter")
    plays = select(*games, *(column for column in standings.c if column.name not in omissions))
    rating_columns = (column for column in ratings.c if column.name not in ("number", "person", "word"))
    seats = select(*game, *where, *fields).join(players, players.c.table == tables.c.id).where(is_theirs)
    return {
        "user": user,
        "settings": rows(select(*SETTINGS).where(people.c.user == user)),
        "seats": rows(seats),
        "hosted": rows(select(*game).where(or_(tables.c.host == user, tables.c.acting == user))),
        "results": rows(
            plays.join_from(standings, results, results.c.table == standings.c.table).where(standings.c.person == user)
        ),
        "ratings": rows(select(*rating_columns).where(ratings.c.person == user)),
        "lent": rows(select(players.c.table, players.c.token).where(players.c.owner == user)),
        "tickets": list(_find_entries(c, user, "queue", "tickets")),
        "leagues": [one for part in ("members", "places", "past") for one in _find_entries(c, user, "league", part)],
        "named": [{"table": table, "in": columns} for table, columns in _find_mentions(c, user)],
        "visits": rows(select(visits.c.table, visits.c.at).where(visits.c.user == user)),
        "follows": rows(select(follows.c.table, follows.c.locale, follows.c.at).where(follows.c.user == user)),
        "plans": rows(select(*(c for c in plans.c if c.name != "user")).where(plans.c.user == user)),
        "guided_games": rows(select(guides.c.game, guides.c.progress, guides.c.at).where(guides.c.user == user)),
        "reports": rows(select(*(c for c in reports.c if c.name not in ("id", "user"))).where(reports.c.user == user)),
        "puzzles": rows(select(tries.c.puzzle, tries.c.is_solved).where(tries.c.user == user)),
        "direct_messages": rows(select(direct.c.channel, direct.c.message).where(direct.c.user == user)),
        "messages": rows(select(messages.c.table, messages.c.channel, messages.c.message).where(_is_own(user))),
        "waiting": rows(select(outbox.c.table, outbox.c.kind, outbox.c.at).where(outbox.c.to == user)),
    }


def _find_entries(c: Connection, user: int, column: str, part: str) -> Iterator[dict[str, Json]]:
    """What a user has in a part of queues or leagues, and the server of each."""
    field = tables.c[column]
    for guild, value in c.execute(select(tables.c.guild, field).where(_names(field, user))):
        entries = value.get(part, {})
        yield from ({"guild": guild, **one} for key, one in entries.items() if key.split(":")[0] == str(user))


def forget(c: Connection, user: int, name: str) -> list[int]:
    """Turn a user who has no seat in a running game into a former player called `name`, and delete all other data about
    them. Returns the tables this changed. Games keep their records. Raises StaleRevision if they have taken a seat
    since."""
    sits = select(players.c.table).join(tables, tables.c.id == players.c.table).where(players.c.user == user)
    if c.execute(sits.where(tables.c.status.in_(GOING_ON))).first() is not None:
        raise StaleRevision(f"user {user} has sat down")
    mentions = [table for table, _ in _find_mentions(c, user)]
    mine = select(players.c.table).where(or_(players.c.user == user, players.c.owner == user))
    own_tables = select(tables.c.id).where(or_(tables.c.host == user, tables.c.acting == user))
    ids = sorted({*mentions, *c.execute(mine).scalars(), *c.execute(own_tables).scalars()})
    for table in ids:
        _forget_at(c, table, user, name)
    _forget_messages(c, user, name)
    hide_person(c, user)
    c.execute(update(tries).where(tries.c.user == user).values(user=None))
    for part in OF_PEOPLE:
        c.execute(delete(part).where(part.c.user == user))
    return ids


def _names(column: ColumnElement[Any], user: int) -> ColumnElement[bool]:
    """Whether a column of plain data contains a user's id."""
    return cast(column, Text).contains(str(user))


def _is_own(user: int) -> ColumnElement[bool]:
    return messages.c.slot.endswith(f":{user}")


def _find_mentions(c: Connection, user: int) -> Iterator[tuple[int, list[str]]]:
    """The database tables whose columns name a user by id, with the names of those columns."""
    columns = [tables.c[name] for name in AGREED]
    query = select(tables.c.id, *columns).where(or_(*(_names(column, user) for column in columns)))
    for row in c.execute(query.order_by(tables.c.id)).all():
        if names := [c.name for c in columns if without(row._mapping[c], user, "") != row._mapping[c]]:
            yield row.id, names


def without(value: Json, user: int, name: str) -> Json:
    """Plain data without a user. Their id is removed from lists and dicts; a pair of id and name becomes None and
    `name`."""
    if isinstance(value, dict):
        rest = {key: one for key, one in value.items() if str(user) not in key.split(":") and one != user}
        return {key: without(one, user, name) for key, one in rest.items()}
    if not isinstance(value, list):
        return value.replace(f"<@{user}>", name) if isinstance(value, str) else value
    if len(value) == 2 and value[0] == user and isinstance(value[1], str):
        return [None, name]
    return [without(one, user, name) for one in value if one != user]


def _forget_at(c: Connection, table: int, user: int, name: str) -> None:
    """Forget a user at one table: their votes, offers to them, and their seat. While the game lasts, an anonymous entry
    replaces them among those who know a hand. If they host it, the first other user becomes the host."""
    row = c.execute(select(tables).where(tables.c.id == table)).one()
    values = {key: without(row._mapping[tables.c[key]], user, name) for key in AGREED}
    votes = {key: one for key, one in read_votes(row.votes).items() if one is None or not _is_theirs(one, user)}
    values["votes"] = without(write_votes(votes), user, name)
    if row.turn and row.turn[1] == user:
        values["turn"] = [row.turn[0], None, *row.turn[2:]]
    if row.status in (Status.OVER, Status.ENDED, Status.KEPT):
        values |= {"turn": None, "votes": {}, "offers": {}, "silences": {}, "handovers": {}}
        c.execute(update(messages).where(messages.c.table == table).values(past=None, timed=None))
    else:
        loans = select(players.c.token).where(players.c.table == table, players.c.owner == user)
        mark = mark_of(row.seed, user)
        if old_name := {*c.execute(loans).scalars(), *row.seen.get(str(user), ()), *row.seen.get(mark, ())}:
            values["handovers"][mark] = sorted(old_name)
    if row.acting == user:
        values["acting"] = None
    if row.host == user:
        others = select(players.c.user).where(players.c.table == table, players.c.user.not_in([user]))
        values["host"] = c.execute(others.order_by(players.c.number)).scalar() or 0
    here = c.execute(select(players.c.name).where(players.c.table == table, players.c.user == user)).scalars()
    for old_name in here.all():
        _forget_notices(c, table, user, old_name, name)
    values["revision"] = row.revision + 1
    c.execute(update(tables).where(tables.c.id == table).values(**values))
    nobody: dict[str, Json] = {"user": None, "name": name, "locale": None, "rest": {}, "pings": None, "orders": []}
    c.execute(update(players).where(players.c.table == table, players.c.user == user).values(**nobody))
    c.execute(update(players).where(players.c.table == table, players.c.owner == user).values(owner=None))


def _is_theirs(vote: Vote, user: int) -> bool:
    """Whether a user proposed the vote, or would take the seat it is about."""
    subject = vote.subject
    return user == vote.by.user or (isinstance(subject, SwapSubject) and user == subject.to[0])


def _forget_messages(c: Connection, user: int, name: str) -> None:
    """Delete notices to a user, and remove the user from other notices and from messages."""
    c.execute(delete(messages).where(_is_own(user)))
    c.execute(delete(outbox).where(outbox.c.to == user))
    _forget_notices(c, None, user, None, name)
    mentions = or_(_names(messages.c.past, user), _names(messages.c.timed, user))
    for row in c.execute(select(messages).where(mentions)).all():
        here = (messages.c.table == row.table) & (messages.c.slot == row.slot)
        values = {"past": without(row.past, user, name), "timed": without(row.timed, user, name)}
        c.execute(update(messages).where(here).values(**values))


def _forget_notices(c: Connection, table: int | None, user: int, old_name: str | None, name: str) -> None:
    """Remove a user from undelivered notices, of one table or of all."""
    here = _names(outbox.c.data, user) if table is None else outbox.c.table == table
    for row in c.execute(select(outbox.c.id, outbox.c.kind, outbox.c.data).where(here)).all():
        data = without(row.data, user, name)
        if old_name is not None:
            data = _rename(data, old_name, name)
        if data != row.data:
            it = outbox.c.id == row.id
            c.execute(
                update(outbox).where(it).values(data=data) if row.kind in BOARD_KINDS else delete(outbox).where(it)
            )


def _rename(data: dict[str, Json], old_name: str, name: str) -> dict[str, Json]:
    """A notice with a person renamed, only in the keys that contain names: the id of a seat may be the same word."""
    new_data = {key: name if key in NAMING and one == old_name else one for key, one in data.items()}
    if (scene := data.get("scene")) is not None:
        names = {token: name if one == old_name else one for token, one in scene["names"].items()}
        new_data["scene"] = {**scene, "names": names}
    return new_data
