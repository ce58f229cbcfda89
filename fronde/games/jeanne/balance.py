"""What `python -m fronde balance` counts in this game, and who plays it."""

from __future__ import annotations

from fronde.core.game import Balance
from fronde.games.jeanne.model import State

BALANCE: Balance[State] = Balance()
