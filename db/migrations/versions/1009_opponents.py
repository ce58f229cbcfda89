"""Opponents: bots with seats of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1009"
down_revision = "1008"


def upgrade() -> None:
    """Only people sit at existing tables."""
    op.add_column("players", sa.Column("bot", sa.String(16)))
    op.add_column("players", sa.Column("owner", sa.BigInteger))
    op.add_column("tables", sa.Column("opponents", sa.JSON, nullable=False, server_default="{}"))
