"""Whether, and since when, somebody may be waited for. Time is in seconds since 1970; table time is what counts at a
table: pauses and hours in which the bot was away excuse everybody, but not without end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fronde.host.hours import DAY, Rest, Span, count_seconds, find_end, merge
from fronde.host.store import Player
from fronde.host.table import Playing, Table
from fronde.host.timing import Times, has_run_out, timing_of

AWAY = 14 * DAY
"""After so long without a sign of somebody the table waits for, the others may go on without."""

MOST_EXCUSED, NEW_EXCUSE = 90 * DAY, DAY
"""Pauses and outages excuse at most so long in a row; those with less than a day of table time in between are one."""


def find_excused(table: Table, outages: Iterable[Span]) -> Iterator[Span]:
    """The times, in order and apart, that are no table time."""
    timing = timing_of(table)
    pauses = () if timing is None else timing.pauses
    spans = [(begin, begin + MOST_EXCUSED if end is None else end) for begin, end in pauses]
    remaining = last = 0
    for begin, end in merge(sorted(spans), sorted(outages)):
        remaining = MOST_EXCUSED if not last or begin >= last + NEW_EXCUSE else remaining
        last = min(end, begin + remaining)
        remaining -= last - begin
        yield begin, last


def find_moment(table: Table, times: Times, since: int, seconds: int) -> int:
    """When so many seconds of table time will have passed since a moment, as pauses and outages are known now."""
    return find_end(since, seconds, find_excused(table, times.find_outages()))


@dataclass(frozen=True, slots=True)
class Presence:
    """When there was a sign of people at a table: what time it is `now`, when anybody `last` chose something, by user
    when they acted or looked last, and when the bot was away."""

    now: int = 0
    last: int = 0
    visits: Mapping[int, int] = field(default_factory=dict)
    outages: Sequence[Span] = ()

    def find_away(self, table: Table) -> list[Player]:
        """The players the table has waited for without a sign of them for two weeks of table time, their holidays not
        counted, their nights counted. In a sealed question everybody counts as asked: who has answered is secret."""
        if not isinstance(table, Playing):
            return []
        return [p for p in table.record.players if _is_waited_for(table, p) and self._lets_wait(table, p) >= AWAY]

    def _lets_wait(self, table: Table, player: Player) -> int:
        """The seconds for which a player has let the others wait, at most."""
        away = merge(find_excused(table, self.outages), Rest.read(player.rest).holidays)
        signs = (self.last, self.visits.get(player.user or 0, self.now))  # of a clock that was ahead some lie to come
        return count_seconds(max((at for at in signs if at <= self.now), default=self.now), self.now, away)

    def why_gone(self, table: Table, player: Player) -> str | None:
        """Why the others may let somebody else play on: the player is "away", or the time has run out, "late"; None
        where there is no reason."""
        if player in self.find_away(table):
            return "away"
        return "late" if isinstance(table, Playing) and has_run_out(table, player) else None


UNKNOWN = Presence()
"""Nobody is known to be away."""


def _is_waited_for(table: Playing, player: Player) -> bool:
    decisions = [decision for seat in table.seats_held(player) for decision in table.match.decisions_of(seat)]
    return any(decision.required or decision.sealed for decision in decisions)
