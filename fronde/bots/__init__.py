"""Opponents: they play a seat without a person and use only what that seat may know."""

from __future__ import annotations

from fronde.bots.advice import advise
from fronde.bots.players import LEVELS, choose

__all__ = ["LEVELS", "advise", "choose"]
