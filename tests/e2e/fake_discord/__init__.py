"""A Discord on a loopback port, for the real transport: gateway, commands, messages, interactions, and its faults."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

from tests.e2e.fake_discord.faults import Faults
from tests.e2e.fake_discord.server import TOKEN, Loopback
from tests.e2e.fake_discord.world import World

__all__ = ["TOKEN", "FakeDiscord", "Faults", "Loopback", "World"]


class FakeDiscord:
    """A Loopback in a thread of its own. `synced` holds the path of every list of commands it was sent."""

    def __init__(self, guild_of_the_bot: int = 77, port: int = 0) -> None:
        self.loopback = Loopback(World(guild_of_the_bot), port=port)
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> FakeDiscord:
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def __exit__(self, *error: Any) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    @property
    def base(self) -> str:
        """What discord.py should take for Discord's API."""
        return self.loopback.base

    @property
    def synced(self) -> list[str]:
        """The path of every list of commands, in order."""
        return self.loopback.synced

    @property
    def intents(self) -> int | None:
        """What the bot asked the gateway for."""
        return self.loopback.gateway.intents

    def break_off(self) -> None:
        """Ask the bot to connect anew, and then say nothing to it; returns when it has connected."""
        gateway = self.loopback.gateway
        gateway.silent, before = True, gateway.knocked
        asyncio.run_coroutine_threadsafe(gateway.drop(politely=True), self._loop).result(10)
        deadline = time.monotonic() + 30
        while gateway.knocked == before:
            assert time.monotonic() < deadline, "it does not come back"
            time.sleep(0.01)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self.loopback.start())
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self.loopback.stop())
        self._loop.close()
