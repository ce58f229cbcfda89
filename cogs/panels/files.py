"""Uploaded boards, which are an option of the lobby, and downloads of a game's record."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord

from cogs import ids
from cogs.jobs.uploads import LARGEST, read_upload
from cogs.messages.names import Words
from cogs.messages.parts import Upload, attachment, text
from cogs.messages.replay import load_chronicle, make_replay
from cogs.messages.speech import MESSAGE, clip, speak
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import FileRefusal, PlayerError, TableError
from fronde.core.records import canonical
from fronde.core.types import Text
from fronde.host.archive.records import record_of
from fronde.host.commands.lobby import Configure
from fronde.host.people.names import clean_line
from fronde.host.people.rights import Right
from fronde.host.store import Status
from fronde.host.table import GameTable, Playing, Resting, Table, find_acting, get_lobby
from fronde.tools.file_reader import Request

LONGEST_NAME = 60
"""Maximum length of a file name; the rest is cut off."""
BOARD = "board"
"""The option to set by default if a game has several that come from a file."""


@handler(Configure, slash="table board")
async def set_file(asker: Asker, table_id: int, file: discord.Attachment | None) -> Reply:
    """Use a file as the lobby's board, or without one the game's own board. The reply lists every fault of the file."""
    async with asker.tables.hold(table_id) as table:
        words, options = asker.words(table.record.game), table.record.terms.options
        game, option = table.game.key, _find_option(table)
    if file is None:
        await asker.tables.run(table_id, asker.user, Configure({option: None}, {option: None}))
        return sentence(words.say("board-unset"))
    asker.tables.uploads.take(asker.user.id)
    content, name = await fetch(file), clean_line(file.filename, LONGEST_NAME) or option
    try:
        value = await read_upload(Request(game, option, name, options), content)
    except PlayerError as error:
        return sentence(_tell_refusal(error, name, words))
    await asker.tables.run(table_id, asker.user, Configure({option: value}, {option: name}))
    return sentence(words.say("board-set", file=name))


@handler(Right.ANYBODY, slash="review export", slow=True)
async def export_here(asker: Asker) -> Reply:
    """The page of this channel's table; in direct messages, of one of the asker's own. Raises TableError if there is
    none, and SeveralTables if there are several."""
    return await export(asker, await asker.find_past("export"))


@handler(Right.ANYBODY, clicks=ids.GetRecord, choices="export", slow=True)
async def export(asker: Asker, table_id: int) -> Reply:
    """A finished game as a page with its record, or the record alone if the game can no longer be told. Players of a
    game in progress or in the archive get what their own seat knows. Raises TableError if the game has not begun, for
    others until it has ended, and for a user who asks too often."""
    asker.tables.pictures.take(asker.user.id)
    chronicle = None
    async with asker.tables.hold(table_id) as table:
        words, record = asker.words(table.record.game), table.record
        if not record.progress.epochs:
            raise TableError(Text("error-not-started"))
        seat = find_acting(table, asker.user.id) if isinstance(table, Playing | Resting) else None
        if seat is None and record.is_open:
            raise TableError(Text("error-export-playing"))
        if seat is None and record.status == Status.RESTING:
            raise TableError(Text("error-export-resting"))
        content = b"" if seat else canonical(record_of(record, await asker.tables.load_moves(record)))
        if isinstance(table, GameTable):
            chronicle = await load_chronicle(asker.tables, table, seat)
    file = await make_replay(chronicle, words) if chronicle else None
    if file is None and seat is not None:
        raise TableError(Text("error-export-failed"))
    file = file or Upload(f"{record.game}-{record.id}.json", content, "")
    return Reply([text(words.say("exported" if seat is None else "exported-known")), attachment()], file=file)


def _find_option(table: Table) -> str:
    """The option that a file sets. Raises TableError if the game has begun or has no such option."""
    lobby = get_lobby(table)
    names = lobby.game.title.option_files
    if not names:
        raise TableError(Text("error-no-files", {"title": Text("game-name")}))
    return BOARD if BOARD in names else next(iter(names))


async def fetch(file: discord.Attachment, most: int = LARGEST) -> bytes:
    """The content of a file. Raises TableError if it is too large or cannot be downloaded."""
    if file.size > most:
        raise TableError(Text("error-file-size", {"most": most // 1024}))
    try:
        return await file.read()
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        raise TableError(Text("error-file-gone")) from None


def _tell_refusal(error: PlayerError, file: str, words: Words) -> str:
    """The text for a refused file: the faults that the error lists, or its reason line by line."""
    faults, more = (error.faults, error.more) if isinstance(error, FileRefusal) else ((), 0)
    lines = [speak(words, fault) for fault in faults] or speak(words, error.reason).splitlines()
    return tell_faults(lines, file, words, more)


def tell_faults(faults: Sequence[str], file: str, words: Words, more: int = 0) -> str:
    """The faults, one per line, as many as a message holds, then the number of the rest. `more`: further faults that
    `faults` does not include."""
    lines = [clip(line, 300) for line in faults if line.strip()]
    head: list[str] = []
    room = MESSAGE - 300
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        head.append(line)
    more += len(lines) - len(head)
    rest = [words.say("board-more-faults", count=more)] if more else []
    return "\n".join([words.say("board-faults", file=file), *head, *rest])
