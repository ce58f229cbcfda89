"""Questions with one answer that are answered automatically (ruling R181)."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import State, is_season
from fronde.games.frondeurs.steps.any_time import ask_any_time

DELIBERATE = frozenset({"end-turn", "setup-cubes"})
"""Steps that are asked even with one answer, because nothing can be undone after it."""


def is_asked_alone(state: State, decision: Decision) -> bool:
    """Whether to ask a question with only one answer: the seat could do something else first, or skipping the question
    would reveal its hand (R181, R186)."""
    return decision.step in DELIBERATE or not (is_season_due(state, decision) or is_publicly_forced(state, decision))


def is_season_due(state: State, decision: Decision) -> bool:
    """Whether the card is the only Season Card in hand, which everybody knows must be played (6.32, ruling R102).
    Optional actions remain possible while it is played."""
    hand = state.hands[FACTIONS.index(decision.seat)]
    return decision.step == "play-card" and state.plays_left == sum(map(is_season, hand)) == 1


def is_publicly_forced(state: State, decision: Decision) -> bool:
    """Whether everybody can see that there is only one answer, and the seat can do nothing else first."""
    if decision.step == "play-card" and FACTIONS.index(decision.seat) != state.dummy:
        return False
    return all(other.seat != decision.seat for other in ask_any_time(state))
