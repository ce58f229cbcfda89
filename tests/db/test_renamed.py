"""Games of Liberté in which, for one version, cards of the second printing bore the ids of the first."""

from __future__ import annotations

import importlib
import json
import random
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import db
from fronde.core.match import Match
from fronde.host.notices.announcements import repost_notices
from fronde.host.table import FinishedTable
from tests.host.conftest import Club
from tests.stored import WITHOUT_RESULTS

pytestmark = pytest.mark.sqlite("no PostgreSQL was made by an earlier version")

IDS: dict[str, str] = importlib.import_module("db.migrations.versions.1012_new_ids").IDS
COLUMNS = {
    "tables": ("position", "shown", "epochs", "sealed", "opening", "rewinds", "stretch"),
    "actions": ("picks", "events"),
    "outbox": ("data",),
    "plans": ("intent",),
}
BACK = {new: old for old, new in IDS.items()}


def read(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """What could hold the id of a card."""
    with sqlite3.connect(path) as connection:
        contents = {
            name: connection.execute(f"select {', '.join(columns)} from {name} order by rowid").fetchall()
            for name, columns in COLUMNS.items()
        }
    connection.close()
    return {name: [tuple(cell and json.loads(cell) for cell in row) for row in rows] for name, rows in contents.items()}


def make_older(path: Path, epochs: list[dict[str, Any]]) -> None:
    """Make of a database one of the version before, of a game with these epochs."""
    ids = re.compile(rf"\b({'|'.join(BACK)})\b")

    def rename(text: str | None) -> str | None:
        return text and ids.sub(lambda match: BACK[match[0]], text)

    with sqlite3.connect(path) as connection:
        connection.create_function("older", 1, rename)
        for name, columns in COLUMNS.items():
            connection.execute(f"update {name} set {', '.join(f'{one} = older({one})' for one in columns)}")
        connection.execute("update tables set version = 3, options = '{}', epochs = ?", (json.dumps(epochs),))
        for column, kind in (("home", ""), ("acting", ""), ("seen", ""), ("swaps", "json"), ("asked", "json")):
            change = f"add column {column} {kind} not null default '{{}}'" if kind else f"drop column {column}"
            connection.execute(f"alter table tables {change}")
        connection.execute("update tables set votes = '[]'")
        for change in WITHOUT_RESULTS:
            connection.execute(change)
        connection.execute("update alembic_version set version_num = '1011'")
    connection.close()


async def play_some(path: Path) -> None:
    """A game of three, some way into its second turn, and a plan."""
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    club = Club(store)  # type: ignore[arg-type]
    await club.open("liberte", 3)
    await club.play(random.Random(4), 150)
    await store.close()
    with sqlite3.connect(path) as connection:
        columns, values = '"table", "user", note, intent, at', (1, 2, "", '{"picks": ["place:c114"]}', 0)
        connection.execute(f"insert into plans ({columns}) values (?, ?, ?, ?, ?)", values)
    connection.close()


async def test_games_of_the_ids_of_before_go_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    path = tmp_path / "fronde.db"
    await play_some(path)
    before = read(path)
    make_older(path, [{"version": 3, "after": 0, "position": None}])
    assert read(path) != before and '"c114"' not in json.dumps(read(path))
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    after = read(path)
    for new, old in zip(after["tables"], before["tables"], strict=True):
        pairs = dict(zip(COLUMNS["tables"], zip(new, old, strict=True), strict=True))
        assert all(now == then for name, (now, then) in pairs.items() if name != "epochs") and '"c1' in json.dumps(
            pairs
        )
    assert after["actions"] == before["actions"] and after["plans"] == before["plans"]
    assert after["outbox"] == before["outbox"]
    club = Club(store)  # type: ignore[arg-type]
    table = await club.table()
    assert table.record.version == 4 and len(table.record.progress.epochs) == 1, "nobody has to be told anything"
    assert table.record.terms.options == {"printing": "second"}
    assert isinstance(table.match, Match) and repost_notices(table)
    assert isinstance(await club.play(random.Random(5)), FinishedTable)
    await store.close()


async def test_what_was_told_under_older_rules_keeps_its_ids(tmp_path: Path) -> None:
    path = tmp_path / "fronde.db"
    await play_some(path)
    now = read(path)["actions"]
    make_older(path, [{"version": 2, "after": 0, "position": None}, {"version": 3, "after": 70, "position": {}}])
    then = read(path)["actions"]
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()
    assert then[:70] != now[:70] and then[70:] != now[70:]
    assert read(path)["actions"] == then[:70] + now[70:]
