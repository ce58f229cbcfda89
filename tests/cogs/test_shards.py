"""A bot beside another process on one PostgreSQL: the one that holds the claims delivers and goes first; the second
answers if the first does not, and takes over when it ends."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest
import sqlalchemy
from prometheus_client import generate_latest

from cogs import intake
from cogs.admin import metrics
from cogs.outbox import posting
from db import Share, Store
from db.claims import Claims
from fronde.host.notices.kinds import Notice, OperatorNote
from fronde.host.store import ClosedStore
from fronde_bot.bot import FrondeBot, Settings, StartError, read_settings
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_leagues import Club
from tests.cogs.test_servers import add_administrator
from tests.db.postgres import create_database

COUNT = itertools.count(1)


@pytest.fixture
def settings(postgres_server: Path, new_postgres: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Those of a bot on PostgreSQL, and little time for another process."""
    monkeypatch.setattr(intake, "ASIDE", 0.01)
    monkeypatch.setattr(intake, "AFTERWARDS", 0.01)
    url = create_database(postgres_server, f"shards{next(COUNT)}", new_postgres)
    return Settings(_env_file=None, database_url=url, fronde_seed=7)


@pytest.fixture
async def other(settings: Settings) -> AsyncIterator[Store]:
    """What another process holds; it claims nothing yet."""
    store = Store(settings.database_url, share=Share())
    store.claims = Claims(Share(), "another")
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def first(other: Store) -> AsyncIterator[Store]:
    """The same; it holds the claims before the bot starts, until it is closed."""
    assert await other.claim() == {0}

    async def renew() -> None:
        with suppress(ClosedStore):
            while await other.claim():
                await asyncio.sleep(0.5)

    renewing = asyncio.create_task(renew())
    yield other
    await other.close()
    await renewing


