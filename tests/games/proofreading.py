"""What is wrong with a text a player reads, whatever it says: ids for names, marks and words twice, bare lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fronde.core.game import AnyGame
from fronde.core.types import Text
from fronde.games import get_game
from fronde.texts import FOLDER, Words, words

SLIPS = re.compile(
    r"(?<!\.)\.\.(?!\.)|[!?…]\.|\.[!?]|[,;:]\.|,,| [,;.!?](?=\s|$)|\S  +\S|\(\)|\( | \)|[{}]|\bNone\b"
    r"|\b(?P<word>[^\W\d_]+) (?P=word)\b|(?P<name>\b[^,;:.()\d]{3,})(?:,| and) (?P=name)(?=[,.;)]| and)"
)
"""Marks beside marks, blanks beside blanks or before marks, what is left of a template, and a word or name twice."""
QUOTED = re.compile("“[^”]*”|`[^`]*`")
"""What a text repeats as somebody typed it."""
MARKDOWN = re.compile(r"\*\*|^-# |(?<!\w)[*_](?=\w)|(?<=[\w.])[*_](?!\w)")
COMPOUND = re.compile(r"(?<![\w-])[a-z0-9]+(?:[-:_][a-z0-9]+)+(?![\w-])|(?<![\w-])[a-z]\d+(?![\w-])")
"""What may be an id: small letters with marks between them, or a letter and a number."""
ENDS = (".", "?", "!")
OPENS = (":", "(", "·", "/", "—")
"""Behind these marks a list may stand without “and”."""


@cache
def texts_of(key: str) -> frozenset[str]:
    """The compounds that stand in the game's own sentences: they are words."""
    compounds: set[str] = set()
    for folder in (FOLDER, get_game(key).title.texts):
        for path in folder.glob("en/*.ftl"):
            lines = (line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
            values = (re.sub(r"^-?[\w.-]+ *=|^ +\.[\w-]+ *=|^ *\*?\[\w+\]", "", line) for line in lines)
            compounds |= {word for value in values for word in COMPOUND.findall(re.sub(r"\{[^{}\"]*\}?", " ", value))}
    return frozenset(compounds)


def find_faults(key: str, line: str) -> list[str]:
    """What is wrong with a text as it reads."""
    bare = QUOTED.sub("“”", line)
    faults = [slip[0] for slip in SLIPS.finditer(MARKDOWN.sub("", bare))]
    return faults + [word for word in COMPOUND.findall(bare) if word not in texts_of(key)]


def find_bare_lists(text: Text, words: Words) -> Iterator[str]:
    """Lists within a sentence without “and” before the last: where no colon or bracket opens them."""
    whole = words.text(text)
    for value in text.args.values():
        parts = list(value) if type(value) in (list, tuple) else [value]
        for part in parts:
            if isinstance(part, Text):
                yield from find_bare_lists(part, words)
        if len(parts) > 1:
            bare = str(words._read(parts))
            before, middle, _ = whole.partition(bare) if words.say("list-between") in bare else ("", "", "")
            opened = re.split(r"[.;!?]\s", before)[-1]
            if middle and whole.endswith(ENDS) and not any(mark in opened for mark in OPENS):
                yield whole


def proofread(game: AnyGame, texts: list[Text]) -> Iterator[tuple[str, str]]:
    """What is wrong with some texts that are read one below the other: the fault with the text's id, and the line."""
    english = words("en", game.key)
    lines = [english.text(text) for text in texts]
    for text, line, before in zip(texts, lines, ["", *lines], strict=False):
        yield from ((f"{text.id}: {fault}", line) for fault in find_faults(game.key, line))
        yield from ((f"{text.id}: no “and”", line) for _ in find_bare_lists(text, english))
        if line == before:
            yield f"{text.id}: twice", line
