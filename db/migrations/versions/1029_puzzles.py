"""The first tries of people at puzzles, and the day of a server's last puzzle in public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1029"
down_revision = "1028"


def upgrade() -> None:
    """Nobody has tried one."""
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer().with_variant(sa.BigInteger(), "postgresql"), primary_key=True),
        sa.Column("puzzle", sa.String(80), nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.UniqueConstraint("puzzle", "user"),
    )
    op.create_index("ix_tries_user", "tries", ["user"])
    op.add_column("servers", sa.Column("puzzle_day", sa.Integer))
