"""The public door changes only where that is announced (`tests/door.py`)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fronde
import images
from fronde.api import API_VERSION
from fronde.tools.new_game import TEMPLATE
from tests.door import STORED, describe, find_fault, main

ROOT = Path(__file__).parents[2]
DOORS = {"fronde.api", "images.api"}


def test_the_door_is_as_it_was_announced() -> None:
    assert not (fault := find_fault(STORED.read_text(encoding="utf-8"), describe())), fault
    assert f"API version {API_VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_what_is_new_or_other_is_told_with_how_to_announce_it() -> None:
    now = describe()
    assert "step: str" in now and "def first_of(seats" in now and "least: 'int' = 1" in now and " at 0x" not in now
    fault = find_fault(now.replace("'int' = 1", "'int' = 2"), now)
    assert "class Decision" in fault and "API_VERSION" in fault and "python -m tests.door" in fault


def test_a_change_is_stored_under_a_new_version_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "door.txt"
    monkeypatch.setattr("tests.door.STORED", file)
    file.write_text(f"API_VERSION {API_VERSION}\nclass Other\n")
    assert main() == 1 and "class Other" in capsys.readouterr().err and "Other" in file.read_text()
    file.write_text(f"API_VERSION {API_VERSION - 1}\nclass Other\n")
    assert main() == 0 and file.read_text() == describe()


def test_a_strangers_game_needs_no_other_door() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((TEMPLATE / "pebbles").glob("*.py"))]
    modules = {node.module for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name for name in modules if name and name.partition(".")[0] in ("fronde", "images")} == DOORS


def test_its_types_are_published() -> None:
    assert all((Path(package.__file__ or "").parent / "py.typed").exists() for package in (fronde, images))
