"""`python -m tests.core.toy_referee`: the referee with two toys among its games, for tests over a real process.

The second toy is the first, but whoever would be asked for the die leaves it alone, unasked.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fronde.core.game import Game
from fronde.core.types import Action, Decision
from fronde.games import GAMES
from fronde.tools import referee
from tests.toy import TITLE, TOY, State, ToyRules, ToySpeech, retitle


class FirmToyRules(ToyRules):
    """The rules of the second toy."""

    title = retitle(TITLE, key="firm-toy")

    def find_forced_action(self, state: State, decisions: Sequence[Decision]) -> Action | None:
        """To hold the die."""
        actions = [Action(d.seat, d.step, ("chance:hold",)) for d in decisions if d.step == "take-chance"]
        return actions[0] if actions else super().find_forced_action(state, decisions)


FIRM_TOY = Game(FirmToyRules(), ToySpeech())

if __name__ == "__main__":
    GAMES.update({game.key: game for game in (TOY, FIRM_TOY)})
    sys.exit(referee.run())
