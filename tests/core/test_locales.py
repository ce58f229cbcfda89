"""Every language has what English has: the same messages, the same attributes, the same arguments."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fronde import texts
from fronde.games import GAMES
from fronde.tools.new_game import TEMPLATE

FOLDERS = [texts.FOLDER, *(game.title.texts for game in GAMES.values())]
ENGLISH = texts.FALLBACK

SMALL = TEMPLATE / "pebbles" / "texts"


class Usage(Visitor):
    """What a pattern asks for: arguments, forms of names, styles of lists."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.forms: set[str] = set()
        self.styles: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "FORM" and isinstance(form := node.arguments.positional[1], ast.StringLiteral):
            self.forms.add(form.value)
        if node.id.name == "GENDER":
            self.forms.add("gender")
        for argument in node.arguments.named:
            if argument.name.name == "style" and isinstance(argument.value, ast.StringLiteral):
                self.styles.add(argument.value.value)
        self.generic_visit(node)


def read(folder: Path, locale: str) -> dict[str, Usage]:
    """Every text of a language: `id`, or `id.attribute`. Two of one id are told as `id twice`, rubbish as `junk: …`."""
    entries: dict[str, Usage] = {}
    for path in sorted((folder / locale).glob("*.ftl")):
        for name, uses in parse(path.read_text(encoding="utf-8")):
            entries[name if name not in entries else f"{name} twice"] = uses
    return entries


@cache
def parse(lines: str) -> list[tuple[str, Usage]]:
    """The texts of a file."""
    entries = []
    for entry in FluentResource(lines).body:
        for name, pattern in texts_of(entry):
            entries.append((name, Usage()))
            entries[-1][1].visit(pattern)
    return entries


def texts_of(entry: Any) -> Iterator[tuple[str, Any]]:
    """The texts of one entry of a file, each with its pattern."""
    if isinstance(entry, ast.Junk):
        yield f"junk: {(entry.content or '').strip()[:60]}", ast.Pattern([])
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield entry.id.name, entry.value
        yield from ((f"{entry.id.name}.{own.id.name}", own.value) for own in entry.attributes)


def find_differences(folder: Path, locale: str, folders: list[Path]) -> list[str]:
    """What a language lacks, or has too much, beside English. It may have what its own grammar asks for: forms of
    names, what stands for them where a name has none, and other words before the last of a list."""
    english, own = read(folder, ENGLISH), read(folder, locale)
    every = [uses for one in folders for uses in read(one, locale).values()]
    forms = {form for uses in every for form in uses.forms}
    free = {f"form-{form}" for form in forms} | {f"list-{style}" for uses in every for style in uses.styles}
    faults = [f"{name}: missing" for name in english if name not in own and name not in free]
    for name in own:
        message, _, attribute = name.partition(".")
        if name not in english and name not in free and not (attribute in forms and message in english):
            faults.append(f"{name}: not in English")
    for name in (name for name in own if name in english):
        needs, has = english[name].arguments, own[name].arguments
        faults += [f"{name}: ${argument} missing" for argument in sorted(needs - has)]
        faults += [f"{name}: ${argument} not in English" for argument in sorted(has - needs)]
    return faults


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_what_english_has(folder: Path) -> None:
    languages = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    assert ENGLISH in languages
    for locale in languages:
        assert find_differences(folder, locale, FOLDERS) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_you_do_names_no_seat_of_yours(folder: Path) -> None:
    """The attribute `you` stands for a message about the reader's own seat."""
    for locale in (path.name for path in folder.iterdir() if any(path.glob("*.ftl"))):
        entries = read(folder, locale)
        own = [(name, form) for name in entries if (form := re.search(r"[.-]you(?:-(\w+))?$", name))]
        assert [name for name, form in own if (form[1] or "seat") in entries[name].arguments] == []


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """The words of the host and of a small game, in English and in a second language that is the same."""
    for name, folder in {"host": texts.FOLDER, "game": SMALL}.items():
        for locale in (ENGLISH, "fr"):
            shutil.copytree(folder / ENGLISH, tmp_path / name / locale)
    return tmp_path


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        ("seat-flint = Flint\n", "", ["seat-flint: missing"]),
        ("    .title = Taking\n", "", ["rule-1-2.title: missing"]),
        ("seat-flint =", "seat-flit = x\nseat-flint =", ["seat-flit: not in English"]),
        (
            "    .title = Taking\n",
            "    .titel = Taking\n",
            ["rule-1-2.title: missing", "rule-1-2.titel: not in English"],
        ),
        ("seat-flint = Flint\n", "seat-flint = Flint\n    .of = x\n", ["seat-flint.of: not in English"]),
        ("{ $seat } has taken", "Somebody has taken", ["event-heap-emptied: $seat missing"]),
        ("{ $seat } has taken", "{ $seat }, { $n } has taken", ["event-heap-emptied: $n not in English"]),
        ("seat-flint =", "seat flint\nseat-flint =", ["junk: seat flint: not in English"]),
        ("seat-flint =", "seat-flint = x\nseat-flint =", ["seat-flint twice: not in English"]),
    ],
)
def test_what_a_language_lacks_or_has_too_much_is_found(
    second: Path, line: str, instead: str, fault: list[str]
) -> None:
    folder, path = second / "game", second / "game" / "fr" / "pebbles.ftl"
    lines = path.read_text(encoding="utf-8")
    assert find_differences(folder, "fr", [folder]) == []
    path.write_text(lines.replace(line, instead, 1), encoding="utf-8")
    assert find_differences(folder, "fr", [folder]) == fault


