"""The page of a game under way: what one's own seat knows of it."""

from __future__ import annotations

import json
from typing import Any

from tests.cogs.story import Place, reply_text
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_pings import long_game
from tests.cogs.test_replay import read_story


async def test_of_a_game_under_way_one_has_what_ones_own_seat_knows(simcord_env: Any) -> None:
    place: Place = await long_game(simcord_env)
    await play_round(place)
    ann, bob, cy, _ = place.people
    assert "when the game is over" in reply_text(await cy.slash(place.channel, "review export"))
    table = await place.table()
    for person, other in ((ann, bob), (bob, ann)):
        reply = await person.slash(place.channel, "review export")
        assert "What your own seat knows" in reply_text(reply)
        page = (await reply.response.attachments[0].read()).decode()
        mine, theirs = table.seats_of(person.id)[0], table.seats_of(other.id)[0]
        assert f"Only what {mine.title()} knows" in page and 'record">null</script>' in page
        assert not any("hands" in step for step in read_story(page)["steps"])
        hand = table.match.state.hands[table.seats.index(theirs)]
        assert hand and not any(json.dumps(card) in page for card in hand)
        assert '"seed"' not in page
