"""A short siege: the bot is killed some times while people play, and a quarter of Discord's answers fail."""

from __future__ import annotations

import json
from pathlib import Path

from tests.siege.assault import Plan, besiege

KILLS = 8


def test_nothing_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    report, last = besiege(Plan(tmp_path, KILLS))
    assert not report["findings"], json.dumps(report, indent=1) + "\n" + "\n".join(last)
    assert report["acknowledged"] and report["notices"] and report["compared"] and sum(report["faults"].values())
    assert sum(report["kinds"].values()) == KILLS
