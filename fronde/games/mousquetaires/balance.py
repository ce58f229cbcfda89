"""What `python -m fronde lab balance` counts in this game, and who plays it. How a game ended is its last event."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.game import Balance, Measure
from fronde.core.types import Event, Seat
from fronde.games.mousquetaires.bots import Bot
from fronde.games.mousquetaires.model import State

Find = Callable[[Event], tuple[Seat | None, int] | None]


def count(kind: str, size: str = "") -> Find:
    """An event of that kind, for its seat, or nobody's; `size`: the number in its data that counts."""
    return lambda e: (e.data.get("seat"), int(e.data[size]) if size else 1) if e.kind == kind else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("turns", count("turn-began"), nobodys=True),
        Measure("boards completed", count("board-completed")),
        Measure("chambers passed", count("chamber-passed")),
        Measure("duels", count("duel-ended")),
        Measure("foes beaten", count("foe-beaten")),
        Measure("challenges won", count("challenge-won")),
        Measure("put out", count("put-out")),
        Measure("missions done", count("mission-done"), nobodys=True),
        Measure("missions failed", count("mission-failed"), nobodys=True),
        Measure("honour lost", count("honour-lost", "n"), nobodys=True),
        Measure("treachery played", count("treachery-played"), nobodys=True),
        Measure("Rochefort wounded", count("rochefort-wounded", "n"), nobodys=True),
    ),
    make_bot=lambda dice: Bot(dice).decide,
)
