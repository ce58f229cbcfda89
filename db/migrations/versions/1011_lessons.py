"""The games that a person has learned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1011"
down_revision = "1010"


def upgrade() -> None:
    """Nobody has learned a game yet."""
    op.add_column("people", sa.Column("learned", sa.JSON, nullable=False, server_default="[]"))
