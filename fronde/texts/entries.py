"""Fluent files an entry at a time: parsing is slow, and of thousands of messages one process says few."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: nothing else that is not indented looks so."""
MENTION = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""What may be another entry inside of one."""


@lru_cache(maxsize=128)
def split(path: Path, changed: int) -> Mapping[str, str]:
    """The entries of a file as they are written, by their names; a term's begins with "-". `changed`: when the file
    was, for what is kept of it."""
    text = path.read_text(encoding="utf-8")
    begins = [*ENTRY.finditer(text)]
    ends = [*(match.start() for match in begins[1:]), len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(begins, ends, strict=True)}


@cache
def parse(entry: str) -> Resource:
    """An entry alone."""
    return FluentResource(entry)


class Bundle(FluentBundle):
    """The messages of one language. One is parsed when it is first asked for, with all that it mentions; what several
    threads ask for at once is there for each, as it is counted as there when all of it is."""

    def __init__(self, locale: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([locale], dict(functions), use_isolating=False)
        self._cache: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add_file(self, path: Path) -> None:
        """Know the entries of a file; of two of one name the first counts."""
        self._cache = {**split(path, path.stat().st_mtime_ns), **self._cache}

    @property
    def ids(self) -> set[str]:
        """Every message there is."""
        return {name for name in self._cache if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; from now on it can be got."""
        if message_id in self._cache and message_id not in self._parsed:
            needed = self._list_needed(message_id)
            for name in needed:
                self.add_resource(parse(self._cache[name]))
            self._parsed.update(needed)
        return super().has_message(message_id)

    def _list_needed(self, name: str) -> list[str]:
        """An entry and those it mentions, and so on."""
        needed = [name]
        for each in needed:
            mentioned = dict.fromkeys(MENTION.findall(self._cache[each]))
            needed += [one for one in mentioned if one in self._cache and one not in needed]
        return needed
