"""The commands of a table's time: /table pace, extend, pause, resume."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs import pacing
from cogs.commands.choices import pace_choices
from cogs.commands.life import at_table
from cogs.messages.speech import command_text
from cogs.replies import Asker, Reply
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
        return await pacing.set_pace(asker, table, pacing.read_pace(pace, own, late))

    await at_table(interaction, work)


@app_commands.command(name="extend", description=command_text("command-table-extend"))
async def extend(interaction: discord.Interaction) -> None:
    """Take a day more."""
    await at_table(interaction, pacing.extend)


@app_commands.command(name="pause", description=command_text("command-table-pause"))
@app_commands.describe(until=command_text("command-table-pause.until"))
async def pause(interaction: discord.Interaction, until: str | None = None) -> None:
    """Ask the table to let the clocks stand."""
    await at_table(interaction, lambda asker, table: pacing.vote_pause(asker, table, True, until))


@app_commands.command(name="resume", description=command_text("command-table-resume"))
async def resume(interaction: discord.Interaction) -> None:
    """Let the clocks run again."""
    await at_table(interaction, lambda asker, table: pacing.vote_pause(asker, table, False))


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`, after the group is there."""
    group = bot.tree.get_command("table")
    commands: list[app_commands.Command[Any, ..., None]] = [pace, extend, pause, resume]
    for command in commands:
        group.add_command(command)
