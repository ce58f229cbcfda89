"""Killed anywhere, the bot posts everything once. simcord knows no nonces: a message sent twice stands there twice, as
on Discord after some minutes."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import Any

import pytest

from cogs.outbox.delivery import Delivery
from fronde.host.commands.lobby import Configure
from fronde.host.people.actors import User
from tests.cogs.story import Place, count_turns, text_of
from tests.cogs.test_looking import play


class Mortal:
    """Counts what a bot asks of Discord and of its database, and dies once one of these has been done: it does not
    hear of it, and can do nothing from then on."""

    def __init__(self, bot: Any, point: int, patch: pytest.MonkeyPatch) -> None:
        self.lives = point
        self.dead = False
        for owner, name in ((bot.http, "request"), (bot.store, "_run")):
            patch.setattr(owner, name, self._counted(getattr(owner, name)))

    def _counted(self, work: Any) -> Any:
        async def counted(*args: Any, **kwargs: Any) -> Any:
            if self.dead:
                raise asyncio.CancelledError
            answer = await work(*args, **kwargs)
            self.lives -= 1
            if self.lives == 0:
                self.dead = True
            if self.dead:
                raise asyncio.CancelledError
            return answer

        return counted


async def rise(place: Place) -> None:
    """What a new process does: nothing is in memory but what the database and Discord know."""
    bot = place.bot
    await bot.delivery.close()
    for table in await bot.store.open_tables():
        bot.tables.forget(table)
    bot.delivery = Delivery(bot, bot.tables, bot.store)
    bot.tables.around.wake = bot.delivery.wake
    with place.env._bot_scope():
        await bot.delivery.resume()
    await place.env.settle()


async def play_round(place: Place) -> None:
    """Up to the next turn, through a question to the other player."""
    table = await place.table()
    before = table.record.report.action_count
    while table.record.report.action_count == before:
        decision = next(d for d in table.match.decisions if d.required)
        with place.env._bot_scope():
            await play(place, table, decision, decision.options[: decision.least or 1])
        await place.env.settle()
        table = await place.table()


async def test_killed_at_any_point_of_a_round_everything_stands_once(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(4, start=False)
    ann = place.people[0]
    table = await place.table()
    await place.bot.tables.run(table.id, User(ann.id, "Ann"), Configure({"rounds": 10}))
    await ann.click(place.find_post("At the table"), label="Start")
    for turns in count(2):
        before = (await place.table()).record.report.action_count
        with monkeypatch.context() as patch, contextlib.suppress(asyncio.CancelledError):
            mortal = Mortal(place.bot, 2 * turns - 3 + turns % 2, patch)  # every other point
            await play_round(place)
        await rise(place)
        if (await place.table()).record.report.action_count == before:
            await play_round(place)
        posts = [text_of(m) for m in place.posts()]
        assert count_turns(place.posts()) == turns, (turns, posts)
        assert [n for n, post in enumerate(posts) if post.startswith(("**Your turn**", "**A question**"))] == [turns], (
            turns,
            posts,
        )
        assert len(posts) == turns + 1, "the lobby and the posts with the board; every other question is gone"
        for person in place.people:
            privately = [text_of(m) for m in person.user.dm_channel.history()]
            assert sum("Played in" in text for text in privately) == 1, (turns, privately)
            assert sum("A question for you" in text for text in privately) <= 1, (turns, privately)
        assert await place.bot.store.find_failures() == []
        if not mortal.dead:
            break
    assert turns > 20, "a round asks at least so often"
