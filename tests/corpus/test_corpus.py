"""No rule is changed unawares: every recorded game plays as it was played, or the version says otherwise."""

from __future__ import annotations

import pytest

from fronde.games import GAMES, get_game
from fronde.tools.recheck import recheck, tell
from tests.corpus import FOLDER, GAMES_KEPT, read

EVERY = 60
"""Steps between those whose digest is compared, where all that is legal is counted at each; `make fuzz` compares them
all."""
ADVICE = "raise the version of the rules, and then record anew: python -m tests.corpus record --game"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_recorded_games_play_as_they_were_played(key: str) -> None:
    records = read(key)
    assert len(records) == GAMES_KEPT
    versions = {record["version"] for record in records}
    assert versions == {get_game(key).title.version}, f"{ADVICE} {key}"
    for number, record in enumerate(records, 1):
        difference = recheck(record, EVERY)
        assert difference is None, f"game {number}: {tell(key, difference)} If this is meant, {ADVICE} {key}"


def test_every_title_has_its_games_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.gz")} == {f"{key}.jsonl.gz" for key in GAMES}
