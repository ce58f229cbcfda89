"""An hour in which Discord answers nothing but 500, in time that flies: nobody is lost, nothing is told twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.story import Place, reply_text
from tests.cogs.test_delivery import count_turns, ready, refuse
from tests.cogs.test_delivery_kills import play_round

HOUR = 60 * 60


@pytest.mark.simcord(settle_timeout=60)
async def test_an_hour_of_500s_delays_everything_and_loses_and_doubles_nothing(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place: Place = await ready(simcord_env)
    delivery = place.bot.delivery
    delivery.first_pause = 90.0  # more than settling waits for: all of it passes in time that flies
    endpoint = "/interactions/"
    with monkeypatch.context() as patch:
        failures = refuse(patch, place.bot, lambda route, kwargs: endpoint not in route.path, (500, 0), 10**6)
        for _ in range(3):
            await play_round(place)
        assert (await place.table()).match.log and count_turns(place) == 1
        for _ in range(6):
            await simcord_env.advance_time(HOUR / 6)
        tries = len(failures)
        assert tries < 400, "ever more seldom"
        assert await place.bot.store.find_failures() == [], "an outage is no reason to give up"
    await simcord_env.advance_time(delivery.longest_pause + 1)
    assert await place.bot.store.tables_with_notices() == []
    assert count_turns(place) == 4, "each turn stands once"
    texts = [message.content for message in place.posts() if message.content]
    assert len(texts) == len(set(texts))
    assert "Sixty Fields" in reply_text(await place.people[0].slash(place.channel, "turn"))
