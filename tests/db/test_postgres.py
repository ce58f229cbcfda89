"""A game on PostgreSQL, where else it is SQLite's files: `make test-postgresql` runs on it all that knows no file."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, text

import db
from fronde.host.notices.kinds import Occupant
from fronde.host.store import Chance, Player
from fronde.host.table import FinishedTable
from fronde.host.tables import Tables
from fronde_bot.bot import FrondeBot, Settings, StartError
from tests.db.test_store import record
from tests.host.conftest import Club
from tests.stored import WITHOUT_RESULTS
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
    assert isinstance(over, FinishedTable)
    again = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    async with again.hold(1) as table:
        assert isinstance(table, FinishedTable) and table.match.position() == over.match.position()


async def test_what_many_write_at_once_is_written_once_each(store: db.Store, toy: Toy) -> None:
    table = await store.create_table(record())
    await asyncio.gather(*(store.note_visit(table, 5, n) for n in range(20)))
    await asyncio.gather(*(store.set_meta("word", str(n)) for n in range(20)))
    await asyncio.gather(*(store.note_direct(5, n) for n in range(20)))
    assert await store.get_meta("word") == "19" and await store.find_direct(5) == 19


async def test_votes_of_the_version_before_are_open_there_too(postgres: str, store: db.Store) -> None:
    table = await store.create_table(record(1, players=[Player(7, "Ann", "p1")]))
    proposal = {"after": 1, "turn": 1, "mark": 5, "by": 7, "player": "Ann", "waiting": [], "told": []}

    def make_older(c: Connection) -> None:
        c.execute(text("alter table tables drop column seen"))
        for change in WITHOUT_RESULTS:
            c.execute(text(change))
        for column in ("swaps", "asked"):
            c.execute(text(f"alter table tables add column {column} json not null default '{{}}'"))
        c.execute(text("update tables set votes = '[7]', asked = :asked"), {"asked": json.dumps(proposal)})
        c.execute(text("update alembic_version set version_num = '1013'"))

    await store._run(make_older)
    await store.close()
    again = db.Store(postgres, alone=True)
    await again.open()
    result = await again.load_table(table)
    await again.close()
    assert result is not None and result[0].consent.votes["back"].subject.tokens == ["p1"]
    assert (result[0].consent.votes["end"].agreed, result[0].consent.votes["end"].by) == ([7], Occupant(7, "Ann"))


async def test_a_database_that_is_not_there_is_told_in_one_sentence(postgres: str) -> None:
    for wrong in (postgres.replace("@/", "@/no"), postgres.replace("fronde@", "nobody:secret@")):
        other = FrondeBot(Settings(_env_file=None, database_url=wrong))
        with pytest.raises(StartError, match=r"cannot be used: .* does not exist\.$") as error:
            await other.open_store()
        assert "secret" not in str(error.value)
