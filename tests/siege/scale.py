"""Several equal bots on one PostgreSQL: people play at tables of all shards while bots are killed and replaced, their
connections cut, and the database crashes. Nothing may be lost or doubled, and who lives answers."""

from __future__ import annotations

import asyncio
import gc
import random
import signal
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import cycle
from math import inf
from pathlib import Path
from typing import Any

from tests.db.postgres import Line, line_to, restart
from tests.e2e.fake_discord.gateway import Starts
from tests.e2e.fake_discord.world import FIRST_ANSWER, Interaction
from tests.load import read_cpu
from tests.siege import journal
from tests.siege.campaign import Campaign
from tests.siege.databases import PostgresDatabase
from tests.siege.fortress import Fortress
from tests.siege.players import AUTOCOMPLETE, Player, Seating
from tests.siege.refusals import refuses

GAMES = (("frondeurs", 3), ("richelieu", 2), ("jeanne", 3))
SHARDS_EACH = 2
APART = 180.0
"""Seconds by which the clocks of two bots differ at most."""
SILENT = 6
"""The first answer that shows nothing."""
ROUND = 120.0
"""Seconds after which everything is compared."""
FEW = 16
"""How many people keep one bot busy."""
MADE_UP = 3
"""How many things people do at once at most after they were held up."""
LONGEST_WAIT = 15.0
"""Seconds somebody waits for a bot that lives: what is late is not done after something else."""
OPEN = """select count(*) as tables, count(*) filter (where exists (select 1 from players p
  where p."table" = t.id and p.bot is not null)) as machines from tables t where status in ('lobby', 'playing')"""
TROUBLES = {"cut": 3, "cut-commit": 3, "drop": 2, "replace": 2, "usurp": 2}
"""What befalls a bot beside being killed, and how often each comes."""


@dataclass
class Plan:
    """How long, with how many bots and tables, and how often one is killed; `pace`: what a second of waiting takes;
    `first_answer`: within how many seconds a click has to be answered; `still`: the share of the time at most in which
    this process may stand still, and hear no answer; `rate`: how much people do a second, by default half of what one
    bot alone can answer, which is measured first."""

    folder: Path
    database: PostgresDatabase
    seconds: float = 1200.0
    processes: int = 2
    tables: int = 50
    every: float = 10.0
    seed: int = 1
    pace: float = 0.1
    first_answer: float = FIRST_ANSWER
    still: float = 0.02
    rate: float = 0.0


class Post:
    """The place of one of the bots: its shards, its way to the database, and who holds it now."""

    def __init__(self, scale: Scale, number: int, shards: list[int], line: Line) -> None:
        self.scale = scale
        self.number = number
        self.shards = shards
        self.line = line
        self.lives = 0
        self.change = asyncio.Lock()
        self.fortress = self._next()

    def _next(self) -> Fortress:
        plan, name = self.scale.plan, f"bot-{self.number}.{self.lives}"
        settings = {"DATABASE_URL": self.line.address(plan.database.url)}
        if plan.processes > 1:
            settings |= {"SHARD_COUNT": str(self.scale.count), "SHARD_IDS": ",".join(map(str, self.shards))}
        (plan.folder / name).mkdir(parents=True, exist_ok=True)
        fortress = Fortress(plan.folder / name, self.scale.loopback, plan.pace, name, self.shards, settings)
        fortress.on_death = lambda: self.scale.bury(fortress)
        return fortress

    async def start(self, *, usurps: bool = False) -> None:
        """Somebody new takes the place, with a clock of their own; whoever had it has to go afterwards. `usurps`: they
        believe that its shards are theirs already."""
        self.lives += 1
        self.fortress = fortress = self._next()
        skew = self.scale.rng.uniform(-APART, APART) / 2
        if not await fortress.start(self.scale.plan.seed, skew, usurps=usurps):
            self.scale.findings.add("no-start", "\n".join(fortress.log()[-5:]))

    async def stop(self, how: signal.Signals) -> None:
        """End whoever has the place."""
        await self.scale.end(self.fortress, how)

    async def replace(self, *, usurps: bool) -> None:
        """Somebody new takes the same shards, and for some time both hear everything, before whoever had them goes."""
        old = self.fortress
        await self.start(usurps=usurps)
        await asyncio.sleep(self.scale.rng.uniform(0, self.scale.plan.every / 2))
        await self.scale.end(old, signal.SIGTERM)


