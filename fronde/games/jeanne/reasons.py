"""What people who ask for advice are told of what opponents see."""

from __future__ import annotations

from fronde.core.opponents import Told

REASONS = {
    "points": Told(("total",)),
    "rivals": Told(("mean_total", "best_total"), good=False),
    "due": Told(("due",)),
    "rivals-due": Told(("mean_due", "best_due"), good=False),
    "near": Told(("near",)),
    "rivals-near": Told(("mean_near",), good=False),
    "income": Told(("income",)),
    "rivals-income": Told(("mean_income",), good=False),
    "money": Told(("money",)),
    "rivals-money": Told(("mean_money",), good=False),
    "influence": Told(("influence",)),
    "cities": Told(("cities",)),
    "castles": Told(("castles",)),
    "fortresses": Told(("fortresses",)),
    "exposed": Told(("exposed", "harried"), good=False),
    "guarded": Told(("guarded",)),
    "cards": Told(("cards",)),
    "strength": Told(("strength", "ahead")),
    "reds": Told(("reds",)),
    "heroes": Told(("heroes",)),
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
