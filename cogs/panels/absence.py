"""What somebody missed: told once on opening the panel, to a player who comes back after turns have passed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import images
from cogs.ids import LookSince
from cogs.messages.names import Words
from cogs.messages.parts import Part, button, row
from cogs.messages.stories import story
from cogs.panels.replies import Asker, Work
from cogs.panels.views import picture_since
from fronde.host.table import Playing, find_acting

MISSED = 8
"""Lines of what happened meanwhile."""


class Absence(NamedTuple):
    """What somebody missed: its story, a way to all that differs on the board, and the picture of that, where the game
    has one."""

    story: str = ""
    ways: Sequence[Part] = ()
    picture: Work | None = None


async def tell_missed(asker: Asker, table: Playing, since: int, words: Words) -> Absence:
    """What happened since the reader was last here, except what the panel tells anyway; empty where they missed
    nothing, or were told before."""
    user, end = asker.user.id, table.record.told
    if not since or since >= end or table.greeted.get(user) == since:
        return Absence()
    table.greeted[user] = since
    groups = await asker.tables.load_events(table)
    events = [event for group in groups[since:end] for event in group]
    seat = find_acting(table, user)
    lines = story(table.game, events, seat, words, MISSED, own=seat)
    if not lines:
        return Absence()
    text = "\n".join(f"-# {line.removeprefix('-# ')}" for line in lines)
    told_so = f"{words.say('since-visit-panel')}\n{text}"
    if images.find_manifest(table.record.game) is not None:
        return Absence(told_so, picture=partial(picture_since, table_id=table.id, since=since))
    return Absence(told_so, [row(button(LookSince(table.id).button, words.say("button-since")))])
