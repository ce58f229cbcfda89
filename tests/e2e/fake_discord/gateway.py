"""Discord's gateway: it greets, tells each shard what happens on its servers, and tells again what a connection missed
that is resumed."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.e2e.fake_discord.world import APPLICATION, BOT_USER, EVERYTHING, Channel, Interaction, World, shard_of

HEARTBEAT = 40_000
RECONNECT_CODE = 4000
REMEMBERED, RESUMABLE = 5_000, 60.0
"""Events that are kept of a session, and seconds for which one without a connection may be resumed."""


@dataclass(eq=False)
class Session:
    """What identified, and has one shard of `count`. `bot`: which process, by its User-Agent. `events` are kept for
    when it is resumed; `lost`: when its connection broke."""

    id: str
    shard: int
    count: int
    bot: str
    socket: web.WebSocketResponse | None
    lost: float = 0.0
    sequence: int = 0
    events: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    @property
    def is_connected(self) -> bool:
        """Whether what it is told arrives now."""
        return self.socket is not None and not self.socket.closed

    def disconnect(self) -> None:
        """Its connection is gone; it may come back."""
        self.socket, self.lost = None, time.monotonic()

    async def tell(self, kind: str, data: Any) -> bool:
        """An event, kept in any case; whether it was sent."""
        self.sequence += 1
        self.events.append({"op": 0, "s": self.sequence, "t": kind, "d": data})
        return await self._send(self.events[-1])

    async def repeat(self, socket: web.WebSocketResponse, after: int, world: World) -> None:
        """Go on by another connection: all that was missed comes again. An interaction that is half as old as it may
        become, or older, comes too late to be owed an answer."""
        self.socket = socket
        for event in [one for one in self.events if one["s"] > after]:
            if await self._send(event) and event["t"] == "INTERACTION_CREATE":
                interaction = world.interactions[event["d"]["token"]]
                if world.clock() - interaction.sent < world.first_answer / 2:
                    interaction.receivers.add(self.bot)
        await self.tell("RESUMED", {})

    async def _send(self, event: dict[str, Any]) -> bool:
        if self.socket is None or self.socket.closed:
            return False
        try:
            await self.socket.send_json(event)
        except ConnectionError:
            self.disconnect()
            return False
        return True


@dataclass
class Starts:
    """How often bots may identify: every `pause` seconds (at Discord 5) one of all whose shard leaves the same
    remainder by `concurrency`; `remaining` of `total` times in all. `refusals`: how often it was too early."""

    pause: float = 0.0
    concurrency: int = 1
    total: int = 1000
    remaining: int = 1000
    refusals: int = 0

    def __post_init__(self) -> None:
        self._last: dict[int, float] = {}

    def admit(self, shard: int) -> bool:
        """Whether that shard may identify now; it counts if so."""
        key, now = shard % self.concurrency, time.monotonic()
        if now - self._last.get(key, -self.pause) < self.pause:
            self.refusals += 1
            return False
        self._last[key] = now
        self.remaining -= 1
        return True


class Gateway:
    """Every session there is. Two may have the same shard, of one process or of two: both hear everything. `shards`:
    how many Discord recommends."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.shards = 1
        self.starts = Starts()
        self.intents: int | None = None
        self.knocked = 0
        self.silent = False
        """Lets a bot connect, and says nothing to it."""
        self.on_identify: list[Callable[[], object]] = []
        """Called when a session has begun."""
        self.sessions: list[Session] = []
        self._count = 0
        self._transports: set[asyncio.Transport] = set()

    def describe(self) -> dict[str, Any]:
        """What a bot is told before it connects."""
        starts = self.starts
        limits = {"total": starts.total, "remaining": starts.remaining, "reset_after": 0,
                  "max_concurrency": starts.concurrency}  # fmt: skip
        return {"url": self.url, "shards": self.shards, "session_start_limit": limits}

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """A connection, until it ends. A session whose bot said goodbye ends with it."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        transport = request.transport
        assert transport is not None
        self._transports.add(transport)
        self.knocked += 1
        try:
            if not self.silent:
                await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._hear(socket, json.loads(message.data), request.headers.get("User-Agent", ""))
        finally:
            self._transports.discard(transport)
            for session in [one for one in self.sessions if one.socket is socket]:
                session.disconnect()
                if socket.close_code in (1000, 1001):
                    self.sessions.remove(session)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, data: dict[str, Any], bot: str) -> None:
        if data["op"] == 1:
            await socket.send_json({"op": 11})
        elif data["op"] == 2:
            await self._identify(socket, data["d"], bot)
        elif data["op"] == 6:
            await self._resume(socket, data["d"])

    async def _identify(self, socket: web.WebSocketResponse, identity: dict[str, Any], bot: str) -> None:
        shard, count = identity.get("shard", (0, 1))
        if identity["token"] != self.token or not self.starts.remaining:
            await socket.close(code=4004)
        elif not 0 <= shard < count:
            await socket.close(code=4010)
        elif not self.starts.admit(shard):
            self.world.note(f"shard {shard} of {count} identifies too early")
            await socket.send_json({"op": 9, "d": False})
        else:
            self.intents = identity["intents"]
            self._count += 1
            await self._begin(Session(f"session{self._count}", shard, count, bot, socket))

    async def _begin(self, session: Session) -> None:
        """Tell a session what it needs first, and everything from then on."""
        servers = {
            guild: channels
            for guild, channels in self.world.servers.items()
            if shard_of(guild, session.count) == session.shard
        }
        await session.tell("READY", {
            "v": 10, "user": BOT_USER, "guilds": [{"id": str(guild), "unavailable": True} for guild in servers],
            "session_id": session.id, "shard": [session.shard, session.count],
            "application": {"id": APPLICATION, "flags": 0}, "resume_gateway_url": self.url,
        })  # fmt: skip
        self.sessions.append(session)
        for guild, channels in servers.items():
            await session.tell("GUILD_CREATE", guild_json(guild, channels, self.world.roles))
        for listener in self.on_identify:
            listener()

    async def _resume(self, socket: web.WebSocketResponse, place: dict[str, Any]) -> None:
        self._forget()
        session = next((one for one in self.sessions if one.id == place["session_id"]), None)
        if session is None or session.sequence - len(session.events) > place["seq"]:
            await socket.send_json({"op": 9, "d": False})
            return
        self.world.note(f"{session.id} is resumed after {place['seq']}")
        await session.repeat(socket, place["seq"], self.world)

    def _forget(self) -> None:
        """End the sessions whose bots have not come back in time."""
        since = time.monotonic() - RESUMABLE
        self.sessions = [one for one in self.sessions if one.is_connected or one.lost > since]

    async def tell(self, kind: str, data: Any, guild: int | None = None) -> set[str]:
        """An event of a server, or of direct messages, to every session of its shard; gives the bots that were
        connected. One that is not gets it when it is resumed."""
        self._forget()
        return {one.bot for one in self.find_sessions(guild) if await one.tell(kind, data)}

    def find_sessions(self, guild: int | None) -> list[Session]:
        """Those that are told of a server, or of direct messages; not all of them need be connected."""
        return [one for one in self.sessions if shard_of(guild, one.count) == one.shard]

    async def tell_channel(self, kind: str, channel: Channel) -> None:
        """That a channel was made, changed or deleted: "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"."""
        await self.tell(kind, channel.json(), channel.guild)

    def turn_deaf(self) -> None:
        """Read nothing more of what bots say."""
        for transport in self._transports:
            transport.pause_reading()

    async def drop(self, *, politely: bool, bot: str = "") -> None:
        """Break the connections, all or those of one bot: asked to reconnect, or without a word."""
        for session in [one for one in self.sessions if bot in one.bot]:
            socket = session.socket
            session.disconnect()
            if socket is None or socket.closed:
                continue
            self.world.note(f"{session.id} breaks off, {'asking to come back' if politely else 'without a word'}")
            try:
                if politely:
                    await socket.send_json({"op": 7, "d": None})
                await socket.close(code=RECONNECT_CODE)
            except ConnectionError:
                pass


def guild_json(guild: int, channels: list[Channel], roles: int = 0) -> dict[str, Any]:
    """A server as the gateway tells of it, with so many further roles."""
    everyone = {"id": str(guild), "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": False,
                "position": 0, "permissions": EVERYTHING, "managed": False, "mentionable": False,
                "flags": 0}  # fmt: skip
    itself = {"user": BOT_USER, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": False, "mute": False,
              "flags": 0}  # fmt: skip
    return {
        "id": str(guild), "name": "Paris", "icon": None, "splash": None, "discovery_splash": None,
        "owner_id": "1", "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0,
        "roles": [everyone, *({**everyone, "id": str(guild + n), "name": f"role-{n}"} for n in range(1, roles + 1))],
        "emojis": [], "features": [], "mfa_level": 0, "application_id": None,
        "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "vanity_url_code": None, "description": None, "banner": None, "premium_tier": 0,
        "preferred_locale": "en-US", "public_updates_channel_id": None, "nsfw_level": 0, "stickers": [],
        "premium_progress_bar_enabled": False, "joined_at": "2024-01-01T00:00:00+00:00", "large": False,
        "unavailable": False, "member_count": 5, "voice_states": [], "members": [itself],
        "channels": [channel.json() for channel in channels if channel.parent is None],
        "threads": [each.json() for each in channels if each.parent and not each.archived], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    }  # fmt: skip


def interaction_json(interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    """Something somebody did, as the gateway tells of it."""
    guild = interaction.channel.guild
    where: dict[str, Any] = {"user": interaction.user.json(), "context": 1}
    if guild is not None:
        member = interaction.user.member()
        where = {"member": member, "guild_id": str(guild), "guild_locale": "en-US", "context": 0,
                 "guild": {"id": str(guild), "locale": "en-US", "features": []}}  # fmt: skip
    message = {} if interaction.message is None else {"message": interaction.message.json()}
    return {
        "id": str(interaction.id), "application_id": APPLICATION, "type": interaction.kind, "version": 1,
        "token": interaction.token,
        "channel_id": str(interaction.channel.id), "channel": interaction.channel.json(), "locale": "en-US",
        "app_permissions": EVERYTHING, "entitlements": [], "attachment_size_limit": 20 * 2**20,
        "authorizing_integration_owners": {"0": str(guild or 0)},
        "data": data, **where, **message,
    }  # fmt: skip
