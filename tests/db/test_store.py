"""The store: migrations, one open table a channel, changes whole or not at all, the outbox."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, inspect, select, text, update

import db
from db.migrate import HEAD
from db.store import write_table
from db.tables import metadata, servers, tables
from fronde.host.notices.kinds import (
    Continuation,
    EndVote,
    GameEnd,
    HandPost,
    LobbyPost,
    Notice,
    Occupant,
    Question,
    QuestionUpdate,
    WaitingList,
)
from fronde.host.store import (
    Chance,
    Change,
    ChannelConflict,
    DirectMessages,
    EndSubject,
    Fault,
    HostSubject,
    Message,
    Move,
    MoveSubject,
    PauseSubject,
    Person,
    Plan,
    Player,
    RepeatedClick,
    RewindSubject,
    ServerSettings,
    StaleRevision,
    Status,
    Subject,
    SwapSubject,
    TableRecord,
    Terms,
    Venue,
    Vote,
)
from tests.stored import POSITION, moves_of, turn


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database file, where it is one."""
    return tmp_path / "table.db"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[db.Store]:
    """An open store with nothing in it."""
    store = db.Store(database_url)
    await store.open()
    yield store
    await store.close()


def record(channel: int = 1, **values: Any) -> TableRecord:
    """A table of two."""
    people = [Player(5, "Ann", "Ann"), Player(6, "Bob", "Bob", dm=DirectMessages.UNASKED)]
    one = TableRecord("toy", 1, 5, Terms(2), Venue(channel), Chance(seed=2**63 - 1), players=people)
    return one.copy_with(**values)


def move(number: int) -> Move:
    """An action."""
    return Move(number, "user:5", "red", "choose-field", ["field:1"], [["field-chosen", {"n": number}, {}, []]])


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(db.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


@pytest.mark.sqlite("it looks into the file")
async def test_migrations_make_the_tables_the_program_expects(store: db.Store, path: Path) -> None:
    engine = create_engine(f"sqlite:///{path}")
    inspector = inspect(engine)
    for name, table in metadata.tables.items():
        columns = {c["name"]: c for c in inspector.get_columns(name)}
        assert set(columns) == {column.name for column in table.columns}
        assert all(columns[c.name]["nullable"] == c.nullable for c in table.columns if not c.primary_key), name
        indexes = {i["name"] for i in inspector.get_indexes(name) if not str(i["name"]).startswith("sqlite_")}
        assert indexes == {index.name for index in table.indexes}, name
    engine.dispose()


@pytest.mark.sqlite("its settings")
async def test_sqlite_keeps_what_was_acknowledged(store: db.Store) -> None:
    def pragmas(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"pragma {name}")).scalar() for name in names]

    assert await store._run(pragmas) == ["wal", 2, 1]


async def test_a_table_comes_back_as_it_was(store: db.Store) -> None:
    original = record(locale="fr", options={"rounds": 2})
    table_id = await store.create_table(original, [Notice(LobbyPost())])
    result = await store.load_table(table_id)
    assert result is not None
    row, moves = result
    assert moves == [] and row.players == original.players and row.chance.seed == original.chance.seed
    assert row.terms.options == {"rounds": 2} and row.is_open and row.schedule.created > 0
    assert await store.open_tables() == [table_id] == await store.open_tables(6)
    assert await store.open_tables(7) == [] and await store.load_table(99) is None


async def test_a_number_that_no_table_can_have_finds_none(store: db.Store) -> None:
    for number in (1, (1 << 31) - 1, 1 << 31, (1 << 63) - 1):
        assert await store.load_table(number) is None
        assert await store.load_plan(number, 1) == Plan()
        await store.change_plan(number, 1, note="")


async def test_one_open_table_a_channel(store: db.Store) -> None:
    first = await store.create_table(record())
    with pytest.raises(ChannelConflict):
        await store.create_table(record())
    await store.commit(Change(first, 0, {"status": "ended"}))
    second = await store.create_table(record())
    assert await store.find_open_table(1) == second == await store.find_last_table(1)
    assert await store.find_open_table(2) is None


