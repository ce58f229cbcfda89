"""The chapters of the rule sheet, a file each, joined here."""

from __future__ import annotations

from fronde.games.richelieu.steps import markers, taking, turn
from fronde.games.richelieu.steps.common import STEPS, add_steps

add_steps(
    turn.BeginTurn(), turn.Stopped(), turn.TakeCard(), turn.GoOn(), turn.CloseTurn(),
    taking.PayMarker(), markers.PutMarker(),
)  # fmt: skip

__all__ = ["STEPS"]
