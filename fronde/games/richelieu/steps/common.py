"""What the steps share: the ids of what is not a card."""

from __future__ import annotations

from fronde.core.codec import Word
from fronde.games.richelieu.data import CARDS

END_TURN, PASS, USE_DISC = "end-turn", "pass", "disc:marker-back"
CARD = Word(CARDS, "position-unknown-card")
"""A card, as frames remember it."""
