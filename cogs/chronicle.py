"""What happened, in words: the whole game page by page, and turn by turn what the table is asked to take back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.ids import LogPage
from cogs.messages.names import Words
from cogs.messages.parts import button, picture, row, text
from cogs.messages.pictures import Shot, breathe, draw
from cogs.messages.speech import MESSAGE, clip_lines
from cogs.messages.stories import story, story_page
from cogs.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.types import Event, Name, Seat, Text
from fronde.host.past import Moment, find_moments, past_of
from fronde.host.table import Dealt, find_acting, get_dealt, get_playing, read_events
from images import Scene

TURN_LINES = 6
"""Lines of each turn that would be taken back."""


async def log(asker: Asker, table_id: int, page: int | None = None) -> Reply:
    """A page of what happened, as the reader may know it; without one, the last."""
    async with asker.tables.hold(table_id) as table:
        dealt, said = get_dealt(table), asker.words(table.record.game)
        await asker.tables.note_visit(dealt, asker.user.id)
        groups = [read_events(table.record.opening), *await asker.tables.load_events(dealt)]
        seat = find_acting(dealt, asker.user.id)
        lines, page, pages = story_page(dealt.game, [e for group in groups for e in group], seat, said, page)
    if not lines:
        return sentence(said.say("log-empty"))
    told = "\n".join([*clip_lines(lines, MESSAGE - 200), *_whose(asker, dealt, seat, said)])
    if pages == 1:
        return sentence(told)
    ways = [
        button(LogPage(table_id, to).button, said.say(f"button-log-{way}"))
        for way, to in (("first", 0), ("earlier", page - 1), ("later", page + 1), ("last", pages - 1))
        if 0 <= to < pages and to != page and (way in ("earlier", "later") or abs(to - page) > 1)
    ]
    return Reply([text(f"{told}\n{said.say('log-page', page=page + 1, pages=pages)}"), row(*ways)], edit=True)


def _whose(asker: Asker, table: Dealt, seat: Seat | None, said: Words) -> list[str]:
    """As which seat something is told, to who has several."""
    several = seat is not None and len(table.seats_of(asker.user.id)) > 1
    return [said.say("log-seat", seat=Name("seat", seat or ""))] if several else []


async def taken_back(asker: Asker, table_id: int) -> Reply:
    """What the table is asked to take back: the board as it would be again, what differs from now marked, and turn by
    turn what has happened since. Raises TableError where nothing is asked any more."""
    async with asker.tables.hold(table_id) as table:
        playing, said = get_playing(table), asker.words(table.record.game)
        asked, past, now = playing.record.asked, past_of(playing), playing.view(None)
        await asker.tables.note_visit(playing, asker.user.id)
        seat, groups = find_acting(playing, asker.user.id), await asker.tables.load_events(playing)
    if not asked or asked["after"] > len(groups):
        raise TableError(Text("error-rewind-gone"))
    asker.tables.pictures.take(asker.user.id)
    moments = await asyncio.to_thread(find_moments, past, breathe)
    since = [moment for moment in moments if moment.actions >= asked["after"]]
    told = _tell_turns(playing, since, groups, seat, said)
    shot = Shot(past.game.key, Scene(since[0].view, past.names, now))
    heading = said.say("rewind-shown", turn=asked["turn"])
    return Reply([picture(), text(heading), text(told)], [await draw(shot, said.locale)])


def _tell_turns(
    table: Dealt, since: Sequence[Moment], groups: Sequence[Sequence[Event]], seat: Seat | None, said: Words
) -> str:
    """What happened from each of these moments to the next, under the number of its turn."""
    lines: list[str] = []
    for number, moment in enumerate(since):
        end = since[number + 1].actions if number + 1 < len(since) else None
        events = [event for group in groups[moment.actions : end] for event in group]
        if told := story(table.game, events, seat, said, TURN_LINES):
            lines += [said.say("rewind-turn", turn=moment.turn), *told]
    return "\n".join(clip_lines(lines, MESSAGE - 300))
