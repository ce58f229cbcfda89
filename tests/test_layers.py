"""Imports point one way: core <- games <- images <- cogs <- fronde_bot, and host <- db <- fronde_bot. Every import is
read, those inside functions too."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fronde.games import GAMES
from fronde.tools.new_game import TEMPLATE

ROOT = Path(__file__).parents[1]
OURS = ("fronde", "images", "cogs", "db", "fronde_bot", "bot", "bench")
PROGRAMS = ("fronde_bot", "bot", "bench")

MAY_IMPORT = {
    "fronde.core": ("fronde.core",),
    "fronde.texts": ("fronde.core", "fronde.games", "fronde.texts"),
    "fronde.games": ("fronde.core", "fronde.games"),
    "fronde.bots": ("fronde.core", "fronde.games", "fronde.bots"),
    "fronde.host": ("fronde.core", "fronde.games", "fronde.host"),
    "fronde.host.notices.kinds": ("fronde.core",),
    "fronde.host.store": ("fronde.core", "fronde.host.people.names", "fronde.host.notices.kinds"),
    "fronde.tools": ("fronde.core", "fronde.games", "fronde.bots", "fronde.texts", "fronde.tools"),
    "fronde.lab": ("fronde.core", "fronde.games", "fronde.bots", "fronde.texts", "fronde.tools", "fronde.lab"),
    "fronde.lab.waiting": ("fronde.core", "fronde.host.timekeeping.hours", "fronde.host.matchmaking.queue"),
    "fronde.testing": (
        "fronde.core", "fronde.games", "fronde.bots", "fronde.host", "fronde.texts", "fronde.tools", "fronde.testing",
    ),
    "fronde.tools.contract": ("fronde.core", "fronde.games", "fronde.testing"),
    "fronde.__main__": ("fronde.tools", "fronde.lab"),
    "fronde.api": ("fronde.core", "fronde.api"),
    "fronde": (),
    "images": ("fronde.core", "fronde.games", "fronde.texts", "images"),
    "db": ("fronde.core", "fronde.host.notices.kinds", "fronde.host.store", "db"),
    "cogs": (
        "fronde.core", "fronde.games", "fronde.bots", "fronde.host", "fronde.texts", "fronde.tools.file_reader",
        "fronde.tools.thinker", "fronde.tools.verify", "images", "cogs",
    ),
    **dict.fromkeys(PROGRAMS, OURS),
}  # fmt: skip
"""Longest prefix first: what of ours a module may import."""

DISCORD = {"discord", "simcord", "aiohttp"}
DATABASE = {"sqlalchemy", "aiosqlite", "alembic", "sqlite3", "asyncpg"}
WORLD = {
    "asyncio", "concurrent", "ctypes", "datetime", "ftplib", "getpass", "glob", "http", "locale", "logging", "os",
    "multiprocessing", "platform", "queue", "random", "sched", "secrets", "select", "shutil", "signal", "smtplib",
    "socket", "socketserver", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
"""Clock, chance, network, disk and other processes: what the engine must not depend on."""

MUST_NOT_IMPORT = {
    "fronde.core.plugins": DISCORD | DATABASE | (WORLD - {"signal"}),
    "fronde.tools": DISCORD | DATABASE | (WORLD - {"multiprocessing", "os", "sys", "time"}),
    "fronde.lab": DISCORD | DATABASE | (WORLD - {"os", "sys", "time"}),
    "fronde.testing": DISCORD | DATABASE | (WORLD - {"os"}),
    "fronde.__main__": DISCORD | DATABASE | (WORLD - {"sys"}),
    "fronde.host": DISCORD | DATABASE | (WORLD - {"asyncio"}),
    "fronde.host.timekeeping.hours": DISCORD | DATABASE | (WORLD - {"datetime", "zoneinfo"}),
    "fronde": DISCORD | DATABASE | WORLD,
    "images": DISCORD | DATABASE,
    "db": DISCORD,
    "cogs": {"sqlalchemy", "aiosqlite", "alembic", "sqlite3"},
}
"""Longest prefix first: what of others a module must not import. The tools are programs round the engine: fuzz uses
several processes, bench a clock, the referee standard input and output. The engine itself has nothing of that;
of the host `hours` reckons with the calendar, and never asks what time it is; `plugins` tells a Ctrl-C from what a
package raises."""

ENGINE_LIBRARIES = {"pydantic", "fluent", "orjson", "openskill"}
BY_NAME = {
    ("fronde.tools.referee", "images"), ("fronde.bots.defaults", "?"), ("fronde.games", "?"),
    ("fronde.core.plugins", "?"), ("fronde.testing.outside", "images"), ("fronde.testing.outside", "?"),
}  # fmt: skip
"""Imports by name: the referee's, for `render`, at the moment it is asked for one (the engine is whole without
pictures), and the contract's, which draws them; those of what a game brings for `balance` and for its opponents, by the
names it declares; and the games', which are found, not listed."""


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Every module of ours by its dotted name, and its syntax tree; a stranger's game in fronde/template is none."""
    result = []
    for top in OURS:
        for path in [ROOT / f"{top}.py", *sorted((ROOT / top).rglob("*.py"))]:
            if path.exists() and TEMPLATE not in path.parents:
                name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
                result.append((name, ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return result


def imports(name: str, tree: ast.Module, package: bool = False) -> Iterator[str]:
    """Every module the tree imports, wherever it does; `from a import b` counts as a.b, for b may be a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")[: len(name.split(".")) - node.level + package]
                base = ".".join([*parts, *([base] if base else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def imports_by_name(tree: ast.Module) -> Iterator[str]:
    """What is imported through `import_module` or `__import__`; "?" where the name is worked out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__"):
                first = node.args[0] if node.args else None
                yield first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else "?"


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def rule_for(name: str, rules: dict[str, Any]) -> Any:
    """The rule of the longest prefix of a name."""
    fitting = [prefix for prefix in rules if within(name, prefix)]
    return rules[max(fitting, key=len)] if fitting else None


def breaches(name: str, tree: ast.Module, package: bool = False) -> Iterator[str]:
    """Every import of a module that it must not have."""
    for imported in imports(name, tree, package):
        top = imported.partition(".")[0]
        if top in OURS:
            if not any(within(imported, allowed) for allowed in rule_for(name, MAY_IMPORT)):
                yield f"{name} imports {imported}"
            elif _is_another_game(name, imported):
                yield f"{name} imports another game, {imported}"
        elif top in (rule_for(name, MUST_NOT_IMPORT) or ()):
            yield f"{name} imports {imported}"
        elif within(name, "fronde") and _is_library(top) and top not in ENGINE_LIBRARIES:
            yield f"{name} needs {imported}, and the engine needs only {', '.join(sorted(ENGINE_LIBRARIES))}"
    if within(name, "fronde"):
        for imported in imports_by_name(tree):
            if (name, imported) not in BY_NAME:
                yield f"{name} imports {imported} by name"


def _is_another_game(name: str, imported: str) -> bool:
    parts = name.split(".")
    if not within(name, "fronde.games") or len(parts) < 3:
        return False
    return within(imported, "fronde.games") and not within(imported, ".".join(parts[:3]))


def _is_library(top: str) -> bool:
    return top not in sys.stdlib_module_names


def test_every_import_points_the_right_way() -> None:
    trees = modules()
    assert {"fronde.core.match", "fronde.games.frondeurs", "images", "fronde.tools.referee"} <= {n for n, _ in trees}
    packages = {name for name, _ in trees if (ROOT / Path(*name.split("."))).is_dir()}
    assert not [breach for name, tree in trees for breach in breaches(name, tree, name in packages)]


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("fronde.core.match", "import fronde.games"),
        ("fronde.core.match", "from fronde import texts"),
        ("fronde.core.match", "from fronde.tools.play import play"),
        ("fronde.core.rng", "import random"),
        ("fronde.core.rng", "def f():\n    from time import time"),
        ("fronde.core.rng", "from ..games import GAMES"),
        ("fronde.games.frondeurs.model", "import discord"),
        ("fronde.games.frondeurs.model", "from datetime import date"),
        ("fronde.games.frondeurs.model", "import numpy"),
        ("fronde.games.frondeurs.model", "from fronde.games import GAMES"),
        ("fronde.games.richelieu.model", "from fronde.games.frondeurs.model import State"),
        ("fronde.games.frondeurs.model", "import images"),
        ("fronde.games.frondeurs.model", "from importlib import import_module\nimport_module('random')"),
        ("fronde.games.frondeurs.model", "x = __import__('os')"),
        ("fronde.texts", "from fronde.tools.play import play"),
        ("fronde.tools.referee", "import images"),
        ("fronde.tools.referee", "import_module('discord')"),
        ("fronde.tools.referee", "import_module('im' + 'ages')"),
        ("fronde.tools.fuzz", "import random"),
        ("fronde.tools.fuzz", "from concurrent.futures import Executor"),
        ("images.frondeurs", "import cogs"),
        ("images.frondeurs", "import discord"),
        ("images.kit", "from db import store"),
        ("db.store", "from fronde.games import get_game"),
        ("db.store", "from discord import Client"),
        ("cogs.table", "import fronde_bot"),
        ("cogs.table", "from sqlalchemy import select"),
        ("cogs.table", "from fronde.tools.play import play"),
    ],
)
def test_a_breach_is_found(name: str, source: str) -> None:
    assert list(breaches(name, ast.parse(source)))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("fronde.core.match", "from fronde.core.game import Game\nfrom .rng import Dice\nimport json"),
        ("fronde.games", "from fronde.games.frondeurs import GAME"),
        ("fronde.games.frondeurs.steps.turn", "from fronde.games.frondeurs.model import State\nimport pydantic"),
        ("fronde.tools.referee", "from importlib import import_module\nimages = import_module('images')"),
        ("fronde.tools.bench", "from time import perf_counter"),
        ("images.frondeurs", "from fronde.games.frondeurs.data import BOARD\nfrom PIL import Image"),
        ("db.store", "import sqlalchemy\nfrom fronde.core.types import Action"),
        ("cogs.table", "import discord, images\nfrom fronde.host.tables import Tables"),
    ],
)
def test_what_is_allowed_is_no_breach(name: str, source: str) -> None:
    assert not list(breaches(name, ast.parse(source)))


