"""Reads Fluent files one entry at a time: parsing is slow, and a process uses only a few of thousands of messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term; no other line without indentation matches."""
MENTION = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""A possible reference to another entry."""


@lru_cache(maxsize=128)
def split(path: Path, mtime: int) -> Mapping[str, str]:
    """Name -> source of the entries of a file; names of terms begin with "-". `mtime`: the file's modification time,
    part of the cache key."""
    text = path.read_text(encoding="utf-8")
    begins = [*ENTRY.finditer(text)]
    ends = [*(match.start() for match in begins[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(begins, ends, strict=True)}


@cache
def parse(entry: str) -> Resource:
    """Parse a single entry."""
    return FluentResource(entry)


class Bundle(FluentBundle):
    """The messages of one language. Each is parsed on first use, with all entries it refers to. It counts as parsed
    only when all of these are present, so several threads may request it at once."""

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([locale], dict(functions), use_isolating=False)
        self._cache: dict[str, str] = {}
        self._ready: set[str] = set()

    def add_file(self, path: Path) -> None:
        """Add the entries of a file; for a repeated name the first entry counts."""
        self._cache = {**split(path, path.stat().st_mtime_ns), **self._cache}

    @property
    def ids(self) -> set[str]:
        """The ids of all messages."""
        return {name for name in self._cache if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        """Whether the message exists. If so, this also prepares it for `get_message`."""
        if message_id in self._cache and message_id not in self._ready:
            names = self._list_references(message_id)
            for name in names:
                self.add_resource(parse(self._cache[name]))
            self._ready.update(names)
        return super().has_message(message_id)

    def _list_references(self, name: str) -> list[str]:
        """The name of an entry and of all entries it refers to, directly or indirectly."""
        names = [name]
        for each in names:
            references = dict.fromkeys(MENTION.findall(self._cache[each]))
            names += [one for one in references if one in self._cache and one not in names]
        return names
