"""The statistics that `python -m fronde lab balance` counts in this game, and the bots that play it."""

from __future__ import annotations

from fronde.core.game import Balance, Measure, Stretch, count_events
from fronde.core.types import Event, Seat
from fronde.games.jeanne.greedy import Bot
from fronde.games.jeanne.model import State


def count_captures(event: Event) -> tuple[Seat | None, int] | None:
    """The seat that took a city in a battle, and 1; None for other events."""
    if event.kind != "battle-fought" or event.data["result"] != "taken":
        return None
    return event.data.get("attacker_seat"), 1


PEACE, WAR = "pings a player and round, in peace", "pings a player and round, in war"


def find_round(state: State) -> tuple[int, str | None]:
    """The number of the round, and after the vote whether it is war."""
    steps = [frame["step"] for frame in state.stack]
    if steps[:1] != ["end-round"] or steps[-1] in ("vote", "return-city"):
        return state.round, None
    return state.round, WAR if state.war else PEACE


BALANCE: Balance[State] = Balance(
    measures=(
        Measure("attacks", count_events("attack-announced", seat="attacker_seat")),
        Measure("attacked", count_events("battle-fought", seat="defender_seat"), nobodys=True),
        Measure("cities taken", count_captures, nobodys=True),
        Measure("cities joined", count_events("city-joined")),
        Measure("income", count_events("income-paid", "n")),
        Measure("eliminated", count_events("power-fell")),
    ),
    stretches=(Stretch(find_round, {PEACE: 5, WAR: 8}),),
    make_bot=lambda dice: Bot(dice).decide,
)
