"""The steps of the game, one module for each chapter of the rulebook, joined here."""

from __future__ import annotations

from fronde.core.flow import find_steps
from fronde.games.frondeurs.steps import (
    affiliates,
    arrests,
    king,
    moving,
    musketeers,
    placing,
    removing,
    reserve,
    seasons,
    setup,
    turn,
)
from fronde.games.frondeurs.steps.common import STEPS

STEPS.update(
    find_steps(affiliates, arrests, king, moving, musketeers, placing, removing, reserve, seasons, setup, turn)
)

__all__ = ["STEPS"]
