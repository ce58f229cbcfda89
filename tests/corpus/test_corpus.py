"""No rule is changed unawares: recorded games play as they were played, or the version says otherwise.

Here some games of every configuration of a title; `make fuzz` plays all of them, and compares every step.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.games import GAMES, get_game
from fronde.tools.recheck import recheck, tell
from tests.corpus import FOLDER, GAMES_KEPT, read

EVERY = 60
"""Steps between those whose digest is compared, where all that is legal is counted at each; `make fuzz` compares them
all."""
SAMPLE = 50
"""Games of a title that are played again here, the first ones: more than any title has configurations, which take
turns."""
ADVICE = "raise the version of the rules, and then record anew: python -m tests.corpus record --game"


def configuration(record: dict[str, Any]) -> tuple[int, str]:
    """The number of players and the options of a recorded game."""
    return len(record["players"]), json.dumps(record.get("options", {}), sort_keys=True)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_recorded_games_play_as_they_were_played(key: str) -> None:
    records = read(key)
    assert len(records) == GAMES_KEPT
    versions = {record["version"] for record in records}
    assert versions == {get_game(key).title.version}, f"{ADVICE} {key}"
    assert set(map(configuration, records)) == set(map(configuration, records[:SAMPLE]))
    for number, record in enumerate(records[:SAMPLE], 1):
        difference = recheck(record, EVERY)
        assert difference is None, f"game {number}: {tell(key, difference)} If this is meant, {ADVICE} {key}"


def test_every_title_has_its_games_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.gz")} == {f"{key}.jsonl.gz" for key in GAMES}
