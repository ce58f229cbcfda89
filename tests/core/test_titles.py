"""What follows from the package of a game, from its files, and from what it leaves out."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from fronde.core.components import Strict, TableOptions, check_ids, read_components
from fronde.core.errors import DataError, InvariantError
from fronde.core.flow import Step
from fronde.core.game import Speech, Title
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.step_rules import StepRules
from fronde.core.types import Decision, Json, OptionText, Setup, Text
from fronde.games import get_game
from tests.toy import TOY, State, ToyRules

SETUP = Setup("toy", ("Ann", "Bob"), 1)


class Card(Strict):
    """A card of the test."""

    id: str
    n: int = 0


class Box(Strict):
    """What is in the box of the test."""

    card: tuple[Card, ...]
    table: dict[str, Json]


def test_the_package_of_a_game_says_its_key_and_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "two_stones"
    (package / "opponents").mkdir(parents=True)
    for file in ("__init__.py", "pictures.py", "opponents/__init__.py"):
        (package / file).write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("two_stones")
    title = Title("two_stones", 1, (2,))
    assert (title.key, title.folder, title.texts) == ("two-stones", package, package / "texts")
    assert title.find_part("pictures") == "two_stones.pictures" and title.find_part("balance") is None
    assert title.find_part("opponents") == "two_stones.opponents"
    assert get_game("liberte").title.find_part("pictures") == "images.liberte"


def test_files_are_read_side_by_side_or_under_a_name_and_refused_with_their_fault(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "a"\nn = 3\n', encoding="utf-8")
    (tmp_path / "sizes.toml").write_text("rows = 4\n", encoding="utf-8")
    box = read_components(Box, tmp_path, "cards", table="sizes")
    assert box == Box(card=(Card(id="a", n=3),), table={"rows": 4})
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "a"\nsuit = "red"\n', encoding="utf-8")
    with pytest.raises(DataError, match="suit"):
        read_components(Box, tmp_path, "cards", table="sizes")
    check_ids(box.card, [Card(id="b"), Card(id="c")])
    with pytest.raises(ValueError, match="an id stands twice"):
        check_ids(box.card, [Card(id="b"), Card(id="b", n=1)])


def test_a_table_option_is_of_its_very_type() -> None:
    class SizeOptions(TableOptions):
        size: int = 3

    assert SizeOptions.model_validate({}).size == 3
    for wrong in ({"size": "4"}, {"height": 4}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            SizeOptions.model_validate(wrong)


def test_a_step_is_named_after_its_class() -> None:
    class DArtagnanTakesTwo(Step[State], once=True):
        pass

    assert DArtagnanTakesTwo.name == "d-artagnan-takes-two" and DArtagnanTakesTwo.once and not Step.once


def test_an_option_with_a_number_reads_as_its_kind() -> None:
    decision = Decision("red", "step", ())

    def describe(option: str) -> OptionText:
        return Speech[State]().describe(Match.start(TOY, SETUP)[0].state, decision, option)

    assert describe("take:3") == OptionText(Text("option-take", {"n": 3}))
    assert describe("take:all:7") == OptionText(Text("option-take-all", {"n": 7}))
    assert describe("take:a1") == OptionText(Text("option-take-a1")) and describe("7").label.id == "option-7"


def test_who_hides_nothing_need_not_deal_again_and_who_hides_must(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(TOY, SETUP)[0]
    monkeypatch.delattr(ToyRules, "resample")
    with pytest.raises(InvariantError, match="resample is missing"):
        TOY.rules.resample(match.state, "red", Dice(1))
    monkeypatch.delattr(ToyRules, "view")
    assert StepRules.view(TOY.rules, match.state, None) == TOY.rules.dump(match.state)
    again = TOY.rules.resample(match.state, None, Dice(1))
    assert again == match.state and again is not match.state
