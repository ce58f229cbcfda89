"""The language in which a person reads the bot, if they choose one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1020"
down_revision = "1019"


def upgrade() -> None:
    """Everybody has read it in the language of their Discord."""
    op.add_column("people", sa.Column("language", sa.String(16)))
