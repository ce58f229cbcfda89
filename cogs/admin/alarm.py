"""Sends errors to the bot's operator through a webhook: the log lines, redacted, no faster than a person can read."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import aiohttp

from cogs.admin.redaction import RedactingFormatter

LONGEST, MOST = 1900, 20
"""Maximum number of characters in a message, and of waiting messages; further messages are only counted."""
PAUSE = 5.0
"""Seconds between messages."""


class Alarm(logging.Handler):
    """A log handler that collects errors until `_run` has sent them. Errors in sending raise no alarm."""

    def __init__(self, address: str, formatter: RedactingFormatter) -> None:
        super().__init__(logging.ERROR)
        self.address = address
        self.setFormatter(formatter)
        self.omissions = 0
        self._waiting: deque[str] = deque()
        self._there = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending."""
        logging.getLogger().addHandler(self)
        self._task = asyncio.create_task(self._run())

    def emit(self, record: logging.LogRecord) -> None:
        """Store a record for sending."""
        if len(self._waiting) >= MOST:
            self.omissions += 1
            return
        self._waiting.append(self.format(record)[:LONGEST])
        self._there.set()

    async def _run(self) -> None:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session:
            while True:
                await self._there.wait()
                await self._tell(session)
                await asyncio.sleep(PAUSE)

    async def _tell(self, session: aiohttp.ClientSession) -> None:
        text = self._waiting.popleft()
        if not self._waiting:
            self._there.clear()
        more, self.omissions = self.omissions, 0
        words = f"```\n{text}\n```" + (f"\n… and {more} more" if more else "")
        try:
            async with session.post(self.address, json={"content": words, "allowed_mentions": {"parse": []}}):
                pass
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            logging.getLogger("fronde.cogs").info("An error could not be told of: %s", type(error).__name__)

    async def close_down(self) -> None:
        """Stop sending."""
        logging.getLogger().removeHandler(self)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
