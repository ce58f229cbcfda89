"""The rules in our own words, to be looked up by number or by word."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Protocol

_PREFIX = "rule-"
_RULE = re.compile(r"rule-\d+-\d+", re.ASCII)
FIRST_STEPS = ("1.3", "3.1", "3.2", "3.3", "4.1", "6.2")
"""What somebody reads who asks for nothing: how to play."""


class Speaker(Protocol):
    """The texts of one language: what `fronde.texts.Words` offers, which this layer may not import."""

    ids: set[str]

    def say(self, message: str, /, **args: Any) -> str: ...


def rules(words: Speaker, find: str | None = None) -> list[tuple[str, str, str]]:
    """(number, title, text) of the rules that `find` names, in order: by number ("3.3", or "3" for the whole chapter)
    or by a word in title or text. How to play where nothing is asked for; an empty list where nothing fits."""
    numbers = sorted((_number(id_) for id_ in words.ids if _RULE.fullmatch(id_)), key=_order)
    entries = [(number, words.say(f"{_id(number)}.title"), words.say(_id(number))) for number in numbers]
    wanted = _fold(find or "")
    if not wanted:
        return [entry for entry in entries if entry[0] in FIRST_STEPS]
    return [entry for entry in entries if _fits(entry, wanted)]


def _fits(entry: tuple[str, str, str], wanted: str) -> bool:
    number, title, text = entry
    if wanted[:1].isdigit():
        return number == wanted or number.startswith(f"{wanted.rstrip('.')}.")
    return wanted in _fold(title) or wanted in _fold(text)


def _number(id_: str) -> str:
    return id_.removeprefix(_PREFIX).replace("-", ".")


def _id(number: str) -> str:
    return _PREFIX + number.replace(".", "-")


def _order(number: str) -> list[int]:
    return [int(part) for part in number.split(".")]


def _fold(text: str) -> str:
    """Small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(c for c in parts if not unicodedata.combining(c))
