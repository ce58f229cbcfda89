"""What people who ask for advice are told of what opponents see, as the musketeers have it; Milady is told the same, of
which she wants the contrary."""

from __future__ import annotations

from fronde.core.opponents import FeatureText

REASONS = {
    "won": FeatureText(("won",)),
    "lost": FeatureText(("lost",), good=False),
    "quest": FeatureText(("quest",)),
    "cleared": FeatureText(("cleared", "late_quest")),
    "time": FeatureText(("time",), good=False),
    "honour": FeatureText(("honour", "near_shame"), good=False),
    "siege": FeatureText(("siege", "near_defeat")),
    "siege-dice": FeatureText(("siege_dice",)),
    "pistoles": FeatureText(("pistoles",)),
    "epic": FeatureText(("epic",)),
    "one-for-all": FeatureText(("one_for_all",)),
    "life": FeatureText(("life",)),
    "weak": FeatureText(("weak",), good=False),
    "down": FeatureText(("down",), good=False),
    "gear": FeatureText(("gear",)),
    "cards": FeatureText(("cards",)),
    "combat": FeatureText(("combat",)),
    "rochefort": FeatureText(("rochefort",)),
    "treachery": FeatureText(("treachery",), good=False),
    "louvre": FeatureText(("louvre", "louvre_time"), good=False),
    "paris": FeatureText(("paris",), good=False),
    "plot": FeatureText(("plot",), good=False),
    "kidnapped": FeatureText(("kidnapped", "strangled"), good=False),
    "held": FeatureText(("held",), good=False),
    "foes": FeatureText(("foes",), good=False),
    "acts": FeatureText(("acts",)),
}

DEEDS = (
    "bribe", "buy", "challenge", "character", "draw", "duel", "escape", "inn", "move", "order", "passage", "reinforce",
    "return", "trap",
)  # fmt: skip
"""What a musketeer may do, of which a rule of thumb says what it is worth."""
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
"""By which rule of thumb a question is answered, by its step, or its step and the kind of the option."""
