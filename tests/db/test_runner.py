"""Work that comes in meanwhile shares a transaction, and none of it suffers by another's fault."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from db.runner import Runner

pytestmark = pytest.mark.sqlite("what its thread is given shares a transaction")


@pytest.fixture
async def runner(tmp_path: Path) -> AsyncIterator[Runner]:
    own = await Runner.open(f"sqlite+aiosqlite:///{tmp_path / 'some.db'}")
    await own.run(lambda c: c.exec_driver_sql("create table kept (number int unique)"))
    yield own
    await own.close()


def keep(number: int) -> Callable[[Connection], int]:
    def work(c: Connection) -> int:
        c.exec_driver_sql("insert into kept values (?)", (number,))
        return number

    return work


def numbers(c: Connection) -> list[int]:
    return list(c.exec_driver_sql("select number from kept order by number").scalars())


async def test_what_comes_in_meanwhile_is_committed_together(runner: Runner) -> None:
    commits: list[object] = []
    event.listen(runner._inside, "commit", commits.append)
    assert await asyncio.gather(*(runner.run(keep(number)) for number in range(20))) == list(range(20))
    assert await runner.run(numbers) == list(range(20))
    assert len(commits) <= 3


async def test_work_that_fails_takes_none_of_the_others_with_it(runner: Runner) -> None:
    def fail(c: Connection) -> None:
        keep(99)(c)
        raise LookupError("not this")

    results = await asyncio.gather(
        runner.run(keep(1)), runner.run(fail), runner.run(keep(2)), runner.run(keep(1)), return_exceptions=True
    )
    assert results[0] == 1 and results[2] == 2
    assert isinstance(results[1], LookupError) and type(results[3]).__name__ == "IntegrityError"
    assert await runner.run(numbers) == [1, 2]


async def test_what_nobody_waits_for_any_more_is_done_all_the_same(runner: Runner) -> None:
    tasks = [asyncio.create_task(runner.run(keep(number))) for number in (1, 2)]
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await runner.run(numbers) == [1, 2]


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    path = f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    first = await Runner.open(path)
    await first.run(lambda c: c.exec_driver_sql("create table kept (number int unique)"))
    waiting = [asyncio.create_task(first.run(keep(number))) for number in range(5)]
    await asyncio.sleep(0)
    await first.close()
    assert await asyncio.gather(*waiting) == list(range(5))
    again = await Runner.open(path)
    assert await again.run(numbers) == list(range(5))
    await again.close()
