"""Whether an answer says that nothing was done: every refusal of the host, as a pattern made of its text."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from fronde.games import GAMES
from fronde.texts import FOLDER

UNDONE = ("error-", "table-which", "apology")
"""How the ids of texts begin that stand for something not done."""
IN_PART = ("Not done", "-# No longer available", "You have chosen **")
"""How lines begin that tell what of a choice was not done, or what it closed, or what is held back."""
SHORTEST = 12
"""Letters a pattern must hold to be told from anything else."""


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Of refusals, and of apologies."""
    refusals, apologies = [], []
    folders = [FOLDER, *(game.title.texts for game in GAMES.values())]
    for path in (path for folder in folders for path in sorted((folder / "en").glob("*.ftl"))):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value and entry.id.name.startswith(UNDONE):
                patterns = apologies if entry.id.name == "apology" else refusals
                patterns += [pattern for pattern, letters in _patterns_of(entry.value) if letters >= SHORTEST]
    return re.compile("|".join(refusals)), re.compile("|".join(apologies))


def _patterns_of(value: Pattern) -> list[tuple[str, int]]:
    """What a text looks like, one for each of its variants where it is all variants; and how many letters tell it."""
    if len(value.elements) == 1 and isinstance(value.elements[0], Placeable):
        expression = value.elements[0].expression
        if isinstance(expression, SelectExpression):
            return [pair for variant in expression.variants for pair in _patterns_of(variant.value)]
    texts = [part.value if isinstance(part, TextElement) else None for part in value.elements]
    return [("".join(".+?" if t is None else re.escape(t) for t in texts), sum(len(t) for t in texts if t))]


def refuses(text: str) -> bool:
    """Whether a line of an answer is a refusal, or names a rule that forbids: it may stand below what is held, right
    above the questions. Questions, which name theirs, are bold or slanted, and what is held is a list."""
    lines = [line for line in text.split("\n") if not line.startswith(IN_PART)]
    return any(_patterns()[0].match(line) or re.match(r"(?![*\->#]).*\(rule [^)]+\)$", line) for line in lines)


def says_stale(text: str) -> bool:
    """Whether it says that what was asked for had been done before."""
    return "That has been done already." in text


def says_stopped(text: str) -> bool:
    """Whether the bot stopped before it could say what came out."""
    return "I'm restarting." in text


def apologises(text: str) -> bool:
    """Whether something went wrong on the bot's side."""
    return bool(_patterns()[1].search(text))
