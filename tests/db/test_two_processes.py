"""Two processes on one PostgreSQL: each reads a table as it was in one moment, and the revision lets one act."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from db import Store
from db.runner import Runner
from fronde.core.errors import PlayerError, StaleDecision
from fronde.host.archive.epochs import check_tables
from fronde.host.commands.play import Act, Undo
from fronde.host.store import Chance
from fronde.host.table import GameTable, Playing
from fronde.host.tables import Tables
from tests.db.test_lost_connections import keep, numbers
from tests.host.conftest import PEOPLE, Club
from tests.toy import Toy


@pytest.fixture
async def houses(postgres: str) -> AsyncIterator[list[Club]]:
    """What three processes hold."""
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(3):
            store = Store(postgres)
            await store.open()
            stack.push_async_callback(store.close)
            houses.append(house := Club())
            house.tables = Tables(store, lambda: 0.0, lambda: Chance("", 7))
        yield houses


async def act(house: Club, dice: random.Random) -> str:
    """Somebody whose turn it is in the eyes of that process chooses or takes back, or looks at all that happened.
    Returns the result."""
    try:
        table = await house.look()
        if not isinstance(table, Playing) or dice.random() < 0.1:
            async with house.tables.hold(1) as current:
                assert isinstance(current, GameTable)
                assert len(await house.tables.load_events(current)) == len(current.match.log)
            return "looked"
        if dice.random() < 0.2:
            await house.tables.run(1, dice.choice(PEOPLE[:2]), Undo())
            return "undone"
        decision = dice.choice([one for one in table.match.decisions if one.required])
        picks = dice.sample(decision.options, max(decision.least, 1))
        person = next(one for one in PEOPLE if one.id == table.player_of(decision.seat).user)
        await house.tables.run(1, person, Act(decision.seat, decision.step, tuple(picks)))
        return "done"
    except PlayerError as refusal:
        return refusal.reason.id


async def test_the_slower_of_two_hears_that_the_table_has_gone_on(houses: list[Club], toy: Toy) -> None:
    dice = random.Random(1)
    await houses[0].open_with("toy", 2, {"rounds": 10})
    came: Counter[str] = Counter()
    for _ in range(150):
        if dice.random() < 0.3:
            dice.choice(houses[:2]).tables.forget(1)
        clubs = (*houses[:2], *dice.choices(houses[:2], k=3))
        came.update(await asyncio.gather(*(act(house, dice) for house in clubs)))
    assert came["done"] > 50 and came["undone"] and came["looked"] and came["error-stale"] > 50
    positions = []
    for house in houses:
        house.tables.forget(1)
        table = await house.look()
        assert isinstance(table, GameTable)
        moves = await house.tables.load_moves(table.record)
        assert [move.number for move in moves] == list(range(1, len(table.match.log) + 1))
        positions.append(table.match.position())
    assert positions[0] == positions[1]


async def test_a_table_out_of_date_is_read_again_and_the_choice_judged_anew(houses: list[Club], toy: Toy) -> None:
    """Each process hears of every other choice alone, and each choice counts."""
    dice, reader = random.Random(3), houses[0]
    await reader.open_with("toy", 2, {"rounds": 10})
    for number in range(60):
        reader.tables.forget(1)
        table = await reader.look()
        assert isinstance(table, Playing)
        count, decision = len(table.match.log), dice.choice([one for one in table.match.decisions if one.required])
        picks = tuple(dice.sample(decision.options, max(decision.least, 1)))
        person = next(one for one in PEOPLE if one.id == table.player_of(decision.seat).user)
        outcome = await houses[1 + number % 2].tables.run(1, person, Act(decision.seat, decision.step, picks))
        assert isinstance(outcome.table, GameTable) and len(outcome.table.match.log) == count + 1


async def test_a_click_that_reaches_both_processes_counts_once(houses: list[Club], toy: Toy) -> None:
    dice = random.Random(4)
    await houses[0].open_with("toy", 2, {"rounds": 10})
    for click in range(1, 40):
        table = await houses[0].look()
        assert isinstance(table, Playing)
        decision = dice.choice([one for one in table.match.decisions if one.required])
        picks = tuple(dice.sample(decision.options, max(decision.least, 1)))
        person = next(one for one in PEOPLE if one.id == table.player_of(decision.seat).user)
        person, command = replace(person, click=click), Act(decision.seat, decision.step, picks)
        runs = [house.tables.run(1, person, command) for house in houses[:2]]
        outcomes = await asyncio.gather(*runs, return_exceptions=True)
        refusals = [outcome.reason.id for outcome in outcomes if isinstance(outcome, PlayerError)]
        assert refusals == ["error-already-done"]


async def test_a_click_that_one_process_refuses_is_carried_out_by_none(houses: list[Club], toy: Toy) -> None:
    await houses[0].open("toy", 2)
    table = await houses[0].table()
    seat = table.match.waiting_for()[0]
    person = replace(next(one for one in PEOPLE if one.id == table.player_of(seat).user), click=5)
    for house, stamp in ((houses[0], 1), (houses[1], 1), (houses[1], None)):  # the question may be the same again
        with pytest.raises(StaleDecision) as refusal:
            await house.tables.run(1, person, Act(seat, "choose-field", ("field:3",), stamp=stamp))
        assert refusal.value.reason.id == "error-stale", "and nobody says that it has been done"
    assert not (await houses[2].table()).match.log
    await houses[1].tables.run(1, replace(person, click=6), Act(seat, "choose-field", ("field:3",)))


async def test_a_table_is_looked_into_as_it_is_in_one_moment(houses: list[Club], toy: Toy) -> None:
    await houses[0].open_with("toy", 2, {"rounds": 10})
    playing = asyncio.create_task(houses[0].play(random.Random(2), most=60))
    looks = 0
    while not playing.done():
        async for finding in check_tables(houses[1].tables.store):  # type: ignore[arg-type]
            assert finding.sorting is not None and not finding.is_changed
            looks += 1
    await playing
    assert looks > 5


async def test_work_that_collides_is_done_again(postgres: str) -> None:
    """Two that change the same two rows, in opposite order: one is a deadlock's victim."""
    first, second = await Runner.open(postgres), await Runner.open(postgres)
    await first.run(lambda c: c.exec_driver_sql("create table kept (number int)"))
    for number in (10, 20):
        await first.run(keep(number))

    def change(*places: int):  # type: ignore[no-untyped-def]
        def work(c):  # type: ignore[no-untyped-def]
            for place in places:
                c.exec_driver_sql(f"update kept set number = number + 1 where number / 10 = {place}")
                c.exec_driver_sql("select pg_sleep(0.1)")

        return work

    await asyncio.gather(first.run(change(1, 2)), second.run(change(2, 1)))
    assert await first.run(numbers) == [12, 22]
    results = await asyncio.gather(*(runner.run(change(1)) for runner in (first, second) for _ in range(3)))
    assert results == [None] * 6 and await first.run(numbers) == [18, 22]
    await first.close()
    await second.close()
