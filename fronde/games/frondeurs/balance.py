"""The statistics that `python -m fronde lab balance` counts in this game."""

from __future__ import annotations

from fronde.core.game import Balance, Measure, count_events
from fronde.core.types import Event, Seat
from fronde.games.frondeurs.greedy import Judge
from fronde.games.frondeurs.model import State


def count_battle_cards(event: Event) -> tuple[Seat | None, int] | None:
    """The winner of a battle card, and 1; the winner is None if the battle was tied (7.3)."""
    if event.kind == "battle-tied":
        return None, 1
    return (event.data["seat"], 1) if event.kind == "battle-won" else None


def count_coins(event: Event) -> tuple[Seat | None, int] | None:
    """The Faction that won Coins, and their number."""
    return (event.data["seat"], len(event.data["values"])) if event.kind == "coins-won" else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("battle cards won", count_battle_cards, share=True, nobodys=True),
        Measure("battle cards a game", count_battle_cards, nobodys=True),
        Measure("crowns won", count_events("crown-won", "n")),
        Measure("coins won", count_coins),
        Measure("musketeers won", count_events("musketeer-won")),
    ),
    make_value=Judge,
)
