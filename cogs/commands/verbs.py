"""One slash group a game, made of what the game says of itself: its verbs and the questions they answer."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import acting
from cogs.commands.choices import suggest
from cogs.commands.translating import is_name
from cogs.messages.names import words
from cogs.messages.speech import command_text
from cogs.replies import Asker, Reply, answer
from fronde.core.game import Title
from fronde.games import GAMES

log = logging.getLogger("fronde.cogs")

MOST_VERBS = 25


def make_group(title: Title) -> app_commands.Group:
    """The group of a game: a subcommand for every verb, at most 25."""
    if len(title.verbs) > MOST_VERBS:
        log.error("%s has %s verbs; Discord takes %s.", title.key, len(title.verbs), MOST_VERBS)
    group = app_commands.Group(name=title.key, description=command_text("command-game"))
    for verb, steps in list(title.verbs.items())[:MOST_VERBS]:
        group.add_command(make_verb(title.key, verb, frozenset(steps)))
    return group


def make_verb(game: str, verb: str, steps: frozenset[str]) -> app_commands.Command[Any, ..., None]:
    """A subcommand with one option, whose suggestions are what may be chosen for these steps now."""

    async def act(interaction: discord.Interaction, choice: str) -> None:
        async def work(asker: Asker) -> Reply:
            return await acting.type_choice(asker, await asker.find_table("do", choice), choice, steps, game)

        await answer(interaction, work)

    async def offer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await suggest(interaction, current, steps, game)

    said, message = words(None, game), f"verb-{verb}"
    option = f"{message}.option"
    described = command_text(message, game) if said.has(message) else verb
    named = (
        command_text(option, game) if said.has(option) and is_name(said.say(option)) else command_text("verb-choice")
    )
    act = app_commands.describe(choice=described)(app_commands.rename(choice=named)(act))
    command: app_commands.Command[Any, ..., None] = app_commands.Command(name=verb, description=described, callback=act)
    command.autocomplete("choice")(offer)
    return command


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    for game in GAMES.values():
        if game.title.verbs:
            bot.tree.add_command(make_group(game.title))
