"""Notices as an older database has them: every kind is read, written the same, and put into words."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import fronde.games
from cogs.messages.posts import render
from cogs.messages.recipients import make_posts
from fronde.core.types import Text
from fronde.host.matchmaking import leagues, queue
from fronde.host.notices.kinds import CALLS, KEYS, KINDS, Body, CallBody, Notice, PublicQuestion, Unreadable, read_body
from fronde.host.store import Fault, Status, TableRecord, Terms, Venue
from fronde.host.table import LeagueTable, Lobby, QueueTable, Table
from fronde.host.timekeeping.timing import Times
from tests.cogs.story import Place
from tests.cogs.test_limits import make_table

ROWS = [json.loads(line) for line in (Path(__file__).parent / "notices.jsonl").read_text().splitlines()]
"""Notices of every kind as they were written before each had a class: the game, the kind, the reader and the data."""
QUEUE = queue.Queue(
    tuple(queue.Ticket(user, f"U{user}", "toy", "daily", (2,), "late", 5, 5, call=1) for user in (101, 102)),
    (queue.Call(1, "toy", "daily", 2, 2, 5, "ab" * 32),),
)
MEMBERS = tuple(leagues.Entrant(user, f"U{user}") for user in (101, 102))
LEAGUE = leagues.begin(leagues.League(leagues.Terms("toy", 2, 2), MEMBERS), 5, 1)
OLDER: list[tuple[str, dict[str, Any]]] = [
    ("vote", {"player": "Ann", "waiting": [[5, "Ann"], [6, "Bob"]], "ping": [5]}),
    ("remind", {"seats": ["red"], "player": "Ann", "user": 5, "ping": [5], "sealed": False, "nudge": True}),
    ("go-on", {"seat": "red", "cast": {"red": [5, "Ann"]}, "ping": [5]}),
    ("pause", {"what": "paused", "player": "Ann", "until": None, "ping": [], "waiting": []}),
    ("rewind", {"what": "done", "how": "agreed", "player": "Ann", "turn": 2}),
    ("swap", {"away": [5, "Ann"], "to": [6, "Bob"], "player": "Bob", "waiting": [6], "ping": [], "seats": ["red"]}),
    ("offered", {"player": "Ann", "by": 5, "to": 6, "ping": [6], "seats": ["red"]}),
    ("new-rules", {"lost": 2}),
]
"""What releases before that stored, without fields of today."""


def table_for(row: dict[str, Any]) -> Table:
    """A table of the game of a row; an open lobby for what only a lobby has; a queue with a call or a league with a
    season for what they have."""
    if row["kind"].startswith("queue"):
        return QueueTable(TableRecord("", 0, 0, Terms(0), Venue(7, 1), status=Status.QUEUE, queue=QUEUE.write()))
    if row["kind"].startswith("league"):
        venue, league = Venue(7, 1), leagues.write(LEAGUE)
        return LeagueTable(TableRecord("", 0, 5, Terms(0), venue, status=Status.LEAGUE, league=league))
    game = fronde.games.get_game(row["game"])
    table = make_table(row["game"], 1, game.title.player_counts[0])
    table.record.players[0].user = row["to"] or table.record.players[0].user
    table.record.status = Status.LOBBY if row["kind"] in ("lobby", "closed") else Status.PLAYING
    return Lobby(table.record) if table.record.status == Status.LOBBY else table


def test_every_stored_kind_is_read_and_written_as_it_was() -> None:
    assert {row["kind"] for row in ROWS} == set(KINDS)
    for row in ROWS:
        body = read_body(row["kind"], row["data"])
        assert type(body) is KINDS[row["kind"]], row
        data = json.loads(json.dumps(body.write()))
        assert read_body(row["kind"], data) == body
        assert [key for key in data if key != "result" and data[key] != row["data"][key]] == [], row


def test_every_stored_kind_is_put_into_words(toy: Any) -> None:
    silent = set()
    for row in ROWS:
        posts = render(Notice(read_body(row["kind"], row["data"]), row["to"]), table_for(row), Times(lambda: 0))
        silent |= set() if posts else {row["kind"]}
    assert silent <= {"deadlines", "replay", "summary"}, "nothing stands yet, and these tables have no past"


@pytest.mark.parametrize(("kind", "data"), OLDER, ids=[kind for kind, _ in OLDER])
def test_what_an_older_release_stored_without_a_field_has_its_default(
    toy: Any, kind: str, data: dict[str, Any]
) -> None:
    body = read_body(kind, data)
    assert not isinstance(body, Unreadable)
    table = make_table("toy", 1, 3)
    assert render(Notice(body), table, Times(lambda: 0))
    assert set(body.write()) <= set(data), "a default is not written"


def test_every_kind_has_a_renderer_and_names_kinds_that_there_are() -> None:
    for kind, body in KINDS.items():
        assert body.kind == kind and make_posts.dispatch(body) is not make_posts.dispatch(Body), kind
        assert {*body.overtakes, *body.successors} <= set(KINDS)
    assert {kind for kind, body in KINDS.items() if issubclass(body, CallBody)} == set(CALLS)
    fields = {field for body in KINDS.values() for field in body.model_fields}
    assert set(KEYS) <= fields and not set(KEYS.values()) & fields - {"leaving"}
    with pytest.raises(TypeError):
        make_posts(Unreadable(name="x"), None)  # type: ignore[arg-type]


def test_a_text_survives_in_a_notice() -> None:
    question = PublicQuestion("red", Text("prompt", {"n": 3, "others": [Text("x", {})]}), 4)
    data = json.loads(json.dumps(CallBody(questions=[question]).write()))
    call = read_body("question", data)
    assert isinstance(call, CallBody) and call.questions == [question]


@pytest.mark.allow_discord_log_errors
async def test_a_row_that_cannot_be_read_is_given_up_in_a_line(
    simcord_env: Any, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    table, store = (await place.table()).id, place.bot.store
    statement = text(
        'insert into outbox ("table", kind, data, nonce, attempts, failures, doubtful, state, at) '
        "values (:table, :kind, '{}', :kind, 0, 0, false, 'waiting', 0)"
    )
    for kind in ("nonsense", "turn"):
        await store._run(lambda c, kind=kind: c.execute(statement, {"table": table, "kind": kind}))
    with caplog.at_level(logging.ERROR):
        with simcord_env._bot_scope():
            place.bot.delivery.wake(table)
        await simcord_env.settle()
    assert [(n.kind, n.fault) for n in await store.find_failures()] == [
        ("nonsense", Fault.FAILED),
        ("turn", Fault.FAILED),
    ]
    assert [record.message for record in caplog.records] == [
        f"Table {table}: a message ({kind}) cannot be read." for kind in ("nonsense", "turn")
    ]
