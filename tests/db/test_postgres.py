"""A game on PostgreSQL, where else it is SQLite's files: `make test-postgresql` runs on it all that knows no file."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

import db
from fronde.host.storing import Chance
from fronde.host.table import Finished
from fronde.host.tables import Tables
from tests.db.test_store import record
from tests.host.conftest import Club
from tests.toy import Toy


@pytest.fixture
async def store(postgres: str) -> AsyncIterator[db.Store]:
    """An open store on an empty database."""
    store = db.Store(postgres, alone=True)
    await store.open()
    yield store
    await store.close()


async def test_a_whole_game_is_played_and_taken_up_again(store: db.Store, toy: Toy) -> None:
    house = Club()
    house.tables = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    await house.open("toy", 2)
    over = await house.play(random.Random(2))
    assert isinstance(over, Finished)
    again = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    async with again.hold(1) as table:
        assert isinstance(table, Finished) and table.match.position() == over.match.position()


async def test_what_many_write_at_once_is_written_once_each(store: db.Store, toy: Toy) -> None:
    table = await store.create_table(record())
    await asyncio.gather(*(store.note_visit(table, 5, n) for n in range(20)))
    await asyncio.gather(*(store.set_meta("word", str(n)) for n in range(20)))
    await asyncio.gather(*(store.note_direct(5, n) for n in range(20)))
    assert await store.get_meta("word") == "19" and await store.find_direct(5) == 19
