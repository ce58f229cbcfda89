"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1001"
down_revision = None


def upgrade() -> None:
    """Create the tables as they were at this revision."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("files", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("salts", sa.JSON, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("acted", sa.Integer, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("settled", sa.Integer, nullable=False),
        sa.Column("sealed", sa.JSON, nullable=False),
        sa.Column("offers", sa.JSON, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("epochs", sa.JSON, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("shown", sa.Text),
        sa.Column("scored", sa.JSON),
        sa.Column("turn", sa.JSON),
        sa.Column("votes", sa.JSON, nullable=False),
        sa.Column("trouble", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    is_open = sa.text("status IN ('lobby', 'playing')")
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index(
        "one_open_table", "tables", ["channel"], unique=True, sqlite_where=is_open, postgresql_where=is_open
    )
    op.create_table(
        "players",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token", sa.String(80), nullable=False),
        sa.Column("role", sa.String(32)),
        sa.Column("locale", sa.String(16)),
        sa.Column("dm", sa.String(8), nullable=False),
        sa.Column("salt", sa.String(24), nullable=False),
        sa.UniqueConstraint("table", "user"),
    )
    op.create_index("ix_players_user", "players", ["user"])
    op.create_table(
        "actions",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("step", sa.String(64), nullable=False),
        sa.Column("picks", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("options", sa.Integer),
        sa.Column("digest", sa.String(16)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("to", sa.BigInteger),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False, unique=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("doubtful", sa.Boolean, nullable=False),
        sa.Column("fault", sa.String(16)),
        sqlite_autoincrement=True,
    )
    op.create_index("waiting_notices", "outbox", ["state", "table", "id"])
    op.create_table(
        "messages",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("slot", sa.String(64), primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("past", sa.Text),
    )
    op.create_table(
        "direct",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "clicks",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_clicks_at", "clicks", ["at"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
