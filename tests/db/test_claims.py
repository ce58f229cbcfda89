"""Claims on one PostgreSQL: of several processes one works for a shard, and each is woken for its own."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from db import DatabaseRefusal, Share, Store
from db.claims import LEASE, Claims
from fronde.host.store import Change, Player, ServerSettings, Status, Venue
from tests.db.postgres import create_database
from tests.db.test_store import record
from tests.stored import turn

GUILDS = (1 << 22, 2 << 22)
"""Two servers, of shards 1 and 0 of two."""
COUNT = itertools.count(1)
Open = Callable[..., Awaitable[Store]]


@pytest.fixture
def database(postgres_server: Path, new_postgres: str) -> str:
    """The address of a database with every table."""
    return create_database(postgres_server, f"claims{next(COUNT)}", new_postgres)


@pytest.fixture
async def process(database: str) -> AsyncIterator[Open]:
    """Opens the store of another process with these shards of so many."""
    async with AsyncExitStack() as stack:

        async def start(name: str, *shards: int, count: int = 2, ahead: float = 0.0) -> Store:
            share = Share(count, shards)
            store = Store(database, share=share, clock=lambda: time.time() + ahead)
            store.claims = Claims(share, name)
            await store.open()
            stack.push_async_callback(store.close)
            await store.claim()
            return store

        yield start


async def lay(store: Store, guild: int | None, channel: int) -> int:
    """A table of a server with a message that waits."""
    new = replace(record(), venue=Venue(channel, guild, guild))
    return await store.create_table(new, [turn()])


def test_each_process_has_a_name_of_its_own_also_a_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Claims(Share()).process
    assert Claims(Share()).process == own, "a bot that replaces another goes on with its claims"
    monkeypatch.setattr("os.getpid", lambda: 1)
    assert Claims(Share()).process != own


async def test_one_works_for_a_shard_and_another_once_it_ends(process: Open) -> None:
    old, new = await process("old", 0, 1), await process("new", 0, 1, ahead=-300.0)
    assert (old.claims.shards, new.claims.shards) == ({0, 1}, set())  # type: ignore[union-attr]
    assert await new.claim() == set() and await old.claim() == {0, 1}
    shards = [("old", 0), ("old", 1), ("new", None)]
    assert [(one.process, one.shard) for one in await new.list_claims()] == shards
    await old.close()
    assert await new.claim() == {0, 1}


async def test_one_process_at_a_time_writes_to_a_person(process: Open) -> None:
    one, two = await process("one", 0), await process("two", 1)
    assert await one.claim_reader(7) and not await two.claim_reader(7) and await two.claim_reader(8)
    assert await one.claim_reader(7), "whose answer was lost asks again"
    await two.release_reader(7)
    assert not await two.claim_reader(7), "nobody else ends it"
    await one.release_reader(7)
    assert await two.claim_reader(7) and not await one.claim_reader(7)
    await two._run(lambda c: c.execute(text("update writers set until = 0")))
    assert await one.claim_reader(7), "its holder is dead"
    await two.clear_away()
    assert await two.claim_reader(8) and not await two.claim_reader(7)


async def test_a_claim_that_is_not_renewed_expires_by_the_clock_of_the_server(process: Open) -> None:
    old, new = await process("old", 0, 1, ahead=300.0), await process("new", 1)
    table = await lay(old, GUILDS[0], 5)
    assert await old.take_notice(table, None) is not None and new.claims.shards == set()  # type: ignore[union-attr]
    await old._run(lambda c: c.execute(text("update claims set until = extract(epoch from clock_timestamp())")))
    assert await new.claim() == {1} and await old.claim() == {0}
    assert await old.take_notice(table, None) is None and await new.take_notice(table, None) is not None
    assert abs(old._clock() - new._clock()) < 2.5


async def test_a_claim_that_another_had_meanwhile_is_a_new_one_whatever_this_process_believed(process: Open) -> None:
    first, second = await process("first", 0), await process("second", 0)
    assert first.claims is not None and first.claims.gains == {0}
    first.claims.gains = frozenset()
    await first.claim()
    assert first.claims.gains == set(), "it was renewed"
    first.claims.note(frozenset({0}), time.monotonic() - LEASE)
    await first.claim()
    assert first.claims.gains == {0}, "by its own clock it had lapsed, so that it did nothing for a moment"
    for claimant in (second, first):
        await first._run(lambda c: c.execute(text("update claims set until = extract(epoch from clock_timestamp())")))
        assert await claimant.claim() == {0}
    assert first.claims.shards == {0} == first.claims.gains


async def test_each_process_finds_the_work_of_its_own_shards(process: Open) -> None:
    first, second = await process("first", 0), await process("second", 1)
    ones = [await lay(first, guild, channel) for channel, guild in enumerate((*GUILDS, None), 5)]
    assert (first.is_mine(GUILDS[0]), second.is_mine(GUILDS[0]), first.is_mine(None)) == (False, True, True)
    assert await first.tables_with_notices() == ones[1:] and await second.tables_with_notices() == ones[:1]
    assert await first.find_readers(ones[0]) == [] and await second.find_readers(ones[0]) == [None]
    assert await first.take_notice(ones[0], None) is None and await second.take_notice(ones[0], None) is not None
    await second.set_server(GUILDS[0], await first.server_settings(GUILDS[0]))
    assert set(await first.known_servers()) == {GUILDS[1]} and set(await second.known_servers()) == {GUILDS[0]}


async def test_what_is_due_is_found_by_the_process_of_its_shard_alone(process: Open) -> None:
    """Clocks minutes apart: the one ahead forfeits nobody at the other's tables, and no puzzle is posted twice."""
    first, second = await process("first", 0, ahead=180.0), await process("second", 1, ahead=-180.0)
    ones = [await lay(first, guild, channel) for channel, guild in enumerate(GUILDS, 5)]
    for table, guild in zip(ones, GUILDS, strict=True):
        machine = Player(None, "Bot", "bot", bot="quick")
        await first.commit(Change(table, 0, {"status": Status.PLAYING, "due": 1000}, [machine]))
        await first.set_server(guild, ServerSettings(puzzles=guild))
    for store, own in ((first, 1), (second, 0)):
        assert await store.tables_due(2000) == await store.tables_with_opponents() == [ones[own]]
        assert [*await store.puzzles_due(20_000)] == [GUILDS[own]]
    assert [await store.claim_puzzle(GUILDS[0], 20_000) for store in (second, first)] == [True, False]


