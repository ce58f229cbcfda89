"""Choices that are none: taken without asking (ruling R181)."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import State, is_season
from fronde.games.frondeurs.steps.any_time import ask_any_time

DELIBERATE = frozenset({"end-turn", "setup-cubes"})
"""Asked with one answer too: after it nothing can be taken back."""


def is_asked_alone(state: State, decision: Decision) -> bool:
    """Whether the seat asked could do something else first, or would betray its hand if it were spared the question
    (R181, R186)."""
    return decision.step in DELIBERATE or not (is_season_due(state, decision) or is_open(state, decision))


def is_season_due(state: State, decision: Decision) -> bool:
    """Whether the card is the one Season Card in hand, which everybody knows must be played (6.32, ruling R102). What
    else may be done at any time stays open during it."""
    hand = state.hands[FACTIONS.index(decision.seat)]
    return decision.step == "play-card" and state.plays_left == sum(map(is_season, hand)) == 1


def is_open(state: State, decision: Decision) -> bool:
    """Whether everybody can see that there is one answer, and the seat may do nothing else before it."""
    if decision.step == "play-card" and FACTIONS.index(decision.seat) != state.dummy:
        return False
    return all(other.seat != decision.seat for other in ask_any_time(state))
