"""What `python -m fronde lab balance` counts in this game."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.game import Balance, Measure
from fronde.core.types import Event, Seat
from fronde.games.frondeurs.judging import Judge
from fronde.games.frondeurs.model import State


def count_battle_cards(event: Event) -> tuple[Seat | None, int] | None:
    """A battle card for the Faction that won it, or for nobody where the battle was tied (7.3)."""
    if event.kind == "battle-tied":
        return None, 1
    return (event.data["seat"], 1) if event.kind == "battle-won" else None


def count_won(kind: str, size: Callable[[Event], int]) -> Callable[[Event], tuple[Seat | None, int] | None]:
    """What an event of that kind brings its Faction."""
    return lambda event: (event.data["seat"], size(event)) if event.kind == kind else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("battle cards won", count_battle_cards, share=True, nobodys=True),
        Measure("battle cards a game", count_battle_cards, nobodys=True),
        Measure("crowns won", count_won("crown-won", lambda event: int(event.data["n"]))),
        Measure("coins won", count_won("coins-won", lambda event: len(event.data["values"]))),
        Measure("musketeers won", count_won("musketeer-won", lambda event: 1)),
    ),
    make_value=Judge,
)
