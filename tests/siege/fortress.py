"""The process under siege: started, killed, and found dead."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import MappingProxyType

from tests.e2e.fake_discord import TOKEN, Loopback
from tests.siege.besieged import Terms, run

FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["tests.siege.besieged", "alembic.command", "cogs.extension", "db.migrate"])
"""Everything is imported before a process is forked, since that takes longer than all else a bot does in a siege."""
PATIENCE = 120.0
"""Seconds within which a start, or an end that was asked for, has to come; a machine may be slow."""


class Fortress:
    """One bot at a time, always with the same database. `name` tells it from others at the same Discord; `shards`:
    those it has to identify; `settings`: further ones."""

    def __init__(
        self,
        folder: Path,
        loopback: Loopback,
        pace: float,
        name: str = Terms.name,
        shards: Sequence[int] = (0,),
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.folder = folder
        self.loopback = loopback
        self.pace = pace
        self.name = name
        self.shards = shards
        self.settings = settings
        self.alive = False
        self.on_death: Callable[[], object] = lambda: None
        self.took = 0.0
        """Seconds between the last signal and the end."""
        self._kill_time = 0.0
        self._process: ForkServerProcess | None = None
        self._identified = asyncio.Event()
        self._dead = asyncio.Event()
        self._lines_read = 0
        loopback.gateway.on_identify.append(self._look)

    def _look(self) -> None:
        """Whether each of its shards is there."""
        mine = [one for one in self.loopback.gateway.sessions if one.bot == self.name and one.is_connected]
        if set(self.shards) <= {one.shard for one in mine}:
            self._identified.set()

    async def start(self, seed: int, skew: float, *, usurps: bool = False) -> bool:
        """Start it; whether it reached the gateway. `usurps`: it believes that it holds the claims on its shards."""
        self._identified.clear()
        self._dead.clear()
        terms = Terms(
            self.folder, self.loopback.base, TOKEN, seed, self.pace, skew, name=self.name, settings=dict(self.settings),
            usurps=usurps,
        )  # fmt: skip
        self._process = FORK.Process(target=run, args=(terms,), daemon=True)
        self._process.start()
        self.alive = True
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._fall)
        tasks = [asyncio.ensure_future(self._identified.wait()), asyncio.ensure_future(self._dead.wait())]
        complete, waiting = await asyncio.wait(tasks, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        if not complete:
            self.strike(signal.SIGKILL)
        return self._identified.is_set() and self.alive

    def _fall(self) -> None:
        assert self._process is not None
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self.alive = False
        self.took = time.monotonic() - self._kill_time
        self._dead.set()
        self.on_death()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0 if self._process is not None else 0

    @property
    def is_killed(self) -> bool:
        """Whether it is dead by SIGKILL, and so owes nothing."""
        return self._process is not None and self._process.exitcode == -signal.SIGKILL

    def strike(self, how: signal.Signals) -> None:
        """Send it a signal, now."""
        if self._process is not None and self.alive:
            self._kill_time = time.monotonic()
            if how == signal.SIGKILL:
                self._process.kill()
            else:
                self._process.terminate()

    async def ended(self) -> int | None:
        """Wait until it is dead; its exit code, None where it would not die in time."""
        assert self._process is not None
        try:
            await asyncio.wait_for(self._dead.wait(), PATIENCE)
        except TimeoutError:
            self._process.kill()
            await self._dead.wait()
            return None
        self._process.join()
        return self._process.exitcode

    def new_lines(self) -> list[str]:
        """What was said since this was asked last."""
        lines = self.log()[self._lines_read :]
        self._lines_read += len(lines)
        return lines

    def log(self) -> list[str]:
        """What all of them said, in lines."""
        path = self.folder / "bot.log"
        return path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else []
