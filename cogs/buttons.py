"""Buttons and menus that outlive a restart: their custom_id is a route and its arguments, nothing is kept in memory.

`b:<route>:<arguments>` is a button, `s:<route>:<arguments>` a menu; arguments are joined by colons.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.answers import Reply, answer
from fronde.core.errors import TableError
from fronde.core.types import Text

Route = Callable[[discord.Interaction, list[str], list[str]], Awaitable[Reply]]
"""Takes the interaction, the arguments, and what was chosen in a menu."""

ROUTES: dict[str, Route] = {}
SLOW: set[str] = set()
LONGEST_ID = 100


def route(name: str, *, slow: bool = False) -> Callable[[Route], Route]:
    """Register a function for the clicks of a route; `slow` ones are put off at once."""

    def register(function: Route) -> Route:
        ROUTES[name] = function
        if slow:
            SLOW.add(name)
        return function

    return register


def press_id(name: str, *arguments: Any) -> str:
    """The custom_id of a button."""
    return _join("b", name, arguments)


def menu_id(name: str, *arguments: Any) -> str:
    """The custom_id of a menu."""
    return _join("s", name, arguments)


def _join(kind: str, name: str, arguments: tuple[Any, ...]) -> str:
    custom_id = ":".join([kind, name, *map(str, arguments)])
    assert len(custom_id) <= LONGEST_ID, custom_id
    return custom_id


async def follow(interaction: discord.Interaction, match: re.Match[str], chosen: list[str]) -> None:
    """Answer a click by its route; one that no version of ours knows any more gets a sentence."""
    name, *arguments = match["rest"].split(":")
    found = ROUTES.get(name, _unknown)
    await answer(interaction, found(interaction, arguments, chosen), slow=name in SLOW)


def number(arguments: Sequence[str], place: int) -> int:
    """The number at a place. Raises TableError for a button no version of ours made so."""
    if not word(arguments, place).isdecimal():
        raise TableError(Text("error-old-button"))
    return int(arguments[place])


def word(arguments: Sequence[str], place: int) -> str:
    """The word at a place. Raises TableError for a button no version of ours made so."""
    if place >= len(arguments):
        raise TableError(Text("error-old-button"))
    return arguments[place]


async def _unknown(interaction: discord.Interaction, arguments: list[str], chosen: list[str]) -> Reply:
    raise TableError(Text("error-old-button"))


class Press(ui.DynamicItem[ui.Button[Any]], template=r"b:(?P<rest>.+)"):
    """Any of our buttons."""

    def __init__(self, item: ui.Button[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """The button that was clicked."""
        assert isinstance(item, ui.Button)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Clicked."""
        await follow(interaction, self.match, [])


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"s:(?P<rest>.+)"):
    """Any of our menus."""

    def __init__(self, item: ui.Select[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Choose:
        """The menu that was used."""
        assert isinstance(item, ui.Select)
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Chosen."""
        await follow(interaction, self.match, self.item.values)


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.add_dynamic_items(Press, Choose)
