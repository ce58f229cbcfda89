"""/fronde …: what a server sets, and what whoever runs the bot asks of it; and the threads of their own games get."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs import serving
from cogs.messages.speech import THREAD, clip, command_text, game_title
from cogs.refusals import UNREACHABLE
from cogs.replies import Asker, Reply, answer
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.texts import locales

LANGUAGES = [app_commands.Choice(name=locale, value=locale) for locale in locales()]


@asynccontextmanager
async def place_for(interaction: discord.Interaction, asker: Asker, game: str) -> AsyncIterator[Asker]:
    """Where a table is opened: here, or in a thread of its own where the server wants that and the bot may; the thread
    goes again where no table comes of it. Raises TableError where the server wants none here."""
    if asker.guild is None:
        yield asker
        return
    settings = await asker.tables.store.server_settings(asker.guild)
    serving.check_opening(asker, settings)
    asker = replace(asker, guild_locale=settings.get("language") or asker.guild_locale)
    thread = await _open_thread(interaction, asker, game) if settings.get("threads") else None
    try:
        yield asker if thread is None else replace(asker, channel=thread.id, parent=asker.channel)
    except BaseException:
        if thread is not None:
            with contextlib.suppress(discord.HTTPException, *UNREACHABLE):
                await thread.delete()
        raise


async def _open_thread(interaction: discord.Interaction, asker: Asker, game: str) -> discord.Thread | None:
    rights = interaction.app_permissions
    may = rights.create_public_threads and rights.send_messages_in_threads
    if not isinstance(interaction.channel, discord.TextChannel) or not may:
        return None
    name = clip(f"{game_title(asker.words(), game)} · {asker.user.name}", THREAD)
    try:
        kind = discord.ChannelType.public_thread
        return await interaction.channel.create_thread(name=name, type=kind, auto_archive_duration=10080)
    except discord.HTTPException:
        return None


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="fronde", group_description=command_text("command-fronde")):
    """/fronde …"""

    @app_commands.command(name="setup", description=command_text("command-fronde-setup"))
    @app_commands.describe(
        channel=command_text("command-fronde-setup.channel"),
        role=command_text("command-fronde-setup.role"),
        threads=command_text("command-fronde-setup.threads"),
        language=command_text("command-fronde-setup.language"),
        reset=command_text("command-fronde-setup.reset"),
    )
    @app_commands.choices(language=LANGUAGES)
    async def set_up(
        self,
        interaction: discord.Interaction,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
        threads: bool | None = None,
        language: str | None = None,
        reset: bool = False,
    ) -> None:
        """What this server wants."""
        where, who = channel.id if channel else None, role.id if role else None
        given = {"channel": where, "role": who, "threads": threads, "language": language}

        async def work(asker: Asker) -> Reply:
            if not interaction.permissions.manage_guild:
                raise TableError(Text("error-administrators"))
            return await serving.set_up(asker, given, reset)

        await answer(interaction, work)

    @app_commands.command(name="status", description=command_text("command-fronde-status"))
    async def status(self, interaction: discord.Interaction) -> None:
        """How the bot fares."""
        bot = interaction.client
        since = bot.started  # type: ignore[attr-defined]
        await self._for_owner(interaction, lambda asker: serving.status(asker, len(bot.guilds), since))

    @app_commands.command(name="tell", description=command_text("command-fronde-tell"))
    @app_commands.describe(words=command_text("command-fronde-tell.words"))
    async def tell(
        self, interaction: discord.Interaction, words: app_commands.Range[str, 1, serving.LONGEST_WORD]
    ) -> None:
        """Say something at every open table."""
        await self._for_owner(interaction, lambda asker: serving.tell_all(asker, words))

    async def _for_owner(self, interaction: discord.Interaction, work: Callable[[Asker], Awaitable[Reply]]) -> None:
        async def checked(asker: Asker) -> Reply:
            bot: commands.Bot = interaction.client  # type: ignore[assignment]
            if not await bot.is_owner(interaction.user):
                raise TableError(Text("error-owner-only"))
            return await work(asker)

        await answer(interaction, checked, slow=True)


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    await bot.add_cog(ServerCog())
