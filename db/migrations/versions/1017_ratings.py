"""What a rating needs to know of a game, whether a person wants ratings, and the ratings. Older games are unrated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1017"
down_revision = "1016"

NUMBER = sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def upgrade() -> None:
    """No table has chosen ratings, and nobody has said anything about them."""
    op.add_column("people", sa.Column("ratings", sa.Boolean))
    op.add_column("results", sa.Column("rated", sa.String(16), nullable=False, server_default="off"))
    op.create_index("results_rated", "results", ["rated", "game", "ended"])
    op.add_column("standings", sa.Column("starter", sa.BigInteger))
    op.create_index("ix_standings_starter", "standings", ["starter"])
    op.add_column("standings", sa.Column("start", sa.String(32)))
    op.add_column("standings", sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("standings", sa.Column("side", sa.Integer))
    op.add_column("standings", sa.Column("weights", sa.String(16)))
    op.create_table(
        "ratings",
        sa.Column("table", NUMBER, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger),
        sa.Column("word", sa.String(120), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Index("ratings_in_order", "game", "ended", "table"),
        sa.Index("ratings_of_one", "person", "word", "game", "ended", "table"),
    )
