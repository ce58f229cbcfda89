"""The swords on the blue dice of a musketeer's duels. A die that was rerolled counts with both results."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.game import Luck
from fronde.core.types import Event, Seat
from fronde.games.mousquetaires.data import BLUE

SWORD = "sword"
FACES = tuple(int(face == SWORD) for face in BLUE)


def find_dice(event: Event) -> Iterator[tuple[Seat, int]]:
    """Each blue die that an event shows: the musketeer, and 1 for a sword. A round is told with its last results, so
    the reroll adds the result before it."""
    dice: list[str] = []
    if event.kind == "duel-ended":
        dice = [face for one in event.data.get("rounds") or [] for face in one["blue"]]
    elif event.kind == "die-rerolled":
        dice = [event.data.get("face", "")]
    seat = event.data.get("seat")
    if isinstance(seat, str):
        yield from ((seat, int(face == SWORD)) for face in dice)


LUCK = Luck(FACES, find_dice)
