"""All votes of a table in one column; each kind of vote had a column of its own. Open votes expire a week from now, and
their posts are renewed."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "1014"
down_revision = "1013"

MACHINE, FORFEIT, ANYBODY = 1, -1, 0

TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "status", "due")),
    *(sa.column(name, sa.JSON) for name in ("votes", "offers", "swaps", "asked", "timing")),
)
PLAYERS = sa.table("players", *(sa.column(name) for name in ("table", "user", "name", "token")))


def gather(row: Any, people: dict[int, Any]) -> dict[str, object]:
    """The votes of a table, by key."""
    now, votes = int(time.time()), dict[str, object]()

    def keep(key: str, about: dict[str, object], supporters: list[int]) -> None:
        by = [supporters[0], people[supporters[0]].name if supporters[0] in people else ""]
        votes[key] = {"about": about, "by": by, "agreed": supporters, "waiting": [], "since": now}

    if row.votes:
        keep("end", {}, row.votes)
    on, until, supporters = row.timing.get("pause", (False, None, []))
    if supporters:
        keep("pause", {"stand": not on, "until": None if on else until}, supporters)
    for away, swap in row.swaps.items():
        to, taker = swap["to"], row.offers.get(away)
        is_same = to == (ANYBODY if taker == FORFEIT else taker)
        is_offered = taker is not None and swap.get("offered", is_same)
        if is_offered:
            votes[f"offered:{away}"] = {}
        if swap["votes"] and int(away) in people and not (is_offered and is_same):
            token = {"token": people[int(away)].token} if to == MACHINE else {}
            keep(f"swap:{away}", {"to": [to, swap["name"]], **token}, swap["votes"])
    if "mark" in (proposal := row.asked):
        about = {key: proposal[key] for key in ("after", "turn", "mark", "told")}
        tokens = sorted(people[user].token for user in (proposal["by"], *proposal["waiting"]) if user in people)
        keep("back", {**about, "tokens": tokens}, [proposal["by"]])
    return votes


def upgrade() -> None:
    """If the old columns cannot be read, the table has no votes."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(TABLES)).all():
        rows = connection.execute(sa.select(PLAYERS).where(PLAYERS.c.table == row.id, PLAYERS.c.user.is_not(None)))
        try:
            votes = gather(row, {one.user: one for one in rows})
        except (LookupError, TypeError, ValueError, AttributeError):
            votes = {}
        values: dict[str, object] = {"votes": votes}
        try:
            on, until, _ = row.timing["pause"]
            values["timing"] = {**row.timing, "pause": [on, until if on else None]}
        except (LookupError, TypeError, ValueError):  # it has no clocks
            pass
        if any(votes.values()) and row.status == "playing":
            values["due"] = 0
        connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(values))
    op.drop_column("tables", "swaps")
    op.drop_column("tables", "asked")
