"""The bot in the process of the test, with the real transport, at a Discord on a loopback port."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import discord.http
import pytest

from fronde_bot import bot
from tests.e2e.fake_discord import TOKEN, Loopback
from tests.e2e.fake_discord.world import Channel, Interaction, Message, User
from tests.siege.players import AUTOCOMPLETE, COMMAND, COMPONENT, Crowd

POSTGRESQL: list[str] = []
"""Where the database of a test is, if it runs on PostgreSQL."""
PATIENCE = 20.0
"""Seconds to wait for anything before a test fails."""


def settings_in(folder: Path, **values: Any) -> bot.Settings:
    """Settings whose database is a file of that folder, or the PostgreSQL of this test."""
    url = POSTGRESQL[0] if POSTGRESQL else f"sqlite+aiosqlite:///{folder}/fronde.db"
    return bot.Settings(_env_file=None, **{"database_url": url, "fronde_seed": 7, **values})  # type: ignore[call-arg]


async def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so. Raises TimeoutError."""
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.01)


class Running:
    """`python bot.py` as a task, and the bot it has made last."""

    def __init__(self, patch: pytest.MonkeyPatch, loopback: Loopback, settings: bot.Settings) -> None:
        self.bots: list[bot.FrondeBot] = []
        patch.setattr(discord.http.Route, "BASE", loopback.base)
        patch.setattr(bot, "create_bot", self._create)
        self.task = asyncio.ensure_future(bot.run_on_discord(settings, TOKEN))

    def _create(self, settings: bot.Settings) -> bot.FrondeBot:
        self.bots.append(new_bot := bot.FrondeBot(settings))
        new_bot._connection.guild_ready_timeout = 0.01
        return new_bot

    @property
    def bot(self) -> bot.FrondeBot:
        """The one that runs now."""
        return self.bots[-1]

    async def ready(self) -> bot.FrondeBot:
        """Wait until it is ready."""
        await until(lambda: self.task.done() or (self.bots and self.bot.is_ready()))
        if self.task.done():
            self.task.result()
        return self.bot

    async def stop(self, patience: float = PATIENCE) -> None:
        """Stop it as a signal does. Raises TimeoutError."""
        self.task.cancel()
        complete, _ = await asyncio.wait({self.task}, timeout=patience)
        if not complete:
            raise TimeoutError


@asynccontextmanager
async def running(patch: pytest.MonkeyPatch, loopback: Loopback, settings: bot.Settings) -> AsyncIterator[Running]:
    """The bot running at that Discord; stopped at the end."""
    process = Running(patch, loopback, settings)
    try:
        yield process
    finally:
        await process.stop()


TYPES = {str: 3, int: 4, bool: 5}
"""How Discord numbers the types of options."""


class Person:
    """Somebody who types and clicks, and reads what comes."""

    def __init__(self, crowd: Crowd, name: str, user: User | None = None) -> None:
        self.crowd = crowd
        self.user: User = user or crowd.loopback.world.add_user(name)

    async def type(self, where: Channel, command: str, **options: str | int | bool) -> Interaction:
        """A slash command in words, "table new"; gives it with its answer."""
        name, *sub = command.split()
        typed: list[Any] = [{"type": TYPES[type(v)], "name": k, "value": v} for k, v in options.items()]
        for word in reversed(sub):
            typed = [{"type": 1, "name": word, "options": typed}]
        command_id = next(c["id"] for c in self.crowd.loopback.world.commands if c["name"] == name)
        data = {"id": command_id, "name": name, "type": 1, "options": typed}
        return _require_answer(await self.crowd.do(COMMAND, self.user, where, data, None), command)

    async def suggest(self, where: Channel, command: str, option: str) -> list[str]:
        """What is suggested for an option before anything is typed."""
        typed = [{"type": 3, "name": option, "value": "", "focused": True}]
        command_id = next(c["id"] for c in self.crowd.loopback.world.commands if c["name"] == command)
        data = {"id": command_id, "name": command, "type": 1, "options": typed}
        interaction = await self.crowd.do(AUTOCOMPLETE, self.user, where, data, None)
        return [] if interaction is None else [choice["value"] for choice in interaction.choices or []]

    async def click(self, message: Message, begins: str) -> Interaction:
        """Click the first button of a message whose id begins so."""
        part = next(p for p in message.components if p.get("custom_id", "").startswith(begins))
        data = {"component_type": 2, "custom_id": part["custom_id"]}
        return _require_answer(await self.crowd.do(COMPONENT, self.user, message.channel, data, message), begins)


def _require_answer(interaction: Interaction | None, what: str) -> Interaction:
    assert interaction is not None and interaction.answer is not None, f"{what}: no answer"
    return interaction


def reply_text(interaction: Interaction) -> str:
    """What somebody was told in answer."""
    assert interaction.answer is not None
    return interaction.answer.text


def crowd_at(loopback: Loopback) -> Crowd:
    """Whoever will be there."""
    return Crowd(loopback, Random(1), alive=True)


async def open_game(people: list[Person], where: Channel, game: str = "richelieu") -> None:
    """The first opens a table, the others join, and the game begins."""
    world = people[0].crowd.loopback.world
    await people[0].type(where, "table new", game=game, seats=len(people))
    await until(lambda: world.standing(where))
    lobby = world.standing(where)[-1]
    for person in people[1:]:
        await person.click(lobby, "b:join")
    await people[0].click(lobby, "b:start")
    await until(lambda: any("Your turn" in message.text for message in world.standing(where)))
