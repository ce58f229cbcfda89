"""What happened, page by page: the whole game can be read."""

from __future__ import annotations

import json
from typing import Any

from fronde.core.records import canonical
from fronde.core.rng import Dice
from fronde.host.records import known_to
from fronde.host.table import read_events
from tests.cogs.story import Place, labels_of, said
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_pings import long_game


async def test_the_log_pages_through_the_whole_game(simcord_env: Any) -> None:
    place: Place = await long_game(simcord_env)
    ann = place.people[0]
    assert "Page" not in said(await ann.slash(place.channel, "log"))
    for _ in range(12):
        await play_round(place)
    shown = await ann.slash(place.channel, "log")
    last = said(shown)
    pages = [last]
    while "Earlier" in labels_of(shown.response):
        shown = await ann.click(shown.response, label="Earlier")
        pages.append(said(shown))
    assert len(pages) > 1 and f"Page 1 of {len(pages)}" in pages[-1] and "Round 1 begins" in pages[-1]
    assert labels_of(shown.response)[0] == "Later"
    table = await place.table()
    lines = table.game.speech.story(
        [e for group in await whole(place, table) for e in group], table.seats_of(ann.id)[0]
    )
    told = [line for page in pages for line in page.splitlines() if not line.startswith("-# Page")]
    assert len(told) == len(lines), "nothing is left out"


async def whole(place: Place, table: Any) -> list[list[Any]]:
    """All that happened, the set-up first."""
    return [read_events(table.record.opening), *await place.bot.tables.load_events(table)]


async def test_of_a_game_under_way_one_has_what_ones_own_seat_knows(simcord_env: Any) -> None:
    place: Place = await long_game(simcord_env)
    await play_round(place)
    ann, bob, cy, _ = place.people
    assert "when the game is over" in said(await cy.slash(place.channel, "table export"))
    table = await place.table()
    for person, other in ((ann, bob), (bob, ann)):
        shown = await person.slash(place.channel, "table export")
        assert "What your own seat knows" in said(shown)
        with simcord_env._bot_scope():
            groups = await place.bot.tables.load_events(table)
        known = json.loads(canonical(known_to(table, person.id, groups)))
        mine, theirs = table.seats_of(person.id)[0], table.seats_of(other.id)[0]
        assert list(known["seats"]) == [mine] and "seed" not in known and known["seats"][mine]["told"]
        held = table.match.state.hands[table.seats.index(theirs)]
        assert held and not set(held) & set(known["seats"][mine]["view"].get("hand", ()))
        for seed in range(3):
            again = table.match.resample(mine, Dice(seed))
            assert json.loads(json.dumps(again.view(mine))) == known["seats"][mine]["view"]
