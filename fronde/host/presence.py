"""Who is away from a table that waits for them. Time is in seconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from fronde.host.storing import Player
from fronde.host.table import Playing, Table
from fronde.host.timing import has_run_out

AWAY = 14 * 24 * 60 * 60
"""After so long without a sign of somebody the table waits for, the others may go on without."""


@dataclass(frozen=True, slots=True)
class Presence:
    """When there was a sign of people at a table: what time it is `now`, when anybody `last` chose something, and by
    user when they acted or looked last."""

    now: int = 0
    last: int = 0
    seen: Mapping[int, int] = field(default_factory=dict)

    def find_away(self, table: Table) -> list[Player]:
        """Those the table has been waiting for, without a sign of them, for two weeks. Of sealed questions everybody is
        waited for: who has answered is nobody's business."""
        if not isinstance(table, Playing):
            return []
        return [p for p in table.record.players if _is_waited_for(table, p) and self.back_by(p) <= self.now - AWAY]

    def back_by(self, player: Player) -> int:
        """Since when a player lets the others wait, at the earliest."""
        return max(self.last, self.seen.get(player.user or 0, self.now))

    def why_gone(self, table: Table, player: Player) -> str | None:
        """Why the others may let somebody else play on: the player is "away", or the time has run out, "late"; None
        where there is no reason."""
        if player in self.find_away(table):
            return "away"
        return "late" if isinstance(table, Playing) and has_run_out(table, player) else None


UNKNOWN = Presence()
"""Nobody is known to be away."""


def _is_waited_for(table: Playing, player: Player) -> bool:
    asked = [decision for seat in table.seats_held(player) for decision in table.match.decisions_of(seat)]
    return any(decision.required or decision.sealed for decision in asked)
