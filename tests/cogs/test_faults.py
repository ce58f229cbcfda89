"""Discord fails, the game goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from cogs import priorities
from cogs.panels import replies
from tests.cogs.story import Place, reply_text, text_of
from tests.cogs.test_panel import mover

DEFERRED = 5
SECRET = "card:" + "a1"
CLOSED = {"status": 403, "code": 50007, "times": None}


def dm_attempts(place: Place, person: Any) -> int:
    """How often the bot tried to write to somebody."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return sum(r.method == "POST" and r.path == path for r in place.env.http_requests)


async def test_closed_direct_messages_cost_a_note_and_are_left_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    people = place.people[:2]
    for person in people:
        simcord_env.backend.get_dm_channel(person.id)
        simcord_env.inject_error("POST", f"/channels/{person.user.dm_channel.id}/messages", **CLOSED)
    await place.open(2)
    person, seat = await mover(place)
    other = next(p for p in people if p is not person)
    assert dm_attempts(place, other) == 1
    assert "can't write to you" in reply_text(await other.slash(place.channel, "turn"))
    assert "can't write to you" not in reply_text(await other.slash(place.channel, "turn")), "said once"
    await place.act_by_panel(seat, "spend-token", ["token:draw"])
    assert dm_attempts(place, person) == 2, "tried again when the player acts"
    assert dm_attempts(place, other) == 1, "and not when others do"
    hand = (await place.table()).match.view(seat)["hands"][seat]
    words = reply_text(await person.slash(place.channel, "hand"))
    assert all(card.partition(":")[2] in words for card in hand)


async def test_an_outage_delays_posts_and_repeats_none(simcord_env: Any) -> None:
    place = Place(simcord_env)
    place.bot.delivery.first_pause = 0.01
    await place.open(2, start=False)
    simcord_env.inject_error("POST", f"/channels/{place.channel.id}/messages", status=503, times=2)
    simcord_env.inject_error("POST", f"/channels/{place.channel.id}/messages", status=429, times=1)
    await place.people[0].click(place.posts()[0], label="Start")
    assert sum("Your turn" in text_of(m) for m in place.posts()) == 1
    path = f"/channels/{place.channel.id}/messages"
    posts = [r for r in simcord_env.http_requests if r.method == "POST" and r.path == path]
    assert len({r.json["nonce"] for r in posts[-4:]}) == 1, "every attempt bears the same nonce"
    assert await place.bot.store.tables_with_notices() == []


async def test_deleted_posts_are_no_loss(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    simcord_env.backend.delete_message(place.channel.id, place.posts()[0].id)
    await place.people[2].slash(place.channel, "table new", game="toy")
    await place.people[1].slash(place.channel, "table leave")
    assert "At the table: 1 of 2" in text_of(place.posts()[0]), "the lobby is posted anew"
    await place.people[1].slash(place.channel, "table join")
    await place.people[0].slash(place.channel, "table start")
    person, seat = await mover(place)
    simcord_env.backend.delete_message(place.channel.id, place.posts()[-1].id)
    assert "Choose a free field" in reply_text(await person.slash(place.channel, "turn"))
    simcord_env.backend.delete_message(person.user.dm_channel.id, list(person.user.dm_channel.history())[-1].id)
    await place.act_by_panel(seat, "spend-token", ["token:draw"])
    assert "Only you" not in text_of(list(person.user.dm_channel.history())[-1])
    assert len(list(person.user.dm_channel.history())) == 1, "the hand is sent anew"


@pytest.mark.parametrize(("status", "code", "words"), [(404, 10003, "is gone"), (403, 50001, "can't write")])
async def test_a_lost_channel_is_told_to_who_acts_next(simcord_env: Any, status: int, code: int, words: str) -> None:
    """A channel deleted, rights taken away, or the bot put out of the server: the game waits in the database."""
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    simcord_env.inject_error("*", f"/channels/{place.channel.id}/*", status=status, code=code, times=None)
    for step, option in (("choose-field", "field:3"), ("stake-cards", None), ("take-chance", "chance:hold")):
        decision = next(d for d in (await place.table()).match.decisions if d.step == step)
        await person.user.slash("do", choice=option or decision.options[0])
    assert words in reply_text(await person.user.slash("turn"))
    table = await place.table()
    assert len(table.match.log) == 3 and table.record.status == "playing"
    assert await place.bot.store.tables_with_notices() == []


async def test_the_channel_comes_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    table = await place.table()
    path = f"/channels/{place.channel.id}/messages"
    simcord_env.inject_error("POST", path, status=403, code=50013, times=1)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    assert "can't write" in reply_text(await person.slash(place.channel, "turn"))
    claim = next(d for d in table.match.decisions if d.step == "answer-claim")
    await place.act_by_panel(claim.seat, "answer-claim", ["claim:allow"])
    assert "can't write" not in reply_text(await person.slash(place.channel, "turn"))


async def test_a_table_is_refused_where_the_bot_may_not_write(simcord_env: Any) -> None:
    place = Place(simcord_env)
    shut = place.guild.create_text_channel(
        "shut", overwrites={place.guild.me: discord.PermissionOverwrite(send_messages=False, attach_files=False)}
    )
    words = reply_text(await place.people[0].slash(shut, "table new", game="toy"))
    assert "send messages and attach files" in words
    assert await place.bot.store.open_tables() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10003)])
