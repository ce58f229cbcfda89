"""Players' names: any chosen name becomes one line that everyone can see and read.

Code that displays a name must itself prevent it from being read as markup there.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 32
"""Maximum characters of a name, which is Discord's limit."""
MOST_MARKS = 3
"""Maximum number of accents and other marks on one letter."""
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Invisible characters: those that Unicode calls ignorable, the empty Braille pattern and the silent note."""
DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Categories of characters that are not text: control, format, surrogate, private, unassigned."""


@lru_cache(maxsize=4096)
def clean_line(text: str, longest: int) -> str:
    """The visible part of a text, on one line, with plain letter forms, at most `longest` characters. Empty if nothing
    is visible."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", UNSEEN.sub("", text)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or letter in "\t\n\r\v\f":
            letters.append(" ")
        elif kind not in DROPPED and not UNSEEN.match(letter) and marks <= MOST_MARKS:
            letters.append(letter)
    line = " ".join("".join(letters).split())
    return unicodedata.normalize("NFC", _without_loose_marks(line)[:longest]).strip()


def _without_loose_marks(line: str) -> str:
    """A line without marks that have no letter."""
    text = ""
    for letter in line:
        if unicodedata.category(letter)[0] != "M" or (text and not text.endswith(" ")):
            text += letter
    return " ".join(text.split())


def clean_name(name: str, number: int) -> str:
    """A name in its stored form. If nothing of it is visible, the last digits of the player's own `number`.

    >>> clean_name(" Ann\\nof Austria ", 7), clean_name("\\u200b", 20043)
    ('Ann of Austria', '#0043')
    """
    return clean_line(name, LONGEST_NAME) or f"#{number % 10_000:04}"
