"""The bot in a process of its own: `bot.py` at a loopback Discord, its waiting shortened, its clock set on."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import discord.http
from discord.gateway import DiscordWebSocket
from yarl import URL

from db.claims import Claims
from fronde.host.timekeeping import timing
from fronde_bot import bot


@dataclass(frozen=True)
class Terms:
    """How a bot is started. `pace`: what a second of waiting takes; `skew`: seconds its clock is set on; `level`: how
    much it logs; `name`: its User-Agent, which tells it from others; `settings`: further ones, from the environment."""

    folder: Path
    api: str
    token: str
    seed: int
    pace: float
    skew: float
    level: str = "DEBUG"
    name: str = "DiscordBot"
    settings: Mapping[str, str] = field(default_factory=dict)
    usurps: bool = False
    """Whether it believes that it holds the claims on all its shards, whoever does."""


def run(terms: Terms) -> None:
    """The process: ends as `python bot.py` does, its output in `bot.log`."""
    os.chdir(terms.folder)
    output = os.open("bot.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(DISCORD_TOKEN=terms.token, FRONDE_SEED=str(terms.seed), LOG_LEVEL=terms.level, **terms.settings)
    discord.http.Route.BASE = terms.api
    DiscordWebSocket.DEFAULT_GATEWAY = URL(terms.api).with_scheme("ws").with_path("/gateway/")
    _hurry(terms.pace, terms.name)
    _set_on(terms.skew)
    if terms.usurps:
        Claims.shards = property(lambda self: frozenset(self.share.shards))  # type: ignore[method-assign, assignment]
    timing.HERE = 0  # else people are told later who have not come back: what is compared is what stands
    sys.exit(bot.main([]))


def _hurry(pace: float, name: str) -> None:
    """Shorten what is only waiting: pauses between attempts, and for further servers at start. Give it its name."""
    sleep, begin = asyncio.sleep, bot.FrondeBot.__init__

    async def nap(delay: float, result: Any = None) -> Any:
        return await sleep(delay * pace, result)

    def __init__(self: bot.FrondeBot, settings: bot.Settings) -> None:
        begin(self, settings)
        self._connection.guild_ready_timeout *= pace
        self.http.user_agent = name

    asyncio.sleep = nap
    bot.FrondeBot.__init__ = __init__  # type: ignore[method-assign]


def _set_on(skew: float) -> None:
    """Let the clock go on, as if the time since had passed."""
    now, utcnow = time.time, discord.utils.utcnow
    time.time = lambda: now() + skew
    discord.utils.utcnow = lambda: utcnow() + timedelta(seconds=skew)
