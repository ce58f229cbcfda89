"""What a game's RULES.md says, read for the tests that hold it to be whole and true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fronde.games import get_game

HERE = Path(__file__).parent
REFERENCE = re.compile(r"`([\w/]+\.(?:py|toml))(?:::([\w.*]+))?`")
"""A file, and what it defines."""


def has_tests(key: str) -> bool:
    """Whether a game's own tests stand here."""
    return (HERE / key).is_dir()


class Row(NamedTuple):
    """A rule in the table: what it says, where it is, its tests."""

    says: str
    where: str
    tests: str


def folder_of(key: str) -> Path:
    """The folder of a game's rules."""
    return get_game(key).title.folder.resolve()


@cache
def text_of(key: str) -> str:
    """The RULES.md of a game."""
    return (folder_of(key) / "RULES.md").read_text(encoding="utf-8")


@cache
def rows(key: str) -> dict[str, Row]:
    """Rule -> its row, in the order of the table."""
    lines = [line for line in text_of(key).splitlines() if re.match(r"\| [1-9]\.", line)]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rows_by_rule = {number: Row(*rest) for number, *rest in cells}
    assert len(rows_by_rule) == len(cells), "a rule stands twice"
    return rows_by_rule


@cache
def rulings(key: str) -> list[str]:
    """The rulings, in the order they stand there."""
    return re.findall(r"^- \*\*(R\d+)\*\*", text_of(key), re.MULTILINE)


@cache
def names_in(path: Path) -> frozenset[str]:
    """Functions, classes, their methods, and names assigned at the top of a module."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names |= set(_names(node))
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{name}" for child in node.body for name in _names(child)}
    return frozenset(names)


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [t.id for target in targets for t in ast.walk(target) if isinstance(t, ast.Name)]


def find_missing(key: str, text: str) -> list[str]:
    """What a text about a game names that does not exist. A test stands among the game's own or those of every game."""
    missing = []
    for file, name in REFERENCE.findall(text):
        places = [HERE / key / file, HERE / file] if file.startswith("test_") else [folder_of(key) / file]
        path = next((place for place in places if place.exists()), None)
        if path is None or (name and not any(fnmatch(symbol, name) for symbol in names_in(path))):
            missing.append(f"{file}::{name}" if name else file)
    return missing


def find_undescribed_keys(key: str, keys: Iterable[str]) -> list[str]:
    """The keys of a position that stand in no table of them."""
    position = text_of(key).partition("## A position")[2].partition("## A view")[0]
    return [name for name in sorted(keys) if f"`{name}`" not in position]