# --- no circle ---


def find_imports() -> dict[str, set[str]]:
    """Each file of ours and the files it imports, within functions too; the package a module lies in does not count."""
    trees = dict(modules())
    packages = {name for name in trees if (ROOT / Path(*name.split("."))).is_dir()}
    graph: dict[str, set[str]] = {}
    for name, tree in trees.items():
        targets = set(imports(name, tree, name in packages))
        graph[name] = {_file_of(one, trees) for one in targets} - {"", name}
    return graph


def _file_of(imported: str, names: Container[str]) -> str:
    """The file of ours that is imported; "" for what is not ours."""
    parent = imported.rpartition(".")[0]
    return imported if imported in names else parent if parent in names else ""


def circles(graph: dict[str, set[str]]) -> list[tuple[str, ...]]:
    """Every group of files that import each other, one by way of the next."""
    reach = {name: set(targets) for name, targets in graph.items()}
    for middle in graph:
        for targets in reach.values():
            if middle in targets:
                targets |= reach[middle]
    inside = {name for name, targets in reach.items() if name in targets}
    return sorted({tuple(sorted(o for o in inside if o in reach[n] and n in reach[o])) for n in inside})


def test_no_file_imports_itself_by_way_of_others() -> None:
    graph = find_imports()
    assert "fronde.host.table" in graph["fronde.host.tables"] and len(graph) > 100
    assert circles(graph) == []


