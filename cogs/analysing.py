"""Trying things on a board of one's own, or of all in a thread: what people ask for and choose there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import discord

from cogs import ids
from cogs.acting import read_answer
from cogs.actions import action
from cogs.files import fetch
from cogs.messages.analysis import analysis_parts, analysis_shot
from cogs.messages.names import Said, Words, words
from cogs.messages.pictures import breathe, draw
from cogs.messages.questions import Opened
from cogs.replies import Asker, Reply, refusal
from cogs.uploads import read_upload
from fronde.core.errors import IllegalAction, StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.analysing import Analysis, Walk, keep_open, open_as_known, open_past, past_of_record
from fronde.host.past import Past, find_moments, past_of
from fronde.host.rights import Right
from fronde.host.storing import TableRecord
from fronde.host.table import Playing, check_seated, find_acting, get_dealt
from fronde.tools.reading import RECORD, Request
from images import Picture


@action(Right.ANYBODY, slash="table analyse")
async def analyse(asker: Asker, table_id: int, turn: int | None) -> Reply:
    """Open a board: of a game under way as one's own seat knows it now; of one that is over as a turn of it began.
    Raises TableError."""
    async with asker.tables.hold(table_id) as table:
        dealt = get_dealt(table)
        if isinstance(dealt, Playing):
            check_seated(dealt, asker.user.id)
            if turn is not None:
                raise TableError(Text("error-analyse-turn"))
            seat = find_acting(dealt, asker.user.id)
            assert seat is not None
            board = open_as_known(dealt, seat, secrets.randbits(64))
        else:
            record, past = dealt.record, past_of(dealt)
    if not isinstance(dealt, Playing):
        board = await _open_past(record, past, turn)
    keep_open(asker.tables.analyses, asker.user.id, board)
    return await _show(asker, board)


async def _open_past(record: TableRecord, past: Past, turn: int | None) -> Analysis:
    """A game that is over as a turn began, or as it began itself. Raises TableError for a turn there has not been."""
    moments = await asyncio.to_thread(find_moments, past, breathe)
    found = [place for place, moment in enumerate(moments) if turn in (None, moment.turn)]
    if not found:
        raise TableError(Text("error-no-turn", {"first": moments[0].turn, "last": moments[-1].turn}))
    turns = [(moment.turn, moment.actions) for moment in moments]
    return await asyncio.to_thread(open_past, Walk(record, past, turns, found[0]))


class Imported(NamedTuple):
    """The board of a record that somebody handed in, and what is said of the record itself."""

    board: Analysis
    proved: bool
    commitment: str


async def import_record(asker: Asker, file: discord.Attachment, turn: int | None) -> Imported:
    """Open the record of a game that somebody hands in, once it plays again as it says. Raises TableError."""
    asker.tables.uploads.take(asker.user.id)
    told = await read_upload(Request("", RECORD, file.filename), await fetch(file))
    board = await _open_past(*past_of_record(told), turn)
    return Imported(board, "key" in told, told.get("commitment", ""))


async def show_imported(asker: Asker, imported: Imported, whose: int) -> Reply:
    """Keep the board for a user, or for all in a thread, and show it."""
    board, said = imported.board, _words_of(asker, imported.board)
    keep_open(asker.tables.analyses, whose, board)
    told = said.say("imported", proved=int(imported.proved), commitment=Said(imported.commitment))
    return await _show(asker, board, told)


@action(Right.ANYBODY, clicks={ids.TryTurn: lambda id, chosen: (id.board, id.tried, id.place)}, slow=True)
async def walk_to(asker: Asker, number: int, tried: int, place: int) -> Reply:
    """Another turn of a game that is over."""
    async with _board_of(asker, number, tried) as board:
        await asyncio.to_thread(board.walk_to, place)
        return await _show(asker, board, edit=True)


@asynccontextmanager
async def _board_of(asker: Asker, number: int, tried: int) -> AsyncIterator[Analysis]:
    """The board that is clicked, of the thread or of one's own, and nobody else has it meanwhile. Raises TableError."""
    kept = asker.tables.analyses
    boards = [kept[whose] for whose in (asker.channel, asker.user.id) if whose in kept]
    if not boards:
        raise TableError(Text("error-analysis-gone"))
    board = next((one for one in boards if one.number == number), boards[0])
    async with board.lock:
        board.check(number, tried)
        yield board


def _words_of(asker: Asker, board: Analysis) -> Words:
    """The words in which a board is told: those of whoever asks, or of the place where all have it."""
    game = board.playing.record.game
    return asker.words(game) if board.shared is None else words(board.shared, game)


@action(
    Right.ANYBODY,
    clicks={ids.Try: lambda id, chosen: (id.board, id.tried, id.question, ids.read_picks(id.option, chosen))},
    slow=True,
)
async def choose(asker: Asker, number: int, tried: int, place: int, chosen: Sequence[int | str]) -> Reply:
    """Try a choice; a refusal stands above what may be done."""
    async with _board_of(asker, number, tried) as board:
        asked = dict(enumerate(board.playing.asked[board.seat or ""])).get(place) if board.seat else None
        command = None if asked is None else read_answer(asked, chosen)
        if command is None:
            raise StaleDecision(Text("error-stale"))
        try:
            board.choose(command)
        except IllegalAction as error:
            return await _show(asker, board, refusal(error, _words_of(asker, board)), edit=True)
        return await _show(asker, board, edit=True)


@action(
    Right.ANYBODY,
    clicks={ids.TryLeaf: lambda id, chosen: (id.board, id.tried, id.question, ids.read_number(chosen))},
    slow=True,
)
async def turn_page(asker: Asker, number: int, tried: int, place: int, page: int) -> Reply:
    """A page of a question with a long list."""
    async with _board_of(asker, number, tried) as board:
        asked = dict(enumerate(board.playing.asked[board.seat or ""])).get(place) if board.seat else None
        if asked is None or board.seat is None:
            raise StaleDecision(Text("error-stale"))
        opened = Opened(board.playing.seats.index(board.seat), asked.decision.step, asked.place, page)
        return await _show(asker, board, opened=opened, edit=True)


@action(Right.ANYBODY, clicks={ids.TryBack: lambda id, chosen: (id.board, id.tried)}, slow=True)
async def take_back(asker: Asker, number: int, tried: int) -> Reply:
    """Take the last choice back."""
    async with _board_of(asker, number, tried) as board:
        board.take_back()
        return await _show(asker, board, edit=True)


async def _show(
    asker: Asker, board: Analysis, notice: str = "", opened: Opened | None = None, *, edit: bool = False
) -> Reply:
    said, shared = _words_of(asker, board), board.shared is not None
    return Reply(analysis_parts(board, said, notice, opened), [await _draw(asker, board)], edit=edit, shared=shared)


async def _draw(asker: Asker, board: Analysis) -> Picture | None:
    """The picture; none for whoever asks too often."""
    try:
        asker.tables.pictures.take(asker.user.id)
    except TableError:
        return None
    return await draw(analysis_shot(board), _words_of(asker, board).locale)
