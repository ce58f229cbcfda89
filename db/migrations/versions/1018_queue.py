"""The people who wait on a server for others to play with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1018"
down_revision = "1017"


def upgrade() -> None:
    """No table of an earlier release is a queue."""
    op.add_column("tables", sa.Column("queue", sa.JSON, nullable=False, server_default="{}"))
