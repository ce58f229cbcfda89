"""Turning points of a finished game: found once for each player, kept, and tried again on a board."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import text

from cogs.ids import FindTurning, TryAgain
from cogs.jobs.thinkers import Thinkers
from fronde.core.types import Json
from fronde.host.archive.past import past_of
from fronde.host.archive.turning import list_requests
from tests.cogs.story import Place, forge, ids_of, labels_of, reply_text, restart
from tests.cogs.test_looking import play, post_all

LABEL = "My turning points"
RANDOM = 40
"""A game of random choices in which each of the two players has a turning point."""


async def finish(place: Place) -> None:
    """Play the toy to its end by random choices."""
    dice = random.Random(RANDOM)
    while not (table := await place.table()).match.over:
        decision = next(d for d in table.match.decisions if d.required)
        await play(place, table, decision, dice.sample(decision.options, dice.randint(decision.least, decision.most)))
    await post_all(place)


async def press(place: Place, person: Any, custom_id: str) -> Any:
    """Press a button that the newest post with buttons does not have."""
    post = next(one for one in reversed(place.posts()) if ids_of(one))
    forge(place.env, post, custom_id)
    return await person.click(post, custom_id=custom_id)


async def fail_once(place: Place, person: Any) -> None:
    """A search is cancelled, as when the bot stops."""
    thinkers, look_back = place.bot.turning.thinkers, place.bot.turning.thinkers.look_back

    async def end(request: Mapping[str, Json]) -> Json:
        place.bot.turning.cancel()
        return await look_back(request)

    thinkers.look_back = end
    assert "couldn't finish" in reply_text(await person.click(place.find_post("Game over"), label=LABEL))
    thinkers.look_back = look_back


async def refuse(request: Mapping[str, Json]) -> Json:
    """Nothing may be searched for again."""
    raise AssertionError(request["look"])


async def test_each_player_gets_their_own_and_tries_again(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, cy, _ = place.people
    assert "not over" in reply_text(await press(place, ann, FindTurning(1).button))
    await finish(place)
    await fail_once(place, ann)
    replies = [await one.click(place.find_post("Game over"), label=LABEL) for one in (ann, bob)]
    for person, reply in zip((ann, bob), replies, strict=True):
        message, table = reply_text(reply), await place.table()
        assert "Turning points" in message and "you chose" in message, "the result has replaced the wait"
        points = (await place.bot.store.load_plan(1, person.id)).turning["points"]
        assert 1 <= len(points) <= 3 and labels_of(reply.response) == ["Try again"] * len(points)
        for point in points:
            assert table.player_of(table.match.log[point["actions"]].seat).user == person.id
            assert point["better"] - point["made"] >= max(0.08, 3 * point["error"])
    assert reply_text(replies[0]) != reply_text(replies[1])
    assert "older version" in reply_text(await press(place, ann, TryAgain(1, 999).button))
    assert "no seat" in reply_text(await cy.click(place.find_post("Game over"), label=LABEL))

    await restart(place, settings)
    place.bot.turning.thinkers.look_back = refuse
    again = await ann.click(place.find_post("Game over"), label=LABEL)
    assert reply_text(again) == reply_text(replies[0])
    await ann.click(again.response, label="Try again")
    number = (await place.bot.store.load_plan(1, ann.id)).turning["points"][0]["actions"]
    board, past = place.bot.tables.analyses[ann.id], (await place.table()).match
    choice = past.log[number]
    assert board.seat == choice.seat and set(choice.picks) <= {
        option for decision in board.playing.match.decisions_of(choice.seat) for option in decision.options
    }


async def test_whoever_took_over_gets_no_turning_points_of_the_former_player(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, cy, _ = place.people
    while (table := await place.table()).record.report.action_count < 4:
        decision = next(d for d in table.match.decisions if d.required)
        await play(place, table, decision, list(decision.options[: decision.most]))
    count = (await place.table()).record.report.action_count
    await bob.slash(place.channel, "seat hand-over", player=cy)
    await cy.slash(place.channel, "seat take")
    await finish(place)
    table = await place.table()
    actors = [choice.actor for choice in await place.bot.store.list_choices(1)]
    past = past_of(table)
    mine = list_requests(table, past, cy.id, actors, lambda: None)
    seat = table.seats_of(cy.id)[0]
    assert mine and min(mine) >= count and any(one.seat == seat for one in table.match.log[:count])
    assert min(list_requests(table, past, ann.id, actors, lambda: None)) < count


async def test_a_search_that_takes_too_long_ends_and_says_so(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, *_ = place.people
    await finish(place)
    monkeypatch.setattr("cogs.jobs.turning.MOST_TIME", 0.2)
    place.bot.turning.thinkers.waiting = 1
    reply = reply_text(await ann.click(place.find_post("Game over"), label=LABEL))
    assert "Nothing stood out" in reply and "time ran out" in reply


async def test_choices_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    monkeypatch.setattr("cogs.jobs.thinkers.PAUSE", 0)
    monkeypatch.setattr(thinkers, "_think", lambda request: request)
    thinkers.waiting = 1
    search = asyncio.ensure_future(thinkers.look_back({"look": "screen"}))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not search.done()
    thinkers.waiting = 0
    assert await search == {"look": "screen"}
    thinkers.stop()


async def test_a_search_stores_nothing_about_somebody_forgotten_meanwhile(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, *_ = place.people
    await finish(place)
    thinkers, gate = place.bot.turning.thinkers, asyncio.Event()
    look_back = thinkers.look_back

    async def wait_first(request: Any) -> Any:
        await gate.wait()
        return await look_back(request)

    monkeypatch.setattr(thinkers, "look_back", wait_first)
    search = asyncio.ensure_future(place.bot.turning.find(1, ann.id))
    sure = await ann.slash(place.channel, "settings privacy", choice="forget")
    await ann.click(sure.response, label="Forget me")
    gate.set()
    await search
    assert not await place.bot.store._run(lambda c: c.execute(text('select "user" from plans')).all())
