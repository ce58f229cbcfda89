"""What people read when something is refused or breaks, and what is logged then."""

from __future__ import annotations

import logging
import secrets
import traceback

import discord
from discord import app_commands
from discord.ext import commands

from cogs.speech import reader, speak
from db import StaleRevision
from fronde.core.errors import PlayerError
from fronde.texts import Words

log = logging.getLogger("fronde.cogs")


def explain(error: BaseException, interaction: discord.Interaction) -> str:
    """The sentence for an error: a refusal as it is, with its rule; an apology with an id for all else."""
    error = unwrap(error)
    said = reader(interaction, getattr(error, "game", None))
    if isinstance(error, PlayerError):
        return refusal(error, said)
    if isinstance(error, StaleRevision):
        return said.say("error-stale")
    return said.say("apology", incident=log_incident(error, f"channel {interaction.channel_id}"))


def refusal(error: PlayerError, said: Words) -> str:
    """A refusal as its reader gets it."""
    reason = speak(said, error.reason)
    return said.say("refusal", reason=reason, rule=error.rule) if error.rule else reason


def unwrap(error: BaseException) -> BaseException:
    """What was raised inside a command."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error


def log_incident(error: BaseException, where: str) -> str:
    """Log an error under an id and give the id. Its message is left out: it may hold what only one seat may know."""
    incident = secrets.token_hex(4)
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("Incident %s at %s: %s\n%s", incident, where, type(error).__name__, trace)
    return incident


async def on_tree_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """The last resort for a slash command."""
    await tell_privately(interaction, explain(error, interaction))


async def tell_privately(interaction: discord.Interaction, sentence: str) -> None:
    """Tell whoever acted, as long as Discord still listens."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        log.info("An answer could not be given: %s %s", error.status, error.code)


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.tree.error(on_tree_error)
