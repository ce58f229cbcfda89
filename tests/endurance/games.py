"""One game after another at a bot in a process of its own, and how much memory it takes."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.e2e.fake_discord import TOKEN, Loopback
from tests.e2e.fake_discord.world import Channel
from tests.e2e.inside import Person, crowd_at, until
from tests.load import read_memory
from tests.siege.besieged import Terms, run

GAME, PEOPLE, AT_ONCE = "richelieu", 2, 4
PATIENCE = 60.0
"""Seconds to wait for anything: what is measured is memory."""


async def measure_memory(few: int, many: int) -> dict[str, float]:
    """The bot's memory in MiB after a few games and after many, and by how much it grew between."""
    loopback, there = Loopback(), asyncio.Event()
    loopback.gateway.on_identify.append(there.set)
    await loopback.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = multiprocessing.get_context("spawn").Process(
            target=run, args=(Terms(Path(folder), loopback.base, TOKEN, 1, 1.0, 0.0),)
        )
        bot.start()
        try:
            await asyncio.wait_for(there.wait(), PATIENCE)
            early = await _play(loopback, few, bot)
            late = await _play(loopback, many - few, bot)
        finally:
            bot.terminate()
            await asyncio.to_thread(bot.join, 20)
            await loopback.stop()
    return {"games": many, "early_mib": early, "late_mib": late, "growth": round(late / early - 1, 3)}


async def _play(loopback: Loopback, count: int, bot: Any) -> float:
    """So many games, some of them at once; gives the memory of the process then."""
    slots, crowd = iter(range(count)), crowd_at(loopback)

    async def room(number: int) -> None:
        people = [Person(crowd, f"{name}{number}") for name in ("Ann", "Bob")]
        for _ in slots:
            await play_game(people, loopback.world.add_channel("room"), Random(number))

    await asyncio.gather(*(room(number) for number in range(min(AT_ONCE, count))))
    return read_memory(bot.pid or 0)


async def play_game(people: list[Person], where: Channel, dice: Random) -> None:
    """A whole game by what is suggested to be typed."""
    world = people[0].crowd.loopback.world
    await people[0].type(where, "table new", game=GAME, seats=PEOPLE)
    await until(lambda: world.standing(where))
    lobby = world.standing(where)[0]
    for person in people[1:]:
        await person.click(lobby, "b:join")
    await people[0].click(lobby, "b:start")
    idle = 0
    while idle < len(people):
        for person in people:
            offered = await person.suggest(where, "do", "choice")
            idle = 0 if offered else idle + 1
            if offered:
                await person.type(where, "do", choice=dice.choice(offered))
    await until(lambda: any("Game over" in message.text for message in world.standing(where)), 60)
