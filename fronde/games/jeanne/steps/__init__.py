"""The steps of the game, about one module for each phase of a round, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.jeanne.steps import battle, buying, cards, duels, events, foreign, plan, points, round, setup, turn

STEPS = find_steps(battle, buying, cards, duels, events, foreign, plan, points, round, setup, turn)
"""Every step by name."""
