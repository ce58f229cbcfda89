"""The dice that each player rolled, in the result of a game. Older games are counted in the background."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1026"
down_revision = "1022"


def upgrade() -> None:
    """No dice are counted yet. Those of a game that did not end by its rules never count."""
    for name in ("dice", "pips"):
        op.add_column("standings", sa.Column(name, sa.Integer))
    op.execute(
        "update standings set dice = 0, pips = 0"
        """ where "table" in (select "table" from results where ending <> 'rules')"""
    )
