"""Connects an opponent to a seat of a match, and gives it only what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fronde.bots.defaults import find_opposing_seats
from fronde.bots.quick import Quick, own_part
from fronde.bots.thoughtful import Thoughtful
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat

Bot = Quick | Thoughtful
"""An opponent at one game. It has no memory between choices: the same questions, worlds and dice give the same answer,
so an interrupted turn can be repeated."""
_BOTS: dict[str, Callable[[AnyGame], Bot]] = {"quick": Quick, "thoughtful": Thoughtful}
LEVELS = tuple(_BOTS)
"""Levels of play, the quickest first."""


def find_bot(game: AnyGame, level: str) -> Bot:
    """A new opponent of that level. Raises KeyError."""
    return _BOTS[level](game)


def choose(match: Match, seat: Seat, level: str, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """The choices of an opponent in a seat that owes an answer, as `ask` returns them. With `step`, its answer to the
    question of that step, such as an offer; the seat need not owe that answer."""
    bot = find_bot(match.game, level)
    hand_over_answers(bot, match, seat)
    return ask(bot, match, seat, dice, step)


def hand_over_answers(bot: Bot, match: Match, seat: Seat) -> Quick:
    """Set the seat's answers to sealed questions, and the sides of the game, in an opponent. Returns its `Quick` part,
    which evaluates positions."""
    quick = bot if isinstance(bot, Quick) else bot.quick
    quick.sealed_answers = [
        action for decision, action in match.held_answers if decision.seat == seat and decision.sealed
    ]
    quick.opposing_seats = find_opposing_seats(match.game, match.setup)
    return quick


def ask(bot: Bot, match: Match, seat: Seat, dice: Dice, step: str | None = None) -> tuple[Action, ...]:
    """The choices of that opponent in that seat: one or more, in order. Those after the first are valid only while they
    are on offer and nobody else has chosen; after that, ask again."""
    decisions = [one for one in match.decisions_of(seat) if not one.answered and step in (None, one.step)]
    return own_part(bot.rank(decisions, lambda dice: match.imagine(seat, dice), dice)[0].plan)


def open_actions(match: Match, actions: Sequence[Action]) -> Iterator[Action]:
    """Yield an opponent's choices in order, up to the first that is no longer on offer. The caller must carry out each
    before it takes the next."""
    for number, action in enumerate(actions):
        decisions = (d for d in match.decisions_of(action.seat) if d.step == action.step and not d.answered)
        if number and not any(set(action.picks) <= set(d.options) for d in decisions):
            return
        yield action