class Scale(Campaign):
    """One run, from an empty database to its report."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.folder, plan.database, plan.seed, 0.0)
        self.plan = plan
        self.world.first_answer = plan.first_answer
        self.count = SHARDS_EACH * plan.processes if plan.processes > 1 else 1
        self.posts: list[Post] = []
        self.deaths: dict[str, float] = {}
        self.killed: set[str] = set()
        self.lives = 0
        self.rate, self.capacity, self.cpu_share = plan.rate, 0.0, 0.0
        self.rates: list[float] = []
        self.open: list[tuple[int, int]] = []
        self.stalls: list[float] = []
        self.crowd.wait_turn, self.crowd.patience, self.crowd.machines = self._wait_turn, LONGEST_WAIT, 1.0
        self._turn, self._turns = 0.0, asyncio.Lock()
        self._answers_read = 0
        gateway = self.loopback.gateway
        gateway.shards, gateway.starts = self.count, Starts(5.0 * plan.pace * 0.9, total=10**6, remaining=10**6)
        self._gather()
        refuses("")  # reads all texts, which takes seconds in which no answer would be heard

    def _gather(self) -> None:
        """Tables on the servers of all shards; neighbours share somebody, so that people play at two of them."""
        people = [self.world.add_user(f"P{number}") for number in range(2 * self.plan.tables + 3)]
        for number, (game, size) in zip(range(self.plan.tables), cycle(GAMES), strict=False):
            channel = self.world.add_channel(f"#{game}-{number}", (number % self.count + 1) << 22)
            self.seatings.append(Seating(channel, game, size, people[2 * number : 2 * number + size + 1]))
        for user in people:
            mine = [at for at in self.seatings if user in at.people]
            if mine:
                self.players.append(Player(self.crowd, user, mine, random.Random(f"{self.seed} {user.name}")))

    async def _wait_turn(self) -> None:
        """All of them together do no more than `rate` things a second, if there is one, whatever held them up: only a
        few are made up for at once."""
        async with self._turns:
            if self.rate:
                now = time.monotonic()
                self._turn = max(self._turn + 1 / self.rate, now - MADE_UP / self.rate)
                await asyncio.sleep(max(0.0, self._turn - now))

    # --- the course of it ---

    async def run(self) -> dict[str, Any]:
        """Everything; gives the report."""
        began, plan = time.monotonic(), self.plan
        await self.loopback.start()
        watch = asyncio.ensure_future(self.world.watch_clock())
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line_to(plan.database.folder)) for _ in range(plan.processes + 1)]
            try:
                if not plan.rate:
                    self.posts = [Post(self, 0, list(range(self.count)), lines[-1])]
                    await self._measure(plan.seconds / 8)
                shards = [list(range(n, self.count, plan.processes)) for n in range(plan.processes)]
                self.posts = [
                    Post(self, n + 1, mine, line) for n, (mine, line) in enumerate(zip(shards, lines, strict=False))
                ]
                rounds = max(1, round(plan.seconds / ROUND))
                seconds = plan.seconds * 7 / 8
                for number in range(rounds):
                    self.findings.kill = number + 1
                    await self._round(seconds / rounds, restarts=number == rounds // 2)
            finally:
                for post in self.posts:
                    post.fortress.strike(signal.SIGKILL)
                watch.cancel()
                await self.loopback.stop()
        if sum(self.stalls) > plan.still * seconds:
            self.findings.add("stood-still", f"{sum(self.stalls):.1f} of {seconds:.0f} s")
        if len(self.loopback.syncers) > 1:
            self.findings.add("synced-twice", f"{sorted(self.loopback.syncers)}")
        return {**self._figures(seconds), **self.report(time.monotonic() - began)}

    def _figures(self, seconds: float) -> dict[str, Any]:
        """What there is of several bots alone to report; `seconds`: how long they were besieged."""
        tables, machines = map(min, zip(*self.open, strict=True))
        return {
            "processes": self.plan.processes, "shards": self.count, "tables": self.plan.tables, "lives": self.lives,
            "open tables at least": tables, "with machines at least": machines, "kills": self.kinds["kill"],
            "seconds a kill": round(seconds / max(1, self.kinds["kill"]), 1), "capacity": round(self.capacity, 1),
            "share of CPU at capacity": round(self.cpu_share, 2), "rate": round(self.rate, 1),
            "rates reached": [round(rate, 1) for rate in self.rates], "pressed again": self.crowd.pressed_again,
            "stood still": {"times": len(self.stalls), "longest": round(max(self.stalls, default=0.0), 2),
                            "in all": round(sum(self.stalls), 1)},
        }  # fmt: skip

    async def _measure(self, seconds: float) -> None:
        """How much one bot does alone: half of that is the load from then on."""
        await self._start()
        bot, began = self.posts[0].fortress.pid, time.monotonic()
        before = read_cpu(bot)[0]
        self.capacity = await self._play(seconds, self.players[:FEW])
        self.cpu_share = (read_cpu(bot)[0] - before) / (time.monotonic() - began)
        self.rate = max(1.0, self.capacity / 2)
        await self._compare()

    async def _round(self, seconds: float, restarts: bool) -> None:
        """People play, bots fall, everything is compared."""
        await self._start()
        trouble = asyncio.ensure_future(self._trouble(seconds, restarts))
        self.rates.append(await self._play(seconds, self.players))
        self.open += self.database.query(OPEN)
        await trouble
        await self._compare()

    async def _start(self) -> None:
        await asyncio.gather(*(post.start() for post in self.posts))
        journal.install(self.database)

    async def _play(self, seconds: float, players: list[Player]) -> float:
        """People play; how much was answered a second. Garbage is collected before: to search all that they have done
        takes more than a second, in which Discord would hear no answer."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.crowd.alive = True
        began, before = self.world.clock(), self.crowd.answered
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        await asyncio.sleep(seconds)
        rate = (self.crowd.answered - before) / seconds
        self.crowd.alive = False
        self.raise_faults(await asyncio.gather(*tasks, return_exceptions=True))
        gc.enable()
        self.stalls += [length for end, length in self.world.stalls if end - length >= began]
        return rate

    async def _trouble(self, seconds: float, restarts: bool) -> None:
        """Every so often one is killed, and half-way between another one in difficulties, however long either takes;
        the first of these may be a database that crashes."""
        began, half, tasks = time.monotonic(), self.plan.every / 2, []
        for number in range(1, int(seconds / half)):
            await asyncio.sleep(max(0.0, began + number * half - time.monotonic()))
            kind = "kill" if number % 2 == 0 else self.rng.choices(list(TROUBLES), list(TROUBLES.values()))[0]
            kind = "restart" if restarts and number == 1 else kind
            tasks.append(asyncio.ensure_future(self._befall(kind)))
        await asyncio.gather(*tasks)

    async def _befall(self, kind: str) -> None:
        """Trouble comes where nobody is just starting, if there is such a place, and else waits for the start."""
        post = self.rng.choice([one for one in self.posts if not one.change.locked()] or self.posts)
        async with AsyncExitStack() as stack:
            for place in self.posts if kind == "restart" else [post]:
                await stack.enter_async_context(place.change)
            await self._bring(kind, post)

    async def _bring(self, kind: str, post: Post) -> None:
        self.kinds[kind] += 1
        self.world.note(f"--- {kind}: {post.fortress.name}")
        if kind == "kill":
            await post.stop(signal.SIGKILL)
            await post.start()
        elif kind in ("replace", "usurp"):
            await post.replace(usurps=kind == "usurp")
        elif kind == "drop":
            await self.loopback.gateway.drop(politely=self.rng.random() < 0.5, bot=post.fortress.name)
        elif kind == "restart":
            await asyncio.to_thread(restart, self.plan.database.folder)
        elif kind == "cut":
            post.line.cut_now()
        else:
            post.line.cut_next("after", b"COMMIT")

    def bury(self, fortress: Fortress) -> None:
        """One is dead: it answers nobody, and never comes back. Only one that was killed leaves anything undone."""
        name = fortress.name
        self.lives += 1
        self.deaths[name] = self.world.clock()
        if fortress.is_killed:
            self.killed.add(name)
        self.world.note(f"--- dead: {name}")
        gateway = self.loopback.gateway
        gateway.sessions = [one for one in gateway.sessions if one.bot != name]
        self.crowd.one_died(name)

    async def end(self, fortress: Fortress, how: signal.Signals) -> None:
        """End a bot, and read what it said."""
        fortress.strike(how)
        code = await fortress.ended()
        if code not in (0, -how):
            self.findings.add("crash", f"{fortress.name}: exit code {code}: " + "\n".join(fortress.log()[-15:]))
        self._read_log(fortress)

    # --- comparing ---

    async def _compare(self) -> None:
        """Everything is delivered; then all stop, and everything is compared."""
        await self._compare_letters()
        await asyncio.gather(*(post.stop(signal.SIGTERM) for post in self.posts))
        await self._compare_actions()
        self._compare_answers()

    def _compare_answers(self) -> None:
        """Whatever was heard by somebody who lived long enough, or by nobody who was killed, got its first answer in
        time, and what was put off its answer. One that stops leaves what comes last to its successor."""
        interactions = list(self.world.interactions.values())
        for one in interactions[self._answers_read :]:
            lives = {bot: self.deaths.get(bot, inf) - one.sent for bot in one.receivers}
            killed = [life for bot, life in lives.items() if bot in self.killed]
            is_owed = bool(lives) and (not killed or max(lives.values()) > self.world.first_answer)
            is_silent = one.callback is None and is_owed
            is_cut = min(killed, default=inf) > 2 * LONGEST_WAIT and _waits(one)
            if one.kind != AUTOCOMPLETE and (is_silent or is_cut):
                late = ", too late" if one.missed else ", put off" if one.put_off else ""
                self.findings.add(
                    "unanswered", f"{one.user.name} in {one.channel.name}, {one.receivers}{late}: {one.id}"
                )
        self._answers_read = len(interactions)


def _waits(one: Interaction) -> bool:
    """Whether a click was put off and no more. Where two heard of it, one may acknowledge that without a word which the
    other has done."""
    return one.put_off and not one.is_visible and not (one.callback == SILENT and len(one.receivers) > 1)


def hold_out(plan: Plan) -> tuple[dict[str, Any], list[str]]:
    """Run it; its report, and the last that happened."""
    scale = Scale(plan)
    report = asyncio.run(scale.run())
    scale.write_transcript()
    return report, [*scale.world.transcript][-60:]
