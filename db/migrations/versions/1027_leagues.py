"""The leagues of a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1027"
down_revision = "1026"


def upgrade() -> None:
    """No table of an earlier release is a league."""
    op.add_column("tables", sa.Column("league", sa.JSON, nullable=False, server_default="{}"))
