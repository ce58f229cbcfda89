"""The processes in which opponents think: a few, each for one choice at a time, without the bot's memory, its token or
the address of its database. A process that ends or takes too long is replaced. (`ProcessPoolExecutor` would load the
whole bot into each process, pass the environment on, lose all processes when one ends, and could stop none.)"""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from fronde.core.errors import EngineError
from fronde.core.opponents import Advice
from fronde.core.types import Action, Json
from fronde.tools.thinker import answer, read_answer
from images.worker import Worker

MOST = max(1, min(3, (os.cpu_count() or 2) - 1))
"""Maximum number of processes that think at once. One processor is left for the bot."""
LONGEST = 20.0
"""Seconds after which a choice is given up."""
PAUSE = 0.1
"""Seconds after which a search that let choices go first looks again."""


class Thinkers:
    """Processes that start when needed. `waiting`: the number of choices requested and not yet answered."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.waiting = 0
        self._looking = asyncio.Lock()
        self._threads = ThreadPoolExecutor(most, "opponent")
        self._idle = [Worker("fronde.tools.thinker") for _ in range(most)]
        self._every = list(self._idle)
        self._is_stopped = False

    @property
    def processes(self) -> list[int]:
        """The ids of the running processes."""
        return [number for worker in self._every if (number := worker.process) is not None]

    async def think(self, request: Mapping[str, Json]) -> list[Action]:
        """The actions of an opponent (`fronde.host.people.opponents.imagine`). Raises EngineError if it fails, or its
        process ends during the work twice."""
        return list((await self._run(dict(request))).actions)

    async def think_aloud(self, request: Mapping[str, Json]) -> Advice:
        """The actions with their reasons, for people who ask for advice."""
        return await self._run({**request, "aloud": True})

    async def look_back(self, request: Mapping[str, Json]) -> Json:
        """The answer to a request of `fronde.bots.turning`, one at a time, and only when no choice waits. Raises
        EngineError as `think` does."""
        async with self._looking:
            while self.waiting:
                await asyncio.sleep(PAUSE)
            return await self._ask_aside(dict(request))

    async def _run(self, request: dict[str, Json]) -> Advice:
        self.waiting += 1
        try:
            return read_answer(await self._ask_aside(request))
        finally:
            self.waiting -= 1

    async def _ask_aside(self, request: dict[str, Json]) -> Json:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, request)

    def _think(self, request: dict[str, Json]) -> Json:
        """Send a request to a process and return its answer. Runs in a thread; there are as many threads as
        processes."""
        worker = self._idle.pop()
        try:
            return self._ask(worker, request)
        finally:
            self._idle.append(worker)
            if self._is_stopped:
                worker.stop()

    def _ask(self, worker: Worker, request: dict[str, Json]) -> Json:
        patience = threading.Timer(LONGEST, worker.stop)
        try:
            worker.start()
            patience.start()
        except (OSError, RuntimeError):  # no resources for another process or thread
            return answer(request)
        try:
            picture = worker.draw(json.dumps(request).encode())
        finally:
            patience.cancel()
        if picture is None or "fault" in picture.facts:
            raise EngineError(picture.facts["fault"] if picture else "it took too long")
        return json.loads(picture.content)

    def stop(self) -> None:
        """End the processes, even if they are busy."""
        self._is_stopped = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._every:
            worker.stop()
