"""A moment of a game, ready to be drawn: plain data that a notice can contain and another process can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fronde.core.game import View
from fronde.core.types import Json


def read(view: View | None, key: str) -> Json:
    """An entry of a view or of its head. The game's own entry with that key takes precedence if both have the same
    type. A view stored before views had heads has only its own entries."""
    own, head = (view or {}).get(key), ((view or {}).get("head") or {}).get(key)
    return own if head is None or isinstance(own, type(head)) else head


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of a game, ready to be drawn."""

    view: View
    names: Mapping[str, str] = field(default_factory=dict)
    """Player in the view -> their current name. A player who is missing here keeps the name in the view."""
    before: View | None = None
    """An older view; the picture marks what differs from it."""
    events: Sequence[Sequence[Json]] = ()
    """Public events since `before`, each as [kind, data]."""

    def name_of(self, player: str) -> str:
        """The current name of a player of the view."""
        return self.names.get(player, player)

    def player_of(self, seat: str | None) -> str:
        """The current name of the player in a seat, or the seat's id if the view names no player."""
        player = (read(self.view, "seats") or {}).get(seat)
        return self.name_of(player) if player else seat or ""

    def to_json(self) -> dict[str, Json]:
        """The scene as plain data."""
        before = None if self.before is None else dict(self.before)
        events = [list(event) for event in self.events]
        return {"view": dict(self.view), "names": dict(self.names), "before": before, "told": events}

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Scene:
        """The inverse of `to_json`."""
        return cls(data["view"], data["names"], data["before"], data["told"])
