"""How the bot fares with people, counted without names."""

from __future__ import annotations

from dataclasses import replace

import db
from db import usage
from fronde.host.store import Change, Player, Status, TableRecord, Terms, Usage, Venue
from tests.db.test_store import move, record, store

__all__ = ["store"]
NOW = 1_000_000_000


async def test_lobbies_people_and_the_days_between_turns_are_counted(store: db.Store) -> None:
    moments = iter([0, 3600, 3600, usage.DAY + 10, 3 * usage.DAY, 30 * usage.DAY])
    store._clock = lambda: NOW
    playing = {"status": Status.PLAYING, "epochs": [{"version": 1, "after": 0, "position": None}]}
    tables = [
        await store.create_table(record(channel, **values)) for channel, values in enumerate([{}, playing, playing])
    ]
    await store.create_table(TableRecord("", 0, 0, Terms(0), Venue(9, 1), status=Status.QUEUE))
    machine = record(7, **playing)
    machine.players = [Player(5, "Ann", "Ann"), Player(None, "Bot", "Bot", bot="quick")]
    tables.append(await store.create_table(machine))
    at = NOW
    for number, seat in enumerate(["red", "red", "blue", "red", "blue", "red"], 1):
        at += next(moments)
        store._clock = lambda now=at: now
        one = replace(move(number), seat=seat, actor="clock" if number == 6 else "user")
        await store.commit(Change(tables[1], number - 1, moves=[one]))
    result = await store.count_usage(NOW - 1)
    assert result == Usage(4, 3, 0, 2, 2, 0, (1, 1, 0, 1)), "the same seat again, and a clock, make no turn"
    assert await store.count_usage(at + 1) == Usage(0, 0, 0, 2, 2, 0, (0, 0, 0, 0))


async def test_a_database_with_nothing_in_it_counts_nothing(store: db.Store) -> None:
    assert await store.count_usage(0) == Usage(0, 0, 0, 0, 0, 0, (0, 0, 0, 0))
