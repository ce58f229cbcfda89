"""How much one person or one server may have or ask for, so that nobody takes what is there for all."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from fronde.core.errors import TableError
from fronde.core.types import Text

MINUTE = 60.0
MOST_REMEMBERED = 10_000
"""People remembered before those who asked for nothing in the last minute are forgotten."""


@dataclass(frozen=True, slots=True)
class Quotas:
    """What there may be: open lobbies of a host, open tables of a server; and asked for in a minute by one person:
    files read, pictures drawn."""

    lobbies: int = 5
    tables: int = 50
    uploads: int = 3
    pictures: int = 20

    def check_room(self, lobbies: int, tables: int) -> None:
        """Raise TableError where a host has so many open lobbies already, or a server so many open tables."""
        if lobbies >= self.lobbies:
            raise TableError(Text("error-many-lobbies", {"most": self.lobbies}))
        if tables >= self.tables:
            raise TableError(Text("error-many-tables", {"most": self.tables}))


class Rate:
    """Counts what each person asked for in the last minute. `clock` gives seconds that only grow."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self.most = most
        self._clock = clock
        self._asked: dict[int, deque[float]] = {}

    def take(self, user: int) -> None:
        """Count one more. Raises TableError, which says when to try again, where it would be too many."""
        now = self._clock()
        if len(self._asked) > MOST_REMEMBERED:
            self._asked = {one: asked for one, asked in self._asked.items() if asked[-1] > now - MINUTE}
        asked = self._asked.setdefault(user, deque(maxlen=self.most))
        if len(asked) == self.most and asked[0] > now - MINUTE:
            seconds = math.ceil(asked[0] + MINUTE - now)
            raise TableError(Text("error-too-often", {"most": self.most, "seconds": seconds}))
        asked.append(now)
