"""The pace of a table in words, and its menus."""

from __future__ import annotations

from cogs.ids import SetLate, SetPace
from cogs.messages.names import Words
from cogs.messages.parts import Part, menu, text
from fronde.host.store import TableRecord
from fronde.host.timekeeping.clocks import OWN, PACES, Late, Pace
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE
from fronde.host.timekeeping.timing import Timing

NONE = "none"
"""The pace of a table without clocks."""


def say_duration(words: Words, seconds: int) -> str:
    """A duration in the largest unit of which it is a whole number."""
    unit, name = next((u, n) for u, n in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")) if seconds % u == 0)
    return words.say(f"time-{name}", count=seconds // unit)


def _times(pace: Pace, words: Words) -> dict[str, str]:
    return {name: say_duration(words, getattr(pace, name)) for name in ("bank", "turn", "most", "answer", "grace")}


def pace_line(record: TableRecord, words: Words) -> str:
    """The pace of a table, as a line."""
    timing = Timing.read(record.schedule.timing)
    if timing is None:
        return words.say("pace-none")
    pace, times = timing.pace, _times(timing.pace, words)
    late = words.say(f"late-{pace.late}", grace=times.pop("grace"))
    return words.say("pace-line", name=words.say(f"pace-name-{pace.key}"), late=late, **times)


def list_paces(record: TableRecord, words: Words) -> tuple[list[tuple[str, str, str]], str]:
    """The paces to choose from, each with its times, and the key of the table's current pace."""
    timing = Timing.read(record.schedule.timing)
    current = NONE if timing is None else timing.pace.key
    rows: list[tuple[str, str, str]] = [(NONE, words.say("pace-name-none"), "")]
    for pace in (*PACES.values(), *([timing.pace] if timing and current == OWN else [])):
        times = _times(pace, words)
        hint = words.say("pace-help", bank=times["bank"], turn=times["turn"], answer=times["answer"])
        rows.append((pace.key, words.say(f"pace-name-{pace.key}"), hint))
    return rows, current


def pace_menus(record: TableRecord, words: Words) -> list[Part]:
    """The menus with which a host sets the pace, and what happens when players are late."""
    timing, (rows, current) = Timing.read(record.schedule.timing), list_paces(record, words)
    parts = [
        text(words.say("pace-named")),
        menu(SetPace(record.id).menu, words.say("pace-name"), rows, current=current),
    ]
    if timing is not None:
        late = [(str(one), words.say(f"late-label-{one}"), "") for one in Late]
        parts.append(text(words.say("late-named")))
        parts.append(menu(SetLate(record.id).menu, words.say("late-name"), late, current=str(timing.pace.late)))
    return parts
