"""What is stored of a table: every value of a record in its own column, and what a change may write of it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

import db
from db.tables import tables
from fronde.host.notices.kinds import Occupant
from fronde.host.store import GROUP_OF, GROUPS, Change, EndSubject, Fault, Patch, Status, TableRecord, Vote
from tests.db.test_store import record, store

fixtures = (store,)
RENAMED = {
    "action_revision": "acted", "action_count": "told", "view": "shown", "score": "scored", "warning": "warned",
    "silences": "hushed", "handovers": "seen",
}  # fmt: skip
"""The values that do not go by the name of their column."""
UNCHANGED = {"id", "game", "key", "created", "revision"}
"""The values that no command writes: a change raises the revision by itself."""
VALUES: dict[str, Any] = {
    "version": 2, "host": 6, "acting": 7, "status": Status.RESTING, "size": 3, "options": {"rounds": 2},
    "files": {"board": "mine.txt"}, "opponents": {"pace": "calm"}, "channel": 11, "guild": 12, "home": 13,
    "locale": "fr", "trouble": "missing", "seed": 2**70, "salts": ["5"], "draws": [[1, 6, 3]], "position": {"at": 1},
    "settled": 4, "sealed": [["red", "stake", "1"]], "opening": [["dealt", {}, {}, []]],
    "epochs": [{"version": 2, "after": 0, "position": None}], "rewinds": [{"after": 1, "how": "agreed"}],
    "action_revision": 8, "action_count": 5, "view": "{}", "score": {"red": 3}, "turn": ["red", 5, 2],
    "stretch": {"number": 1, "view": {}}, "offers": {"5": 0}, "handovers": {"5": ["p1"]}, "timing": {"pace": {}},
    "votes": {"end": Vote(EndSubject(), Occupant(5, "Ann"), [5], [6], 1), "offered:5": None},
    "due": 1_700_000_000, "silences": {"5": 6}, "warning": 1_600_000_000, "updated": 1_500_000_000,
    "queue": {"serial": 3},
    "league": {"fixtures": []},
}  # fmt: skip
"""A value that stands nowhere by default for everything a change may write."""


def find_types() -> dict[str, Any]:
    """The type of every value of a record, by its name there or in its group."""
    top = {name: kind for name, kind in get_type_hints(TableRecord).items() if name not in GROUPS}
    return top | {name: kind for group in GROUPS.values() for name, kind in get_type_hints(group).items()}


def flatten(one: TableRecord) -> dict[str, Any]:
    """Every value of a record by its name."""
    values = {field.name: getattr(one, field.name) for field in fields(one)}
    return values | {name: getattr(values[group], name) for name, group in GROUP_OF.items()}


def test_every_value_has_one_column_that_keeps_its_name_in_the_database() -> None:
    assert len(GROUP_OF) == sum(len(fields(kind)) for kind in GROUPS.values()), "no two groups share a name"
    assert set(find_types()) - {"players", "damage"} == set(tables.c.keys())
    assert {column.key: column.name for column in tables.c if column.key != column.name} == RENAMED


def test_a_change_writes_values_of_the_types_that_a_record_has() -> None:
    types = find_types()
    assert get_type_hints(Patch) == {name: types[name] for name in VALUES}
    assert set(types) == {*VALUES, *UNCHANGED, "players", "damage"}


@pytest.mark.parametrize("name", VALUES)
async def test_each_value_is_stored_by_itself(store: db.Store, name: str) -> None:
    table = await store.create_table(record())
    before = await store.load_table(table)
    await store.commit(Change(table, 0, {name: VALUES[name]}))  # type: ignore[misc]
    after = await store.load_table(table)
    assert before is not None and after is not None and after[0].damage == []
    expected = before[0].copy_with(updated=after[0].schedule.updated)
    expected.apply(**{name: VALUES[name]})
    assert after[0] == replace(expected, revision=1)
    assert flatten(after[0])[name] == VALUES[name] != flatten(before[0])[name]


async def test_a_new_table_comes_back_with_every_value(store: db.Store) -> None:
    original = record().copy_with(**VALUES)
    table = await store.create_table(original)
    result = await store.load_table(table)
    assert result is not None
    times = {name: getattr(result[0].schedule, name) for name in ("created", "updated")}
    schedule = replace(original.schedule, **times)
    assert result[0] == replace(original, id=table, schedule=schedule) and min(times.values()) > VALUES["updated"]


async def test_a_change_leaves_what_another_task_wrote_without_a_revision(store: db.Store) -> None:
    table = await store.create_table(record())
    await store.note_trouble(table, Fault.FORBIDDEN)
    await store.commit(Change(table, 0, {"channel": 8, "guild": 9, "locale": "fr"}))
    result = await store.load_table(table)
    assert result is not None and result[0].venue.trouble == Fault.FORBIDDEN and result[0].venue.channel == 8
