"""Decides which interactions the bot answers: each one once, and none once it is stopping. Answers in progress may
finish."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from hashlib import blake2b
from types import UnionType
from typing import Any

import discord
from discord import AppCommandOptionType, InteractionType, app_commands

from cogs.discord_errors import UNREACHABLE
from fronde.core.types import Json

REMEMBERED = 1000
"""The number of interactions to remember, so that one that the gateway delivers twice is answered once."""
INVALID_FORM = 50035
"""Discord's error code for an invalid request."""
ASIDE, AFTERWARDS = 1.0, 2.0
"""Seconds that another process has to answer an interaction that reaches two; and to complete its answer if this one
was quicker to acknowledge it."""
GRACE = 2.0
"""Seconds that tasks in progress have to finish when the bot stops."""


async def let_end(tasks: Collection[asyncio.Task[object]]) -> None:
    """Wait up to GRACE seconds for tasks to finish, then cancel the rest."""
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=GRACE)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class Answers:
    """The answers in progress."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._recent: dict[int, None] = {}
        self._stopping = False

    def begin(self, interaction: int) -> bool:
        """Register the current task as an answer. Returns False if the bot is stopping, or if the interaction was
        delivered before: its first delivery has been answered or will be."""
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
        """Start no new answers, and wait for those in progress."""
        self._stopping = True
        await let_end(self._tasks)

    def cancel(self) -> None:
        """Start no new answers, and cancel those in progress."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()


async def may_answer(interaction: discord.Interaction) -> bool:
    """Whether to answer an interaction. Called before any other part of it is read. If another process works for its
    server, and so hears of it too, that one goes first."""
    bot: Any = interaction.client
    if not bot.answers.begin(interaction.id):
        return False
    goes_first = bot.store.is_mine(interaction.guild_id) or not bot.store.serves(interaction.guild_id)
    return goes_first or await _is_open(interaction)


async def _is_open(interaction: discord.Interaction) -> bool:
    """Whether the process that goes first has left an interaction unanswered, for instance because it was killed. Two
    cannot acknowledge the same one, so Discord tells."""
    bot: Any = interaction.client
    await asyncio.sleep(ASIDE)
    if interaction.type == InteractionType.autocomplete:
        return True
    thinking = not may_edit(interaction)
    try:
        await interaction.response.defer(ephemeral=True, thinking=thinking)
        await asyncio.sleep(AFTERWARDS)
        is_loading = thinking and (await interaction.original_response()).flags.loading
    except (discord.DiscordException, *UNREACHABLE):
        return False
    return is_loading or not (thinking or await bot.store.find_click(click_of(interaction)) is not None)


def may_edit(interaction: discord.Interaction) -> bool:
    """Whether only this reader sees the clicked message. A private answer must never replace a public message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def click_of(interaction: discord.Interaction) -> int:
    """A number for this interaction, the same in all its deliveries. On Discord the id alone would do; an offline
    Discord restarts its ids with every start, so the number includes the content of the request."""
    key = repr((interaction.id, interaction.user.id, interaction.data))
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") >> 1


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands and their suggestions. Commands are available on servers and in direct messages with the bot,
    unless they say otherwise (`cogs.commands.slash.ANYWHERE`)."""

    def __init__(self, client: discord.Client) -> None:
        installs = app_commands.AppInstallationType(guild=True, user=False)
        contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        super().__init__(client, allowed_installs=installs, allowed_contexts=contexts)

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether to answer the interaction. Raises TypeError if its options are not those of its command."""
        if not await may_answer(interaction):
            return False
        data: Json = interaction.data
        command = self.get_command(data["name"]) if data.get("type", 1) == 1 else None
        is_typed = interaction.type == discord.InteractionType.autocomplete
        if command is not None and not _fits(command, data.get("options", []), is_typed):
            raise TypeError("not the options of the command")
        return True

    async def _call(self, interaction: discord.Interaction) -> None:
        """Answer an error to data that discord.py cannot read. discord.py wraps the errors of a command itself in
        AppCommandError, so none of them is caught here."""
        try:
            await super()._call(interaction)
        except (AttributeError, LookupError, TypeError, ValueError) as error:
            await self.on_error(interaction, app_commands.AppCommandError(f"{type(error).__name__} in reading it"))

    async def describe(self) -> list[dict[str, Json]]:
        """Every command as it is sent to Discord, including names in other languages."""
        translator = self.translator
        return [
            await command.get_translated_payload(self, translator) if translator else command.to_dict(self)
            for command in self.get_commands()
        ]

    async def tell(self, commands: list[dict[str, Json]]) -> None:
        """Register these commands with Discord globally. Unlike `sync`, this does not describe them again. Raises
        HTTPException; CommandSyncFailure if Discord refuses one of them."""
        client = self.client
        assert client.application_id is not None, "it is signed in"
        try:
            await client.http.bulk_upsert_global_commands(client.application_id, payload=commands)
        except discord.HTTPException as error:
            if error.code == INVALID_FORM:
                raise app_commands.CommandSyncFailure(error, self.get_commands()) from None
            raise


NUMBERS: Mapping[AppCommandOptionType, type | UnionType] = {
    AppCommandOptionType.integer: int, AppCommandOptionType.number: int | float, AppCommandOptionType.boolean: bool,
}  # fmt: skip
"""The Python types of option values. All others are strings. During typing, any may be a string."""


def _fits(command: Any, options: list[Json], is_typed: bool) -> bool:
    """Whether the options have the types that their command declares."""
    if isinstance(command, app_commands.Group):
        below = command.get_command(options[0]["name"])
        return below is None or _fits(below, options[0].get("options", []), is_typed)
    kinds = {one.display_name: NUMBERS.get(one.type, str) for one in command.parameters}
    return all(
        isinstance(one["value"], kinds[one["name"]] | str if is_typed else kinds[one["name"]]) for one in options
    )
