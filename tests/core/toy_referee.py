"""`python -m tests.core.toy_referee`: the referee with two toys among its games, for tests over a real process.

The second toy is the first with what the protocol has to tell beside it: the discards at the end of a round are sealed,
the die is left alone unasked, equal scores are settled by the seat, and where nobody has a point all have lost.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

from fronde.core.game import Game
from fronde.core.types import Action, Context, Decision, Result
from fronde.games import GAMES
from fronde.tools import referee
from tests.toy import TITLE, TOY, State, ToyRules, ToySpeech


class SealedToyRules(ToyRules):
    """The rules of the second toy."""

    def decisions(self, state: State) -> Sequence[Decision]:
        """As ever, the discards sealed."""
        return [replace(d, sealed=d.step == "discard-card") for d in super().decisions(state)]

    def apply(self, state: State, action: Action, ctx: Context) -> None:
        """As ever; whoever would be asked for the die holds it."""
        super().apply(state, action, ctx)
        for decision in super().decisions(state):
            if decision.step == "take-chance":
                forced = Action(decision.seat, decision.step, ("chance:hold",))
                ctx.take(forced)
                super().apply(state, forced, ctx)

    def result(self, state: State) -> Result | None:
        """As ever, with what decided between the first two."""
        result = super().result(state)
        if result is None:
            return None
        first, second = (result.scores[seat]["total"] for seat in result.ranking[:2])
        lost = () if first == 0 else None
        return replace(result, winners=lost, tie_break="first-seat" if first == second > 0 else None)


SEALED_TOY = Game(replace(TITLE, key="sealed-toy"), SealedToyRules(), ToySpeech())

if __name__ == "__main__":
    GAMES.update({game.key: game for game in (TOY, SEALED_TOY)})
    sys.exit(referee.run())
