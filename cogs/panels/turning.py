"""Turning points: the reader's own choices in a finished game after which their chance to win fell most."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from cogs import ids
from cogs.messages.analysis import analysis_shot
from cogs.messages.names import Words
from cogs.messages.parts import Part, button, picture, row, text
from cogs.messages.pictures import Shot, breathe
from cogs.messages.speech import game_title
from cogs.panels.advice import name_answer, tell_advice
from cogs.panels.analysis import show as show_board
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from cogs.panels.views import try_draw
from fronde.core.errors import TableError
from fronde.core.match import Match
from fronde.core.types import Json, Name, Text
from fronde.host.analysis import Analysis, keep_open, open_from_view
from fronde.host.archive.past import Past, past_of
from fronde.host.archive.turning import matches_before, stamp_of
from fronde.host.people.rights import Right
from fronde.host.store import TableRecord
from fronde.host.table import FinishedTable, Playing
from fronde.tools.thinker import read_answer


class Moment(NamedTuple):
    """A turning point as its reader sees it: the sentences about it, the picture, and the number of actions before."""

    lines: Sequence[str]
    shot: Shot
    actions: int


@handler(Right.PLAYER, clicks=ids.FindTurning, slow=True)
async def find_turning(asker: Asker, table_id: int) -> Reply:
    """The reader's turning points if they are stored; otherwise a search for them, whose result replaces the answer.
    Raises TableError for a game in progress, and for a user who asks too often."""
    reply = await _show(asker, table_id)
    if reply is not None:
        return reply
    asker.tables.pictures.take(asker.user.id)
    async with asker.hold_game(table_id) as (game, words):
        line = words.say("turning-search", title=game_title(words, game.record.game))
    search = partial(asker.tables.around.look_back, table_id, asker.user.id)
    return Reply([text(line)], then=partial(_show_result, table_id=table_id), until=search)


async def _show_result(asker: Asker, table_id: int) -> Reply:
    reply = await _show(asker, table_id) or sentence(asker.words().say("turning-failed"))
    reply.edit = True
    return reply


async def _show(asker: Asker, table_id: int) -> Reply | None:
    """The stored turning points; None if there are none of the game as it was played. Raises TableError for a game in
    progress."""
    record, past, words = await _find_past(asker, table_id)
    turning = (await asker.tables.store.load_plan(table_id, asker.user.id)).turning
    if turning.get("stamp") != stamp_of(past):
        return None
    title, points = game_title(words, record.game), turning["points"]
    late = [words.say("turning-late")] if turning.get("late") else []
    if not points:
        return sentence("\n".join([words.say("turning-none", title=title), *late]))
    moments = await asyncio.to_thread(_find_moments, record, past, points, words)
    parts: list[Part] = [text("\n".join([words.say("turning-title", title=title), *late]))]
    for place, moment in enumerate(moments):
        again = button(ids.TryAgain(table_id, moment.actions).button, words.say("button-try-again"))
        parts += [text("\n".join(moment.lines)), picture(place), row(again)]
    return Reply(parts, [await try_draw(asker, moment.shot, words) for moment in moments])


async def _find_past(asker: Asker, table_id: int) -> tuple[TableRecord, Past, Words]:
    async with asker.hold_game(table_id) as (game, words):
        if not isinstance(game, FinishedTable):
            raise TableError(Text("error-turning-playing"))
        return game.record, past_of(game), words


def _find_moments(
    record: TableRecord, past: Past, points: Sequence[Mapping[str, Json]], words: Words
) -> Sequence[Moment]:
    """The stored turning points in their order, the worst first."""
    places = {point["actions"]: place for place, point in enumerate(points)}
    moments = {
        places[number]: _tell(record, past, match, points[places[number]], places[number] + 1, words)
        for number, match in matches_before(past, places, breathe)
    }
    return [moment for _, moment in sorted(moments.items())]


def _tell(record: TableRecord, past: Past, match: Match, point: Mapping[str, Json], place: int, words: Words) -> Moment:
    """What was chosen, and what was better and why. `match`: before the choice."""
    number, advice = point["actions"], read_answer(point["advice"])
    choice = past.log[number]
    decisions = match.decisions_of(choice.seat)
    line = words.say(
        "turning-point", place=place, turn=match.turn.number or 0, seat=Name("seat", choice.seat),
        choice=name_answer(match, decisions, choice, words),
        better=name_answer(match, decisions, advice.actions[0], words),
        less=round(100 * point["made"]), more=round(100 * point["better"]), games=point["games"],
    )  # fmt: skip
    _, *why = tell_advice(match, decisions, advice, words)
    return Moment([line, *why], analysis_shot(_open_board(record, past, match, number)), number)


def _open_board(record: TableRecord, past: Past, match: Match, number: int) -> Analysis:
    """The game as the seat that made a choice knew it before."""
    return open_from_view(Playing(record, match, []), past.log[number].seat, secrets.randbits(64))


@handler(Right.PLAYER, clicks=ids.TryAgain, slow=True)
async def try_again(asker: Asker, table_id: int, number: int) -> Reply:
    """Open a board at the moment of a choice. Raises TableError if there is no such choice."""
    record, past, _ = await _find_past(asker, table_id)
    if not past.after <= number < len(past.log):
        raise TableError(Text("error-old-button"))
    match = await asyncio.to_thread(past.play_to, number)
    board = _open_board(record, past, match, number)
    keep_open(asker.tables.analyses, asker.user.id, board)
    return await show_board(asker, board)
