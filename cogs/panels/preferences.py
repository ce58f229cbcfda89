"""A person's settings for all tables: pings, quiet hours, holidays. Each table where they sit gets a copy, so that a
table depends on its own data alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs import ids
from cogs.admin.incidents import log_incident
from cogs.messages.forms import Fields, choose, label, make_form, write
from cogs.messages.names import Markup
from cogs.messages.parts import button, row, text
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import StaleDecision, TableError
from fronde.core.plain import stamp_of
from fronde.core.spelling import fold
from fronde.core.types import Text
from fronde.host.commands.clock import SetRest
from fronde.host.commands.life import SetLanguage
from fronde.host.people.rights import Right
from fronde.host.store import STATS, Person
from fronde.host.timekeeping.hours import Rest, Span, find_zones, read_clock, read_moment

CLIENT = "client"
"""The choice of a language that is the one of their Discord."""
NO_QUIET = ("none", "-", "off")
"""What somebody can type to remove their quiet hours, besides the words of their language."""
MOST_TYPED = 60
"""Maximum characters of a field of the form."""


@handler(Right.ANYBODY, slash=("settings mine", "settings hours"))
async def settle(
    asker: Asker,
    pings: str | None,
    zone: str | None,
    quiet: str | None,
    stats: str | None = None,
    ratings: bool | None = None,
    language: str | None = None,
) -> Reply:
    """Change the given settings, and show all of them. Raises TableError for an invalid time or time zone."""
    if language is not None:
        asker = await _read_in(asker, language)
    person = await asker.tables.store.load_person(asker.user.id)
    if all(one is None for one in (pings, zone, quiet, stats, ratings)):
        return _show(person, asker)
    rest = _set_hours(asker, Rest.read(person.rest), zone, quiet)
    changes: dict[str, Any] = {"stats": stats or person.stats}
    changes["ratings"] = person.ratings if ratings is None else ratings
    return await _keep(asker, replace(person, **changes), pings, rest)


async def _read_in(asker: Asker, language: str) -> Asker:
    """Let the asker read in this language from now on. Returns them as its reader."""
    own = None if language == CLIENT else language
    client = str(asker.get_interaction().locale)
    await asker.tables.set_language(replace(asker.user, locale=client), own)
    return replace(asker, user=replace(asker.user, locale=own or client))


def _set_hours(asker: Asker, rest: Rest, zone: str | None, quiet: str | None) -> Rest:
    """The quiet time with the given zone and hours, as they were typed. Raises TableError for invalid ones."""
    if zone is None and quiet is None:
        return rest
    none = [*NO_QUIET, *asker.words().say("typed-none").split()]
    hours = rest.quiet if quiet is None else None if fold(quiet.strip()) in none else read_clock(quiet)
    return rest.with_quiet(zone or rest.zone, hours, asker.tables.times.now())


async def _keep(asker: Asker, person: Person, pings: str | None, rest: Rest, span: Span | None = None) -> Reply:
    """Store a person's settings, pass the relevant ones to their tables, and show them. `span`: a holiday to
    announce."""
    is_for_tables = pings is not None or rest != Rest.read(person.rest)
    person = replace(person, pings=pings or person.pings, rest=rest.write())
    await asker.tables.store.save_person(asker.user.id, person)
    if is_for_tables:
        await _spread(asker, SetRest(asker.tables.times, rest, pings, span))
    return _show(person, asker)


# --- the form ---


@handler(Right.ANYBODY, clicks=ids.OpenSettings)
async def open_form(asker: Asker) -> Reply:
    """The form with all settings, and a holiday."""
    person = await asker.tables.store.load_person(asker.user.id)
    words, rest = asker.words(), Rest.read(person.rest)
    places = [(one, words.say(f"pings-{one}"), "") for one in ids.PINGS]
    values = {"zone": rest.zone, "quiet": _write_quiet(rest), "from": "", "until": ""}
    fields = [label(words.say("settings-form-pings"), choose("pings", places, [person.pings or ""], least=0))]
    for name, now in values.items():
        hint = words.say(f"settings-form-{name}.hint")
        fields.append(label(words.say(f"settings-form-{name}"), write(name, now, MOST_TYPED), hint))
    form = make_form(ids.KeepSettings(_stamp(person)), words.say("settings-form"), fields)
    return replace(_show(person, asker, words.say("note-again")), form=form)


@handler(Right.ANYBODY, forms={ids.KeepSettings: lambda id, fields: (id.stamp, fields)})
async def keep_form(asker: Asker, stamp: int, fields: Fields) -> Reply:
    """Store all changes of the form, or none. If the settings have changed since it was opened, show them. Raises
    TableError for an invalid time or time zone."""
    person, now = await asker.tables.store.load_person(asker.user.id), asker.tables.times.now()
    if _stamp(person) != stamp:
        return _show(person, asker, asker.words().say("error-stale-form"))
    values = {name: first(fields.get(name, [])).strip() for name in ("pings", "zone", "quiet", "from", "until")}
    rest, span = Rest.read(person.rest), None
    if (values["zone"], values["quiet"]) != (rest.zone, _write_quiet(rest)):
        rest = _set_hours(asker, rest, values["zone"], values["quiet"] or NO_QUIET[0])
    if values["from"] or values["until"]:
        span = _read_span(values["from"], values["until"], rest.zone)
        rest = rest.with_holiday(span, now)
    pings = values["pings"] if values["pings"] in ids.PINGS and values["pings"] != person.pings else None
    if pings is None and rest == Rest.read(person.rest):
        return _show(person, asker)
    return await _keep(asker, person, pings, rest, span)


def _stamp(person: Person) -> int:
    return stamp_of([person.pings, person.rest])


def _write_quiet(rest: Rest) -> str:
    """Quiet hours in the form in which people type them. Empty: none."""
    return "" if rest.quiet is None else "-".join(f"{minutes // 60}:{minutes % 60:02d}" for minutes in rest.quiet)


def _read_span(begin: str | None, until: str | None, zone: str) -> Span:
    """A holiday as it was typed. Raises TableError for missing or invalid times."""
    if not begin or not until:
        raise TableError(Text("error-holiday-form"))
    return read_moment(begin, zone), read_moment(until, zone)


def _show(person: Person, asker: Asker, note: str = "") -> Reply:
    """A person's settings, and the button that changes them. `note` comes first."""
    words = asker.words()
    rest = Rest.read(person.rest)
    lines = [
        *([note] if note else []),
        words.say("settings-title"),
        words.say("settings-pings", where=words.say(f"pings-{person.pings or 'unset'}")),
    ]
    lines.append(words.say(f"settings-stats-{person.stats or STATS[0]}"))
    lines.append(words.say("settings-language", language=words.say(f"language-{person.language or CLIENT}")))
    lines.append(words.say("settings-ratings" if person.can_be_rated else "settings-no-ratings"))
    if rest.quiet is None:
        lines.append(words.say("settings-no-quiet", zone=Markup(rest.zone)))
    else:
        begin, _, end = _write_quiet(rest).partition("-")
        lines.append(words.say("settings-quiet", begin=begin, end=end, zone=Markup(rest.zone)))
        lines += [words.say("settings-later", at=str(rest.since))] if rest.since > asker.tables.times.now() else []
    lines += [words.say("settings-holiday", begin=str(begin), end=str(end)) for begin, end in rest.holidays[-3:]]
    change = button(ids.OpenSettings().button, words.say("button-settings"))
    return Reply([text("\n".join(lines)), row(change)], edit=True)


