"""The siege itself: play, kill, compare, start again."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.siege import journal
from tests.siege.campaign import Campaign
from tests.siege.databases import SqliteFile
from tests.siege.fortress import Fortress
from tests.siege.players import Player, Seating
from tests.siege.troubles import Troubles

FILE = "fronde.db"
"""Where the games lie, in the folder the bot runs in."""
PAST_MEMORY = (10 * 60, 3 * 24 * 3600)
"""Seconds a long downtime takes, at least and at most: no nonce is known after it."""
SLOW = 6.0
"""Seconds within which it stops when asked to: the five of docs/operating.md, and one for a machine that is slow."""
MOST = {"sent": 60, "answered": 60, "time": 30}
"""The moments are counted from 1 to so many, else to 12."""
LONGEST = 4.0
"""Seconds people play at most before the blow falls."""
MOMENTS = {"time": 3, "sent": 2, "answered": 2, "arrived": 3, "applied": 4, "delivered": 2, "start": 2}
"""When it is killed, and how often so: at any time; an interaction sent, or answered; a message on its way to Discord,
written there but not answered, answered; while it starts and delivers what was left."""

WRONG = (-2 * 24 * 3600, 2 * 24 * 3600)
"""Seconds by which the bot's own clock is wrong in some of its lives, backwards or ahead."""


@dataclass
class Plan:
    """What a siege is: how many kills, from which seed, which share of requests fails, how fast pauses pass, and in
    which share of the bot's lives channels go and rights change."""

    folder: Path
    kills: int = 8
    seed: int = 1
    faults: float = 0.25
    pace: float = 0.02
    troubles: float = 0.4
    games: tuple[tuple[str, int], ...] = (("frondeurs", 3), ("richelieu", 2), ("jeanne", 3))


@dataclass
class Blow:
    """A kill to come: at which moment, after how many of them, by which signal."""

    moment: str
    count: int
    how: signal.Signals
    landed: asyncio.Event = field(default_factory=asyncio.Event)