def test_a_circle_is_found() -> None:
    graph = find_imports()
    graph["fronde.host.store"].add("cogs.clicks")
    assert any({"fronde.host.store", "cogs.clicks", "fronde.host.tables"} <= set(circle) for circle in circles(graph))


# --- who names a game ---


@cache
def names_of_games() -> set[str]:
    """What only a game may name: its key, its seats, every id of its data files."""
    names = set(GAMES)
    for path in (ROOT / "fronde" / "games").rglob("*.toml"):
        names |= set(_ids(tomllib.loads(path.read_text(encoding="utf-8"))))
    return names


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)


def _constants(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize("package", ["cogs", "db", "fronde.tools", "fronde.__main__"])
def test_the_table_the_database_and_the_tools_know_no_game(package: str) -> None:
    names = names_of_games()
    assert "frondeurs" in names and len(names) > 100
    for module, tree in modules():
        if not within(module, package):
            continue
        assert not any(key in part for key in GAMES for part in module.split("."))
        for text in _constants(tree):
            assert not [key for key in GAMES if key in text.lower()], f"{module} names a game: {text!r}"
            assert text.rpartition(":")[2] not in names, f"{module} names a thing of a game: {text!r}"
        identifiers = {getattr(node, "id", None) or getattr(node, "attr", None) for node in ast.walk(tree)} - {None}
        assert not [name for name in identifiers for key in GAMES if key in str(name).lower()], module
