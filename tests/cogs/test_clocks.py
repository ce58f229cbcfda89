"""Time at a table on Discord: what is shown, who is reminded, what happens to whoever is late, also after a restart."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord
import pytest

from cogs.jobs.timekeeper import Timekeeper
from cogs.outbox.delivery import Delivery
from fronde.host.notices.announcements import cast
from fronde.host.notices.kinds import Continuation, Notice
from fronde.host.timekeeping import timing
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.timing import timing_of
from tests.cogs.story import Place, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_opponents import hurry
from tests.stored import moves_of

MINUTE, HOUR, DAY = 60, 3600, 86400


async def open_timed_game(env: Any, pace: str = "brisk", count: int = 2) -> Place:
    """A game of two with clocks."""
    place = Place(env)
    ann, *others = place.people[:count]
    await ann.slash(place.channel, "table new", game="toy", seats=count, pace=pace)
    for person in others:
        await person.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    return place


@pytest.fixture(autouse=True)
def seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's loops turn seldom, so that days pass quickly here."""
    for loop in (Timekeeper.run_round, Delivery.sweep):
        monkeypatch.setattr(loop, "_seconds", 10.0 * MINUTE)
    monkeypatch.setattr(timing.Times.__init__, "__defaults__", (HOUR,))


async def pass_time(place: Place, seconds: float) -> None:
    """Time passes, and the bot looks at the clock."""
    await place.env.advance_time(seconds)
    with place.env._bot_scope():
        await place.bot.timekeeper._safely()
    await place.env.settle()


def moment(message: Any) -> int:
    """The first moment a message names."""
    match = re.search(r"<t:(\d+):f>", text_of(message))
    assert match, text_of(message)
    return int(match[1])


async def mover(place: Place) -> Any:
    """Whom the table waits for."""
    table = await place.table()
    return place.person(table.player_of(table.match.waiting_for()[0]).user)


async def test_the_lobby_says_how_fast_it_plays(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "daily")
    lobby = text_of(place.posts()[0])
    assert "Pace: daily · 12 hours at the start, 1 day more each turn, at most 36 hours" in lobby


