"""How far people are in guided games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1019"
down_revision = "1018"


def upgrade() -> None:
    """Nobody has played one."""
    op.create_table(
        "guides",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
