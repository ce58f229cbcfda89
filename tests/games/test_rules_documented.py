"""Every game's RULES.md is whole and true: rules, rulings, questions and keys stand in it, and what it names exists."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from fronde.core.match import Match
from fronde.core.rulebook import number_of
from fronde.games import GAMES, get_game
from fronde.texts import words
from fronde.tools.play import make_setup
from tests.games.documented import (
    HERE,
    REFERENCE,
    find_missing,
    find_undescribed_keys,
    folder_of,
    has_tests,
    rows,
    rulings,
    text_of,
)

every_game = pytest.mark.parametrize("key", [*filter(has_tests, sorted(GAMES))])
NO_CODE = ("heading", "overview", "flavour, no rule", "later", "ruling", "the way", "GLOSSARY")
"""What may stand instead of a function."""
EXPLAINED = {"frondeurs": ("2.12", "2.13")}
"""Rules that only say what is printed, in pictures that are tested elsewhere."""
MOST_WORDS = 10
"""In which a row says its rule."""


def numbers(key: str) -> list[str]:
    """The rules that `/rules` finds, in order."""
    ids = words("en", key).ids
    return sorted(number_of(match[1]) for id_ in ids if (match := re.fullmatch(r"rule-(\d+(?:-\d+)+)", id_)))


@every_game
def test_every_rule_that_can_be_looked_up_stands_in_the_table(key: str) -> None:
    assert numbers(key) and [number for number in numbers(key) if number not in rows(key)] == []


@every_game
def test_every_file_function_and_test_named_exists(key: str) -> None:
    assert find_missing(key, text_of(key)) == []


def test_what_does_not_exist_is_found_missing() -> None:
    text = "`steps/placing.py::find_nothing` `nowhere.py` `test_5_turn.py::test_9_9_*` `steps/king.py::PRICE`"
    missing = ["steps/placing.py::find_nothing", "nowhere.py", "test_5_turn.py::test_9_9_*"]
    assert find_missing("frondeurs", text) == missing


@every_game
def test_every_rule_has_a_place_or_a_reason_to_have_none(key: str) -> None:
    for number, row in rows(key).items():
        assert 1 <= len(row.says.split()) <= MOST_WORDS, number
        assert REFERENCE.search(row.where) or row.where.startswith(NO_CODE), number
        needs_none = row.tests == "–" and (not REFERENCE.search(row.where) or number in EXPLAINED.get(key, ()))
        assert needs_none or REFERENCE.search(row.tests), number


@every_game
def test_every_ruling_named_anywhere_stands_there_once(key: str) -> None:
    listed = set(rulings(key))
    assert len(listed) == len(rulings(key))
    assert set(re.findall(r"\bR\d+\b", " ".join(row.where for row in rows(key).values()))) <= listed
    folder = folder_of(key)
    for path in [*folder.rglob("*.py"), *folder.rglob("*.ftl"), *(HERE / key).glob("*.py")]:
        assert set(re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8"))) <= listed, path.name


@every_game
def test_every_refusal_names_a_rule_there_is(key: str) -> None:
    for path in folder_of(key).rglob("*.py"):
        rule_numbers = re.findall(r'"([1-9](?:\.\d+)+)"', path.read_text(encoding="utf-8"))
        assert [number for number in rule_numbers if number not in rows(key)] == [], path.name


@every_game
def test_every_question_and_step_is_described(key: str) -> None:
    english = words("en", key)
    question_ids = {id_.removeprefix("ask-") for id_ in english.ids if re.fullmatch(r"ask-[a-z-]+", id_)}
    question_ids |= {step for steps in get_game(key).title.verbs.values() for step in steps}
    steps = set(import_module(f"fronde.games.{key}.steps").STEPS)
    questions = text_of(key).partition("## The questions")[2]
    assert [name for name in sorted(question_ids | steps) if f"`{name}`" not in questions] == []


@every_game
def test_every_key_of_a_position_and_a_view_is_described(key: str) -> None:
    game = get_game(key)
    match = Match.start(game, make_setup(game, 1))[0]
    assert find_undescribed_keys(key, match.position()) == []
    described = text_of(key).partition("## A position")[2]
    assert [name for name in match.view(None) if f"`{name}`" not in described] == []
