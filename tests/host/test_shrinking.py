"""A game that has ended shrinks to its record, and is the same game whenever somebody looks at it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fronde.core.errors import TableError
from fronde.host.archive.epochs import Fate, check_tables
from fronde.host.archive.past import find_moments, past_of
from fronde.host.archive.records import record_of
from fronde.host.commands.life import End
from fronde.host.store import Status
from fronde.host.table import BrokenTable, FinishedTable, GameTable, get_game_table
from tests.host.conftest import PEOPLE, Club
from tests.host.test_epochs import AsBefore, CountsOtherwise, TellsMore, plant
from tests.stored import moves_of


async def everything(house: Club, number: int = 1) -> Any:
    """All that anybody can be shown of a table, by a process that has just begun."""
    house = house.again()
    table = await house.look(number)
    assert isinstance(table, GameTable)
    events = await house.tables.load_events(table)
    record = record_of(table.record, await moves_of(house.store, number))
    views = [table.match.view(seat) for seat in (None, *table.seats)]
    moments = [(m.turn, m.actions, m.view, m.events) for m in find_moments(past_of(table), lambda: None)]
    reports = [table.record.progress.opening, events, table.untold, table.last_view]
    state = [table.match.position(), table.match.settled_position(), table.record.status, table.match.revision]
    return type(table), record, json.dumps([views, moments, reports, state, table.match.score()], sort_keys=True)


def is_whole(house: Club, number: int = 1) -> bool:
    """Whether the store has more of it than the record."""
    entry = house.store.tables[number]
    wholes = {entry.record.progress.position is not None, *(move.events is not None for move in entry.moves)}
    assert len(wholes) == 1
    return wholes.pop()


@pytest.mark.parametrize(("game", "count"), [("toy", 2), ("toy", 4), ("richelieu", 2), ("frondeurs", 3), ("jeanne", 3)])
async def test_a_game_that_is_over_is_the_same_by_its_record_alone(house: Club, game: str, count: int) -> None:
    await house.open(game, count)
    over = await house.play(random.Random(count))
    assert isinstance(over, FinishedTable) and over.record.status == Status.OVER
    before = await everything(house)
    assert is_whole(house)
    for _ in range(2):
        await house.tables.shrink()
        assert not is_whole(house) and house.store.tables[1].record.report.view is None
        assert await everything(house) == before
    assert await house.tables.load_events(over), "of a table that was whole when it was taken up, too"


@pytest.mark.parametrize("choices", range(0, 30, 3))
async def test_a_game_that_was_ended_is_the_same_too(house: Club, choices: int) -> None:
    await house.open("toy", 3)
    await house.play(random.Random(5), choices)
    await house.tables.shrink()
    assert is_whole(house), "while it is played"
    for person in PEOPLE[:3]:
        await house.tables.run(1, person, End())
    before = await everything(house)
    await house.tables.shrink()
    assert not is_whole(house) and await everything(house) == before


async def test_a_game_that_cannot_be_read_holds_up_no_other(house: Club) -> None:
    for number in (1, 2):
        await house.open_at(number, "toy", 2)
        await house.play(random.Random(5), number=number)
    house.store.tables[1].record.apply(epochs=None)
    [fault] = await house.again().tables.shrink()
    assert isinstance(fault, Exception) and is_whole(house) and not is_whole(house, 2)


async def test_what_was_kept_back_when_it_ended_is_not_lost(house: Club) -> None:
    """A draft comes of no record: it stays."""
    await house.open_with("toy", 3, {"trade": True})
    dice, actions = random.Random(4), []
    while not actions:
        table = await house.table()
        decision = dice.choice(table.match.decisions)
        await house.act(table, decision, tuple(dice.sample(decision.options, decision.least or 1)))
        actions = [action for decision, action in table.match.held_answers if decision.draft]
    for person in PEOPLE[:3]:
        await house.tables.run(1, person, End())
    before = await everything(house)
    await house.tables.shrink()
    assert not is_whole(house) and await everything(house) == before
    again = await house.again().look()
    assert isinstance(again, FinishedTable) and [action for _, action in again.match.held_answers] == actions


@pytest.mark.parametrize("lost", ["position", "opening", "events", "draws", "digest", "view", "options"])
async def test_what_does_not_come_of_its_record_stays_whole(house: Club, lost: str) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1))
    entry = house.store.tables[1]
    other: Any = {
        "view": "{}",
        "opening": [["other", {}, {}, [], False]],
        "position": {**(entry.record.progress.position or {})},
    }
    other["position"]["random"] = "0" * 64 + ".1"
    if lost in other:
        entry.record.apply(**{lost: other[lost]})
    else:
        change = {"events": [], "draws": [[1, 6, 7]], "digest": "zzz", "options": 77}[lost]
        object.__setattr__(entry.moves[-1], lost, change)
    await house.tables.shrink()
    assert is_whole(house)


async def test_rules_that_tell_more_by_now_give_nothing_up_that_was_told(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1))
    plant(monkeypatch, TellsMore)
    await house.tables.shrink()
    assert is_whole(house)


async def test_where_rules_are_mended_afterwards_the_record_is_had(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1))
    await house.tables.shrink()
    plant(monkeypatch, AsBefore)
    result = await house.again().look()
    assert isinstance(result, FinishedTable) and result.record.version == 2
    record = record_of(result.record, await moves_of(house.store, 1))
    plant(monkeypatch, CountsOtherwise, version=3)
    table = await house.again().look()
    assert isinstance(table, BrokenTable)
    with pytest.raises(TableError, match="error-record"):
        get_game_table(table)
    assert record_of(table.record, await moves_of(house.store, 1)) == record
    [result] = [finding async for finding in check_tables(house.store)]
    assert result.sorting is not None and (result.sorting.fate, result.sorting.loss) == (Fate.KEPT, 0)


async def test_a_game_under_two_versions_of_its_rules_stays_whole(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1), 9)
    plant(monkeypatch, CountsOtherwise)
    house = house.again()
    await house.play(random.Random(1))
    assert len(house.store.tables[1].record.progress.epochs) == 2
    await house.tables.shrink()
    assert is_whole(house)


async def test_a_position_that_is_damaged_is_made_again(house: Club) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1))
    before = await everything(house)
    house.store.tables[1].record.apply(position={})
    assert await everything(house) == before
