"""What Discord remembers: people, channels, every message ever sent and what became of it, nonces, interactions."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from cogs.messages.links import unlink_commands

Json = Any

APPLICATION = "1000"
BOT_USER = {"id": APPLICATION, "username": "Fronde", "discriminator": "0", "avatar": None, "bot": True}
EPHEMERAL, COMPONENTS_V2 = 64, 1 << 15
EPOCH = 1_420_070_400_000
EVERYTHING = str(2**53 - 1)
"""All permissions, as a number in a string."""
ORDINARY = str(int(EVERYTHING) & ~(1 << 3 | 1 << 4))
"""Those of an ordinary member: all but to administer, and to manage channels."""
TOKEN_LIFE, FIRST_ANSWER = 15 * 60, 3
"""Seconds an interaction's token lives, and within which it wants its first answer."""
STEP, LONGEST_STEP = 0.05, 0.3
"""Seconds between two looks at the clock, and after which this process has stood still in between."""


def shard_of(guild: int | None, count: int) -> int:
    """Which of so many shards hears of a server; direct messages, without one, are heard of at the first."""
    return 0 if guild is None else (guild >> 22) % count


class Refusal(Exception):
    """What Discord answers to a request it does not carry out: a status, its own code, and words."""

    def __init__(self, status: int, code: int, words: str) -> None:
        super().__init__(f"{status} {code} {words}")
        self.status = status
        self.body = {"message": words, "code": code}


@dataclass(slots=True)
class User:
    """Somebody. `closed`: takes no direct messages."""

    id: int
    name: str
    closed: bool = False

    def json(self) -> Json:
        """As Discord sends it."""
        return {"id": str(self.id), "username": self.name, "global_name": self.name, "discriminator": "0",
                "avatar": None}  # fmt: skip

    def member(self) -> Json:
        """The same person on a server."""
        return {"user": self.json(), "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": False,
                "mute": False, "flags": 0, "permissions": ORDINARY}  # fmt: skip


@dataclass(slots=True)
class Channel:
    """A channel of the server `guild`, or the direct messages of a `recipient`. `forbidden`: the bot does not see it;
    `silent`: it may not write there; `fileless`: it may not attach files. `parent`: the channel of a thread, which may
    be `archived`, and `locked` besides."""

    id: int
    name: str = ""
    recipient: User | None = None
    guild: int | None = None
    forbidden: bool = False
    silent: bool = False
    fileless: bool = False
    deleted: bool = False
    parent: int | None = None
    archived: bool = False
    locked: bool = False

    def json(self) -> Json:
        """As Discord sends it."""
        if self.recipient is not None:
            return {"id": str(self.id), "type": 1, "last_message_id": None, "recipients": [self.recipient.json()]}
        if self.parent is not None:
            data = {"archived": self.archived, "auto_archive_duration": 1440, "locked": self.locked,
                    "archive_timestamp": "2024-01-01T00:00:00+00:00"}  # fmt: skip
            return {"id": str(self.id), "type": 11, "guild_id": str(self.guild), "name": self.name,
                    "owner_id": APPLICATION, "parent_id": str(self.parent), "thread_metadata": data,
                    "message_count": 0, "member_count": 1, "rate_limit_per_user": 0, "last_message_id": None,
                    "flags": 0}  # fmt: skip
        return {"id": str(self.id), "type": 0, "guild_id": str(self.guild), "name": self.name, "position": 0,
                "topic": None, "permission_overwrites": [], "nsfw": False, "parent_id": None, "rate_limit_per_user": 0,
                "last_message_id": None}  # fmt: skip


@dataclass(slots=True)
class Message:
    """A message of the bot. `to`: the one person who sees it, where it is ephemeral."""

    id: int
    channel: Channel
    body: dict[str, Json]
    files: list[tuple[str, int]]
    nonce: str | None = None
    to: User | None = None
    edits: int = 0
    deleted: bool = False
    edited: datetime | None = None
    pinned: bool = False

    @property
    def components(self) -> list[dict[str, Json]]:
        """Every component, those inside others too, in order."""
        return list(_flatten(self.body.get("components") or []))

    @property
    def text(self) -> str:
        """What is read, without pictures and labels, with commands as they were written."""
        texts = [part["content"] for part in self.components if part["type"] == 10]
        return unlink_commands("\n".join([self.body["content"], *texts] if self.body.get("content") else texts))

    def json(self) -> Json:
        """As Discord sends it."""
        at = datetime.fromtimestamp(((self.id >> 22) + EPOCH) / 1000, UTC).isoformat()
        files = [
            {"id": str(self.id + n), "filename": name, "size": size, "url": f"http://127.0.0.1/{name}",
             "proxy_url": f"http://127.0.0.1/{name}"}
            for n, (name, size) in enumerate(self.files)
        ]  # fmt: skip
        nonce = {"nonce": self.nonce} if self.nonce is not None else {}
        return {
            "id": str(self.id), "channel_id": str(self.channel.id), "author": BOT_USER, "timestamp": at,
            "content": self.body.get("content") or "", "edited_timestamp": self.edited and self.edited.isoformat(),
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": files,
            "embeds": [], "pinned": self.pinned, "type": 0, "flags": self.body.get("flags") or 0,
            "components": _number_components(self.body.get("components") or []), "application_id": APPLICATION, **nonce,
        }  # fmt: skip


