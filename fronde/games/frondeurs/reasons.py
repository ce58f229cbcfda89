"""What people who ask for advice are told of what opponents see."""

from __future__ import annotations

from fronde.core.opponents import FeatureText

REASONS = {
    "points": FeatureText(("points", "late_points", "last_points", "due")),
    "rivals": FeatureText(("rivals", "late_rivals", "best_rival", "last_best"), good=False),
    "orange": FeatureText(("orange", "orange_lead")),
    "crowns": FeatureText(("crowns",)),
    "coins": FeatureText(("coins",)),
    "musketeers": FeatureText(("musketeers",)),
    "crowns-near": FeatureText(("crowns_near",)),
    "coins-near": FeatureText(("coins_near",)),
    "musketeers-near": FeatureText(("musketeers_near",)),
    "supply": FeatureText(("supply", "late_supply")),
    "reserve": FeatureText(("reserve", "late_reserve", "last_reserve")),
    "uses": FeatureText(("uses", "late_uses"), good=False),
    "avatar": FeatureText(("avatar",)),
    "king-denied": FeatureText(("king_denied",)),
    "king-at-hand": FeatureText(("king_at_hand",)),
    "spaces": FeatureText(("spaces",)),
    "controlled": FeatureText(("controlled",)),
    "near": FeatureText(("near",)),
    "firm": FeatureText(("doubles", "singles")),
    "cards": FeatureText(("cards",)),
    "season-cards": FeatureText(("season_cards",)),
}

MAXIMS = {
    "move-cubes": "move",
    "setup-cubes": "setup",
}
"""By which rule of thumb a question is answered, by its step, or its step and the kind of the option."""
