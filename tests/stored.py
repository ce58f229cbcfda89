"""What a store keeps, as tests ask for it."""

from __future__ import annotations

from fronde.host.store import Move, Store


async def moves_of(store: Store, table: int) -> list[Move]:
    """Every action of a table in order, with all that is kept of it."""
    result = await store.load_table(table, whole=True)
    assert result is not None
    return result[1]
