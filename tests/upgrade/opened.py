"""Opens copies of the older database, with its Discord around today's bot."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

import discord
import simcord
from alembic import command
from simcord.actors import MemberActor, _component_interaction, _dispatch_actor_interaction
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult
from sqlalchemy import Connection, MetaData, create_engine, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from db import migrate
from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde.host.table import Playing
from fronde_bot.bot import Settings, create_bot
from tests.cogs.story import text_of
from tests.cogs.test_opponents import hurry
from tests.upgrade.world import thaw

HERE = Path(__file__).parent
LATER = timedelta(minutes=10)
"""How long nothing ran between the versions."""
UPGRADED_FROM = "1012"
"""The schema of the older database."""


@cache
def read_world() -> Mapping[str, Any]:
    """The Discord of that day (`tests.upgrade.world`), with `tables`, `names`, `buttons` and `forms`."""
    world: dict[str, Any] = json.loads(gzip.decompress((HERE / "world.json.gz").read_bytes()))
    return world


def unpack(folder: Path) -> Path:
    """A copy of the older database in a folder."""
    path = folder / "table.db"
    path.write_bytes(gzip.decompress((HERE / "table.db.gz").read_bytes()))
    return path


async def carry_over(path: Path, url: str) -> None:
    """Put a copy of the older database into an empty one of PostgreSQL, as the older version would have kept it."""
    source, metadata = create_engine(f"sqlite:///{path}"), MetaData()
    metadata.reflect(source)
    with source.connect() as connection:
        rows = {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }
    source.dispose()
    engine = create_async_engine(url)
    async with engine.begin() as writing:
        await writing.run_sync(_write, rows)
    await engine.dispose()


def _write(connection: Connection, rows: Mapping[str, list[dict[str, Any]]]) -> None:
    connection.execute(text("drop schema public cascade"))  # the tests' databases begin as today's
    connection.execute(text("create schema public"))
    config = migrate._config()
    config.attributes["connection"] = connection
    command.upgrade(config, UPGRADED_FROM)
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        if table.name != "alembic_version" and rows[table.name]:
            connection.execute(insert(table), rows[table.name])
    for name in ("tables", "outbox"):
        connection.execute(text(f"select setval(pg_get_serial_sequence('{name}', 'id'), max(id)) from {name}"))


@asynccontextmanager
async def opened(url: str, later: timedelta = LATER) -> AsyncIterator[OpenedCopy]:
    """Today's bot on a database at that address (a copy: `unpack`), in the Discord of that day."""
    settings = Settings(_env_file=None, database_url=url, backups=0)
    bot = create_bot(settings)
    env = simcord.Env(bot, shard_count=1, settle_timeout=20)  # shorter than any loop of the bot sleeps
    thaw(env, read_world(), later)
    settle = env._settle_internal
    try:
        env._settle_internal = lambda **kwargs: settle(**{**kwargs, "timeout": None})  # type: ignore[method-assign]
        await env.start()  # which gives a bot that has so much to deliver five seconds
        env._settle_internal = settle  # type: ignore[method-assign]
        hurry(bot)
        await env.settle()
        yield OpenedCopy(env, settings)
    finally:
        await env.shutdown()
        await env.bot.opponents.close()
        await env.bot.store.close()
    env.raise_errors()


