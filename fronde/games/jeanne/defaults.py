"""The default answer when the time of a player is up: peace, no influence, the weakest legal cards, no expense."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.jeanne.model import State, defence_of, income_of
from fronde.games.jeanne.steps import buying, turn
from fronde.games.jeanne.steps.battle import ALLOW
from fronde.games.jeanne.steps.common import END_TURN, city_in, points_in
from fronde.games.jeanne.steps.round import PEACE

CHEAP = (END_TURN, turn.DONE, buying.DONE, PEACE, ALLOW, "raid:none", "offer:decline")
"""The cheapest options, chosen wherever they are available."""
CARDS = ("attack-cards", "defence-cards", "duel-card")


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """The cheapest answer: the weakest cards, the strongest city for a revolt, the richest to pay twice, the poorest to
    give up; otherwise the first options."""
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
