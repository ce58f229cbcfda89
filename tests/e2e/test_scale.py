"""A short form of `make scale`: two bots share a PostgreSQL, are killed and replaced, and lose and double nothing."""

from __future__ import annotations

import json
from pathlib import Path

from tests.db.postgres import create_database
from tests.siege.databases import PostgresDatabase
from tests.siege.scale import Plan, hold_out

LATEST = 15.0
"""Seconds within which a click is answered here, where many tests run at once; `make scale` wants three."""


def test_several_bots_lose_and_double_nothing(postgres_server: Path, tmp_path: Path) -> None:
    create_database(postgres_server, "scale")
    database = PostgresDatabase(postgres_server, "scale")
    report, last = hold_out(Plan(tmp_path, database, 12.0, tables=4, every=3.0, first_answer=LATEST, rate=10.0))
    assert not report["findings"], json.dumps(report, indent=1) + "\n" + "\n".join(last)
    assert report["acknowledged"] and report["notices"] and report["compared"]
    assert report["kinds"]["kill"] and report["kinds"]["restart"] == 1
