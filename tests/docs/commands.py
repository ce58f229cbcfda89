"""docs/commands.md, made from the commands the bot declares: `python -m tests.docs.commands` writes it anew."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import extension  # noqa: F401  (every command with options is declared as it is imported)
from cogs.commands import game_groups, slash
from cogs.commands.former import FORMER
from cogs.commands.translation import Translator
from cogs.messages.names import words
from cogs.messages.speech import game_title
from fronde.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
HEAD = """\
# Commands

Every slash command of the bot. An option in brackets may be left out. You rarely need to type one: the buttons below
each post do the same, and a command that a message of the bot names is a link: click it to have it typed for you.
[Playing](playing.md) tells when you would want which.

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

Discord may still show a name from before version 1.0.0 for a while. It answers with the new one.

| former name | now |
| --- | --- |
"""
MENU = """\
## In the menu of a message

Right-click a message of the bot (press and hold it on a phone), then *Apps*.

| entry | what it does |
| --- | --- |
"""
MENUS = {
    "Explain this": "Of a turn post: everything that happened in it, and the rules behind it",
    "Report this text": "Tells the person who runs the bot of a text that is wrong or hard to read",
}
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
    groups = {one.name for one in tree.get_commands() if isinstance(one, app_commands.Group)}
    assert groups <= TITLES.keys() | GAMES.keys(), "every group has a section"
    parts = [HEAD]
    for group, title in TITLES.items():
        parts.append(write_table(title, find_commands(tree, group)))
    menus = tree.get_commands(type=discord.AppCommandType.message)
    parts.append(MENU + "".join(f"| *{menu.name}* | {MENUS[menu.name]} |\n" for menu in menus))
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


TYPED = re.compile(r"(?<![\w/.<…])/([a-z][a-z-]*)(?: ([a-z][a-z-]*)(?!:))?(?![\w/.])")
"""A command as a text names it: behind a space, a quotation mark or a bracket."""


async def find_options(tree: app_commands.CommandTree[Any], locale: str) -> dict[str, set[str]]:
    """Every command that can be typed, and the groups -> the options, as a reader of a language sees them."""
    translator = Translator()
    options: dict[str, set[str]] = {}

    def read(node: Mapping[str, Any], above: str) -> None:
        name, below = f"{above} {node['name']}".strip(), node.get("options", [])
        options[name] = {(one.get("name_localizations") or {}).get(locale, one["name"]) for one in below}
        for one in below:
            if one["type"] in (1, 2):
                read(one, name)

    for command in tree.get_commands(type=discord.AppCommandType.chat_input):
        read(await command.get_translated_payload(tree, translator), "")
    return options


def find_mentions(text: str, commands: Collection[str]) -> Iterator[str]:
    """The commands that a text names; the second word belongs to the name where the first is a group."""
    for first, second in TYPED.findall(text):
        is_group = any(one.startswith(f"{first} ") for one in commands)
        yield f"{first} {second}".strip() if is_group else first


def find_wrong(text: str, commands: Mapping[str, Collection[str]]) -> list[str]:
    """The commands a text names that there are not, and the options named in code behind one."""
    wrong = {one for one in find_mentions(text, commands) if one not in commands}
    for code in re.findall(r"`[^`\n]*`", text):
        [*_, name] = [*find_mentions(code, commands)] or [""]
        if name in commands:
            wrong |= {
                f"{name} {one}" for one in re.findall(r"(?<= )\[?([^\s:`\[]+:)", code) if one[:-1] not in commands[name]
            }
    return sorted(wrong)


def main() -> None:
    """Write the page."""
    PAGE.write_text(write_page(asyncio.run(declare())), encoding="utf-8")


if __name__ == "__main__":
    main()