async def _spread(asker: Asker, change: SetRest) -> None:
    """Make the change at every table where the asker sits. Each table gets its own click number, so that it changes
    once even if Discord delivers the request twice."""
    user, store = asker.user, asker.tables.store
    for table in await store.open_tables(user.id):
        click = None if user.click is None else (user.click + table) % 2**63
        try:
            await asker.tables.run(table, replace(user, click=click), change)
        except (StaleDecision, TableError):  # it has been made already; or they have left the table, or it has ended
            continue
        except Exception as error:  # a fault of one table must not affect the others
            log_incident(error, f"the settings of a player of table {table}")


@handler(SetRest, SetLanguage, slash="settings table")
async def set_table(asker: Asker, table_id: int, pings: str | None, language: str | None) -> Reply:
    """Set where the asker is pinged for one table, or, for its host, the language of its public posts. Raises
    TableError unless one of the two is given."""
    words = asker.words()
    if (pings is None) == (language is None):
        raise TableError(Text("error-one-setting"))
    if language is not None:
        await asker.tables.run(table_id, asker.user, SetLanguage(language))
        return sentence(words.say("table-language-set", language=words.say(f"language-{language}")))
    await asker.tables.run(table_id, asker.user, SetRest(asker.tables.times, pings=pings))
    return sentence(words.say("table-pings-set", where=words.say(f"pings-{pings}")))


@handler(Right.ANYBODY, slash="settings holiday")
async def take_holiday(asker: Asker, begin: str | None, until: str | None, back: bool) -> Reply:
    """Take a holiday, which is announced at each of the asker's tables, or with `back` end it. Raises TableError for
    missing or invalid times."""
    person, now = await asker.tables.store.load_person(asker.user.id), asker.tables.times.now()
    rest = Rest.read(person.rest)
    if back:
        return await _keep(asker, person, None, rest.without_holidays(now))
    span = _read_span(begin, until, rest.zone)
    return await _keep(asker, person, None, rest.with_holiday(span, now), span)


def suggest_zones(entry: str) -> Sequence[str]:
    """The time zones that contain the typed text, the most useful first."""
    query = fold(entry).replace(" ", "_")
    fits = [zone for zone in sorted(find_zones()) if query in fold(zone)]
    return sorted(fits, key=lambda zone: ("/" not in zone, zone.startswith("Etc/"), not fold(zone).startswith(query)))
