"""Every word a player reads, from Fluent files `<locale>/*.ftl`: the host's beside this one, a game's where its title
says."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from fronde.core.errors import DataError
from fronde.core.types import Name, Text
from fronde.games import GAMES

FOLDER = Path(__file__).parent
FALLBACK = "en"
LONGEST = 1_000
"""Characters of an argument."""
MOST_SAID, MOST_FOUND = 8_192, 8_192
"""Sentences, and messages found, that each language of a game keeps: the same few hundred are said all the time."""
FOLDERS = [FOLDER]
"""Where the host's words are looked for; a test adds a folder of its own and calls `words.cache_clear`."""


def locales() -> list[str]:
    """The languages there are, as folder names."""
    return _locales_in(FOLDER)


@lru_cache(maxsize=8)
def _locales_in(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir() if (p / "core.ftl").exists())


def best_locale(wanted: str | None) -> str:
    """The language to use for a Discord locale such as "en-GB": that one, its parent, or English."""
    have = locales()
    for name in (wanted or "", (wanted or "").split("-")[0]):
        if name in have:
            return name
    return FALLBACK


@lru_cache(maxsize=128)
def _read(path: Path, changed: int) -> Resource:
    """A file of messages: parsing is slow, and the host's are read again for every game."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """The texts of one language: the host's, and those of one game where it is named.

    A message missing in the language is taken from English; one missing there too raises DataError.
    """

    def __init__(self, locale: str, game: str | None) -> None:
        self.locale = locale
        folders = [*FOLDERS, GAMES[game].title.texts] if game in GAMES else FOLDERS
        self.ids: set[str] = set()
        """Every message there is, in this language or in English."""
        self._bundles = []
        for name in dict.fromkeys((locale, FALLBACK)):
            bundle = FluentBundle([name], use_isolating=False)
            for path in (path for folder in folders for path in sorted((folder / name).glob("*.ftl"))):
                resource = _read(path, path.stat().st_mtime_ns)
                self.ids.update(entry.id.name for entry in resource.body if isinstance(entry, Message))
                bundle.add_resource(resource)
            self._bundles.append(bundle)
        self._find = lru_cache(MOST_FOUND)(self._look_up)
        self._format = lru_cache(MOST_SAID, typed=True)(self._format_anew)

    def has(self, message: str) -> bool:
        """Whether there is such a message; `id.attribute` asks for an attribute."""
        return self._find(message) is not None

    def say(self, message: str, /, **args: Any) -> str:
        """The message as a sentence. Raises DataError where it is missing or an argument is."""
        sayable = {key: value for key, value in args.items() if not isinstance(value, dict)}
        return self._format(message, *(part for k, v in sayable.items() for part in (k, self._argument(k, v))))

    def _format_anew(self, message: str, *readable: Any) -> str:
        """The message with its arguments, each a key and a readable value."""
        found = self._find(message)
        if found is None:
            raise DataError(f"no text {message!r}")
        bundle, pattern = found
        value, errors = bundle.format_pattern(pattern, dict(zip(readable[::2], readable[1::2], strict=True)))
        if errors:
            raise DataError(f"text {message!r}: {errors}")
        return str(value)

    def text(self, text: Text) -> str:
        """A Text as a sentence."""
        return self.say(text.id, **text.args)

    def name(self, kind: str, slug: str) -> str:
        """What a thing is called: the message `kind-slug`, or the slug itself where there is none."""
        return self.say(f"{kind}-{slug}") if self.has(f"{kind}-{slug}") else slug

    def _look_up(self, message: str) -> tuple[Any, Any] | None:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return bundle, pattern
        return None

    def _argument(self, key: str, value: Any) -> Any:
        """An argument made readable, and cut where somebody typed without end: Fluent takes no more than 2,500."""
        readable = self._readable(key, value)
        if isinstance(readable, str) and len(readable) > LONGEST:
            return readable[: LONGEST - 1] + "…"
        return readable

    def _readable(self, key: str, value: Any) -> Any:
        """An argument made readable: a Text is said, a Name looked up, a list joined, an id named by its key."""
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, Name):
            return self.name(value.kind, value.id)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._readable(key, v)) for v in value)
        if isinstance(value, str):
            return self.name(key.rsplit("_", 1)[-1], value)
        return value


@lru_cache(maxsize=64)
def words(locale: str | None = None, game: str | None = None) -> Words:
    """The texts for a reader's Discord locale (None: English) and a game."""
    return Words(best_locale(locale), game)
