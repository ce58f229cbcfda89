"""The reasons that advice gives for a choice, from the features of the bots."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features(
        "crowns", "coins", "musketeers", "crowns_near", "coins_near", "musketeers_near", "avatar", "king_denied",
        "king_at_hand", "spaces", "controlled", "near", "cards", "season_cards",
    ),
    "points": FeatureText(("points", "late_points", "last_points", "due")),
    "rivals": FeatureText(("rivals", "late_rivals", "best_rival", "last_best"), good=False),
    "orange": FeatureText(("orange", "orange_lead")),
    "supply": FeatureText(("supply", "late_supply")),
    "reserve": FeatureText(("reserve", "late_reserve", "last_reserve")),
    "uses": FeatureText(("uses", "late_uses"), good=False),
    "firm": FeatureText(("doubles", "singles")),
}  # fmt: skip

MAXIMS = {
    "move-cubes": "move",
    "setup-cubes": "setup",
}
"""The rule of thumb that explains a choice, by its step, or by its step and the kind of option."""
