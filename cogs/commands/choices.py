"""What is suggested while somebody types."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import discord
from discord import app_commands

from cogs.commands import matching
from cogs.messages.names import plain
from cogs.messages.pace import NONE
from cogs.messages.parts import PER_MENU
from cogs.messages.speech import OPTION, clip, command_text, game_title
from cogs.panels.replies import Asker, asker_of
from fronde.core.errors import PlayerError
from fronde.core.spelling import fold
from fronde.games import GAMES
from fronde.host.clocks import OWN, PACES
from fronde.host.table import get_playing

MOST_TABLES = 50
"""Tables looked through for one list."""
PATIENCE = 2.0
"""Seconds; a list that comes later is of no use."""


def to_choices(names: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Those of the values whose names have what is typed in them, 25 at most."""
    fits = [(value, name) for value, name in names.items() if fold(current) in fold(name)]
    return [app_commands.Choice(name=clip(plain(name), OPTION), value=value) for value, name in fits[:PER_MENU]]


def game_choices() -> list[app_commands.Choice[str]]:
    """The games on offer, to choose one."""
    return [app_commands.Choice(name=command_text("game-name", key), value=key) for key in list(GAMES)[:PER_MENU]]


def pace_choices(*, own: bool) -> list[app_commands.Choice[str]]:
    """The paces to choose among."""
    keys = [NONE, *PACES, *([OWN] if own else [])]
    return [app_commands.Choice(name=command_text(f"pace-name-{key}"), value=key) for key in keys]


async def suggest(
    interaction: discord.Interaction, current: str, steps: Collection[str] | None = None, game: str | None = None
) -> list[app_commands.Choice[str]]:
    """What may be chosen now and fits what is typed; nothing where there is no table or no time."""
    asker = asker_of(interaction)
    try:
        async with asyncio.timeout(PATIENCE), asker.tables.hold(await asker.find_table()) as table:
            playing = get_playing(table)
            if game not in (None, table.record.game):
                return []
            words = asker.words(table.record.game)
            suggestions = matching.suggest(playing, asker.user.id, current, words, steps)
    except (PlayerError, TimeoutError):
        return []
    return [app_commands.Choice(name=clip(plain(name), OPTION), value=value) for name, value in suggestions]


async def suggest_tables(asker: Asker, current: str) -> list[app_commands.Choice[str]]:
    """The tables that may be meant: one's own, and for a steward those whose home this server is."""
    store, names = asker.tables.store, dict[str, str]()
    mine = await store.open_tables(asker.user.id)
    looks_after = asker.guild is not None and await asker.tables.find_steward(asker.user.id, asker.guild)
    here = await store.open_tables_of(asker.guild or 0) if looks_after else []
    for table_id in list(dict.fromkeys([*mine, *here]))[:MOST_TABLES]:
        async with asker.tables.hold(table_id) as table:
            people = ", ".join(player.name for player in table.record.players)
            names[str(table_id)] = f"{game_title(asker.words(), table.record.game)} · {people}"
    return to_choices(names, current)