async def test_a_table_whose_post_is_refused_leaves_nothing_behind(simcord_env: Any, status: int, code: int) -> None:
    """A private thread, perhaps, which tells nobody that the bot is no member of it."""
    place = Place(simcord_env)
    ann, bob = place.people[:2]
    with_faults = {"status": status, "code": code, "times": 1}
    simcord_env.inject_error("POST", f"/channels/{place.channel.id}/messages", **with_faults)
    assert "opened no table" in reply_text(await ann.slash(place.channel, "table new", game="toy"))
    store = place.bot.store
    assert await store.all_tables() == [] == await store.find_failures() and place.posts() == []
    assert "is open" in reply_text(await bob.slash(place.channel, "table new", game="toy"))
    assert len(place.posts()) == 1


async def test_who_opens_a_table_is_answered_when_it_stands_there(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.people[0].slash(place.channel, "table new", game="toy")
    put_off, post, answer = (r for r in simcord_env.http_requests if r.method in ("POST", "PATCH"))
    assert put_off.path.endswith("/callback") and put_off.json["type"] == 5
    assert post.path.endswith(f"channels/{place.channel.id}/messages") and "is open" in str(answer.json)


async def test_a_thread_needs_its_own_right_to_write(simcord_env: Any) -> None:
    place = Place(simcord_env)
    rights = discord.PermissionOverwrite(send_messages=False, send_messages_in_threads=True)
    channel = place.guild.create_text_channel("threads-alone", overwrites={place.guild.me: rights})
    with simcord_env._bot_scope():
        public = discord.ChannelType.public_thread
        thread = await place.bot.get_channel(channel.id).create_thread(name="a game", type=public)
    [thread] = [each for each in channel.threads if each.id == thread.id]
    assert "is open" in reply_text(await place.people[0].slash(thread, "table new", game="toy"))


async def test_an_answer_that_does_not_arrive_leaves_the_choice_standing_once(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    simcord_env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    await person.slash(place.channel, "do", choice="field:3")
    assert len((await place.table()).match.log) == 1
    assert "Lay one or two" in reply_text(await person.slash(place.channel, "turn"))
    assert seat == (await place.table()).match.waiting_for()[0]


@pytest.mark.parametrize(("few", "is_put_off"), [(0, True), (1, False)])
async def test_slow_work_is_put_off_unless_it_comes_in_a_moment(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, few: int, is_put_off: bool
) -> None:

    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    commit = place.bot.store.commit

    async def slow(change: Any) -> None:
        await asyncio.sleep(0.1)
        await commit(change)

    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    monkeypatch.setattr(replies, "MOMENT", 60.0)
    monkeypatch.setattr(priorities, "FEW", few)
    monkeypatch.setattr(place.bot.store, "commit", slow)
    result = await person.slash(place.channel, "do", choice="field:3")
    assert "wants Field 4" in reply_text(result)
    callbacks = [r.json["type"] for r in simcord_env.http_requests if r.path.endswith("/callback")]
    assert (callbacks[-1] == DEFERRED) == is_put_off


@pytest.mark.allow_discord_log_errors
async def test_a_fault_of_ours_is_an_apology_with_an_id_and_no_secret(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    game = (await place.table()).game

    def broken(*_: Any) -> Any:
        raise KeyError(SECRET)

    monkeypatch.setattr(type(game.speech), "prompt", broken)
    words = reply_text(await person.slash(place.channel, "turn"))
    assert "went wrong on my side" in words and SECRET not in words
    assert SECRET not in caplog.text and "KeyError" in caplog.text
    assert words.rstrip(".").split()[-1] in caplog.text


@pytest.mark.allow_discord_log_errors
async def test_a_database_that_fails_once_delays_posts_and_loses_none(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    place.bot.delivery.first_pause = 0.01
    await place.open(2, start=False)
    store, failures = place.bot.store, []
    for name in ("take_notice", "note_delivery"):
        work = getattr(store, name)

        async def once(*args: Any, work: Any = work, name: str = name) -> Any:
            if name not in failures:
                failures.append(name)
                raise OSError("locked")
            return await work(*args)

        monkeypatch.setattr(store, name, once)
    await place.people[0].click(place.posts()[0], label="Start")
    await simcord_env.settle()
    assert len(failures) == 2 and await store.tables_with_notices() == []
    assert "Your turn" in text_of(place.posts()[-1])
