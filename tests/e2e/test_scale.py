"""A short form of `make scale`: two bots share a PostgreSQL, are killed and replaced, and lose and double nothing; what
a click costs beside another is counted."""

from __future__ import annotations

import json
import time
from pathlib import Path

from tests.db.postgres import create_database
from tests.load import Load
from tests.siege.databases import PostgresDatabase
from tests.siege.scale import Plan, hold_out

LATEST = 15.0
"""Seconds within which a click is answered here, where many tests run at once; `make scale` wants three."""

SLOWLY = 20
"""How many seconds pass while one passes at Discord."""


def test_several_bots_lose_and_double_nothing(postgres_server: Path, tmp_path: Path) -> None:
    create_database(postgres_server, "scale")
    database = PostgresDatabase(postgres_server, "scale")
    report, last = hold_out(
        Plan(tmp_path, database, 6.0, tables=3, every=2.0, first_answer=LATEST, still=0.5, rate=10.0)
    )
    assert not report["findings"], json.dumps(report, indent=1) + "\n" + "\n".join(last)
    assert report["acknowledged"] and report["notices"] and report["compared"]
    assert report["kinds"]["kill"] and report["kinds"]["restart"] == 1


async def test_what_a_click_costs_beside_another_bot_is_counted(postgres_server: Path, tmp_path: Path) -> None:
    create_database(postgres_server, "costs")
    database = PostgresDatabase(postgres_server, "costs")
    load = Load(tmp_path, "frondeurs", 1, 5.0, 1.0, patience=120.0, server=database, others=1, servers=3)
    began = time.time()
    load.world.clock = lambda: began + (time.time() - began) / SLOWLY
    await load.measure()
    assert len(load.times) == 5 and load.faults == [] and len(load.world.servers) == 3
    assert min(load.costs.values()) > 0 and load.costs.keys() == {"bot", "drawing", "database"}
    assert 0 < load.memory < 2**10
