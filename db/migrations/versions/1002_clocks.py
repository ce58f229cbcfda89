"""Clocks, and people's settings for all their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1002"
down_revision = "1001"


def upgrade() -> None:
    """Existing tables have no clock, and their players no settings."""
    op.add_column("tables", sa.Column("timing", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("players", sa.Column("rest", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("players", sa.Column("pings", sa.String(8)))
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("pings", sa.String(8), nullable=False),
        sa.Column("rest", sa.JSON, nullable=False),
    )