async def test_a_change_is_written_whole_or_not_at_all(store: db.Store) -> None:
    table_id = await store.create_table(record())
    values = {"status": "playing", "position": {"a": 1}, "settled": 1}
    await store.commit(Change(table_id, 0, values, moves=[move(1)], notices=[turn()]))
    with pytest.raises(StaleRevision):
        await store.commit(Change(table_id, 0, {"settled": 9}, moves=[move(2)], notices=[turn()]))
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.commit(Change(table_id, 1, {"settled": 9}, moves=[move(2), move(2)], notices=[turn()]))
    result = await store.load_table(table_id)
    assert result is not None
    assert result[0].revision == 1 and result[0].progress.settled == 1 and result[1] == [move(1)]
    assert await store.count_games() == 1


async def test_undo_takes_an_action_out_and_counts_on(store: db.Store) -> None:
    table_id = await store.create_table(record())
    await store.commit(Change(table_id, 0, moves=[move(1)]))
    await store.commit(Change(table_id, 1, keep=0))
    await store.commit(Change(table_id, 2, moves=[move(1)]))
    result = await store.load_table(table_id)
    assert result is not None and result[0].revision == 3 and [m.number for m in result[1]] == [1]


async def test_an_action_in_the_place_of_another_was_made_when_that_was(store: db.Store) -> None:
    table_id = await store.create_table(record())
    await store.commit(Change(table_id, 0, moves=[move(1), move(2)]))
    moment, _ = await store.last_signs(table_id)
    store._clock = lambda: moment + 1000
    await store.commit(Change(table_id, 1, moves=[replace(move(2), options=5)], keep=1))
    assert (await store.last_signs(table_id))[0] == moment
    assert [m.options for m in await moves_of(store, table_id)] == [move(1).options, 5]


async def test_who_follows_is_told_of_what_comes_in_the_place_of_what_was_taken_back(store: db.Store) -> None:
    table_id = await store.create_table(record())
    await store.commit(Change(table_id, 0, moves=[move(1), move(2), move(3)]))
    await store.follow(table_id, 9, None, 3, 0)
    await store.commit(Change(table_id, 1, keep=1))
    assert await store.follows_due(10) == []
    await store.commit(Change(table_id, 2, moves=[move(2)]))
    assert [(one.user, one.action_count) for one in await store.follows_due(10)] == [(9, 1)]


async def test_events_come_only_with_actions_not_told_of(store: db.Store) -> None:
    table_id = await store.create_table(record())
    for n in range(3):
        await store.commit(Change(table_id, n, {"action_count": 2}, moves=[move(n + 1)]))
    result = await store.load_table(table_id)
    assert result is not None
    assert [len(m.events) for m in result[1]] == [0, 0, 1]
    assert len(await moves_of(store, table_id)) == 3


async def test_notices_go_out_in_order_to_each_reader_and_their_messages_are_remembered(store: db.Store) -> None:
    table_id = await store.create_table(record())
    await store.post(table_id, [Notice(HandPost(), 5), turn(2), Notice(HandPost(), 6)])
    await store.post(table_id, [Notice(Continuation(seat="red")), Notice(HandPost(), 5)])
    assert await store.find_readers(table_id) == [None, 5, 6], "the channel first"
    notices, ids = [], []
    for to in (None, 5, 6):
        while (notice := await store.take_notice(table_id, to)) is not None:
            notices.append((notice.body, notice.to))
            ids.append(notice.id)
            await store.note_delivery(notice, {f"{notice.kind}:{notice.to}": Message(1, notice.id)})
    expected = [(turn(2).body, None), (Continuation(seat="red"), None), (HandPost(), 5), (HandPost(), 6)]
    assert notices == expected and ids == [2, 4, 5, 3]
    assert (await store.find_messages(table_id))["hand:6"] == Message(1, ids[-1])
    assert await store.tables_with_notices() == []
    await store.post(table_id, [turn()])
    again = await store.take_notice(table_id, None)
    assert again is not None and again.id > max(ids), "an id never comes back"
    await store.note_delivery(again, {"hand:5": None})
    assert "hand:5" not in await store.find_messages(table_id)


