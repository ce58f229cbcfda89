"""What a store keeps, as tests ask for it."""

from __future__ import annotations

from typing import Any

from fronde.core.scene import Scene
from fronde.host.notices.kinds import Notice, TurnPost
from fronde.host.store import Move, Store

POSITION: dict[str, Any] = {"scene": Scene({}, events=[]), "cast": {}, "nobodys": [], "score": {}}
"""The fields of a post of a position that shows nothing."""


WITHOUT_RESULTS = (
    "alter table clicks drop column refused",
    "drop table writers",
    "drop table tries",
    "alter table servers drop column puzzle_day",
    "drop table claims",
    "drop table reports",
    "alter table plans drop column turning",
    "alter table people drop column language",
    "drop table guides",
    "drop table ratings",
    "alter table tables drop column league",
    "alter table tables drop column queue",
    "drop table standings",
    "drop table results",
    "alter table people drop column ratings",
    "alter table people drop column stats",
)
"""What makes of a database one of the versions before results."""


def turn(number: int = 0) -> Notice:
    """The post of a turn, unlike that of another."""
    return Notice(TurnPost(**POSITION, actions=(0, number)))


async def moves_of(store: Store, table: int) -> list[Move]:
    """Every action of a table in order, with all that is kept of it."""
    result = await store.load_table(table, whole=True)
    assert result is not None
    return result[1]
