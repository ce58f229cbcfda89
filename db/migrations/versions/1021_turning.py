"""The turning points of a finished game, as one of its players found them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1021"
down_revision = "1020"


def upgrade() -> None:
    """Nobody has looked for any before."""
    op.add_column("plans", sa.Column("turning", sa.JSON, nullable=False, server_default="{}"))
