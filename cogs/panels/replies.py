"""How the bot answers an interaction: once, in time, and in every case."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.admin.incidents import log_incident
from cogs.admin.metrics import FIRST_ANSWER
from cogs.commands.former import find_new
from cogs.discord_errors import ARCHIVED, UNREACHABLE, is_about_files
from cogs.ids import ChooseTable
from cogs.intake import click_of, may_edit
from cogs.messages.names import Markup, Words, words
from cogs.messages.parts import PER_MENU, Part, Upload, build, files_of, find_mark, menu, text, uploads
from cogs.messages.questions import tell_refusal
from cogs.messages.speech import game_title
from cogs.outbox.delivery import Delivery
from cogs.outbox.threads import open_again
from cogs.priorities import Rush
from fronde.core.errors import PlayerError, TableError
from fronde.core.types import Text
from fronde.host.commands.base import Command
from fronde.host.people.actors import User
from fronde.host.store import ClosedStore
from fronde.host.table import GameTable, Playing, get_game_table, get_playing
from fronde.host.tables import Tables
from images import Picture

log = logging.getLogger("fronde.cogs")

PATIENCE, MOMENT = 1.5, 0.5
"""Seconds from a click before its answer is deferred, since Discord waits for three; and the extra wait when the
answer is nearly ready, since deferring and then answering takes two requests."""
LAST_WORD = 0.5
"""Seconds to tell somebody who waits that the bot is stopping."""
ACKNOWLEDGED = 40060
"""Discord's error code if an earlier answer has arrived, although sending it seemed to fail."""
UNANSWERED = (discord.DiscordException, *UNREACHABLE)
"""Errors if Discord does not accept an answer."""


async def _never() -> bool:
    return False


@dataclass(slots=True, frozen=True)
class Asker:
    """The person who clicked or typed, and the place. Handlers get this instead of the interaction."""

    tables: Tables
    user: User
    channel: int
    guild: int | None
    guild_locale: str | None
    parent: int | None = None
    """The parent channel of a thread."""
    roles: frozenset[int] = frozenset()
    """Their roles on the server."""
    rooms: bool = False
    """Whether the bot can open a private thread in this channel."""
    administers: bool = False
    """Whether they may manage this server."""
    is_operator: Callable[[], Awaitable[bool]] = _never
    """Whether they run the bot."""
    message: int = 0
    """The message whose button or menu was used."""
    interaction: discord.Interaction | None = None
    """The interaction itself, which is needed to create a thread for a table."""

    def words(self, game: str | None = None) -> Words:
        """The words in the asker's language."""
        return words(self.user.locale, game)

    def words_at(self, table: GameTable) -> Words:
        """The words in the asker's language, for whoever sits where the asker does."""
        return self.words(table.record.game).to(table.seats_of(self.user.id))

    @asynccontextmanager
    async def hold_game(self, table_id: int) -> AsyncIterator[tuple[GameTable, Words]]:
        """A started game, held for the block, and its words for the asker. Raises TableError."""
        async with self.tables.hold(table_id) as table:
            game = get_game_table(table)
            yield game, self.words_at(game)

    @asynccontextmanager
    async def hold_playing(self, table_id: int) -> AsyncIterator[tuple[Playing, Words]]:
        """A game in progress, held for the block, and its words for the asker. Raises TableError."""
        async with self.tables.hold(table_id) as table:
            game = get_playing(table)
            yield game, self.words_at(game)

    async def find_table(self, what: str = "turn", argument: str = "") -> int:
        """The table that the asker means: the channel's, or in direct messages the one that waits for them. Raises
        TableError if there is none, and SeveralTables if several wait: the asker then chooses one for the handler
        `what`."""
        if self.guild is not None:
            return await self._find_here()
        table_ids = await self.tables.find_waiting(self.user.id)
        if len(table_ids) > 1:
            raise SeveralTables(table_ids, what, argument)
        return table_ids[0]

    async def find_past(self, what: str, argument: str = "") -> int:
        """The table that the asker looks back at: the channel's, or in direct messages one where they have or had a
        seat. Raises the same errors as `find_table`."""
        if self.guild is not None:
            return await self._find_here()
        store, user = self.tables.store, self.user.id
        own = [*await store.open_tables(user), *await store.resting_tables(user)]
        own += await store.ended_tables(user, PER_MENU)
        if len(own) > 1:
            raise SeveralTables(list(dict.fromkeys(own)), what, argument)
        if not own:
            raise TableError(Text("error-no-table-of-yours"))
        return own[0]

    def get_guild(self) -> int:
        """The asker's server. Raises TableError in direct messages."""
        if self.guild is None:
            raise TableError(Text("error-only-in-channel"))
        return self.guild

    def get_interaction(self) -> discord.Interaction:
        """The asker's interaction. Raises TableError if there is none."""
        if self.interaction is None:
            raise TableError(Text("error-only-in-channel"))
        return self.interaction

    async def find_open(self) -> int:
        """The open table of the asker's channel. Raises TableError."""
        return await self.tables.find_here(self.channel, open_only=True)

    async def _find_here(self) -> int:
        """The table of the channel. For a thread without a table, the open table of its parent channel, because a side
        of that table may confer in the thread."""
        try:
            return await self.tables.find_here(self.channel)
        except TableError:
            if self.parent is None:
                raise
            return await self.tables.find_here(self.parent, open_only=True)