async def test_a_process_wakes_another_for_a_table_of_its_own(process: Open) -> None:
    first, second = await process("first", 0), await process("second", 1)
    news: asyncio.Queue[int | None] = asyncio.Queue()
    await second.listen(news.put_nowait, lambda: news.put_nowait(None))
    await first.listen(lambda table: pytest.fail(f"woken for {table}"), lambda: None)
    mine, yours = await lay(first, GUILDS[1], 5), await lay(first, GUILDS[0], 6)
    assert await asyncio.wait_for(news.get(), 5) == yours, "by the transaction itself"
    for table in (mine, yours):
        await first.commit(Change(table, 0, {}))
    assert await asyncio.wait_for(news.get(), 5) == yours, "a bot may have to play there, though nothing is told"
    assert not await second.listen(news.put_nowait, lambda: news.put_nowait(None)), "it listens"
    await second._run(lambda c: c.execute(text("select pg_terminate_backend(pid) from pg_stat_activity"
                                               " where query like 'LISTEN%'")))  # fmt: skip
    await asyncio.sleep(0.1)
    assert await second.listen(news.put_nowait, lambda: news.put_nowait(None)), "so it looks at what it missed"
    await first.close()
    assert await asyncio.wait_for(news.get(), 5) is None


async def test_a_connection_that_begins_to_listen_too_late_is_closed(process: Open) -> None:
    runner = (await process("first", 0))._runner
    assert runner is not None
    for step in range(200):
        listening = asyncio.create_task(runner.listen("some", pytest.fail))
        await asyncio.sleep(step / 4000)
        listening.cancel()
        await asyncio.wait([listening])
        if not listening.cancelled():
            break
        assert runner._engine.pool.checkedout() == 0, step  # type: ignore[attr-defined]
    assert step, "it was cancelled on the way"
    assert runner._connection is not None
    await runner._connection.close()
    runner._connection, runner._closing = None, True
    await runner.listen("some", pytest.fail)
    assert runner._engine.pool.checkedout() == 0  # type: ignore[attr-defined]


async def test_servers_are_divided_in_one_way_at_a_time(process: Open) -> None:
    old, new = await process("old", 0), await process("new", 0, 1, 2, count=3)
    assert new.claims.shards == set() and not new.is_mine(None)  # type: ignore[union-attr]
    await old.close()
    assert await new.claim() == {0, 1, 2}


async def test_a_process_hears_of_a_later_version_in_one_sentence(process: Open) -> None:
    old = await process("old", 0)
    await old._run(lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    with pytest.raises(DatabaseRefusal, match=r"a later version of Fronde has changed it \(revision 9999\)"):
        await old.claim()


async def test_processes_that_start_together_make_the_tables_once(postgres: str) -> None:
    stores = [Store(postgres) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    assert [await store.count_games() for store in stores] == [0, 0, 0]
    await asyncio.gather(*(store.close() for store in stores))
