"""The commands with options of time and of pings: some of /table; /settings, /holiday."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from cogs.commands.boards import place_board
from cogs.commands.choices import make_choices, pace_choices
from cogs.commands.slash import at_table, slash
from cogs.commands.tables import Turn
from cogs.messages.parts import PER_MENU
from cogs.panels import analysis, clock, preferences, rewinds, tables
from cogs.panels.replies import Asker, Reply, answer
from fronde.host.clocks import Late

TIMES = ("bank", "turn", "most", "answer", "grace")
PINGS = make_choices("pings", preferences.PINGS)


@slash("table pace", pace=pace_choices(own=True), late=make_choices("late-label", Late))
async def pace(
    interaction: discord.Interaction,
    pace: str,
    bank: str | None = None,
    turn: str | None = None,
    most: str | None = None,
    answer: str | None = None,
    grace: str | None = None,
    late: str | None = None,
) -> None:
    """Set how fast the table plays."""
    typed = zip(TIMES, (bank, turn, most, answer, grace), strict=True)
    own = {name: value for name, value in typed if value is not None}
    await at_table(interaction, lambda asker, table: clock.type_pace(asker, table, pace, own, late))


@slash("table pause")
async def pause(interaction: discord.Interaction, until: str | None = None) -> None:
    """Ask the table to let the clocks stand."""
    await at_table(interaction, lambda asker, table: clock.vote_pause(asker, table, True, until))


@slash("table rewind")
async def rewind(interaction: discord.Interaction, turn: Turn | None = None) -> None:
    """Ask the table to go back."""
    await at_table(interaction, lambda asker, table: rewinds.ask_back(asker, table, turn))


@slash("table analyse")
async def analyse(interaction: discord.Interaction, turn: Turn | None = None) -> None:
    """A board to try things on."""
    await at_table(interaction, lambda asker, table: analysis.analyse(asker, table, turn), "turn", slow=True)


@slash("table import")
async def import_record(interaction: discord.Interaction, file: discord.Attachment, turn: Turn | None = None) -> None:
    """The record of a game that is over."""

    async def work(asker: Asker) -> Reply:
        return await place_board(asker, interaction, await analysis.import_record(asker, file, turn))

    await answer(interaction, work, slow=True)


@slash("table settings", pings=PINGS)
async def table_settings(interaction: discord.Interaction, pings: str) -> None:
    """Where to be pinged for one table."""
    await at_table(interaction, lambda asker, table: preferences.set_table_pings(asker, table, pings))


@slash("table list", which=make_choices("list-choice", tables.LISTS))
async def list_tables(interaction: discord.Interaction, which: str | None = None) -> None:
    """One's own tables, those here, those with a seat to take."""
    await answer(interaction, lambda asker: tables.list_tables(asker, which, partial(_may_see, interaction)))


def _may_see(interaction: discord.Interaction, channel: int) -> bool:
    """Whether the asker may look into a channel of this server."""
    if channel == interaction.channel_id:
        return True
    target = interaction.guild and interaction.guild.get_channel_or_thread(channel)
    if not target or not isinstance(interaction.user, discord.Member):
        return False
    if isinstance(target, discord.Thread) and target.is_private():
        return False
    try:
        return target.permissions_for(interaction.user).view_channel
    except discord.ClientException:  # a thread whose channel is not known here
        return False


@slash("settings", pings=PINGS)
async def own_settings(
    interaction: discord.Interaction, pings: str | None = None, zone: str | None = None, quiet: str | None = None
) -> None:
    """Pings, time zone and quiet hours for all tables."""
    await answer(interaction, lambda asker: preferences.settle(asker, pings, zone, quiet))


@own_settings.autocomplete("zone")
async def _zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=zone, value=zone) for zone in preferences.suggest_zones(current)[:PER_MENU]]


@slash("holiday")
@app_commands.rename(begin="from")
async def holiday(
    interaction: discord.Interaction, begin: str | None = None, until: str | None = None, back: bool = False
) -> None:
    """Go on holiday, or come back."""
    await answer(interaction, lambda asker: preferences.take_holiday(asker, begin, until, back))