async def until(is_true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 20
    while not is_true():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def read_metrics(bot: FrondeBot) -> dict[str, float]:
    """What operators read of processes and their shards."""
    await bot.watch._count_claims()
    lines = dict(line.rsplit(" ", 1) for line in generate_latest(metrics.REGISTRY).decode().splitlines())
    shards = {whose: float(lines[f'fronde_shards{{whose="{whose}"}}']) for whose in ("served", "mine", "all")}
    return {"processes": float(lines["fronde_processes"]), **shards}


def has_post(place: Place, words: str) -> bool:
    return any(words in text_of(post) for post in place.posts())


async def test_the_second_process_answers_and_takes_over_when_the_first_ends(
    first: Store, simcord_bot: FrondeBot, simcord_env: Any
) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    answer = await ann.slash(place.channel, "table new", game="toy", seats=2)
    assert "is open" in reply_text(answer) and place.posts() == [], "answered, and left to who holds the claim"
    assert not simcord_bot.store.is_mine(place.guild.id) and await first.find_readers(1) == [None]
    eve = add_administrator(place)
    simcord_bot.owner_id = eve.id
    status = reply_text(await eve.slash(place.channel, "fronde status"))
    assert "Process `another`: shard 0 of 1" in status and ": waits until another one stops." in status
    assert await read_metrics(simcord_bot) == {"processes": 2, "served": 1, "mine": 0, "all": 1}
    await first.close()
    await until(lambda: has_post(place, "At the table"))
    await place.env.settle()
    assert "shard 0 of 1, last sign" in reply_text(await eve.slash(place.channel, "fronde status"))
    assert await read_metrics(simcord_bot) == {"processes": 1, "served": 1, "mine": 1, "all": 1}


async def test_a_league_opens_its_games_in_the_process_of_its_server(
    first: Store, simcord_bot: FrondeBot, simcord_env: Any
) -> None:
    club = await Club(simcord_env).furnish()
    await club.eve.slash(club.channel, "league begin")
    league = await simcord_bot.tables.find_league(club.guild.id, "toy")
    assert await simcord_bot.tables.around.open_fixture(league, 0) is None and not club.channel.threads
    await first.close()
    await until(lambda: len(club.channel.threads) > 0)


async def test_what_another_process_does_at_a_table_is_delivered_and_answered_here(
    other: Store, simcord_env: Any
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    before = len(place.posts())
    await other.post(1, [Notice(OperatorNote(words="hello from elsewhere"))])
    await until(lambda: has_post(place, "hello from elsewhere"))
    assert len(place.posts()) == before + 1


async def test_what_another_process_does_before_the_bot_is_ready_waits_until_it_is(
    other: Store, simcord_bot: FrondeBot, simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, looks = Place(simcord_env), list[int]()
    await place.open(2)
    look_at = simcord_bot.claimant._look_at

    async def look(table: int) -> None:
        await look_at(table)
        looks.append(table)

    monkeypatch.setattr(simcord_bot.claimant, "_look_at", look)
    delivery, simcord_bot.delivery = simcord_bot.delivery, None  # which is loaded later
    simcord_bot._ready.clear()
    await other.post(1, [Notice(OperatorNote(words="hello from elsewhere"))])
    await until(lambda: looks == [1])
    simcord_bot.delivery = delivery
    simcord_bot._ready.set()
    await delivery.sweep()
    await until(lambda: has_post(place, "hello from elsewhere"))


async def test_an_attempt_ends_once_another_process_has_the_claim(
    other: Store, simcord_bot: FrondeBot, simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process stands still while it draws; another delivers meanwhile, and older words must not follow."""
    place, mine, before = Place(simcord_env), simcord_bot.store.claims, list[list[str]]()
    assert mine is not None

    async def draw(shot: Any, locale: Any) -> None:
        before.append([text_of(post) for post in place.posts()])
        await other._run(lambda c: c.execute(sqlalchemy.text("update claims set process = 'another'")))
        mine.note(frozenset(), 0.0)

    await place.open(2, start=False)
    monkeypatch.setattr(posting, "draw", draw)
    await place.people[0].click(place.find_post("At the table"), label="Start")
    await until(lambda: bool(before))
    await place.env.settle()
    assert [text_of(post) for post in place.posts()] == before[0]
    assert await other.tables_with_notices() == [1], "the rest waits for the other process"


async def test_an_interaction_that_reaches_both_is_answered_by_the_first_alone(
    other: Store, simcord_env: Any, settings: Settings
) -> None:
    place = Place(simcord_env)
    payloads, emit = [], simcord_env.backend.emit

    def note(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload, *rest, **more)

    simcord_env.backend.emit = note
    await place.open(2)
    bot = await restart(place, settings)
    await bot.store._run(
        lambda c: c.execute(sqlalchemy.text("update claims set process = 'another', until = until + 60"))
    )
    await bot.store.claim()
    assert not bot.store.is_mine(place.guild.id)
    posts, before = [text_of(post) for post in place.posts()], len(simcord_env.http_requests)
    emit("INTERACTION_CREATE", payloads[-1])
    await simcord_env.settle()
    assert [text_of(post) for post in place.posts()] == posts
    requests = [one.path.rpartition("/")[2] for one in simcord_env.http_requests[before:]]
    assert requests == ["callback"], "it asks, and is silent"
    await bot.close()


async def test_a_bot_stops_when_a_later_version_has_the_database(simcord_bot: FrondeBot, simcord_env: Any) -> None:
    await simcord_bot.store._run(lambda c: c.execute(sqlalchemy.text("update alembic_version set version_num = '9'")))
    await until(simcord_bot.is_closed)
    await simcord_bot._ending
    assert "a later version of Fronde has changed it (revision 9)" in str(simcord_bot.refusal)


async def test_a_steward_is_one_where_another_process_serves_their_server(
    simcord_bot: FrondeBot, simcord_env: Any
) -> None:
    place = Place(simcord_env)
    role = place.guild.create_role("wardens", permissions=discord.Permissions(manage_channels=True))
    eve = place.guild.add_member(simcord_env.create_user("eve", global_name="Eve"), roles=[role])
    simcord_bot.store.share = Share(2, (1 - Share(2).shard_of(place.guild.id),))
    simcord_bot._connection._remove_guild(simcord_bot.get_guild(place.guild.id))
    with simcord_env._bot_scope():
        assert await simcord_bot.stewards.find(eve.id, place.guild.id) is True
        assert await simcord_bot.stewards.find(place.people[0].id, place.guild.id) is False


@pytest.mark.parametrize(
    ("count", "shards", "share"),
    [("", "", (1, (0,))), ("4", "", (4, (0, 1, 2, 3))), ("8", "6, 0-2,1", (8, (0, 1, 2, 6)))],
)
def test_the_shards_of_a_process_are_read(
    monkeypatch: pytest.MonkeyPatch, count: str, shards: str, share: tuple[int, tuple[int, ...]]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://server/fronde")
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", shards)
    assert Settings(_env_file=None).share == share


@pytest.mark.parametrize(
    ("count", "shards", "reason"),
    [
        ("0", "", "SHARD_COUNT is wrong: '0' will not do: it should be greater than or equal to 1."),
        ("1001", "", "SHARD_COUNT is wrong: '1001' will not do: it should be less than or equal to 1000."),
        ("", "1", "SHARD_IDS is wrong: '1' will not do: it needs SHARD_COUNT."),
        ("4", "4", "SHARD_IDS is wrong: '4' will not do: it should name shards from 0 to 3, as in 0,2 or 4-7."),
        ("4", "1-x", "SHARD_IDS is wrong: '1-x' will not do: it should name shards from 0 to 3, as in 0,2 or 4-7."),
        ("2", "1", "SHARD_IDS is wrong: '1' will not do: SQLite has one process, which serves every shard."),
        ("4", "3-1", "SHARD_IDS is wrong: '3-1' will not do: it should name shards from 0 to 3, as in 0,2 or 4-7."),
    ],
)
def test_wrong_shards_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, count: str, shards: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SHARD_COUNT", count)
    monkeypatch.setenv("SHARD_IDS", shards)
    with pytest.raises(StartError) as refusal:
        read_settings()
    assert str(refusal.value) == f"The setting {reason}"
