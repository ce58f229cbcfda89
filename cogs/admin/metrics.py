"""Metrics for operators: numbers for Prometheus, and whether the bot is alive and ready, on a separate port, which is
closed unless a setting opens it. No number reveals anything of a game."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
FIRST_ANSWER = Histogram(
    "fronde_acknowledgement_seconds",
    "From the arrival of what somebody does to its first answer; Discord waits for three.",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0),
    registry=REGISTRY,
)
ERRORS = Counter("fronde_errors", "What went wrong on our side, by its kind.", ["kind"], registry=REGISTRY)
REFUSED = Counter("fronde_given_up", "Messages that were given up, by why.", ["fault"], registry=REGISTRY)
PICTURES = Counter("fronde_pictures", "Pictures that were drawn.", registry=REGISTRY)
OLDEST = Gauge("fronde_oldest_letter_seconds", "The age of the oldest message that waits.", registry=REGISTRY)
LETTERS = Gauge("fronde_letters", "Messages in the outbox, by what they are.", ["state"], registry=REGISTRY)
LAG = Gauge("fronde_loop_lag_seconds", "How late the event loop came back last.", registry=REGISTRY)
LOADED = Gauge("fronde_tables_loaded", "Tables in memory.", registry=REGISTRY)
GAMES = Gauge("fronde_games", "Games that are being played.", registry=REGISTRY)
SERVERS = Gauge("fronde_servers", "Servers the bot sits in.", registry=REGISTRY)
PROCESSES = Gauge("fronde_processes", "Processes that work on this database server.", registry=REGISTRY)
SHARDS = Gauge(
    "fronde_shards",
    "Shards this process serves, those it works for, and those of all processes that somebody works for.",
    ["whose"],
    registry=REGISTRY,
)
CLAIMS = Gauge("fronde_oldest_claim_seconds", "The age of the oldest claim that holds.", registry=REGISTRY)
USAGE = Gauge(
    "fronde_usage",
    "Lobbies opened in the last 30 days, those in which a game began, those whose game came to its end; and people by "
    "the games they have begun.",
    ["what"],
    registry=REGISTRY,
)
GAPS = Gauge("fronde_turn_gaps", "Turns of the last 30 days, by days since the last.", ["days"], registry=REGISTRY)

TICK = 1.0
"""Seconds between measurements of the event loop's delay."""
USAGE_SPAN = 30 * 24 * 60 * 60
"""Seconds of which the use of the bot is counted."""
PATIENCE = 5.0
"""Seconds that the database has to answer before the bot counts as unhealthy."""


class Watch:
    """The server at that port, which collects the numbers on request."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self._runner: web.AppRunner | None = None
        self._ticking: asyncio.Task[None] | None = None

    async def open(self, address: str, port: int) -> None:
        """Start listening. Raises OSError."""
        app = web.Application()
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/readyz", self._readiness)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, address, port).start()
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Stop listening."""
        self.cancel()
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    def cancel(self) -> None:
        """Stop measuring."""
        if self._ticking is not None:
            self._ticking.cancel()

    async def _tick(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            LAG.set(max(0.0, time.perf_counter() - began - TICK))

    # --- requests ---

    async def _health(self, request: web.Request) -> web.Response:
        """Whether the process is alive and its database answers."""
        try:
            await asyncio.wait_for(self.bot.store.count_games(), PATIENCE)
        except Exception as error:
            return web.json_response({"alive": True, "database": type(error).__name__}, status=503)
        return web.json_response({"alive": True, "database": "there", "ready": self.bot.is_ready()})

    async def _readiness(self, request: web.Request) -> web.Response:
        """Whether the bot is connected to Discord and answers."""
        ready = self.bot.is_ready() and not self.bot.is_closed()
        return web.json_response({"ready": ready}, status=200 if ready else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        waiting, failures, oldest = await self.bot.store.count_letters()
        OLDEST.set(oldest)
        LETTERS.labels("waiting").set(waiting)
        LETTERS.labels("given-up").set(failures)
        LOADED.set(self.bot.tables.table_count)
        GAMES.set(await self.bot.store.count_games())
        SERVERS.set(len(self.bot.guilds))
        await self._count_claims()
        if self.bot.settings.count_usage:
            await self._count_usage()
        return web.Response(body=generate_latest(REGISTRY), content_type="text/plain", charset="utf-8")

    async def _count_claims(self) -> None:
        store = self.bot.store
        claims = await store.list_claims()
        PROCESSES.set(len({claim.process for claim in claims}) or 1)
        CLAIMS.set(max((claim.age for claim in claims), default=0.0))
        SHARDS.labels("served").set(len(store.share.shards))
        SHARDS.labels("mine").set(len(store.claims.shards if store.claims is not None else store.share.shards))
        SHARDS.labels("all").set(sum(claim.shard is not None for claim in claims) or len(store.share.shards))

    async def _count_usage(self) -> None:
        usage = await self.bot.store.count_usage(self.bot.tables.times.now() - USAGE_SPAN)
        for what, count in usage._asdict().items():
            if what != "gaps":
                USAGE.labels(what).set(count)
        for days, count in enumerate(usage.gaps):
            GAPS.labels(days).set(count)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.watch = Watch(bot)
    if bot.settings.metrics_port is not None:
        await bot.watch.open(bot.settings.metrics_address, bot.settings.metrics_port)
