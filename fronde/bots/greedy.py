"""The greedy machine of `python -m fronde lab balance`, for games without their own. It looks one step ahead, in a
position in which all that its seat cannot see is dealt again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fronde.bots.defaults import Value, find_opponents, lead_of
from fronde.bots.lookahead import LookaheadSearch
from fronde.core.game import AnyGame
from fronde.core.opponents import Opponents
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat


class Greedy:
    """A machine that takes the answer with the highest immediate value. Its dice break ties and deal what it cannot
    see. `make_value`: makes the value function; the search then evaluates the same positions as the game's opponents
    do. None: the value is the lead in the score, read after every answer."""

    def __init__(self, game: AnyGame, dice: Dice, make_value: Callable[[], Value] | None = None) -> None:
        self.game = game
        self.dice = dice
        self.opponents = Opponents() if make_value is None else find_opponents(game)
        self.make_value = make_value or (lambda: self.weigh)

    def decide(self, state: object, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """The best answer of the first seat with a required question, and the choices after it."""
        seat = next(d.seat for d in decisions if d.required)
        own = [d for d in decisions if d.seat == seat]
        look = LookaheadSearch(self.game, self.opponents, self.make_value(), self.dice, wide=True)
        return look.find_best(self.game.rules.resample(state, seat, look.throws), own).actions

    def weigh(self, state: object, seat: Seat) -> float:
        """The lead of the seat in the score."""
        return lead_of(self.game, state, seat)
