"""What every siege has: people at tables, and what they were told compared with what the database and Discord hold."""

from __future__ import annotations

import asyncio
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from db import Store
from fronde.host.archive.records import is_record, rebuild_table
from fronde.host.people.opponents import find_request
from fronde.host.table import BrokenTable, Table, build_table
from tests.e2e.fake_discord import TOKEN, Faults, Loopback, World
from tests.siege import journal
from tests.siege.actions import Entry, Replays, compare_attempts, compare_seats, compare_votes
from tests.siege.databases import Database
from tests.siege.findings import Findings
from tests.siege.fortress import Fortress
from tests.siege.letters import Letters
from tests.siege.players import DONE, Crowd, Player, Seating
from tests.stored import moves_of

QUIET = 180.0
"""Seconds within which everything has to be delivered, once with faults and once without; a machine may be slow."""
LOGGED, EXCUSED = re.compile(r" (ERROR|CRITICAL) "), re.compile(r"Attempting a reconnect|Failed to connect for shard")
"""Lines of the log that tell of a fault, and those of them that Discord alone is to blame for."""
SECRET = re.compile(rf"{re.escape(TOKEN)}|\btoken[0-9a-f]{{8,}}")
"""The bot's token, and those of interactions."""


class Campaign:
    """Everybody, and what is compared. `faults`: the share of requests that fail."""

    def __init__(self, folder: Path, database: Database, seed: int, faults: float) -> None:
        self.folder = folder
        self.database = database
        self.seed = seed
        self.faults = faults
        self.rng = random.Random(seed)
        self.skew = 0.0
        self.world = World(clock=lambda: time.time() + self.skew)
        self.loopback = Loopback(self.world, Faults(0.0, random.Random(f"faults {seed}")))
        self.findings = Findings(tell=self._tell)
        self.journal = journal.Journal()
        self.replays = Replays(self.findings)
        self.letters = Letters(self.findings, self.world)
        self.crowd = Crowd(self.loopback, self.rng)
        self.seatings: list[Seating] = []
        self.players: list[Player] = []
        self.acknowledged = 0
        self.machines = 0
        self.kinds: Counter[str] = Counter()
        self._checked = 0
        self._revisions: list[journal.Revision] = []
        self._sealed_entries: list[Entry] = []
        self._apologies = 0

    @staticmethod
    def raise_faults(results: Sequence[object]) -> None:
        """Raise what went wrong with the people themselves."""
        for result in results:
            if isinstance(result, Exception):
                raise result

    def is_alive(self) -> bool:
        """Whether there is a bot that can deliver what waits."""
        return True

    def _read_log(self, fortress: Fortress) -> None:
        """No fault is logged that is not Discord's."""
        for line in fortress.new_lines():
            if LOGGED.search(line) and not EXCUSED.search(line):
                self.findings.add("logged", line)
            if SECRET.search(line):
                self.findings.add("secret-logged", line)

    # --- comparing ---

    async def _load(self, database: Database) -> dict[int, Table]:
        """Every table, as a bot would load it."""
        store = Store(database.url)
        await store.open()
        try:
            return {number: await _take_up(store, number) for number in journal.read_channels(database)}
        finally:
            await store.close()

    async def _compare_actions(self) -> None:
        """When no bot lives: what people were told is in the database, once, and every table replays."""
        database = self.database.copy(alive=False)
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
            end = journal.read_end(self.database)
            database = self.database.copy(alive=True)
            tables = await self._load(database)
            owed = [request for table in tables.values() if (request := find_request(table)) is not None]
            waits = owed or any(one.waits for one in journal.read_open(database))
            if not waits and journal.read_end(self.database) == end:
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
        """Wait until nothing waits; whether it came to that. Faults go on for the first half of the time."""
        for rate in (self.loopback.faults.rate, 0.0):
            self.loopback.faults.rate, limit = rate, time.monotonic() + QUIET
            while time.monotonic() < limit and self.is_alive():
                if not self._waits_for_something():
                    self.loopback.faults.rate = self.faults
                    return self.is_alive()
                await asyncio.sleep(0.05)
        self.loopback.faults.rate = self.faults
        waiting = [one for one in journal.read_open(self.database) if one.waits]
        if waiting and self.is_alive():
            self.findings.add("waits-forever", f"{waiting}")
        return not waiting and self.is_alive()

    def _waits_for_something(self) -> bool:
        """Whether there are notices that wait, or that were given up and whose reader can be reached."""
        channels = journal.read_channels(self.database)
        return any(
            one.waits or not self.letters.may_give_up(one.to, channels[one.table])
            for one in journal.read_open(self.database)
        )

    # --- the report ---

    def _tell(self, line: str) -> None:
        """What is found stands among what happened, and is said at once."""
        self.world.note(line)
        print(line, file=sys.stderr, flush=True)
        self.write_transcript(f"transcript-{self.findings.kill}.txt")

    def write_transcript(self, name: str = "transcript.txt") -> None:
        """Write down what happened so far, as far back as is remembered."""
        (self.folder / name).write_text("\n".join(self.world.transcript), encoding="utf-8")

    def report(self, seconds: float) -> dict[str, Any]:
        """How much there was, and what was found."""
        attempts = Counter(f"{a.kind} {a.outcome}" for a in self.crowd.attempts)
        return {
            "seed": self.seed,
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
    if isinstance(table, BrokenTable) and shrunk and is_record(table.record):
        return rebuild_table(table.record, await moves_of(store, number))
    return table
