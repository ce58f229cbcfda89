"""The server a table belongs to, and who acts as its host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1013"
down_revision = "1012"


def upgrade() -> None:
    """A table belongs to the server where it is now; nobody acts as host for another."""
    op.add_column("tables", sa.Column("home", sa.BigInteger))
    op.add_column("tables", sa.Column("acting", sa.BigInteger))
    op.execute("update tables set home = guild")
