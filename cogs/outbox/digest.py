"""All tables that wait for one person, for the one direct message that lists them."""

from __future__ import annotations

from cogs.messages.recipients import WaitingTable
from fronde.host.reader import Reader
from fronde.host.table import Playing, Table
from fronde.host.tables import Tables
from fronde.host.timekeeping.timing import Times


async def find_waiting(tables: Tables, user: int) -> list[WaitingTable]:
    """The tables that wait for a user who wants these messages."""
    rows = []
    for table_id in await tables.store.open_tables(user):
        async with tables.hold(table_id) as table:
            if (row := _read(table, user, tables.times)) is not None:
                rows.append(row)
    return rows


def _read(table: Table, user: int, times: Times) -> WaitingTable | None:
    player = table.record.find_player(user)
    if player is None or player.pings == "none" or not isinstance(table, Playing):
        return None
    reader, record = Reader(table, user), table.record
    if not (decisions := [one.decision for one in reader.questions if one.decision.required]):
        return None
    seats, until = list(dict.fromkeys(decision.seat for decision in decisions)), reader.find_deadline(times)
    first = (reader.prompt(decisions[0]), len(decisions[0].options))
    return WaitingTable(table.id, record.game, record.venue.channel, seats, until, *first)
