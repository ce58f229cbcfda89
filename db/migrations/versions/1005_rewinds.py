"""Undo by agreement of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1005"
down_revision = "1004"


def upgrade() -> None:
    """No existing table has an undo."""
    op.add_column("tables", sa.Column("rewinds", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("asked", sa.JSON, nullable=False, server_default="{}"))
