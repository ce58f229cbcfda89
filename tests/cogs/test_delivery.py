"""What is told when Discord refuses, one way or another: tried again, given up and kept, sent again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from json import JSONDecodeError
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy.exc import OperationalError

import db
from cogs.discord_errors import MOST_REFUSALS
from fronde.host.commands.lobby import Configure
from fronde.host.notices.kinds import Continuation, Notice, Occupant
from fronde.host.people.actors import User
from fronde.host.store import Fault
from fronde_bot.bot import create_bot
from tests.cogs import story
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_delivery_kills import play_round, rise
from tests.cogs.test_panel import mover

ERRORS = {403: discord.Forbidden, 404: discord.NotFound}


def refuse(
    patch: pytest.MonkeyPatch, bot: Any, fits: Callable[[Any, Any], object], error: Any, times: int
) -> list[Any]:
    """Let the requests that fit, by route and by what goes with it, fail so often; gives those that did. `error` is a
    status and a code, or what is raised."""
    work, failures = bot.http.request, []

    async def request(route: Any, **kwargs: Any) -> Any:
        if len(failures) < times and fits(route, kwargs):
            failures.append(route)
            if isinstance(error, Exception):
                raise error
            status, code = error
            kind = ERRORS.get(status, discord.HTTPException)
            raise kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})  # type: ignore[arg-type]
        return await work(route, **kwargs)

    patch.setattr(bot.http, "request", request)
    return failures


def is_post(place: Place) -> Callable[[Any, Any], bool]:
    """Whether a request posts to the table's channel."""
    return lambda route, kwargs: route.method == "POST" and route.channel_id == place.channel.id


def is_edit(place: Place) -> Callable[[Any, Any], bool]:
    """Whether a request changes a message of the table's channel."""
    return lambda route, kwargs: route.method == "PATCH" and route.channel_id == place.channel.id


def is_called(post: Any) -> bool:
    """Whether a post with the board calls somebody still."""
    return text_of(post).startswith(("**Your turn**", "**A question**"))


def count_turns(place: Place) -> int:
    """The turn posts that stand in the channel."""
    return story.count_turns(place.posts())


async def ready(env: Any) -> Place:
    """A long game under way whose bot is impatient."""
    place = Place(env)
    place.bot.delivery.first_pause = 0.001
    await place.open(2, start=False)
    ann = place.people[0]
    await place.bot.tables.run(1, User(ann.id, "Ann"), Configure({"rounds": 10}))
    await ann.click(place.find_post("At the table"), label="Start")
    return place


# --- what passes ---

PASSING = [(401, 0), (403, 0), (404, 0), (408, 0), (400, 50035), (500, 0), (400, 40003), ValueError("half a body"),
           OSError("reset"), TimeoutError()]  # fmt: skip


