"""Finds the rules, in our own words, by number or by word.

A passage is a message `rule-<id>` of the game's texts: "6-43", "5-22-x", "7-53-athos". Its attributes: `title`; `also`,
further numbers it answers to; `words`, search terms for it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from math import log
from typing import NamedTuple, Protocol

from fronde.core.spelling import fold

MOST = 5
"""Maximum passages in one answer."""
WHOLE, LONGEST_WHOLE = 7, 4_500
"""A chapter is returned whole if it has at most this many passages and, in total, at most this many characters, as many
as five of the longest passages."""
LONGEST_QUESTION = 100
"""Maximum characters of a search that are read."""
LONGEST_WORD = 20
"""Words with more letters are not corrected as misspelt."""
LIGHT, MEDIUM = 50, 100
"""A game with fewer passages than these is light, or of medium weight."""

_NUMBER = re.compile(r"(?<![0-9rR.,])([1-9](?:[.,][0-9]+)*)(?![0-9])\.?\s*(?:\(?([ivx]+)\b)?", re.ASCII)
_ID = re.compile(r"rule-([1-9][0-9]*(?:-.+)?)", re.ASCII)
_TITLE, _WORDS, _TEXT = 8.0, 6.0, 2.0
"""The score of a word in the title, in the search terms, or in the text; in a short title it is up to twice as much."""
_NEAR = 0.8
"""The factor for another form of a word: "moving" for "move"."""


class Speaker(Protocol):
    """The texts of one language: the interface of `fronde.texts.Words`, which is in a higher layer."""

    ids: set[str]

    def has(self, message: str) -> bool: ...

    def say(self, message: str, /, **args: object) -> str: ...

    def __hash__(self) -> int: ...


class _Entry(NamedTuple):
    id: str
    numbers: tuple[str, ...]
    worth: dict[str, float]
    """Word -> the best score for finding it."""


def find_passages(words: Speaker, find: str | None) -> list[tuple[str, str, str]]:
    """(number, title, text) of at most five passages, best first, or of all passages of a chapter with at most seven
    short ones. An empty search returns those to read first. Empty if nothing matches. Title and text together have
    at most 900 characters."""
    ids = find_rules(words, find) if (find or "").strip() else find_first(words)
    return [(number_of(id_), words.say(f"rule-{id_}.title"), words.say(f"rule-{id_}")) for id_ in ids]


def find_first(words: Speaker) -> list[str]:
    """Ids of the passages to read first, from the message `rules-first`."""
    return words.say("rules-first").split() if words.has("rules-first") else []


def find_rules(words: Speaker, find: str | None = None) -> list[str]:
    """Ids of at most five passages, best first: by number ("6.43"; "6.4" or "7" for those below it, a short chapter
    whole), by ruling ("R43"), or by words."""
    find = (find or "").strip()[:LONGEST_QUESTION]
    entries = _entries(words)
    match = _NUMBER.search(find)
    if match:
        number = match[1].replace(",", ".") + (match[2] or "")
        ids = _by_number(entries, number)
        return ids if len(number) == 1 and _may_come_whole(words, ids) else ids[:MOST]
    return _by_words(entries, [w for w in _split(find) if w not in _noise(words)] or _split(find))


def find_weight(words: Speaker) -> str:
    """The weight of a game, by the number of its passages: "light", "medium" or "heavy"."""
    count = len(_entries(words))
    return "light" if count < LIGHT else "medium" if count < MEDIUM else "heavy"


def number_of(id_: str) -> str:
    """The rulebook's number of a passage: "6.43", "5.22 x", without the names after it."""
    parts = id_.split("-")
    digits = [p for p in parts if p.isdigit()]
    roman = [p for p in parts if re.fullmatch("[ivx]+", p)]
    return " ".join([".".join(digits), *roman])


# --- by number ---


def _by_number(entries: tuple[_Entry, ...], number: str) -> list[str]:
    """The passages on a number, then those on the numbers below it; for a whole chapter, the opening of each section
    first. If there are none, those on the nearest number above it in the hierarchy."""
    exact = [e.id for e in entries if e.numbers[0] == number] + [e.id for e in entries if number in e.numbers[1:]]
    below = [e.id for e in entries if e.numbers[0].startswith(number)]
    openings = [e.id for e in entries if any(len(n) == 3 and n[0] == number for n in e.numbers)]
    ids = list(dict.fromkeys([*exact, *openings, *below]))
    return ids or (_by_number(entries, number[:-1].rstrip(".")) if len(number) > 1 else [])


