"""The texts of commands in Discord's languages, from the Fluent files: descriptions, choices, and names of options.
Commands themselves keep their English names.

A name that Discord does not accept is left out, because it would make Discord refuse all commands.
"""

from __future__ import annotations

import re
from functools import cache

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.messages.speech import OPTION, clip
from fronde.texts import best_locale, words

NAMES = (Location.command_name, Location.group_name)
OPTIONS = "command-options"
"""The message with the names of options that several commands share, as attributes."""
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

    async def _checked_translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """As `translate`. discord.py calls this for every text in each of thirty languages: most of a start."""
        return await super()._checked_translate(string, locale, context) if _is_spoken(locale) else None

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language. None if there is none."""
        is_option = context.location == Location.parameter_name
        is_command = context.location in NAMES and not isinstance(context.data, app_commands.ContextMenu)
        if is_command or not _is_spoken(locale):
            return None
        message = string.extras.get("message", f"{OPTIONS}.{string.message}" if is_option else "")
        locale_words = words(str(locale), string.extras.get("game"))
        if not locale_words.has(message):
            return None
        text = locale_words.say(message)
        if is_option:
            return text if is_name(text) else None
        return clip(text, MENU if context.location == Location.command_name else OPTION)
