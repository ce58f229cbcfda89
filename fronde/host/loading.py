"""Loads a table from the store. The game of a table whose rules changed, or whose data is damaged, is sorted out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.archive.epochs import Fate, adopt_rules, apply_sorting, is_damaged, is_outdated, sort_out
from fronde.host.archive.records import is_record, rebuild_table
from fronde.host.commands.consequences import add_consequences
from fronde.host.commands.orders import StandingOrder
from fronde.host.people.actors import Actor
from fronde.host.people.opponents import Manner
from fronde.host.store import Move, Store, TableRecord
from fronde.host.surroundings import Surroundings
from fronde.host.table import BrokenTable, FinishedTable, Playing, Resting, Table, build_table
from fronde.host.timekeeping.hours import Rest
from fronde.host.timekeeping.timing import Times, Timing


async def take_up(store: Store, times: Times, around: Surroundings, table_id: int) -> Table:
    """Load a table from the store. If the rules of its game changed, or its position cannot be read, the game is
    sorted out first. If only its record is stored, the game is replayed. A finished or archived game adopts the
    current rules if it plays to the same end under them, so that people can look at its past. Raises TableError if
    the table does not exist."""
    entry = await store.load_table(table_id)
    if entry is None:
        raise TableError(Text("error-no-table"))
    record = entry[0]
    if not _repair_metadata(record):
        return BrokenTable(record, TableError(Text("error-damaged")))
    if is_outdated(record):
        return await _sort_out(store, times, around, record, list(Fate))
    table = build_table(*entry)
    with suppress(LookupError, TypeError, ValueError):  # its actions may be damaged too
        if isinstance(table, BrokenTable) and is_damaged(record):
            return await _sort_out(store, times, around, record, [Fate.UNTOUCHED])
        if isinstance(table, BrokenTable) and is_record(record):
            table = await asyncio.to_thread(rebuild_table, record, await load_moves(store, record))
    if isinstance(table, FinishedTable | Resting) and record.version != table.game.title.version:
        sorting = await asyncio.to_thread(sort_out, table.record, await load_moves(store, table.record))
        if sorting.fate == Fate.UNTOUCHED:
            await store.commit(adopt_rules(table.record))
            return await take_up(store, times, around, table_id)
    return table


async def _sort_out(
    store: Store, times: Times, around: Surroundings, record: TableRecord, fates: Sequence[Fate]
) -> Table:
    """Sort out the game of a table and return the table. The result is stored only if its fate is one of `fates`.
    If then no stored position can be loaded, the table holds the replayed match."""
    moves = await load_moves(store, record)
    sorting = await asyncio.to_thread(sort_out, record, moves)
    if sorting.fate in fates:
        verdict = apply_sorting(record, sorting, moves)
        await add_consequences(store, times, verdict, verdict.table, {}, Actor())
        await store.commit(verdict.change)
        around.tell_fate(record.id, sorting.fate)
        around.wake(record.id)
    entry = await store.load_table(record.id)
    assert entry is not None
    table = build_table(*entry)
    if isinstance(table, BrokenTable) and sorting.match is not None and sorting.fate in fates:
        sorting.match.revision = table.record.revision
        return Playing(table.record, sorting.match, [])
    return table


async def load_moves(store: Store, record: TableRecord) -> list[Move]:
    """Every action of a table, with everything stored about it. Raises StaleDecision if another process has changed the
    table."""
    entry = await store.load_table(record.id, whole=True)
    if entry is None or entry[0].revision != record.revision:
        raise StaleDecision(Text("error-stale"))
    return entry[1]


def _repair_metadata(record: TableRecord) -> bool:
    """Whether the stored data of a table, apart from its game, can be read. If not, those parts are emptied."""
    try:
        Timing.read(record.schedule.timing)
        Manner.of(record)
        _ = [(epoch["version"], epoch["after"], epoch["position"]) for epoch in record.progress.epochs]
        for player in record.players:
            Rest.read(player.rest)
            _ = [StandingOrder.read(order) for order in player.orders]
    except Exception:
        record.apply(timing={}, opponents={}, epochs=[])
        record.players = [replace(player, rest={}, orders=[]) for player in record.players]
        return False
    return not record.damage
