"""Boards of one's own: an option of the lobby that is set by a file."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp
import discord

from cogs import lobby, options
from cogs.answers import Reply, sentence
from cogs.speech import MESSAGE, clip, game_title, plain, reader, speak
from cogs.tables import Table, tables_of
from fronde.core.errors import PlayerError, TableError
from fronde.core.game import Game
from fronde.core.types import Text
from fronde.texts import Words

LARGEST = 256 * 1024
"""Bytes of a file."""
MOST_SPOKEN = 200
"""Faults put into words: more than a message holds, however short they are; a file may have ten thousand."""
BOARD = "board"
"""The option meant where a game has several that come from a file."""


async def set_file(interaction: discord.Interaction, table_id: int, file: discord.Attachment | None) -> Reply:
    """Take up a file as the lobby's board; without one, go back to the game's own. Every fault of it is told."""
    tables, user = tables_of(interaction), interaction.user.id
    async with tables.hold(table_id) as table:
        said = reader(interaction, table.record.game)
        game, name = table.game, _check_may_set(table, user, said)
    if file is None:
        chosen: dict[str, Any] = {}
    else:
        content = await _read(file)
        try:
            chosen = {name: await asyncio.to_thread(_make_value, game, table.record.options, name, content, file)}
        except PlayerError as error:
            told, more = _list_faults(error, said)
            return sentence(tell_faults(told, plain(file.filename), said, more))
    async with tables.hold(table_id) as table:
        _check_may_set(table, user, said)
        record = table.record
        files = {name: file.filename[:100]} if file else {}
        await lobby.change_lobby(
            interaction,
            table,
            options=_without(record.options, name) | chosen,
            files=_without(record.files, name) | files,
        )
    return sentence(said.say("board-set", file=plain(file.filename)) if file else said.say("board-unset"))


def _check_may_set(table: Table, user: int, said: Words) -> str:
    """The option a file sets. Raises TableError for a game that has begun, a guest, and a game without such an
    option."""
    record = lobby.check_lobby(table)
    if record.host != user:
        raise TableError(Text("error-host-only"))
    names = options.file_options(table.game)
    if not names:
        raise TableError(Text("error-no-files", {"title": game_title(said, record.game)}))
    return BOARD if BOARD in names else next(iter(names))


async def _read(file: discord.Attachment) -> str:
    """The text of a file. Raises TableError where it is too large, cannot be had, or is no text."""
    if file.size > LARGEST:
        raise TableError(Text("error-file-size", {"most": LARGEST // 1024}))
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TableError(Text("error-file-text")) from None
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        raise TableError(Text("error-file-gone")) from None


def _make_value(game: Game[Any], chosen: Mapping[str, Any], name: str, content: str, file: discord.Attachment) -> Any:
    """The option's value, good beside the others that are chosen. Raises PlayerError with every fault."""
    value = options.file_options(game)[name](content, file.filename)
    game.rules.fill_options({**chosen, name: value})
    return value


def _list_faults(error: PlayerError, said: Words) -> tuple[list[str], int]:
    """The first faults a refusal of a file lists, or the refusal itself, line by line, and how many more there are."""
    faults: Sequence[Text] = getattr(error, "faults", ())
    told = [speak(said, fault) for fault in faults[:MOST_SPOKEN]] or speak(said, error.reason).splitlines()
    return told, max(len(faults) - MOST_SPOKEN, 0)


def tell_faults(faults: Sequence[str], file: str, said: Words, more: int = 0) -> str:
    """Every fault, a line each, as many as a message holds, and how many more there are, `more` that are not given
    among them."""
    lines = [clip(line, 300) for line in faults if line.strip()]
    kept: list[str] = []
    room = MESSAGE - 300
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    more += len(lines) - len(kept)
    rest = [said.say("board-more-faults", count=more)] if more else []
    return "\n".join([said.say("board-faults", file=file), *kept, *rest])


def _without(values: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key != name}