class Siege(Campaign):
    """One siege, from an empty database to its report."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.folder, SqliteFile(plan.folder / FILE), plan.seed, plan.faults)
        self.plan = plan
        self.fortress = Fortress(plan.folder, self.loopback, plan.pace)
        self._gather()
        self.troubles = Troubles(self.loopback, self.seatings)
        self.letters.closed, self.letters.remaining = self.troubles.closed, self.troubles.remaining
        self._blow: Blow | None = None

    def is_alive(self) -> bool:
        return self.fortress.alive

    async def _settle(self) -> bool:
        """The same once what was taken is given back."""
        await self.troubles.end()
        return await super()._settle()

    def _gather(self) -> None:
        """A table a game and the people at it, one more than there are seats; one of them sits at both."""
        both = self.world.add_user("Ann")
        for game, size in self.plan.games:
            others = [self.world.add_user(f"{game.title()}{n}") for n in range(2, size + 2)]
            self.seatings.append(Seating(self.world.add_channel(f"#{game}"), game, size, [both, *others]))
        for user in self.world.users.values():
            mine = [at for at in self.seatings if user in at.people]
            self.players.append(Player(self.crowd, user, mine, random.Random(f"{self.plan.seed} {user.name}")))

    # --- the course of it ---

    async def run(self) -> dict[str, Any]:
        """Everything; gives the report."""
        began = time.monotonic()
        self.plan.folder.mkdir(parents=True, exist_ok=True)
        await self.loopback.start()
        self.loopback.spy = self._hear
        self.crowd.on_sent = lambda: self._count("sent")
        self.crowd.on_answered = lambda: self._count("answered")
        self.fortress.on_death = self.crowd.bot_died
        try:
            for number in range(self.plan.kills):
                self.findings.kill = number
                await self._live(number)
            self.findings.kill = self.plan.kills
            await self._close()
        finally:
            self.fortress.strike(signal.SIGKILL)
            await self.loopback.stop()
        return {"kills": self.plan.kills, **self.report(time.monotonic() - began)}

    async def _live(self, number: int) -> None:
        """One life of the bot, from its start to its kill, and what is left of it then."""
        rng = random.Random(f"{self.plan.seed} life {number}")
        self.loopback.faults.rate = self.plan.faults if number else 0.0
        blow = self._draw_blow(rng)
        self.kinds[f"{blow.moment} {blow.how.name}"] += 1
        self.world.note(f"--- life {number}: {blow.moment} {blow.count}, {blow.how.name}")
        started = await self._start(number, blow if blow.moment == "start" and number else None)
        if started:
            journal.install(self.database)
            if rng.random() < 0.6:
                await self._compare_letters()
            await self._play(blow, rng)
        else:
            await self._fall(blow)
        if (self.plan.folder / FILE).exists():
            await self._compare_actions()
        self.skew += rng.uniform(*PAST_MEMORY) if rng.random() < 0.4 else 0.0

    async def _start(self, number: int, blow: Blow | None) -> bool:
        """Start the bot; whether it plays. With a blow it is killed as it starts."""
        wrong = self.rng.uniform(*WRONG) if self.rng.random() < 0.15 else 0.0
        starting = asyncio.ensure_future(self.fortress.start(self.plan.seed * 1000 + number, self.skew + wrong))
        if blow is not None:
            await asyncio.sleep(blow.count * 0.05)
            self.fortress.strike(blow.how)
            await starting
            return False
        alive = await starting and self.fortress.alive
        if not alive:
            self.findings.add("no-start", "\n".join(self.fortress.log()[-5:]))
        return alive

    async def _play(self, blow: Blow, rng: random.Random) -> None:
        """Let people play until the blow falls; the gateway may break meanwhile."""
        self._blow, self.crowd.alive = blow, self.fortress.alive
        tasks = [asyncio.ensure_future(player.play()) for player in self.players]
        if rng.random() < 0.25:
            tasks.append(asyncio.ensure_future(self._break_gateway(rng)))
        if rng.random() < self.plan.troubles:
            tasks.append(asyncio.ensure_future(self.troubles.go_on(rng)))
        blow_task = asyncio.ensure_future(blow.landed.wait())
        await asyncio.wait([blow_task], timeout=0.1 * blow.count if blow.moment == "time" else LONGEST)
        self.fortress.strike(blow.how)
        self._blow = None
        await self._fall(blow)
        for task in [*tasks, blow_task]:
            task.cancel()
        self.raise_faults(await asyncio.gather(*tasks, return_exceptions=True))

    async def _break_gateway(self, rng: random.Random) -> None:
        await asyncio.sleep(rng.uniform(0.1, 1.0))
        await self.loopback.gateway.drop(politely=rng.random() < 0.5)

    async def _fall(self, blow: Blow) -> None:
        """Wait until it is dead; one that was asked to end does so in good order."""
        code = await self.fortress.ended()
        if code is None:
            self.findings.add("no-end", f"{blow.how.name} did not end it")
        elif self.fortress.took > SLOW and blow.how == signal.SIGTERM:
            self.findings.add("slow-end", f"it took {self.fortress.took:.1f} s to stop")
        elif code not in (0, -blow.how):
            self.findings.add("crash", f"exit code {code}: " + "\n".join(self.fortress.log()[-15:]))
        self.world.note(f"--- dead: {blow.how.name}, exit code {code}")
        self._read_log(self.fortress)

    async def _close(self) -> None:
        """The last life: everything is delivered, everything compared."""
        self.loopback.faults.rate = self.plan.faults
        if await self._start(self.plan.kills, None):
            await self._compare_letters()
        self.fortress.strike(signal.SIGTERM)
        await self._fall(Blow("time", 0, signal.SIGTERM))
        await self._compare_actions()

    # --- blows ---

    def _draw_blow(self, rng: random.Random) -> Blow:
        moment = rng.choices(list(MOMENTS), list(MOMENTS.values()))[0]
        how = signal.SIGTERM if rng.random() < 0.2 else signal.SIGKILL
        return Blow(moment, rng.randint(1, MOST.get(moment, 12)), how)

    def _hear(self, stage: str, method: str, path: str) -> None:
        """A request: messages to channels are what is delivered."""
        if method != "GET" and path.startswith("channels/"):
            self._count({"arrived": "arrived", "applied": "applied", "answered": "delivered"}[stage])

    def _count(self, moment: str) -> None:
        """One more such moment; the blow falls at its number."""
        blow = self._blow
        if blow is None or blow.moment != moment:
            return
        blow.count -= 1
        if blow.count == 0:
            self.fortress.strike(blow.how)
            blow.landed.set()


def besiege(plan: Plan) -> tuple[dict[str, Any], list[str]]:
    """Run a siege; its report, and the last that happened."""
    siege = Siege(plan)
    report = asyncio.run(siege.run())
    siege.write_transcript()
    return report, [*siege.world.transcript][-60:] + siege.fortress.log()[-20:]
