"""Tables nobody touches and players who are away, on Discord: days go by, and people read what happens."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from fronde.host.timekeeping import timing
from tests.cogs.story import Place, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_panel import mover

DAY = 24 * 60 * 60


async def tidy(place: Place) -> None:
    """The bot sees to what is due."""
    with place.env._bot_scope():
        assert await place.bot.tables.sweep() == []
    await place.env.settle()


@pytest.fixture(autouse=True)
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is always there: days that go by here are no outage."""
    monkeypatch.setattr(timing.Times.__init__, "__defaults__", (1000 * DAY,))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that have gone by besides."""
    seconds, now = [0.0], discord.utils.utcnow

    monkeypatch.setattr(discord.utils, "utcnow", lambda: now() + timedelta(seconds=seconds[0]))
    return seconds


async def test_a_lobby_says_that_it_closes_and_is_kept_open_by_a_click(simcord_env: Any, time: list[float]) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    time[0] += 6.5 * DAY
    await tidy(place)
    post = place.posts()[-1]
    assert "This table will close" in text_of(post) and "<t:" in text_of(post) and len(pings_of(place)) == 2
    cy = place.people[2]
    assert "no seat" in reply_text(await cy.click(post, label="Keep it open"))
    assert "stays open" in reply_text(await place.people[1].click(post, label="Keep it open"))
    assert "Bob keeps this table open" in text_of(place.posts()[-1]) and not labels_of(place.posts()[-1])
    for _ in range(2):
        time[0] += 7.5 * DAY
        await tidy(place)
    assert "closed" in text_of(place.posts()[-1]) and await place.bot.store.open_tables() == []
    assert "is open" in reply_text(await cy.slash(place.channel, "table new", game="toy"))


async def test_a_game_rests_and_is_woken_in_another_channel(simcord_env: Any, time: list[float]) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, _, cy = place.people[:3]
    for days in (54, 8):
        time[0] += days * DAY
        await tidy(place)
    assert "is archived" in text_of(place.posts()[-1])
    assert "table wake" in reply_text(await ann.slash(place.channel, "turn"))
    assert "What your own seat knows" in reply_text(await ann.slash(place.channel, "review export"))
    assert "is available when the game is over" in reply_text(await cy.slash(place.channel, "review export"))
    await cy.slash(place.channel, "table new", game="toy")
    assert "already a game in this channel" in reply_text(await ann.slash(place.channel, "table wake"))
    place.channel = place.guild.create_text_channel("other")
    assert "None of your games" in reply_text(await cy.slash(place.channel, "table wake"))
    assert "resumes here" in reply_text(await ann.slash(place.channel, "table wake"))
    posts = [text_of(m) for m in place.posts()]
    assert "Ann has brought it back" in posts[0] and "Your turn" in posts[-1]
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])


async def test_nobody_is_away_a_minute_after_the_bot_was(
    simcord_env: Any, settings: Any, time: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(3)
    slow, _ = await mover(place)
    host = next(person for person in place.people[:3] if person is not slow)
    monkeypatch.setattr(timing.Times.__init__, "__defaults__", (120,))
    time[0] += 15 * DAY
    bot = await restart(place, settings)
    time[0] += 60
    for command in ("seat replace", "table end"):
        text = reply_text(
            await host.slash(place.channel, command, **({"player": slow} if "replace" in command else {}))
        )
        assert "nothing here while" in text or "table end" in command
    assert (await place.table()).record.is_open
    bot.tables.times.gap = 1000 * DAY  # and from now on the bot is there
    time[0] += 14 * DAY
    text = reply_text(await host.slash(place.channel, "seat replace", player=slow))
    assert "asked the others" in text or "is offered to" in text
    await bot.store.close()


async def test_the_others_offer_the_seat_of_one_who_is_away(simcord_env: Any, time: list[float]) -> None:
    place = Place(simcord_env)
    await place.open(3)
    slow, _ = await mover(place)
    here = [p for p in place.people[:3] if p is not slow]
    host = (await place.table()).record.host
    asker = next(p for p in here if p.id != host)
    dee = place.people[3]
    options = {"player": slow, "by": dee}
    assert "14 days" in reply_text(await asker.slash(place.channel, "seat replace", **options))
    time[0] += 15 * DAY
    assert "asked the others" in reply_text(await asker.slash(place.channel, "seat replace", **options))
    other = next(p for p in here if p is not asker)
    vote = place.posts()[-1]
    assert "A vote" in text_of(vote) and pings_of(place) == {other.id}
    assert "offered to Dee" in reply_text(await other.click(vote, label="I agree"))
    offer = place.posts()[-1]
    assert "has been away for two weeks" in text_of(offer) and pings_of(place) == {dee.id}
    assert "seat is yours" in reply_text(await dee.click(offer, label="Take the seat"))
    assert (await place.table()).seats_of(dee.id) and not (await place.table()).seats_of(slow.id)


async def test_who_manages_channels_looks_after_any_table(simcord_env: Any) -> None:
    place = Place(simcord_env)
    role = place.guild.create_role("stewards", permissions=discord.Permissions(manage_channels=True))
    eve = place.guild.add_member(simcord_env.create_user("eve", global_name="Eve"), roles=[role])
    await place.open(2)
    assert "no seat" in reply_text(await place.people[2].slash(place.channel, "table end"))
    assert "Only a steward" in reply_text(await place.people[0].slash(place.channel, "seat take-over"))
    other = place.guild.create_text_channel("other")
    options = await eve.autocomplete(other, "table move", "table", "")
    assert [choice["value"] for choice in options] == ["1"] and "Ann" in options[0]["name"]
    assert await place.people[2].autocomplete(other, "table move", "table", "") == []
    assert "no seat" in reply_text(await place.people[2].slash(other, "table move", table="1"))
    assert "here now" in reply_text(await eve.slash(other, "table move", table="1"))
    place.channel = other
    assert "act as the host" in reply_text(await eve.slash(other, "seat take-over"))
    assert "Eve, a steward of" in text_of(place.posts()[-1])
    assert "closed" in reply_text(await eve.slash(other, "table end"))
    assert "Eve, a steward of" in "".join(text_of(m) for m in place.posts()[-2:])
    assert await place.bot.store.open_tables() == []
