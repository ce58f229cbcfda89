"""What is old is dropped, and nothing a game needs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

import db
from fronde.host.notices.kinds import GameEnd, GameReplay, LobbyPost, Notice, TurnPost
from fronde.host.store import Change, Fault
from tests.db.test_store import move, path, record, store
from tests.stored import POSITION, moves_of

DAY = 24 * 60 * 60
STORED = ("tables", "players", "actions", "clicks", "outbox", "visits", "messages")
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
    ("status", "days", "counts"),
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
    store: db.Store, now: list[int], status: str, days: float, counts: list[int]
) -> None:
    table = await store.create_table(record())
    notices = [Notice(body) for body in (LobbyPost(), TurnPost(**POSITION), GameEnd(**POSITION), GameReplay())]
    await store.commit(Change(table, 0, {"status": status}, moves=[move(1)], notices=notices, witness=5, click=7))
    for change in (
        "update outbox set state = 'given-up' where kind in ('turn', 'over')",
        f"insert into messages values ({table}, 'lobby', 1, 2, null, null)",
    ):
        await store._run(lambda c, change=change: c.execute(text(change)))  # type: ignore[misc]
    now[0] += int(days * DAY)
    await store.clear_away()
    assert await store._run(count(*STORED)) == counts
    assert await store.find_click(7) is (True if days < 1 else None)
    result = await store.load_table(table)
    assert result is not None and result[1][0].picks == ["field:1"]


async def test_a_lobby_of_which_no_game_came_goes_and_a_game_without_a_choice_stays(
    store: db.Store, now: list[int]
) -> None:
    lobby, game, open_ = [await store.create_table(record(channel=n)) for n in (1, 2, 3)]
    await store.commit(Change(lobby, 0, {"status": "ended"}))
    values = {"status": "ended", "epochs": [{"version": 1, "after": 0, "position": None}]}
    await store.commit(Change(game, 0, values))
    for days, expected in ((89, [lobby, game, open_]), (91, [game, open_])):
        now[0] = 1_000_000_000 + days * DAY
        await store.clear_away()
        assert await store.all_tables() == expected
    assert await store._run(count("players")) == [4]


async def end_game(store: db.Store, status: str = "over", **values: Any) -> int:
    """A game that has ended just now, with nothing left to tell."""
    table = await store.create_table(record())
    whole = {
        "status": status,
        "position": {"at": 1},
        "opening": [["dealt", {}, {}, []]],
        "view": "{}",
        "action_count": 2,
    }
    await store.commit(Change(table, 0, {**whole, **values}, moves=[move(1), move(2)], witness=5))
    await store._run(lambda c: c.execute(text(f"insert into messages values ({table}, 'turn', 1, 2, null, null)")))
    return table


async def look(store: db.Store, table: int) -> tuple[Any, ...]:
    """What a game that may shrink has of what it may give up."""
    result, moves = await store.load_table(table), await moves_of(store, table)
    assert result is not None and [m.number for m in result[1]] == [m.number for m in moves] == [1, 2]
    one = result[0]
    return (
        one.progress.position,
        one.progress.opening,
        one.report.view,
        [m.events for m in moves],
        len(await store.find_messages(table)),
    )


async def test_a_game_shrinks_a_day_after_it_has_ended_and_all_was_told(store: db.Store, now: list[int]) -> None:
    table = await end_game(store)
    whole = await look(store, table)
    assert await store.whole_tables() == []
    now[0] += DAY + 1
    assert await store.whole_tables() == [table]
    await store.post(table, [Notice(GameReplay())])
    assert await store.whole_tables() == []
    notice = await store.take_notice(table, None)
    result = await store.load_table(table)
    assert notice is not None and result is not None
    await store.shrink(result[0])
    assert await look(store, table) == whole, "what is to be told yet may need it"
    await store.give_notice_up(notice, Fault.FORBIDDEN, {})
    assert await store.whole_tables() == []
    await store.send_again(table)
    await store.note_delivery(notice, {})
    assert await store.whole_tables() == [table]
    for _ in range(2):
        await store.shrink(result[0])
        assert await look(store, table) == (None, [], None, [None, None], 0)
        assert await store.whole_tables() == []


@pytest.mark.parametrize(
    ("status", "count", "last_view"), [("ended", 1, "{}"), ("ended", 0, "{}"), ("ended", 2, None)], ids=str
)
async def test_what_was_shown_stays_where_it_is_not_how_the_game_ended(
    store: db.Store, now: list[int], status: str, count: int, last_view: str | None
) -> None:
    table = await end_game(store, status, action_count=count)
    result = await store.load_table(table)
    assert result is not None
    await store.shrink(result[0])
    assert await look(store, table) == (None, [], last_view, [None, None], 0)


@pytest.mark.parametrize("status", ["playing", "lobby", "kept"])
async def test_other_tables_stay_as_they_are(store: db.Store, now: list[int], status: str) -> None:
    table = await end_game(store, status)
    now[0] += 400 * DAY
    whole, result = await look(store, table), await store.load_table(table)
    assert result is not None and await store.whole_tables() == []
    await store.shrink(result[0])
    assert await look(store, table) == whole


async def test_a_fault_while_a_game_shrinks_leaves_it_whole(
    store: db.Store, now: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await end_game(store)
    whole, result = await look(store, table), await store.load_table(table)
    assert result is not None
    raising = "raise integrity_constraint_violation using message = 'full'"
    make = f"create function fail() returns trigger language plpgsql as $$ begin {raising}; end $$"
    fail = "begin select raise(abort, 'full'); end"
    if is_postgresql := not store.url.startswith("sqlite"):
        await store._run(lambda c: c.execute(text(make)))
        fail = "execute function fail()"
    for name in ("messages", "actions"):
        trigger = f"create trigger fails before {'delete' if name == 'messages' else 'update'} on {name} for each row"
        await store._run(lambda c, t=trigger: c.execute(text(f"{t} {fail}")))  # type: ignore[misc]
        with pytest.raises(IntegrityError, match="full"):
            await store.shrink(result[0])
        assert await look(store, table) == whole
        drop = f"drop trigger fails{f' on {name}' if is_postgresql else ''}"
        await store._run(lambda c, d=drop: c.execute(text(d)))  # type: ignore[misc]
