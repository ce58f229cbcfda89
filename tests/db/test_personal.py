"""What is kept of a person is handed out and forgotten, whatever is kept one day."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Table, delete, insert, select

import db
from db.tables import messages, metadata, outbox, players, tables
from fronde.host.store import mark_of
from tests.db.test_store import path, store

fixtures = (path, store)

ANN, BOB, STRANGER = 771_000_000_000_000_001, 771_000_000_000_000_002, 771_000_000_000_000_003
NAME = "Ann Known"
OPEN, CLOSED = 1, 2
"""A table that goes on, at which Ann has given her seat away, and one that is over, where she sat."""

BY_BOB = {"by": [BOB, "Bob"], "since": 1}
BACK = {"after": 1, "turn": 1, "mark": 1, "told": [], "tokens": ["p1"]}
MENTIONS: dict[str, dict[str, Any]] = {
    "tables": {
        "host": ANN,
        "acting": ANN,
        "turn": ["red", ANN, 3],
        "votes": {
            "end": {"about": {}, **BY_BOB, "agreed": [BOB, ANN], "waiting": []},
            f"swap:{BOB}": {"about": {"to": [ANN, NAME]}, **BY_BOB, "agreed": [BOB], "waiting": []},
            f"swap:{ANN}": {"about": {"to": [0, ""]}, **BY_BOB, "agreed": [BOB], "waiting": []},
            f"offered:{ANN}": {},
            "swap:7": {"about": {"to": [0, ""]}, **BY_BOB, "agreed": [], "waiting": [ANN]},
            "back": {"about": BACK, "by": [ANN, NAME], "agreed": [ANN], "waiting": [BOB], "since": 1},
        },
        "offers": {str(BOB): ANN, str(ANN): 0},
        "hushed": {str(ANN): 5, str(BOB): 6},
        "seen": {str(ANN): ["p1"], str(BOB): ["p2"]},
        "queue": {"tickets": {f"{one}:toy": {"user": one, "name": name} for one, name in ((ANN, NAME), (BOB, "Bob"))}},
        "league": {part: {f"{one}:{where}": {"user": one, "name": name} for one, name in ((ANN, NAME), (BOB, "Bob"))}
                   for part, where in (("members", ""), ("places", "0.3"), ("past", "1.1.2"))},
    },
    "players": {"user": ANN, "name": NAME, "owner": ANN, "locale": "fr", "pings": "dm", "rest": {"zone": "Mars"},
                "orders": [{"key": "never"}]},
    "visits": {"user": ANN},
    "outbox": {"to": ANN, "data": {"ping": [ANN, BOB], "cast": {"red": [ANN, NAME]}, "player": NAME}},
    "messages": {"slot": f"hand:{ANN}", "past": f"Turn of **{NAME}**, <@{ANN}>", "timed": [f"<@{ANN}>", ["red"], "1"]},
    "direct": {"user": ANN},
    "writers": {"user": ANN},
    "people": {"user": ANN, "pings": "dm", "rest": {"zone": "Mars"}, "learned": ["toy"], "stats": "shown",
               "ratings": True, "language": "fr"},
    "standings": {"person": ANN, "starter": ANN},
    "ratings": {"person": ANN},
    "follows": {"user": ANN, "locale": "fr"},
    "guides": {"user": ANN, "game": "toy", "progress": {"chapter": 1}},
    "tries": {"user": ANN},
    "reports": {"user": ANN, "line": "Turn of **Ann**", "remark": "I read this twice"},
    "plans": {"user": ANN, "note": "take Paris", "intent": {"pick": "paris"}},
}  # fmt: skip
"""What holds who somebody is, what they have said of themselves, or where they are."""

NOBODYS: dict[str, str] = {
    "tables": "id guild home channel locale status game version size options files seed key salts revision acted "
    "position settled sealed opening draws epochs told shown scored stretch warned rewinds trouble timing opponents "
    "due created updated",
    "players": "table number token role dm salt bot",
    "actions": "table number actor seat step picks events draws options digest at",
    "visits": "table seen since at",
    "outbox": "id table kind nonce attempts failures doubtful fault state at",
    "messages": "table channel message",
    "posts": "message table first end",
    "clicks": "id table at refused",
    "writers": "process until",
    "direct": "channel message",
    "servers": "guild settings left puzzle_day",
    "follows": "table seen at",
    "guides": "at",
    "tries": "id puzzle is_solved",
    "reports": "id at locale messages",
    "claims": "total shard process until",
    "plans": "table turning at",
    "results": "table game version guild pace ending options scores size people choices began ended rated",
    "standings": "table number seats role place is_winner score bot bot_from replaced wait start has_left side weights"
    " dice pips",
    "ratings": "table number game ended word mu sigma games",
    "meta": "key value",
}
"""What is a game's, a server's, or ours: games know players by tokens and nothing else."""


def test_every_column_is_somebodys_or_nobodys() -> None:
    """Whoever adds a column says here whose it is, and `db.personal` what happens to it."""
    for name, table in metadata.tables.items():
        columns = {*MENTIONS.get(name, {}), *NOBODYS.get(name, "").split()}
        assert columns == {column.name for column in table.c}, name


def fill(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with something in every column that has to have it."""
    plain: dict[Any, Any] = {int: 1, str: "x", bool: False, dict: {}}
    full = {**{c.name: plain.get(c.type.python_type, 1) for c in table.c if not c.nullable}, **row}
    return {column.key: full[column.name] for column in table.c if column.name in full}


