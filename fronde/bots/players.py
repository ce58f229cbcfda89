"""An opponent takes a seat of a match: what is laid before it, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fronde.bots.quick import Quick, own_part
from fronde.bots.thoughtful import Thoughtful
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat

Bot = Quick | Thoughtful
"""An opponent at one game. It keeps nothing between choices: the same questions, worlds and dice give the same answer,
so an interrupted turn can be repeated."""
_BOTS: dict[str, Callable[[AnyGame], Bot]] = {"quick": Quick, "thoughtful": Thoughtful}
LEVELS = tuple(_BOTS)
"""How well an opponent may play, the quickest first."""


def find_bot(game: AnyGame, level: str) -> Bot:
    """The opponent of that level at a game. Raises KeyError."""
    return _BOTS[level](game)


def choose(match: Match, seat: Seat, level: str, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """What an opponent does in a seat that owes an answer, as `ask` returns it. With a step, its answer to the question
    of that step, such as an offer, which the seat need not owe."""
    bot = find_bot(match.game, level)
    lay_held(bot, match, seat)
    return ask(bot, match, seat, dice, step)


def lay_held(bot: Bot, match: Match, seat: Seat) -> Quick:
    """Lay before an opponent what its seat has answered to sealed questions already; gives what weighs for it."""
    quick = bot if isinstance(bot, Quick) else bot.quick
    quick.sealed_answers = [action for decision, action in match.sealed if decision.seat == seat and decision.sealed]
    return quick


def ask(bot: Bot, match: Match, seat: Seat, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """What that opponent does in that seat: one or more choices, one after the other. Those after the first hold only
    while each is on offer and nothing comes in between; then ask again."""
    decisions = [one for one in match.decisions_of(seat) if not one.answered and step in (None, one.step)]
    return own_part(bot.rank(decisions, lambda drawn: match.imagine(seat, drawn), dice)[0].plan)


def still_offered(match: Match, actions: Sequence[Action]) -> Iterator[Action]:
    """Of the choices of an opponent, one after the other, those that are on offer when they are due; each must be
    carried out before the next is asked for."""
    for number, action in enumerate(actions):
        decisions = (d for d in match.decisions_of(action.seat) if d.step == action.step and not d.answered)
        if number and not any(set(action.picks) <= set(d.options) for d in decisions):
            return
        yield action
