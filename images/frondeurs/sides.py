"""The Factions scored together, the order of the sides, and the winners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fronde.games.frondeurs.data import FACTIONS
from images.manifest import View, read
from images.outcome import total_of

TIES = ("retzist", "cabalist", "condeean", "mazarinist")
"""The order of tied Factions if the King does not decide (8.24)."""


class Side(NamedTuple):
    """One player or team: its Factions, the Faction that counts, and the items of the score that counts."""

    factions: tuple[str, ...]
    scorer: str
    items: Mapping[str, int]

    @property
    def total(self) -> int:
        """The points that count."""
        return int(self.items.get("total", 0))


def items_of(view: View, faction: str) -> Mapping[str, int]:
    """A Faction's score, item by item."""
    return (view.get("score") or {}).get(faction) or {}


def rank_sides(view: View) -> list[Side]:
    """Players or teams: winners first, then by the points that count; if equal, the holder of the King, then the order
    of 8.24."""
    entries = view.get("sides") or [{"factions": (f,), "counted": f, "items": items_of(view, f)} for f in FACTIONS]
    sides = [Side(tuple(side["factions"]), side["counted"], side["items"]) for side in entries]
    winners, holder = set(read(view, "winners") or ()), (view.get("king") or {}).get("holder")
    return sorted(
        sides,
        key=lambda s: (winners.isdisjoint(s.factions), -s.total, holder not in s.factions, TIES.index(s.scorer)),
    )


def ranked_factions(view: View) -> list[str]:
    """Every Faction by its points; once the game is over, the Factions of the first side first, the higher score first
    within a side."""
    if not view.get("over"):
        return sorted(FACTIONS, key=lambda f: -total_of(view, f))
    return [
        f for side in rank_sides(view) for f in sorted(side.factions, key=lambda f: -items_of(view, f).get("total", 0))
    ]


def winning_sides(view: View) -> list[Side]:
    """The winning sides of a finished game; several can share the first place, or nobody wins."""
    winners = set(read(view, "winners") or ())
    return [side for side in rank_sides(view) if not winners.isdisjoint(side.factions)]


def winners_of(view: View) -> list[tuple[str, ...]]:
    """The Factions of each winning side."""
    return [side.factions for side in winning_sides(view)]
