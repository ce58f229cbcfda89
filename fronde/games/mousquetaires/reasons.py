"""The reasons that advice gives for a choice, as the musketeers see the features. Milady reads the same with the
opposite meaning."""

from __future__ import annotations

from fronde.core.opponents import FeatureText, name_features

REASONS = {
    **name_features(
        "won", "quest", "siege_dice", "pistoles", "epic", "one_for_all", "life", "gear", "cards", "combat", "rochefort",
        "acts",
    ),
    **name_features("lost", "time", "weak", "down", "treachery", "paris", "plot", "held", "foes", good=False),
    "cleared": FeatureText(("cleared", "late_quest")),
    "honour": FeatureText(("honour", "near_shame"), good=False),
    "siege": FeatureText(("siege", "near_defeat")),
    "louvre": FeatureText(("louvre", "louvre_time"), good=False),
    "kidnapped": FeatureText(("kidnapped", "strangled"), good=False),
}  # fmt: skip

DEEDS = (
    "bribe", "buy", "challenge", "character", "draw", "duel", "escape", "inn", "move", "order", "passage", "reinforce",
    "return", "trap",
)  # fmt: skip
"""A musketeer's actions that have a rule of thumb."""
MAXIMS = {
    **{f"{step}-{deed}": deed for step in ("act", "obey") for deed in DEEDS},
    **{f"{step}-{word}": "nothing" for step, word in (("act", "end-turn"), ("obey", "decline"))},
    **dict.fromkeys(("first-paris", "take-paris"), "paris"),
    **dict.fromkeys(("reroll", "reroll-red"), "reroll"),
    **dict.fromkeys(("pay-card", "pay-spies", "replace-item", "scout-tokens"), "first"),
    **{own: own for own in ("treachery", "take-treachery", "place-paris", "buy-more", "post", "fight", "play-cards")},
    "add-epic": "add-epic",
    "lay-tokens": "tokens",
    "choose-destination": "destination",
}
"""The rule of thumb that explains a choice, by its step, or by its step and the kind of option."""
