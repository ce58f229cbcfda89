"""One group of slash commands per game, built from the verbs that the game declares and the steps they answer."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.choices import offer_options
from cogs.commands.slash import Command, at_table
from cogs.commands.translation import is_name
from cogs.messages.names import words
from cogs.messages.speech import command_text
from cogs.panels import moves
from fronde.core.errors import DataError
from fronde.core.game import Title
from fronde.games import GAMES

MOST_COMMANDS, MOST_VERBS = 100, 15
"""Maximum number of commands that Discord allows, and of subcommands here, of which Discord allows 25."""


def check(title: Title, names: set[str], titles: set[str]) -> None:
    """Raise DataError or ValueError if Discord would refuse the commands of a game. `names`: the commands so far;
    `titles`: the games' names so far. Both are updated for the next game."""
    name = command_text("game-name", title.key).message.casefold()
    if name in titles or title.key in names:
        raise DataError("its name is taken")
    if len(title.verbs) > MOST_VERBS or len(names) == MOST_COMMANDS:
        raise DataError("there are too many commands")
    if not all(text.strip() for text in (name, *(command.description for command in make_group(title).commands))):
        raise DataError("a text of its commands is empty")
    titles.add(name)
    names |= {title.key} if title.verbs else set()


def make_group(title: Title) -> app_commands.Group:
    """The group of a game, with a subcommand for every verb. Raises ValueError for an invalid name."""
    group = app_commands.Group(name=title.key, description=command_text("command-game"))
    for verb, steps in title.verbs.items():
        group.add_command(make_verb(title.key, verb, frozenset(steps)))
    return group


def make_verb(game: str, verb: str, steps: frozenset[str]) -> Command:
    """A subcommand with one option, which suggests the current options of these steps."""

    async def act(interaction: discord.Interaction, choice: str) -> None:
        await at_table(
            interaction, lambda asker, table: moves.type_choice(asker, table, choice, steps, game), "do", choice
        )

    default_words, message = words(None, game), f"verb-{verb}"
    option = f"{message}.option"
    description = command_text(message, game) if default_words.has(message) else verb
    option_name = (
        command_text(option, game)
        if default_words.has(option) and is_name(default_words.say(option))
        else command_text("verb-choice")
    )
    act = app_commands.describe(choice=description)(app_commands.rename(choice=option_name)(act))
    command: Command = app_commands.Command(name=verb, description=description, callback=act)
    command.autocomplete("choice")(offer_options(steps, game))
    return command


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    for game in GAMES.values():
        if game.title.verbs:
            bot.tree.add_command(make_group(game.title))
