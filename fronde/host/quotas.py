"""How much one person or one server may have or ask for, so that nobody takes what is there for all."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from fronde.core.errors import TableError
from fronde.core.types import Text

MINUTE, HOUR = 60.0, 60 * 60.0
LONG = 120
"""Seconds from which on minutes are told."""
MOST_REMEMBERED = 10_000
"""People remembered before those who asked for nothing in the last minute are forgotten."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """What there may be: open lobbies of a host, open tables of a server; and asked for by one person: in a minute
    files read, and pictures drawn; in an hour calls that everybody of a game that is over gets, to play once more."""

    lobbies: int = 5
    tables: int = 50
    uploads: int = 3
    pictures: int = 20
    calls: int = 3

    def check_room(self, lobbies: int, tables: int) -> None:
        """Raise TableError where a host has so many open lobbies already, or a server so many open tables."""
        if lobbies >= self.lobbies:
            raise TableError(Text("error-many-lobbies", {"most": self.lobbies}))
        if tables >= self.tables:
            raise TableError(Text("error-many-tables", {"most": self.tables}))


class Rate:
    """Counts what each person asked for in the last minute, or hour, the `span` in seconds. `clock` gives seconds that
    only grow."""

    def __init__(self, most: int, clock: Callable[[], float], span: float = MINUTE) -> None:
        self.most = most
        self.span = span
        self._clock = clock
        self._times: dict[int, deque[float]] = {}

    def take(self, user: int) -> None:
        """Count one more. Raises TableError, which says when to try again, where it would be too many."""
        now = self._clock()
        if len(self._times) > MOST_REMEMBERED:
            self._times = {one: times for one, times in self._times.items() if times[-1] > now - self.span}
        moments = self._times.setdefault(user, deque(maxlen=self.most))
        if len(moments) == self.most and moments[0] > now - self.span:
            seconds = math.ceil(moments[0] + self.span - now)
            data = {"most": self.most, "in": "hour" if self.span == HOUR else "minute", "seconds": seconds}
            minutes = math.ceil(seconds / MINUTE) if seconds >= LONG else 0
            raise TableError(Text("error-too-often", {**data, "minutes": minutes}))
        moments.append(now)
