"""What people who ask for advice are told of what opponents see."""

from __future__ import annotations

from fronde.core.opponents import Told

REASONS = {
    "points": Told(("points",)),
    "rivals": Told(("mean_points", "best_points"), good=False),
    "offices": Told(("offices", "late_offices", "soon_offices")),
    "rivals-offices": Told(("mean_offices", "best_offices", "soon_rivals"), good=False),
    "stakes": Told(("stakes", "soon_stakes")),
    "rivals-stakes": Told(("mean_stakes",), good=False),
    "battle": Told(("battle", "soon_battle")),
    "rivals-battle": Told(("mean_battle",), good=False),
    "votes": Told(("votes",)),
    "rivals-votes": Told(("mean_votes",), good=False),
    "governing": Told(("governing",)),
    "blocks": Told(("blocks",)),
    "hand": Told(("hand",)),
    "hand-value": Told(("hand_value", "late_hand_value")),
    "display": Told(("display",)),
    "display-value": Told(("display_value",)),
    "generals": Told(("generals",)),
    "tokens": Told(("tokens",)),
    "white-near": Told(("white_near",)),
    "red-near": Told(("red_near",)),
}

MAXIMS = {
    **dict.fromkeys(("refresh-draw", "take-card", "take-second"), "draw"),
    **dict.fromkeys(("refresh-discard", "discard-two"), "discard"),
    **dict.fromkeys(("battle-tie", "votes-tie"), "tie"),
    "province-tie": "province-tie",
    "government-tie": "government-tie",
    "keep-card": "keep",
}
"""By which rule of thumb a question is answered, by its step, or its step and the kind of the option."""