def _flatten(components: list[Json]) -> Iterator[dict[str, Json]]:
    for component in components:
        yield component
        yield from _flatten(component.get("components") or [])


def _number_components(components: list[Json], count: Iterator[int] | None = None) -> list[Json]:
    """Components with the ids they were sent with; those without get one from Discord."""
    if count is None:
        ids = {component.get("id") for component in _flatten(components)}
        count = (number for number in itertools.count(1) if number not in ids)
    return [
        {**one, "id": one.get("id") or next(count)}
        | ({"components": _number_components(one["components"], count)} if one.get("components") else {})
        for one in components
    ]


@dataclass(slots=True)
class Interaction:
    """Something somebody did, and how it was answered. `answer`: the message that is its first answer; `receivers`: the
    bots that were connected and heard of it."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    message: Message | None
    sent: float
    put_off: bool = False
    callback: int | None = None
    callback_at: float | None = None
    answer: Message | None = None
    choices: list[Json] | None = None
    is_visible: bool = False
    """Whether the answer itself has come, and not only that it is put off."""
    missed: bool = False
    """Whether an answer came too late to be shown: whoever did it sees that it failed."""
    receivers: set[str] = field(default_factory=set)


@dataclass
class World:
    """All of it. `guild`: the first server. `clock` gives seconds since 1970; `remember` says how many of them a nonce
    is known; `too_fast`, how often direct messages are still opened too fast; `first_answer`, within how many
    seconds an interaction has to be answered; `roles`, how many every server has beside "everyone"; `stalls`, when this
    process stood still and for how many seconds, in which it could not hear an answer."""

    guild: int = 77
    clock: Callable[[], float] = time.time
    remember: float = 180.0
    too_fast: int = 0
    first_answer: float = FIRST_ANSWER
    roles: int = 0
    stalls: list[tuple[float, float]] = field(default_factory=list)
    users: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    interactions: dict[str, Interaction] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    transcript: deque[str] = field(default_factory=lambda: deque(maxlen=20_000))
    changed: Callable[[Interaction], object] = lambda interaction: None
    """Called when an interaction gets an answer."""

    def __post_init__(self) -> None:
        self._nonces: dict[tuple[int, str], tuple[Message, float]] = {}
        self._last = 0
        self._tokens = random.Random(1)
        self._looked: float | None = None

    async def watch_clock(self) -> None:
        """Note when this process stands still, until cancelled."""
        while True:
            self._looked = self.clock()
            await asyncio.sleep(STEP)
            self._note_stall()

    def _note_stall(self) -> None:
        now = self.clock()
        if self._looked is not None and now - self._looked > LONGEST_STEP:
            self.stalls.append((now, now - self._looked))
            self._looked = now

    def _waited(self, interaction: Interaction) -> float:
        """Seconds that somebody has waited for an answer, without those in which it could not be heard."""
        self._note_stall()
        since = interaction.sent
        unheard = sum(min(seconds, moment - since) for moment, seconds in self.stalls if moment > since)
        return self.clock() - interaction.sent - unheard

    # --- making ---

    def next_id(self) -> int:
        """An id that tells the time, never the same twice, and later ones are larger."""
        self._last = max(self._last + 1, (int(self.clock() * 1000) - EPOCH) << 22)
        return self._last

    def note(self, line: str) -> None:
        """Keep a line of what happened."""
        self.transcript.append(f"{datetime.now(UTC):%H:%M:%S.%f} {line}")

    def add_user(self, name: str) -> User:
        """Somebody new."""
        user = User(self.next_id(), name)
        self.users[user.id] = user
        return user

    def add_channel(self, name: str, guild: int | None = None) -> Channel:
        """A new channel of a server, of the first if none is given."""
        channel = Channel(self.next_id(), name, guild=guild or self.guild)
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, name: str, parent: int) -> Channel:
        """A new thread of a channel."""
        thread = self.add_channel(name, self.channels[parent].guild)
        thread.parent = parent
        return thread

    def open_dm(self, user_id: int) -> Channel:
        """The direct messages of somebody. Raises Refusal."""
        if user_id not in self.users:
            raise Refusal(404, 10013, "Unknown User")
        if self.too_fast:
            self.too_fast -= 1
            raise Refusal(400, 40003, "You are opening direct messages too fast.")
        channel = next((c for c in self.channels.values() if c.recipient and c.recipient.id == user_id), None)
        if channel is None:
            channel = Channel(self.next_id(), recipient=self.users[user_id])
            self.channels[channel.id] = channel
        return channel

    def interact(self, kind: int, user: User, channel: Channel, message: Message | None = None) -> Interaction:
        """Somebody does something now."""
        token = f"token{self._tokens.getrandbits(64):x}"
        interaction = Interaction(self.next_id(), token, kind, user, channel, message, self.clock())
        self.interactions[token] = interaction
        return interaction

    # --- looking ---

    @property
    def servers(self) -> dict[int, list[Channel]]:
        """Every server with the channels that are there."""
        servers: dict[int, list[Channel]] = {}
        for channel in self.channels.values():
            if channel.guild is not None and not channel.deleted:
                servers.setdefault(channel.guild, []).append(channel)
        return servers

    def find_channel(self, channel_id: int, *, writing: bool = False, files: bool = False) -> Channel:
        """A channel that is there and lets the bot in, with what it is about to do. Raises Refusal."""
        channel = self.channels.get(channel_id)
        if channel is None or channel.deleted:
            raise Refusal(404, 10003, "Unknown Channel")
        if channel.recipient is not None and channel.recipient.closed and writing:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        if channel.forbidden:
            raise Refusal(403, 50013 if writing else 50001, "Missing Permissions" if writing else "Missing Access")
        if (channel.silent and writing) or (channel.fileless and files):
            raise Refusal(403, 50013, "Missing Permissions")
        return channel

    def find_message(self, channel: Channel, message_id: int, *, changing: bool = False) -> Message:
        """A message that is there and not for one reader alone, and may be changed. Raises Refusal."""
        if changing:
            check_archived(channel)
        message = self.messages.get(message_id)
        if message is None or message.deleted or message.channel is not channel or message.to is not None:
            raise Refusal(404, 10008, "Unknown Message")
        return message

    def standing(self, channel: Channel) -> list[Message]:
        """What a channel shows everybody, oldest first."""
        messages = (m for m in self.messages.values() if m.channel is channel and not m.deleted and m.to is None)
        return sorted(messages, key=lambda m: m.id)

    def history(self, channel: Channel, limit: int, where: dict[str, int]) -> list[Message]:
        """A page of a channel, newest first; `where` may hold `before`, `after` or `around`, an id."""
        messages = self.standing(channel)
        if "around" in where:
            messages.sort(key=lambda m: abs(m.id - where["around"]))
            return sorted(messages[:limit], key=lambda m: -m.id)
        if "after" in where:
            return [m for m in messages if m.id > where["after"]][:limit][::-1]
        return [m for m in messages if m.id < where.get("before", 2**63)][::-1][:limit]

    # --- changing ---

    def post(self, channel: Channel, body: dict[str, Json], files: list[tuple[str, int]]) -> Message:
        """A message in a channel; the one of before where an enforced nonce is still known. Raises Refusal."""
        if channel.locked:
            check_archived(channel)
        channel.archived = False
        nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        if nonce is not None and body.get("enforce_nonce"):
            entry = self._nonces.get((channel.id, nonce))
            if entry is not None and self.clock() - entry[1] < self.remember:
                if entry[0].deleted:
                    raise Refusal(404, 10008, "Unknown Message")
                self.note(f"the nonce {nonce} is known: message {entry[0].id} again")
                return entry[0]
        message = self.create(channel, body, files)
        message.nonce = nonce
        if nonce is not None:
            self._nonces[channel.id, nonce] = message, self.clock()
        return message

    def create(
        self, channel: Channel, body: dict[str, Json], files: list[tuple[str, int]], to: User | None = None
    ) -> Message:
        """A message without more ado. Raises Refusal for an empty one."""
        if not (body.get("content") or body.get("components") or body.get("embeds") or files):
            raise Refusal(400, 50006, "Cannot send an empty message")
        check_form(body)
        fields = {key: body.get(key) for key in ("content", "components", "flags")}
        message = Message(self.next_id(), channel, fields, files, to=to)
        self.messages[message.id] = message
        audience = f"for {to.name} alone" if to else f"in {channel.name or channel.recipient.name}"  # type: ignore[union-attr]
        self.note(f"message {message.id} {audience}: {message.text[:70]!r}")
        return message

    def change(self, message: Message, body: dict[str, Json], files: list[tuple[str, int]]) -> Message:
        """Change what a message says. Raises Refusal where a layout is to be a classic message, which none becomes."""
        flags = (message.body.get("flags") or 0) | (body.get("flags") or 0)
        after = message.body | {key: body[key] for key in ("content", "components") if key in body} | {"flags": flags}
        check_form(after)
        message.body = after
        if "attachments" in body:
            attachment_ids = {str(a.get("id")) for a in body["attachments"]}
            old = [f for n, f in enumerate(message.files) if str(message.id + n) in attachment_ids]
            message.files = old + files
        message.edits += 1
        message.edited = datetime.fromtimestamp(self.clock(), UTC)
        self.note(f"message {message.id} now: {message.text[:70]!r}")
        return message

    def delete(self, message: Message) -> None:
        """Take a message away."""
        message.deleted = True
        self.note(f"message {message.id} is gone")

    # --- answers to interactions ---

    def find_interaction(self, token: str) -> Interaction:
        """An interaction that may still be answered. Raises Refusal."""
        interaction = self.interactions.get(token)
        if interaction is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self.clock() - interaction.sent > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def answer(self, interaction: Interaction, kind: int, body: dict[str, Json], files: list[tuple[str, int]]) -> None:
        """The first answer to an interaction. Raises Refusal."""
        check_archived(interaction.channel)
        if interaction.callback is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self._waited(interaction) > self.first_answer:
            interaction.missed = True
            self.changed(interaction)
            raise Refusal(404, 10062, "Unknown interaction")
        if kind == 4:
            interaction.answer = self.create(interaction.channel, body, files, _reader(interaction, body))
        elif kind == 5:
            interaction.put_off = True
            interaction.answer = self.create(
                interaction.channel, body | {"content": "…"}, [], _reader(interaction, body)
            )
        elif kind in (6, 7):
            if interaction.message is None:
                raise Refusal(400, 50035, "Invalid Form Body")
            interaction.answer, interaction.put_off = interaction.message, kind == 6
            if kind == 7:
                self.change(interaction.message, body, files)
        elif kind == 8:
            interaction.choices = body.get("choices", [])
        interaction.callback, interaction.callback_at = kind, self.clock()
        interaction.is_visible = not interaction.put_off
        self.changed(interaction)

    def follow(self, interaction: Interaction, body: dict[str, Json], files: list[tuple[str, int]]) -> Message:
        """A further message; the first after a deferred answer takes its place. Raises Refusal."""
        if interaction.callback is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        message = self.create(interaction.channel, body, files, _reader(interaction, body))
        interaction.answer, interaction.is_visible = message, True
        self.changed(interaction)
        return message

    def change_answer(self, interaction: Interaction, body: dict[str, Json], files: list[tuple[str, int]]) -> Message:
        """Put the answer itself where it was put off. Raises Refusal."""
        if interaction.answer is None:
            raise Refusal(404, 10008, "Unknown Message")
        if interaction.put_off and interaction.callback == 5 and not interaction.is_visible and "content" not in body:
            interaction.answer.body["content"] = None
        self.change(interaction.answer, body, files)
        interaction.is_visible = True
        self.changed(interaction)
        return interaction.answer


def check_form(body: dict[str, Json]) -> None:
    """Raises Refusal for a layout with a content, or a classic message with anything but rows."""
    is_layout = (body.get("flags") or 0) & COMPONENTS_V2
    components = body.get("components") or []
    if is_layout and (body.get("content") or not components):
        raise Refusal(400, 50035, "Invalid Form Body")
    if not is_layout and (len(components) > 5 or any(component["type"] != 1 for component in components)):
        raise Refusal(400, 50035, "Invalid Form Body")


def check_archived(channel: Channel) -> None:
    """Raises Refusal for a thread that is archived."""
    if channel.archived:
        raise Refusal(400, 50083, "Thread is archived")


def _reader(interaction: Interaction, body: dict[str, Json]) -> User | None:
    return interaction.user if (body.get("flags") or 0) & EPHEMERAL else None
