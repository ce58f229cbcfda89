"""Discord is away, or says nothing: the bot waits for it, stops when told to, and says so in a line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from fronde_bot import bot
from tests.e2e.fake_discord import Loopback
from tests.e2e.inside import Person, Running, crowd_at, open_game, running, settings_in, until

AT_ONCE = 5.0
"""Seconds within which it has to end, whatever Discord does."""


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    """A Discord in this event loop."""
    discord = Loopback()
    await discord.start()
    yield discord
    await discord.stop()


async def hang_up(discord: Loopback) -> None:
    """It asks the bot to come back, and then says nothing to it."""
    before, discord.gateway.silent = discord.gateway.knocked, True
    await discord.gateway.drop(politely=True)
    await until(lambda: discord.gateway.knocked > before)


async def fall_silent(discord: Loopback) -> None:
    """It hears and answers nothing, not even a goodbye."""
    discord.silence()


async def go_away(discord: Loopback) -> None:
    """It is gone: the bot pauses between attempts to come back."""
    await discord.gateway.drop(politely=False)
    await discord.stop()
    await asyncio.sleep(0.1)


@pytest.mark.parametrize("outage", [hang_up, fall_silent, go_away])
async def test_it_stops_whatever_discord_does(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    loopback: Loopback,
    outage: Callable[[Loopback], Awaitable[None]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
        await process.ready()
        await outage(loopback)
        await process.stop(AT_ONCE)
    assert process.bot.is_closed() and process.task.cancelled()
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


async def test_it_stops_under_load_without_an_error_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    """Wherever the stop falls in what people do: clicks, suggestions and posts are under way."""
    channel = loopback.world.add_channel("games")
    people = [Person(crowd_at(loopback), "Ann")]
    people.append(Person(people[0].crowd, "Bob"))

    async def play(person: Person, dice: Random) -> None:
        while True:
            if offered := await person.suggest(channel, "do", "choice"):
                await person.type(channel, "do", choice=dice.choice(offered))
            await person.type(channel, "turn")

    for stop in range(3):
        async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
            await process.ready()
            if not stop:
                await open_game(people, channel)
            tasks = [asyncio.ensure_future(play(person, Random(stop))) for person in people for _ in range(4)]
            await asyncio.sleep(0.2 + 0.07 * stop)
            await process.stop(AT_ONCE)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR] == []


async def test_it_stops_while_it_starts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback) -> None:
    loopback.silence()
    process = Running(monkeypatch, loopback, settings_in(tmp_path))
    await until(lambda: process.bots)
    await asyncio.sleep(0.1)
    await process.stop(AT_ONCE)


async def test_it_starts_when_discord_comes_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot, "FIRST_PAUSE", 0.01)
    discord = Loopback()
    await discord.start()
    await discord.stop()
    async with running(monkeypatch, discord, settings_in(tmp_path)) as process:
        await until(lambda: len(process.bots) > 2)
        await discord.start()
        await process.ready()
    await discord.stop()
    assert "Discord cannot be reached (ClientConnectorError)" in caplog.text
    assert all(each.is_closed() for each in process.bots)


async def test_commands_all_servers_have_are_not_put_on_a_trial_server_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback
) -> None:
    for values in ({}, {"sync_guild": 77}, {"sync_guild": 77}):
        async with running(monkeypatch, loopback, settings_in(tmp_path, **values)) as process:
            await process.ready()
    assert loopback.synced == ["applications/1000/commands"], "each stands there once"
