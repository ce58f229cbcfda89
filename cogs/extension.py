"""Puts everything of `cogs` into a bot."""

from __future__ import annotations

from typing import Any

from cogs import buttons, errors, life, table, tables, verbs

PARTS = (errors, tables, buttons, table, life, verbs)
"""In this order: cogs find the tables there."""


async def setup(bot: Any) -> None:
    """Called by discord.py."""
    for part in PARTS:
        await part.setup(bot)
