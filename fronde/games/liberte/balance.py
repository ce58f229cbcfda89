"""The statistics that `python -m fronde lab balance` counts in this game, and the bots that play it."""

from __future__ import annotations

from fronde.core.game import Balance, Measure, Stretch, count_events
from fronde.games.liberte.greedy import Bot
from fronde.games.liberte.model import State
from fronde.games.liberte.view import phase_of

ELECTIONS, ACTION = "interruptions a player and election", "clicks an action"


def find_elections(state: State) -> tuple[int, str] | None:
    """The number of the turn while its elections are held, otherwise None."""
    return (state.turn, ELECTIONS) if phase_of(state) == "elections" else None


def find_action(state: State) -> tuple[int, str] | None:
    """The number of a seat's action while it is taken, otherwise None."""
    return (state.moves, ACTION) if phase_of(state) == "action" else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("points of battles", count_events("battle-won", "n")),
        Measure("battles lost", count_events("battle-lost", seat=""), nobodys=True),
        Measure("elections", count_events("elections-began", seat=""), nobodys=True),
    ),
    stretches=(Stretch(find_elections, {ELECTIONS: 2}), Stretch(find_action, {ACTION: 6}, clicks=True)),
    make_bot=lambda dice: Bot(dice).decide,
)
