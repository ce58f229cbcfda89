"""Recorded games, replayed and told line by line. A file holds the record as one line of JSON, and below it the log.

`FRONDE_WRITE_GOLDEN=1` writes the logs anew from the records; read what changed before you keep it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from fronde.core.match import Match
from fronde.games.richelieu import GAME
from fronde.tools.fuzz import check_replay
from fronde.tools.replay import tell

FOLDER = Path(__file__).parents[2] / "golden" / "richelieu"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_are_three() -> None:
    assert len(FILES) >= 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_reads_as_it_was_written(path: Path) -> None:
    line, _, log = path.read_text(encoding="utf-8").partition("\n")
    record = json.loads(line)
    told = "\n".join(tell(record, None, None)) + "\n"
    if os.environ.get("FRONDE_WRITE_GOLDEN"):
        path.write_text(f"{line}\n{told}", encoding="utf-8")
        return
    assert told == log
    match = Match.replay(GAME, record)
    assert match.over
    check_replay(match)
