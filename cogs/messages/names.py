"""What people chose or typed, shown in a message as it stands: it mentions nobody, links nowhere, and is no markup.

Nothing has to be remembered for it: in the words of messages every plain string is made inert where it goes into a
sentence, and only what is `Said` stands as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from fronde import texts
from fronde.core.types import Name, Text

MARKUP = re.compile(r"[\\*_~|`\[\]<>@/]|:(?=\w+:)|^[-+#]|^\d+(?=[.)](\s|$))")
"""What Discord might read as more than a letter: emphasis, code, links, mentions, emoji, times, addresses; and what
begins a heading, a list or small print at the beginning of a line."""


MINUS = re.compile(r"(?<![\w/.:#@-])-(?=\d)")
"""A hyphen that stands for a minus."""


ESCAPED = re.compile(r"\\([^\w\s]|_)")
"""What `inert` has written before a sign."""


class Markup(str):
    """Words in Discord's markup that are ready for their reader: nothing in them was chosen by people, or it has been
    made inert."""

    __slots__ = ()


def inert(text: str) -> Markup:
    """A text that reads as it stands, whatever it holds. What is `Said` is so already."""
    return text if isinstance(text, Markup) else Markup(MARKUP.sub(_escape, text))


def _escape(match: re.Match[str]) -> str:
    return f"\\{match[0]}" if not match[0].isdecimal() else f"{match[0]}\\"


def plain(text: str) -> str:
    """A text as it reads where Discord knows no markup: on buttons, in menus, in suggestions."""
    return ESCAPED.sub(r"\1", text) if "\\" in text else text


def mention(user: int) -> Markup:
    """Somebody at Discord; whom it pings is decided where it is sent."""
    return Markup(f"<@{user}>")


def link_to(guild: int, channel: int) -> Markup:
    """A channel of any server as a link."""
    return Markup(f"https://discord.com/channels/{guild}/{channel}")


def channel_link(channel: int) -> Markup:
    """A channel, to be opened by a click."""
    return Markup(f"<#{channel}>")


class Words(texts.Words):
    """The same texts as they are said in messages, plain strings among their arguments made inert."""

    def __init__(self, plain: texts.Words) -> None:
        vars(self).update(vars(plain))
        self._cache = {}

    if TYPE_CHECKING:

        def say(self, message: str, /, **args: object) -> Markup:
            """The message as a sentence. Raises DataError where it is missing or an argument is."""

    def _say(self, message: str, args: Mapping[str, object]) -> Markup:
        text = super()._say(message, {key: _inert_argument(value) for key, value in args.items()})
        return Markup(MINUS.sub("−", text))

    def text(self, text: Text) -> Markup:
        """A Text as a sentence."""
        return self.say(text.id, **text.args)

    def name(self, kind: str, slug: str) -> Markup:
        """What a thing is called: the message `kind-slug`, or the slug itself where there is none."""
        return Markup(super().name(kind, slug)) if self.has(f"{kind}-{slug}") else inert(slug)


def _inert_argument(value: object) -> object:
    if isinstance(value, Text | Name):
        return value
    if isinstance(value, list | tuple):
        return [_inert_argument(part) for part in value]
    return inert(value) if isinstance(value, str) else value


def words(locale: str | None = None, game: str | None = None) -> Words:
    """The words of messages for a reader's Discord locale (None: English) and a game."""
    return _words(texts.words(locale, game))


@lru_cache(maxsize=64)
def _words(plain: texts.Words) -> Words:
    return Words(plain)
