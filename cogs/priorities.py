"""Priorities under load. Clicks are handled in order of arrival, in small groups, so that the first need not wait for
the last. Their answers come before posts, the pictures of posts, and machines' choices."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import deque
from collections.abc import AsyncIterator, Iterator

LONGEST, LONGEST_PICTURE = 0.2, 1.0
"""Longest time, in seconds, that a machine, and a picture, waits for clicks to be answered, since there may always be
another click."""
LONGEST_POST = 2.0
"""Longest time, in seconds, that a post, or an addition to an answer, waits for clicks to be answered."""
FEW = 250
"""Number of clicks in progress that can be answered within a moment."""
CLICKS, POSTS = 100, 10
"""Number of clicks, and of posts, handled at once: enough posts for Discord's limit of fifty a second, and enough
clicks for their writes to share a few transactions."""
LENT_TO_CLICK, LENT_TO_POST = 1.0, 0.2
"""Seconds for which a click, and a post, keeps its place: a task that takes longer is waiting for something, so others
may begin."""
GARBAGE, GARBAGE_OF_CLICKS = 20_000, 200_000
"""Net number of new objects before a garbage collection, which delays all answers; ten times as many while a click is
being answered."""


class Turns:
    """Places for a number of tasks at once, given in order of request and in rounds. A round begins only after the last
    has ended, so that a newcomer takes no time from those who wait longest."""

    def __init__(self, places: int, loan: float) -> None:
        self._places, self._loan = places, loan
        self._starts = self._under_way = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Hold a place during the block, but no longer than `loan` seconds."""
        await self._begin()
        stack = contextlib.ExitStack()
        stack.callback(self._end)
        late = asyncio.get_running_loop().call_later(self._loan, stack.close)
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
                self._end()  # the place was given just now
            raise

    def _end(self) -> None:
        self._under_way -= 1
        self._fill()

    def _fill(self) -> None:
        """Give places to the waiting tasks: to those of this round, or of the next if it is over."""
        if not self._under_way:
            self._starts = 0
        while self._waiting and self._starts < self._places:
            if not (turn := self._waiting.popleft()).done():
                turn.set_result(None)
                self._starts += 1
                self._under_way += 1


class Rush:
    """The clicks and posts in progress, the one picture of a post being drawn, and the one machine whose choice is
    handled."""

    def __init__(self, part: float = 1.0) -> None:
        """`part`: the part of Discord's limit on requests that this process may use."""
        self._clicks = 0
        self._click_turns = Turns(CLICKS, LENT_TO_CLICK)
        self._post_turns = Turns(max(1, int(POSTS * part)), LENT_TO_POST)
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._picture = asyncio.Lock()
        self._machine = asyncio.Lock()
        self._addition = asyncio.Lock()

    @property
    def is_nearly_over(self) -> bool:
        """Whether all waiting users will have their answers in a moment."""
        return self._clicks <= FEW

    @contextlib.contextmanager
    def click(self) -> Iterator[None]:
        """Mark the block as the answer to a user's click."""
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
        """Run the block, which handles a click, when it is its turn."""
        return self._click_turns.place()

    async def wait_to_search(self, *, is_awaited: bool) -> None:
        """Wait until posts may be searched for: after the clicks, unless one of them waits for a post."""
        if not is_awaited:
            await self._until_quiet(LONGEST_POST)

    @contextlib.asynccontextmanager
    async def post(self, *, is_awaited: bool) -> AsyncIterator[None]:
        """Run the block, which makes and sends a post, when it is its turn: after the clicks, unless one of them waits
        for it."""
        if is_awaited:
            yield
            return
        await self._until_quiet(LONGEST_POST)
        async with self._post_turns.place():
            yield

    @contextlib.asynccontextmanager
    async def picture(self) -> AsyncIterator[None]:
        """Run the block, which draws the pictures of a post: after those of other posts, and after the clicks."""
        async with self._picture:
            await self._until_quiet(LONGEST_PICTURE)
            yield

    @contextlib.asynccontextmanager
    async def machine(self) -> AsyncIterator[None]:
        """Run the block, which handles a machine's request or answer: one at a time, after the clicks."""
        async with self._machine:
            await self._until_quiet(LONGEST)
            yield

    @contextlib.asynccontextmanager
    async def addition(self) -> AsyncIterator[None]:
        """Run the block, which makes an addition for a user who has their answer: one at a time, after the clicks."""
        async with self._addition:
            await self._until_quiet(LONGEST_POST)
            yield

    async def _until_quiet(self, longest: float) -> None:
        """Wait until the current clicks are answered, but no longer than this number of seconds."""
        if not self._quiet.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._quiet.wait(), longest)