async def test_a_clock_begins_when_its_turn_is_posted_and_stands_in_it(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    table = await place.table()
    turn = place.find_post("Your turn")
    start = int(simcord_env.now().timestamp())
    call = start + 5 * MINUTE  # who has just clicked here is not pinged before
    assert moment(turn) == call + 40 * MINUTE, "half an hour, and ten minutes for the turn"
    seat = table.match.waiting_for()[0]
    wait = timing_of(table).clocks[table.player_of(seat).token].wait
    assert wait.is_aware and wait.since == call and table.record.schedule.due is not None
    reply = await (await mover(place)).slash(place.channel, "turn")
    assert f"until <t:{moment(turn)}:f>" in reply_text(reply)


async def test_a_clock_runs_while_players_lay_out_what_they_begin_with(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="frondeurs", seats=2, pace="daily")
    await bob.click(place.find_post("At the table"), label="Join")
    await bob.click(place.find_post("At the table"), label="Start")
    table = await place.table()
    [player] = table.people(table.match.waiting_for())
    assert player.user == ann.id, "who has not clicked"
    wait = timing_of(table).clocks[player.token].wait
    assert wait.is_aware and wait.since is not None and table.record.schedule.due is not None


async def test_who_sleeps_is_nudged_once_told_to_be_late_and_then_played_for(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    sleeper = await mover(place)
    end = moment(place.find_post("Your turn"))
    await pass_time(place, 40 * MINUTE)
    nudge = place.posts()[-1]
    assert "Your time is nearly up" in text_of(nudge) and moment(nudge) == end and pings_of(place) == {sleeper.id}
    assert labels_of(nudge) == ["Take your turn"]
    await pass_time(place, MINUTE)
    assert place.posts()[-1].id == nudge.id, "one nudge"
    await pass_time(place, 5 * MINUTE)
    late = place.posts()[-1]
    assert text_of(late).startswith("**Late**") and pings_of(place) == {sleeper.id}
    assert end + 5 * MINUTE <= moment(late) <= end + 6 * MINUTE, "the grace begins when it is told"
    assert nudge.id not in [post.id for post in place.posts()], "the later one takes its place"
    assert "Your time is up" in reply_text(await sleeper.slash(place.channel, "turn"))
    table = await place.table()
    assert table.match.log == []
    await pass_time(place, 6 * MINUTE)
    lines = [text_of(post) for post in place.posts()]
    assert any("is up" in words and sleeper.name.title() in words for words in lines)
    table = await place.table()
    moves = await moves_of(place.bot.store, table.id)
    assert moves and {move.actor for move in moves} == {"clock"}
    assert (await mover(place)).id != sleeper.id and "waits for the answer" in lines[-1]
    assert late.id not in [post.id for post in place.posts()]


async def test_a_question_has_one_live_button_however_often_it_is_reminded_of(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post loses the button that the reminder has, and nothing else: whoever comes late wants the whole turn."""
    monkeypatch.setattr("cogs.messages.posts.leaves_out", lambda *_: True)
    place = await open_timed_game(simcord_env)
    turn = place.find_post("Your turn")
    assert labels_of(turn) == ["Take your turn", "The whole turn"]
    for minutes in (40, 6):
        await pass_time(place, minutes * MINUTE)
        after = next(post for post in place.posts() if post.id == turn.id)
        assert labels_of(after) == ["The whole turn"] and text_of(after) == text_of(turn)
        assert [str(one.id) for one in after.attachments] == [str(one.id) for one in turn.attachments]
        assert [post.id for post in place.posts() if "Take your turn" in labels_of(post)] == [place.posts()[-1].id]
        text = reply_text(await (await mover(place)).click(place.posts()[-1], label="Take your turn"))
        assert "Choose a free field" in text
    seat = (await place.table()).match.waiting_for()[0]
    while (table := await place.table()).match.waiting_for() == [seat]:
        decision = next(d for d in table.match.decisions if d.required)
        await place.act_by_panel(seat, decision.step, list(table.match.default(decision)))
    [post] = [post for post in place.posts() if {"Take your turn", "Answer"} & {*labels_of(post)}]
    assert post.id != turn.id, "what is asked next has its own"


async def test_the_button_of_a_turn_moves_to_the_post_that_says_it_continues(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    table, turn = await place.table(), place.find_post("Your turn")
    [seat] = table.match.waiting_for()
    notice = Notice(Continuation(seat=seat, cast=cast(table)))
    await place.bot.store.post(table.id, [notice])
    with place.env._bot_scope():
        place.bot.delivery.wake(table.id)
        await place.bot.delivery.wait_for_channel(table.id)
    post = place.find_post("continue your turn")
    assert [one.id for one in place.posts() if "Take your turn" in labels_of(one)] == [post.id] != [turn.id]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (500, 0)])
async def test_a_post_whose_button_cannot_be_taken_off_keeps_no_reminder_back(
    simcord_env: Any, status: int, code: int
) -> None:
    """Deleted, or not to be read; what passes is done once it has passed."""
    place = await open_timed_game(simcord_env)
    turn = place.find_post("Your turn")
    path = f"/channels/{place.channel.id}/messages/{turn.id}"
    simcord_env.inject_error("GET", path, status=status, code=code, times=1 if status == 500 else None)
    for minutes in (40, 1):
        await pass_time(place, minutes * MINUTE)
    assert labels_of(place.posts()[-1]) == ["Take your turn"] and "nearly up" in text_of(place.posts()[-1])
    after = next(post for post in place.posts() if post.id == turn.id)
    assert bool(labels_of(after)) is (status != 500) and await place.bot.store.tables_with_notices() == []


async def miss(place: Place) -> Any:
    """Whoever is asked lets the time and the grace run out; gives them."""
    sleeper = await mover(place)
    for minutes in (46, 7):
        await pass_time(place, minutes * MINUTE)
    return sleeper


@pytest.mark.parametrize("late", ["pass", "wait"])
async def test_the_others_vote_somebody_out_whose_time_has_run_out(simcord_env: Any, late: str) -> None:
    place = Place(simcord_env)
    people, dee = place.people[:3], place.people[3]
    await people[0].slash(place.channel, "table new", game="toy", seats=3)
    await people[0].slash(place.channel, "clock pace", pace="brisk", late=late)
    for person in people[1:]:
        await person.click(place.find_post("At the table"), label="Join")
    await people[0].click(place.find_post("At the table"), label="Start")
    sleeper = await mover(place)
    here = sorted((p for p in people if p is not sleeper), key=lambda p: p is people[0])
    assert "whose time is up" in reply_text(await here[0].slash(place.channel, "seat replace", player=sleeper))
    assert await miss(place) is sleeper
    assert any("is up" in text_of(post) or "has used up their time" in text_of(post) for post in place.posts())
    assert "asked the others" in reply_text(await here[0].slash(place.channel, "seat replace", player=sleeper))
    vote = place.find_post("whose time is up")
    assert "one more is needed" in text_of(vote) and pings_of(place) == {here[1].id}, "the host does not decide alone"
    assert "anyone who wants it" in reply_text(await here[1].click(vote, label="I agree"))
    seat = place.find_post("A free seat")
    assert "is out of time" in text_of(seat) and labels_of(seat) == ["Take the seat"]
    assert "seat is yours" in reply_text(await dee.click(seat, label="Take the seat"))
    table = await place.table()
    assert table.seats_of(dee.id) and not table.seats_of(sleeper.id)
    assert not timing_of(table).clocks[table.record.find_player(dee.id).token].missed
    if late == "wait":  # the seat is asked still: whoever takes it has the time of an answer, and hears until when
        notice = place.find_post("Your seat")
        assert moment(notice) == int(simcord_env.now().timestamp()) + 15 * MINUTE and "choices)" in text_of(notice)
        assert not any(text_of(post).startswith("**Late**") for post in place.posts())


async def test_who_plays_on_is_not_voted_out_any_more(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    sleeper = await miss(place)
    other = next(p for p in place.people[:2] if p is not sleeper)
    assert "anyone who wants it" in reply_text(await other.slash(place.channel, "seat replace", player=sleeper))
    while await mover(place) is not sleeper:
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))
    seat = (await place.table()).match.waiting_for()[0]
    decision = next(d for d in (await place.table()).match.decisions if d.seat == seat)
    await place.act_by_panel(seat, decision.step, list((await place.table()).match.default(decision)))
    assert (await place.table()).record.consent.offers == {} == (await place.table()).record.consent.votes
    assert "whose time is up" in reply_text(await other.slash(place.channel, "seat replace", player=sleeper))


async def test_restarts_neither_lose_nor_double_what_is_due(simcord_env: Any, settings: Any) -> None:
    place = await open_timed_game(simcord_env)
    for _ in range(3):
        bot = await restart(place, settings)
        await pass_time(place, 14 * MINUTE)
    assert sum("nearly up" in text_of(post) for post in place.posts()) == 1
    await bot.store.close()


async def test_hours_in_which_the_bot_was_away_count_for_nobody(simcord_env: Any, settings: Any) -> None:
    place = await open_timed_game(simcord_env)
    await pass_time(place, 10 * MINUTE)
    old = place.bot
    old.timekeeper.cancel()
    old.delivery.sweep.cancel()
    await simcord_env.advance_time(2 * DAY)
    bot = await restart(place, settings)
    await pass_time(place, MINUTE)
    assert not any("nearly up" in text_of(post) or "Late" in text_of(post) for post in place.posts())
    reply = await (await mover(place)).slash(place.channel, "turn")
    remaining = moment(reply.response) - int(simcord_env.now().timestamp())
    assert 33 * MINUTE <= remaining <= 34 * MINUTE
    turn = place.find_post("Your turn")
    assert moment(turn) == moment(reply.response) and "Take your turn" not in labels_of(turn), "it says so anew"
    reminder = place.find_post("It is your turn")
    assert moment(reminder) == moment(turn) and labels_of(reminder) == ["Take your turn"], "and so does the reminder"
    assert len(place.posts()) == 3 and old is not bot
    await bot.store.close()


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_machine_whose_clock_is_a_year_ahead_for_one_look_stops_no_clock(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch, restarts: bool
) -> None:
    place = await open_timed_game(simcord_env)
    sleeper = await mover(place)
    await pass_time(place, 10 * MINUTE)
    real = discord.utils.utcnow
    with monkeypatch.context() as patch:
        patch.setattr(discord.utils, "utcnow", lambda: real() + timedelta(days=365))
        await pass_time(place, 1)
        reply = await sleeper.slash(place.channel, "turn")
        assert moment(reply.response) > real().timestamp() + 364 * DAY
    if restarts:
        await restart(place, settings)
    await pass_time(place, 1)
    now = int(simcord_env.now().timestamp())
    reply = await (await mover(place)).slash(place.channel, "turn")
    assert 30 * MINUTE <= moment(reply.response) - now <= 36 * MINUTE
    assert moment(place.find_post("Your turn")) == moment(reply.response), "it says so anew"
    await pass_time(place, 37 * MINUTE)
    assert any(text_of(post).startswith("**Late**") for post in place.posts())
    await place.bot.store.close()


async def test_a_seat_handed_back_and_forth_wins_no_time(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    here, there = await mover(place), place.people[2]
    await here.slash(place.channel, "clock extend")
    start, handovers = int(simcord_env.now().timestamp()), 0
    await pass_time(place, DAY)
    while not (await place.table()).match.log:
        await here.slash(place.channel, "seat hand-over", player=there)
        await there.click(place.find_post("offers"), label="Take the seat")
        here, there, handovers = there, here, handovers + 1
        assert handovers < 50, "every question is passed in the end"
        await pass_time(place, 6 * MINUTE)
    duration = int(simcord_env.now().timestamp()) - start
    assert handovers > 5 and duration <= DAY + 75 * MINUTE, "the time there was, once that of an answer, and the grace"
    table = await place.table()
    assert timing_of(table).clocks[table.record.find_player(here.id).token].extensions == 1, "nor another day"


async def test_a_table_without_clocks_is_as_it_was(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    table = await place.table()
    assert table.record.schedule.timing == {}
    assert "<t:" not in text_of(place.find_post("Your turn"))
    for _ in range(2):
        await pass_time(place, DAY)
        assert "It is your turn" in text_of(place.posts()[-1]), "said once, and then no more"
    assert len(place.posts()) == 3 and (await place.table()).record.schedule.due is None
    assert set(PACES) == {"relaxed", "daily", "brisk"}


async def test_the_seat_of_who_is_late_is_free_until_they_choose_again(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, _, dee = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    await ann.slash(place.channel, "clock pace", pace="brisk", late="open")
    await bob.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    sleeper = await mover(place)
    for minutes in (46, 7):
        await pass_time(place, minutes * MINUTE)
    offer = place.find_post("A free seat")
    assert labels_of(offer) == ["Take the seat"] and (await place.table()).match.log == []
    seat = (await place.table()).match.waiting_for()[0]
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    assert "plays on" in text_of(next(post for post in place.posts() if post.id == offer.id))
    assert (await place.table()).record.consent.offers == {}
    await sleeper.slash(place.channel, "seat hand-over", anybody=True)
    assert "already" in reply_text(await sleeper.slash(place.channel, "seat hand-over", anybody=True))
    seats = place.find_post("A seat to take")
    assert "seat is yours" in reply_text(await dee.click(seats, label="Take the seat"))
    assert {p.user for p in (await place.table()).record.players} == {
        dee.id,
        next(p.id for p in (ann, bob) if p is not sleeper),
    }


async def test_a_machine_stands_in_for_who_sleeps_and_only_then(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    ann, bob = place.people[:2]
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    await bob.click(place.find_post("At the table"), label="Join")
    reply = await ann.slash(place.channel, "clock pace", pace="brisk", late="stand-in")
    assert "a bot plays instead" in text_of(place.find_post("At the table"))
    assert reply.acknowledged
    await ann.click(place.find_post("At the table"), label="Start")
    hurry(place.bot)
    sleeper = await mover(place)
    for minutes in (46, 1):
        await pass_time(place, minutes * MINUTE)
    assert (await place.table()).match.log == [] and "a bot plays for you" in text_of(place.posts()[-1])
    bot = await restart(place, settings)
    hurry(bot)
    await pass_time(place, 6 * MINUTE)
    moves = await moves_of(bot.store, (await place.table()).id)
    assert moves and {move.actor for move in moves} == {"machine"}
    assert any("a bot plays" in text_of(post) for post in place.posts())
    table = await place.table()
    assert sleeper.id not in {table.player_of(seat).user for seat in table.match.pending_seats()}
    assert all(player.bot is None for player in table.record.players)
    await bot.store.close()
