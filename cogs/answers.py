"""One clear answer to everything people do, in time and whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

import discord

from cogs.errors import explain
from cogs.layout import Part, build, files_of, text, uploads
from images import Picture

log = logging.getLogger("fronde.cogs")

PATIENCE = 1.5
"""Seconds before an answer is put off: Discord waits for three."""


@dataclass(slots=True)
class Reply:
    """An answer: parts of a message for one reader, and the pictures they number. `edit`: it takes the place of what
    was clicked."""

    parts: list[Part]
    pictures: Sequence[Picture | None] = ()
    edit: bool = False


def sentence(words: str, *, edit: bool = False) -> Reply:
    """A Reply of one sentence."""
    return Reply([text(words)], edit=edit)


async def answer(interaction: discord.Interaction, work: Awaitable[Reply], *, slow: bool = False) -> None:
    """Do the work and give its Reply, or the sentence for what went wrong. `slow` work is put off at once."""
    task = asyncio.ensure_future(_safely(interaction, work))
    try:
        if not slow:
            await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            await interaction.response.defer(ephemeral=True, thinking=not _may_edit(interaction))
    except discord.HTTPException as error:
        _note_silence(error)
    reply = await task
    try:
        await _give(interaction, reply)
    except (discord.HTTPException, OSError) as error:
        _note_silence(error)


async def _safely(interaction: discord.Interaction, work: Awaitable[Reply]) -> Reply:
    try:
        return await work
    except asyncio.CancelledError:
        raise
    except Exception as error:
        return sentence(explain(error, interaction))


async def _give(interaction: discord.Interaction, reply: Reply) -> None:
    shown = uploads(reply.pictures)
    view, files = build(reply.parts, shown), files_of(shown)
    put_off = interaction.response.is_done()
    if reply.edit and _may_edit(interaction):
        if put_off:
            await interaction.edit_original_response(view=view, attachments=files)
        else:
            await interaction.response.edit_message(view=view, attachments=files)
    elif not put_off:
        await interaction.response.send_message(view=view, files=files, ephemeral=True)
    elif _may_edit(interaction):
        await interaction.followup.send(view=view, files=files, ephemeral=True)
    else:
        await interaction.edit_original_response(view=view, attachments=files)


def _may_edit(interaction: discord.Interaction) -> bool:
    """Whether what was clicked is for this reader alone: a private message may never replace a public one."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _note_silence(error: Exception) -> None:
    """Discord did not take the answer; what was done stands, and the panel can be opened again."""
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    log.info("An answer could not be given: %s %s %s", type(error).__name__, status, code)
