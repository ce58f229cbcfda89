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
