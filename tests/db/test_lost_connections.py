"""A connection to PostgreSQL that is lost in mid-action: what was done is done once, and nobody has to ask again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import IntegrityError

from db import Store
from db import runner as running
from db.runner import Runner
from fronde.host.store import Chance
from fronde.host.table import Playing
from fronde.host.tables import Tables
from tests.db.postgres import Line, line_to
from tests.host.conftest import Club
from tests.siege.databases import PostgresDatabase
from tests.stored import moves_of
from tests.toy import Toy

WHERE = ("before", "after", "unnoticed")
POINTS = [(where, words, skip) for where in WHERE for words, skip in [(b"COMMIT", 0), *((b"", n) for n in range(6))]]
"""Where a connection may be lost: as work is committed, and at any message before, from the one that begins it on."""


@pytest.fixture
async def line(postgres_server: Path) -> AsyncIterator[Line]:
    """A way to the server that can be cut."""
    async with line_to(postgres_server) as line:
        yield line


@pytest.fixture
async def runner(line: Line, postgres: str) -> AsyncIterator[Runner]:
    """What has work done by that way."""
    own = await Runner.open(line.address(postgres))
    await own.run(lambda c: c.execute(text("create table kept (number int)")))
    yield own
    await own.close()


def keep(number: int) -> Callable[[Connection], int]:
    def work(c: Connection) -> int:
        c.execute(text("insert into kept values (:number)"), {"number": number})
        return number

    return work


def numbers(c: Connection) -> list[int]:
    return list(c.execute(text("select number from kept order by number")).scalars())


@pytest.mark.parametrize("point", POINTS)
async def test_work_is_done_once_wherever_the_connection_is_lost(
    runner: Runner, line: Line, point: tuple[str, bytes, int]
) -> None:
    line.cut_next(*point)
    assert await runner.run(keep(1)) == 1
    assert await runner.run(numbers) == [1]
    line.cut_next(*point)
    assert await asyncio.gather(*(runner.run(keep(number)) for number in (2, 3, 4))) == [2, 3, 4]
    assert await runner.run(numbers) == [1, 2, 3, 4]
    assert line.cuts >= 1


async def test_one_lost_while_nothing_was_done_is_none(runner: Runner, line: Line) -> None:
    line.cut_now()
    assert await runner.run(keep(1)) == 1
    line.cut_next("after", b"COMMIT")
    assert await runner.run(numbers) == [1]


async def test_work_whose_connection_the_server_ends_is_done_again(runner: Runner) -> None:
    tries: list[int] = []

    def work(c: Connection) -> None:
        keep(len(tries))(c)
        tries.append(1)
        if len(tries) == 1:
            c.execute(text("select pg_terminate_backend(pg_backend_pid())"))

    await runner.run(work)
    assert await runner.run(numbers) == [1]


async def test_who_inserts_a_row_that_another_has_just_inserted_finds_it(
    runner: Runner, postgres_server: Path, postgres: str
) -> None:
    other = PostgresDatabase(postgres_server, str(make_url(postgres).database))
    other.run("create unique index one on kept (number)")
    views: list[list[int]] = []

    def work(c: Connection) -> None:
        views.append(numbers(c))
        if len(views) == 1:
            other.run("insert into kept values (1)")
        if not views[-1]:
            keep(1)(c)

    await runner.run(work)
    assert views == [[], [1]] and await runner.run(numbers) == [1]
    with pytest.raises(IntegrityError):
        await runner.run(keep(1))


async def test_where_there_is_no_server_all_that_waits_hears_so_at_once(
    postgres_server: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.5)
    async with line_to(postgres_server) as line:
        runner = await Runner.open(line.address(postgres))
    async with asyncio.timeout(2):
        results = await asyncio.gather(*(runner.run(numbers) for _ in range(20)), return_exceptions=True)
    assert {type(error) for error in results} == {ConnectionError}
    monkeypatch.setattr(running, "PATIENCE", 60)
    waits = asyncio.create_task(runner.run(numbers))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(2):
        await runner.close()
    with pytest.raises(ConnectionError):
        await waits


async def test_a_commit_of_which_the_server_knows_nothing_was_none(runner: Runner) -> None:
    assert not await runner._is_kept(str(2**40)) and not await runner._is_kept(None)


async def test_a_game_goes_on_and_nothing_is_done_twice(line: Line, postgres: str, toy: Toy) -> None:
    """With clicks and without: machines, clocks and orders have none."""
    dice = random.Random(1)
    store = Store(line.address(postgres))
    await store.open()
    house = Club()
    house.tables = tables = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    run, acts = tables.run, 0

    async def run_with_a_cut(table: int, actor: Any, command: Any) -> Any:
        nonlocal acts
        line.cut_next(*POINTS[acts % len(POINTS)])
        acts += 1
        return await run(table, replace(actor, click=acts) if acts % 3 else actor, command)

    await house.open_with("toy", 2, {"rounds": 10})
    tables.run = run_with_a_cut  # type: ignore[method-assign]
    await house.play(dice, most=2 * len(POINTS))
    assert acts == 2 * len(POINTS) and line.cuts > acts / 2
    here = await house.table()
    async with Tables(store, lambda: 0.0, lambda: Chance("", 7)).hold(1) as there:
        assert isinstance(there, Playing) and there.match.position() == here.match.position()
    assert [move.number for move in await moves_of(store, 1)] == list(range(1, len(here.match.log) + 1))
    await store.close()
