"""Who has played a seat of a game and does so no more: they know hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1015"
down_revision = "1014"


def upgrade() -> None:
    """Nobody knows it of earlier hand-overs."""
    op.add_column("tables", sa.Column("seen", sa.JSON, nullable=False, server_default="{}"))
