"""The steps of the game, about one module for each chapter of the rules, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.mousquetaires.steps import arsenal, attempts, duels, milady, musketeers, quests, setup, siege, turn

STEPS = find_steps(arsenal, attempts, duels, milady, musketeers, quests, setup, siege, turn)
"""Every step by name."""
