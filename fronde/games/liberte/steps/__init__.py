"""The steps of the game, one module for each chapter of the rules, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.liberte.steps import actions, battle, elections, government, specials, turn

STEPS = find_steps(actions, battle, elections, government, specials, turn)
"""Every step by name."""
