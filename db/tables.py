"""The database tables for SQLAlchemy Core. `fronde.host.store` documents the columns, by their `key` if it differs from
the name in the database."""

from __future__ import annotations

import json

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

from fronde.core.plain import write_json
from fronde.core.types import Json

metadata = MetaData()


def read_json(text: str) -> Json:
    """The value of a JSON column. None if it cannot be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


class Forgiving(TypeDecorator[Json]):
    """JSON that reads as an empty object if its text is damaged. Only for values that can be computed again."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Json, dialect: Dialect) -> str | None:
        return None if value is None else write_json(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Json:
        data = None if value is None else read_json(value)
        return data if value is None or isinstance(data, dict) else {}


class BigNumber(TypeDecorator[int]):
    """An integer of any size, stored in decimal."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


NUMBER = Integer().with_variant(BigInteger(), "postgresql")
"""The type of a table's id. PostgreSQL cannot compare a column with a number too large for it, and a forged id may be
large."""

tables = Table(
    "tables",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("guild", BigInteger),
    Column("home", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("locale", String(16)),
    Column("status", String(8), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("host", BigInteger, nullable=False),
    Column("acting", BigInteger),
    Column("size", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("files", JSON, nullable=False),
    Column("seed", BigNumber, nullable=False),
    Column("key", String(64), nullable=False),
    Column("salts", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("acted", Integer, nullable=False, key="action_revision"),
    Column("position", Forgiving),
    Column("settled", Integer, nullable=False),
    Column("sealed", JSON, nullable=False),
    Column("opening", JSON, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("epochs", JSON, nullable=False),
    Column("told", Integer, nullable=False, key="action_count"),
    Column("shown", Text, key="view"),
    Column("scored", JSON, key="score"),
    Column("turn", JSON),
    Column("stretch", JSON, nullable=False),
    Column("votes", JSON, nullable=False),
    Column("offers", JSON, nullable=False),
    Column("warned", BigInteger, key="warning"),
    Column("rewinds", JSON, nullable=False),
    Column("trouble", String(32)),
    Column("timing", JSON, nullable=False),
    Column("hushed", JSON, nullable=False, key="silences"),
    Column("seen", JSON, nullable=False, key="handovers"),
    Column("opponents", JSON, nullable=False),
    Column("due", BigInteger, index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("queue", JSON, nullable=False, server_default="{}"),
    Column("league", JSON, nullable=False, server_default="{}"),
)

_open = tables.c.status.in_(("lobby", "playing"))
Index("one_open_table", tables.c.channel, unique=True, sqlite_where=_open, postgresql_where=_open)

players = Table(
    "players",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", BigInteger, index=True),
    Column("name", String(80), nullable=False),
    Column("token", String(80), nullable=False),
    Column("role", String(32)),
    Column("locale", String(16)),
    Column("dm", String(8), nullable=False),
    Column("salt", String(24), nullable=False),
    Column("rest", JSON, nullable=False),
    Column("pings", String(8)),
    Column("orders", JSON, nullable=False),
    Column("bot", String(16)),
    Column("owner", BigInteger),
    UniqueConstraint("table", "user"),
)

actions = Table(
    "actions",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("actor", String(32), nullable=False),
    Column("seat", String(32), nullable=False),
    Column("step", String(64), nullable=False),
    Column("picks", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("options", Integer),
    Column("digest", String(16)),
    Column("at", BigInteger, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("seen", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", NUMBER, ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("to", BigInteger),
    Column("data", JSON, nullable=False),
    Column("nonce", String(25), nullable=False, unique=True),
    Column("attempts", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("doubtful", Boolean, nullable=False),
    Column("fault", String(16)),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
    Index("waiting_notices", "state", "table", "id"),
    sqlite_autoincrement=True,  # an id is never reused
)

messages = Table(
    "messages",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("slot", String(64), primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("past", Text),
    Column("timed", JSON),
)

posts = Table(
    "posts",
    metadata,
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("table", NUMBER, ForeignKey("tables.id"), nullable=False, index=True),
    Column("first", Integer, nullable=False),
    Column("end", Integer, nullable=False),
)

clicks = Table(
    "clicks",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("table", NUMBER, ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("refused", Boolean, nullable=False, server_default=false()),
)

direct = Table(
    "direct",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("pings", String(8)),
    Column("rest", JSON, nullable=False),
    Column("learned", JSON, nullable=False, server_default="[]"),
    Column("stats", String(8)),
    Column("ratings", Boolean),
    Column("language", String(16)),
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    Column("left", BigInteger),
    Column("puzzle_day", Integer),
)

follows = Table(
    "follows",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("locale", String(16)),
    Column("seen", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

plans = Table(
    "plans",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("note", Text, nullable=False),
    Column("intent", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("turning", JSON, nullable=False, server_default="{}"),
)

guides = Table(
    "guides",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("progress", Forgiving, nullable=False),
    Column("at", BigInteger, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("puzzle", String(80), nullable=False),
    Column("user", BigInteger, index=True),
    Column("is_solved", Boolean, nullable=False),
    UniqueConstraint("puzzle", "user"),
)
"""The first try of each person at each puzzle. `user`: None once the person is forgotten."""

results = Table(
    "results",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("guild", BigInteger, index=True),
    Column("pace", String(16)),
    Column("ending", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", String(16), nullable=False, server_default="off"),
    Index("results_rated", "rated", "game", "ended"),
)

standings = Table(
    "standings",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", BigInteger, index=True),
    Column("seats", JSON, nullable=False),
    Column("role", String(32)),
    Column("place", Integer),
    Column("is_winner", Boolean, nullable=False),
    Column("score", Integer),
    Column("bot", String(16)),
    Column("bot_from", Integer),
    Column("replaced", Boolean, nullable=False),
    Column("wait", Integer),
    Column("starter", BigInteger, index=True),
    Column("start", String(32)),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Column("side", Integer),
    Column("weights", String(16)),
    Column("dice", Integer),
    Column("pips", Integer),
)

ratings = Table(
    "ratings",
    metadata,
    Column("table", NUMBER, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("person", BigInteger),
    Column("word", String(120), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_in_order", "game", "ended", "table"),
    Index("ratings_of_one", "person", "word", "game", "ended", "table"),
)
"""A cache, computed from results: the ratings after each game of those it rates. `word`: the role or task; empty for a
person."""

reports = Table(
    "reports",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("user", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("messages", JSON, nullable=False),
    Column("line", Text, nullable=False),
    Column("remark", Text, nullable=False),
)
"""Reports about texts. `user`: who made it, for a day."""

claims = Table(
    "claims",
    metadata,
    Column("total", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("process", String(64), nullable=False),
    Column("until", Double, nullable=False),
)
"""Which process works for which shard of so many, and until when, in seconds since 1970 by the clock of the server."""

writers = Table(
    "writers",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("process", String(64), nullable=False),
    Column("until", Double, nullable=False),
)
"""Which of several processes is writing to a user, and until when at the latest, as in `claims`."""

meta = Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
