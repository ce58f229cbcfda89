"""The shape of a TOML file that a stranger hands in, looked at before anything parses it.

Python's parser takes gigabytes for one key of thirty thousand parts, so a file is refused by what it looks like: far
beyond what any honest file needs. One look at every character, no parser: where the file is no TOML this may say
anything, but it never misses, in what the parser would read before it gives up, what a limit forbids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from fronde.core.types import Text

MOST_CHARACTERS = 500_000
MOST_LINES = 10_000
LONGEST_LINE = 1_000
"""Characters of a line."""
MOST_TABLES = 2_000
"""Headers, `[table]` or `[[table]]`."""
MOST_KEYS = 20_000
DEEPEST_KEY = 8
"""Parts of a dotted key or header."""
LONGEST_KEY = 200
"""Characters of a key or header, its dots included."""
DEEPEST = 8
"""Brackets and braces inside each other."""
MOST_ITEMS = 1_000
"""Things in one list or inline table."""


class ShapeFault(NamedTuple):
    """What a file has too much of, and the line where it does."""

    line: int
    problem: Text


def check_toml_shape(text: str) -> list[ShapeFault]:
    """The first thing a TOML file has too much of, in a list of one; nothing for a file that may be parsed. Time and
    memory grow with the file's length and no faster."""
    if len(text) > MOST_CHARACTERS:
        return [_fault(1, "characters", MOST_CHARACTERS)]
    lines = text.removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        return [_fault(MOST_LINES + 1, "lines", MOST_LINES)]
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            return [_fault(number, "line-length", LONGEST_LINE)]
    fault = _Look(text).find_fault()
    return [fault] if fault else []


def _fault(line: int, much: str, most: int) -> ShapeFault:
    return ShapeFault(line, Text(f"file-shape-{much}", {"most": most}))


TOML_FAULTS = {
    "Invalid value": "value",
    "Invalid date": "date",
    "Unterminated string": "string",
    "Expected \"'": "string",
    "Illegal character": "character",
    "Found invalid character": "character",
    "Unescaped": "escape",
    "Invalid hex": "escape",
    "Escaped character": "escape",
    "Unclosed array": "list",
    "Unclosed inline": "inline-table",
    "Cannot": "twice",
    "Duplicate": "twice",
    "Expected '='": "equals",
    "Expected ']": "header",
    "Expected newline": "line-end",
    "Invalid initial": "key",
    "Invalid statement": "key",
}
"""How Python's parser begins what it says of a file that is no TOML -> the message `file-toml-<word>`."""


def tell_toml_fault(text: str, error: ValueError) -> ShapeFault:
    """Why Python's parser gave a file up, and the line where it did; the last one where it does not say."""
    where = re.search(r"\(at line (\d+), column \d+\)", str(error))
    line = int(where[1]) if where else text.removesuffix("\n").count("\n") + 1
    name = next((name for begins, name in TOML_FAULTS.items() if str(error).startswith(begins)), "other")
    return ShapeFault(line, Text(f"file-toml-{name}"))


TOKEN = re.compile(r'"""|\'\'\'|["\'#\[\]{}=.,\n]')
"""What the look stops at; all between is part of a key or a value."""
STRING_ENDS = {
    '"': re.compile(r'\\.|["\n]'),
    "'": re.compile(r"['\n]"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
}
"""Where a string may end, by how it began: an escaped character does not end it, and a line ends an ordinary one. Up to
two quotes may stand before the three that close a long one."""


@dataclass(slots=True)
class _Look:
    """A look through a file from its beginning: what was counted, the brackets that are open, the key that is read."""

    text: str
    tables: int = 0
    keys: int = 0
    dots: int = 0
    """Dots since the last sign that is none: of a key, or the one of a number."""
    since: int = 0
    """Where the key, header or value begins that is read."""
    in_value: bool = False
    """Whether a `=` outside brackets has begun a value, which brackets may carry over several lines."""
    items: list[int] = field(default_factory=list)
    """How many commas each open bracket has."""

    def find_fault(self) -> ShapeFault | None:
        """The first thing there is too much of."""
        at = 0
        while match := TOKEN.search(self.text, at):
            sign, at = match[0], match.end()
            if sign in STRING_ENDS:
                at = self._skip_string(sign, at)
            elif sign == "#":
                at = self._skip_comment(at)
            elif much := self._read(sign, match.start()):
                return _fault(self.text.count("\n", 0, match.start()) + 1, *much)
        return None

    def _skip_string(self, quotes: str, at: int) -> int:
        """The place behind a string; of one that never ends, the end of its line or of the file."""
        while match := STRING_ENDS[quotes].search(self.text, at):
            if match[0] == "\n":
                return match.start()
            at = match.end()
            if match[0][0] != "\\":
                return at
        return len(self.text)

    def _skip_comment(self, at: int) -> int:
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end

    def _read(self, sign: str, at: int) -> tuple[str, int] | None:
        """Take up a sign that is no string and no comment; gives what there is too much of, and how much there may
        be."""
        if sign == ".":
            self.dots += 1
            return ("key-depth", DEEPEST_KEY) if self.dots >= DEEPEST_KEY else None
        much = self._end_key(sign, at)
        self.dots, self.since = 0, at + 1
        if sign == "\n":
            self._end_line()
        elif sign in "[{":
            return self._open()
        elif sign in "]}" and self.items:
            self.items.pop()
        elif sign == "," and self.items:
            self.items[-1] += 1
            return ("items", MOST_ITEMS) if self.items[-1] > MOST_ITEMS else None
        return much

    def _end_key(self, sign: str, at: int) -> tuple[str, int] | None:
        """A key ends at its `=`, a header at its bracket."""
        header = sign == "]" and not self.in_value
        if not header and sign != "=":
            return None
        if len(self.text[self.since : at].strip()) > LONGEST_KEY:
            return "key-length", LONGEST_KEY
        if sign == "=":
            self.in_value = True
            self.keys += 1
        return ("keys", MOST_KEYS) if self.keys > MOST_KEYS else None

    def _open(self) -> tuple[str, int] | None:
        """A bracket or brace is opened; outside a value it begins a header."""
        if not self.items and not self.in_value:
            self.tables += 1
        self.items.append(0)
        if len(self.items) > DEEPEST:
            return "depth", DEEPEST
        return ("tables", MOST_TABLES) if self.tables > MOST_TABLES else None

    def _end_line(self) -> None:
        """A line ends, and with it a header and every value that no open bracket carries on."""
        if not self.in_value:
            self.items.clear()
        self.in_value = bool(self.items)
