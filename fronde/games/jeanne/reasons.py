"""What people who ask for advice are told of what opponents see."""

from __future__ import annotations

from fronde.core.opponents import FeatureText

REASONS = {
    "points": FeatureText(("total",)),
    "rivals": FeatureText(("mean_total", "best_total"), good=False),
    "due": FeatureText(("due",)),
    "rivals-due": FeatureText(("mean_due", "best_due"), good=False),
    "near": FeatureText(("near",)),
    "rivals-near": FeatureText(("mean_near",), good=False),
    "income": FeatureText(("income",)),
    "rivals-income": FeatureText(("mean_income",), good=False),
    "money": FeatureText(("money",)),
    "rivals-money": FeatureText(("mean_money",), good=False),
    "influence": FeatureText(("influence",)),
    "cities": FeatureText(("cities",)),
    "castles": FeatureText(("castles",)),
    "fortresses": FeatureText(("fortresses",)),
    "exposed": FeatureText(("exposed", "harried"), good=False),
    "guarded": FeatureText(("guarded",)),
    "cards": FeatureText(("cards",)),
    "strength": FeatureText(("strength", "ahead")),
    "reds": FeatureText(("reds",)),
    "heroes": FeatureText(("heroes",)),
}

MAXIMS = {
    **dict.fromkeys(("attack-cards", "defence-cards", "duel-card"), "strongest"),
    **dict.fromkeys(("battle-influence", "duel-influence"), "influence"),
    **dict.fromkeys(("confiscate", "court-intrigue", "navarre-intrigue"), "hands"),
    "battle-support": "support",
    "play-sign": "sign",
    "play-retreat": "retreat",
    "fight-end-turn": "no-attack",
    "play-ambassador": "ambassador",
    "revolt": "harm",
    "rebel": "rebel",
    "play-plunderers": "plunder",
    "papal-ban": "ban",
    "order-events": "first",
}
"""By which rule of thumb a question is answered, by its step, or its step and the kind of the option."""
