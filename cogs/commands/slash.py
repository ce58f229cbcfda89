"""Slash commands: how to declare one with its texts, and how all of them are added to the bot."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.choices import game_choices
from cogs.commands.translation import Translator, speaks_others
from cogs.messages.speech import command_text
from cogs.panels.handlers import HANDLERS, Handler
from cogs.panels.replies import Asker, Reply, respond

Act = Callable[..., Coroutine[object, object, None]]
Command = app_commands.Command[Any, ..., None]
COMMANDS: dict[str, Command | app_commands.ContextMenu] = {}
"""The commands with options and those in context menus, by name. All others are built from their handlers."""
ANYWHERE = ("learn", "rules", "help", "review")
"""The commands that also work for users who installed the bot for themselves: on any server, and in any direct
message."""
SERVERS = "fronde"
"""The group for people who manage a server or run the bot."""


def slash(name: str, **choices: list[app_commands.Choice[str]]) -> Callable[[Act], Command]:
    """Declare a function as the command of that name, with its parameters as options. `choices`: the values an option
    offers. The texts are the Fluent message of the command, with an attribute for each option."""

    def declare(act: Act) -> Command:
        options = list(inspect.signature(act).parameters)[1:]
        act = app_commands.describe(**{one: command_text(f"{_key(name)}.{one}") for one in options})(act)
        command = _make(name, app_commands.choices(**choices)(act))
        COMMANDS[name] = command
        return command

    return declare


def _make(name: str, act: Act) -> Command:
    return app_commands.Command(name=name.split()[-1], description=command_text(_key(name)), callback=act)


def _key(name: str) -> str:
    return f"command-{name.replace(' ', '-')}"


async def at_table(
    interaction: discord.Interaction,
    work: Callable[[Asker, int], Awaitable[Reply]],
    what: str | None = None,
    argument: str = "",
    *,
    past: bool = False,
    slow: bool = False,
) -> None:
    """Answer with `work` at the open table of this channel. With `what`, at the table that `Asker.find_table` returns,
    or with `past` at that of `Asker.find_past`; if several are possible, the asker chooses one, and `cogs.clicks` runs
    the handler `what` there with the text `argument`."""

    async def act(asker: Asker) -> Reply:
        if what is None:
            return await work(asker, await asker.find_open())
        return await work(asker, await (asker.find_past if past else asker.find_table)(what, argument))

    await respond(interaction, act, slow=slow)


def _make_plain(name: str, one: Handler) -> Command:
    """A command without options that runs a handler."""

    async def act(interaction: discord.Interaction) -> None:
        if one.at_table:
            await at_table(interaction, one.check_and_run, None if " " in name else name, slow=one.slow)
        else:
            await respond(interaction, one.check_and_run, slow=one.slow)

    return _make(name, act)


def _make_group(name: str) -> app_commands.Group:
    """A group of commands for one purpose. The group for servers is limited to people who manage a server."""
    group = app_commands.Group(name=name, description=command_text(_key(name)))
    if name == SERVERS:
        group.guild_only, group.default_permissions = True, discord.Permissions(manage_guild=True)
    return group


def find_names() -> set[str]:
    """The names of all top-level commands and groups except those of games."""
    names = {*COMMANDS, *(name for one in HANDLERS for name in one.slash)}
    return {name.split()[0] for name in names if not isinstance(COMMANDS.get(name), app_commands.ContextMenu)}


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension` once every command is declared."""
    if speaks_others():
        await bot.tree.set_translator(Translator())
    plain = {name: _make_plain(name, one) for one in HANDLERS for name in one.slash if name not in COMMANDS}
    groups = {name.split()[0]: _make_group(name.split()[0]) for name in COMMANDS | plain if " " in name}
    for name, command in (COMMANDS | plain).items():
        if isinstance(command, app_commands.ContextMenu):
            bot.tree.add_command(command)
            continue
        if command.get_parameter("game") is not None:
            app_commands.choices(game=game_choices())(command)
        (groups[name.split()[0]] if " " in name else bot.tree).add_command(command)
    for group in groups.values():
        bot.tree.add_command(group)
    for name in ANYWHERE:
        one = bot.tree.get_command(name)
        assert isinstance(one, app_commands.Command | app_commands.Group)
        one.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        one.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
