"""The chapters of the rulebook, a file each, joined here."""

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
