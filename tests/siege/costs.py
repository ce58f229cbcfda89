"""What several processes cost: CPU time of a click on SQLite, on PostgreSQL and beside others, and the memory of a bot
with many servers."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from pathlib import Path
from statistics import median
from typing import Any

from tests.db.postgres import create_database
from tests.load import Load, read_memory
from tests.siege.databases import PostgresDatabase

GAME = "frondeurs"
IDLE = 3
"""How many others there are beside a bot that is busy."""
AT_MOST = {"postgresql_to_sqlite": 1.5, "beside_others_to_alone": 1.1, "memory_mib": 200.0}
"""Targets: shares of CPU time, and MiB of a bot without its children."""


class Watch(Load):
    """A load that looks at the memory of the bot's children too, in MiB."""

    children = 0.0

    def _read_costs(self, bot: SpawnProcess) -> dict[str, float]:
        self.children = round(sum(map(read_memory, _find_children(bot.pid or 0))), 1)
        return super()._read_costs(bot)


def _find_children(process: int) -> list[int]:
    """The children of a process, and theirs."""
    lists = [path.read_text().split() for path in Path(f"/proc/{process}/task").glob("*/children")]
    return [number for one in lists for child in map(int, one) for number in (child, *_find_children(child))]


@dataclass
class Measurement:
    """`rounds`: how often each is measured, in turn, since a machine is never quiet for long; the median counts.
    `tables` at which people click for so many seconds; then the memory with so many servers and tables."""

    folder: Path
    server: Path
    rounds: int = 3
    seconds: float = 15.0
    tables: int = 50
    rate: float = 20.0
    servers: int = 1000
    open_tables: int = 200

    def measure(self) -> dict[str, Any]:
        """CPU-milliseconds a click, and how they compare; MiB; what misses its target."""
        ways = {"sqlite": None, "postgresql": 0, "beside_others": IDLE}
        runs: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
        for number in range(self.rounds):
            for way, others in ways.items():
                runs[way].append(self._count_costs(f"{way}{number}", others))
        clicks = {way: {part: median(run[part] for run in mine) for part in mine[0]} for way, mine in runs.items()}
        memory, children = self._measure_memory()
        figures = {
            "postgresql_to_sqlite": round(clicks["postgresql"]["path"] / clicks["sqlite"]["path"], 2),
            "beside_others_to_alone": round(clicks["beside_others"]["path"] / clicks["postgresql"]["path"], 2),
            "memory_mib": memory,
        }
        misses = [name for name, figure in figures.items() if figure > AT_MOST[name]]
        return {"cpu_ms_a_click": clicks, **figures, "children_mib": children, "at_most": AT_MOST, "misses": misses}

    def _count_costs(self, name: str, others: int | None) -> dict[str, float]:
        """CPU-milliseconds a click. `path`: of bot and database, as pictures cost the same on each."""
        load = self._load(name, others, tables=self.tables, rate=self.rate, seconds=self.seconds)
        asyncio.run(load.measure())
        count = len(load.times) + load.missed
        costs = {part: round(1000 * seconds / count, 2) for part, seconds in load.costs.items()}
        return {**costs, "path": round(costs["bot"] + costs["database"], 2)}

    def _measure_memory(self) -> tuple[float, float]:
        """MiB of a bot on PostgreSQL at which every table has been opened, and somebody has clicked; and of its
        children."""
        terms = {"tables": self.open_tables, "rate": 10.0, "seconds": self.seconds / 3, "servers": self.servers}
        load = self._load("memory", 0, **terms)
        asyncio.run(load.measure())
        return load.memory, load.children

    def _load(self, name: str, others: int | None, **terms: Any) -> Watch:
        folder = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=self.folder))
        server = None
        if others is not None:
            create_database(self.server, name)
            server = PostgresDatabase(self.server, name)
        return Watch(folder, GAME, server=server, others=others or 0, patience=600.0, look=0.25, **terms)
