"""Many tables at once: the bot in a process of its own at a loopback Discord, and people who answer what they are asked
at a steady rate, however long the bot takes; or all at the same moment."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import Any

import db
from cogs.messages.questions import WHY
from fronde.host.commands.lobby import AddOpponent, Join, Start
from fronde.host.commands.play import Act
from fronde.host.notices.announcements import repost_notices
from fronde.host.people.actors import Machine
from fronde.host.people.actors import User as Actor
from fronde.host.people.quotas import Quotas
from fronde.host.store import Chance
from fronde.host.table import Playing
from fronde.host.tables import Opening, Tables
from tests.e2e.fake_discord import TOKEN, Loopback, World
from tests.e2e.fake_discord.world import Channel, Interaction, Message, User
from tests.siege.besieged import Terms, run
from tests.siege.databases import Database, PostgresDatabase, SqliteFile

COMPONENT, BUTTON, MENU = 3, 2, 3
SPREAD = 25
"""Actions that games are apart at most when it begins."""
AGAIN = 2.0
"""Seconds after which somebody looks again who waits for a machine: it may have answered a question in the middle of
their own turn, and nothing calls them anew then."""
CHANNELS, ROLES = 20, 20
"""Channels and roles of each of many servers."""
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
"""Seconds to wait for anything before the measurement fails."""
Json = Any
Call = tuple[Message, dict[str, Json]]
"""A message that calls somebody, and its button that opens a panel."""


@dataclass
class Seating:
    """A table: its channel and people, the panel that was shown last, and to whom."""

    channel: Channel
    people: dict[int, User]
    user: User | None = None
    panel: Message | None = None
    called: int = 0


@dataclass
class Load:
    """So many tables, and so many clicks a second for some seconds. With `rounds`, so often, at every table at the same
    moment somebody answers and somebody else opens their panel: two clicks a table are under way at once."""

    folder: Path
    game: str
    tables: int = 50
    rate: float = 30.0
    seconds: float = 15.0
    patience: float = PATIENCE
    opponents: int = 0
    """Of the four players of each table so many are machines."""
    rounds: int = 0
    server: PostgresDatabase | None = None
    """Where the games lie, if not in a file."""
    look: float = 0.05
    """Seconds between two looks at what is still to be posted."""
    others: int = 0
    """So many further bots share the database, on shards without a server."""
    servers: int = 1
    """How many servers there are; the tables are spread over them, and each of many has a usual size."""
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    times: list[float] = field(default_factory=list)
    """Seconds from the moment of a click to its answer, all attempts together."""
    missed: int = 0
    """How many clicks were answered too late for Discord: people press again."""
    posted: float = 0.0
    """Seconds from the start of the bot until all that waited then was posted."""
    memory: float = 0.0
    """MiB of the bot after the last post, without its children."""
    costs: dict[str, float] = field(default_factory=dict)
    """CPU-seconds of the bot, its children, which draw, and PostgreSQL, from the first click to the last post."""

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
    def database(self) -> Database:
        """Where the games lie: by default where a bot that is started in the folder looks for them."""
        return self.server or SqliteFile(self.folder / "fronde.db")

    async def measure(self) -> float:
        """Seconds it took until everything was posted after the last click; the rest is in `taken`."""
        await self._set_up()
        await self.loopback.start()
        bots = [self._start(number) for number in range(1 + self.others)]
        try:
            began = perf_counter()
            await self._until_posted()
            self.posted = round(perf_counter() - began, 1)
            await asyncio.gather(*(self._look(seating) for seating in self.seatings))
            self.missed = 0  # of those who all came at once
            before = self._read_costs(bots[0])
            drained = await (self._meet() if self.rounds else self._rush())
            after = self._read_costs(bots[0])
            self.costs = {name: after[name] - before[name] for name in after}
            self.memory = read_memory(bots[0].pid or 0)
            return drained
        finally:
            for bot in bots:
                bot.terminate()
            for bot in bots:
                await asyncio.to_thread(bot.join, PATIENCE)
            await self.loopback.stop()

    def _start(self, number: int) -> SpawnProcess:
        """One of the bots. The first has every server."""
        settings = {"DATABASE_URL": self.database.url}
        if self.others:
            settings |= {"SHARD_COUNT": str(1 + self.others), "SHARD_IDS": str(number)}
        terms = Terms(self.folder, self.loopback.base, TOKEN, 1, 1.0, 0.0, "INFO", f"bot-{number}", settings)
        bot = multiprocessing.get_context("spawn").Process(target=run, args=(terms,))
        bot.start()
        return bot

    def _read_costs(self, bot: SpawnProcess) -> dict[str, float]:
        """CPU-seconds so far of a bot, its children, and PostgreSQL."""
        own, children = read_cpu(bot.pid or 0)
        database = sum(read_cpu(self.server.process)) if self.server is not None else 0.0
        return {"bot": own, "drawing": children, "database": database}

    def _add_servers(self) -> list[int]:
        """The servers, all of the first shard. Of many each has channels and roles."""
        if self.servers == 1:
            return [self.world.guild]
        self.world.roles = ROLES
        guilds = [(number * (1 + self.others)) << 22 for number in range(1, self.servers + 1)]
        for guild in guilds:
            for number in range(CHANNELS):
                self.world.add_channel(f"channel-{number}", guild)
        return guilds

    async def _set_up(self) -> None:
        """Begin the games behind the bot's back, each a little further than the one before; their outbox holds what
        they show then."""
        guilds = self._add_servers()
        store = db.Store(self.database.url)
        await store.open()
        seeds = iter(range(self.tables))
        tables = Tables(store, time.monotonic, lambda: Chance("", next(seeds)), Quotas(tables=self.tables))
        for number in range(self.tables):
            channel = self.world.add_channel(f"table-{number}", guilds[number % self.servers])
            names = ("Ann", "Bob", "Cid", "Dot")
            people = [self.world.add_user(f"{name}{number}") for name in names[self.opponents :]]
            actors = [Actor(user.id, user.name) for user in people]
            opened = await tables.open(actors[0], Opening(self.game, channel.id, channel.guild, size=len(names)))
            for actor in actors[1:]:
                await tables.run(opened.id, actor, Join())
            for _ in range(self.opponents):
                await tables.run(opened.id, actors[0], AddOpponent("quick", ("Ada (bot)",)))
            await tables.run(opened.id, actors[0], Start())
            await _advance(tables, opened.id, number % SPREAD, self.rng)
            self.seatings.append(Seating(channel, {user.id: user for user in people}))
        await store.close()
        self.database.run("delete from outbox")
        await store.open()
        for table_id in await store.all_tables():
            async with tables.hold(table_id) as table:
                await tables.post(table, repost_notices(table))
        await store.close()

    # --- people ---

    async def _rush(self) -> float:
        count, began = round(self.rate * self.seconds), perf_counter()
        for number in range(count):
            await asyncio.sleep(max(0.0, began + number / self.rate - perf_counter()))
            self._begin(self._click(began + number / self.rate))
        ended = began + self.seconds
        await asyncio.wait_for(self._until_answered(), self.patience)
        await self._until_posted()
        return round(max(0.0, perf_counter() - ended), 2)

    async def _meet(self) -> float:
        for _ in range(self.rounds):
            await asyncio.wait_for(self._until_ready(), self.patience)
            calls = [await self._called(seating) for seating in self.seatings]
            self.ready.clear()
            clicks = (
                one
                for seating, call in zip(self.seatings, calls, strict=True)
                for one in (self._answer(seating), self._glance(seating, call))
            )
            await asyncio.gather(*clicks)
        ended = perf_counter()
        await self._until_posted()
        return round(perf_counter() - ended, 2)

    async def _called(self, seating: Seating) -> Call:
        """The post that calls somebody at a table, once it stands: it is missing while another takes its place."""
        deadline = perf_counter() + self.patience
        while (call := _call(self.world, seating)) is None:
            assert perf_counter() < deadline, "nobody is called at a table"
            await asyncio.sleep(0.01)
        return call

    async def _glance(self, seating: Seating, call: Call) -> None:
        """Somebody who is not asked opens their panel."""
        (message, part), at = call, perf_counter()
        others = [user for user in seating.people.values() if user is not seating.user]
        await self._do(self.rng.choice(others), seating.channel, part, message)
        self.times.append(perf_counter() - at)

    async def _until_ready(self) -> None:
        while len(self.ready) < len(self.seatings):
            await asyncio.sleep(0.01)

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
            at = max(at, perf_counter()) if self.opponents else at  # machines take their time
        await self._answer(self.ready.popleft(), at)

    async def _answer(self, seating: Seating, at: float | None = None) -> None:
        """Answer the question that a panel shows, and have the next shown; `at` is when this was due, if not now."""
        panel, user = seating.panel, seating.user
        at = perf_counter() if at is None else at
        assert panel is not None and user is not None
        part = self.rng.choice(list(_parts(panel, "pick")))
        interaction = await self._do(user, seating.channel, part, panel)
        self.times.append(perf_counter() - at)
        await self._go_on(seating, interaction, user)

    async def _go_on(self, seating: Seating, interaction: Interaction, user: User) -> None:
        """With the panel that came back, turned to one of its pages, or with whoever is called next."""
        panel = interaction.answer
        if panel is not None and any(_parts(panel, "pick")):
            seating.user, seating.panel = user, panel
            self.ready.append(seating)
        elif panel is not None and (pages := list(_parts(panel, "page"))):
            page = self.rng.choice(pages)
            await self._go_on(seating, await self._do(user, seating.channel, page, panel), user)
        else:
            seating.panel = panel
            self._begin(self._look(seating))

    async def _look(self, seating: Seating) -> None:
        """Have whoever the game waits for open a panel, by the button of the channel's newest call; where machines
        play first, once there is another than before, or after a while."""
        call, again = _call(self.world, seating), perf_counter() + AGAIN
        while call is None or (self.opponents and call[0].id == seating.called and perf_counter() < again):
            await asyncio.sleep(0.05)
            call = _call(self.world, seating)
        message, part = call
        seating.called = message.id
        text = message.text if seating.panel is None or self.opponents else seating.panel.text
        meant = [u for u in seating.people.values() if f"<@{u.id}>" in text or u.name in text]
        user = self.rng.choice(meant)
        await self._go_on(seating, await self._do(user, seating.channel, part, message), user)

    async def _do(self, user: User, channel: Channel, part: dict[str, Json], on: Message) -> Interaction:
        data: dict[str, Json] = {"component_type": part["type"], "custom_id": part["custom_id"]}
        if part["type"] == MENU:
            values = [option["value"] for option in part["options"] if option["value"] != WHY]
            data["values"] = self.rng.sample(values, max(1, part.get("min_values", 1)))
        while True:
            interaction = self.world.interact(COMPONENT, user, channel, on)
            waiting = self._waiting[interaction.token] = asyncio.get_running_loop().create_future()
            await self.loopback.send(interaction, data)
            await asyncio.wait_for(waiting, self.patience)
            del self._waiting[interaction.token]
            if not interaction.missed:
                return interaction
            self.missed += 1

    def _changed(self, interaction: Interaction) -> None:
        waiting = self._waiting.get(interaction.token)
        if (interaction.is_visible or interaction.missed) and waiting is not None and not waiting.done():
            waiting.set_result(None)

    # --- waiting ---

    async def _until_answered(self) -> None:
        while len(self.times) < round(self.rate * self.seconds):
            if self.faults:
                raise self.faults[0]
            await asyncio.sleep(0.01)

    async def _until_posted(self) -> None:
        deadline = perf_counter() + self.patience
        waiting = "select count(*) as count from outbox where state = 'waiting'"
        while await asyncio.to_thread(self.database.query, waiting) != [(0,)]:
            assert perf_counter() < deadline, "the posts do not come to an end"
            await asyncio.sleep(self.look)


async def _advance(tables: Tables, table_id: int, actions: int, rng: random.Random) -> None:
    """Play so many random actions."""
    for _ in range(actions):
        async with tables.hold(table_id) as table:
            assert isinstance(table, Playing)
            decision = rng.choice([one for one in table.match.decisions if one.required])
            player = table.player_of(decision.seat)
        picks = tuple(rng.sample(decision.options, decision.least))
        actor = Machine(player.token) if player.user is None else Actor(player.user, "somebody")
        await tables.run(table_id, actor, Act(decision.seat, decision.step, picks))


def _parts(panel: Message, name: str) -> Iterator[dict[str, Json]]:
    """The buttons and menus of a panel whose ids have that name."""
    return (part for part in panel.components if part.get("custom_id", "")[1:].startswith(f":{name}:"))


def _call(world: World, seating: Seating) -> Call | None:
    """The newest message of a channel with a button that opens a panel, and the button; None while there is none."""
    messages = reversed(world.standing(seating.channel))
    return next(((message, part) for message in messages for part in _parts(message, "turn")), None)


def read_memory(process: int) -> float:
    """MiB a process holds."""
    resident = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return round(resident * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def read_cpu(process: int) -> tuple[float, float]:
    """CPU-seconds so far of a process, and of all its children and theirs, those that have ended too."""
    facts = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            facts[int(path.parent.name)] = [int(word) for word in path.read_text().rpartition(")")[2].split()[1:15]]
    own, children, below = facts[process][10:12], facts[process][12:14], {process}
    while below := {number for number, (parent, *_) in facts.items() if parent in below}:
        children += [count for number in below for count in facts[number][10:14]]
    return sum(own) / TICKS, sum(children) / TICKS
