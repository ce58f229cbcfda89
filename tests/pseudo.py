"""A language nobody speaks, to see what a longer one would break: English in brackets, every vowel twice and accented.

It is a third longer than English. A plain vowel was never translated; where a bracket is missing, a text was cut.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast

from cogs.commands import translation
from fronde import texts
from fronde.games import GAMES
from fronde.texts.entries import Bundle
from tests.french import INSERTION, LITERAL, SAME, patterns_of, sentences
from tests.toy import entitle, retitle

LOCALE = "hu"
"""A language of Discord's that the bot does not have."""
OPEN, CLOSE = "‹", "›"
ACCENTS = str.maketrans("aeiouAEIOU", "âêîôûÂÊÎÔÛ")
HEAD = re.compile(r"(?:(?:-#|#+|>|-) )?")
NAMES = re.compile(
    rf"{SAME['names of people and places'].pattern}"
    "|picture-(?:letter|season|spring|summer|fall|winter|biscay)|faction|season|skill|label-skill"
)
"""Names and abbreviations, which are as long in any language: they have accents alone, and no brackets."""
PLAIN = re.compile(r"`[^`]*`|<[^<>]*>|https?://\S+|[\w.-]+\.(?:png|html|toml|json|db)\b")
"""What no language changes."""


def double(line: str) -> str:
    """A line with every vowel twice."""
    return re.sub("[aeiou]", lambda vowel: 2 * vowel[0], line, flags=re.IGNORECASE)


def lengthen(line: str, change: Callable[[str], str] = double) -> str:
    """A line in the language, outside code and Discord's marks."""
    parts = re.split(f"({LITERAL.pattern})", line)
    return "".join(part if at % 2 else change(part).translate(ACCENTS) for at, part in enumerate(parts))


def lengthen_pattern(pattern: ast.Pattern, change: Callable[[str], str]) -> None:
    """Lengthen the texts of a pattern as one line, since code may span an insertion, and those of its variants."""
    line = INSERTION.join(["".join(t.value for t in run) for run in split(pattern)])
    texts_of = iter(lengthen(line, change).split(INSERTION))
    for run in split(pattern):
        text = next(texts_of)
        if run:
            run[0].value = text
    for part in pattern.elements:
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                lengthen_pattern(variant.value, change)
        if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.StringLiteral):
            part.expression.value = lengthen(part.expression.value, change)


def split(pattern: ast.Pattern) -> list[list[ast.TextElement]]:
    """The texts between insertions; empty where insertions are side by side."""
    runs: list[list[ast.TextElement]] = [[]]
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            runs[-1].append(part)
        else:
            runs.append([])
    return runs


def bracket(pattern: ast.Pattern) -> None:
    """Put a text with letters in brackets, behind what makes it a heading or an entry of a list."""
    if not any(re.search("[^\\W\\d]", line) for line in sentences(pattern)):
        return
    first = pattern.elements[0]
    head = ""
    if isinstance(first, ast.TextElement):
        head = HEAD.match(first.value)[0]  # type: ignore[index]
        first.value = first.value[len(head) :]
    pattern.elements[:] = [ast.TextElement(head + OPEN), *pattern.elements, ast.TextElement(CLOSE)]


def translate(entries: Iterable[ast.EntryType]) -> list[ast.EntryType]:
    """Entries of a Fluent file in the language."""
    result = []
    for entry in (one.clone() for one in entries):
        if isinstance(entry, ast.Message):
            change = double if not NAMES.match(entry.id.name) else str
            for _, pattern in patterns_of(entry):
                lengthen_pattern(pattern, change)
                if change is double:
                    bracket(pattern)
        result.append(entry)
    return result


def install(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let the bot speak the language: its files are the English ones, which become longer as they are read."""
    add = Bundle.add_resource

    def add_longer(self: Bundle, resource: ast.Resource, *args: bool) -> None:
        body = translate(resource.body) if self.locales == [LOCALE] else resource.body
        add(self, ast.Resource(body), *args)

    patch.setattr(Bundle, "add_resource", add_longer)
    (folder / "own" / texts.FALLBACK).mkdir(parents=True)
    (folder / "own" / texts.FALLBACK / "own.ftl").write_text(f"language-{LOCALE} = ‹âbc›\n", encoding="utf-8")
    patch.setattr(texts, "FOLDERS", [link(texts.FOLDER, folder / "host"), folder / "own"])
    patch.setattr(texts, "locales", lambda: ["en", "fr", LOCALE])
    for key, game in list(GAMES.items()):
        own = retitle(game.title, texts=link(game.title.texts, folder / key))
        patch.setitem(GAMES, key, entitle(game, own))
    forget()


def link(source: Path, target: Path) -> Path:
    """A folder of texts, with one language more."""
    target.mkdir()
    for locale in source.iterdir():
        (target / locale.name).symlink_to(locale)
    (target / LOCALE).symlink_to(source / texts.FALLBACK)
    return target


def forget() -> None:
    """What was read of languages."""
    texts.words.cache_clear()
    translation._is_spoken.cache_clear()


def is_english(text: str, names: Iterable[str]) -> bool:
    """Whether a text has a plain vowel, besides the names of people, code, and files."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return re.search("[aeiouAEIOU]", PLAIN.sub("", text)) is not None
