"""What goes first where much is to be done: answers before pictures, and no picture that is out of date."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from cogs import priorities
from cogs.outbox import posting
from cogs.priorities import Rush
from tests.cogs.story import Place
from tests.cogs.test_delivery import count_turns, ready
from tests.cogs.test_looking import play


async def drawing(rush: Rush, name: str, names: list[str]) -> None:
    async with rush.picture():
        names.append(name)
        await asyncio.sleep(0)


async def let_run() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_picture_waits_until_the_last_click_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priorities, "LONGEST", 1000.0)
    busy, names = Rush(), list[str]()
    with busy.click():
        with busy.click():
            waiting = asyncio.create_task(drawing(busy, "board", names))
            await let_run()
            assert names == []
        await let_run()
        assert names == []
    await waiting
    assert names == ["board"]


async def test_a_picture_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priorities, "LONGEST", 0.0)
    busy, names = Rush(), list[str]()
    with busy.click():
        await drawing(busy, "board", names)
        assert names == ["board"]


async def test_pictures_are_drawn_one_at_a_time_and_in_order() -> None:
    quiet, under_way, most = Rush(), 0, 0

    async def draw() -> None:
        nonlocal under_way, most
        async with quiet.picture():
            under_way += 1
            most = max(most, under_way)
            await asyncio.sleep(0)
            under_way -= 1

    await asyncio.gather(*(draw() for _ in range(5)))
    assert most == 1


async def test_clicks_are_worked_on_in_order_and_only_a_few_at_once() -> None:
    busy, under_way, most, ends = Rush(), 0, 0, list[int]()

    async def work(number: int) -> None:
        nonlocal under_way, most
        async with busy.turn():
            under_way += 1
            most = max(most, under_way)
            await let_run()
            under_way -= 1
            ends.append(number)

    await asyncio.gather(*(work(number) for number in range(5 * priorities.CLICKS)))
    assert most == priorities.CLICKS and ends == sorted(ends)


async def test_who_takes_long_gives_a_place_to_others_and_no_place_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priorities, "LENT_TO_CLICK", 0.0)
    busy, free, starts = Rush(), asyncio.Event(), list[int]()

    async def work(number: int) -> None:
        async with busy.turn():
            starts.append(number)
            await free.wait()

    every = [asyncio.create_task(work(number)) for number in range(2 * priorities.CLICKS)]
    while len(starts) < len(every):
        await asyncio.sleep(0.001)
    free.set()
    await asyncio.gather(*every)
    assert busy._click_turns._under_way == 0, "every place is free again, once"


async def test_nobody_begins_before_the_round_before_has_ended() -> None:
    busy, free, starts = Rush(), asyncio.Event(), list[int]()

    async def work(number: int) -> None:
        async with busy.turn():
            starts.append(number)
            if number == 0:
                await free.wait()

    every = [asyncio.create_task(work(number)) for number in range(priorities.CLICKS + 1)]
    await let_run()
    assert starts == list(range(priorities.CLICKS)), "but for the first, all have ended"
    free.set()
    await asyncio.gather(*every)
    assert starts[-1] == priorities.CLICKS


async def test_a_click_that_is_given_up_while_it_waits_keeps_no_place() -> None:
    busy, free = Rush(), asyncio.Event()

    async def work() -> None:
        async with busy.turn():
            await free.wait()

    every = [asyncio.create_task(work()) for _ in range(priorities.CLICKS + 2)]
    await let_run()
    every[-2].cancel()  # while it waits
    free.set()
    await asyncio.sleep(0)
    every[-1].cancel()  # just when it is, or is not yet, given a place
    results = await asyncio.gather(*every, return_exceptions=True)
    assert isinstance(results[-2], asyncio.CancelledError)
    async with asyncio.timeout(1):
        await asyncio.gather(*(work() for _ in range(priorities.CLICKS)))
    assert busy._click_turns._under_way == 0 and not busy._click_turns._waiting


async def test_a_post_waits_for_the_clicks_unless_one_of_them_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priorities, "LONGEST_POST", 1000.0)
    busy, names = Rush(), list[str]()

    async def send(name: str, is_awaited: bool) -> None:
        async with busy.post(is_awaited=is_awaited):
            names.append(name)

    with busy.click():
        waiting = asyncio.create_task(send("a turn", False))
        await send("a lobby", True)
        await let_run()
        assert names == ["a lobby"]
    await waiting
    assert names == ["a lobby", "a turn"]


async def test_posts_are_looked_for_after_the_clicks_unless_one_of_them_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(priorities, "LONGEST_POST", 1000.0)
    busy = Rush()
    with busy.click():
        await busy.wait_to_search(is_awaited=True)
        looking = asyncio.create_task(busy.wait_to_search(is_awaited=False))
        await let_run()
        assert not looking.done()
    await looking


def test_garbage_is_looked_for_after_the_clicks() -> None:
    before, busy = gc.get_threshold(), Rush()
    try:
        with busy.click():
            with busy.click():
                assert gc.get_threshold()[0] == priorities.GARBAGE_OF_CLICKS
            assert gc.get_threshold()[0] == priorities.GARBAGE_OF_CLICKS
        assert gc.get_threshold()[0] == priorities.GARBAGE < priorities.GARBAGE_OF_CLICKS
    finally:
        gc.set_threshold(*before)


async def test_what_is_given_below_an_answer_waits_for_the_clicks_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(priorities, "LONGEST_POST", 1000.0)
    busy, order, under_way = Rush(), list[int](), 0

    async def give(number: int) -> None:
        nonlocal under_way
        async with busy.addition():
            under_way += 1
            assert under_way == 1
            await let_run()
            under_way -= 1
            order.append(number)

    with busy.click():
        waiting = [asyncio.create_task(give(number)) for number in range(3)]
        await let_run()
        assert order == []
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]


async def test_the_bot_draws_no_post_while_a_click_is_being_answered(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(priorities, "LONGEST", 1000.0)
    place = Place(simcord_env)
    await place.open(2, start=False)
    busy, under_way = place.bot.delivery.rush, dict[str, list[int]](commit=[], draw=[])
    commit = place.bot.store.commit

    async def committing(change: Any) -> None:
        under_way["commit"].append(busy._clicks)
        await commit(change)

    async def draw(shot: Any, locale: Any) -> None:
        under_way["draw"].append(busy._clicks)

    monkeypatch.setattr(place.bot.store, "commit", committing)
    monkeypatch.setattr(posting, "draw", draw)
    await place.people[0].click(place.find_post("At the table"), label="Start")
    assert under_way["draw"] and not any(under_way["draw"])
    assert under_way["commit"] and all(under_way["commit"])


async def test_a_board_that_is_out_of_date_before_it_is_drawn_is_skipped(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, names = await ready(simcord_env), []

    async def draw(shot: Any, locale: Any) -> None:
        names.append(shot.scene.view)

    monkeypatch.setattr(posting, "draw", draw)
    async with place.bot.delivery.rush._picture:  # another's picture is being drawn meanwhile
        for _ in range(2):
            await play_turn(place)
    await place.env.settle()
    assert count_turns(place) == 3, "every turn is told"
    assert names == [(await place.table()).last_view], "and the newest is drawn"
    assert await place.bot.store.tables_with_notices() == []


async def play_turn(place: Place) -> None:
    """Up to the next turn, without waiting for what is told of it."""
    table = await place.table()
    before = table.record.report.action_count
    while table.record.report.action_count == before:
        decision = next(d for d in table.match.decisions if d.required)
        with place.env._bot_scope():
            await play(place, table, decision, decision.options[: decision.least or 1])
        table = await place.table()
