"""What goes first where much is to be done: clicks in the order in which they came, so that the first are not answered
with the last; their answers before posts, the pictures of these, and what machines play."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import deque
from collections.abc import AsyncIterator, Iterator

LONGEST, LONGEST_PICTURE = 0.2, 1.0
"""Seconds that a machine waits at most for clicks to be answered, and a picture: there may always be one more."""
LONGEST_POST = 2.0
"""Seconds that a post waits at most for clicks to be answered, or what is given below an answer."""
FEW = 250
"""Clicks under way that are answered within a moment."""
CLICKS, POSTS = 100, 10
"""Clicks that are worked on at once, and posts: enough of these for the fifty a second that Discord takes. Of clicks so
many that what they write shares a few transactions."""
LENT_TO_CLICK, LENT_TO_POST = 1.0, 0.2
"""Seconds for which a place is lent: who takes longer waits for something, and others may begin."""
GARBAGE, GARBAGE_OF_CLICKS = 20_000, 200_000
"""Objects that may be made and not given up before garbage is looked for, which holds up all that people wait for: ten
times as many while a click is being answered."""


class Turns:
    """Places for so many at once, given in the order in which they were asked for and in rounds: nobody begins before
    all of the round before have ended, so that whoever came last takes no time from those who wait longest."""

    def __init__(self, places: int, lent: float) -> None:
        self._places, self._lent = places, lent
        self._starts = self._under_way = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """While somebody has a place, which after a while is another's."""
        await self._begin()
        stack = contextlib.ExitStack()
        stack.callback(self._end)
        late = asyncio.get_running_loop().call_later(self._lent, stack.close)
        try:
            yield
        finally:
            late.cancel()
            stack.close()

    async def _begin(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._fill()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._end()  # it was given just now
            raise

    def _end(self) -> None:
        self._under_way -= 1
        self._fill()

    def _fill(self) -> None:
        """Give places to those who wait: those of this round, or where it is over, of the next."""
        if not self._under_way:
            self._starts = 0
        while self._waiting and self._starts < self._places:
            if not (turn := self._waiting.popleft()).done():
                turn.set_result(None)
                self._starts += 1
                self._under_way += 1


class Rush:
    """The clicks under way, the posts on their way, the one picture of a post that is drawn at a time, and the one
    machine that moves."""

    def __init__(self) -> None:
        self._clicks = 0
        self._click_turns = Turns(CLICKS, LENT_TO_CLICK)
        self._post_turns = Turns(POSTS, LENT_TO_POST)
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
        if not self._clicks:
            gc.set_threshold(GARBAGE_OF_CLICKS)
        self._clicks += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._clicks -= 1
            if not self._clicks:
                gc.set_threshold(GARBAGE)
                self._quiet.set()

    def turn(self) -> contextlib.AbstractAsyncContextManager[None]:
        """While a click is worked on, in its turn."""
        return self._click_turns.one()

    async def look(self, *, awaited: bool) -> None:
        """Until it may be looked for posts to send: after the clicks, unless one of them waits for it."""
        if not awaited:
            await self._until_quiet(LONGEST_POST)

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
            await self._until_quiet(LONGEST_PICTURE)
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