async def test_an_attempt_is_counted_before_it_is_made(store: db.Store) -> None:
    """What was attempted is never skipped for a later notice: its message may stand."""
    table_id = await store.create_table(record())
    await store.post(table_id, [Notice(HandPost(), 5)])
    first = await store.take_notice(table_id, 5)
    assert first is not None and not first.doubtful and 20 <= len(first.nonce) <= 25
    await store.post(table_id, [Notice(HandPost(), 5)])
    again = await store.take_notice(table_id, 5)
    assert again is not None and again.nonce == first.nonce
    assert (again.attempts, again.failures, again.doubtful) == (1, 0, True), "it ended with the process"
    await store.note_failure(again)
    third = await store.take_notice(table_id, 5)
    assert third is not None and (third.attempts, third.failures, third.doubtful) == (2, 1, True)


async def test_what_brings_direct_messages_up_to_date_is_kept_where_one_stands_or_comes(
    store: db.Store,
) -> None:
    table = await store.create_table(record())
    notices = [Notice(QuestionUpdate(), 5), Notice(WaitingList(), 5)]

    async def take_kinds() -> list[str]:
        await store.post(table, notices)
        kinds = []
        while (notice := await store.take_notice(table, 5)) is not None:
            kinds.append(notice.kind)
            await store.note_delivery(notice, stands if notice.kind == "question" else {})
        return kinds

    stands: dict[str, Message | None] = {"ask:5": Message(9, 1)}
    assert await take_kinds() == []
    await store.post(table, [Notice(Question(), 6)])
    assert await take_kinds() == [], "that is somebody else's"
    await store.post(table, [Notice(Question(), 5)])
    assert await take_kinds() == ["question", "answered", "calls"] and await take_kinds() == ["answered", "calls"]


async def test_what_is_given_up_is_kept_listed_and_sent_again(store: db.Store) -> None:
    table_id = await store.create_table(record(guild=9))
    notices = [turn(1), Notice(EndVote()), turn(2), Notice(HandPost(), 5)]
    await store.post(table_id, notices)
    for to, fault in ((None, Fault.FORBIDDEN), (None, Fault.KILLED), (None, Fault.FAILED), (5, Fault.CLOSED)):
        notice = await store.take_notice(table_id, to)
        assert notice is not None
        await store.give_notice_up(notice, fault, {"turn": Message(1, notice.id)})
    assert await store.tables_with_notices() == [] and await store.tables_in(9) == [table_id]
    faults = ("forbidden", "killed", "failed", "closed")
    assert [(n.body, n.fault) for n in await store.find_failures()] == [
        (notice.body, fault) for notice, fault in zip(notices, faults, strict=True)
    ]
    await store.send_again(table_id)
    assert await store.find_readers(table_id) == [None]
    call = await store.take_notice(table_id, None)
    assert call is not None and (call.body, call.fault) == (turn(2).body, "failed"), "the later call says it all"
    assert [n.kind for n in await store.find_failures()] == ["vote", "hand"]
    await store.post(table_id, [Notice(GameEnd(**POSITION))])
    await store.note_delivery(call, {})
    over = await store.take_notice(table_id, None)
    assert over is not None and over.kind == "over"
    await store.note_delivery(over, {})
    assert [n.kind for n in await store.find_failures()] == ["hand"], "no vote is wanted any more"


async def test_direct_messages_are_opened_once(store: db.Store) -> None:
    await store.note_direct(5, 77)
    await store.note_direct(5, 78)
    assert await store.find_direct(5) == 78 and await store.find_direct(6) is None
    await store.note_direct(5, None)
    assert await store.find_direct(5) is None


async def test_no_table_moves_into_a_taken_channel(store: db.Store) -> None:
    first, second = await store.create_table(record(1)), await store.create_table(record(2))
    with pytest.raises(ChannelConflict):
        await store.commit(Change(second, 0, {"channel": 1}))
    await store.commit(Change(first, 0, {"channel": 3}))
    await store.commit(Change(second, 0, {"channel": 1}))
    assert await store.find_open_table(1) == second and await store.find_open_table(3) == first


