"""Options that a player may look for but that are not available; `refusals.py` gives the reasons."""

from __future__ import annotations

from fronde.core.types import Decision, OptionText
from fronde.games.richelieu.model import State
from fronde.games.richelieu.words import _row_group, label_cell


def find_unavailable(state: State, decision: Decision) -> dict[str, OptionText]:
    """Cards of the lay-out that a question about cards does not offer, with their texts."""
    kinds = dict.fromkeys(option.partition(":")[0] for option in decision.options)
    open_kinds = [kind for kind in kinds if kind in ("card", "place", "lift")]
    pairs = ((f"{kind}:{card}", card) for kind in open_kinds for card in state.cells)
    return {
        option: OptionText(label_cell(state, card), None, _row_group(state, card))
        for option, card in pairs
        if option not in decision.options
    }
