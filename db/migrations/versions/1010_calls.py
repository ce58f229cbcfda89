"""Who is told later; what a message says of time; the message that tells somebody which tables wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1010"
down_revision = "1009"


def upgrade() -> None:
    """Everybody had been told; messages said what they said for good, and each table wrote for itself."""
    op.add_column("tables", sa.Column("hushed", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("messages", sa.Column("timed", sa.JSON))
    op.add_column("direct", sa.Column("message", sa.BigInteger))