class SeveralTables(TableError):
    """Several tables are possible. The asker chooses one, and the handler runs there that has `what` among its
    `choices`."""

    def __init__(self, tables: Sequence[int], what: str, argument: str = "") -> None:
        super().__init__(Text("table-which"))
        self.tables = tables
        self.chooser = ChooseTable.make(what, argument)


def is_abroad(interaction: discord.Interaction) -> bool:
    """Whether a user who installed the bot for themselves uses it on a server that has not installed it."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def asker_of(interaction: discord.Interaction) -> Asker:
    """The asker of this interaction. On a server without the bot it is as in direct messages: their rights on that
    server do not count."""
    bot: Any = interaction.client
    who, guild_locale = interaction.user, interaction.guild_locale
    is_private = interaction.guild_id is None or is_abroad(interaction)
    locale = bot.tables.languages.get(who.id) or str(interaction.locale)
    user = User(who.id, who.display_name, locale, is_private, click_of(interaction), interaction.id)
    asker = Asker(
        bot.tables,
        user,
        interaction.channel_id or 0,
        None,
        None,
        is_operator=lambda: bot.is_owner(who),
        message=interaction.message.id if interaction.message else 0,
        interaction=interaction,
    )
    if is_private:
        return asker
    if isinstance(who, discord.Member):
        bot.stewards.note(who, who.id, who.guild.id)
    return replace(
        asker,
        guild=interaction.guild_id,
        guild_locale=str(guild_locale) if guild_locale else None,
        parent=getattr(interaction.channel, "parent_id", None),
        roles=frozenset(role.id for role in getattr(who, "roles", ())),
        rooms=has_rooms(interaction),
        administers=isinstance(who, discord.Member) and who.guild_permissions.manage_guild,
    )


def has_rooms(interaction: discord.Interaction) -> bool:
    """Whether the bot may open private threads at the place of an interaction; never inside a thread or in direct
    messages."""
    rights = interaction.app_permissions
    may = rights.create_private_threads and rights.send_messages_in_threads
    return may and isinstance(interaction.channel, discord.TextChannel)


Work = Callable[[Asker], Awaitable["Reply"]]
"""A function that does the work of a handler for the asker."""


@dataclass(slots=True)
class Reply:
    """An answer: the parts of a message for one reader, the pictures that the parts refer to by number, and a file to
    download. `edit`: replace the clicked message if only this reader sees it; with `is_shared`, even if others do.
    `form`: shown instead of the parts, unless the answer was deferred. `then`: slower work, whose Reply is sent below
    the answer, or with `edit` replaces it where only this reader sees it. `until`: awaited before `then` starts."""

    parts: list[Part]
    pictures: Sequence[Picture | None] = ()
    edit: bool = False
    file: Upload | None = None
    form: ui.Modal | None = None
    is_shared: bool = False
    then: Work | None = None
    until: Callable[[], Awaitable[None]] | None = None


def sentence(words: str, *, edit: bool = False) -> Reply:
    """A Reply of one sentence."""
    return Reply([text(words)], edit=edit)


async def run_and_say(asker: Asker, table_id: int, command: Command, key: str) -> Reply:
    """Run a command of the host at a table, and confirm it with the sentence of that key."""
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    return sentence(asker.words(record.game).say(key))


async def respond(interaction: discord.Interaction, work: Work, *, slow: bool = False) -> None:
    """Run the work when it is its turn, and send its Reply, or a sentence about the error. `slow`: defer the answer at
    once. The Reply's addition follows, unless Discord did not accept the answer."""
    interaction.extras["arrived"] = arrival = perf_counter()
    delivery: Delivery = interaction.client.delivery  # type: ignore[attr-defined]
    with delivery.rush.click():
        task = asyncio.ensure_future(_reply(interaction, work))
        try:
            if not slow:
                await asyncio.wait({task}, timeout=PATIENCE)
                if not task.done() and delivery.rush.is_nearly_over:
                    await asyncio.wait({task}, timeout=arrival + PATIENCE + MOMENT - perf_counter())
            if not task.done():
                await _try_to_send(interaction, None)
            reply = await task
        except asyncio.CancelledError:  # the bot is stopping
            if interaction.response.is_done():
                await _tell_stop(interaction)
            raise
        finally:
            task.cancel()
        if not await _try_to_send(interaction, reply):
            return
        # This message is up to date. The change has queued a QuestionUpdate, which edits or deletes the direct message
        # with the question; Delivery._may_be_there skips it for this click and message.
        if reply.edit and interaction.message is not None and interaction.guild_id is None:
            delivery.panels[interaction.user.id] = (click_of(interaction), interaction.message.id)
        await delivery.hurry(interaction.channel_id or 0, interaction.user.id)
    if reply.then is not None:
        if reply.until is not None:
            await reply.until()
        async with delivery.rush.addition():
            await _add(interaction, reply.then)


