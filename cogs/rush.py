"""What goes first where much is to be done: clicks in the order in which they came, so that the first are not answered
with the last; their answers before posts, the pictures of these, and what machines play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

LONGEST = 0.2
"""Seconds that a picture, or a machine, waits at most for clicks to be answered: there may always be one more. And
seconds for which a turn is lent: who takes longer waits for something, and others may begin."""
LONGEST_POST = 2.0
"""Seconds that a post waits at most for clicks to be answered, or what is given below an answer."""
FEW = 250
"""Clicks under way that are answered within a moment."""
CLICKS, POSTS = 24, 10
"""Clicks that are worked on at once, and posts: enough of these for the fifty a second that Discord takes."""


class Turns:
    """Places for so many at once, given in the order in which they were asked for."""

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)

    @contextlib.asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """While somebody has a place, which after a while is another's."""
        await self._places.acquire()
        lent = contextlib.ExitStack()
        lent.callback(self._places.release)
        late = asyncio.get_running_loop().call_later(LONGEST, lent.close)
        try:
            yield
        finally:
            late.cancel()
            lent.close()


class Rush:
    """The clicks under way, the posts on their way, the one picture of a post that is drawn at a time, and the one
    machine that moves."""

    def __init__(self) -> None:
        self._clicks = 0
        self._click_turns = Turns(CLICKS)
        self._post_turns = Turns(POSTS)
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._picture = asyncio.Lock()
        self._machine = asyncio.Lock()
        self._further = asyncio.Lock()

    @property
    def is_nearly_over(self) -> bool:
        """Whether whoever waits for an answer has it in a moment."""
        return self._clicks <= FEW

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

    def turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        """While a click is worked on, in its turn."""
        return self._click_turns.one()

    @contextlib.asynccontextmanager
    async def post(self, *, awaited: bool) -> AsyncIterator[None]:
        """While a post is made and sent, in its turn: after the clicks, unless one of them waits for it."""
        if awaited:
            yield
            return
        await self._until_quiet(LONGEST_POST)
        async with self._post_turns.one():
            yield

    @contextlib.asynccontextmanager
    async def picture(self) -> AsyncIterator[None]:
        """While the pictures of a post are drawn: after those of others, and after the clicks."""
        async with self._picture:
            await self._until_quiet(LONGEST)
            yield

    @contextlib.asynccontextmanager
    async def machine(self) -> AsyncIterator[None]:
        """While what a machine is asked, or answers, is dealt with: one at a time, after the clicks."""
        async with self._machine:
            await self._until_quiet(LONGEST)
            yield

    @contextlib.asynccontextmanager
    async def further(self) -> AsyncIterator[None]:
        """While one thing more is made for whoever has their answer: one at a time, after the clicks."""
        async with self._further:
            await self._until_quiet(LONGEST_POST)
            yield

    async def _until_quiet(self, longest: float) -> None:
        """Let the clicks under way be answered first, unless that takes too long."""
        if not self._quiet.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._quiet.wait(), longest)
