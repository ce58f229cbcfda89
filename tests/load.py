"""Many tables at once: the bot in a process of its own at a loopback Discord, and people who answer what they are asked
at a steady rate, however long the bot takes."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
import sqlite3
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import db
from fronde.host.actors import User as Actor
from fronde.host.commands import Join, Start
from fronde.host.quotas import Quotas
from fronde.host.storing import Chance
from fronde.host.tables import Opening, Tables
from tests.e2e.fake_discord import TOKEN, Loopback, World
from tests.e2e.fake_discord.world import Channel, Interaction, Message, User
from tests.siege.besieged import Terms, run

COMPONENT, BUTTON, MENU = 3, 2, 3
PATIENCE = 60.0
"""Seconds that anything is waited for before the measurement fails."""
Json = Any


@dataclass
class Seating:
    """A table: its channel and people, and the panel that waits for a click, with whoever has it."""

    channel: Channel
    people: dict[int, User]
    user: User | None = None
    panel: Message | None = None
    tried: set[tuple[int, int]] = field(default_factory=set)
    """Calls that were followed: the message, and whom of those it called."""


@dataclass
class Load:
    """So many tables, and so many clicks a second for some seconds."""

    folder: Path
    game: str
    tables: int = 50
    rate: float = 30.0
    seconds: float = 15.0
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    taken: list[float] = field(default_factory=list)
    """Seconds from the moment of a click to its answer."""

    def __post_init__(self) -> None:
        self.world = World()
        self.loopback = Loopback(self.world)
        self.ready: deque[Seating] = deque()
        self.seatings: list[Seating] = []
        self.faults: list[BaseException] = []
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._working: set[asyncio.Task[None]] = set()
        self.world.changed = self._changed

    @property
    def database(self) -> Path:
        """Where the games lie: where a bot that is started in the folder looks for them."""
        return self.folder / "fronde.db"

    async def measure(self) -> dict[str, float]:
        """Seconds it took until everything was posted after the last click; the rest is in `taken`."""
        await self._set_up()
        await self.loopback.start()
        bot = multiprocessing.get_context("spawn").Process(
            target=run, args=(Terms(self.folder, self.loopback.base, TOKEN, 1, 1.0, 0.0),)
        )
        bot.start()
        try:
            await self._until_posted()
            await asyncio.gather(*(self._look(seating) for seating in self.seatings))
            return await self._rush()
        finally:
            bot.terminate()
            await asyncio.to_thread(bot.join, PATIENCE)
            await self.loopback.stop()

    async def _set_up(self) -> None:
        """Begin the games, behind the bot's back."""
        store = db.Store(f"sqlite+aiosqlite:///{self.database}")
        await store.open()
        seeds = iter(range(self.tables))
        tables = Tables(store, time.monotonic, lambda: Chance("", next(seeds)), Quotas(tables=self.tables))
        for number in range(self.tables):
            channel = self.world.add_channel(f"table-{number}")
            people = [self.world.add_user(f"{name}{number}") for name in ("Ann", "Bob", "Cid", "Dot")]
            actors = [Actor(user.id, user.name) for user in people]
            opened = await tables.open(actors[0], Opening(self.game, channel.id, self.world.guild, size=len(people)))
            for actor in actors[1:]:
                await tables.run(opened.table.id, actor, Join())
            await tables.run(opened.table.id, actors[0], Start())
            self.seatings.append(Seating(channel, {user.id: user for user in people}))
        await store.close()

    # --- people ---

    async def _rush(self) -> dict[str, float]:
        count, began = round(self.rate * self.seconds), perf_counter()
        for number in range(count):
            await asyncio.sleep(max(0.0, began + number / self.rate - perf_counter()))
            self._begin(self._click(began + number / self.rate))
        ended = began + self.seconds
        await asyncio.wait_for(self._until_answered(), PATIENCE)
        await self._until_posted()
        return {"drained_s": round(max(0.0, perf_counter() - ended), 2)}

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.faults.append(fault)

    async def _click(self, at: float) -> None:
        """Answer a question of the table that has waited longest; `at` is when this was due."""
        while not self.ready:
            await asyncio.sleep(0.002)
        seating = self.ready.popleft()
        panel, user = seating.panel, seating.user
        assert panel is not None and user is not None
        part = self.rng.choice(list(_parts(panel, "pick")))
        found = await self._do(user, seating.channel, part, panel)
        self.taken.append(perf_counter() - at)
        await self._go_on(seating, found, user)

    async def _go_on(self, seating: Seating, found: Interaction, user: User) -> None:
        """With the panel that came back, turned to one of its pages, or with whoever is called next."""
        panel = found.answer
        if panel is not None and any(_parts(panel, "pick")):
            seating.user, seating.panel = user, panel
            self.ready.append(seating)
        elif panel is not None and (pages := list(_parts(panel, "page"))):
            page = self.rng.choice(pages)
            await self._go_on(seating, await self._do(user, seating.channel, page, panel), user)
        else:
            self._begin(self._look(seating))

    async def _look(self, seating: Seating) -> None:
        """Wait until somebody is called, and have them open their panel."""
        while (call := _call(self.world, seating)) is None:
            await asyncio.sleep(0.02)
        user, message, part = call
        seating.tried.add((message.id, user.id))
        await self._go_on(seating, await self._do(user, seating.channel, part, message), user)

    async def _do(self, user: User, channel: Channel, part: dict[str, Json], on: Message) -> Interaction:
        data: dict[str, Json] = {"component_type": part["type"], "custom_id": part["custom_id"]}
        if part["type"] == MENU:
            values = [option["value"] for option in part["options"]]
            data["values"] = self.rng.sample(values, max(1, part.get("min_values", 1)))
        found = self.world.interact(COMPONENT, user, channel, on)
        waiting = self._waiting[found.token] = asyncio.get_running_loop().create_future()
        await self.loopback.send(found, data)
        await asyncio.wait_for(waiting, PATIENCE)
        del self._waiting[found.token]
        return found

    def _changed(self, found: Interaction) -> None:
        waiting = self._waiting.get(found.token)
        if found.shown and waiting is not None and not waiting.done():
            waiting.set_result(None)

    # --- waiting ---

    async def _until_answered(self) -> None:
        while len(self.taken) < round(self.rate * self.seconds):
            await asyncio.sleep(0.01)

    async def _until_posted(self) -> None:
        deadline = perf_counter() + PATIENCE
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as file:
            while file.execute("select count(*) from outbox where state = 'waiting'").fetchone()[0]:
                assert perf_counter() < deadline, "the posts do not come to an end"
                await asyncio.sleep(0.05)


def _parts(panel: Message, name: str) -> Iterator[dict[str, Json]]:
    """The buttons and menus of a panel whose ids have that name."""
    return (part for part in panel.components if part.get("custom_id", "")[1:].startswith(f":{name}:"))


def _call(world: World, seating: Seating) -> tuple[User, Message, dict[str, Json]] | None:
    """Somebody whom the channel's newest call means and who has not followed it, and the button that opens the panel."""
    for message in reversed(world.standing(seating.channel)):
        part = next(_parts(message, "turn"), None)
        if part is not None:
            called = (u for u in seating.people.values() if f"<@{u.id}>" in message.text)
            found = next((u for u in called if (message.id, u.id) not in seating.tried), None)
            return None if found is None else (found, message, part)
    return None
