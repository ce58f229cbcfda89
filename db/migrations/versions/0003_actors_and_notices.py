"""Actions are signed by actors, players need no account, and the outbox holds notices as data.

What still waits in the old outbox is dropped: it was written as finished messages. The games themselves stay.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the tables to this revision."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("sealed", sa.JSON, nullable=False, server_default="[]"))
        batch.add_column(sa.Column("acted", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("players") as batch:
        batch.alter_column("user", existing_type=sa.BigInteger, nullable=True)
    with op.batch_alter_table("actions") as batch:
        batch.add_column(sa.Column("actor", sa.String(32), nullable=False, server_default=""))
    op.execute("UPDATE actions SET actor = 'user:' || \"user\"")
    with op.batch_alter_table("actions") as batch:
        batch.drop_column("user")
    op.drop_table("outbox")
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("to", sa.BigInteger),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False, unique=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("doubtful", sa.Boolean, nullable=False),
        sa.Column("fault", sa.String(16)),
        sa.Column("state", sa.String(8), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("waiting_notices", "outbox", ["state", "table", "id"])
    op.create_table(
        "direct",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
    )
