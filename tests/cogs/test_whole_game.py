"""A whole game in a channel, by clicks, from the lobby to the final scores."""

from __future__ import annotations

import random
from typing import Any

from tests.cogs.story import Place, text_of


async def play_on(place: Place, dice: random.Random, limit: int = 2000) -> int:
    """Random choices by panel until the game is over; gives how many."""
    for count in range(limit):
        table = await place.table()
        if table.match.over:
            return count
        decision = dice.choice(table.match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        result = await place.act_by_panel(decision.seat, decision.step, picks)
        assert result.acknowledged
    raise AssertionError("no end")


async def test_four_people_play_the_toy_to_its_scores(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open()
    assert "Your turn" in text_of(place.posts()[-1])
    await play_on(place, random.Random(1))
    assert "Game over" in text_of(place.posts()[-1])
