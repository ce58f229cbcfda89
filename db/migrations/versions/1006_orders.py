"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1006"
down_revision = "1005"


def upgrade() -> None:
    """No existing player has standing orders."""
    op.add_column("players", sa.Column("orders", sa.JSON, nullable=False, server_default="[]"))