class OpenedCopy:
    """The bot after an upgrade, and people to act by name: tables by their names in `tests.upgrade`."""

    def __init__(self, env: simcord.Env, settings: Settings) -> None:
        self.env, self.settings, self.world = env, settings, read_world()
        self.dice = random.Random(1)

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    def name_of(self, user: int) -> str:
        """The name of a user."""
        return next(name for name, one in self.world["names"].items() if one == user)

    def actor(self, name: str, channel: int) -> Any:
        """Somebody, as they act in a channel or in their direct messages."""
        user = UserHandle(self.env, self.env.backend.users[self.world["names"][name]])
        guild = self.env.backend.channels[channel].guild_id
        if guild is None:
            return user
        return MemberActor(self.env, GuildHandle(self.env, self.env.backend.guilds[guild]), user)

    def channel(self, id: int) -> ChannelHandle:
        """A channel, a thread or direct messages."""
        channel = self.env.backend.channels[id]
        guild = None if channel.guild_id is None else GuildHandle(self.env, self.env.backend.guilds[channel.guild_id])
        return ChannelHandle(self.env, guild, channel)

    def server(self, name: str) -> int:
        """The id of a server."""
        return next(id for id, guild in self.env.backend.guilds.items() if guild.name == name)

    async def table(self, key: str) -> Any:
        """A table as the bot has it in memory."""
        async with self.bot.tables.hold(self.world["tables"][key]) as table:
            return table

    async def home(self, key: str) -> ChannelHandle:
        """The channel of a table."""
        return self.channel((await self.table(key)).record.venue.channel)

    async def slash(self, name: str, key: str, command: str, **options: Any) -> InteractionResult:
        """Somebody types a command in the channel of a table."""
        channel = await self.home(key)
        return await self.actor(name, channel.id).slash(channel, command, **options)

    async def posts(self, key: str) -> list[discord.Message]:
        """What everybody sees in the channel of a table, oldest first."""
        return list((await self.home(key)).history())

    async def read(self, key: str) -> str:
        """All of it as one text."""
        return "\n".join(text_of(post) for post in await self.posts(key))

    # --- old buttons ---

    def buttons(self, key: str | None = None, route: str | None = None) -> Iterator[Mapping[str, Any]]:
        """The buttons and menus of that day; of a table, and of a route of `cogs.clicks`."""
        of = None if key is None else str(self.world["tables"][key])
        for button in self.world["buttons"]:
            if route in (None, route_of(button)) and of in (None, button["custom_id"].split(":")[2]):
                yield button

    def stands(self, button: Mapping[str, Any]) -> bool:
        """Whether its message is still there."""
        return button["message"] in self.env.backend.messages[button["channel"]]

    async def press(self, button: Mapping[str, Any], name: str | None = None) -> InteractionResult:
        """Somebody presses an old button, or chooses in an old menu: whoever may, unless it says who."""
        actor = self.actor(name or self.name_of(button["users"][0]), button["channel"])
        stored = self.env.backend.messages[button["channel"]][button["message"]]
        values = button.get("values")
        kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
        data = {
            "custom_id": button["custom_id"],
            "component_type": int(kind),
            **({} if values is None else {"values": values}),
        }
        return await _component_interaction(actor, stored, data)

    async def send_form(self, form: Mapping[str, Any], content: str) -> InteractionResult:
        """Somebody sends a form that was open that day."""
        (part,) = form["modal"]["components"]
        field = {**(part.get("component") or part["components"][0]), "value": content}
        row = {**part, "component": field} if "component" in part else {**part, "components": [field]}
        data = {"custom_id": form["modal"]["custom_id"], "components": [row]}
        channel = self.channel(form["channel"])
        actor = self.actor(self.name_of(form["user"]), channel.id)
        return await _dispatch_actor_interaction(actor, InteractionType.MODAL_SUBMIT, channel, data)

    # --- playing on ---

    def questions_of(self, table: Playing) -> list[Any]:
        """The questions somebody has yet to answer."""
        decisions = [d for d in table.match.decisions if d.required and not d.answered]
        return [decision for decision in decisions if table.player_of(decision.seat).user]

    async def play(self, key: str, most: int, until: Callable[[Playing], bool] = lambda table: False) -> int:
        """So many answers at random by whoever is asked, or until the game is over, or stands so; gives how many."""
        tables = self.bot.tables
        for count in range(most):
            table = await self.table(key)
            if not isinstance(table, Playing) or until(table):
                return count
            if not (decisions := self.questions_of(table)):
                await self.env.settle()  # machines play
                table = await self.table(key)
                if not isinstance(table, Playing):
                    return count
                decisions = self.questions_of(table)
            decision = self.dice.choice(decisions)
            picks = self.dice.sample(decision.options, self.dice.randint(max(1, decision.least), decision.most))
            user = table.player_of(decision.seat).user
            with self.env._bot_scope():
                await tables.run(
                    table.id, User(user, self.name_of(user)), Act(decision.seat, decision.step, tuple(picks))
                )
        return most


def route_of(button: Mapping[str, Any]) -> str:
    """Where a button leads."""
    return str(button["custom_id"].split(":")[1])


def answer_of(result: InteractionResult) -> str:
    """All that somebody got in answer."""
    messages = [result.response, *result.followups]
    form = [result.modal["title"]] if result.modal else []
    return "\n".join([*form, *(text_of(message) for message in messages if message is not None)])