async def test_meta_is_kept(store: db.Store) -> None:
    assert await store.get_meta("commands") is None
    await store.set_meta("commands", "1")
    await store.set_meta("commands", "2")
    assert await store.get_meta("commands") == "2"


async def test_ten_thousand_games_are_no_burden_at_the_start(store: db.Store, database_url: str) -> None:
    """0.1 s is the aim; the test allows for a busy machine."""
    values = write_table(record())
    rows = [{**values, "channel": n, "status": "playing", "position": {"x": "y" * 500}} for n in range(10_000)]
    await store._run(lambda c: c.execute(insert(tables), rows))
    await store.close()
    again = db.Store(database_url)
    begin = time.perf_counter()
    await again.open()
    assert await again.count_games() == 10_000
    assert time.perf_counter() - begin < 0.5
    await again.close()


async def test_a_visit_ends_after_a_while_and_the_next_tells_what_was_seen_before(
    store: db.Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000]
    monkeypatch.setattr(time, "time", lambda: now[0])
    table_id = await store.create_table(record())
    assert (await store.note_visit(table_id, 5, 3)).since == 0, "the first visit: since the beginning"
    assert (await store.note_visit(table_id, 5, 4)).since == 0, "the same visit"
    now[0] += 3600
    assert (await store.note_visit(table_id, 5, 9)).since == 4
    assert (await store.note_visit(table_id, 5, 9)).since == 4
    assert (await store.note_visit(table_id, 6, 9)).since == 0, "everybody has visits of their own"


async def test_whoever_acts_has_seen_what_they_did(store: db.Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000]
    monkeypatch.setattr(time, "time", lambda: now[0])
    table_id = await store.create_table(record())
    await store.commit(Change(table_id, 0, {"status": "playing"}, moves=[move(1)], witness=5))
    now[0] += 3600
    assert (await store.note_visit(table_id, 5, 2)).since == 1


async def test_open_tables_are_counted_by_host_and_by_server(store: db.Store) -> None:
    assert await store.count_open(5, 9) == (0, 0)
    for channel, values in enumerate(
        ({"guild": 9}, {"guild": 9, "status": Status.PLAYING}, {"guild": 8}, {"guild": 9, "status": Status.OVER},
         {"guild": 9, "host": 6})
    ):  # fmt: skip
        await store.create_table(record(channel, **values))
    assert await store.count_open(5, 9) == (2, 3)


async def test_a_click_is_written_with_its_change_and_once(store: db.Store) -> None:
    table_id = await store.create_table(record(), click=2**63 - 1)
    assert await store.find_click(2**63 - 1) and await store.find_click(2) is None
    with pytest.raises(RepeatedClick):
        await store.create_table(record(channel=2), click=2**63 - 1)
    await store.commit(Change(table_id, 0, moves=[move(1)], click=2))
    with pytest.raises(RepeatedClick):
        await store.commit(Change(table_id, 1, moves=[move(2)], notices=[turn()], click=2))
    with pytest.raises(StaleRevision):
        await store.commit(Change(table_id, 0, moves=[move(2)], click=3))
    assert await store.find_click(3) is None, "what was not written was not done"
    assert not await store.close_click(3, table_id) and await store.find_click(3) is False
    with pytest.raises(RepeatedClick):
        await store.commit(Change(table_id, 1, moves=[move(2)], click=3))
    assert await store.close_click(2, table_id) and await store.find_click(2), "what is done is not refused later"
    result = await store.load_table(table_id)
    assert result is not None and result[0].revision == 1 and result[1] == [move(1)]
    assert await store.open_tables() == [table_id] and await store.tables_with_notices() == []


