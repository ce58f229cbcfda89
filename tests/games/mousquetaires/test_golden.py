"""Recorded games, replayed and told line by line: `<name>.json` is the record, `<name>.txt` its story.

`python -m tests.golden.make` writes them anew; read what changed before you keep it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fronde.tools.fuzz import check_replay
from tests.golden.make import FOLDER, GOLDEN, replay

RECORDS = sorted((FOLDER / "mousquetaires").glob("*.json"))


def test_there_is_one_for_every_configuration() -> None:
    assert {path.stem for path in RECORDS} == set(GOLDEN["mousquetaires"])
    for path in RECORDS:
        record = json.loads(path.read_text(encoding="utf-8"))
        assert (len(record["players"]), record["options"]) == GOLDEN["mousquetaires"][path.stem]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_reads_as_it_was_written(path: Path) -> None:
    match, lines = replay(json.loads(path.read_text(encoding="utf-8")))
    told, story = "\n".join(lines) + "\n", path.with_suffix(".txt")
    assert told == story.read_text(encoding="utf-8")
    assert match.over
    check_replay(match)
