"""The actions that each post reports. The place of a person's pings may be left to each server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1008"
down_revision = "1007"


def upgrade() -> None:
    """The actions of older posts are unknown. People without a setting were pinged in the channel, and still are."""
    op.create_table(
        "posts",
        sa.Column("message", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
    )
    with op.batch_alter_table("people") as people:
        people.alter_column("pings", existing_type=sa.String(8), nullable=True)
