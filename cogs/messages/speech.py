"""Text for a reader: its language, its length, and the names of commands."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence

from discord import app_commands

from cogs.messages.names import Markup, Words, words
from fronde.core.errors import DataError
from fronde.core.types import Text

log = logging.getLogger("fronde.cogs")

BUTTON, OPTION, MESSAGE, CONTENT, THREAD = 80, 100, 3800, 2000, 100
"""Limits in characters: the label of a button, the text of an option, a whole layout, a classic message, and the name
of a thread."""
THING = re.compile(r"\s?; ")
"""The separator between the things that one line tells; some languages write a space before it."""


def speak(words: Words, text: Text | None) -> Markup:
    """A Text as a sentence. If a message is missing it is a substitute, since a missing message must not end a game."""
    if text is None:
        return Markup()
    try:
        return words.text(text)
    except DataError:
        log.error("The text %s is missing or lacks an argument.", text.id)
        return words.say("text-missing")


def game_title(reader_words: Words, game: str) -> Markup:
    """The name of a game."""
    own = words(reader_words.locale, game)
    return own.say("game-name") if own.has("game-name") else own.name("game", game)


def clip(text: str, longest: int) -> str:
    """The text; if it is too long, it is cut and ends in a mark."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def fit(texts: Sequence[str], room: int) -> list[str]:
    """The texts in at most `room` characters in all. The longest are cut at the end if necessary; a short one, such as
    whose turn it is, stays whole."""
    remaining = share = room
    for place, length in enumerate(sorted(map(len, texts))):
        share = max(remaining // (len(texts) - place), 1)
        if length > share:
            return [cut(text, share) for text in texts]
        remaining -= length
    return list(texts)


def cut(text: str, longest: int) -> str:
    """The text, or as many of its first lines as fit, and a mark. A single line keeps its beginning and as many of its
    last items as fit."""
    if len(text) <= longest:
        return text
    if "\n" not in text:
        return _cut_line(text, longest)
    whole = text[: longest - 1].rpartition("\n")[0]
    return f"{whole}\n…" if whole and len(whole) + 2 <= longest else clip(text, longest)


def _cut_line(line: str, longest: int) -> str:
    first, *others = THING.split(line)
    match = THING.search(line)
    mark = match[0] if match else ""
    tail: list[str] = []
    for text in reversed(others):
        if len(mark.join([first, "…", text, *tail])) > longest:
            break
        tail.insert(0, text)
    return mark.join([first, "…", *tail]) if tail else clip(line, longest)


def clip_lines(lines: Iterable[str], longest: int) -> list[str]:
    """The last lines that fit into this number of characters."""
    tail: list[str] = []
    for line in reversed([clip(line, longest) for line in lines]):
        longest -= len(line) + 1
        if longest < 0:
            break
        tail.insert(0, line)
    return tail


def first_lines(lines: Sequence[str], longest: int, words: Words) -> list[str]:
    """The first lines that fit into this number of characters, and how many more there are."""
    first = clip_lines(reversed(lines), longest)[::-1]
    return first if len(first) == len(lines) else [*first, words.say("list-more", count=len(lines) - len(first))]


def command_text(message: str, game: str | None = None) -> app_commands.locale_str:
    """The text of a command: in English here, and in the other languages through the Translator."""
    return app_commands.locale_str(clip(words(None, game).say(message), OPTION), message=message, game=game)
