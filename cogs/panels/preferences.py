"""A person's settings for all tables: pings, quiet hours, holidays. Each table where they sit gets a copy, so that a
table acts on its own data alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.admin.incidents import log_incident
from cogs.messages.names import Markup
from cogs.messages.parts import text
from cogs.panels.actions import action
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.spelling import fold
from fronde.core.types import Text
from fronde.host.commands.clock import SetRest
from fronde.host.hours import Rest, find_zones, read_clock, read_moment
from fronde.host.rights import Right
from fronde.host.store import STATS, Person

PINGS = ("channel", "dm", "both", "none")
NO_QUIET = ("none", "-", "off")
"""What somebody can type to remove their quiet hours."""


@action(Right.ANYBODY, slash=("settings mine", "settings hours"))
async def settle(
    asker: Asker, pings: str | None, zone: str | None, quiet: str | None, stats: str | None = None
) -> Reply:
    """Change the given settings, and show all of them. Raises TableError for an invalid time or time zone."""
    store = asker.tables.store
    person = await store.load_person(asker.user.id)
    rest = Rest.read(person.rest)
    if zone is not None or quiet is not None:
        hours = rest.quiet if quiet is None else None if fold(quiet.strip()) in NO_QUIET else read_clock(quiet)
        rest = rest.with_quiet(zone or rest.zone, hours, asker.tables.times.now())
    if pings is not None or zone is not None or quiet is not None:
        person = replace(person, pings=pings or person.pings, rest=rest.write())
        await store.save_person(asker.user.id, person)
        await _spread(asker, SetRest(asker.tables.times, rest, pings))
    if stats is not None:
        person = replace(person, stats=stats)
        await store.save_person(asker.user.id, person)
    return _show(person, asker)


def _show(person: Person, asker: Asker) -> Reply:
    words = asker.words()
    rest = Rest.read(person.rest)
    lines = [
        words.say("settings-title"),
        words.say("settings-pings", where=words.say(f"pings-{person.pings or 'unset'}")),
    ]
    lines.append(words.say(f"settings-stats-{person.stats or STATS[0]}"))
    if rest.quiet is None:
        lines.append(words.say("settings-no-quiet", zone=Markup(rest.zone)))
    else:
        begin, end = (f"{minutes // 60}:{minutes % 60:02d}" for minutes in rest.quiet)
        lines.append(words.say("settings-quiet", begin=begin, end=end, zone=Markup(rest.zone)))
        lines += [words.say("settings-later", at=str(rest.since))] if rest.since > asker.tables.times.now() else []
    lines += [words.say("settings-holiday", begin=str(begin), end=str(end)) for begin, end in rest.holidays[-3:]]
    return Reply([text("\n".join(lines))])


async def _spread(asker: Asker, change: SetRest) -> None:
    """Make the change at every table where the asker sits. Each table gets its own click number, so that it changes
    once even if Discord delivers the request twice."""
    user, store = asker.user, asker.tables.store
    for table in await store.open_tables(user.id):
        click = None if user.click is None else (user.click + table) % 2**63
        try:
            if click is None or not await store.is_done(click):
                await asker.tables.run(table, replace(user, click=click), change)
        except Exception as error:  # a fault of one table must not affect the others
            log_incident(error, f"the settings of a player of table {table}")


@action(SetRest, slash="settings table")
async def set_table_pings(asker: Asker, table_id: int, pings: str) -> Reply:
    """Set where the asker is pinged for one table."""
    outcome = await asker.tables.run(table_id, asker.user, SetRest(asker.tables.times, pings=pings))
    words = asker.words(outcome.table.record.game)
    return sentence(words.say("table-pings-set", where=words.say(f"pings-{pings}")))


@action(Right.ANYBODY, slash="settings holiday")
async def take_holiday(asker: Asker, begin: str | None, until: str | None, back: bool) -> Reply:
    """Take a holiday, which is announced at each of the asker's tables, or with `back` end it. Raises TableError for
    missing or invalid times."""
    store, times = asker.tables.store, asker.tables.times
    person, now = await store.load_person(asker.user.id), asker.tables.times.now()
    rest = Rest.read(person.rest)
    if not back and (begin is None or until is None):
        raise TableError(Text("error-holiday-form"))
    span = (0, 0) if back else (read_moment(begin or "", rest.zone), read_moment(until or "", rest.zone))
    rest = rest.without_holidays(now) if back else rest.with_holiday(span, now)
    person = replace(person, rest=rest.write())
    await store.save_person(asker.user.id, person)
    await _spread(asker, SetRest(times, rest, None, None if back else span))
    return _show(person, asker)


def suggest_zones(typed: str) -> Sequence[str]:
    """The time zones that contain the typed text, the most useful first."""
    query = fold(typed).replace(" ", "_")
    fits = [zone for zone in sorted(find_zones()) if query in fold(zone)]
    return sorted(fits, key=lambda zone: ("/" not in zone, zone.startswith("Etc/"), not fold(zone).startswith(query)))
