"""What people who ask for advice are told of what opponents see, as the musketeers have it; Milady is told the same, of
which she wants the contrary."""

from __future__ import annotations

from fronde.core.opponents import Told

REASONS = {
    "won": Told(("won",)),
    "lost": Told(("lost",), good=False),
    "quest": Told(("quest",)),
    "cleared": Told(("cleared", "late_quest")),
    "time": Told(("time",), good=False),
    "honour": Told(("honour", "near_shame"), good=False),
    "siege": Told(("siege", "near_defeat")),
    "siege-dice": Told(("siege_dice",)),
    "pistoles": Told(("pistoles",)),
    "epic": Told(("epic",)),
    "one-for-all": Told(("one_for_all",)),
    "life": Told(("life",)),
    "weak": Told(("weak",), good=False),
    "down": Told(("down",), good=False),
    "gear": Told(("gear",)),
    "cards": Told(("cards",)),
    "combat": Told(("combat",)),
    "rochefort": Told(("rochefort",)),
    "treachery": Told(("treachery",), good=False),
    "louvre": Told(("louvre", "louvre_time"), good=False),
    "paris": Told(("paris",), good=False),
    "plot": Told(("plot",), good=False),
    "kidnapped": Told(("kidnapped", "strangled"), good=False),
    "held": Told(("held",), good=False),
    "foes": Told(("foes",), good=False),
    "acts": Told(("acts",)),
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
