"""Puts everything of `cogs` into a bot."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

from cogs import clicks, delivery, replies
from cogs.commands import life, play, verbs
from fronde.host.tables import Tables

PARTS = (replies, delivery, clicks, play, life, verbs)

QUIET = ("aiosqlite", "discord.http", "discord.gateway", "discord.webhook.async_", "sqlalchemy.engine")
"""Loggers that tell whole messages and statements, hands included, below a warning."""


async def setup(bot: Any) -> None:
    """Called by discord.py."""
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    seed = bot.settings.fronde_seed
    bot.tables = Tables(bot.store, time.monotonic, lambda: secrets.randbits(63) if seed is None else seed)
    for part in PARTS:
        await part.setup(bot)
