"""Tables on a store in memory, without Discord and without SQL."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fronde.core.game import AnyGame
from fronde.core.types import Decision
from fronde.host.commands.base import Verdict
from fronde.host.commands.lobby import AddOpponent, Configure, Join, Start
from fronde.host.commands.play import Act, Play
from fronde.host.people.actors import User
from fronde.host.people.opponents import find_request, imagine
from fronde.host.store import Chance
from fronde.host.table import Playing, Table
from fronde.host.tables import Opening, Tables
from fronde.tools.thinker import think
from tests.host.memory import MemoryStore
from tests.toy import install_toy

PEOPLE = tuple(User(n, name) for n, name in enumerate(("Ann", "Bob", "Cy", "Dee"), 1))


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The toy among the games."""
    return install_toy(monkeypatch)


class Club:
    """Tables over a memory that outlives them; `again` is the same house after a restart."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.wakes: list[int] = []
        self.now = 0.0
        self.tables = Tables(self.store, lambda: self.now, lambda: Chance("", 7))
        self.tables.around.wake = self.wakes.append
        self.stewards: set[tuple[int, int]] = set()
        """Users, and the server of which each is a steward."""
        self.unreachable: set[int] = set()
        """Servers that cannot be asked."""
        self.tables.around.find_steward = self.find_steward

    async def find_steward(self, user: int, server: int) -> bool | None:
        """Whether a user is a steward of a server."""
        return None if server in self.unreachable else (user, server) in self.stewards

    def again(self) -> Club:
        """Another process on the same store."""
        return Club(self.store)

    async def open(self, game: str = "toy", count: int = 2) -> int:
        """Ann opens a table, others join, Ann starts."""
        return await self.open_at(1, game, count)

    async def open_at(self, channel: int, game: str, count: int) -> int:
        """The same in that channel."""
        ann, *others = PEOPLE[:count]
        table = (await self.tables.open(ann, Opening(game, channel, guild=2, size=count))).id
        for person in others:
            await self.tables.run(table, person, Join())
        await self.tables.run(table, ann, Start())
        return table

    async def open_with(self, game: str, count: int, options: dict[str, Any]) -> int:
        """The same in the first channel, with options."""
        ann, *others = PEOPLE[:count]
        table = (await self.tables.open(ann, Opening(game, 1, guild=2, size=count))).id
        await self.tables.run(table, ann, Configure(options))
        for person in others:
            await self.tables.run(table, person, Join())
        await self.tables.run(table, ann, Start())
        return table

    async def table(self, number: int = 1) -> Playing:
        """The game as it stands."""
        table = await self.look(number)
        assert isinstance(table, Playing)
        return table

    async def look(self, number: int = 1) -> Table:
        """The table as it stands."""
        async with self.tables.hold(number) as table:
            return table

    async def act(self, table: Playing, decision: Decision, picks: tuple[str, ...]) -> Verdict:
        """Whoever is asked answers."""
        user = table.player_of(decision.seat).user
        person = next(person for person in PEOPLE if person.id == user)
        return await self.tables.run(table.id, person, Act(decision.seat, decision.step, picks))

    async def play(self, dice: random.Random, most: int = 5000, number: int = 1) -> Table:
        """Random choices until the game is over, or so many."""
        for _ in range(most):
            table = await self.look(number)
            if not isinstance(table, Playing):
                return table
            decision = dice.choice([d for d in table.match.decisions if d.required])
            picks = dice.sample(decision.options, dice.randint(max(decision.least, 1), decision.most))
            await self.act(table, decision, tuple(picks))
        return await self.look(number)

    async def seat_opponents(self, table: int, count: int, level: str = "quick") -> None:
        """Ann has so many machines sit down."""
        for _ in range(count):
            await self.tables.run(table, PEOPLE[0], AddOpponent(level, ("Ada (bot)", "Bo (bot)", "Cleo (bot)")))

    async def open_with_opponents(self, game: str, people: int, opponents: int, channel: int = 1) -> int:
        """Ann opens a table, others join, machines fill it, Ann starts."""
        size = people + opponents
        table = (await self.tables.open(PEOPLE[0], Opening(game, channel, guild=2, size=size))).id
        for person in PEOPLE[1:people]:
            await self.tables.run(table, person, Join())
        await self.seat_opponents(table, opponents)
        await self.tables.run(table, PEOPLE[0], Start())
        return table

    async def let_opponents_play(self, number: int = 1, most: int = 1000) -> Table:
        """Machines answer until none of them owes anything, or so often."""
        for _ in range(most):
            table = await self.look(number)
            request = find_request(table)
            if request is None or not isinstance(table, Playing):
                return table
            answer = think(json.loads(json.dumps(imagine(table, request.seat, request.level))))[0]
            await self.tables.run(number, request.actor, Play(request, answer))
        return await self.look(number)

    def notices_of(self, number: int = 1) -> list[tuple[str, int | None]]:
        """What was told so far, and to whom, but for what brings a direct message up to date: of that a database keeps
        what finds one."""
        notices = [(notice.kind, notice.to) for notice in self.store.tables[number].notices]
        return [(kind, to) for kind, to in notices if kind != "answered"]


@pytest.fixture
def house() -> Club:
    """An empty house."""
    return Club()
