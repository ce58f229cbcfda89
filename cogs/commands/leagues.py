"""/league …: seasons of games between the people of a server."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.choices import make_choices
from cogs.commands.slash import slash
from cogs.panels import leagues
from cogs.panels.replies import respond
from fronde.host.matchmaking.designs import MOST_BLOCKS, MOST_PLACES
from fronde.host.matchmaking.leagues import Terms
from fronde.host.timekeeping.clocks import PACES


@slash("league open", pace=make_choices("pace-name", PACES))
async def open_league(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 25],
    size: app_commands.Range[int, 2, MOST_PLACES],
    rounds: app_commands.Range[int, 1, MOST_BLOCKS] = 1,
    at_once: app_commands.Range[int, 1, 10] = 2,
    moves: app_commands.Range[int, 0, 3] = 1,
    days: app_commands.Range[int, 7, 365] = 90,
    pace: str = leagues.PACE,
) -> None:
    """Open a league, or change its terms."""
    terms = Terms(game, seats, size, rounds, at_once, moves, days, pace)
    await respond(interaction, lambda asker: leagues.open_league(asker, terms), slow=True)


@slash("league join")
async def join(interaction: discord.Interaction, game: str | None = None) -> None:
    """Join a league."""
    await respond(interaction, lambda asker: leagues.join(asker, game), slow=True)


@slash("league leave")
async def leave(interaction: discord.Interaction, game: str | None = None) -> None:
    """Leave a league."""
    await respond(interaction, lambda asker: leagues.leave(asker, game), slow=True)


@slash("league remove")
async def remove(interaction: discord.Interaction, player: discord.User, game: str | None = None) -> None:
    """Replace a member who does not play."""
    await respond(interaction, lambda asker: leagues.remove(asker, game, player.id), slow=True)


@slash("league begin")
async def begin(interaction: discord.Interaction, game: str | None = None) -> None:
    """Begin a season."""
    await respond(interaction, lambda asker: leagues.begin(asker, game), slow=True)


@slash("league standings")
async def show_standings(
    interaction: discord.Interaction,
    game: str | None = None,
    division: app_commands.Range[int, 1, 99] | None = None,
    season: app_commands.Range[int, 1, 999] | None = None,
) -> None:
    """Show how a division stands."""
    await respond(interaction, lambda asker: leagues.show_standings(asker, game, division, season), slow=True)


@slash("league report")
async def show_games(
    interaction: discord.Interaction, game: str | None = None, division: app_commands.Range[int, 1, 99] | None = None
) -> None:
    """Show the games of a division."""
    await respond(interaction, lambda asker: leagues.show_games(asker, game, division), slow=True)


@slash("league close")
async def close(interaction: discord.Interaction, game: str | None = None, for_good: bool = False) -> None:
    """End a season before its last game, or a league."""
    await respond(interaction, lambda asker: leagues.close(asker, game, for_good), slow=True)
