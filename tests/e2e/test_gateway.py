"""The loopback gateway does as Discord's: shards, two sessions of one, what was missed, how often bots may identify."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from tests.e2e.fake_discord import TOKEN, Loopback
from tests.e2e.fake_discord.gateway import Starts
from tests.e2e.fake_discord.world import Refusal, World, shard_of
from tests.e2e.inside import until
from tests.siege.players import COMMAND

SERVERS = [number << 22 for number in range(1, 5)]
"""Their shard of two is 1, 0, 1, 0."""
WORD = {"id": "1", "name": "turn", "type": 1, "options": []}


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    loopback = Loopback()
    loopback.gateway.shards = 2
    await loopback.start()
    yield loopback
    await loopback.stop()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, loopback: Loopback) -> None:
    """discord.py connects to the loopback, and waits less between identifying."""
    sleep = asyncio.sleep
    monkeypatch.setattr(discord.http.Route, "BASE", loopback.base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(loopback.gateway.url))
    monkeypatch.setattr("discord.client.asyncio.sleep", lambda delay, *more: sleep(delay * 0.02, *more))


class Bot(discord.AutoShardedClient):
    """Notes what it hears; answers nothing unless asked to."""

    def __init__(self, shards: list[int]) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=2, shard_ids=shards)
        self._connection.guild_ready_timeout = 0.01
        self.heard: list[int] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction.guild_id or 0)


@asynccontextmanager
async def connect(shards: list[int]) -> AsyncIterator[Bot]:
    """A bot that has these of two shards."""
    bot = Bot(shards)
    async with bot:
        task = asyncio.ensure_future(bot.start(TOKEN))
        await until(lambda: task.done() or bot.is_ready())
        yield bot
    await asyncio.gather(task, return_exceptions=True)


async def speak(loopback: Loopback) -> list[Any]:
    """Somebody says a word on each server, and in direct messages."""
    world = loopback.world
    ann = next(iter(world.users.values()), None) or world.add_user("Ann")
    places = [channels[0] for channels in world.servers.values()]
    spoken = [world.interact(COMMAND, ann, place) for place in [*places, world.open_dm(ann.id)]]
    for one in spoken:
        await loopback.send(one, WORD)
    return spoken


@pytest.mark.usefixtures("quick")
async def test_each_server_is_heard_of_at_its_shard_and_direct_messages_at_the_first(loopback: Loopback) -> None:
    for guild in SERVERS:
        loopback.world.add_channel("#salon", guild)
    async with connect([0]) as first, connect([1]) as second:
        assert [sorted(one.id for one in bot.guilds) for bot in (first, second)] == [SERVERS[1::2], SERVERS[::2]]
        await speak(loopback)
        await until(lambda: len(first.heard) + len(second.heard) == 5)
        assert (first.heard, second.heard) == ([*SERVERS[1::2], 0], SERVERS[::2])


@pytest.mark.usefixtures("quick")
async def test_a_successor_hears_what_its_predecessor_does_and_one_of_them_may_answer(loopback: Loopback) -> None:
    loopback.world.add_channel("#salon", SERVERS[1])
    async with connect([0, 1]) as old, connect([0]) as new:
        [word, _] = await speak(loopback)
        await until(lambda: len(old.heard) == len(new.heard) == 2)
        assert old.heard == new.heard and len(word.receivers) == 1, "they have the same User-Agent"
        where = f"{loopback.base}/interactions/{word.id}/{word.token}/callback"
        async with aiohttp.ClientSession() as http:
            answers = [await http.post(where, json={"type": 4, "data": {"content": "Done."}}) for _ in range(2)]
            assert [answer.status for answer in answers] == [204, 400]
            assert (await answers[1].json())["code"] == 40060
    assert loopback.gateway.sessions == [], "both said goodbye"


@pytest.mark.usefixtures("quick")
async def test_who_comes_back_hears_what_was_missed(loopback: Loopback) -> None:
    loopback.world.add_channel("#salon", SERVERS[0])
    async with connect([0, 1]) as bot:
        await loopback.gateway.drop(politely=False)
        assert [word.receivers for word in await speak(loopback)] == [set(), set()]
        await until(lambda: len(bot.heard) == 2)
        assert sorted(bot.heard) == [0, SERVERS[0]] and loopback.gateway.starts.remaining == 998


@pytest.mark.usefixtures("quick")
async def test_who_identifies_too_early_comes_back_later(loopback: Loopback) -> None:
    starts = loopback.gateway.starts = Starts(pause=0.3)
    loopback.world.add_channel("#salon", SERVERS[0])
    async with connect([0, 1]):
        await until(lambda: len(loopback.gateway.sessions) == 2)
        assert starts.refusals and starts.remaining == 998


async def test_what_cannot_be_is_refused(loopback: Loopback) -> None:
    async with aiohttp.ClientSession() as http:

        async def identify(shard: list[int], token: str = TOKEN) -> aiohttp.WSMessage:
            socket = await http.ws_connect(loopback.gateway.url)
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 2, "d": {"token": token, "intents": 1, "shard": shard}})
            return await socket.receive()

        assert (await identify([2, 2])).data == 4010
        assert (await identify([0, 2], "another")).data == 4004
        assert "READY" in (await identify([0, 2])).data
        loopback.gateway.starts.remaining = 0
        assert (await identify([1, 2])).data == 4004
        async with http.get(f"{loopback.base}/gateway/bot", headers={"Authorization": f"Bot {TOKEN}"}) as answer:
            data = await answer.json()
        assert (data["shards"], data["session_start_limit"]["remaining"]) == (2, 0)


@pytest.mark.parametrize(("concurrency", "expected"), [(1, [True, False, False]), (2, [True, True, False])])
def test_shards_that_share_a_remainder_wait_for_each_other(concurrency: int, expected: list[bool]) -> None:
    starts = Starts(pause=60, concurrency=concurrency)
    assert [starts.admit(shard) for shard in (0, 1, 2)] == expected


def test_a_shard_is_told_by_the_number_of_the_server() -> None:
    assert [shard_of(guild, 2) for guild in (*SERVERS, 77, None)] == [1, 0, 1, 0, 0, 0]


async def test_an_answer_is_late_by_the_time_in_which_it_could_be_heard() -> None:
    now = 1.7e9
    world = World(clock=lambda: now)
    person, channel = world.add_user("Ann"), world.add_channel("#here", 1 << 22)
    late = world.interact(2, person, channel)
    now += 10
    with pytest.raises(Refusal, match="Unknown interaction"):
        world.answer(late, 5, {}, [])
    watch = asyncio.ensure_future(world.watch_clock())
    await asyncio.sleep(0)
    heard = world.interact(2, person, channel)
    now += 10  # nothing ran in between
    world.answer(heard, 5, {}, [])
    watch.cancel()
    assert late.missed and not heard.missed
