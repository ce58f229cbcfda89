"""Analysis boards, private or shared in a thread: opening them, and choosing there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import discord

from cogs import ids
from cogs.jobs.uploads import read_upload
from cogs.messages.analysis import analysis_parts, analysis_shot
from cogs.messages.names import Markup, Words, words
from cogs.messages.pictures import breathe
from cogs.messages.questions import OpenPage, tell_refusal
from cogs.panels.files import fetch
from cogs.panels.handlers import handler
from cogs.panels.moves import make_command
from cogs.panels.replies import Asker, Reply
from cogs.panels.views import find_turn, read_turn, try_draw
from fronde.core.errors import IllegalAction, StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.analysis import Analysis, Walk, keep_open, open_from_view, open_past, past_of_record
from fronde.host.archive.past import Past, find_moments, past_of
from fronde.host.people.rights import Right
from fronde.host.store import TableRecord
from fronde.host.table import Playing, check_seat, find_acting, get_game_table
from fronde.tools.file_reader import RECORD, Request
from fronde.tools.verify import cut_record
from images.replay import MOST_BYTES


@handler(Right.ANYBODY, slash="review analyse", choices={"analyse": lambda argument: (read_turn(argument)[0],)})
async def analyse(asker: Asker, table_id: int, turn: int | None) -> Reply:
    """Open a board: a game in progress as the asker's seat knows it now, or a finished game at the start of a turn.
    Raises TableError without a seat there, for a turn of a game in progress, or for a turn that was not played."""
    async with asker.tables.hold(table_id) as table:
        game = get_game_table(table)
        if isinstance(game, Playing):
            check_seat(game, asker.user.id)
            if turn is not None:
                raise TableError(Text("error-analyse-turn"))
            seat = find_acting(game, asker.user.id)
            assert seat is not None
            board = open_from_view(game, seat, secrets.randbits(64))
        else:
            record, past = game.record, past_of(game)
    if not isinstance(game, Playing):
        board = await _open_past(record, past, turn)
    keep_open(asker.tables.analyses, asker.user.id, board)
    return await show(asker, board)


async def _open_past(record: TableRecord, past: Past, turn: int | None) -> Analysis:
    """A finished game at the start of a turn, by default the first. Raises TableError if the turn was not played."""
    moments = await asyncio.to_thread(find_moments, past, breathe)
    place = 0 if turn is None else find_turn(moments, turn)
    turns = [(moment.turn, moment.actions) for moment in moments]
    return await asyncio.to_thread(open_past, Walk(record, past, turns, place))


class ImportResult(NamedTuple):
    """The board of an uploaded record, and the reply's sentences about the record."""

    board: Analysis
    is_proven: bool
    commitment: str


async def import_record(asker: Asker, file: discord.Attachment, turn: int | None) -> ImportResult:
    """Open an uploaded record, or the one in a replay page, if a replay gives the result it states. Raises
    TableError."""
    asker.tables.uploads.take(asker.user.id)
    content = await fetch(file, MOST_BYTES)
    try:
        record = await read_upload(Request("", RECORD, file.filename), await asyncio.to_thread(cut_record, content))
    except ValueError:
        raise TableError(Text("error-record-changed")) from None
    board = await _open_past(*past_of_record(record), turn)
    return ImportResult(board, "key" in record, record.get("commitment", ""))


async def show_import(asker: Asker, result: ImportResult, whose: int) -> Reply:
    """Store the board and show it. `whose`: the user or the thread it belongs to."""
    board, words = result.board, _words_of(asker, result.board)
    keep_open(asker.tables.analyses, whose, board)
    text = words.say("imported", proved=int(result.is_proven), commitment=Markup(result.commitment))
    return await show(asker, board, text)


@handler(Right.ANYBODY, clicks=ids.TryTurn, slow=True)
async def walk_to(asker: Asker, number: int, revision: int, place: int) -> Reply:
    """Go to another turn of a finished game."""
    async with _board_of(asker, number, revision) as board:
        await asyncio.to_thread(board.walk_to, place)
        return await show(asker, board, edit=True)


@asynccontextmanager
async def _board_of(asker: Asker, number: int, revision: int) -> AsyncIterator[Analysis]:
    """The clicked board, which belongs to the thread or the asker, locked for the block. Raises TableError if there is
    none, or the click is outdated."""
    analyses = asker.tables.analyses
    boards = [analyses[whose] for whose in (asker.channel, asker.user.id) if whose in analyses]
    if not boards:
        raise TableError(Text("error-analysis-gone"))
    board = next((one for one in boards if one.number == number), boards[0])
    async with board.lock:
        board.check(number, revision)
        yield board


def _words_of(asker: Asker, board: Analysis) -> Words:
    """The words for a board: in its own language if it is shared, otherwise in the asker's."""
    game = board.playing.record.game
    return asker.words(game) if board.language is None else words(board.language, game)


@handler(
    Right.ANYBODY,
    clicks={ids.Try: lambda id, picks: (id.board, id.revision, id.question, ids.read_picks(id.option, picks))},
    slow=True,
)
async def choose(asker: Asker, number: int, revision: int, place: int, picks: Sequence[int | str]) -> Reply:
    """Make a choice on the board. A refusal is shown above the options."""
    async with _board_of(asker, number, revision) as board:
        question = dict(enumerate(board.playing.questions[board.seat or ""])).get(place) if board.seat else None
        command = None if question is None else make_command(question, picks)
        if command is None:
            raise StaleDecision(Text("error-stale"))
        try:
            board.choose(command)
        except IllegalAction as error:
            return await show(asker, board, tell_refusal(error, _words_of(asker, board)), edit=True)
        return await show(asker, board, edit=True)


@handler(
    Right.ANYBODY,
    clicks={ids.TryLeaf: lambda id, picks: (id.board, id.revision, id.question, ids.read_number(picks))},
    slow=True,
)
async def turn_page(asker: Asker, number: int, revision: int, place: int, page: int) -> Reply:
    """Show another page of a question with many options."""
    async with _board_of(asker, number, revision) as board:
        question = dict(enumerate(board.playing.questions[board.seat or ""])).get(place) if board.seat else None
        if question is None or board.seat is None:
            raise StaleDecision(Text("error-stale"))
        open_page = OpenPage(board.playing.seats.index(board.seat), question.decision.step, question.place, page)
        return await show(asker, board, page=open_page, edit=True)


@handler(Right.ANYBODY, clicks=ids.TryBack, slow=True)
async def take_back(asker: Asker, number: int, revision: int) -> Reply:
    """Undo the last choice on the board."""
    async with _board_of(asker, number, revision) as board:
        board.take_back()
        return await show(asker, board, edit=True)


async def show(
    asker: Asker, board: Analysis, notice: str = "", page: OpenPage | None = None, *, edit: bool = False
) -> Reply:
    """The board as a message."""
    words, is_shared = _words_of(asker, board), board.language is not None
    picture = await try_draw(asker, analysis_shot(board), words)
    return Reply(analysis_parts(board, words, notice, page), [picture], edit=edit, is_shared=is_shared)
