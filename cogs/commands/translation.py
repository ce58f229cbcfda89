"""The names and descriptions of commands in Discord's languages, from the Fluent files.

A language names a command in a message `name-<command>`, with dashes between its words, and an option in an attribute
of that message:

    name-table-new = neu
        .game = spiel

Names that Discord does not accept are left out, because one of them would make Discord refuse all commands.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.messages.speech import OPTION, clip
from fronde.games import GAMES
from fronde.texts import best_locale, words

log = logging.getLogger("fronde.cogs")

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
MENU = 32
"""Maximum number of characters of an entry in the context menu of a message."""


def is_name(word: str) -> bool:
    """Whether Discord accepts a word as the name of a command or option."""
    return re.fullmatch(r"[-_\w]{1,32}", word) is not None and word == word.lower()


@cache
def _is_spoken(locale: discord.Locale) -> bool:
    """Whether the bot has texts in a language. Cached because it is called for every text of every command in each of
    Discord's thirty languages."""
    return best_locale(str(locale)) != best_locale(None)


def speaks_others() -> bool:
    """Whether the bot has texts in any language but English. If not, it needs no Translator."""
    return any(map(_is_spoken, discord.Locale))


class Translator(app_commands.Translator):
    """Translates commands into Discord's languages."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, str, str], str] = {}
        """(language, parent, name) -> the message or attribute that uses the name."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language. None if there is none."""
        if not _is_spoken(locale):
            return None
        message, game = string.extras.get("message"), string.extras.get("game")
        if context.location in NAMES and not isinstance(context.data, app_commands.ContextMenu):
            return self._find_name(str(locale), message, context.location, context.data)
        locale_words = words(str(locale), game)
        if message is None or not locale_words.has(message):
            return None
        return clip(locale_words.say(message), MENU if context.location == Location.command_name else OPTION)

    def _find_name(self, locale: str, message: str | None, location: Location, data: Any) -> str | None:
        """The name of a command, a group or an option. None if there is none, or it is invalid or taken."""
        below = ""
        if location == Location.parameter_name:
            below, option = data.command.qualified_name, data.name
            called = f"name-{below.replace(' ', '-')}.{option}"
        else:
            below = data.parent.qualified_name if data.parent else ""
            called = f"name-{data.qualified_name.replace(' ', '-')}"
        game = called.split("-")[1].split(".")[0]
        locale_words = words(locale, game if game in GAMES else None)
        name = next(
            (locale_words.say(one) for one in (called, message) if one is not None and locale_words.has(one)), None
        )
        if name is None:
            return None
        if not is_name(name) or self._names.setdefault((locale, below, name), called) != called:
            log.warning("In %s %s is no name for %s, or taken: it keeps its own.", locale, name, called)
            return None
        return name
