"""Advice as it reads, and the changes it tells of."""

from __future__ import annotations

from typing import Any

from cogs.messages.names import words
from cogs.panels.advice import tell_advice
from fronde.bots import LEVELS, advise
from fronde.bots.advice import group
from fronde.bots.defaults import find_opponents
from fronde.core.match import Match
from fronde.core.opponents import Advice
from fronde.core.rng import Dice
from fronde.core.types import Name
from fronde.games import GAMES


def ask(match: Match, seat: str, dice: int = 1) -> tuple[Advice, list[str]]:
    """What the best opponent advises, and how that reads."""
    decisions = [decision for decision in match.decisions_of(seat) if not decision.answered]
    advice = advise(match, seat, LEVELS[-1], Dice(dice))
    return advice, tell_advice(match, decisions, advice, words(None, match.game.key))


def read_changes(key: str, before: Any, after: Any, seat: str) -> list[str]:
    """What is told of two positions, those for the worse with a minus."""
    game_words, changes = words(None, key), find_opponents(GAMES[key]).explanation.find_changes(before, after, seat)
    return [
        ("" if one.good else "-")
        + game_words.say(
            f"change-{one.word}", things=list(one.things), seats=[Name("seat", seat) for seat in one.seats]
        )
        for one in group(dict.fromkeys(changes, 1.0))
    ]
