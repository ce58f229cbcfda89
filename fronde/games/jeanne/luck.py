"""The dice that players roll for themselves, where more is better: in battles and duels, and to plunder or incite a
city."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fronde.core.game import Luck
from fronde.core.types import Event, Json, Seat

FACES = (1, 2, 3, 4, 5, 6)


def find_dice(event: Event) -> Iterator[tuple[Seat, int]]:
    """Each such die that an event shows: who rolled it, and the result."""
    for roll in _find_rolls(event):
        if isinstance(roll.get("seat"), str) and roll.get("die") in FACES:
            yield roll["seat"], roll["die"]


def _find_rolls(event: Event) -> Sequence[Mapping[str, Json]]:
    data = event.data
    if event.kind == "battle-fought":
        return [data.get(side) or {} for side in ("attack", "defence")]
    if event.kind == "duel-fought":
        return data.get("sides") or []
    return [data] if event.kind in ("city-plundered", "rebellion-tried") else []


LUCK = Luck(FACES, find_dice)
