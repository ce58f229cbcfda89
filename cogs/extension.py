"""Puts everything of `cogs` into a bot."""

from __future__ import annotations

import logging
from typing import Any

from cogs import buttons, errors, life, table, tables, verbs

PARTS = (errors, tables, buttons, table, life, verbs)
"""In this order: cogs find the tables there."""


QUIET = ("aiosqlite", "discord.http", "discord.gateway", "discord.webhook.async", "sqlalchemy.engine")
"""Loggers that tell whole messages and statements, hands included, below a warning."""


async def setup(bot: Any) -> None:
    """Called by discord.py."""
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    for part in PARTS:
        await part.setup(bot)
