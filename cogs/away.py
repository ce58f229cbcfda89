"""What somebody missed: told once on opening the panel, for who comes back after turns have passed."""

from __future__ import annotations

from cogs.ids import LookSince
from cogs.messages.names import Words
from cogs.messages.parts import Part, button, row
from cogs.messages.stories import story
from cogs.replies import Asker
from fronde.host.table import Playing, find_acting

MISSED = 8
"""Lines of what happened meanwhile."""


async def tell_missed(asker: Asker, table: Playing, said: Words) -> tuple[str, list[Part]]:
    """What happened since the reader was last here, but for what the panel tells anyway, and a look at all that differs
    on the board; nothing for who has missed nothing, and for who has been told."""
    user = asker.user.id
    since, told = await asker.tables.note_visit(table, user), table.record.told
    if not since or since >= told or table.greeted.get(user) == since:
        return "", []
    table.greeted[user] = since
    brought = await asker.tables.load_events(table)
    events = [event for group in brought[since:told] for event in group]
    lines = story(table.game, events, find_acting(table, user), said, MISSED)
    if not lines:
        return "", []
    shown = "\n".join(f"-# {line.removeprefix('-# ')}" for line in lines)
    return f"{said.say('since-visit-panel')}\n{shown}", [
        row(button(LookSince(table.id).button, said.say("button-since")))
    ]
