"""Checks the shape of an untrusted TOML file before anything parses it.

Python's parser takes gigabytes for one key of thirty thousand parts. So a file is refused by its shape if it far
exceeds what an ordinary file needs. The check reads every character once and is no parser. For a file that is not TOML
it may report any fault, but it never misses a violation in the part that the parser would read before it gives up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from fronde.core.types import Text

MOST_CHARACTERS = 500_000
MOST_LINES = 10_000
LONGEST_LINE = 1_000
"""Maximum characters of a line."""
MOST_TABLES = 2_000
"""Maximum number of headers, `[table]` or `[[table]]`."""
MOST_KEYS = 20_000
DEEPEST_KEY = 8
"""Maximum parts of a dotted key or header."""
LONGEST_KEY = 200
"""Maximum characters of a key or header, dots included."""
DEEPEST = 8
"""Maximum nesting depth of brackets and braces."""
MOST_ITEMS = 1_000
"""Maximum items in one list or inline table."""


class ShapeFault(NamedTuple):
    """A limit that a file exceeds, and the line where it does."""

    line: int
    problem: Text


def check_toml_shape(text: str) -> list[ShapeFault]:
    """The first limit that a TOML file exceeds, in a list of one; empty if the file is safe to parse. Time and memory
    are linear in the file's length."""
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
"""Beginning of an error message of Python's TOML parser -> the message `file-toml-<word>`."""


def tell_toml_fault(text: str, error: ValueError) -> ShapeFault:
    """Why Python's parser rejected a file, and the line where it did; the last line if the parser does not say."""
    where = re.search(r"\(at line (\d+), column \d+\)", str(error))
    line = int(where[1]) if where else text.removesuffix("\n").count("\n") + 1
    name = next((name for begins, name in TOML_FAULTS.items() if str(error).startswith(begins)), "other")
    return ShapeFault(line, Text(f"file-toml-{name}"))


TOKEN = re.compile(r'"""|\'\'\'|["\'#\[\]{}=.,\n]')
"""The tokens at which the scan stops; everything between them is part of a key or a value."""
STRING_ENDS = {
    '"': re.compile(r'\\.|["\n]'),
    "'": re.compile(r"['\n]"),
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile(r"'{3,5}"),
}
"""Where a string may end, by its opening quotes. An escaped character does not end it; a line break ends an ordinary
string. Up to two quotes may precede the three that close a long string."""


@dataclass(slots=True)
class _Look:
    """A scan of a file from its beginning: the counts so far, the open brackets, and the current key."""

    text: str
    tables: int = 0
    keys: int = 0
    dots: int = 0
    """Dots since the last other token: those in a key, or the one in a number."""
    since: int = 0
    """The offset at which the current key, header or value begins."""
    in_value: bool = False
    """Whether a `=` outside brackets has begun a value. Brackets may extend it over several lines."""
    items: list[int] = field(default_factory=list)
    """The number of commas in each open bracket."""

    def find_fault(self) -> ShapeFault | None:
        """The first limit that the file exceeds."""
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
        """The offset after a string. For an unterminated string, the end of its line or of the file."""
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
        """Process a token outside strings and comments. Returns the exceeded limit's name and value, or None."""
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
        """End a key at its `=`, or a header at its bracket."""
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
        """Open a bracket or brace; outside a value it begins a header."""
        if not self.items and not self.in_value:
            self.tables += 1
        self.items.append(0)
        if len(self.items) > DEEPEST:
            return "depth", DEEPEST
        return ("tables", MOST_TABLES) if self.tables > MOST_TABLES else None

    def _end_line(self) -> None:
        """End a line, and with it a header and every value that no open bracket continues."""
        if not self.in_value:
            self.items.clear()
        self.in_value = bool(self.items)
