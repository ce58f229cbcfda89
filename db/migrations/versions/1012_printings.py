"""Ids of their own for the cards of Liberté's second printing, which for one version bore those of the first."""

from __future__ import annotations

import json
import re
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "1012"
down_revision = "1011"

GAME, VERSION = "liberte", 3
"""The version of the rules under which they did."""
IDS = {
    "c6": "c111", "c9": "c112", "c26": "c113", "c28": "c114", "c33": "c115", "c34": "c116", "c35": "c117",
    "c36": "c118", "c41": "c119", "c42": "c120", "c43": "c121", "c48": "c122", "c63": "c123", "c67": "c124",
    "c69": "c125", "c74": "c126", "c80": "c127", "c92": "c128", "c98": "c129",
}  # fmt: skip
_ID = re.compile(rf"\b({'|'.join(IDS)})\b")

TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "game", "version")),
    *(sa.column(name, sa.JSON) for name in ("options", "epochs", "sealed", "opening", "asked", "rewinds")),
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
    """The same with the cards' ids as they are now; text and plain data alike."""
    if isinstance(value, str):
        return _ID.sub(lambda found: IDS[found[0]], value)
    return value if value is None else json.loads(rename(json.dumps(value)))


def upgrade() -> None:
    """A game begun by older rules keeps what was told of it before."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES).where(TABLES.c.game == GAME, TABLES.c.version == VERSION)).all():
        epochs = [
            {**one, "position": rename(one["position"])} if one["version"] == VERSION else one for one in row.epochs
        ]
        since = next((one["after"] for one in epochs if one["version"] == VERSION), None)
        if since is None:  # nobody has been dealt a card
            continue
        values = {name: rename(getattr(row, name)) for name in ("position", "sealed", "shown", "asked", "rewinds")}
        values |= {"epochs": epochs, "options": {**row.options, "printing": "second"}}
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
    """Of what was met only what has no names can be compared from now on."""
    of_table = sa.select(rows).where(rows.c.table == table)
    if "number" in rows.c:
        of_table = of_table.where(rows.c.number > since)
    for row in connection.execute(of_table).all():
        values = {name: rename(getattr(row, name)) for name in columns}
        if "digest" in rows.c:
            values["digest"] = None
        this = [rows.c[name] == getattr(row, name) for name in key]
        connection.execute(sa.update(rows).where(*this).values(values))
