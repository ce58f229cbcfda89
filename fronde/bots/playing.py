"""An opponent takes a seat of a match: what is laid before it, and nothing more."""

from __future__ import annotations

from typing import Any

from fronde.bots.contract import Bot
from fronde.bots.quick import Quick
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat

LEVELS = ("quick",)
"""How well an opponent may play, the quickest first."""


def find_bot(game: Game[Any], level: str) -> Bot:
    """The opponent of that level at a game. Raises KeyError."""
    return {"quick": Quick}[level](game)


def choose(match: Match, seat: Seat, level: str, dice: Dice) -> tuple[Action, ...]:
    """What an opponent does in that seat, which owes an answer: one or more choices, as `Bot.choose` gives them."""
    asked = [decision for decision in match.decisions_of(seat) if match.find_sealed(decision) is None]
    bot = find_bot(match.game, level)
    return bot.choose(match.view(seat), asked, lambda drawn: match.game.rules.resample(match.state, seat, drawn), dice)
