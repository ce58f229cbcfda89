"""The texts of pictures: alt texts within the length limit, and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable

from fronde.texts import Words

ALT_LIMIT = 1024
"""The longest description that Discord accepts, in characters."""


def shortest(say: Callable[[int], list[str]]) -> str:
    """Sentences with the longest lists that fit into 1,024 characters. If even the shortest lists are too long, the
    last sentences are left out."""
    sentences: list[str] = []
    for longest in (12, 8, 5, 3, 2, 1):
        sentences = say(longest)
        if len(" ".join(sentences)) <= ALT_LIMIT:
            return " ".join(sentences)
    while len(" ".join(sentences)) > ALT_LIMIT and len(sentences) > 1:
        sentences.pop()
    text = " ".join(sentences)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def with_list(before: list[str], items: list[str], say: Callable[[str], str], after: list[str]) -> str:
    """Sentences around a list, within 1,024 characters: the list keeps its last items, as many as fit."""
    return shortest(lambda longest: [*before, *([say("; ".join(items[-longest:]))] if items else []), *after])


def typeset(alt: str, words: Words) -> str:
    """A finished alt text with the colons and semicolons of its language where code has joined it, a minus before
    negative numbers, and one full stop after an abbreviation; at most 1,024 characters."""
    for mark, name in ((":", "mark-colon"), (";", "mark-semicolon")):
        alt = re.sub(rf"(?<=\S){mark} ", words.say(name), alt)
    alt = re.sub(r"(?<![\w/.:#@-])-(?=\d)", "−", alt).replace("..", ".")
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def with_sign(points: int) -> str:
    """A number with its sign, a minus as wide as a digit."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def minus(points: int) -> str:
    """A number with a minus as wide as its digits."""
    return str(points).replace("-", "−")
