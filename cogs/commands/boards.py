"""Posts the board of an imported game: in a public thread, or in direct messages, or else in the answer."""

from __future__ import annotations

import logging

import discord

from cogs.commands.channels import FAILS, delete_or_archive, open_thread
from cogs.messages.names import channel_link, plain, words
from cogs.messages.parts import build, files_of, text, uploads
from cogs.messages.speech import THREAD, clip, game_title
from cogs.panels import analysis, servers
from cogs.panels.analysis import ImportResult
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.host.people.rights import Right
from fronde.texts import FALLBACK

log = logging.getLogger("fronde.cogs")


@handler(Right.ANYBODY, slash="review import")
async def place_board(asker: Asker, interaction: discord.Interaction, result: ImportResult) -> Reply:
    """Post the board in the first of these places that is possible, and reply with a link to it."""
    if asker.guild is None:
        return await analysis.show_import(asker, result, asker.user.id)
    if (thread := await _open_thread(interaction, asker, result)) is not None:
        return sentence(asker.words().say("board-thread", channel=channel_link(thread.id)))
    reply = await analysis.show_import(asker, result, asker.user.id)
    if await _post(interaction.user, reply):
        return sentence(asker.words().say("board-direct"))
    reply.parts.insert(0, text(asker.words().say("board-here")))
    return reply


async def _open_thread(interaction: discord.Interaction, asker: Asker, result: ImportResult) -> discord.Thread | None:
    """A new thread with the board. None if the server does not let this member open tables and threads, or the bot
    cannot open the thread or post there."""
    settings = await asker.tables.store.server_settings(asker.guild or 0)
    try:
        await servers.check_opening(asker, settings)
    except TableError:
        return None
    if not interaction.permissions.create_public_threads:
        return None
    result.board.language = language = settings.language or asker.guild_locale or FALLBACK
    game = result.board.playing.record.game
    shared_words = words(language, game)
    name = clip(
        plain(shared_words.say("board-name", title=game_title(shared_words, game), player=asker.user.name)), THREAD
    )
    if (thread := await open_thread(interaction, name)) is not None:
        if await _post(thread, await analysis.show_import(asker, result, thread.id)):
            return thread
        await delete_or_archive(thread)
    result.board.language = None
    return None


async def _post(where: discord.abc.Messageable, reply: Reply) -> bool:
    """Post a reply as a message. Returns whether Discord accepted it."""
    attachments = uploads(reply.pictures)
    try:
        await where.send(**build(reply.parts, attachments), files=files_of(attachments))
    except FAILS as error:
        log.info("A board could not be posted: %s", type(error).__name__)
        return False
    return True
