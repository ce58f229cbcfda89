"""What is old is dropped, and nothing a game needs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

import db
from fronde.host.storing import Change, Notice
from tests.db.test_store import move, path, record, store

DAY = 24 * 60 * 60
KEPT = ("tables", "players", "actions", "clicks", "outbox", "visits", "messages")
fixtures = (path, store)


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, which may be changed."""
    now = [1_000_000_000]
    monkeypatch.setattr(time, "time", lambda: now[0])
    return now


def count(*names: str) -> Callable[[Connection], list[Any]]:
    """Asks how many rows each table of the database has."""
    return lambda c: [c.execute(text(f"select count(*) from {name}")).scalar() for name in names]


@pytest.mark.parametrize(
    ("status", "days", "left"),
    [
        ("over", 0.5, [1, 2, 1, 1, 4, 1, 1]),
        ("over", 2, [1, 2, 1, 0, 4, 1, 1]),
        ("over", 31, [1, 2, 1, 0, 2, 1, 1]),
        ("over", 91, [1, 2, 1, 0, 2, 0, 0]),
        ("ended", 91, [1, 2, 1, 0, 2, 0, 0]),
        ("playing", 400, [1, 2, 1, 0, 2, 1, 1]),
    ],
)
async def test_old_rows_go_and_the_game_stays(
    store: db.Store, now: list[int], status: str, days: float, left: list[int]
) -> None:
    table = await store.create_table(record())
    notices = [Notice("lobby"), Notice("turn"), Notice("over"), Notice("replay")]
    await store.commit(Change(table, 0, {"status": status}, moves=[move(1)], notices=notices, seen=5, click=7))
    for change in (
        "update outbox set state = 'given-up' where kind in ('turn', 'over')",
        f"insert into messages values ({table}, 'lobby', 1, 2, null)",
    ):
        await store._run(lambda c, change=change: c.execute(text(change)))  # type: ignore[misc]
    now[0] += int(days * DAY)
    await store.clear_away()
    assert await store._run(count(*KEPT)) == left
    assert await store.is_done(7) is (days < 1)
    found = await store.load_table(table)
    assert found is not None and found[1][0].picks == ["field:1"]
