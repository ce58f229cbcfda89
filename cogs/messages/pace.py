"""The pace of a table in words, and the menus that set it."""

from __future__ import annotations

from cogs.ids import SetLate, SetPace
from cogs.messages.names import Words
from cogs.messages.parts import Part, menu, text
from fronde.host.clocks import OWN, PACES, Late, Pace
from fronde.host.hours import DAY, HOUR, MINUTE
from fronde.host.storing import TableRecord
from fronde.host.timing import Timing

NONE = "none"
"""The pace of a table without clocks."""


def say_duration(said: Words, seconds: int) -> str:
    """A time in the largest unit it is a whole number of."""
    unit, name = next((u, n) for u, n in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")) if seconds % u == 0)
    return said.say(f"time-{name}", count=seconds // unit)


def _times(pace: Pace, said: Words) -> dict[str, str]:
    return {name: say_duration(said, getattr(pace, name)) for name in ("bank", "turn", "most", "answer", "grace")}


def pace_line(record: TableRecord, said: Words) -> str:
    """How fast a table plays."""
    timing = Timing.read(record.timing)
    if timing is None:
        return said.say("pace-none")
    pace, told = timing.pace, _times(timing.pace, said)
    late = said.say(f"late-{pace.late}", grace=told.pop("grace"))
    return said.say("pace-line", name=said.say(f"pace-name-{pace.key}"), late=late, **told)


def pace_menus(record: TableRecord, said: Words) -> list[Part]:
    """The menus by which a host sets the pace, and what becomes of who is late."""
    timing = Timing.read(record.timing)
    chosen = NONE if timing is None else timing.pace.key
    rows = [(NONE, said.say("pace-name-none"), "")]
    for pace in (*PACES.values(), *([timing.pace] if timing and chosen == OWN else [])):
        told = _times(pace, said)
        hint = said.say("pace-help", bank=told["bank"], turn=told["turn"], answer=told["answer"])
        rows.append((pace.key, said.say(f"pace-name-{pace.key}"), hint))
    parts = [text(said.say("pace-named")), menu(SetPace(record.id).menu, said.say("pace-name"), rows, chosen=chosen)]
    if timing is not None:
        late = [(str(one), said.say(f"late-label-{one}"), "") for one in Late]
        parts.append(text(said.say("late-named")))
        parts.append(menu(SetLate(record.id).menu, said.say("late-name"), late, chosen=str(timing.pace.late)))
    return parts
