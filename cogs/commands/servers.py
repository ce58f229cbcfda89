"""/fronde …: a server's settings, and commands for the bot's operator."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import ids
from cogs.commands.choices import make_choices
from cogs.commands.slash import slash
from cogs.panels import servers
from cogs.panels.replies import respond
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.store import ServerSettings
from fronde.texts import locales

LANGUAGES = make_choices("language", locales())


class Forum(app_commands.Transformer):
    """A forum of the server. discord.py's own option would also offer media channels, which show only pictures."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The option takes a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels to offer: forums only."""
        return [discord.ChannelType.forum]

    async def transform(
        self, interaction: discord.Interaction, value: app_commands.AppCommandChannel, /
    ) -> discord.ForumChannel:
        """The forum. Raises TableError if the bot cannot see it."""
        channel = value.resolve()
        if not isinstance(channel, discord.ForumChannel):
            raise TableError(Text("error-no-forum"))
        return channel


@slash("fronde setup", language=LANGUAGES, pings=make_choices("pings", ids.PINGS))
async def set_up(
    interaction: discord.Interaction,
    channel: discord.TextChannel | None = None,
    role: discord.Role | None = None,
    steward: discord.Role | None = None,
    threads: bool | None = None,
    forum: app_commands.Transform[discord.ForumChannel, Forum] | None = None,
    pings: str | None = None,
    language: str | None = None,
    stats: bool | None = None,
    ratings: bool | None = None,
    queue: discord.TextChannel | None = None,
    leagues: app_commands.Range[int, 1, 50] | None = None,
    puzzles: discord.TextChannel | None = None,
    reset: bool = False,
) -> None:
    """Change and show the settings of this server."""
    where, who, post, meet, daily = (one.id if one else None for one in (channel, role, forum, queue, puzzles))
    care = steward.id if steward and not steward.is_default() else None
    changes = ServerSettings(where, who, care, threads, post, pings, language, stats, ratings, meet, leagues, daily)
    await respond(interaction, lambda asker: servers.set_up(asker, changes, reset))


@slash("fronde status")
async def status(interaction: discord.Interaction) -> None:
    """Show the status of the bot."""
    bot: Any = interaction.client
    about = (len(bot.guilds), bot.start_time, bot.housekeeping.suspicion, bot.settings.count_usage)
    await respond(interaction, lambda asker: servers.status(asker, *about), slow=True)


@slash("fronde tell")
async def tell(interaction: discord.Interaction, words: app_commands.Range[str, 1, servers.LONGEST_WORD]) -> None:
    """Post a message at every open table."""
    await respond(interaction, lambda asker: servers.tell_all(asker, words), slow=True)
