"""Former players of a seat: they know its hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1015"
down_revision = "1014"


def upgrade() -> None:
    """Earlier changes of players are not recorded."""
    op.add_column("tables", sa.Column("seen", sa.JSON, nullable=False, server_default="{}"))
