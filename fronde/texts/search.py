"""Finds the messages whose text a reader sees: among the sentences rendered lately, or else by the patterns of all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from fronde.core.spelling import fold
from fronde.games import GAMES
from fronde.texts import FALLBACK, FOLDERS, Words, list_rendered_sentences, locales
from fronde.texts import words as own
from fronde.texts.entries import parse, split

MARKUP = re.compile(r"\*\*|[*_`]|^(?:-#|#+|>|-|\d+\.) +|<[@#:/][^<>]*>")
"""What Discord does not show as it is written."""
WORD = re.compile(r"[^\W\d_]{3,}")
HOLE = "(.*?)"
BETWEEN_HOLES = re.compile(r"\(\.\*\?\)((?:[^()|\\]|\\.)*)(?=\(\.\*\?\))")
"""A hole and the text up to the next hole. The first place of that text always does, so none other needs a try: without
this a line that says the same again and again takes seconds, in which the whole process stands still."""
MOST_TRIED = 80
"""Messages whose pattern is tried, those with the most words of the line, rare ones first."""
LEAST_LETTERS, LEAST_SHARE = 4, 0.3
"""Letters that a message itself must say of a line, the rest being its arguments; and the share of the line that it
must say if the line has more than it."""


class Candidate(NamedTuple):
    """A message that can say a line, or a part of it: its language, its game ("" for the host's), and its id."""

    locale: str
    game: str
    id: str

    @property
    def key(self) -> str:
        """The id with the game, such as "richelieu/event-take"."""
        return f"{self.game}/{self.id}" if self.game else self.id


def find_messages(line: str) -> list[Candidate]:
    """The messages that can say a line, in any language and game, the likeliest first."""
    line = _strip(line)
    return _find_rendered_messages(line) or _find_patterns(line)


def _find_rendered_messages(line: str) -> list[Candidate]:
    """The messages that said the line, or else the greater part of it."""
    hits = dict[Candidate, int]()
    for words, message, text in list_rendered_sentences():
        for part in map(_strip, text.split("\n")):
            if 2 * len(part) > len(line) and part in line:
                hits[Candidate(words.locale, _find_game(words, message), message)] = len(part)
    return [candidate for candidate, length in hits.items() if length == max(hits.values())]


def _find_game(words: Words, message: str) -> str:
    """The game of a message, "" if it is the host's."""
    if message.partition(".")[0] in own(FALLBACK).ids:
        return ""
    return next((key for key, game in GAMES.items() if game.title.texts in words.folders), "")


def _find_patterns(line: str) -> list[Candidate]:
    line_words, hits = _words(line), list[tuple[float, Candidate, str]]()
    for locale in locales():
        entries, often = _list_entries(locale)
        for candidate, words, source in entries:
            if common := line_words & words:
                hits.append((sum(1 / often[word] for word in common), candidate, source))
    hits.sort(key=lambda hit: -hit[0])
    ranking = [(_match(source, candidate.id, line), candidate) for _, candidate, source in hits[:MOST_TRIED]]
    return [candidate for rank, candidate in sorted(ranking, key=lambda one: one[0], reverse=True) if rank[1]]


def _strip(line: str) -> str:
    return " ".join(MARKUP.sub("", line.strip()).split())


def _words(text: str) -> frozenset[str]:
    return frozenset(WORD.findall(fold(text)))


@lru_cache(maxsize=8)
def _list_entries(locale: str) -> tuple[list[tuple[Candidate, frozenset[str], str]], Counter[str]]:
    """Every message of a language with the words of its source, and how many messages have each word."""
    folders = [("", folder) for folder in FOLDERS] + [(key, game.title.texts) for key, game in GAMES.items()]
    entries = [
        (Candidate(locale, game, name), _words(source.partition("=")[2]), source)
        for game, folder in folders
        for path in sorted(Path(folder, locale).glob("*.ftl"))
        for name, source in split(path, path.stat().st_mtime_ns).items()
        if not name.startswith("-")
    ]
    return entries, Counter(word for _, words, _ in entries for word in words)


def _match(source: str, name: str, line: str) -> tuple[bool, int]:
    """Whether the message or one of its attributes can say the whole line, and how many letters of it are its own; 0 if
    it can say nothing of it."""
    best = (False, 0)
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name == name:
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                best = max(best, *(_weigh(each, line) for each in list_lines(pattern)), (False, 0))
    return best


def _weigh(pattern: str, line: str) -> tuple[bool, int]:
    match = re.search(pattern, line, re.IGNORECASE)
    if match is None:
        return False, 0
    whole = re.fullmatch(pattern, line, re.IGNORECASE)
    letters = _count(match[0]) - sum(_count(part) for part in match.groups() if part)
    is_enough = letters >= min(LEAST_LETTERS, _count(line)) and (whole or letters >= LEAST_SHARE * _count(line))
    return whole is not None, letters if is_enough else 0


def _count(text: str) -> int:
    return sum(map(str.isalpha, text))


def list_lines(pattern: ast.Pattern | None) -> Iterator[str]:
    """The regular expression of each line of a pattern."""
    lines = "".join(_write(pattern) if pattern else ()).split("\n")
    yield from (BETWEEN_HOLES.sub(r"(?>(.*?)\1)", line) for line in lines if line)


def _write(pattern: ast.Pattern) -> Iterator[str]:
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            lines = [MARKUP.sub("", line) for line in part.value.split("\n")]
            yield "\n".join(re.sub(r"(?:\\?\s)+", r"\\s*", re.escape(line)) for line in lines)
        elif isinstance(part.expression, ast.SelectExpression):
            variants = ("".join(_write(variant.value)).replace("\n", r"\s*") for variant in part.expression.variants)
            yield f"(?:{'|'.join(variants)})"
        elif isinstance(part.expression, ast.StringLiteral):
            yield re.escape(part.expression.parse()["value"])
        else:
            yield HOLE
