"""The steps of the game, one module for each chapter of the rule sheet, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.richelieu.steps import markers, taking, turn

STEPS = find_steps(markers, taking, turn)
"""Every step by name."""
