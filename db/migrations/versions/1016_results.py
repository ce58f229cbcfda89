"""The results of games, and people's settings for statistics. The bot fills in the results of older games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1016"
down_revision = "1015"

NUMBER = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    """Nobody has a setting yet: each person's statistics are visible only to themselves."""
    op.add_column("people", sa.Column("stats", sa.String(8)))
    op.create_table(
        "results",
        sa.Column("table", NUMBER, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, index=True),
        sa.Column("pace", sa.String(16)),
        sa.Column("ending", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "standings",
        sa.Column("table", NUMBER, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.BigInteger, index=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("role", sa.String(32)),
        sa.Column("place", sa.Integer),
        sa.Column("is_winner", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("bot", sa.String(16)),
        sa.Column("bot_from", sa.Integer),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("wait", sa.Integer),
    )
