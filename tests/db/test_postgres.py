"""The store on PostgreSQL: what holds on SQLite holds there, from migrations to the outbox, and a game is played on it.
`make test ARGS="--postgresql tests/cogs"` runs all that the bot does on it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

import db
from fronde.host.storing import Chance
from fronde.host.table import Finished
from fronde.host.tables import Tables
from tests.db.test_store import (
    record,
    test_a_change_is_written_whole_or_not_at_all,
    test_a_click_is_written_with_its_change_and_once,
    test_a_number_that_no_table_can_have_finds_none,
    test_a_table_comes_back_as_it_was,
    test_an_attempt_is_counted_before_it_is_made,
    test_direct_messages_are_opened_once,
    test_events_come_only_with_actions_not_told_of,
    test_meta_is_kept,
    test_no_table_moves_into_a_taken_channel,
    test_notices_go_out_in_order_to_each_reader_and_their_messages_are_remembered,
    test_one_open_table_a_channel,
    test_open_tables_are_counted_by_host_and_by_server,
    test_undo_takes_an_action_out_and_counts_on,
    test_what_brings_direct_messages_up_to_date_is_kept_where_one_stands_or_comes,
    test_what_is_given_up_is_kept_listed_and_sent_again,
    test_whoever_acts_has_seen_what_they_did,
)
from tests.host.conftest import Club
from tests.toy import Toy

__all__ = [
    "test_a_change_is_written_whole_or_not_at_all",
    "test_a_click_is_written_with_its_change_and_once",
    "test_a_number_that_no_table_can_have_finds_none",
    "test_a_table_comes_back_as_it_was",
    "test_an_attempt_is_counted_before_it_is_made",
    "test_direct_messages_are_opened_once",
    "test_events_come_only_with_actions_not_told_of",
    "test_meta_is_kept",
    "test_no_table_moves_into_a_taken_channel",
    "test_notices_go_out_in_order_to_each_reader_and_their_messages_are_remembered",
    "test_one_open_table_a_channel",
    "test_open_tables_are_counted_by_host_and_by_server",
    "test_undo_takes_an_action_out_and_counts_on",
    "test_what_brings_direct_messages_up_to_date_is_kept_where_one_stands_or_comes",
    "test_what_is_given_up_is_kept_listed_and_sent_again",
    "test_whoever_acts_has_seen_what_they_did",
]


@pytest.fixture
async def store(postgres: str) -> AsyncIterator[db.Store]:
    """An open store on an empty database."""
    store = db.Store(postgres, alone=True)
    await store.open()
    yield store
    await store.close()


async def test_a_whole_game_is_played_and_taken_up_again(store: db.Store, toy: Toy) -> None:
    house = Club()
    house.tables = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    await house.open("toy", 2)
    over = await house.play(random.Random(2))
    assert isinstance(over, Finished)
    again = Tables(store, lambda: 0.0, lambda: Chance("", 7))
    async with again.hold(1) as table:
        assert isinstance(table, Finished) and table.match.position() == over.match.position()


async def test_what_many_write_at_once_is_written_once_each(store: db.Store, toy: Toy) -> None:
    table = await store.create_table(record())
    await asyncio.gather(*(store.note_visit(table, 5, n) for n in range(20)))
    await asyncio.gather(*(store.set_meta("word", str(n)) for n in range(20)))
    await asyncio.gather(*(store.note_direct(5, n) for n in range(20)))
    assert await store.get_meta("word") == "19" and await store.find_direct(5) == 19
