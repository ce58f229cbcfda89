"""Fixed choices of options, and suggestions during typing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping

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
from fronde.host.table import get_playing
from fronde.host.timekeeping.clocks import OWN, PACES

MOST_TABLES = 50
"""Maximum number of tables in one list of suggestions."""
PATIENCE = 2.0
"""Seconds to find suggestions. Later ones are useless."""


Suggest = Callable[[discord.Interaction, str], Coroutine[object, object, list[app_commands.Choice[str]]]]
"""A function that returns suggestions for the text typed so far."""


def to_choices(names: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """The values whose names contain the typed text, 25 at most."""
    fits = [(value, name) for value, name in names.items() if fold(current) in fold(name)]
    return [app_commands.Choice(name=clip(plain(name), OPTION), value=value) for value, name in fits[:PER_MENU]]


def game_choices() -> list[app_commands.Choice[str]]:
    """The games on offer, 25 at most."""
    return [app_commands.Choice(name=command_text("game-name", key), value=key) for key in list(GAMES)[:PER_MENU]]


def make_choices(texts: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The choices of an option. The label of each value is the text `<texts>-<value>`."""
    return [app_commands.Choice(name=command_text(f"{texts}-{one}"), value=str(one)) for one in values]


def pace_choices(*, own: bool) -> list[app_commands.Choice[str]]:
    """The available paces. `own`: include the custom one, with the table's own times."""
    return make_choices("pace-name", [NONE, *PACES, *([OWN] if own else [])])


def offer(find: Callable[[Asker], Awaitable[Mapping[str, str]]]) -> Suggest:
    """A function that suggests the values from `find` whose names contain the typed text. It suggests nothing if `find`
    raises a refusal, for instance without a table, or takes too long."""

    async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            async with asyncio.timeout(PATIENCE):
                return to_choices(await find(asker_of(interaction)), current)
        except (PlayerError, TimeoutError):
            return []

    return suggest


def offer_options(steps: Collection[str] | None = None, game: str | None = None) -> Suggest:
    """A function that suggests the available options that fit the typed text. `steps` and `game`: only for these steps
    and this game."""

    async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(interaction)
        try:
            async with asyncio.timeout(PATIENCE), asker.tables.hold(await asker.find_table()) as table:
                playing = get_playing(table)
                words = asker.words_at(playing)
                if game not in (None, table.record.game):
                    return []
                suggestions = matching.suggest(playing, asker.user.id, current, words, steps)
        except (PlayerError, TimeoutError):
            return []
        return [app_commands.Choice(name=clip(plain(name), OPTION), value=value) for name, value in suggestions]

    return suggest


async def find_tables(asker: Asker) -> dict[str, str]:
    """The tables the asker may mean: their own, and for a steward also those whose home is this server."""
    store, names = asker.tables.store, dict[str, str]()
    mine = await store.open_tables(asker.user.id)
    looks_after = asker.guild is not None and await asker.tables.around.find_steward(asker.user.id, asker.guild)
    here = await store.open_tables_of(asker.guild or 0) if looks_after else []
    for table_id in list(dict.fromkeys([*mine, *here]))[:MOST_TABLES]:
        async with asker.tables.hold(table_id) as table:
            people = ", ".join(player.name for player in table.record.players)
            names[str(table_id)] = f"{game_title(asker.words(), table.record.game)} · {people}"
    return names
