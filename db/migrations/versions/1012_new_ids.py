"""New ids in place of ambiguous ones. The file beside this one lists the ids, their game, and the options of these
games."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "1012"
down_revision = "1011"

DATA = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
IDS: dict[str, str] = DATA["ids"]
_ID = re.compile(rf"\b({'|'.join(IDS)})\b")

TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "game", "version")),
    *(sa.column(name, sa.JSON) for name in ("options", "epochs", "sealed", "opening", "asked", "rewinds", "stretch")),
    *(sa.column(name, sa.Text) for name in ("position", "shown")),
)
ACTIONS = sa.table(
    "actions",
    *(sa.column(name) for name in ("table", "number", "digest")),
    *(sa.column(name, sa.JSON) for name in ("picks", "events")),
)
OUTBOX = sa.table("outbox", *(sa.column(name) for name in ("id", "table")), sa.column("data", sa.JSON))
PLANS = sa.table("plans", *(sa.column(name) for name in ("table", "user")), sa.column("intent", sa.JSON))


def rename(value: Any) -> Any:
    """A text or plain data with the old ids replaced by the new ones."""
    if isinstance(value, str):
        return _ID.sub(lambda match: IDS[match[0]], value)
    return value if value is None else json.loads(rename(json.dumps(value)))


def upgrade() -> None:
    """In a game that began under older rules, only the records since the ambiguous version change."""
    connection = op.get_bind()
    game, version = DATA["game"], DATA["version"]
    for row in connection.execute(sa.select(TABLES).where(TABLES.c.game == game, TABLES.c.version == version)).all():
        own = [one for one in row.epochs if one["version"] == version]
        if not own:  # nobody has been dealt anything
            continue
        since = own[0]["after"]
        epochs = [{**one, "position": rename(one["position"])} if one in own else one for one in row.epochs]
        names = ("position", "sealed", "shown", "asked", "rewinds", "stretch")
        values = {name: rename(getattr(row, name)) for name in names}
        values |= {"epochs": epochs, "options": {**row.options, **DATA["options"]}}
        if since == 0:
            values["opening"] = rename(row.opening)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(values))
        _rename_rows(connection, ACTIONS, row.id, ("picks", "events"), ("table", "number"), since)
        _rename_rows(connection, OUTBOX, row.id, ("data",), ("id",))
        _rename_rows(connection, PLANS, row.id, ("intent",), ("table", "user"))


def _rename_rows(
    connection: sa.Connection, rows: sa.TableClause, table: int, columns: tuple[str, ...], key: tuple[str, ...],
    since: int = 0,
) -> None:  # fmt: skip
    """Replace the ids in the rows of a table. Their digests were computed with the old ids, so they are dropped."""
    of_table = sa.select(rows).where(rows.c.table == table)
    if "number" in rows.c:
        of_table = of_table.where(rows.c.number > since)
    for row in connection.execute(of_table).all():
        values = {name: rename(getattr(row, name)) for name in columns}
        if "digest" in rows.c:
            values["digest"] = None
        this = [rows.c[name] == getattr(row, name) for name in key]
        connection.execute(sa.update(rows).where(*this).values(values))
