"""What `python -m fronde lab balance` counts in this game, and who plays it."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.game import Balance, Measure, Stretch
from fronde.core.types import Event, Seat
from fronde.games.liberte.bots import Bot
from fronde.games.liberte.model import State
from fronde.games.liberte.view import phase_of

ELECTIONS, ACTION = "interruptions a player and election", "clicks an action"


def won(kind: str) -> Callable[[Event], tuple[Seat | None, int] | None]:
    """Points an event of a kind brings."""
    return lambda event: (event.data["seat"], event.data["n"]) if event.kind == kind else None


def find_elections(state: State) -> tuple[int, str] | None:
    """The elections of a turn."""
    return (state.turn, ELECTIONS) if phase_of(state) == "elections" else None


def find_action(state: State) -> tuple[int, str] | None:
    """One action of a seat."""
    return (state.moves, ACTION) if phase_of(state) == "action" else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("points of battles", won("battle-won")),
        Measure("battles lost", lambda e: (None, 1) if e.kind == "battle-lost" else None, nobodys=True),
        Measure("elections", lambda e: (None, 1) if e.kind == "elections-began" else None, nobodys=True),
    ),
    stretches=(Stretch(find_elections, {ELECTIONS: 2}), Stretch(find_action, {ACTION: 6}, clicks=True)),
    make_bot=lambda dice: Bot(dice).decide,
)
