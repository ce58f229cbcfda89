"""What waits for one person at all their tables, for the one direct message that tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fronde.core.types import Seat
from fronde.host.reader import Reader
from fronde.host.table import Playing, Table
from fronde.host.tables import Tables
from fronde.host.timing import Times, find_deadlines


async def find_waiting(tables: Tables, user: int) -> list[dict[str, Any]]:
    """The tables that wait for a user who wants to be told of them, each with its game and channel, the seats that are
    asked, what they are asked first, and until when there is time, if there is such a moment."""
    found = []
    for table_id in await tables.store.open_tables(user):
        async with tables.hold(table_id) as table:
            if (row := _read(table, user, tables.times)) is not None:
                found.append(row)
    return found


def _read(table: Table, user: int, times: Times) -> dict[str, Any] | None:
    player = table.record.find_player(user)
    if player is None or player.pings == "none" or not isinstance(table, Playing):
        return None
    seats = [seat for seat in table.match.still_asked() if seat in table.seats_held(player)]
    if not seats:
        return None
    deadlines = find_deadlines(table, times)
    at = min((deadlines[seat] for seat in seats if seat in deadlines), default=None)
    record = table.record
    told = {"table": table.id, "game": record.game, "channel": record.channel, "seats": seats, "at": at}
    return {**told, "asked": _first_question(table, seats)}


def _first_question(table: Playing, seats: Sequence[Seat]) -> list[Any]:
    """What is waited for first: how it reads, and among how many options."""
    asked = next(d for seat in seats for d in table.match.decisions_of(seat) if d.required)
    return [Reader(table).prompt(asked), len(asked.options)]
