"""A bot on the offline Discord, with a real SQLite file and the toy game among the games."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

import fronde.texts
from db import Store, find_file
from fronde.core.game import AnyGame
from fronde.games import GROUP
from fronde.host.timekeeping import timing
from fronde_bot.bot import FrondeBot, Settings, create_bot
from tests.cogs.hosted import HOSTED
from tests.cogs.limits import find_breaches
from tests.cogs.openapi_check import check_all, load_spec
from tests.stranger.install import write_metadata
from tests.toy import install_toy

IDLE = 0.005
"""Seconds between two looks whether the bot has come to rest; simcord's own are ten times as many."""
simcord.Env._settle_internal.__kwdefaults__["idle"] = IDLE  # private
simcord.Env.settle.__defaults__ = (None, IDLE)


def pytest_configure(config: pytest.Config) -> None:
    """The marker of tests in which discord.py may log errors."""
    config.addinivalue_line("markers", "allow_discord_log_errors: discord.py may log ERROR here")


@pytest.fixture(scope="session")
def toy_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that says the toy is installed: the processes that read files find it there, as any stranger's game."""
    folder = tmp_path_factory.mktemp("installed")
    write_metadata(folder, "hosted-toy", "1", {GROUP: {"toy": "tests.cogs.hosted:HOSTED"}})
    return folder


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, toy_package: Path) -> Iterator[AnyGame]:
    """The toy among the games, telling all that a game may tell."""
    monkeypatch.setenv("PYTHONPATH", str(toy_package))
    yield install_toy(monkeypatch, HOSTED)
    fronde.texts.words.cache_clear()


@pytest.fixture(scope="session")
def made_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file as the bot makes it, with every table and nothing in them."""
    path = tmp_path_factory.mktemp("made") / "table.db"

    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def database_url(database_url: str, request: pytest.FixtureRequest) -> str:
    """The address of a database of this test's own: a copy of one that is made, for to make one takes longer than what
    is done in it."""
    if (path := find_file(database_url)) is not None:
        shutil.copy(request.getfixturevalue("made_database"), path)
    return database_url


@pytest.fixture
def settings(database_url: str) -> Settings:
    """Settings of a bot without a token, its database this test's own."""
    return Settings(_env_file=None, database_url=database_url, fronde_seed=7)


@pytest.fixture
async def simcord_bot(settings: Settings, toy: AnyGame) -> AsyncIterator[FrondeBot]:
    """The bot that bot.py makes."""
    bot = create_bot(settings)
    yield bot
    if bot.opponents is not None:  # a process may think for them
        await bot.opponents.close()
    await bot.store.close()


@pytest.fixture
async def simcord_env(simcord_bot: FrondeBot, request: pytest.FixtureRequest) -> AsyncIterator[simcord.Env]:
    """The offline Discord, running, with one shard."""
    marker = request.node.get_closest_marker("simcord")
    options: dict[str, Any] = {"shard_count": 1, "settle_timeout": 30, **(marker.kwargs if marker else {})}
    env = simcord.Env(simcord_bot, **options)
    await env.start()
    yield env
    await env.shutdown()
    env.raise_errors()


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever people have just done, they are pinged."""
    monkeypatch.setattr(timing, "HERE", 0)


@pytest.fixture(autouse=True)
def no_swallowed_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what a DynamicItem or an autocomplete raises; and our own incidents are only logged."""
    yield
    if not request.node.get_closest_marker("allow_discord_log_errors"):
        bad = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= 40]
        assert not bad, bad


@pytest.fixture(autouse=True)
def payloads_legal(request: pytest.FixtureRequest) -> Iterator[None]:
    """Everything sent keeps Discord's limits, and fits its OpenAPI file where that lies beside the repository."""
    yield
    env = request.node.funcargs.get("simcord_env")
    if env is None:
        return
    assert [breach for r in env.http_requests for breach in find_breaches(r.method, r.path, r.json)] == []
    spec = load_spec()
    if spec is not None:
        assert check_all(spec, env.http_requests) == []
