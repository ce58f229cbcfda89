"""A game of thirty days in which all goes wrong that may: nothing is lost, nobody is pinged twice for one thing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cogs.jobs.timekeeper import Timekeeper
from cogs.outbox.delivery import Delivery
from fronde.host.store import Fault
from fronde.host.timekeeping import timing
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_clocks import moment, pass_time
from tests.cogs.test_delivery import refuse
from tests.stored import moves_of


@pytest.fixture(autouse=True)
def hourly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's loops turn every two hours, so that a month passes quickly here."""
    for loop in (Timekeeper.run_round, Delivery.sweep):
        monkeypatch.setattr(loop, "_seconds", 2.0 * HOUR)
    monkeypatch.setattr(timing.Times.__init__, "__defaults__", (6 * HOUR,))


class Month:
    """The story, and all that was acknowledged and pinged on the way."""

    def __init__(self, place: Place, settings: Any) -> None:
        self.place = place
        self.settings = settings
        self.dice = random.Random(30)
        self.answers: list[tuple[str, str, tuple[str, ...]]] = []
        self.sleeper: Any = None

    async def days(self, count: int) -> None:
        """Days on which whoever is awake plays about once in half a day."""
        for _ in range(2 * count):
            await pass_time(self.place, 12 * HOUR)
            await self.play()

    async def play(self) -> None:
        """Whoever is asked and awake answers, by the panel as people do."""
        table = await self.place.table()
        if table.match.over:
            return
        for seat in table.match.pending_seats():
            person = self.place.person(table.player_of(seat).user)
            if person is self.sleeper:
                continue
            decision = next(d for d in table.match.decisions if d.required and d.seat == seat)
            picks = self.dice.sample(decision.options, max(decision.least, 1))
            await self.place.act_by_panel(seat, decision.step, picks)
            self.answers.append((seat, decision.step, tuple(picks)))
            return

    async def log(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """Every choice that was kept, and those that wait for others'."""
        table = await self.place.table()
        pending = [action for _, action in table.match.held_answers]
        return [tuple(action) for action in (*table.match.log, *pending)]

    def pings(self) -> Counter[str]:
        """What pinged people, and how many messages said the same: what is sent again after a failure counts once."""
        bodies = [r.json for r in self.place.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
        pinging = {(body["nonce"], body["content"]) for body in bodies if body["allowed_mentions"].get("users")}
        return Counter(content for _, content in pinging)


@pytest.mark.allow_discord_log_errors
async def test_a_game_of_thirty_days(simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=3, pace="daily")
    reply = await ann.click(place.posts()[0], label="Options")
    await ann.select(reply.response, ["10"], custom_id="s:option:1:rounds")
    for person in (bob, cy):
        await person.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    letters = f"/channels/{ann.user.dm_channel.id}/messages"  # she closes her direct messages
    simcord_env.inject_error("POST", letters, status=403, code=50007, times=None)
    await ann.slash(place.channel, "settings mine", pings="dm")
    month = Month(place, settings)
    await cy.slash(place.channel, "settings hours", zone="Europe/Paris", quiet="23:00-7:00")
    await cy.slash(place.channel, "settings mine", pings="both")

    await month.days(3)  # all is well

    month.sleeper = bob  # who says nothing for days: the clock plays for them
    await month.days(4)
    month.sleeper = None
    moves = await moves_of(place.bot.store, (await place.table()).id)
    assert any(move.actor == "clock" for move in moves), "the game went on without him"
    assert any("is up" in text_of(post) for post in place.posts())

    await bob.slash(place.channel, "seat hand-over", player=dee)  # one leaves: the seat changes hands
    await dee.click(place.find_post("A seat for you"), label="Take the seat")
    assert dee.id in [p.user for p in (await place.table()).record.players]
    await month.days(3)

    before = await month.log()  # the bot is away for two days, over a deadline
    place.bot.timekeeper.cancel()
    place.bot.delivery.sweep.cancel()
    await simcord_env.advance_time(2 * DAY)
    bot = await restart(place, settings)
    await pass_time(place, MINUTE)
    assert await month.log() == before, "nobody loses a turn for hours in which the bot was away"
    notes = [post for post in place.posts() if "Time until" in text_of(post)]
    assert notes and all(moment(post) > simcord_env.now().timestamp() for post in notes), "what was said is said anew"
    await month.days(3)

    bot.delivery.first_pause = 90.0  # more than settling waits for: all of it passes in time that flies
    with monkeypatch.context() as patch:  # Discord answers 500 for an hour, but they play on
        failures = refuse(patch, bot, lambda route, kwargs: "/interactions/" not in route.path, (500, 0), 10**6)
        posts, choices = len(place.posts()), len(month.answers)
        for _ in range(6):
            await month.play()
            await pass_time(place, HOUR / 6)
        assert failures and len(place.posts()) == posts and len(month.answers) > choices
        assert await bot.store.tables_with_notices()
        assert {notice.fault for notice in await bot.store.find_failures()} <= {Fault.CLOSED}, (
            "an outage gives nothing up"
        )
    await pass_time(place, bot.delivery.longest_pause + 1)
    assert await bot.store.tables_with_notices() == [] and len(place.posts()) > posts
    await month.days(3)

    other = place.guild.create_text_channel("the-other-table")  # the channel is deleted, and the game moves
    simcord_env.backend.delete_channel(place.channel.id)
    place.channel = other
    player = place.person((await table_of(place)).record.players[0].user)
    assert "here now" in reply_text(await player.slash(other, "table move"))
    await month.days(12)

    log = await month.log()
    entries = [entry for entry in month.answers if entry in log]
    assert len(entries) == len(month.answers), "every acknowledged choice is there"
    moves = await moves_of(bot.store, (await table_of(place)).id)
    assert {move.actor for move in moves} == {"user", "clock"}
    assert await bot.store.tables_with_notices() == []
    assert month.pings() and max(month.pings().values()) == 1, "nobody is pinged twice for one thing"
    await bot.store.close()


async def table_of(place: Place) -> Any:
    """The only table there is, wherever it is played."""
    [table_id] = await place.bot.store.all_tables()
    async with place.bot.tables.hold(table_id) as table:
        return table
