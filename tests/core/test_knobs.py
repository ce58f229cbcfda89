"""How much a game's author may set stays as little as it is (`tests/knobs.py`)."""

from __future__ import annotations

from fronde.games import GAMES
from tests.knobs import list_contract, list_knobs, list_set
from tests.toy import TOY

CONTRACT, ALL = 90, 158
"""The most there may be: of what every author meets, and with the ready parts beside it. Lower them where one goes."""


def test_an_author_has_no_more_to_set_than_before() -> None:
    assert len(list_contract()) <= CONTRACT and len(list_knobs()) <= ALL


def test_what_is_final_is_no_knob_and_what_stands_in_two_classes_is_one() -> None:
    knobs = list_knobs()
    assert {"Rules.view", "StepRules.keys", "Step.memory", "Headlines.tell", "StepData.when", "fuzz.tastes"} <= knobs
    assert not knobs & {"StepRules.dump", "Rules.dump", "StepRules.view", "Title.key", "Title.find_part", "Offers.ask"}


def test_what_games_set_is_counted_by_class_object_and_file() -> None:
    largest = list_set(GAMES["frondeurs"])
    assert {"Title.option_files", "Rules.apply", "Speech.leads", "Search.glances", "Manifest.spots"} <= largest
    assert {"ChapterData.steps", "fuzz.starts", "FeatureText.good", "Balance.make_value", "Step.once"} <= largest
    assert not largest & {"Rules.conferring", "Offers.gifts", "Title.former"}
    assert "Offers.gifts" in list_set(GAMES["jeanne"])
    assert len(list_set(TOY)) < len(list_set(GAMES["richelieu"])) < len(largest)