def _may_come_whole(words: Speaker, ids: list[str]) -> bool:
    """Whether all these passages fit into one answer."""
    parts = [part for id_ in ids for part in (f"rule-{id_}.title", f"rule-{id_}")]
    return len(ids) <= WHOLE and sum(len(words.say(part)) for part in parts) <= LONGEST_WHOLE


# --- by words ---


def _by_words(entries: tuple[_Entry, ...], terms: list[str]) -> list[str]:
    """The passages that contain the words, those with most of them first. A misspelt word counts as the nearest known
    one."""
    frequencies = Counter(w for e in entries for w in e.worth)
    known_words = [w if _is_known(w, frequencies) else _nearest(w, frequencies) for w in terms]
    scores: dict[str, tuple[int, float]] = {}
    for entry in entries:
        values = [_value(entry, word) / log(3 + _count(word, frequencies)) for word in known_words]
        hits = sum(v > 0 for v in values)
        if hits:
            scores[entry.id] = hits, sum(values)
    return sorted(scores, key=lambda id_: scores[id_], reverse=True)[:MOST]


def _value(entry: _Entry, word: str) -> float:
    """The score of a passage for a word."""
    near = max((worth for other, worth in entry.worth.items() if _alike(word, other)), default=0.0)
    return max(entry.worth.get(word, 0.0), _NEAR * near)


def _is_known(word: str, vocabulary: Iterable[str]) -> bool:
    return any(word == other or _alike(word, other) for other in vocabulary)


def _nearest(word: str, vocabulary: Iterable[str]) -> str:
    """The nearest known word, or the word itself if none is near. Long words and words with digits stay unchanged."""
    if len(word) > LONGEST_WORD or _has_digit(word):
        return word
    return next(iter(get_close_matches(word, vocabulary, 1, 0.75)), word)


def _count(word: str, frequencies: Counter[str]) -> int:
    """The number of passages with the word, or else with a form of it. A rarer word is more significant."""
    return frequencies[word] or sum(n for other, n in frequencies.items() if _alike(word, other))


def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one, as "move" and "moving" or "coin" and "coins". They share a beginning of at
    least three letters and half the longer word, and at most three letters follow it. R10 is no form of R104."""
    if _has_digit(one) or _has_digit(other):
        return False
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    longer = max(len(one), len(other))
    return same >= 3 and 2 * same >= longer and longer - same <= 3


def _has_digit(word: str) -> bool:
    return any(c.isdigit() for c in word)


# --- the passages, prepared for the search ---


@lru_cache(maxsize=8)
def _entries(words: Speaker) -> tuple[_Entry, ...]:
    """Every passage, in the order of the rulebook."""
    ids = [match[1] for message in words.ids if (match := _ID.fullmatch(message))]
    return tuple(_read(words, id_) for id_ in sorted(ids, key=_order))


def _read(words: Speaker, id_: str) -> _Entry:
    message = f"rule-{id_}"
    also = words.say(f"{message}.also").split() if words.has(f"{message}.also") else []
    worth: dict[str, float] = {}
    for part, value in ((message, _TEXT), (f"{message}.words", _WORDS), (f"{message}.title", _TITLE)):
        terms = set(_split(words.say(part))) - _noise(words) if words.has(part) else set()
        worth |= dict.fromkeys(terms, value + (_TITLE / len(terms) if value == _TITLE and terms else 0))
    return _Entry(id_, (number_of(id_).replace(" ", ""), *also), worth)


def _order(id_: str) -> tuple[list[str], str]:
    """Sort key in the rulebook's order, in which 6.43 precedes 6.4.10 and 6.49 is followed by 6.4.10."""
    digits = [p for p in id_.split("-") if p.isdigit()]
    chapter, rest = digits[0], digits[1:]
    first = rest[0] if rest else ""
    return [chapter, first[:1], f"{len(rest):02}", first, *(p.zfill(3) for p in rest[1:])], id_


@lru_cache(maxsize=8)
def _noise(words: Speaker) -> frozenset[str]:
    """Words that a search ignores."""
    return frozenset(_split(words.say("rules-noise"))) if words.has("rules-noise") else frozenset()


def _split(text: str) -> list[str]:
    """The words of a text in small letters without accents, except those of one letter."""
    return [w for w in re.findall(r"[^\W_]+", fold(text)) if len(w) > 1]
