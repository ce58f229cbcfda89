"""The phases of a round, a file each or nearly so, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.jeanne.steps import battle, buying, cards, duels, events, foreign, plan, points, round, setup, turn

STEPS = find_steps(battle, buying, cards, duels, events, foreign, plan, points, round, setup, turn)
"""Every step by name."""
