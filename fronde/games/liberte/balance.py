"""What `python -m fronde balance` counts in this game, and who plays it."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.game import Balance, Measure
from fronde.core.types import Action, Event, Seat
from fronde.games.liberte.bots import Bot
from fronde.games.liberte.model import State
from fronde.games.liberte.refusals import TIES

IN_ACTIONS = {"choose-action", "go-on", "place-blocks", "keep-card", "discard-two", "take-card", "take-second",
              "special-target", "terror-card"}  # fmt: skip
"""The questions of an action."""


def count_of(*steps: str) -> Callable[[Action], int]:
    """A choice where it answers one of some questions."""
    return lambda action: int(action.step in steps)


def find_nothing(event: Event) -> tuple[Seat | None, int] | None:
    """No event counts."""
    return None


def won(kind: str) -> Callable[[Event], tuple[Seat | None, int] | None]:
    """Points an event of a kind brings."""
    return lambda event: (event.data["seat"], event.data["n"]) if event.kind == kind else None


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("asked in elections", find_nothing, weigh=count_of(*TIES)),
        Measure("actions", find_nothing, weigh=count_of("choose-action")),
        Measure("clicks in actions", find_nothing, weigh=count_of(*IN_ACTIONS)),
        Measure("points of battles", won("battle-won")),
        Measure("battles lost", lambda e: (None, 1) if e.kind == "battle-lost" else None, nobodys=True),
        Measure("elections", lambda e: (None, 1) if e.kind == "elections-began" else None, nobodys=True),
    ),
    make_bot=lambda dice: Bot(dice).decide,
)
