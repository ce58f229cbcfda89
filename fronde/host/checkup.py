"""Every stored game looked at without changing it: what became of it under the rules there are now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from fronde.games import GAMES, get_game
from fronde.host.epochs import Fate, Sorting, sort_out
from fronde.host.store import Status, Store, TableRecord


class AllTables(Store, Protocol):
    """A store that can be gone through."""

    async def all_tables(self) -> list[int]: ...


@dataclass(slots=True, frozen=True)
class Finding:
    """What was found of a table: what becomes of its game, or that its game is not installed (None)."""

    record: TableRecord
    actions: int
    sorting: Sorting | None

    @property
    def is_changed(self) -> bool:
        """Whether the game plays otherwise though its rules say they are the same."""
        if self.sorting is None or self.sorting.fate == Fate.UNTOUCHED:
            return False
        return self.record.version == get_game(self.record.game).title.version


async def check_tables(store: AllTables) -> AsyncIterator[Finding]:
    """Look at every game that was dealt, one after another."""
    for table in await store.all_tables():
        stored = await store.load_table(table, whole=True)
        if stored is None or stored[0].status == Status.LOBBY or not stored[0].epochs:
            continue
        record, moves = stored
        is_known = record.game in GAMES
        yield Finding(record, len(moves), await asyncio.to_thread(sort_out, record, moves) if is_known else None)
