"""People who follow a table without a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1003"
down_revision = "1002"


def upgrade() -> None:
    """No existing table has followers."""
    op.create_table(
        "follows",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("locale", sa.String(16)),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_follows_at", "follows", ["at"])