async def test_who_plays_for_whom_is_kept_and_told_and_forgotten(store: db.Store) -> None:
    machine = Player(None, "Ada (bot)", "p2", bot="quick", owner=6)
    people = [Player(5, "Ann", "p1"), machine]
    games = [
        await store.create_table(record(channel, players=people, status=status, opponents={"pace": "calm"}))
        for channel, status in enumerate((Status.PLAYING, Status.OVER))
    ]
    await store.create_table(record(7, status=Status.PLAYING))
    assert await store.tables_with_opponents() == games[:1]
    result = await store.load_table(games[0])
    assert result is not None and result[0].players == people and result[0].terms.opponents == {"pace": "calm"}
    assert (await store.export_person(6))["lent"] == [{"table": game, "token": "p2"} for game in games]
    assert await store.open_tables(6) == [3]
    with pytest.raises(StaleRevision):
        await store.forget_person(6, "nobody")
    await store.commit(Change(3, 0, {"status": Status.ENDED}))
    await store.forget_person(6, "nobody")
    result = await store.load_table(games[0])
    assert result is not None and result[0].players[1] == replace(machine, owner=None)


async def test_a_note_and_a_plan_saved_in_the_same_moment_are_both_kept(store: db.Store) -> None:
    table = await store.create_table(record(1, status=Status.PLAYING))
    intent = {"step": "go"}
    await asyncio.gather(store.change_plan(table, 5, note="hold"), store.change_plan(table, 5, intent=intent))
    assert await store.load_plan(table, 5) == Plan("hold", intent)
    await asyncio.gather(store.change_plan(table, 5, note=""), store.change_plan(table, 5, intent={}))
    assert await store.load_plan(table, 5) == Plan()
    assert (await store.export_person(5))["plans"] == []


async def test_where_a_host_without_a_seat_is_forgotten_the_first_player_is_host(store: db.Store) -> None:
    people = [Player(None, "Ada (bot)", "p1", bot="quick"), Player(6, "Bob", "p2"), Player(7, "Cy", "p3")]
    games = [
        await store.create_table(record(channel, players=people, status=status, host=9))
        for channel, status in enumerate((Status.LOBBY, Status.PLAYING, Status.OVER))
    ]
    subjects = SwapSubject(6, to=(9, "Zoe")), SwapSubject(7, to=(1, "quick"))
    votes = {one.key: Vote(one, Occupant(7, "Cy"), [7], [], 1) for one in subjects}
    await store.commit(Change(games[1], 0, {"offers": {"6": 9, "7": 0}, "votes": votes}))
    assert await store.offers_to(9) == [(games[1], 6)]
    assert await store.forget_person(9, "nobody") == games
    results = [await store.load_table(game) for game in games]
    assert [one[0].host for one in results if one] == [6, 6, 6]
    assert results[1] is not None and (results[1][0].consent.offers, list(results[1][0].consent.votes)) == (
        {"7": 0},
        ["swap:7"],
    )


@pytest.mark.parametrize("bad", [[], "x", {"end": 5}, {"end": {"about": {}}}, {"end": {"since": "x"}}])
async def test_votes_that_cannot_be_read_are_no_votes(store: db.Store, bad: Any) -> None:
    table = await store.create_table(record(1))
    await store._run(lambda c: c.execute(update(tables).values(votes=bad)))
    result = await store.load_table(table)
    assert result is not None and result[0].consent.votes == {}


