"""All words that players read, from Fluent files `<locale>/*.ftl`. The host's are beside this file, a game's in the
folder that its title names."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakSet

from fluent.runtime.resolver import Pattern

from fronde.core.errors import DataError
from fronde.core.types import Name, Text
from fronde.games import GAMES
from fronde.texts.entries import Bundle
from fronde.texts.names import NameText, cut, list_up, make_functions, parts_of

FOLDER = Path(__file__).parent
FALLBACK = "en"
MOST_KEPT = 10_000
"""Maximum number of cached sentences, for each language and game."""
FOLDERS = [FOLDER]
"""The folders of the host's texts. Tests may add a folder and then call `words.cache_clear`."""


def locales() -> list[str]:
    """The available languages, as folder names."""
    return _locales_in(FOLDER)


@lru_cache(maxsize=8)
def _locales_in(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir() if (p / "core.ftl").exists())


def best_locale(locale: str | None) -> str:
    """The available language for a Discord locale such as "en-GB": that one, its parent, or English."""
    have = locales()
    for name in (locale or "", (locale or "").split("-")[0]):
        if name in have:
            return name
    return FALLBACK


class Words:
    """The texts of one language from some folders, such as the host's and a game's.

    A message missing in the language falls back to English; if English lacks it too, DataError is raised.
    `fronde.texts.names` describes what Fluent files may do with their arguments.
    """

    def __init__(self, locale: str, folders: Iterable[Path]) -> None:
        self.locale = locale
        self.folders = tuple(folders)
        self.ids: set[str] = set()
        """All message ids, in this language or in English."""
        self._bundles = []
        functions = make_functions(self)
        for name in dict.fromkeys((locale, FALLBACK)):
            bundle = Bundle(name, functions)
            for path in (path for folder in self.folders for path in sorted((folder / name).glob("*.ftl"))):
                bundle.add_file(path)
            self.ids |= bundle.ids
            self._bundles.append(bundle)
        self._patterns: dict[str, tuple[Bundle, Pattern]] = {}
        self._cache: dict[str | tuple[Any, ...], str] = {}
        """Rendered sentences by message, reader and arguments. A panel repeats much of the text of the panel before
        it."""
        self._reader: str | None = None
        """For whom a message may be worded otherwise, in subclasses that share a cache."""
        self._names: dict[Name, NameText] = {}
        IN_USE.add(self)

    def has(self, message: str) -> bool:
        """Whether the message exists; `id.attribute` checks for an attribute."""
        return self._find(message) is not None

    def say(self, message: str, /, **args: object) -> str:
        """The message as a sentence. Raises DataError if it or one of its arguments is missing."""
        key = (message, self._reader, *args, *map(_freeze, args.values())) if args else message
        text = self._cache.get(key)
        if text is None:
            text = self._say(message, args)
            if len(self._cache) >= MOST_KEPT:
                self._cache.clear()
            self._cache[key] = text
        return text

    def text(self, text: Text) -> str:
        """A Text as a sentence."""
        return self.say(text.id, **text.args)

    def name(self, kind: str, slug: str) -> str:
        """The name of an item: the message `kind-slug`, or the slug itself if there is none."""
        return str(self._name(Name(kind, slug)))

    def form(self, message: str, form: str) -> str | None:
        """A form of a name, in the language that has the name; None if there is no such form."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(message)), None)
        pattern = bundle.get_message(message).attributes.get(form) if bundle else None
        return None if pattern is None else self.say(f"{message}.{form}")

    def _say(self, message: str, args: Mapping[str, object]) -> str:
        pair = self._find(message)
        if pair is None:
            raise DataError(f"no text {message!r}")
        bundle, pattern = pair
        read = {key: self._read(value) for key, value in args.items()}
        value, errors = bundle.format_pattern(pattern, read)
        if errors:
            raise DataError(f"text {message!r}: {errors}")
        return end_once(str(value), read.values())

    def _find(self, message: str) -> tuple[Bundle, Pattern] | None:
        if message in self._patterns:
            return self._patterns[message]
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                entry = bundle.get_message(name)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return self._patterns.setdefault(message, (bundle, pattern))
        return None

    def _read(self, value: object) -> object:
        """An argument in the form Fluent takes. Text, Name and list become strings; a string stays, except that a long
        one is cut."""
        if isinstance(value, Name):
            return self._name(value)
        if isinstance(value, Text):
            return cut(self.text(value))
        if isinstance(value, (list, tuple)):
            return list_up(map(self._read, value), self)
        return cut(value) if isinstance(value, str) else value

    def _name(self, name: Name) -> NameText:
        if name in self._names:
            return self._names[name]
        message = f"{name.kind}-{name.id}"
        if not any(bundle.has_message(message) for bundle in self._bundles):
            return NameText(cut(name.id), message)
        return self._names.setdefault(name, NameText(self.say(message), message))


def end_once(sentence: str, values: Iterable[object]) -> str:
    """Remove the full stop after a name that itself ends in a full stop or another mark that ends sentences."""
    for part in (part for thing in values if isinstance(thing, str) for part in parts_of(thing)):
        if part.endswith((".", "!", "?", "…")):
            sentence = sentence.replace(f"{part}.", part)
    return sentence


def _freeze(value: Any) -> object:
    """An argument as part of a cache key. The type is part of the key, since a string of another class may render
    differently."""
    kind = type(value)
    if kind is Name or kind is int:
        return kind, value
    if isinstance(value, Text):
        return (value.id, *((name, _freeze(part)) for name, part in value.args.items()))
    if isinstance(value, list) or kind is tuple:
        return (list, *map(_freeze, value))
    return kind, value if isinstance(value, Hashable) else repr(value)


IN_USE: WeakSet[Words] = WeakSet()
"""All Words that a process holds."""


def list_rendered_sentences() -> Iterator[tuple[Words, str, str]]:
    """The sentences rendered lately, each with the words that said it and the id of its message."""
    for words in list(IN_USE):
        for key, text in list(words._cache.items()):
            yield words, key if isinstance(key, str) else key[0], text


@lru_cache(maxsize=64)
def words(locale: str | None = None, game: str | None = None) -> Words:
    """The texts of a game, or of the host alone, for a reader's Discord locale (None: English)."""
    own = (GAMES[game].title.texts,) if game in GAMES else ()
    return _read(best_locale(locale), (*FOLDERS, *own))


@lru_cache(maxsize=64)
def _read(locale: str, folders: tuple[Path, ...]) -> Words:
    """The texts of a language, read once and shared by all its readers."""
    return Words(locale, folders)
