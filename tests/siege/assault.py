"""The siege itself: play, kill, compare, start again."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from db import Store
from fronde.host.opponents import find_request
from fronde.host.records import is_record, rebuild_table
from fronde.host.table import Broken, Table, build_table
from tests.e2e.fake_discord import TOKEN, Faults, Loopback, World
from tests.siege import journal
from tests.siege.actions import Entry, Replays, compare_attempts, compare_seats, compare_votes
from tests.siege.findings import Findings
from tests.siege.fortress import Fortress
from tests.siege.letters import Letters
from tests.siege.players import DONE, Crowd, Player, Seating
from tests.siege.troubles import Troubles
from tests.stored import moves_of

PAST_MEMORY = (10 * 60, 3 * 24 * 3600)
"""Seconds a long downtime takes, at least and at most: no nonce is known after it."""
QUIET = 180.0
"""Seconds within which everything has to be delivered, once with faults and once without; a machine may be slow."""
SLOW = 6.0
"""Seconds within which it stops when asked to: the five of docs/operating.md, and one for a machine that is slow."""
MOST = {"sent": 60, "answered": 60, "time": 30}
"""The moments are counted from 1 to so many, else to 12."""
LONGEST = 4.0
"""Seconds people play at most before the blow falls."""
MOMENTS = {"time": 3, "sent": 2, "answered": 2, "arrived": 3, "applied": 4, "delivered": 2, "start": 2}
"""When it is killed, and how often so: at any time; an interaction sent, or answered; a message on its way to Discord,
written there but not answered, answered; while it starts and delivers what was left."""

LOGGED, EXCUSED = re.compile(r" (ERROR|CRITICAL) "), re.compile(r"Attempting a reconnect|Failed to connect for shard")
"""Lines of the log that tell of a fault, and those of them that Discord alone is to blame for."""
SECRET = re.compile(rf"{re.escape(TOKEN)}|\btoken[0-9a-f]{{8,}}")
"""The bot's token, and those of interactions."""
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


