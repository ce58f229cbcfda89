"""The reasons that advice gives for a choice, from the features of the bots."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features(
        "points", "votes", "governing", "blocks", "hand", "display", "display_value", "generals", "tokens",
        "white_near", "red_near",
    ),
    "rivals": FeatureText(("mean_points", "best_points"), good=False),
    "offices": FeatureText(("offices", "late_offices", "soon_offices")),
    "rivals-offices": FeatureText(("mean_offices", "best_offices", "soon_rivals"), good=False),
    "stakes": FeatureText(("stakes", "soon_stakes")),
    "rivals-stakes": FeatureText(("mean_stakes",), good=False),
    "battle": FeatureText(("battle", "soon_battle")),
    "rivals-battle": FeatureText(("mean_battle",), good=False),
    "rivals-votes": FeatureText(("mean_votes",), good=False),
    "hand-value": FeatureText(("hand_value", "late_hand_value")),
}  # fmt: skip

MAXIMS = {
    **dict.fromkeys(("refresh-draw", "take-card", "take-second"), "draw"),
    **dict.fromkeys(("refresh-discard", "discard-two"), "discard"),
    **dict.fromkeys(("battle-tie", "votes-tie"), "tie"),
    "province-tie": "province-tie",
    "government-tie": "government-tie",
    "keep-card": "keep",
}
"""The rule of thumb that explains a choice, by its step, or by its step and the kind of option."""
