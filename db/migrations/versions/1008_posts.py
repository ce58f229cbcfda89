"""What posts tell of; and where to be pinged may be left to each server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1008"
down_revision = "1007"


def upgrade() -> None:
    """Of older posts it is not known; who had chosen nothing was pinged in the channel, and stays so."""
    op.create_table(
        "posts",
        sa.Column("message", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
    )
    with op.batch_alter_table("people") as people:
        people.alter_column("pings", existing_type=sa.String(8), nullable=True)
