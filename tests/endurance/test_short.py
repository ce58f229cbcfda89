"""The same in short, so that what is measured before a release still runs: a few tables at once in a storm of limits,
and a few games one after another. Nothing here is timed: Discord's clock goes slowly."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.e2e.fake_discord import Faults
from tests.endurance.games import PATIENCE, measure_memory
from tests.load import Load
from tests.siege import players

SLOWLY = 20
"""How many seconds pass while one passes at Discord."""


async def test_every_table_has_its_board_and_every_click_its_answer_in_a_storm_of_limits(tmp_path: Path) -> None:
    load, began = Load(tmp_path, "frondeurs", tables=4, rate=10.0, seconds=1.0, patience=120.0), time.time()
    load.world.clock = lambda: began + (time.time() - began) / SLOWLY
    load.loopback.faults = Faults(0.3, kinds={"429": 5, "429-global": 1})
    await load.measure()
    assert len(load.times) == 10 and load.faults == []
    assert all(interaction.callback and interaction.is_visible for interaction in load.world.interactions.values())
    for seating in load.seatings:
        assert any(message.files for message in load.world.standing(seating.channel)), "its board"
    assert sum(load.loopback.faults.count.values())


async def test_games_end_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "PATIENCE", PATIENCE)
    measured = await measure_memory(0, 1)
    assert measured["games"] == 1 and measured["early_mib"] > 0 and abs(measured["growth"]) < 1
