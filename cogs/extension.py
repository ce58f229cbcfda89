"""Puts everything of `cogs` into a bot."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

import images
from cogs import clicks, delivery, replies
from cogs.commands import life, play, verbs
from cogs.redaction import quieten
from fronde.games import FAULTS, GAMES
from fronde.host.tables import Tables

PARTS = (replies, delivery, clicks, play, life, verbs)

log = logging.getLogger("fronde.cogs")


def tell_faults() -> None:
    """Load every game's pictures now, so that the first panel need not, and log what of any game is missing."""
    for key in GAMES:
        images.find_manifest(key)
    for fault in (*FAULTS, *images.FAULTS.values()):
        log.error("%s", fault)


async def setup(bot: Any) -> None:
    """Called by discord.py."""
    quieten()
    tell_faults()
    seed = bot.settings.fronde_seed
    bot.tables = Tables(
        bot.store, time.monotonic, lambda: secrets.randbits(63) if seed is None else seed, bot.settings.quotas
    )
    for part in PARTS:
        await part.setup(bot)
