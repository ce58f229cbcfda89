"""What several processes must know of each other: whether a click that can cause no further change was refused, and
which process is writing to a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1030"
down_revision = "1029"


def upgrade() -> None:
    """A click of which nothing is known counts as one that has caused a change, as it did before."""
    op.add_column("clicks", sa.Column("refused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "writers",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
