"""The bot in the process of the test, with the real transport, at a Discord on a loopback port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord.http
import pytest

import bot
from tests.e2e.fake_discord import TOKEN, Loopback

PATIENCE = 20.0
"""Seconds that anything is waited for before a test fails."""


def settings_in(folder: Path, **values: Any) -> bot.Settings:
    """Settings whose database is a file of that folder."""
    url = f"sqlite+aiosqlite:///{folder}/fronde.db"
    return bot.Settings(_env_file=None, **{"database_url": url, "fronde_seed": 7, **values})  # type: ignore[call-arg]


async def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so. Raises TimeoutError."""
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.01)


class Running:
    """`python bot.py` as a task, and the bot it has made last."""

    def __init__(self, patch: pytest.MonkeyPatch, loopback: Loopback, settings: bot.Settings) -> None:
        self.bots: list[bot.FrondeBot] = []
        patch.setattr(discord.http.Route, "BASE", loopback.base)
        patch.setattr(bot, "create_bot", self._create)
        self.task = asyncio.ensure_future(bot.run_on_discord(settings, TOKEN))

    def _create(self, settings: bot.Settings) -> bot.FrondeBot:
        self.bots.append(made := bot.FrondeBot(settings))
        made._connection.guild_ready_timeout = 0.01
        return made

    @property
    def bot(self) -> bot.FrondeBot:
        """The one that runs now."""
        return self.bots[-1]

    async def ready(self) -> bot.FrondeBot:
        """Wait until it is ready."""
        await until(lambda: self.task.done() or (self.bots and self.bot.is_ready()))
        if self.task.done():
            self.task.result()
        return self.bot

    async def stop(self, patience: float = PATIENCE) -> None:
        """Stop it as a signal does. Raises TimeoutError."""
        self.task.cancel()
        done, _ = await asyncio.wait({self.task}, timeout=patience)
        if not done:
            raise TimeoutError


@asynccontextmanager
async def running(patch: pytest.MonkeyPatch, loopback: Loopback, settings: bot.Settings) -> AsyncIterator[Running]:
    """The bot running at that Discord; stopped at the end."""
    process = Running(patch, loopback, settings)
    try:
        yield process
    finally:
        await process.stop()
