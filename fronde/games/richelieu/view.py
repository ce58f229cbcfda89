"""What a seat may know of the position, field by field."""

from __future__ import annotations

from fronde.core.types import Json, Seat
from fronde.games.richelieu.model import State, find_takeable, seats_of
from fronde.games.richelieu.scoring import count_all, score_all


def build_view(state: State, seat: Seat | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator). It has the keys of a sparse position, where a face-down disc is
    None and the discs of others are a count; in addition the cards that may be taken, the counts of each seat, and the
    score."""
    return {
        "game": "richelieu",
        "viewer": seat,
        "players": list(state.players),
        "seats": dict(zip(seats_of(state), state.players, strict=True)),
        "options": dict(state.options),
        "active": state.active,
        "turn": state.turn,
        "over": state.over,
        "rows": [list(row) for row in state.rows],
        "aside": list(state.aside),
        "discs": dict.fromkeys(sorted(state.discs)),
        "markers": dict(sorted(state.marks.items())),
        "stock": dict(state.stock),
        "box": dict(state.box),
        "collections": {owner: list(cards) for owner, cards in state.collections.items()},
        "held_discs": {
            owner: list(discs) if state.over or owner == seat else len(discs) for owner, discs in state.discs_of.items()
        },
        "spent_discs": list(state.backs_used),
        "taken": list(state.picks),
        "takeable": find_takeable(state) if is_taking(state) else [],
        "counts": count_all(state),
        "score": score_all(state),
    }


def is_taking(state: State) -> bool:
    """Whether the active seat is choosing its first or second card."""
    return bool(state.stack) and state.stack[-1]["step"] in ("take-card", "go-on")
