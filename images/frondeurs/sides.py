"""Which Factions are scored as one, in which order, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fronde.games.frondeurs.data import FACTIONS
from images.manifest import View, read
from images.outcome import total_of

TIES = ("retzist", "cabalist", "condeean", "mazarinist")
"""Who goes before whom where scores are tied and the King decides nothing (8.24)."""


class Side(NamedTuple):
    """One player, or one team: the Factions it is scored by, the one that counts, what counts."""

    factions: tuple[str, ...]
    counted: str
    items: Mapping[str, int]

    @property
    def total(self) -> int:
        """The points that count."""
        return int(self.items.get("total", 0))


def items_of(view: View, faction: str) -> Mapping[str, int]:
    """A Faction's score, item by item."""
    return (view.get("score") or {}).get(faction) or {}


def ranked(view: View) -> list[Side]:
    """Players, or teams: who has won, then by what counts for them; the King in hand goes first among equals, then the
    order of 8.24."""
    entries = view.get("sides") or [{"factions": (f,), "counted": f, "items": items_of(view, f)} for f in FACTIONS]
    sides = [Side(tuple(side["factions"]), side["counted"], side["items"]) for side in entries]
    winners, holder = set(read(view, "winners") or ()), (view.get("king") or {}).get("holder")
    return sorted(
        sides,
        key=lambda s: (winners.isdisjoint(s.factions), -s.total, holder not in s.factions, TIES.index(s.counted)),
    )


def ranked_factions(view: View) -> list[str]:
    """Every Faction by its points; once the game is over those of the first side first, of one side the higher score
    first."""
    if not view.get("over"):
        return sorted(FACTIONS, key=lambda f: -total_of(view, f))
    return [f for side in ranked(view) for f in sorted(side.factions, key=lambda f: -items_of(view, f).get("total", 0))]


def winning_sides(view: View) -> list[Side]:
    """Who has won a game that is over; several share it, or nobody has."""
    winners = set(read(view, "winners") or ())
    return [side for side in ranked(view) if not winners.isdisjoint(side.factions)]


def winners_of(view: View) -> list[tuple[str, ...]]:
    """The Factions of each side that has won."""
    return [side.factions for side in winning_sides(view)]
