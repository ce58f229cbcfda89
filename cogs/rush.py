"""What goes first where much is to be done: answers to clicks before the pictures of posts, and before what machines
play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

LONGEST = 0.2
"""Seconds that a picture, or a machine, waits at most for clicks to be answered: there may always be one more."""


class Rush:
    """The clicks under way, the one picture of a post that is drawn at a time, and the one machine that moves."""

    def __init__(self) -> None:
        self._clicks = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._picture = asyncio.Lock()
        self._machine = asyncio.Lock()

    @contextlib.contextmanager
    def click(self) -> Iterator[None]:
        """While somebody's click is being answered."""
        self._clicks += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._clicks -= 1
            if not self._clicks:
                self._quiet.set()

    @contextlib.asynccontextmanager
    async def picture(self) -> AsyncIterator[None]:
        """While the pictures of a post are drawn: after those of others, and after the clicks."""
        async with self._picture:
            await self._until_quiet()
            yield

    @contextlib.asynccontextmanager
    async def machine(self) -> AsyncIterator[None]:
        """While what a machine is asked, or answers, is dealt with: one at a time, after the clicks."""
        async with self._machine:
            await self._until_quiet()
            yield

    async def _until_quiet(self) -> None:
        """Let the clicks under way be answered first, unless that takes too long."""
        if not self._quiet.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._quiet.wait(), LONGEST)
