"""Inactive tables, absent players, and settings of servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1004"
down_revision = "1003"


def upgrade() -> None:
    """No existing table has a replacement or a warning, and no server has settings."""
    op.add_column("tables", sa.Column("swaps", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("warned", sa.BigInteger))
    op.add_column("outbox", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("left", sa.BigInteger),
    )
