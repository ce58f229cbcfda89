"""What people who ask for advice are told of what opponents see."""

from __future__ import annotations

from fronde.core.opponents import Told

REASONS = {
    "points": Told(("points", "late_points", "last_points", "due")),
    "rivals": Told(("rivals", "late_rivals", "best_rival", "last_best"), good=False),
    "orange": Told(("orange", "orange_lead")),
    "crowns": Told(("crowns",)),
    "coins": Told(("coins",)),
    "musketeers": Told(("musketeers",)),
    "crowns-near": Told(("crowns_near",)),
    "coins-near": Told(("coins_near",)),
    "musketeers-near": Told(("musketeers_near",)),
    "supply": Told(("supply", "late_supply")),
    "reserve": Told(("reserve", "late_reserve", "last_reserve")),
    "uses": Told(("uses", "late_uses"), good=False),
    "avatar": Told(("avatar",)),
    "king-denied": Told(("king_denied",)),
    "king-at-hand": Told(("king_at_hand",)),
    "spaces": Told(("spaces",)),
    "controlled": Told(("controlled",)),
    "near": Told(("near",)),
    "firm": Told(("doubles", "singles")),
    "cards": Told(("cards",)),
    "season-cards": Told(("season_cards",)),
}

MAXIMS = {
    "move-cubes": "move",
    "setup-cubes": "setup",
}
"""By which rule of thumb a question is answered, by its step, or its step and the kind of the option."""
