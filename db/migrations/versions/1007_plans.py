"""Players' notes and planned choices, and the events that open the current part of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1007"
down_revision = "1006"


def upgrade() -> None:
    """There are no notes yet. A game in progress records its parts from the next one on."""
    op.add_column("tables", sa.Column("stretch", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "plans",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("intent", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
