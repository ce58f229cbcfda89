"""Whether, and since when, the table waits for a player. Times are in seconds since 1970. Table time leaves out pauses
and outages of the bot, which excuse everyone, but not without limit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from fronde.host.store import Player
from fronde.host.table import Playing, Table
from fronde.host.timekeeping.hours import DAY, Rest, Span, count_seconds, find_end, merge
from fronde.host.timekeeping.timing import Times, has_run_out, timing_of

AWAY = 14 * DAY
"""Seconds of table time without a sign of a player the table waits for, after which the others may continue without
them."""

MOST_EXCUSED, NEW_EXCUSE = 90 * DAY, DAY
"""Maximum number of seconds that pauses and outages excuse in a row; and the table time that must pass between them for
a new excuse."""


def find_excused_spans(table: Table, outages: Iterable[Span]) -> Iterator[Span]:
    """The spans that are not table time, in order and disjoint."""
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
    """The moment when that many seconds of table time will have passed since a moment, given the pauses and outages
    known now."""
    return find_end(since, seconds, find_excused_spans(table, times.find_outages()))


@dataclass(frozen=True, slots=True)
class Presence:
    """Signs of people at a table: the current time (`now`), the time of the `last` choice of anyone, the time of each
    user's last action or look, and the outages of the bot."""

    now: int = 0
    last: int = 0
    visits: Mapping[int, int] = field(default_factory=dict)
    outages: Sequence[Span] = ()

    def find_away(self, table: Table) -> list[Player]:
        """The players the table waits for who have given no sign for two weeks of table time. Holidays do not count
        towards that; nights do. While a question is sealed, everyone counts as asked, since it is secret who has
        answered."""
        if not isinstance(table, Playing):
            return []
        return [p for p in table.record.players if _is_waited_for(table, p) and self._count_wait(table, p) >= AWAY]

    def _count_wait(self, table: Table, player: Player) -> int:
        """An upper limit of the seconds for which a player has kept the others waiting."""
        away = merge(find_excused_spans(table, self.outages), Rest.read(player.rest).holidays)
        # a clock that was ahead leaves signs in the future
        signs = (self.last, self.visits.get(player.user or 0, self.now))
        return count_seconds(max((at for at in signs if at <= self.now), default=self.now), self.now, away)

    def find_absence(self, table: Table, player: Player) -> str | None:
        """Why the others may let another user play: the player is "away", or "late" because their time has run out.
        None if there is no reason."""
        if player in self.find_away(table):
            return "away"
        return "late" if isinstance(table, Playing) and has_run_out(table, player) else None


UNKNOWN = Presence()
"""A presence in which no player is known to be absent."""


def _is_waited_for(table: Playing, player: Player) -> bool:
    decisions = [decision for seat in table.find_seats(player) for decision in table.match.decisions_of(seat)]
    return any(decision.required or decision.sealed for decision in decisions)
