"""Reports of readers about texts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1022"
down_revision = "1021"


def upgrade() -> None:
    """Nobody has reported any before."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer().with_variant(sa.BigInteger(), "postgresql"), primary_key=True),
        sa.Column("user", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("messages", sa.JSON, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
    )
