"""When a player's clocks do not run: quiet hours in local time, and holidays. Moments are seconds since 1970 in UTC.
Nothing here reads the current time."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache, lru_cache
from itertools import islice
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from fronde.core.errors import TableError
from fronde.core.types import Text

MINUTE, HOUR, DAY = 60, 3600, 86400
MOST_QUIET = 10 * HOUR
"""Maximum seconds of quiet a day: every clock must run for some of the time."""
ALLOWANCE, HALF_YEAR, NOTICE = 30 * DAY, 180 * DAY, DAY
"""Maximum seconds of holidays in a calendar year; the period before the end of any holiday with the same limit, so that
the holidays of two years do not join; and how long in advance a holiday is announced."""
NO_PLACES = ("localtime", "Factory", "posixrules", "posix/", "right/", "SystemV/")
"""Entries among an installation's time zones that name no zone, or a different one elsewhere."""

Span = tuple[int, int]
"""A begin and an end."""


@dataclass(frozen=True, slots=True)
class Rest:
    """When a player's clocks do not run. `quiet`: first and last minute of the local day, past midnight if the first is
    later; it applies from the moment `since`. `holidays`: in order."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    holidays: tuple[Span, ...] = ()
    since: int = 0

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Rest:
        """Read what `write` returns. An empty mapping means no rest."""
        quiet = data.get("quiet")
        holidays = tuple((begin, end) for begin, end in data.get("holidays", ()))
        return cls(data.get("zone", "UTC"), (quiet[0], quiet[1]) if quiet else None, holidays, data.get("since", 0))

    def write(self) -> dict[str, Any]:
        """As JSON."""
        quiet = list(self.quiet) if self.quiet else None
        return {"zone": self.zone, "quiet": quiet, "holidays": [*map(list, self.holidays)], "since": self.since}

    def spans(self, since: int) -> Iterator[Span]:
        """The spans of rest that end after `since`, in order and disjoint. Infinite if there are quiet hours."""
        return merge(self._nights(since), (span for span in self.holidays if span[1] > since))

    def _nights(self, since: int) -> Iterator[Span]:
        if self.quiet is None:
            return
        zone, since = get_zone(self.zone), max(since, self.since)
        day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
        while True:
            begin = _moment(day, self.quiet[0], zone)
            end = _moment(day + timedelta(days=self.quiet[1] <= self.quiet[0]), self.quiet[1], zone)
            if end > max(begin, since):
                yield max(begin, self.since), end
            day += timedelta(days=1)

    def with_quiet(self, zone: str, quiet: tuple[int, int] | None, now: int = 0) -> Rest:
        """The same rest with other quiet hours. If they replace others, they apply a day later, with none until then.
        So no day has more than the maximum, however often they change. Raises TableError for an unknown zone or too
        many quiet hours."""
        if zone not in find_zones():
            raise TableError(Text("error-zone", {"zone": zone[:60]}))
        if quiet is not None and not 0 < (quiet[1] - quiet[0]) % (DAY // MINUTE) <= MOST_QUIET // MINUTE:
            raise TableError(Text("error-quiet", {"hours": MOST_QUIET // HOUR}))
        is_free = self.quiet is None or self.since > now or (zone, quiet) == (self.zone, self.quiet)
        return Rest(zone, quiet, self.holidays, min(self.since, now + DAY) if is_free else now + DAY)

    def with_holiday(self, span: Span, now: int) -> Rest:
        """The same rest with one more holiday. Raises TableError if it begins too soon or is too long."""
        begin, end = span
        if begin < now + NOTICE or end <= begin:
            raise TableError(Text("error-holiday-notice", {"hours": NOTICE // HOUR}))
        holidays = tuple(merge([span], [one for one in self.holidays if one[1] > now - 400 * DAY]))
        if any(
            end - begin - count_seconds(begin, end, holidays) > ALLOWANCE
            for begin, end in _find_bounded_spans(holidays)
        ):
            raise TableError(Text("error-holiday-long", {"days": ALLOWANCE // DAY}))
        return replace(self, holidays=holidays)

    def without_holidays(self, now: int) -> Rest:
        """The same rest without the remaining part of all holidays: the player is back."""
        past = tuple((begin, min(end, now)) for begin, end in self.holidays if begin < now)
        return replace(self, holidays=past)

    def is_on(self, now: int) -> bool:
        """Whether the player rests at a moment."""
        return any(begin <= now for begin, _ in islice(self.spans(now), 1))


@cache
def find_zones() -> frozenset[str]:
    """The time zones of this installation that mean the same on every installation."""
    return frozenset(zone for zone in available_timezones() if not zone.startswith(NO_PLACES)) | {"UTC"}


UNKNOWN_ZONES: set[str] = set()
"""Time zones that were stored by another installation and are unknown here, until they have been logged."""


@cache
def get_zone(name: str) -> tzinfo:
    """A time zone; UTC if it is unknown here."""
    if name in find_zones() and name != "UTC":
        return ZoneInfo(name)
    UNKNOWN_ZONES.update({name} - {"UTC"})
    return UTC


@lru_cache(10_000)
def _moment(day: date, minutes: int, zone: tzinfo) -> int:
    """The moment at which a local clock shows this time. If it does so twice: the first moment. If never: as if the
    clock had not been set forward."""
    return int(datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp())


def _find_bounded_spans(holidays: Iterable[Span]) -> Iterator[Span]:
    """The spans in which holidays are limited: calendar years, and the half-year before the end of each holiday."""
    for begin, end in holidays:
        yield end - HALF_YEAR, end
        for year in {datetime.fromtimestamp(moment, UTC).year for moment in (begin, end)}:
            first, last = (int(datetime(one, 1, 1, tzinfo=UTC).timestamp()) for one in (year, year + 1))
            yield first, last


# --- reading what people type ---


def read_clock(text: str) -> tuple[int, int]:
    """Quiet hours such as "22:00-7:30", in minutes of the day. Raises TableError."""
    parts = [part.strip().partition(":") for part in text.replace("–", "-").split("-")]
    if len(parts) != 2 or not all(_is_time(hours, minutes) for hours, _, minutes in parts):
        raise TableError(Text("error-quiet-form"))
    first, last = (int(hours) * 60 + int(minutes or 0) for hours, _, minutes in parts)
    return first, last


def _is_time(hours: str, minutes: str) -> bool:
    plain = all(part.isascii() and part.isdecimal() and len(part) <= 2 for part in (hours, minutes or "0"))
    return plain and int(hours) < 24 and int(minutes or 0) < 60


LAST_YEAR = 9000
"""The last year that people may enter. Calculations go beyond the entered moment, and the calendar ends in 9999."""


def read_moment(text: str, zone: str) -> int:
    """A day, or a day and a time such as "2026-08-01 18:00", in local time of `zone`; as seconds. Raises TableError."""
    try:
        read = datetime.fromisoformat(text.strip())
        if read.year > LAST_YEAR:
            raise ValueError(text)
        return int((read if read.tzinfo else read.replace(tzinfo=get_zone(zone))).timestamp())
    except (ValueError, OverflowError):
        raise TableError(Text("error-moment")) from None


# --- counting the time that counts ---


def merge(*several: Iterable[Span]) -> Iterator[Span]:
    """Several ordered series of spans as one ordered series. Spans that touch are joined.

    >>> list(merge([(0, 5), (20, 30)], [(5, 10)]))
    [(0, 10), (20, 30)]
    """
    span: Span | None = None
    for begin, end in heapq.merge(*several):
        if span is None or begin > span[1]:
            if span is not None:
                yield span
            span = begin, end
        else:
            span = span[0], max(span[1], end)
    if span is not None:
        yield span


def find_end(start: int, seconds: int, stops: Iterable[Span]) -> int:
    """The moment when `seconds` have passed since `start`, outside `stops`. An end that falls into a stop moves to the
    end of the stop.

    >>> find_end(100, 50, [(120, 200)])
    230
    """
    now = start
    for begin, end in stops:
        if now < begin and begin - now >= seconds:
            break
        if end > now:
            seconds -= max(0, begin - now)
            now = end
    return now + seconds


def count_seconds(start: int, end: int, stops: Iterable[Span]) -> int:
    """The seconds from `start` to `end` that are outside `stops`; 0 if `end` comes first."""
    seconds = max(0, end - start)
    for begin, until in stops:
        if begin >= end:
            break
        seconds -= max(0, min(until, end) - max(begin, start))
    return seconds


UNITS = {"d": DAY, "j": DAY, "h": HOUR, "m": MINUTE}
"""Seconds of each unit that somebody can type, by its letter in any language."""


def read_duration(text: str) -> int:
    """The seconds in a duration such as "1d 12h" or "90m". Raises TableError."""
    parts = text.lower().replace(" ", "")
    seconds, number = 0, ""
    for letter in parts:
        if letter in UNITS and number:
            seconds, number = seconds + int(number) * UNITS[letter], ""
        elif letter.isascii() and letter.isdecimal() and len(number) < 5:
            number += letter
        else:
            raise TableError(Text("error-duration"))
    if number or not seconds:
        raise TableError(Text("error-duration"))
    return seconds
