"""The record of a game under way: what one's own seat knows of it."""

from __future__ import annotations

import json
from typing import Any

from fronde.core.match import without_head
from fronde.core.records import canonical
from fronde.core.rng import Dice
from fronde.host.records import write_knowledge
from tests.cogs.story import Place, reply_text
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_pings import long_game


async def test_of_a_game_under_way_one_has_what_ones_own_seat_knows(simcord_env: Any) -> None:
    place: Place = await long_game(simcord_env)
    await play_round(place)
    ann, bob, cy, _ = place.people
    assert "when the game is over" in reply_text(await cy.slash(place.channel, "review export"))
    table = await place.table()
    for person, other in ((ann, bob), (bob, ann)):
        reply = await person.slash(place.channel, "review export")
        assert "What your own seat knows" in reply_text(reply)
        with simcord_env._bot_scope():
            groups = await place.bot.tables.load_events(table)
        data = json.loads(canonical(write_knowledge(table, person.id, groups)))
        mine, theirs = table.seats_of(person.id)[0], table.seats_of(other.id)[0]
        assert list(data["seats"]) == [mine] and "seed" not in data and data["seats"][mine]["told"]
        hand = table.match.state.hands[table.seats.index(theirs)]
        assert hand and not set(hand) & set(data["seats"][mine]["view"].get("hand", ()))
        for seed in range(3):
            again = table.match.resample(mine, Dice(seed))
            assert json.loads(json.dumps(without_head(again.view(mine)))) == data["seats"][mine]["view"]
