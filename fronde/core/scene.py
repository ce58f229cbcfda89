"""A moment of a game as it is to be drawn: plain data that a notice can hold and another process can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fronde.core.game import View
from fronde.core.types import Json


def read(view: View | None, key: str) -> Json:
    """An entry of the head of a view. The game's own entry with the same key comes first where it has the same form; a
    view stored before views had heads has nothing else."""
    own, head = (view or {}).get(key), ((view or {}).get("head") or {}).get(key)
    return own if head is None or isinstance(own, type(head)) else head


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game as it is to be drawn."""

    view: View
    names: Mapping[str, str] = field(default_factory=dict)
    """Player in the view -> the name that player goes by now; who is not in it goes by what the view says."""
    before: View | None = None
    """An older view; what differs from it is marked."""
    events: Sequence[Sequence[Json]] = ()
    """What happened in public since `before`: [kind, data] of each event."""

    def name_of(self, player: str) -> str:
        """What a player of the view is called now."""
        return self.names.get(player, player)

    def player_of(self, seat: str | None) -> str:
        """What whoever plays a seat is called now; the seat's id where nobody is named."""
        player = (read(self.view, "seats") or {}).get(seat)
        return self.name_of(player) if player else seat or ""

    def to_json(self) -> dict[str, Json]:
        """The scene as plain data."""
        before = None if self.before is None else dict(self.before)
        events = [list(event) for event in self.events]
        return {"view": dict(self.view), "names": dict(self.names), "before": before, "told": events}

    @classmethod
    def from_json(cls, stored: Mapping[str, Json]) -> Scene:
        """The scene that was stored."""
        return cls(stored["view"], stored["names"], stored["before"], stored["told"])
