"""The home server of a table, and its acting host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1013"
down_revision = "1012"


def upgrade() -> None:
    """The home of a table is the server where it is now. No table has an acting host."""
    op.add_column("tables", sa.Column("home", sa.BigInteger))
    op.add_column("tables", sa.Column("acting", sa.BigInteger))
    op.execute("update tables set home = guild")