@pytest.mark.allow_discord_log_errors
async def test_what_may_pass_is_tried_again(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await ready(simcord_env)
    for turns, error in enumerate(PASSING, 2):
        with monkeypatch.context() as patch:
            failures = refuse(patch, place.bot, is_post(place), error, 4)
            await play_round(place)
        assert len(failures) == 4 and count_turns(place) == turns, error
        assert await place.bot.store.find_failures() == [] == await place.bot.store.tables_with_notices(), error


async def test_half_an_answer_passes_however_often_it_comes(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await ready(simcord_env)
    with monkeypatch.context() as patch:
        failures = refuse(patch, place.bot, is_post(place), JSONDecodeError("broken", "{", 1), MOST_REFUSALS + 1)
        await play_round(place)
    assert len(failures) == MOST_REFUSALS + 1 and count_turns(place) == 2
    assert await place.bot.store.find_failures() == []


@pytest.mark.allow_discord_log_errors
async def test_a_fault_of_the_database_gives_nothing_up(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place, failures = await ready(simcord_env), []
    store, names = place.bot.store, ("find_readers", "take_notice", "find_messages", "note_delivery")
    for turns, (name, real) in enumerate([(name, getattr(store, name)) for name in names], 2):

        async def fail(*args: Any, work: Any = real) -> Any:
            if len(failures) < 8:
                failures.append(args)
                raise OSError("locked")
            return await work(*args)

        with monkeypatch.context() as patch:
            patch.setattr(store, name, fail)
            await play_round(place)
        assert len(failures) == 8 and count_turns(place) == turns and len(place.posts()) == turns + 1
        assert await store.find_failures() == [] == await store.tables_with_notices()
        failures.clear()


@pytest.mark.sqlite("another process locks it")
@pytest.mark.allow_discord_log_errors
async def test_who_locks_the_database_for_long_delays_everything_and_loses_nothing(simcord_env: Any) -> None:
    """Another program writes to the file, for longer than SQLite waits: no click is acknowledged that is not kept, and
    what was to be told is told as soon as the file is free."""
    place = await ready(simcord_env)
    store, posts = place.bot.store, len(place.posts())
    await store._run(lambda c: c.exec_driver_sql("pragma busy_timeout = 20"))
    path = store.url.partition("///")[2]
    other = sqlite3.connect(path, isolation_level=None)
    row = (1, "go-on", json.dumps({"seat": "red", "ping": [], "cast": CAST}), "abcdef012345", "waiting")
    other.execute(
        'insert into outbox ("table", kind, data, nonce, state, attempts, failures, doubtful) values (?,?,?,?,?,0,0,0)',
        row,
    )
    other.execute("begin immediate")
    failure, take = asyncio.Event(), store.take_notice

    async def try_to_take(*args: Any) -> Any:
        try:
            return await take(*args)
        except OperationalError:
            failure.set()
            raise

    store.take_notice = try_to_take
    before = (await place.table()).match.position()
    person, _ = await mover(place)
    words = reply_text(await person.slash(place.channel, "do", choice="field:3"))
    assert "went wrong on my side" in words and "Nothing is lost" in words
    assert (await place.table()).match.position() == before
    with simcord_env._bot_scope():
        place.bot.delivery.wake(1)
    await asyncio.wait_for(failure.wait(), 10)
    assert len(place.posts()) == posts
    other.execute("rollback")
    other.close()
    await simcord_env.settle()
    assert "continue your turn" in text_of(place.posts()[-1])
    assert "wants Field 4" in reply_text(await person.slash(place.channel, "do", choice="field:3"))


async def test_what_no_task_has_in_hand_is_found_within_a_minute(simcord_env: Any) -> None:
    place = await ready(simcord_env)
    posts = len(place.posts())
    await place.bot.store.post(
        (await place.table()).id, [Notice(Continuation(seat="red", cast={"red": Occupant(None, "Ann")}))]
    )
    await simcord_env.settle()
    assert len(place.posts()) == posts
    await simcord_env.advance_time(61)
    assert "continue your turn" in text_of(place.posts()[-1])


CAST = {"red": [None, "Ann"]}

# --- what is given up ---


@pytest.mark.allow_discord_log_errors
async def test_a_turn_nobody_was_told_of_is_told_when_somebody_looks(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ready(simcord_env)
    store = place.bot.store
    for turns, error in enumerate([(403, 50013), (403, 50001), (400, 50035), KeyError()], 2):
        with monkeypatch.context() as patch:
            refuse(patch, place.bot, is_post(place), error, 1000)
            await play_round(place)
        kinds = [(n.kind, bool(n.body.write())) for n in await store.find_failures()]
        assert kinds[-1] == ("turn", True), "with all it says"
        assert count_turns(place) == turns - 1
        person, _ = await mover(place)
        words = reply_text(await person.slash(place.channel, "turn"))
        assert ("can't write" if error in ((403, 50013), (403, 50001)) else "couldn't show") in words
        assert count_turns(place) == turns and await store.find_failures() == []
        assert "-# " not in reply_text(await person.slash(place.channel, "turn")).splitlines()[0]


async def test_rights_that_return_bring_what_was_missed(
    simcord_env: Any, settings: Any, caplog: pytest.LogCaptureFixture
) -> None:
    place = await ready(simcord_env)
    denial = discord.PermissionOverwrite(send_messages=False)
    channel = place.bot.get_channel(place.channel.id)
    with simcord_env._bot_scope():
        await channel.set_permissions(place.guild.me, overwrite=denial)
    await play_round(place)
    assert count_turns(place) == 1
    bot = await restart(place, settings)
    assert count_turns(place) == 1 and "of the kind turn given up (forbidden)" in caplog.text, "listed at start"
    with simcord_env._bot_scope():
        await bot.get_channel(place.channel.id).set_permissions(place.guild.me, overwrite=None)
    await simcord_env.settle()
    assert count_turns(place) == 2 and await bot.store.find_failures() == []
    assert (await place.table()).record.venue.trouble is None
    await bot.store.close()


async def test_rights_that_return_while_a_message_is_refused_bring_it_too(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ready(simcord_env)
    work, failures, fits = place.bot.http.request, [], is_post(place)

    async def request(route: Any, **kwargs: Any) -> Any:
        if len(failures) < 2 and fits(route, kwargs):  # with its picture and without
            failures.append(route)
            await place.bot.delivery.retry_server(place.bot.guilds[0])
            raise discord.Forbidden(SimpleNamespace(status=403, reason=""), {"code": 50013, "message": ""})  # type: ignore[arg-type]
        return await work(route, **kwargs)

    monkeypatch.setattr(place.bot.http, "request", request)
    await play_round(place)
    assert len(failures) == 2 and count_turns(place) == 2
    assert await place.bot.store.find_failures() == []


async def test_without_attach_files_the_words_are_posted_and_the_picture_follows(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    with monkeypatch.context() as patch:
        refuse(patch, place.bot, lambda route, kwargs: kwargs.get("files"), (403, 50013), 1000)
        await place.open(2, game="richelieu")
        post = place.posts()[-1]
        assert "Your turn" in text_of(post) and "can't attach files here" in text_of(post)
        assert not post.attachments
        person, _ = await mover(place)
        assert "gets no pictures" in reply_text(await person.slash(place.channel, "turn"))
        assert len(place.posts()) == 2 and not place.posts()[-1].attachments
    with simcord_env._bot_scope():
        await place.bot.get_channel(place.channel.id).edit(topic="now with pictures")
    await simcord_env.settle()
    post = place.posts()[-1]
    assert len(place.posts()) == 2 and post.attachments and "can't attach" not in text_of(post)
    assert "gets no pictures" not in reply_text(await person.slash(place.channel, "turn"))


@pytest.mark.parametrize("error", [(400, 0), (401, 0), (403, 0), (500, 0), JSONDecodeError("half", "{", 1)], ids=repr)
async def test_the_last_turn_is_put_past_whatever_passes_meanwhile(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, error: Any
) -> None:
    place = await ready(simcord_env)
    with monkeypatch.context() as patch:
        failures = refuse(patch, place.bot, is_edit(place), error, 3)
        await play_round(place)
    assert len(failures) == 3 and [is_called(m) for m in place.posts() if story.is_turn(m)] == [False, True]


async def test_a_channel_that_is_locked_before_the_last_turn_is_put_past_shows_it_past_once_it_is_open(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ready(simcord_env)
    store = place.bot.store
    with monkeypatch.context() as patch:
        refuse(patch, place.bot, is_edit(place), (403, 50001), 99)
        for turns in (2, 3):
            await play_round(place)
            assert [is_called(m) for m in place.posts() if story.is_turn(m)] == [True] * turns
        assert (await place.table()).record.venue.trouble == Fault.FORBIDDEN
    with simcord_env._bot_scope():
        await place.bot.get_channel(place.channel.id).edit(topic="open again")
    await simcord_env.settle()
    assert [is_called(m) for m in place.posts() if story.is_turn(m)] == [False, False, True]
    assert (await place.table()).record.venue.trouble is None and await store.find_failures() == []
    assert not [slot for slot in await store.find_messages(1) if slot.startswith("past:")]


# --- what ends the process ---


@pytest.mark.allow_discord_log_errors
async def test_a_picture_that_ends_the_process_is_left_out_and_a_message_that_does_is_given_up(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    drawings: list[Any] = []

    async def die(*args: Any) -> Any:
        drawings.append(args)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr("cogs.outbox.posting.draw", die)
        await place.open(2, game="richelieu")
        for _ in range(4):
            await rise(place)
        assert len(drawings) == 3, "never drawn for ever"
        assert "This post has no picture" in text_of(place.posts()[-1]) and count_turns(place) == 1
    table = await place.table()
    seat = table.seats[0]
    await place.bot.store.post(table.id, [Notice(Continuation(seat=seat, cast={seat: Occupant(None, "Ann")}))])
    with monkeypatch.context() as patch:
        patch.setattr("cogs.outbox.delivery.render", lambda *_: (_ for _ in ()).throw(asyncio.CancelledError))
        for _ in range(8):
            await rise(place)
    [failure] = await place.bot.store.find_failures()
    assert (failure.kind, failure.fault, failure.attempts) == ("go-on", Fault.KILLED, 7)
    await rise(place)
    assert [n.kind for n in await place.bot.store.find_failures()] == ["go-on"], "not tried again unasked"
    bot = create_bot(settings)
    bot.resends = True
    old = place.bot
    await simcord_env.restart_bot(bot)
    await old.store.close()
    assert await bot.store.find_failures() == [] and "continue your turn" in text_of(place.posts()[-1])
    await bot.store.close()


# --- lanes ---


async def test_a_player_out_of_reach_holds_nobody_up(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(simcord_env)
    ann, bob = place.people[:2]
    await place.open(2, start=False)
    place.bot.delivery.first_pause = 1000.0
    tries = refuse(
        monkeypatch, place.bot, lambda route, kwargs: kwargs.get("json") == {"recipient_id": ann.id}, (503, 0), 99
    )
    await ann.click(place.find_post("At the table"), label="Start")
    await play_round(place)
    assert tries and count_turns(place) == 2
    assert any("Played in" in text_of(m) for m in bob.user.dm_channel.history())


async def test_opened_too_fast_is_not_closed_and_stops_all_openings(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(4, start=False)
    tries = refuse(monkeypatch, place.bot, lambda route, kwargs: route.path == "/users/@me/channels", (400, 40003), 1)
    await place.people[0].click(place.find_post("At the table"), label="Start")
    await simcord_env.advance_time(5)
    assert len(tries) == 1 and count_turns(place) == 1
    for person in place.people:
        assert len(list(person.user.dm_channel.history())) == 1
    assert {player.dm for player in (await place.table()).record.players} == {"open"}


async def test_direct_messages_are_opened_once_in_a_lifetime(simcord_env: Any, settings: Any) -> None:
    place = await ready(simcord_env)
    bot = await restart(place, settings)
    await play_round(place)
    tries = [r for r in simcord_env.http_requests if r.path == "/users/@me/channels"]
    assert len(tries) == 2
    await bot.store.close()


async def test_a_person_to_whom_another_process_writes_hears_from_this_one_after_it(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ready(simcord_env)
    answers, claims, releases = [False] * 4, Counter[int](), Counter[int]()

    async def claim(user: int) -> bool:
        is_free = not answers or answers.pop()
        claims.update([user] * is_free)
        return is_free

    async def release(user: int) -> None:
        releases.update([user])

    monkeypatch.setattr(place.bot.store, "claim_reader", claim)
    monkeypatch.setattr(place.bot.store, "release_reader", release)
    await play_round(place)
    await simcord_env.advance_time(5)
    assert not answers and claims == releases and set(claims) == {place.people[0].id, place.people[1].id}
    assert await place.bot.store.tables_with_notices() == []


async def test_the_bot_stops_after_what_it_is_sending(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = await ready(simcord_env)
    gate, work = asyncio.Event(), db.Store.note_delivery

    async def slow(self: Any, *args: Any) -> None:
        await gate.wait()
        await work(self, *args)

    monkeypatch.setattr(db.Store, "note_delivery", slow)
    table = await place.table()
    with simcord_env._bot_scope():
        await place.bot.tables.show_again(table.id)
    while count_turns(place) < 2:
        await asyncio.sleep(0.01)
    with simcord_env._bot_scope():
        closing = asyncio.ensure_future(place.bot.delivery.close())
    gate.set()
    await closing
    assert count_turns(place) == 2
    assert None not in await place.bot.store.find_readers(table.id), "what was sent is noted"


# --- after an outage ---


async def test_a_letter_that_waits_goes_out_when_somebody_is_answered(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await ready(simcord_env)
    place.bot.delivery.first_pause = 1000.0
    refuse(monkeypatch, place.bot, is_post(place), (503, 0), 1)
    await play_round(place)
    assert count_turns(place) == 1, "it waits"
    elsewhere = place.guild.create_text_channel("elsewhere")
    await place.people[2].slash(elsewhere, "rules", find="5")
    assert count_turns(place) == 1
    await place.people[0].slash(place.channel, "score")
    assert count_turns(place) == 2


async def test_a_message_deleted_before_we_heard_of_it_is_posted_anew(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord knows its nonce still, and says that the message is gone; that is not the channel."""
    place = await ready(simcord_env)
    failures = refuse(monkeypatch, place.bot, is_post(place), (404, 10008), 1)
    await play_round(place)
    assert len(failures) == 1 and count_turns(place) == 2
    assert await place.bot.store.find_failures() == [] and (await place.table()).record.venue.trouble is None
    path = f"/channels/{place.channel.id}/messages"
    nonces = [r.json["nonce"] for r in simcord_env.http_requests if r.method == "POST" and r.path == path]
    [anew] = [nonce for nonce in nonces if nonce.endswith("+")]
    assert len(anew) <= 25