def test_a_language_may_have_forms_of_names_that_it_asks_for(second: Path) -> None:
    game, host = second / "game" / "fr" / "pebbles.ftl", second / "host" / "fr" / "core.ftl"
    lines = game.read_text(encoding="utf-8")
    lines = lines.replace("seat-flint = Flint\n", "seat-flint = Flint\n    .of = du Flint\n    .gender = masculine\n")
    lines = lines.replace("{ $seat } has taken", '{ FORM($seat, "of") } has taken{ GENDER($seat) }')
    game.write_text(lines, encoding="utf-8")
    host.write_text(host.read_text(encoding="utf-8") + "form-of = de { $name }\n", encoding="utf-8")
    for folder in (second / "host", second / "game"):
        assert find_differences(folder, "fr", [second / "host", second / "game"]) == []


NOUNS = "blocks|cards|choices|Coins|Crowns|crosses|cubes|dice|discs|life points|markers|pistoles|shields|Spaces|swords"
NUMBERS = {"n", "count", "left", "held", "life", "dice", "red", "blue", "paid", "own", "reserve", "extra"}
"""Arguments that are numbers."""
COUNTED = re.compile(rf"^ (?:[a-z]+ )?(?:{NOUNS})\b")
FIXED = {
    "refused-combat-cards", "refused-discard-first", "refused-hand-full", "refused-siege-full", "refused-outnumbered",
    "refused-stack-full", "refused-too-many-shields", "season-battle", "season-economic-depression",
}  # fmt: skip
"""Texts whose number is two or more by the rules: what is never one needs no form for it."""


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_one_thing_is_not_told_as_several(folder: Path) -> None:
    """A number right before what it counts chooses the form of the noun."""
    for path in sorted((folder / ENGLISH).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            for name, pattern in texts_of(entry):
                if name not in FIXED and not name.startswith(("position-", "board-")):
                    assert list(find_bare_numbers(pattern)) == [], (path.name, name)


def find_bare_numbers(pattern: ast.Pattern, selectors: frozenset[str] = frozenset()) -> Iterator[str]:
    """Arguments before a noun in the plural, of which the text does not look whether they are one."""
    parts = pattern.elements
    for place, part in enumerate(parts):
        expression = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector.id.name if isinstance(expression.selector, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from find_bare_numbers(variant.value, selectors | {by})
        if isinstance(expression, ast.VariableReference) and expression.id.name in NUMBERS - selectors:
            follows = (then for then in parts[place + 1 : place + 4 : 2] if isinstance(then, ast.TextElement))
            yield from (f"{expression.id.name}{then.value}" for then in follows if COUNTED.match(then.value))


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.parent.name)
def test_no_message_of_a_game_is_called_as_one_of_the_host(folder: Path) -> None:
    """The host's would be read instead."""
    assert not read(folder, ENGLISH).keys() & read(texts.FOLDER, ENGLISH).keys()
