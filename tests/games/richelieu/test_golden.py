"""Recorded games, replayed and told line by line: `<name>.json` is the record, `<name>.txt` its story.

`FRONDE_WRITE_GOLDEN=1` writes the stories anew from the records; read what changed before you keep it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from fronde.tools.fuzz import check_replay
from tests.golden.make import replay

FOLDER = Path(__file__).parents[2] / "golden" / "richelieu"
RECORDS = sorted(FOLDER.glob("*.json"))


def test_there_are_three() -> None:
    assert [path.stem for path in RECORDS] == ["four-players", "short-ending", "two-players"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_reads_as_it_was_written(path: Path) -> None:
    match, lines = replay(json.loads(path.read_text(encoding="utf-8")))
    told, story = "\n".join(lines) + "\n", path.with_suffix(".txt")
    if os.environ.get("FRONDE_WRITE_GOLDEN"):
        story.write_text(told, encoding="utf-8")
    assert told == story.read_text(encoding="utf-8")
    assert match.over
    check_replay(match)
