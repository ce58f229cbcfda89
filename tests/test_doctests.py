"""The examples in docstrings run as they are written."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("fronde/core", "fronde/host", "images/kit")
MODULES = [
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if ">>>" in path.read_text()
]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_is_true(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted and not result.failed


def test_there_are_examples() -> None:
    for folder in FOLDERS:
        assert any(name.startswith(folder.replace("/", ".")) for name in MODULES), folder
