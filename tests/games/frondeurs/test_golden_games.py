"""Golden games: for every configuration a game that must go on playing, and reading, exactly as it did."""

from __future__ import annotations

import json

import pytest

from tests.golden.make import CONFIGURATIONS, paths, replay


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_golden_game_replays_word_for_word(name: str) -> None:
    record_path, story_path = paths(name)
    record = json.loads(record_path.read_text(encoding="utf-8"))
    match, story = replay(record)
    assert match.over
    assert match.record() == record
    assert story == story_path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_golden_game_is_played_to_its_configuration(name: str) -> None:
    players, options = CONFIGURATIONS[name]
    record = json.loads(paths(name)[0].read_text(encoding="utf-8"))
    assert (len(record["players"]), record["options"]) == (players, options)
