"""Postponed notices, times inside messages, and one message per person that lists their waiting tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1010"
down_revision = "1009"


def upgrade() -> None:
    """Nobody has a postponed notice, no older message contains a time to update, and nobody has the common message
    yet."""
    op.add_column("tables", sa.Column("hushed", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("messages", sa.Column("timed", sa.JSON))
    op.add_column("direct", sa.Column("message", sa.BigInteger))
