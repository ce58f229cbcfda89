"""Shared by the steps: the ids of options that are not cards."""

from __future__ import annotations

from fronde.core.codec import Word
from fronde.games.richelieu.data import CARDS

END_TURN, PASS, USE_DISC = "end-turn", "pass", "disc:marker-back"
CARD = Word(CARDS, "position-unknown-card")
"""A card in a frame."""
