"""What somebody may look for among the options and does not find: what is too dear, what does not fit a mission, where
Milady cannot go. `refusals.py` says why."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.mousquetaires.data import DESTINATIONS, ITEMS
from fronde.games.mousquetaires.model import State, actions_left, in_hand


def find_closed(state: State, decision: Decision) -> list[str]:
    """The ids of it."""
    offered = set(decision.options)
    return [option for option in _look_for(state, decision) if option not in offered]


def _look_for(state: State, decision: Decision) -> list[str]:
    if decision.step == "act" and actions_left(state, decision.seat) > 0:
        return [f"buy:{item}" for item in ITEMS]
    if decision.step == "post":
        return [f"post:{card}" for card in in_hand(state)]
    if decision.step == "choose-destination":
        return [f"dest:{place}" for place in DESTINATIONS]
    return []
