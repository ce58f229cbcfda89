"""Loads all of `cogs` into a bot."""

from __future__ import annotations

import logging
import secrets
import time
from functools import partial
from typing import Any

import discord

import images
from cogs import clicks
from cogs.admin import metrics
from cogs.admin.incidents import log_incident, shorten_outage_logs
from cogs.admin.redaction import limit_library_logs
from cogs.admin.stewards import Stewards
from cogs.commands import game_groups, leagues, play, servers, slash, tables
from cogs.commands.channels import can_post
from cogs.jobs import calls, claims, fixtures, housekeeping, opponents, timekeeper, turning
from cogs.messages.names import words
from cogs.messages.opponents import names_of_opponents
from cogs.outbox import delivery, threads
from cogs.panels import replies
from fronde.core.errors import DataError
from fronde.core.plugins import guard_plugin
from fronde.games import FAULTS, GAMES, close
from fronde.host.archive.epochs import Fate
from fronde.host.store import Chance
from fronde.host.surroundings import Surroundings
from fronde.host.tables import Tables

PARTS = (
    claims, replies, delivery, threads, calls, fixtures, timekeeper, opponents, turning, housekeeping, metrics, clicks,
    slash,
    game_groups,
)  # fmt: skip
COMMANDS = (play, tables, servers, leagues)
"""The modules that declare commands with options."""

log = logging.getLogger("fronde.cogs")


def admit_games() -> None:
    """Load every game's pictures now, so that the first panel is fast. Exclude any game whose commands Discord would
    refuse, because Discord would then refuse all commands. Log the faults of games and pictures."""
    names, titles = slash.find_names(), set[str]()
    for key, game in list(GAMES.items()):
        try:
            images.find_manifest(key)
            with guard_plugin():
                game_groups.check(game.title, names, titles)
        except DataError as error:
            close(key, error)
    for fault in (*FAULTS, *images.FAULTS.values()):
        log.error("%s", fault)


def draw_chance(seed: int | None) -> Chance:
    """The source of a new table's dice: a secret for that table, or the same seed for all."""
    return Chance(secrets.token_hex(32)) if seed is None else Chance("", seed)


def tell_fate(table: int, fate: Fate) -> None:
    """Log what happens to a stored game that cannot continue unchanged."""
    log.warning("Table %s, its rules or its position being others: %s.", table, fate)


def now(store: Any) -> int:
    """The current time in seconds since 1970, by the clock that all processes of a database share."""
    return int(discord.utils.utcnow().timestamp()) + store.skew  # type: ignore[no-any-return]


async def setup(bot: Any) -> None:
    """Called by discord.py."""
    limit_library_logs()
    shorten_outage_logs()
    admit_games()
    seed = bot.settings.fronde_seed
    bot.stewards = Stewards(bot)
    around = Surroundings(
        wake=lambda table: bot.delivery.wake(table),
        log=log_incident,
        wait_for_channel=lambda table: bot.delivery.wait_for_channel(table),
        note_change=lambda table: bot.store.is_mine(table.record.venue.guild) and bot.opponents.note(table),
        wait_for_machines=lambda table: bot.opponents.wait_until_idle(table),
        tell_fate=tell_fate,
        find_steward=bot.stewards.find,
        can_post=partial(can_post, bot),
        name_machines=lambda record: names_of_opponents(words(record.venue.locale, record.game)),
        think=lambda request: bot.opponents.thinkers.think(request),
        think_aloud=lambda request: bot.opponents.thinkers.think_aloud(request),
        look_back=lambda table, user: bot.turning.find(table, user),
        start_full_calls=lambda table: bot.starter.start_full_calls(table),
        open_fixture=lambda league, number: bot.opener.open_fixture(league, number),
    )  # fmt: skip
    bot.tables = Tables(
        bot.store, time.monotonic, lambda: draw_chance(seed), bot.settings.quotas, partial(now, bot.store), around
    )
    bot.tables.languages = await bot.store.load_languages()
    for part in PARTS:
        await part.setup(bot)