@pytest.mark.parametrize(
    ("key", "about", "subject"),
    [
        ("end", {}, EndSubject()),
        ("pause", {"stand": True, "until": None}, PauseSubject(stand=True)),
        ("pause", {"stand": False, "until": 9}, PauseSubject(stand=False, until=9)),
        ("host:6", {}, HostSubject(6)),
        ("move:5", {"guild": 2, "locale": None}, MoveSubject(5, guild=2)),
        ("swap:6", {"to": [9, "Zoe"]}, SwapSubject(6, to=(9, "Zoe"))),
        ("swap:6", {"to": [1, "quick"], "token": "p1"}, SwapSubject(6, to=(1, "quick"), token="p1")),
        (
            "back",
            {"after": 1, "turn": 2, "mark": 3, "told": [["dice", {"n": 1}]], "tokens": ["p1"]},
            RewindSubject(after=1, turn=2, mark=3, events=[["dice", {"n": 1}]], tokens=["p1"]),
        ),
    ],
)
async def test_every_stored_vote_is_read_and_written_as_it_was(
    store: db.Store, key: str, about: dict[str, Any], subject: Subject
) -> None:
    raw = {key: {"about": about, "by": [None, "Cy"], "agreed": [7], "waiting": [8], "since": 1}, "offered:6": {}}
    table = await store.create_table(record(1))
    await store._run(lambda c: c.execute(update(tables).values(votes=raw)))
    result = await store.load_table(table)
    assert result is not None
    votes = result[0].consent.votes
    assert votes == {key: Vote(subject, Occupant(None, "Cy"), [7], [8], 1), "offered:6": None}
    await store.commit(Change(table, 0, {"votes": votes}))
    rows = await store._run(lambda c: c.execute(select(tables.c.votes)).scalars().all())
    assert rows == [{**raw, key: {**raw[key], "about": {k: v for k, v in about.items() if v is not None}}}]


@pytest.mark.sqlite("PostgreSQL lets no damaged JSON in")
@pytest.mark.parametrize("damaged", ["7", "[7]", '{"torn'])
async def test_what_people_and_servers_have_chosen_is_forgotten_where_it_cannot_be_read(
    store: db.Store, damaged: str
) -> None:
    """One row that is damaged would be in their way at every table there is."""
    table = await store.create_table(record())
    await store.save_person(5, Person("dm", {"zone": "UTC"}, ["toy"]))
    await store.set_server(7, ServerSettings(role=1))
    await store.change_plan(table, 5, note="north", intent={"step": "x"})
    changes = (
        "people set rest = :it", "people set learned = '7'", "servers set settings = :it", "plans set intent = :it",
        "players set dm = :it",
    )  # fmt: skip
    for change in changes:
        await store._run(lambda c, change=change: c.execute(text(f"update {change}"), {"it": damaged}))
    assert await store.load_person(5) == Person("dm")
    assert await store.server_settings(7) == ServerSettings()
    assert await store.load_plan(table, 5) == Plan("north")
    assert [player.dm for player in (await store.load_table(table))[0].players] == [DirectMessages.UNASKED] * 2


async def test_server_settings_are_stored_by_name_and_damaged_ones_are_not_set(store: db.Store) -> None:
    values = {"channel": 1, "role": 2, "steward": 3, "threads": False, "forum": 4, "pings": "dm", "language": "fr"}
    await store.set_server(7, settings := ServerSettings(1, 2, 3, False, 4, "dm", "fr"))
    assert await store._run(lambda c: c.execute(select(servers.c.settings)).scalars().all()) == [values]
    assert await store.server_settings(7) == settings
    bad_values: list[Any] = [{"role": "x", "forum": 4, "former": 1}, ["x"]]
    for bad, expected in zip(bad_values, (ServerSettings(forum=4), ServerSettings()), strict=True):
        await store._run(lambda c, bad=bad: c.execute(update(servers).values(settings=bad)))
        assert await store.server_settings(7) == expected


@pytest.mark.parametrize("key", ["beat", "away"])
@pytest.mark.parametrize("damaged", ["x", "{}", "[[1]]", '["a"]'])
async def test_the_bot_begins_though_it_cannot_be_read_when_it_was_away(
    store: db.Store, key: str, damaged: str
) -> None:
    await store.set_meta(key, damaged)
    await store.beat(1000, 120)
    assert await store.beat(1500, 120) == [(1000, 1500)]


async def test_time_in_which_servers_were_divided_otherwise_is_no_outage(store: db.Store) -> None:
    divisions = [db.Share(), db.Share(2, (0, 1)), db.Share(3, (2,)), db.Share(2, (0,)), db.Share()]
    for number, store.share in enumerate(divisions):
        for now in range(number * 600, (number + 1) * 600, 60):
            assert await store.beat(now, 120) == []
    assert await store.beat(5 * 600 + 300, 120) == [(5 * 600 - 60, 5 * 600 + 300)]
