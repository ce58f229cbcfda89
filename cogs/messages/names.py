"""Text that people chose or typed, shown literally: it mentions nobody, links nowhere, and contains no markup.

Callers need not think of this: `Words` makes every plain string inert when it enters a sentence. Only `Markup` passes
unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from fronde import texts
from fronde.core.types import Name, Seat, Text

MARKUP = re.compile(r"[\\*_~|`\[\]<>@/]|:(?=\w+:)|^[-+#]|^\d+(?=[.)](\s|$))")
"""Characters that Discord might read as markup: emphasis, code, links, mentions, emoji, times, addresses; and the
beginning of a heading, a list or small print at the beginning of a line."""


MINUS = re.compile(r"(?<![\w/.:#@-])-(?=\d)")
"""A hyphen used as a minus sign."""


ESCAPED = re.compile(r"\\([^\w\s]|_)")
"""The escape that `inert` writes before a character."""


class Markup(str):
    """Text in Discord's markup, ready for its reader: any part that people chose has been made inert."""

    __slots__ = ()


def inert(text: str) -> Markup:
    """The text escaped so that it reads literally. `Markup` is returned unchanged."""
    return text if isinstance(text, Markup) else Markup(MARKUP.sub(_escape, text))


def _escape(match: re.Match[str]) -> str:
    return f"\\{match[0]}" if not match[0].isdecimal() else f"{match[0]}\\"


def plain(text: str) -> str:
    """The text for places without markup: buttons, menus and suggestions."""
    return ESCAPED.sub(r"\1", text) if "\\" in text else text


def mention(user: int) -> Markup:
    """A mention of a Discord user. The sender decides whom it pings."""
    return Markup(f"<@{user}>")


def link_to(guild: int, channel: int) -> Markup:
    """A link to a channel of any server."""
    return Markup(f"https://discord.com/channels/{guild}/{channel}")


def channel_link(channel: int) -> Markup:
    """A channel mention that opens the channel on a click."""
    return Markup(f"<#{channel}>")


class Words(texts.Words):
    """The texts for messages; plain strings among the arguments are made inert. `seat`: where the reader sits, if they
    have a single seat."""

    def __init__(self, plain: texts.Words, seat: Seat | None = None) -> None:
        vars(self).update(vars(plain))
        self._plain, self._reader = plain, seat
        if seat is not None:
            self._cache = _words(plain)._cache  # one for all readers, so that seats do not multiply the memory
        else:
            self._cache = {}
            texts.IN_USE.add(self)

    def to(self, seats: Sequence[Seat]) -> Words:
        """These texts for the person in these seats. If it is a single seat, messages about it say "you": where `$seat`
        is that seat, the attribute `you` is rendered instead, if there is one; `you-rival` where `$rival` is that
        seat, or a list of it alone; `you-among-rivals` where it is one of a list, which then holds the others; and
        instead of an attribute `won`, `won-you`."""
        return _words(self._plain, seats[0]) if len(seats) == 1 else self

    if TYPE_CHECKING:

        def say(self, message: str, /, **args: object) -> Markup:
            """The message as a sentence. Raises DataError if the message or an argument is missing."""

    def _say(self, message: str, args: Mapping[str, object]) -> Markup:
        form, args = self._address(message, args)
        text = super()._say(form, {key: _inert_argument(value) for key, value in args.items()})
        return Markup(MINUS.sub("−", text))

    def _address(self, message: str, args: Mapping[str, object]) -> tuple[str, Mapping[str, object]]:
        """The form of a message that speaks to the reader, in the language that has the message, and its arguments; the
        message itself if there is none, or it does not name their seat. In a list of several seats the reader is
        "you"."""
        if self._reader is None:
            return message, args
        reader, form, new_args = Name("seat", self._reader), message, dict(args)
        for key, value in sorted(args.items(), key=lambda pair: pair[0] != "seat"):
            if value in (reader, [reader]) and form == message:
                form = self._find_form(message, "you" if key == "seat" else f"you-{key}") or message
            elif isinstance(value, list) and reader in value:
                among = self._find_form(message, f"you-among-{key}") if form == message else None
                others, you = [one for one in value if one != reader], Text("score-you")
                new_args[key] = others if among else [you if one == reader else one for one in value]
                form = among or form
        return form, new_args

    def _find_form(self, message: str, name: str) -> str | None:
        """An attribute of a message in the language that has the message."""
        form = f"{message}{'-' if '.' in message else '.'}{name}"
        own, plain = self._find(form), self._find(message)
        return form if own and plain and own[0] is plain[0] else None

    def text(self, text: Text) -> Markup:
        """A Text as a sentence."""
        return self.say(text.id, **text.args)

    def name(self, kind: str, slug: str) -> Markup:
        """The name of an item: the message `kind-slug`, or the slug itself if there is none."""
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


@lru_cache(maxsize=256)
def _words(plain: texts.Words, seat: Seat | None = None) -> Words:
    return Words(plain, seat)
