"""The commands of time and of pings: some of /table; /settings, /holiday."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.commands.boards import place_board
from cogs.commands.choices import pace_choices
from cogs.commands.tables import at_table
from cogs.messages.parts import PER_MENU
from cogs.messages.speech import command_text
from cogs.panels import analysis, clock, orders, preferences, privacy, rewinds, tables
from cogs.panels.replies import Asker, Reply, answer
from fronde.host.clocks import Late

TIMES = ("bank", "turn", "most", "answer", "grace")


LATE = [app_commands.Choice(name=command_text(f"late-label-{one}"), value=str(one)) for one in Late]


@app_commands.command(name="pace", description=command_text("command-table-pace"))
@app_commands.describe(**{name: command_text(f"command-table-pace.{name}") for name in ("pace", *TIMES, "late")})
@app_commands.choices(pace=pace_choices(own=True), late=LATE)
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

    async def work(asker: Asker, table: int) -> Reply:
        return await clock.set_pace(asker, table, clock.read_pace(pace, own, late))

    await at_table(interaction, work)


@app_commands.command(name="extend", description=command_text("command-table-extend"))
async def extend(interaction: discord.Interaction) -> None:
    """Take a day more."""
    await at_table(interaction, clock.extend)


@app_commands.command(name="pause", description=command_text("command-table-pause"))
@app_commands.describe(until=command_text("command-table-pause.until"))
async def pause(interaction: discord.Interaction, until: str | None = None) -> None:
    """Ask the table to let the clocks stand."""
    await at_table(interaction, lambda asker, table: clock.vote_pause(asker, table, True, until))


PINGS = [app_commands.Choice(name=command_text(f"pings-{where}"), value=where) for where in preferences.PINGS]


@app_commands.command(name="rewind", description=command_text("command-table-rewind"))
@app_commands.describe(turn=command_text("command-table-rewind.turn"))
async def rewind(interaction: discord.Interaction, turn: app_commands.Range[int, 0, 9999] | None = None) -> None:
    """Ask the table to go back."""
    await at_table(interaction, lambda asker, table: rewinds.ask_back(asker, table, turn))


@app_commands.command(name="analyse", description=command_text("command-table-analyse"))
@app_commands.describe(turn=command_text("command-table-analyse.turn"))
async def analyse(interaction: discord.Interaction, turn: app_commands.Range[int, 0, 9999] | None = None) -> None:
    """A board to try things on."""

    async def work(asker: Asker) -> Reply:
        return await analysis.analyse(asker, await asker.find_table(), turn)

    await answer(interaction, work, slow=True)


@app_commands.command(name="import", description=command_text("command-table-import"))
@app_commands.describe(file=command_text("command-table-import.file"), turn=command_text("command-table-import.turn"))
async def import_record(
    interaction: discord.Interaction, file: discord.Attachment, turn: app_commands.Range[int, 0, 9999] | None = None
) -> None:
    """The record of a game that is over."""

    async def work(asker: Asker) -> Reply:
        return await place_board(asker, interaction, await analysis.import_record(asker, file, turn))

    await answer(interaction, work, slow=True)


@app_commands.command(name="settings", description=command_text("command-table-settings"))
@app_commands.describe(pings=command_text("command-table-settings.pings"))
@app_commands.choices(pings=PINGS)
async def table_settings(interaction: discord.Interaction, pings: str) -> None:
    """Where to be pinged for one table."""
    await at_table(interaction, lambda asker, table: preferences.set_table_pings(asker, table, pings))


@app_commands.command(name="list", description=command_text("command-table-list"))
@app_commands.describe(which=command_text("command-table-list.which"))
@app_commands.choices(
    which=[app_commands.Choice(name=command_text(f"list-choice-{name}"), value=name) for name in tables.LISTS]
)
async def list_tables(interaction: discord.Interaction, which: str | None = None) -> None:
    """One's own tables, those here, those with a seat to take."""
    await answer(interaction, lambda asker: tables.list_tables(asker, which, partial(_may_see, interaction)))


def _may_see(interaction: discord.Interaction, channel: int) -> bool:
    """Whether whoever asks may look into a channel of this server."""
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


@app_commands.command(name="follow", description=command_text("command-table-follow"))
async def follow(interaction: discord.Interaction) -> None:
    """A digest of a game without a seat."""
    await at_table(interaction, tables.follow)


@app_commands.command(name="settings", description=command_text("command-settings"))
@app_commands.describe(**{name: command_text(f"command-settings.{name}") for name in ("pings", "zone", "quiet")})
@app_commands.choices(pings=PINGS)
async def own_settings(
    interaction: discord.Interaction, pings: str | None = None, zone: str | None = None, quiet: str | None = None
) -> None:
    """Pings, time zone and quiet hours for all tables."""
    await answer(interaction, lambda asker: preferences.settle(asker, pings, zone, quiet))


@own_settings.autocomplete("zone")
async def _zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=zone, value=zone) for zone in preferences.suggest_zones(current)[:PER_MENU]]


@app_commands.command(name="holiday", description=command_text("command-holiday"))
@app_commands.rename(begin="from")
@app_commands.describe(**{name: command_text(f"command-holiday.{name}") for name in ("begin", "until", "back")})
async def holiday(
    interaction: discord.Interaction, begin: str | None = None, until: str | None = None, back: bool = False
) -> None:
    """Go on holiday, or come back."""
    await answer(interaction, lambda asker: preferences.take_holiday(asker, begin, until, back))


@app_commands.command(name="order", description=command_text("command-order"))
async def order(interaction: discord.Interaction) -> None:
    """One's standing orders."""

    async def work(asker: Asker) -> Reply:
        return await orders.show(asker, await asker.find_table("order"))

    await answer(interaction, work)


privacy_group = app_commands.Group(name="privacy", description=command_text("command-privacy"))


@privacy_group.command(name="export", description=command_text("command-privacy-export"))
async def privacy_export(interaction: discord.Interaction) -> None:
    """What is kept of whoever asks."""
    await answer(interaction, privacy.export)


@privacy_group.command(name="forget", description=command_text("command-privacy-forget"))
async def privacy_forget(interaction: discord.Interaction) -> None:
    """Have oneself forgotten."""
    await answer(interaction, privacy.ask_forget)


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`, after the group is there."""
    group = bot.tree.get_command("table")
    commands: list[app_commands.Command[Any, ..., None]] = [
        pace,
        extend,
        pause,
        table_settings,
        list_tables,
        follow,
        rewind,
        analyse,
        import_record,
    ]
    for command in commands:
        group.add_command(command)
    bot.tree.add_command(own_settings)
    bot.tree.add_command(holiday)
    bot.tree.add_command(order)
    bot.tree.add_command(privacy_group)
