"""docs/commands.md, made from the commands the bot declares: `python -m tests.docs.commands` writes it anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import extension  # noqa: F401  (every command with options is declared as it is imported)
from cogs.commands import game_groups, slash
from cogs.commands.former import FORMER
from cogs.messages.names import words
from cogs.messages.speech import game_title
from fronde.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
HEAD = """\
# Commands

Every slash command of the bot. An option in brackets may be left out. You rarely need to type one: the buttons below
each post do the same. [Playing](playing.md) tells when you would want which.

<!-- Made by `python -m tests.docs.commands` from what the bot declares; do not edit. -->
"""
TITLES = {
    "": "For everybody",
    "table": "Tables",
    "seat": "Seats",
    "league": "Leagues",
    "clock": "Clocks",
    "review": "Looking back, and trying things",
    "settings": "Your settings and your data",
    "fronde": "For those who manage a server, or run the bot",
}
FORMERLY = """\
## Former names

Discord may show a name of the last release for a while. It answers with the new one.

| former name | now |
| --- | --- |
"""
MENU = """\
## In the menu of a message

Right-click a turn post (press and hold it on a phone), then *Apps*: *{name}* tells you everything that happened in it,
and the rules behind it.
"""
MOST_CHOICES = 8
"""Choices of an option that are still listed; Discord lists them all."""


async def declare() -> app_commands.CommandTree[Any]:
    """All commands, as a bot without a connection has them."""
    bot = commands.Bot("/", intents=discord.Intents.none())
    await slash.setup(bot)
    await game_groups.setup(bot)
    return bot.tree


def write_page(tree: app_commands.CommandTree[Any]) -> str:
    """The whole page."""
    parts = [HEAD]
    for group, title in TITLES.items():
        parts.append(write_table(title, find_commands(tree, group)))
    for menu in tree.get_commands(type=discord.AppCommandType.message):
        parts.append(MENU.format(name=menu.name))
    for key, game in GAMES.items():
        if game.title.verbs:
            parts.append(write_table(str(game_title(words(None, key), key)), find_commands(tree, key)))
    return "\n".join([*parts, FORMERLY + "".join(map(write_former, FORMER))])


def write_former(name: str) -> str:
    """A row of the former names; they are no code, as everything is that can be typed."""
    return f"| {name} | {', '.join(f'`/{new}`' for new in FORMER[name])} |\n"


def find_commands(tree: app_commands.CommandTree[Any], group: str) -> list[Any]:
    """The commands of a group, or those of none, by name."""
    all_commands = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    members = [one for one in all_commands if (one.parent.name if one.parent else "") == group]
    return sorted(members, key=lambda one: str(one.name))


def write_table(title: str, members: list[Any]) -> str:
    """One section."""
    rows = [f"| {usage(one)} | {'<br>'.join(describe(one))} |" for one in members]
    return "\n".join([f"## {title}", "", "| command | what it does |", "| --- | --- |", *rows, ""])


def usage(command: Any) -> str:
    """How a command is typed."""
    options = [f"{one.display_name}:" if one.required else f"[{one.display_name}:]" for one in command.parameters]
    return f"`{' '.join([f'/{command.qualified_name}', *options])}`"


def describe(command: Any) -> Iterator[str]:
    """What a command does, and each option that it does not say everything of."""
    yield plain(command.description)
    for one in command.parameters:
        if str(one.description) == str(command.description):
            continue
        names = [str(choice.name) for choice in one.choices]
        listed = f" ({', '.join(names)})" if 0 < len(names) <= MOST_CHOICES else ""
        yield f"`{one.display_name}:` {plain(one.description)}{listed}"


def plain(text: Any) -> str:
    """A text as a cell of a table may hold it."""
    return str(text).replace("|", "\\|")


def main() -> None:
    """Write the page."""
    PAGE.write_text(write_page(asyncio.run(declare())), encoding="utf-8")


if __name__ == "__main__":
    main()
