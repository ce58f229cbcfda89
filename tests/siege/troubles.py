"""What befalls a server while people play: channels deleted or left for others, rights taken and given back, direct
messages closed and opened again, opened too fast."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from tests.e2e.fake_discord import Loopback
from tests.e2e.fake_discord.world import Channel
from tests.siege.players import Seating

RIGHTS = ("forbidden", "silent", "fileless")
KINDS = {"take": 4, "give": 4, "close": 2, "open": 2, "too-fast": 1, "delete": 1, "move": 3}
"""Each trouble, and how often it comes beside the others."""
TRIES = 8
"""How often people are refused before they give a table up whose channel is gone."""


class Troubles:
    """Brings them about. `closed` holds whoever has ever closed their direct messages, `left` the channels that people
    went on elsewhere from."""

    def __init__(self, loopback: Loopback, seatings: Sequence[Seating]) -> None:
        self.loopback = loopback
        self.world = loopback.world
        self.seatings = seatings
        self.closed: set[int] = set()
        self.remaining: set[int] = set()

    async def go_on(self, rng: random.Random) -> None:
        """One after the other, until cancelled."""
        while True:
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            kind, at = rng.choices(list(KINDS), list(KINDS.values()))[0], rng.choice(self.seatings)
            if kind == "take":
                await self._set(at.channel, rng.choice(RIGHTS), True)
            elif kind == "give":
                await self._give_back(at.channel)
            elif kind in ("delete", "move"):
                await self._go_elsewhere(at, deleted=kind == "delete")
            elif kind == "too-fast":
                self.world.too_fast = rng.randint(1, 3)
            else:
                self._close(rng.choice(at.people).id, kind == "close")

    async def end(self) -> None:
        """Rights and direct messages are given back; what is deleted stays so."""
        self.world.too_fast = 0
        for user in self.world.users:
            self._close(user, False)
        for at in self.seatings:
            await self._give_back(at.channel)

    def _close(self, user: int, closed: bool) -> None:
        person = self.world.users[user]
        if person.closed != closed:
            self.world.note(f"{person.name} {'closes' if closed else 'opens'} direct messages")
            person.closed = closed
            self.closed.add(user)

    async def _set(self, channel: Channel, right: str, lost: bool) -> None:
        if getattr(channel, right) != lost:
            self.world.note(f"{channel.name} {'becomes' if lost else 'is no more'} {right}")
            setattr(channel, right, lost)
            await self.loopback.gateway.tell_channel("CHANNEL_UPDATE", channel)

    async def _give_back(self, channel: Channel) -> None:
        for right in RIGHTS:
            await self._set(channel, right, False)

    async def _go_elsewhere(self, at: Seating, *, deleted: bool) -> None:
        """People go on in another channel of the same name, the first being deleted or left."""
        old_channel, at.channel = at.channel, self.world.add_channel(at.channel.name)
        old_channel.deleted, at.lost = deleted, TRIES
        self.remaining.add(old_channel.id)
        self.world.note(f"{old_channel.name} is {'deleted' if deleted else 'left'}")
        if deleted:
            await self.loopback.gateway.tell_channel("CHANNEL_DELETE", old_channel)
        await self.loopback.gateway.tell_channel("CHANNEL_CREATE", at.channel)
