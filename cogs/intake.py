"""Whom the bot answers: everybody, once, until it stops. What it has begun by then comes to an end; no more begins."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from types import UnionType
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from fronde.core.types import Json

REMEMBERED = 1000
"""Interactions that are known again when the gateway tells of them once more."""
INVALID_FORM = 50035
"""What Discord calls a request with a fault in it."""
GRACE = 2.0
"""Seconds that what is under way has to end when the bot stops."""


async def let_end(tasks: Collection[asyncio.Task[object]]) -> None:
    """Wait for tasks to end, and cancel those that are late."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=GRACE)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class Answers:
    """The answers under way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._recent: dict[int, None] = {}
        self._stopping = False

    def begin(self, interaction: int) -> bool:
        """Count the present task among them; False for an interaction that is told of once more, whose answer stands
        or will, and where the bot stops and answers nothing more."""
        task = asyncio.current_task()
        if self._stopping or task is None or interaction in self._recent:
            return False
        self._recent[interaction] = None
        if len(self._recent) > REMEMBERED:
            del self._recent[next(iter(self._recent))]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def close(self) -> None:
        """Begin no more, and let those under way come to an end."""
        self._stopping = True
        await let_end(self._tasks)

    def cancel(self) -> None:
        """Begin no more, and end those under way."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()


async def may_answer(interaction: discord.Interaction) -> bool:
    """Whether what somebody does is answered: asked before any of it is looked at."""
    bot: Any = interaction.client
    return bool(bot.answers.begin(interaction.id))


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands, and what is suggested while they are typed."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether it is answered, and by a command. Raises TypeError for options that are none of it."""
        if not await may_answer(interaction):
            return False
        data: Json = interaction.data
        command = self.get_command(data["name"]) if data.get("type", 1) == 1 else None
        is_typed = interaction.type == discord.InteractionType.autocomplete
        if command is not None and not _fits(command, data.get("options", []), is_typed):
            raise TypeError("not the options of the command")
        return True

    async def _call(self, interaction: discord.Interaction) -> None:
        """Refuse what discord.py cannot read: what a command itself raises comes as an AppCommandError."""
        try:
            await super()._call(interaction)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            await self.on_error(interaction, app_commands.AppCommandError(f"{type(error).__name__} in reading it"))

    async def describe(self) -> list[dict[str, Json]]:
        """Every command as Discord gets it, localised names included."""
        translator = self.translator
        return [
            await command.get_translated_payload(self, translator) if translator else command.to_dict(self)
            for command in self.get_commands()
        ]

    async def tell(self, described: list[dict[str, Json]]) -> None:
        """Have Discord offer these commands everywhere: as `sync` does, which works out anew what they are. Raises
        HTTPException; CommandSyncFailure where it will not have one of them."""
        client = self.client
        assert client.application_id is not None, "it is signed in"
        try:
            await client.http.bulk_upsert_global_commands(client.application_id, payload=described)
        except discord.HTTPException as error:
            if error.code == INVALID_FORM:
                raise app_commands.CommandSyncFailure(error, self.get_commands()) from None
            raise


NUMBERS: Mapping[AppCommandOptionType, type | UnionType] = {
    AppCommandOptionType.integer: int, AppCommandOptionType.number: int | float, AppCommandOptionType.boolean: bool,
}  # fmt: skip
"""What an option holds; any other a text, and any at all while somebody types."""


def _fits(command: Any, options: list[Json], is_typed: bool) -> bool:
    """Whether options have the types that their command declares."""
    if isinstance(command, app_commands.Group):
        below = command.get_command(options[0]["name"])
        return below is None or _fits(below, options[0].get("options", []), is_typed)
    kinds = {one.display_name: NUMBERS.get(one.type, str) for one in command.parameters}
    return all(
        isinstance(one["value"], kinds[one["name"]] | str if is_typed else kinds[one["name"]]) for one in options
    )
