"""Opponents: what plays a seat where nobody does, by what that seat may know and nothing else."""

from __future__ import annotations

from fronde.bots.advice import advise
from fronde.bots.players import LEVELS, choose

__all__ = ["LEVELS", "advise", "choose"]
