"""RULES.md is whole and true: every rule, ruling, question and key stands in it, and what it names exists."""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from fronde.core.rulebook import number_of
from fronde.games.mousquetaires import GAME, words
from fronde.games.mousquetaires.steps import STEPS
from fronde.texts import words as words_of
from tests.games.mousquetaires.table import Table

HERE = Path(__file__).parent
GAME_FOLDER = Path(words.__file__).parent
TEXT = (GAME_FOLDER / "RULES.md").read_text(encoding="utf-8")
WORDS = words_of("en", "mousquetaires")
PASSAGES = [match[1] for id_ in WORDS.ids if (match := re.fullmatch(r"rule-(\d+-\d+)", id_))]
NUMBERS = sorted(map(number_of, PASSAGES), key=lambda number: [int(part) for part in number.split(".")])
REFERENCE = re.compile(r"`([\w/]+\.(?:py|toml))(?:::([\w.*]+))?`")
RULINGS = {f"R{n}" for n in range(1, 55)}


def rows() -> dict[str, tuple[str, str]]:
    """Rule -> where it is, its tests."""
    lines = [line for line in TEXT.splitlines() if re.match(r"\| [1-9]\.", line)]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {number: (where, tests) for number, _, where, tests in cells}


@cache
def names_in(path: Path) -> frozenset[str]:
    """What a module defines at its top."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return frozenset(names)


def test_every_rule_stands_in_the_table_in_order() -> None:
    assert list(rows()) == NUMBERS and len(NUMBERS) == 81


def test_every_question_names_a_rule_there_is() -> None:
    assert {step.rule for step in STEPS.values() if step.rule} <= set(NUMBERS)


def test_every_file_function_and_test_named_exists() -> None:
    for file, name in REFERENCE.findall(TEXT):
        if "*" in file or file == "test_rules_documented.py":
            continue
        path = (HERE if file.startswith("test_") else GAME_FOLDER) / file
        assert path.exists(), file
        assert not name or any(fnmatch(symbol, name) for symbol in names_in(path)), f"{file}::{name}"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_a_place_and_a_test(number: str) -> None:
    where, tests = rows()[number]
    assert REFERENCE.search(where) and REFERENCE.search(tests)


def test_every_ruling_named_anywhere_stands_there() -> None:
    listed = set(re.findall(r"^- \*\*(R\d+)\*\*", TEXT, re.MULTILINE))
    assert listed == RULINGS
    for path in [*GAME_FOLDER.rglob("*.py"), *HERE.glob("*.py")]:
        assert set(re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8"))) <= listed, path.name


def test_every_rule_number_in_the_code_is_one_there_is() -> None:
    for path in GAME_FOLDER.rglob("*.py"):
        rule_numbers = re.findall(r'"([1-9]\.\d+)"', path.read_text(encoding="utf-8"))
        assert set(rule_numbers) <= set(NUMBERS), path.name


def test_every_question_step_and_key_is_described() -> None:
    questions = TEXT.partition("## The questions")[2].partition("## A position")[0]
    steps = {id_.removeprefix("ask-") for id_ in WORDS.ids if id_.startswith("ask-")}
    assert [name for name in sorted(steps | set(STEPS)) if f"`{name}`" not in questions] == []
    position, _, view = TEXT.partition("## A position")[2].partition("## A view")
    assert [key for key in sorted(GAME.rules.keys(Table().state).all) if f"`{key}`" not in position] == []
    public_view = GAME.rules.view(Table().state, None)
    assert [key for key in public_view if f"`{key}`" not in view] == []
    described = (GAME_FOLDER / "view.py").read_text(encoding="utf-8").partition("from __future__")[0]
    assert [key for key in public_view if f"`{key}`" not in described] == []


def test_every_text_that_is_there_is_used() -> None:
    """Whatever the game may tell or refuse has words; no word is left over."""
    code = "".join(path.read_text(encoding="utf-8") for path in GAME_FOLDER.rglob("*.py"))
    refusals = {id_.removeprefix("refused-") for id_ in WORDS.ids if id_.startswith("refused-")}
    traps = {f"trap-{name}" for name in ("beggars", "spies")}
    assert {name for name in refusals if f'"{name}"' not in code} == traps
    events = {id_.removeprefix("event-").removesuffix("-own") for id_ in WORDS.ids if id_.startswith("event-")}
    offers = {f"offer-{word}" for word in ("made", "declined", "withdrawn", "accepted")}
    assert {name for name in events if f'"{name}"' not in code} == offers
    never = {
        id_.removeprefix("position-never-")
        for id_ in {*WORDS.ids} - {*words_of("en").ids}
        if id_.startswith("position-never-")
    }
    assert {name for name in never if f'"{name}"' not in code} == set()
