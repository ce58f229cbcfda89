"""A small Discord on a loopback port, for the real transport: it knows one token, a gateway, and command lists."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

from aiohttp import WSMsgType, web

TOKEN = "a.good.token"
APPLICATION = "1000"
BOT_USER = {"id": APPLICATION, "username": "Fronde", "discriminator": "0", "avatar": None, "bot": True}


def answer(data: Any, status: int = 200) -> web.Response:
    """JSON with the content type that discord.py looks for, without a charset."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)


class FakeDiscord:
    """Runs in a thread of its own. `synced` holds the path of every list of commands it was sent."""

    def __init__(self, guild_of_the_bot: int = 77) -> None:
        self.guild = guild_of_the_bot
        self.synced: list[str] = []
        self.identified = threading.Event()
        self.intents: int | None = None
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
        return f"http://127.0.0.1:{self.port}/api/v10"

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        runner = self._loop.run_until_complete(self._start())
        self._loop.run_forever()
        self._loop.run_until_complete(runner.cleanup())
        self._loop.close()

    async def _start(self) -> web.AppRunner:
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        self._ready.set()
        return runner

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        if request.headers.get("Authorization") != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        if path == "users/@me":
            return answer(BOT_USER)
        if path in ("oauth2/applications/@me", "applications/@me"):
            return answer({"id": APPLICATION, "name": "Fronde", "description": "", "icon": None, "flags": 0,
                                      "bot_public": True, "bot_require_code_grant": False, "verify_key": "",
                                      "summary": "", "owner": BOT_USER, "team": None})  # fmt: skip
        if path == "gateway/bot":
            limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            url = f"ws://127.0.0.1:{self.port}/gateway/"
            return answer({"url": url, "shards": 1, "session_start_limit": limits})
        if request.method == "PUT" and path.endswith("/commands"):
            return await self._take_commands(request, path)
        return answer({"message": "404: Not Found", "code": 0}, status=404)

    async def _take_commands(self, request: web.Request, path: str) -> web.Response:
        if "/guilds/" in path and f"/guilds/{self.guild}/" not in path:
            return answer({"message": "Missing Access", "code": 50001}, status=403)
        sent = await request.json()
        self.synced.append(path)
        kept = [{**c, "id": str(n + 1), "application_id": APPLICATION, "version": "1"} for n, c in enumerate(sent)]
        return answer(kept)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11})
            elif said["op"] == 2:
                self.intents = said["d"]["intents"]
                ready = {
                    "v": 10,
                    "user": BOT_USER,
                    "guilds": [],
                    "session_id": "s",
                    "shard": [0, 1],
                    "application": {"id": APPLICATION, "flags": 0},
                    "resume_gateway_url": f"ws://127.0.0.1:{self.port}/gateway/",
                }
                await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": ready})
                self.identified.set()
        return socket