async def keep_all(store: db.Store) -> None:
    """Fill every table with what may name Ann."""

    def work(c: Any) -> None:
        for number, status in ((OPEN, "playing"), (CLOSED, "over")):
            row = {"id": number, "channel": number, "status": status, "sealed": [], **MENTIONS["tables"]}
            c.execute(insert(tables).values(**fill(tables, row)))
        seat = MENTIONS["players"]
        loan = {**seat, "table": OPEN, "number": 0, "user": None, "name": "a bot", "token": "p3"}
        for row in (
            {**seat, "table": CLOSED, "number": 0},
            {**loan, "locale": None, "rest": {}, "orders": []},
            {"table": OPEN, "number": 1, "user": BOB, "name": "Bob"},
        ):
            c.execute(insert(players).values(**fill(players, row)))
        for name, table in metadata.tables.items():
            if name in ("tables", "players"):
                continue
            rows = [{"table": CLOSED, **MENTIONS.get(name, {})}] if "table" in table.c else [MENTIONS.get(name, {})]
            if name == "outbox":
                data = MENTIONS["outbox"]
                letter = {**data, "to": None, "table": CLOSED, "state": "waiting"}
                rows += [
                    {**letter, "id": 2 + n, "kind": kind, "nonce": kind} for n, kind in enumerate(("over", "vote"))
                ]
            if name == "messages":
                rows += [{**MENTIONS[name], "table": OPEN, "slot": "turn"}]
            for row in rows:
                c.execute(insert(table).values(**fill(table, row)))

    await store._run(work)


async def dump(store: db.Store) -> str:
    """The whole database as text."""
    return await store._run(
        lambda c: json.dumps([[list(map(str, row)) for row in c.execute(select(t))] for t in metadata.tables.values()])
    )


async def test_all_that_is_kept_of_somebody_is_handed_out(store: db.Store) -> None:
    await keep_all(store)
    export = await store.export_person(ANN)
    text = json.dumps(export)
    assert all(export.values()) and str(BOB) not in text, "all of hers, nothing of his"
    for word in ("Mars", "take Paris", "paris", "toy", "never", "fr", NAME):
        assert word in text, word
    columns = {"turn", "votes", "offers", "hushed", "seen", "queue", "league"}
    assert {row["table"]: set(row["in"]) for row in export["named"]} == {OPEN: columns, CLOSED: columns}
    assert {row["id"] for row in export["hosted"]} == {OPEN, CLOSED}
    assert not any(value for key, value in (await store.export_person(STRANGER)).items() if key != "user")