class Siege:
    """One siege, from an empty database to its report."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.skew = 0.0
        self.world = World(clock=lambda: time.time() + self.skew)
        self.loopback = Loopback(self.world, Faults(0.0, random.Random(f"faults {plan.seed}")))
        self.findings = Findings(tell=self._tell)
        self.journal = journal.Journal()
        self.replays = Replays(self.findings)
        self.letters = Letters(self.findings, self.world)
        self.fortress = Fortress(plan.folder, self.loopback, plan.pace)
        self.crowd = Crowd(self.loopback, self.rng)
        self.seatings: list[Seating] = []
        self.players = self._gather()
        self.troubles = Troubles(self.loopback, self.seatings)
        self.letters.closed, self.letters.remaining = self.troubles.closed, self.troubles.remaining
        self.acknowledged = 0
        self.machines = 0
        self.kinds: Counter[str] = Counter()
        self._blow: Blow | None = None
        self._checked = 0
        self._logged = 0
        self._revisions: list[journal.Revision] = []
        self._sealed_entries: list[Entry] = []
        self._apologies = 0

    def _gather(self) -> list[Player]:
        """A table a game and the people at it, one more than there are seats; one of them sits at both."""
        people = []
        both = self.world.add_user("Ann")
        for game, size in self.plan.games:
            others = [self.world.add_user(f"{game.title()}{n}") for n in range(2, size + 2)]
            self.seatings.append(Seating(self.world.add_channel(f"#{game}"), game, size, [both, *others]))
        for user in self.world.users.values():
            mine = [at for at in self.seatings if user in at.people]
            people.append(Player(self.crowd, user, mine, random.Random(f"{self.plan.seed} {user.name}")))
        return people

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
        return self._report(time.monotonic() - began)

    async def _live(self, number: int) -> None:
        """One life of the bot, from its start to its kill, and what is left of it then."""
        rng = random.Random(f"{self.plan.seed} life {number}")
        self.loopback.faults.rate = self.plan.faults if number else 0.0
        blow = self._draw_blow(rng)
        self.kinds[f"{blow.moment} {blow.how.name}"] += 1
        self.world.note(f"--- life {number}: {blow.moment} {blow.count}, {blow.how.name}")
        started = await self._start(number, blow if blow.moment == "start" and number else None)
        if started:
            journal.install(self.fortress.database)
            if rng.random() < 0.6:
                await self._compare_letters()
            await self._play(blow, rng)
        else:
            await self._fall(blow)
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
        await asyncio.gather(*tasks, return_exceptions=True)

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
        self._read_log()

    def _read_log(self) -> None:
        """No fault is logged that is not Discord's."""
        lines = self.fortress.log()
        for line in lines[self._logged :]:
            if LOGGED.search(line) and not EXCUSED.search(line):
                self.findings.add("logged", line)
            if SECRET.search(line):
                self.findings.add("secret-logged", line)
        self._logged = len(lines)

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

    # --- comparing ---

    async def _load(self, database: Path) -> dict[int, Table]:
        """Every table of a copy, as the bot would load it."""
        store = Store(f"sqlite+aiosqlite:///{database}")
        await store.open()
        try:
            return {number: await _take_up(store, number) for number in journal.read_channels(database)}
        finally:
            await store.close()

    async def _compare_actions(self) -> None:
        """Of the dead bot's database: what people were told is in it, once, and every table replays."""
        if not self._checked and not self.journal.due and not self.fortress.database.exists():
            return
        database = journal.copy(self.fortress.database, alive=False)
        tables = await self._load(database)
        entries: list[Entry] = []
        self._revisions += self.journal.revisions(database)
        for revision in self._revisions:
            entry = self.replays.follow(revision, tables[revision.table].record)
            if entry is not None:
                entries.append(entry)
            self.machines += revision.by.partition(":")[0] == "machine"
        self._revisions = []
        attempts = self.crowd.attempts[self._checked :]
        self._checked = len(self.crowd.attempts)
        compare_attempts(self.findings, entries, attempts, self._sealed_entries)
        self._sealed_entries = [entry for entry in (*self._sealed_entries, *entries) if entry.is_sealed]
        compare_seats(self.findings, tables, attempts)
        self.acknowledged += sum(a.outcome == DONE for a in attempts)
        for table in tables.values():
            self.replays.compare(table)
        for text in self.crowd.apologies[self._apologies :]:
            self.findings.add("apology", text)
        self._apologies = len(self.crowd.apologies)

    async def _compare_letters(self) -> None:
        """Wait until machines owe nothing and everything is delivered, and compare it. A machine may have done
        something before the copy was made, which does not show yet, or a clock since then, which does."""
        limit = time.monotonic() + QUIET
        while True:
            if not await self._settle():
                return
            database = journal.copy(self.fortress.database, alive=True)
            tables = await self._load(database)
            owed = [request for table in tables.values() if (request := find_request(table)) is not None]
            waits = owed or any(one.waits for one in journal.read_open(database))
            if not waits and journal.read_end(self.fortress.database) == journal.read_end(database):
                break
            if time.monotonic() > limit:
                self.findings.add("machine-waits", f"{[(request.token, request.seat) for request in owed]}")
                return
            await asyncio.sleep(0.2)
        self._revisions += self.journal.revisions(database)
        self.letters.calls = journal.read_calls(database)
        compare_votes(self.findings, tables, self.journal.due)
        self.letters.compare(tables, self.journal.due, self.journal.read_rest(database))
        self.letters.compare_slots(journal.read_slots(database))

    async def _settle(self) -> bool:
        """Give back what was taken and wait until nothing waits; whether it came to that. Faults go on for the first
        half of the time."""
        await self.troubles.end()
        for rate in (self.loopback.faults.rate, 0.0):
            self.loopback.faults.rate, limit = rate, time.monotonic() + QUIET
            while time.monotonic() < limit and self.fortress.alive:
                if not self._waits_for_something():
                    self.loopback.faults.rate = self.plan.faults
                    return self.fortress.alive
                await asyncio.sleep(0.05)
        self.loopback.faults.rate = self.plan.faults
        waiting = [one for one in journal.read_open(self.fortress.database) if one.waits]
        if waiting and self.fortress.alive:
            self.findings.add("waits-forever", f"{waiting}")
        return not waiting and self.fortress.alive

    def _waits_for_something(self) -> bool:
        """Whether there are notices that wait, or that were given up and whose reader can be reached."""
        channels = journal.read_channels(self.fortress.database)
        return any(
            one.waits or not self.letters.may_give_up(one.to, channels[one.table])
            for one in journal.read_open(self.fortress.database)
        )

    # --- the report ---

    def _tell(self, line: str) -> None:
        """What is found stands among what happened, and is said at once."""
        self.world.note(line)
        print(line, file=sys.stderr, flush=True)
        self.write_transcript(f"transcript-{self.findings.kill}.txt")

    def write_transcript(self, name: str = "transcript.txt") -> None:
        """Write down what happened so far, as far back as is remembered."""
        (self.plan.folder / name).write_text("\n".join(self.world.transcript), encoding="utf-8")

    def _report(self, seconds: float) -> dict[str, Any]:
        attempts = Counter(f"{a.kind} {a.outcome}" for a in self.crowd.attempts)
        return {
            "seed": self.plan.seed,
            "kills": self.plan.kills,
            "seconds": round(seconds, 1),
            "acknowledged": self.acknowledged,
            "by machines": self.machines,
            "answered": self.crowd.answered,
            "attempts": dict(sorted(attempts.items())),
            "notices": len(self.journal.due),
            "messages": sum(1 for m in self.world.messages.values() if m.to is None),
            "compared": self.letters.compared,
            "kinds": dict(sorted(self.kinds.items())),
            "faults": dict(sorted(self.loopback.faults.count.items())),
            "found": self.findings.counts,
            "findings": self.findings.listed(),
        }


async def _take_up(store: Store, number: int) -> Table:
    """A table as the bot would load it; what is damaged is not mended."""
    stored = await store.load_table(number)
    assert stored is not None
    shrunk = stored[0].progress.position is None
    table = build_table(*stored)
    if isinstance(table, Broken) and shrunk and is_record(table.record):
        return rebuild_table(table.record, await moves_of(store, number))
    return table


def besiege(plan: Plan) -> tuple[dict[str, Any], list[str]]:
    """Run a siege; its report, and the last that happened."""
    siege = Siege(plan)
    report = asyncio.run(siege.run())
    siege.write_transcript()
    return report, [*siege.world.transcript][-60:] + siege.fortress.log()[-20:]
