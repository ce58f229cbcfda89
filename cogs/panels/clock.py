"""Actions on the clocks of a table, for clicks and commands alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cogs import ids
from cogs.messages.lobby import settings_parts
from cogs.messages.pace import NONE
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply, run_and_say
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.clock import Extend, VotePause
from fronde.host.commands.lobby import SetPace
from fronde.host.commands.seats import AskSubstitute
from fronde.host.timekeeping.clocks import OWN, PACES, Late, Pace
from fronde.host.timekeeping.hours import Rest, read_duration, read_moment
from fronde.host.timekeeping.timing import Timing


def find_pace(key: str) -> Pace | None:
    """The pace with this key. None: no clocks. Raises TableError for an unknown key."""
    if key == NONE:
        return None
    if key not in PACES:
        raise TableError(Text("error-no-option"))
    return PACES[key]


def read_pace(key: str, own: Mapping[str, str], late: str | None) -> Pace | None:
    """The pace with this key, with single times replaced by the typed ones, and `late` as what happens when players are
    late. Raises TableError for an unknown key or invalid time."""
    pace = find_pace("relaxed" if key == OWN else key)
    if pace is None:
        return None
    times = {name: read_duration(text) for name, text in own.items()}
    pace_key = OWN if times or key == OWN else key
    return Pace.read({**pace.write(), **times, "key": pace_key, "late": late or pace.late})


@handler(SetPace, slash="clock pace")
async def type_pace(asker: Asker, table_id: int, key: str, own: Mapping[str, str], late: str | None) -> Reply:
    """Set the pace from the options of a slash command."""
    return await _set_pace(asker, table_id, read_pace(key, own, late))


async def _set_pace(asker: Asker, table_id: int, pace: Pace | None) -> Reply:
    """Set the pace, and show the table's options."""
    record = (await asker.tables.run(table_id, asker.user, SetPace(pace))).table.record
    return Reply(settings_parts(record, asker.user.id, asker.words(record.game)), edit=True)


@handler(SetPace, clicks={ids.SetPace: lambda id, picks: (id.table, first(picks))})
async def choose_pace(asker: Asker, table_id: int, key: str) -> Reply:
    """Set a named pace, or keep the custom one if that is chosen. What happens when players are late stays the same."""
    now = await _pace_of(asker, table_id)
    pace = now if key == OWN else find_pace(key)
    if pace is not None and now is not None:
        pace = replace(pace, late=now.late)
    return await _set_pace(asker, table_id, pace)


@handler(SetPace, clicks={ids.SetLate: lambda id, picks: (id.table, first(picks))})
async def choose_late(asker: Asker, table_id: int, late: str) -> Reply:
    """Set what happens when players are late."""
    now = await _pace_of(asker, table_id)
    if now is None or late not in list(Late):
        raise TableError(Text("error-no-option"))
    return await _set_pace(asker, table_id, replace(now, late=Late(late)))


async def _pace_of(asker: Asker, table_id: int) -> Pace | None:
    async with asker.tables.hold(table_id) as table:
        timing = Timing.read(table.record.schedule.timing)
    return None if timing is None else timing.pace


@handler(Extend, slash="clock extend")
async def extend(asker: Asker, table_id: int) -> Reply:
    """Take an extra day for the current question."""
    return await run_and_say(asker, table_id, Extend(asker.tables.times), "extended")


async def ask_substitute(asker: Asker, table_id: int) -> Reply:
    """Offer the asker's seat to the first person who comes."""
    return await run_and_say(asker, table_id, AskSubstitute(), "substitute-asked")


@handler(
    VotePause,
    clicks={ids.VotePause: lambda id, picks: (id.table, id.what == "pause")},
    slash=("clock pause", "clock resume"),
)
async def vote_pause(asker: Asker, table_id: int, stand: bool, until: str | None = None) -> Reply:
    """Vote to stop the clocks, or with `stand` False to restart them. `until`: when they restart without a vote, in the
    asker's time zone."""
    moment = None
    if until is not None:
        person = await asker.tables.store.load_person(asker.user.id)
        moment = read_moment(until, Rest.read(person.rest).zone)
    vote = VotePause(asker.tables.times, stand, moment)
    return await run_and_say(asker, table_id, vote, "vote-noted")
