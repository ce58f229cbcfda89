"""Golden games: for every configuration a game that must go on playing, and reading, exactly as it did.

`<game>/<name>.json` is the record, `<name>.txt` its story. `python -m tests.golden.make` writes them anew; read what
changed before you keep it.
"""

from __future__ import annotations

import json

import pytest

from fronde.games import GAMES
from tests.games.documented import has_tests
from tests.golden.make import FOLDER, GOLDEN, paths, replay

EVERY = [(key, name) for key in GOLDEN for name in GOLDEN[key]]
every_game = pytest.mark.parametrize(("key", "name"), EVERY, ids=lambda part: part)


def test_every_game_has_its_golden_games_and_no_other() -> None:
    assert set(GOLDEN) == set(filter(has_tests, GAMES))
    assert {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.json")} == set(EVERY)


@every_game
def test_a_golden_game_is_played_to_its_configuration(key: str, name: str) -> None:
    record = json.loads(paths(name, key)[0].read_text(encoding="utf-8"))
    assert (len(record["players"]), record["options"]) == GOLDEN[key][name]


@every_game
def test_a_golden_game_replays_word_for_word(key: str, name: str) -> None:
    record_path, story_path = paths(name, key)
    record = json.loads(record_path.read_text(encoding="utf-8"))
    match, story = replay(record)
    assert match.over and match.record() == record
    assert story == story_path.read_text(encoding="utf-8").splitlines()
