"""Which process works for which shard."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1028"
down_revision = "1027"


def upgrade() -> None:
    """One process has served all servers so far."""
    op.create_table(
        "claims",
        sa.Column("total", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
