"""A result is stored with the change that ends its game, or not at all; nobody who is forgotten is in it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

import db
from db.tables import people, results, standings
from fronde.host.store import Change, Choice, Ending, GameResult, RepeatedClick, StaleRevision, Standing
from tests.db.test_store import move, path, record, store

fixtures = (path, store)
RESULT = GameResult(
    "toy", 1, Ending.RULES, 9, "daily", {"rounds": 2}, {"red": {"total": 7}, "blue": {"total": 4}},
    size=2, people=2, choices=1, began=10, ended=20,
    standings=[Standing(5, ["red"], "red", 1, True, 7, wait=60), Standing(6, ["blue"], "blue", 2, False, 4)],
)  # fmt: skip
EPOCHS: Any = [{"version": 1, "after": 0, "position": None}]


async def read(store: db.Store) -> list[list[dict[str, Any]]]:
    """Every result, and every standing in order."""
    order = (standings.c.table, standings.c.number)
    queries = select(results).order_by(results.c.table), select(standings).order_by(*order)
    return await store._run(lambda c: [[dict(row._mapping) for row in c.execute(query)] for query in queries])


async def end(store: db.Store, result: GameResult = RESULT, channel: int = 1) -> int:
    """A table whose game has ended."""
    table = await store.create_table(record(channel=channel))
    await store.commit(Change(table, 0, {"status": "over"}, moves=[move(1)], click=table * 7, result=result))
    return table


async def test_a_result_comes_back_as_it_was_and_is_stored_once(store: db.Store) -> None:
    table = await end(store)
    plain = asdict(RESULT)
    seats = [{"table": table, "number": n, **one} for n, one in enumerate(plain.pop("standings"))]
    assert await read(store) == [[{"table": table, **plain}], seats]
    for expected, click, error in ((1, 7, RepeatedClick), (0, None, StaleRevision)):
        with pytest.raises(error):
            await store.commit(Change(table, expected, {"status": "over"}, click=click, result=RESULT))
    assert await read(store) == [[{"table": table, **plain}], seats]
    assert [(one.actor, one.seat) for one in await store.list_choices(table)] == [("user:5", "red")]
    assert isinstance((await store.list_choices(table))[0], Choice)


async def test_a_game_that_goes_back_loses_its_result_and_gets_another(store: db.Store) -> None:
    table = await end(store)
    await store.commit(Change(table, 1, {"warning": 3}))
    assert len((await read(store))[1]) == 2, "nothing of the game has changed"
    await store.commit(Change(table, 2, {"status": "playing"}, keep=0))
    assert await read(store) == [[], []]
    other = replace(RESULT, standings=RESULT.standings[:1], size=1)
    await store.commit(Change(table, 3, {"status": "over"}, moves=[move(1)], result=other))
    await store.commit(Change(table, 4, {"status": "over"}, keep=0, moves=[move(1)], result=other))
    assert [row["size"] for row in (await read(store))[0]] == [1] and len((await read(store))[1]) == 1


async def test_only_a_game_that_has_ended_without_a_result_is_filled_in(store: db.Store) -> None:
    first = await end(store)
    lobby, game, going_on = [await store.create_table(record(channel=n)) for n in (2, 3, 4)]
    await store.commit(Change(lobby, 0, {"status": "ended"}))
    await store.commit(Change(game, 0, {"status": "ended", "epochs": EPOCHS}))
    await store.commit(Change(going_on, 0, {"status": "playing", "epochs": EPOCHS}))
    assert await store.tables_without_result() == [game] and await store.count_results() == (1, 0)
    old = replace(record(channel=3), id=game)
    await store.fill_result(old, RESULT)
    assert await store.tables_without_result() == [game], "the table has changed meanwhile"
    unreadable = replace(RESULT, ending=Ending.UNREADABLE)
    for result in (unreadable, RESULT):
        await store.fill_result(replace(old, revision=1), result)
    assert await store.tables_without_result() == [] and await store.count_results() == (0, 1)
    assert [row["table"] for row in (await read(store))[0]] == [first, game]
    await store.drop_table(game)
    assert [row["table"] for row in (await read(store))[0]] == [first]


async def test_the_dice_of_an_older_result_are_counted_and_nothing_else_of_it_changes(store: db.Store) -> None:
    table = await end(store)
    await store._run(lambda c: c.execute(update(standings).values(dice=None, pips=None)))
    assert await store.tables_without_result() == [table] and await store.count_results() == (0, 0)
    counts = [replace(one, dice=n, pips=3 * n, score=99) for n, one in enumerate(RESULT.standings, 5)]
    old = replace(record(channel=1), id=table)
    await store.fill_result(old, replace(RESULT, standings=counts))
    assert await store.tables_without_result() == [table], "the table has changed meanwhile"
    await store.fill_result(replace(old, revision=1), replace(RESULT, standings=counts))
    seats = [(row["dice"], row["pips"], row["score"]) for row in (await read(store))[1]]
    assert seats == [(5, 15, 7), (6, 18, 4)] and await store.tables_without_result() == []


async def test_a_person_who_is_forgotten_is_the_same_stranger_in_all_results(store: db.Store) -> None:
    for channel in (1, 2):
        await end(store, channel=channel)
    before = [row for row in (await read(store))[1] if row["person"] != 5]
    await store.forget_person(5, "a former player")
    rows = (await read(store))[1]
    [key] = {row["person"] for row in rows} - {6}
    assert key < 0 and [row for row in rows if row["person"] == 6] == before
    assert not (await store.export_person(5))["results"]
    assert [row["role"] for row in (await store.export_person(6))["results"]] == ["blue", "blue"]


async def test_a_person_who_wants_no_statistics_is_in_no_result(store: db.Store) -> None:
    await store._run(lambda c: c.execute(insert(people).values(user=6, rest={}, learned=[], stats="never")))
    former = Standing(None, ["green"], "green", 3)
    machine = Standing(None, ["gold"], "gold", 4, bot="quick")
    await end(store, replace(RESULT, standings=[*RESULT.standings, former, machine]))
    one, private, unknown, nobody = [row["person"] for row in (await read(store))[1]]
    assert (one, nobody) == (5, None) and private < 0 and unknown < 0 and private != unknown
