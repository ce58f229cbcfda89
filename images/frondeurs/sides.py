"""Who is scored as one, in which order, and who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fronde.core.types import Name
from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images.frondeurs.reading import people_of, players_of
from images.manifest import Scene, View

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
    won, holder = set(view.get("winners") or ()), (view.get("king") or {}).get("holder")
    return sorted(
        sides,
        key=lambda s: (won.isdisjoint(s.factions), -s.total, holder not in s.factions, TIES.index(s.counted)),
    )


def ranked_factions(view: View) -> list[str]:
    """Every Faction, those of the first side first, of one side the higher score first."""
    return [f for side in ranked(view) for f in sorted(side.factions, key=lambda f: -items_of(view, f).get("total", 0))]


def winning_sides(view: View) -> list[Side]:
    """Who has won a game that is over; several share it, or nobody has."""
    winners = set(view.get("winners") or ())
    return [side for side in ranked(view) if not winners.isdisjoint(side.factions)]


def say_won(scene: Scene, words: Words) -> str:
    """Who has won, in as few words as can be."""
    people = [person for side in winning_sides(scene.view) for person in people_of(scene, side.factions)]
    return words.say("picture-won", who=" & ".join(people), count=len(people))


def say_tie_break(view: View, words: Words) -> str:
    """What broke the tie of first place, "" where there was none."""
    decided = view.get("tie_break")
    return words.say("picture-tie-break", **{"tie-break": Name("tie-break", decided)}) if decided else ""


def say_won_by(scene: Scene, words: Words) -> str:
    """Who has won with which Factions, and what broke a tie, as a sentence."""
    sides = winning_sides(scene.view)
    count = sum(len(people_of(scene, side.factions)) for side in sides)
    won = words.say("picture-won", who=" & ".join(_sentence(scene, words, side) for side in sides), count=count)
    tie_break = say_tie_break(scene.view, words)
    return words.say("picture-alt-won", won=f"{won}, {tie_break}" if tie_break else won)


def _sentence(scene: Scene, words: Words, side: Side) -> str:
    factions = [Name("faction", faction) for faction in side.factions]
    return words.say("picture-alt-winner", players=players_of(scene, side.factions), factions=factions)
