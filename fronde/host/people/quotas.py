"""Limits on what one person or one server may have or request, so that nobody uses up shared resources."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from fronde.core.errors import TableError
from fronde.core.types import Text

MINUTE, HOUR = 60.0, 60 * 60.0
LONG = 120
"""Seconds from which a wait is stated in minutes."""
MOST_REMEMBERED = 10_000
"""Maximum number of people in memory; beyond it, those without a recent request are dropped."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """The limits: open lobbies of a host; open tables of a server; file uploads and pictures per person and minute; and
    rematch calls to all players of a finished game, per person and hour."""

    lobbies: int = 5
    tables: int = 50
    uploads: int = 3
    pictures: int = 20
    calls: int = 3

    def check_room(self, lobbies: int, tables: int) -> None:
        """Raise TableError if a host already has the most open lobbies, or a server the most open tables."""
        if lobbies >= self.lobbies:
            raise TableError(Text("error-many-lobbies", {"most": self.lobbies}))
        if tables >= self.tables:
            raise TableError(Text("error-many-tables", {"most": self.tables}))


class Rate:
    """Counts the requests of each person in the last `span` seconds: a minute or an hour. `clock`: monotonic
    seconds."""

    def __init__(self, most: int, clock: Callable[[], float], span: float = MINUTE) -> None:
        self.most = most
        self.span = span
        self._clock = clock
        self._times: dict[int, deque[float]] = {}

    def take(self, user: int) -> None:
        """Count one request. If it is one too many, raises TableError, which says when to try again."""
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
