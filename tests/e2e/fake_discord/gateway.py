"""Discord's gateway: it greets, tells what happens, and tells again what a connection missed that is resumed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from tests.e2e.fake_discord.world import APPLICATION, BOT_USER, EVERYTHING, Channel, Interaction, World

HEARTBEAT = 40_000
RECONNECT_CODE = 4000


class Gateway:
    """One session at a time: the bot that identified last."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.intents: int | None = None
        self.knocked = 0
        self.silent = False
        """Lets a bot connect, and says nothing to it."""
        self.on_identify: Callable[[], object] = lambda: None
        self._session = 0
        self._sent_events: list[dict[str, Any]] = []
        self._socket: web.WebSocketResponse | None = None
        self._transport: asyncio.Transport | None = None

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """A connection, until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._transport = request.transport
        self.knocked += 1
        if not self.silent:
            await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT}})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(socket, json.loads(message.data))
        if self._socket is socket:
            self._socket = None
        return socket

    async def _hear(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        if data["op"] == 1:
            await socket.send_json({"op": 11})
        elif data["op"] == 2:
            if data["d"]["token"] != self.token:
                await socket.close(code=4004)
                return
            await self._identify(socket, data["d"])
        elif data["op"] == 6:
            await self._resume(socket, data["d"])

    async def _identify(self, socket: web.WebSocketResponse, who: dict[str, Any]) -> None:
        self.intents = who["intents"]
        self._session += 1
        self._sent_events, self._socket = [], socket
        channels = [c for c in self.world.channels.values() if c.recipient is None and not c.deleted]
        there = [{"id": str(self.world.guild), "unavailable": True}] if channels else []
        await self.tell("READY", {
            "v": 10, "user": BOT_USER, "guilds": there, "session_id": f"session{self._session}",
            "shard": who.get("shard", [0, 1]), "application": {"id": APPLICATION, "flags": 0},
            "resume_gateway_url": self.url,
        })  # fmt: skip
        if channels:
            await self.tell("GUILD_CREATE", guild_json(self.world, channels))
        self.on_identify()

    async def _resume(self, socket: web.WebSocketResponse, where: dict[str, Any]) -> None:
        if where["session_id"] != f"session{self._session}":
            await socket.send_json({"op": 9, "d": False})
            return
        self._socket = socket
        for data in self._sent_events[where["seq"] :]:
            await socket.send_json(data)
        await self.tell("RESUMED", {})
        self.world.note(f"the gateway is resumed after {where['seq']}")

    async def tell(self, kind: str, data: Any) -> None:
        """An event; one that reaches nobody is kept for a connection that is resumed."""
        event = {"op": 0, "s": len(self._sent_events) + 1, "t": kind, "d": data}
        self._sent_events.append(event)
        if self._socket is not None and not self._socket.closed:
            try:
                await self._socket.send_json(event)
            except ConnectionError:
                self._socket = None

    async def tell_channel(self, kind: str, channel: Channel) -> None:
        """That a channel was made, changed or deleted: "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE"."""
        await self.tell(kind, channel.json(self.world.guild))

    def turn_deaf(self) -> None:
        """Read nothing more of what the bot says."""
        if self._transport is not None:
            self._transport.pause_reading()

    async def drop(self, *, politely: bool) -> None:
        """Break the connection: asked to reconnect, or without a word."""
        socket, self._socket = self._socket, None
        if socket is None or socket.closed:
            return
        self.world.note(f"the gateway breaks off, {'asking to come back' if politely else 'without a word'}")
        try:
            if politely:
                await socket.send_json({"op": 7, "d": None})
            await socket.close(code=RECONNECT_CODE)
        except ConnectionError:
            pass


def guild_json(world: World, channels: list[Channel]) -> dict[str, Any]:
    """The server as the gateway tells of it."""
    everyone = {"id": str(world.guild), "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": False,
                "position": 0, "permissions": EVERYTHING, "managed": False, "mentionable": False,
                "flags": 0}  # fmt: skip
    itself = {"user": BOT_USER, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": False, "mute": False,
              "flags": 0}  # fmt: skip
    return {
        "id": str(world.guild), "name": "Paris", "icon": None, "splash": None, "discovery_splash": None,
        "owner_id": "1", "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "roles": [everyone], "emojis": [],
        "features": [], "mfa_level": 0, "application_id": None, "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "vanity_url_code": None, "description": None, "banner": None, "premium_tier": 0,
        "preferred_locale": "en-US", "public_updates_channel_id": None, "nsfw_level": 0, "stickers": [],
        "premium_progress_bar_enabled": False, "joined_at": "2024-01-01T00:00:00+00:00", "large": False,
        "unavailable": False, "member_count": 5, "voice_states": [], "members": [itself],
        "channels": [channel.json(world.guild) for channel in channels if channel.parent is None],
        "threads": [each.json(world.guild) for each in channels if each.parent and not each.archived], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    }  # fmt: skip


def interaction_json(world: World, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
    """Something somebody did, as the gateway tells of it."""
    private = interaction.channel.recipient is not None
    where: dict[str, Any] = {"user": interaction.user.json(), "context": 1}
    if not private:
        member = interaction.user.member()
        where = {"member": member, "guild_id": str(world.guild), "guild_locale": "en-US", "context": 0,
                 "guild": {"id": str(world.guild), "locale": "en-US", "features": []}}  # fmt: skip
    message = {} if interaction.message is None else {"message": interaction.message.json()}
    return {
        "id": str(interaction.id), "application_id": APPLICATION, "type": interaction.kind, "version": 1,
        "token": interaction.token,
        "channel_id": str(interaction.channel.id), "channel": interaction.channel.json(world.guild), "locale": "en-US",
        "app_permissions": EVERYTHING, "entitlements": [], "attachment_size_limit": 20 * 2**20,
        "authorizing_integration_owners": {"0": str(world.guild) if not private else "0"},
        "data": data, **where, **message,
    }  # fmt: skip
