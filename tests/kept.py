"""What a store keeps, as tests ask for it."""

from __future__ import annotations

from fronde.host.storing import Move, Store


async def moves_of(store: Store, table: int) -> list[Move]:
    """Every action of a table in order, with all that is kept of it."""
    found = await store.load_table(table, whole=True)
    assert found is not None
    return found[1]