async def test_somebody_who_is_forgotten_is_in_no_column(store: db.Store) -> None:
    await keep_all(store)
    assert str(ANN) in await dump(store)
    assert await store.forget_person(ANN, "a former player") == [OPEN, CLOSED]
    content = await dump(store)
    words = [str(ANN), "Mars", "take Paris", "'paris'", "never", "fr"]
    assert not [word for word in words if word in content]
    assert content.count(NAME) == content.count(f"Turn of **{NAME}**"), (
        "what the next post of a table that goes on replaces"
    )
    export = await store.export_person(ANN)
    assert not any(value for key, value in export.items() if key != "user")
    assert str(BOB) in content and "a former player" in content

    def work(c: Any) -> Any:
        return c.execute(select(tables).where(tables.c.id == OPEN)).one()

    row = await store._run(work)
    assert row.host == BOB and row.offers == {} and row.turn == ["red", None, 3]
    expected = {str(BOB): ["p2"], mark_of(row.seed, ANN): ["p1", "p3"]}
    assert row.seen == expected, "what she has held and what she lends, and not who she is"
    assert list(row.queue["tickets"]) == [f"{BOB}:toy"]
    assert [list(part) for part in row.league.values()] == [[f"{BOB}:"], [f"{BOB}:0.3"], [f"{BOB}:1.1.2"]]
    assert row.hushed == {str(BOB): 6} and list(row.votes) == ["end", "swap:7"]
    assert row.votes["end"]["agreed"] == [BOB] and row.votes["swap:7"]["waiting"] == []
    waiting = await store.find_readers(CLOSED)
    assert waiting == [None], "the final post goes out all the same"


async def test_a_name_that_reads_like_a_seats_id_leaves_the_seat(store: db.Store) -> None:
    before = {"seat": "red", "cast": {"red": [ANN, "red"], "blue": [BOB, "Bob"]}, "score": {"red": {"total": 3}},
            "scene": {"names": {"p1": "red", "p2": "Bob"}, "told": [["field-marked", {"seat": "red"}]]}}  # fmt: skip

    def work(c: Any) -> None:
        row = {"id": CLOSED, "channel": 1, "status": "over", "sealed": [], "offers": {}, "votes": {}}
        c.execute(insert(tables).values(**fill(tables, row)))
        c.execute(insert(players).values(**fill(players, {"table": CLOSED, "number": 0, "user": ANN, "name": "red"})))
        letter = {"id": 1, "table": CLOSED, "kind": "over", "to": None, "data": before, "state": "waiting"}
        c.execute(insert(outbox).values(**fill(outbox, letter)))

    await store._run(work)
    await store.forget_person(ANN, "a former player")
    after = await store._run(lambda c: c.execute(select(outbox.c.data)).scalar())
    assert after["cast"] == {"red": [None, "a former player"], "blue": [BOB, "Bob"]}
    assert after["scene"]["names"] == {"p1": "a former player", "p2": "Bob"}
    assert after["seat"] == "red" and after["scene"]["told"] == before["scene"]["told"], "the post can still be made"


async def test_whoever_is_nowhere_changes_nothing(store: db.Store) -> None:
    await keep_all(store)
    before = await dump(store)
    assert await store.forget_person(STRANGER, "a former player") == []
    assert await dump(store) == before


async def test_no_file_holds_a_name_that_is_forgotten(tmp_path: Path) -> None:
    """Neither the database nor its log, where what was written over stands until something comes in its place."""
    database = db.Store(f"sqlite+aiosqlite:///{tmp_path}/fronde.db")
    await database.open()
    await keep_all(database)

    await database._run(lambda c: c.execute(delete(messages)))  # a post of a game that goes on keeps what it says

    def find_files() -> set[str]:
        words = (NAME, "take Paris", str(ANN))
        return {path.name for path in tmp_path.iterdir() for word in words if word.encode() in path.read_bytes()}

    assert find_files() == {"fronde.db-wal"}
    waiting = [database.set_meta(str(number), "x") for number in range(3)]
    await asyncio.gather(*waiting[:2], database.forget_person(ANN, "Player 1"), waiting[2])
    assert find_files() == set()
    await database.close()
    assert find_files() == set()
