"""What a clock chooses for whoever does not answer: peace, no influence, the weakest lawful cards, no expense."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.jeanne.model import State, defence_of, income_of
from fronde.games.jeanne.steps import buying, turn
from fronde.games.jeanne.steps.battle import ALLOW
from fronde.games.jeanne.steps.common import END_TURN, city_in, points_in
from fronde.games.jeanne.steps.round import PEACE

CHEAP = (END_TURN, turn.DONE, buying.DONE, PEACE, ALLOW, "raid:none", "offer:decline")
"""What costs least wherever it is on offer."""
CARDS = ("attack-cards", "defence-cards", "duel-card")


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """The cheapest answer; of cards the weakest; of cities that may rise the strongest, to pay twice the richest, to be
    given up the poorest; else whatever comes first."""
    cheap = next((option for option in CHEAP if option in decision.options), None)
    if cheap is not None:
        return (cheap,)
    if decision.step in CARDS:
        return (min(decision.options, key=points_in),)
    if decision.step == "double-income":
        return (max(decision.options, key=lambda option: income_of(state, city_in(option))),)
    if decision.step == "move-garrison":
        return (min(decision.options, key=lambda option: income_of(state, city_in(option))),)
    if decision.step == "revolt":
        return (max(decision.options, key=lambda option: defence_of(state, city_in(option))),)
    return decision.options[: decision.least]
