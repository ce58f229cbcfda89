"""What somebody missed: told once on opening the panel, for who comes back after turns have passed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import images
from cogs.ids import LookSince
from cogs.looking import picture_since
from cogs.messages.names import Words
from cogs.messages.parts import Part, button, row
from cogs.messages.stories import story
from cogs.replies import Asker, Work
from fronde.host.table import Playing, find_acting

MISSED = 8
"""Lines of what happened meanwhile."""


class Missed(NamedTuple):
    """What somebody missed: its story, a way to all that differs on the board, and the picture of that, where the game
    has one."""

    story: str = ""
    ways: Sequence[Part] = ()
    picture: Work | None = None


async def tell_missed(asker: Asker, table: Playing, since: int, said: Words) -> Missed:
    """What happened since the reader was last here, but for what the panel tells anyway; nothing for who has missed
    nothing, and for who has been told."""
    user, told = asker.user.id, table.record.told
    if not since or since >= told or table.greeted.get(user) == since:
        return Missed()
    table.greeted[user] = since
    brought = await asker.tables.load_events(table)
    events = [event for group in brought[since:told] for event in group]
    seat = find_acting(table, user)
    lines = story(table.game, events, seat, said, MISSED, own=seat)
    if not lines:
        return Missed()
    shown = "\n".join(f"-# {line.removeprefix('-# ')}" for line in lines)
    told_so = f"{said.say('since-visit-panel')}\n{shown}"
    if images.find_manifest(table.record.game) is not None:
        return Missed(told_so, picture=partial(picture_since, table_id=table.id, since=since))
    return Missed(told_so, [row(button(LookSince(table.id).button, said.say("button-since")))])
