"""The loopback port: requests reach the world, some of them not, or not as they should."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.e2e.fake_discord.faults import Faults
from tests.e2e.fake_discord.gateway import Gateway, interaction_json
from tests.e2e.fake_discord.rest import RestCall, find
from tests.e2e.fake_discord.world import Interaction, Refusal, World

TOKEN = "a.good.token"
BUCKET = {"X-RateLimit-Limit": "50", "X-RateLimit-Remaining": "49", "X-RateLimit-Reset-After": "1"}
REFUSED = {"400": (400, "Bad Request"), "401": (401, "401: Unauthorized"), "403": (403, "Forbidden"),
           "408": (408, "Request Timeout"), "500": (500, "Internal Server Error"), "502": (502, "Bad Gateway"),
           "503": (503, "Service Unavailable")}  # fmt: skip
WAIT = 0.1
"""Seconds that a limit asks to wait."""


def reply(data: Any, status: int = 200, **headers: str) -> web.Response:
    """JSON with the content type that discord.py looks for, without a charset."""
    if data is None:
        return web.Response(status=204, headers=headers)
    headers = {"Content-Type": "application/json", "Via": "1.1 google", **headers}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


class Loopback:
    """A Discord in the running event loop. `spy(stage, method, path)` hears of every request that it has "arrived",
    is "applied" and not yet answered, is "answered"."""

    def __init__(self, world: World | None = None, faults: Faults | None = None, port: int = 0) -> None:
        self.port = port
        self.world = world or World()
        self.faults = faults or Faults()
        self.gateway = Gateway(self.world, TOKEN)
        self.spy: Callable[[str, str, str], object] = lambda stage, method, path: None
        self.synced: list[str] = []
        self.syncers: set[str] = set()
        self._silent = False
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway/"

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    def silence(self) -> None:
        """Hear and answer nothing any more, with every connection open."""
        self._silent = True
        self.gateway.turn_deaf()

    @property
    def base(self) -> str:
        """What discord.py should take for Discord's API."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    async def send(self, interaction: Interaction, data: dict[str, Any]) -> None:
        """Tell whoever has the shard of its server what somebody did."""
        event = interaction_json(interaction, data)
        interaction.receivers |= await self.gateway.tell("INTERACTION_CREATE", event, interaction.channel.guild)

    # --- requests ---

    async def _handle(self, request: web.Request) -> web.Response:
        method, path = request.method, request.match_info["path"].rstrip("/")
        if self._silent:
            await asyncio.Event().wait()
        try:
            body, files = await _read(request)
        except (ConnectionError, asyncio.IncompleteReadError, web.HTTPException):
            return reply(None)
        fault = self.faults.draw(path)
        self.spy("arrived", method, path)
        if fault is not None:
            self.world.note(f"{method} {path}: {fault}")
        if (early := await self._fail_before(request, fault)) is not None:
            return early
        answer = self._apply(request, path, body, files)
        self.spy("applied", method, path)
        answer = self._fail_after(request, fault, answer)
        asyncio.get_running_loop().call_soon(self.spy, "answered", method, path)
        return answer

    def _apply(self, request: web.Request, path: str, body: Any, files: list[tuple[str, int]]) -> web.Response:
        open_to_all = path.startswith(("interactions/", "webhooks/"))
        if not open_to_all and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return reply({"message": "401: Unauthorized", "code": 0}, 401)
        if path == "gateway/bot":
            return reply(self.gateway.describe())
        try:
            handler, params = find(request.method, path)
            data = handler(self.world, RestCall(params, request.query, body, files))
        except Refusal as refusal:
            self.world.note(f"{request.method} {path}: {refusal}")
            return reply(refusal.body, refusal.status)
        if request.method == "PUT" and path.endswith("/commands"):
            self.synced.append(path)
            self.syncers.add(request.headers.get("User-Agent", ""))
        return reply(data, 200, **BUCKET)

    async def _fail_before(self, request: web.Request, fault: str | None) -> web.Response | None:
        """The answer to a request that is not carried out; None where it is."""
        if fault in REFUSED:
            status, words = REFUSED[fault]
            return reply({"message": words, "code": 0}, status)
        if fault in ("429", "429-global"):
            body = {"message": "You are being rate limited.", "retry_after": WAIT, "global": fault == "429-global"}
            scope = "global" if fault == "429-global" else "user"
            headers = {**BUCKET, "X-RateLimit-Remaining": "0", "X-RateLimit-Scope": scope, "Retry-After": "1"}
            return reply(body, 429, **headers)
        if fault == "reset":
            return _reset(request)
        if fault == "delay":
            await asyncio.sleep(self.faults.pause())
        return None

    def _fail_after(self, request: web.Request, fault: str | None, answer: web.Response) -> web.Response:
        """What happens to the answer to a request that was carried out."""
        if fault == "reset-after":
            return _reset(request)
        if fault == "hang-up-after":
            if request.transport is not None:
                request.transport.close()
            return answer
        if fault == "502-after":
            return reply({"message": "Bad Gateway", "code": 0}, 502)
        whole = answer.body if isinstance(answer.body, bytes) else b""
        if fault == "half-json" and whole:
            return web.Response(body=whole[: len(whole) // 2], headers={"Content-Type": "application/json"})
        if fault == "cut" and whole and request.transport is not None:
            head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(whole)}\r\n\r\n"
            request.transport.write(head.encode() + whole[: len(whole) // 2])
            request.transport.close()
        return answer


def _reset(request: web.Request) -> web.Response:
    """End the connection with a reset."""
    if request.transport is not None:
        raw = request.transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
    return reply(None)


async def _read(request: web.Request) -> tuple[Any, list[tuple[str, int]]]:
    """The JSON of a request, and the names and sizes of its files."""
    if request.content_type == "multipart/form-data":
        fields = await request.post()
        files = [f for f in fields.values() if isinstance(f, web.FileField)]
        sizes = [(f.filename, len(f.file.read())) for f in files]
        payload = fields.get("payload_json")
        return json.loads(payload) if isinstance(payload, str) else {}, sizes
    raw = await request.read()
    return (json.loads(raw) if raw else None), []