async def _tell_stop(interaction: discord.Interaction) -> None:
    """Complete an answer that was put off, if Discord takes it at once."""
    with suppress(TimeoutError, *UNANSWERED):
        async with asyncio.timeout(LAST_WORD):
            await _send(interaction, sentence(asker_of(interaction).words().say("error-stopping")))


async def _reply(interaction: discord.Interaction, work: Work) -> Reply:
    """The Reply of the work when it is its turn; for an error, a sentence about it."""
    rush: Rush = interaction.client.delivery.rush  # type: ignore[attr-defined]
    async with rush.turn():
        asker = asker_of(interaction)
        try:
            return await work(asker)
        except SeveralTables as several:
            return await _ask_which(asker, several)
        except ClosedStore:  # the bot is stopping: there is no answer
            raise asyncio.CancelledError from None
        except Exception as error:
            return sentence(explain(error, asker))


async def _try_to_send(interaction: discord.Interaction, reply: Reply | None) -> bool:
    """Send an answer; None defers it. If its thread is archived, unarchive the thread and try once more. Returns
    whether Discord accepted the answer."""
    try:
        try:
            await _send(interaction, reply)
        except discord.HTTPException as error:
            if reply is not None and reply.file is not None and is_about_files(error):
                reply = sentence(asker_of(interaction).words().say("error-file-refused"))
            elif error.code != ARCHIVED or not await open_again(interaction.client, interaction.channel_id or 0):
                raise
            await _send(interaction, reply)
    except UNANSWERED as error:
        _note_silence(error)
        return False
    if (arrival := interaction.extras.pop("arrived", None)) is not None:
        FIRST_ANSWER.observe(perf_counter() - arrival)
    return True


