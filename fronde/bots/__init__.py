"""Opponents: they play a seat for which there is no person, by what that seat may know alone."""

from __future__ import annotations

from fronde.bots.advice import advise
from fronde.bots.players import LEVELS, choose

__all__ = ["LEVELS", "advise", "choose"]
