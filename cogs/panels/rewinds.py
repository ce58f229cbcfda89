"""Going back: proposing it to the table, voting on it, and seeing what it would undo."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs import ids
from cogs.messages.names import Words
from cogs.messages.parts import picture, text
from cogs.messages.pictures import Shot, breathe, draw
from cogs.messages.speech import MESSAGE, clip_lines
from cogs.messages.stories import story
from cogs.panels.handlers import handler, is_yes
from cogs.panels.replies import Asker, Reply, sentence
from cogs.panels.views import find_turn
from fronde.core.errors import TableError
from fronde.core.types import Event, Seat, Text
from fronde.host.archive.past import Moment, find_moments, past_of
from fronde.host.commands.rewind import AnswerBack, AskBack, check_request, find_own_turn
from fronde.host.people.rights import Right
from fronde.host.store import RewindSubject
from fronde.host.table import GameTable, find_acting, get_playing
from images import Scene

TURN_LINES = 6
"""Maximum lines for each turn that would be undone."""


@handler(AskBack, slash="table rewind")
async def ask_back(asker: Asker, table_id: int, turn: int | None) -> Reply:
    """Propose to go back to the start of a turn, by default the asker's own last turn. Raises TableError."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        seats, log, past = playing.seats_of(asker.user.id), list(playing.match.log), past_of(playing)
    if turn is None and not seats:
        raise TableError(Text("error-rewind-turn"))
    moments = await asyncio.to_thread(find_moments, past, breathe)
    if turn is None:
        moment = find_own_turn(moments, log, seats)
    else:
        moment = moments[find_turn(moments, turn)]
    back = await asker.tables.find_back(table_id, moment.actions, moment.turn)
    command = AskBack(back, everybody=turn is not None)
    verdict = await asker.tables.run(table_id, asker.user, command)
    words = asker.words(verdict.table.record.game)
    is_asked = verdict.table.record.consent.find_subject(RewindSubject) is not None
    return sentence(words.say("rewind-asked-you" if is_asked else "rewind-done-you"))


@handler(AnswerBack, clicks={ids.AnswerBack: lambda id, picks: (id.table, is_yes(id.answer), id.after)})
async def answer_back(asker: Asker, table_id: int, agrees: bool, after: int) -> Reply:
    """Agree or refuse to go back to the state after this number of actions."""
    async with asker.tables.hold(table_id) as table:
        subject, waiting = check_request(get_playing(table), asker.user.id, after)
    last = agrees and waiting == [asker.user.id]
    back = await asker.tables.find_back(table_id, after, subject.turn) if last else None
    verdict = await asker.tables.run(table_id, asker.user, AnswerBack(agrees, after, back))
    words = asker.words(verdict.table.record.game)
    return sentence(words.say("vote-noted" if agrees else "rewind-refused-you"))


@handler(Right.ANYBODY, clicks=ids.LookBack, slow=True)
async def look_back(asker: Asker, table_id: int) -> Reply:
    """What a proposed rewind would undo: the board after it, with the differences from now marked, and the events
    since, turn by turn. Raises TableError if there is no open vote."""
    async with asker.hold_playing(table_id) as (playing, words):
        subject = playing.record.consent.find_subject(RewindSubject)
        past, now = past_of(playing), playing.view(None)
        await asker.tables.note_visit(playing, asker.user.id)
        seat, groups = find_acting(playing, asker.user.id), await asker.tables.load_events(playing)
    if subject is None or subject.after > len(groups):
        raise TableError(Text("error-rewind-gone"))
    asker.tables.pictures.take(asker.user.id)
    moments = await asyncio.to_thread(find_moments, past, breathe)
    since = [moment for moment in moments if moment.actions >= subject.after]
    line = _tell_turns(playing, since, groups, seat, words)
    shot = Shot(past.game.key, Scene(since[0].view, past.names, now))
    heading = words.say("rewind-shown", turn=subject.turn)
    return Reply([picture(), text(heading), text(line)], [await draw(shot, words.locale)])


def _tell_turns(
    table: GameTable, since: Sequence[Moment], groups: Sequence[Sequence[Event]], seat: Seat | None, words: Words
) -> str:
    """The story since the first of these moments, each turn under its number."""
    lines: list[str] = []
    for number, moment in enumerate(since):
        end = since[number + 1].actions if number + 1 < len(since) else None
        events = [event for group in groups[moment.actions : end] for event in group]
        if texts := story(table.game, events, seat, words, TURN_LINES):
            lines += [words.say("rewind-turn", turn=moment.turn), *texts]
    return "\n".join(clip_lines(lines, MESSAGE - 300))
