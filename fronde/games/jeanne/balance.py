"""What `python -m fronde balance` counts in this game, and who plays it."""

from __future__ import annotations

from collections.abc import Callable

from fronde.core.game import Balance, Measure
from fronde.core.types import Event, Seat
from fronde.games.jeanne.bots import Bot
from fronde.games.jeanne.model import State

Find = Callable[[Event], tuple[Seat | None, int] | None]


def count(kind: str, key: str = "seat", size: Callable[[Event], int] = lambda event: 1) -> Find:
    """What an event of that kind is to the seat under a key of its data."""

    def find(event: Event) -> tuple[Seat | None, int] | None:
        return (event.data.get(key), size(event)) if event.kind == kind else None

    return find


def count_taken(event: Event) -> tuple[Seat | None, int] | None:
    """A city taken in a battle, for whoever took it."""
    if event.kind != "battle-fought" or event.data["result"] != "taken":
        return None
    return event.data.get("attacker_seat"), 1


def round_of(state: State) -> tuple[int, str] | None:
    """The round, and whether it is war, once that is voted on."""
    if not state.stack or state.stack[0]["step"] != "end-round" or state.stack[-1]["step"] in ("vote", "return-city"):
        return None
    return state.round, "war" if state.war else "peace"


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("attacks", count("attack-announced", "attacker_seat")),
        Measure("attacked", count("battle-fought", "defender_seat"), nobodys=True),
        Measure("cities taken", count_taken, nobodys=True),
        Measure("cities joined", count("city-joined")),
        Measure("income", count("income-paid", size=lambda event: int(event.data["n"]))),
        Measure("eliminated", count("power-fell")),
    ),
    round_of=round_of,
    make_bot=lambda dice: Bot(dice).decide,
)
