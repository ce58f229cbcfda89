"""The bot is stopped while people play: what it has begun comes to an end, and nothing more is begun or logged."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

import db
from cogs import intake
from cogs.messages.names import words
from cogs.panels import replies
from cogs.panels.replies import Asker, Reply, respond
from cogs.priorities import Rush
from fronde.host.store import ClosedStore
from tests.cogs.story import Place, text_of


@pytest.mark.parametrize("clicks", [True, False], ids=["click", "command"])
async def test_an_answer_under_way_is_given_and_none_after_it(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, clicks: bool
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    bot, gate, work = place.bot, asyncio.Event(), db.Store.note_visit
    start = asyncio.Event()

    async def slow(self: Any, *args: Any) -> Any:
        start.set()
        await gate.wait()
        return await work(self, *args)

    async def look() -> Any:
        ann = place.people[0]
        return await (ann.click(place.find_post("Your turn"), label="Take your turn") if clicks else
                      ann.slash(place.channel, "turn"))  # fmt: skip

    monkeypatch.setattr(db.Store, "note_visit", slow)
    looking = asyncio.ensure_future(look())
    await asyncio.wait_for(start.wait(), 5)
    with simcord_env._bot_scope():
        closing = asyncio.ensure_future(bot.answers.close())
    await asyncio.sleep(0)
    gate.set()
    await asyncio.wait_for(closing, 5)
    assert "Sixty Fields" in text_of((await asyncio.wait_for(looking, 5)).response)
    monkeypatch.setattr(db.Store, "note_visit", work)
    await bot.store.close()
    assert not (await asyncio.wait_for(look(), 5)).acknowledged


async def test_whoever_still_waits_when_the_bot_stops_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = list[Reply | None]()

    async def send(interaction: Any, reply: Reply | None) -> bool:
        outcomes.append(reply)
        return True

    async def work(asker: Asker) -> Reply:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(replies, "asker_of", lambda interaction: SimpleNamespace(words=lambda: words(None)))
    monkeypatch.setattr(replies, "_try_to_send", send)
    monkeypatch.setattr(replies, "_send", send)
    client, response = SimpleNamespace(delivery=SimpleNamespace(rush=Rush())), SimpleNamespace(is_done=lambda: True)
    interaction: Any = SimpleNamespace(client=client, extras={}, response=response)
    task = asyncio.create_task(respond(interaction, work, slow=True))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    put_off, last = outcomes
    assert put_off is None and last is not None and "I'm restarting" in str(last.parts)


async def test_what_does_not_end_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "GRACE", 0.01)
    answers = intake.Answers()

    async def wait_for_ever() -> None:
        assert answers.begin(1)
        await asyncio.Event().wait()

    task = asyncio.ensure_future(wait_for_ever())
    await asyncio.sleep(0)
    await answers.close()
    assert task.cancelled() and not answers.begin(2)


async def test_an_interaction_is_begun_once_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "REMEMBERED", 3)
    answers = intake.Answers()
    assert [answers.begin(number) for number in (1, 2, 3, 1, 3)] == [True, True, True, False, False]
    assert answers.begin(4)
    assert not answers.begin(2)
    assert answers.begin(1), "a fourth was begun since"


async def test_told_twice_to_stop_it_ends_at_once_and_logs_no_error(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    bot, start, work = place.bot, asyncio.Event(), db.Store.note_visit

    async def slow(self: Any, *args: Any) -> Any:
        start.set()
        await asyncio.sleep(0.2)
        return await work(self, *args)

    monkeypatch.setattr(db.Store, "note_visit", slow)
    looking = asyncio.ensure_future(place.people[0].slash(place.channel, "turn"))
    await asyncio.wait_for(start.wait(), 5)
    with simcord_env._bot_scope():
        closing = asyncio.ensure_future(type(bot).close(bot))
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.gather(closing, return_exceptions=True)
    assert not (await asyncio.wait_for(looking, 5)).acknowledged
    await asyncio.sleep(0.3)


async def test_nothing_is_suggested_any_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    assert await place.people[0].autocomplete(place.channel, "do", "choice", "")
    await place.bot.answers.close()
    await place.bot.store.close()
    assert not await place.people[0].autocomplete(place.channel, "do", "choice", "")


async def test_rights_that_change_while_it_stops_log_nothing(simcord_env: Any) -> None:
    bot = Place(simcord_env).bot
    await bot.delivery.close()
    await bot.store.close()
    await bot.delivery.retry_server(bot.guilds[0])
    await bot.delivery.resume()


async def stop(bot: Any) -> Any:
    """What runs by itself ends, and then the store closes."""
    for part in (bot.answers, bot.timekeeper, bot.opponents, bot.delivery, bot.housekeeping):
        await part.close()
    await bot.store.close()
    return bot


async def test_ready_while_it_stops_begins_nothing_and_logs_no_error(
    simcord_env: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord says "ready" as the bot is told to stop: what listens for it finds the store closed."""
    bot = await stop(Place(simcord_env).bot)
    with caplog.at_level(logging.INFO):
        for begin in (bot.timekeeper.run, bot.opponents.run, bot.housekeeping.start, bot.delivery.resume):
            await begin()
        await asyncio.sleep(0.05)
    loops = (
        bot.timekeeper.run_round,
        bot.opponents.retry_tables,
        bot.housekeeping.look_after,
        bot.housekeeping.clear_away,
    )
    assert not any(loop.is_running() for loop in loops)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_housekeeping_that_is_under_way_as_it_stops_logs_no_error(
    simcord_env: Any, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await stop(Place(simcord_env).bot)
    await bot.housekeeping.note_removal(bot.guilds[0])
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_housekeeping_that_finds_the_store_closed_logs_no_error(simcord_env: Any) -> None:
    place = Place(simcord_env)

    async def work() -> None:
        raise ClosedStore("the store is closed")

    assert not place.bot.housekeeping._is_stopped
    await place.bot.housekeeping._safely("ratings", work)


async def test_the_store_closes_while_bots_are_sought(simcord_env: Any, caplog: pytest.LogCaptureFixture) -> None:
    bot = await stop(Place(simcord_env).bot)

    async def two() -> list[int]:
        return [1, 2]

    bot.store.tables_with_opponents = two
    await bot.opponents.begin()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("ask", ["take_notice", "find_readers"])
async def test_a_delivery_that_meets_the_closed_store_as_it_stops_logs_no_error(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, ask: str
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    delivery = place.bot.delivery

    async def closed(*_: Any) -> None:
        delivery._stopping = True  # as if the stop came while it waited for its turn
        raise ClosedStore("the store is closed")

    async def readers(_: int) -> list[int | None]:
        return [None]

    monkeypatch.setattr(place.bot.store, "find_readers", readers)
    monkeypatch.setattr(place.bot.store, ask, closed)
    delivery.wake((await place.table()).id)
    for _ in range(100):
        await asyncio.sleep(0.01)
        if not delivery._tasks:
            break
    assert delivery._stopping and not delivery._tasks
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_suggestion_that_is_lost_is_no_error(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    await place.open(2)

    async def lose(*_: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", lose)
    with caplog.at_level(logging.INFO, "fronde.cogs"):
        await place.people[0].autocomplete(place.channel, "do", "choice", "")
    assert "could not be given" in caplog.text and "Traceback" not in caplog.text


async def test_an_answer_that_a_stop_cuts_off_is_no_incident(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(asker: Asker) -> Reply:
        raise ClosedStore("the store is closed")

    monkeypatch.setattr(replies, "asker_of", lambda interaction: None)
    delivery = SimpleNamespace(rush=Rush())
    response = SimpleNamespace(is_done=bool)
    interaction: Any = SimpleNamespace(client=SimpleNamespace(delivery=delivery), extras={}, response=response)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(respond(interaction, work))
    assert not caplog.records
