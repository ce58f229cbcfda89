"""A game in a thread that Discord archives: it is still told, shown and answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.fake_discord import Loopback
from tests.e2e.fake_discord.world import Channel
from tests.e2e.inside import Person, Running, crowd_at, open_game, reply_text, running, settings_in, until


class House:
    """A bot, a thread with a game of two in it, and the two."""

    def __init__(self, process: Running, loopback: Loopback) -> None:
        self.process = process
        self.loopback = loopback
        self.world = loopback.world
        crowd = crowd_at(loopback)
        self.people = [Person(crowd, "Ann"), Person(crowd, "Bob")]
        self.thread: Channel = self.world.add_thread("a game", self.world.add_channel("games").id)

    async def archive(self, *, locked: bool = False, notify: bool = False) -> None:
        """Discord puts the thread away, and tells the bot perhaps."""
        self.thread.archived, self.thread.locked = True, locked
        if notify:
            await self.loopback.gateway.tell_channel("THREAD_UPDATE", self.thread)


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[House]:
    """A game under way in a thread."""
    loopback = Loopback()
    await loopback.start()
    channel = loopback.world.add_channel("general")
    assert channel.parent is None
    async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
        await process.ready()
        house = House(process, loopback)
        await open_game(house.people, house.thread)
        yield house
    await loopback.stop()


async def test_a_post_in_an_archived_thread_is_changed_and_no_other_posted(house: House) -> None:
    await house.archive()
    bot, before = house.process.bot, len(house.world.standing(house.thread))
    await bot.tables.show_again(1)
    await until(lambda: len(house.world.standing(house.thread)) == before + 1)
    await until(lambda: house.world.standing(house.thread)[before - 1].text.startswith("Turn of"))
    assert not house.thread.archived and await bot.store.find_failures() == []


async def test_a_button_in_an_archived_thread_answers(house: House) -> None:
    await house.archive()
    turn = next(m for m in house.world.standing(house.thread) if "Your turn" in m.text)
    whose = next(p for p in house.people if f"<@{p.user.id}>" in turn.text)
    assert "Richelieu" in reply_text(await whose.click(turn, "b:turn"))
    assert not house.thread.archived


async def test_the_thread_of_a_game_is_kept_alive_and_a_locked_one_is_left_alone(house: House) -> None:
    await house.archive(notify=True)
    await until(lambda: not house.thread.archived)
    await house.archive(notify=True)
    await house.people[0].type(house.world.add_channel("elsewhere"), "rules", find="1")
    assert house.thread.archived, "brought out once an hour: it is no quarrel"


async def test_a_locked_thread_is_told_of_to_who_acts_next(house: House) -> None:
    await house.archive(locked=True)
    bot = house.process.bot
    await bot.tables.show_again(1)
    async with bot.tables.hold(1) as table:
        record = table.record
    await until(lambda: record.venue.trouble == "forbidden")
    assert [notice.fault for notice in await bot.store.find_failures()] == ["forbidden"]
    assert house.thread.archived
