"""The reasons that advice gives for a choice, from the features of the bots."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features(
        "due", "near", "income", "money", "influence", "cities", "castles", "fortresses", "guarded", "cards", "reds",
        "heroes",
    ),
    "points": FeatureText(("total",)),
    "rivals": FeatureText(("mean_total", "best_total"), good=False),
    "rivals-due": FeatureText(("mean_due", "best_due"), good=False),
    "rivals-near": FeatureText(("mean_near",), good=False),
    "rivals-income": FeatureText(("mean_income",), good=False),
    "rivals-money": FeatureText(("mean_money",), good=False),
    "exposed": FeatureText(("exposed", "harried"), good=False),
    "strength": FeatureText(("strength", "ahead")),
}  # fmt: skip

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
"""The rule of thumb that explains a choice, by its step, or by its step and the kind of option."""