async def _send(interaction: discord.Interaction, reply: Reply | None) -> None:
    """Send a Reply: with `edit` in place of the clicked message, else as a message that only the asker sees. None
    defers it: then the Reply completes the deferral."""
    if reply is None:
        await interaction.response.defer(ephemeral=True, thinking=not may_edit(interaction))
        return
    if reply.form is not None and not interaction.response.is_done():
        await interaction.response.send_modal(reply.form)
        return
    attachments = [*uploads(reply.pictures), *([reply.file] if reply.file else [])]
    edit = reply.edit and (reply.is_shared or may_edit(interaction))
    mark = find_mark(interaction.message) if edit and interaction.message else None
    body, files = build(reply.parts, attachments, mark, edit=interaction.id if edit else None), files_of(attachments)
    if not interaction.response.is_done():
        try:
            if edit:
                await interaction.response.edit_message(**body, attachments=files)
            else:
                await interaction.response.send_message(**body, files=files, ephemeral=True)
            return
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
        files = files_of(attachments)
    if reply.is_shared and edit and interaction.message is not None and not may_edit(interaction):
        await interaction.message.edit(**body, attachments=files)
        await interaction.delete_original_response()
    elif may_edit(interaction) and not edit:
        await interaction.followup.send(view=body["view"], files=files, ephemeral=True)
    else:
        await interaction.edit_original_response(**body, attachments=files)


async def _add(interaction: discord.Interaction, work: Work) -> None:
    """Send an addition below an answer. Its failure is not reported, because the answer is complete without it."""
    try:
        reply = await work(asker_of(interaction))
        if reply.edit:
            await _send(interaction, replace(reply, edit=False))
            return
        attachments = uploads(reply.pictures)
        view = build(reply.parts, attachments)["view"]
        await interaction.followup.send(view=view, files=files_of(attachments), ephemeral=True)
    except UNANSWERED as error:
        _note_silence(error)
    except PlayerError:
        return
    except Exception as error:
        log_incident(error, f"channel {interaction.channel_id}")


def _note_silence(error: BaseException) -> None:
    """Log that Discord did not accept the answer. The action remains valid, and the panel can be opened again."""
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    log.info("An answer could not be given: %s %s %s", type(error).__name__, status, code)


# --- refusals ---


async def _ask_which(asker: Asker, several: SeveralTables) -> Reply:
    """A menu of tables, each with its game and players."""
    words, options = asker.words(), []
    for table_id in several.tables[:PER_MENU]:
        async with asker.tables.hold(table_id) as table:
            own = asker.words(table.record.game)
            others = [p.name for p in table.record.players if p.user != asker.user.id]
            people = own.say("table-with", people=others, count=len(others))
            options.append((str(table_id), game_title(own, table.record.game), people))
    return Reply([text(words.say("table-which")), menu(several.chooser.menu, words.say("menu-choose"), options)])


def explain(error: BaseException, asker: Asker) -> str:
    """The sentence for an error: a refusal with its rule, or an apology with an incident id for anything else."""
    if isinstance(error, PlayerError):
        return tell_refusal(error, asker.words(error.game))
    return asker.words().say("apology", incident=log_incident(error, f"channel {asker.channel}"))


async def on_tree_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer a slash command that failed outside `respond`. discord.py itself refuses a command if the asker's Discord
    shows an outdated form of it."""
    asker = asker_of(interaction)
    if isinstance(error, app_commands.CommandInvokeError):
        text = explain(error.original, asker)
    elif new := find_new(interaction.data):
        text = str(asker.words().say("error-renamed", names=[Markup(f"`/{name}`") for name in new]))
    else:
        text = str(asker.words().say("error-old-command"))
    try:
        if interaction.type == discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except UNANSWERED as failure:
        _note_silence(failure)


class _LostSuggestions(logging.Filter):
    """Removes discord.py's log entries about suggestions that Discord did not accept."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log the record."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, UNANSWERED):
            _note_silence(error)
            return False
        return True


LOST_SUGGESTIONS = _LostSuggestions()


async def setup(bot: commands.Bot) -> None:
    """Called by `cogs.extension`."""
    bot.tree.error(on_tree_error)
    logging.getLogger("discord.app_commands.tree").addFilter(LOST_SUGGESTIONS)
