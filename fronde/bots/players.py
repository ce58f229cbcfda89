"""An opponent takes a seat of a match: what is laid before it, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from fronde.bots.contract import Bot
from fronde.bots.quick import Quick
from fronde.bots.thoughtful import Thoughtful
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat

_BOTS: dict[str, Callable[[Game[Any]], Quick | Thoughtful]] = {"quick": Quick, "thoughtful": Thoughtful}
LEVELS = tuple(_BOTS)
"""How well an opponent may play, the quickest first."""


def find_bot(game: Game[Any], level: str) -> Quick | Thoughtful:
    """The opponent of that level at a game. Raises KeyError."""
    return _BOTS[level](game)


def choose(match: Match, seat: Seat, level: str, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """What an opponent does in that seat, which owes an answer: one or more choices, as `Bot.choose` gives them. With a
    step, what it answers to the question of that step, such as an offer, which it need not owe."""
    bot = find_bot(match.game, level)
    lay_held(bot, match, seat)
    return ask(bot, match, seat, dice, step)


def lay_held(bot: Quick | Thoughtful, match: Match, seat: Seat) -> Quick:
    """Lay before an opponent what its seat has answered to sealed questions already; gives what weighs for it."""
    quick = bot if isinstance(bot, Quick) else bot.quick
    quick.sealed_answers = [action for decision, action in match.sealed if decision.seat == seat and decision.sealed]
    return quick


def ask(bot: Bot, match: Match, seat: Seat, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """What that opponent does in that seat."""
    decisions = [one for one in match.decisions_of(seat) if not one.answered and step in (None, one.step)]
    return bot.choose(match.view(seat), decisions, lambda drawn: match.imagine(seat, drawn), dice)


def still_offered(match: Match, actions: Sequence[Action]) -> Iterator[Action]:
    """Of the choices of an opponent, one after the other, those that are on offer when they are due; each must be
    carried out before the next is asked for."""
    for number, action in enumerate(actions):
        decisions = (d for d in match.decisions_of(action.seat) if d.step == action.step and not d.answered)
        if number and not any(set(action.picks) <= set(d.options) for d in decisions):
            return
        yield action
