"""What an opponent is: it sees what its seat sees, may imagine the rest, and chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from fronde.core.game import View
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision

Worlds = Callable[[Dice], Any]
"""Gives a position the seat could not tell from the real one, dealt by the dice; one's own, to be changed at will."""


class Bot(Protocol):
    """An opponent at one game. It keeps nothing between choices: the same view, questions, worlds and dice give the
    same answer, so that a turn that was cut off can be taken again."""

    def choose(self, view: View, decisions: Sequence[Decision], worlds: Worlds, dice: Dice) -> tuple[Action, ...]:
        """One or more choices to make one after the other. `decisions`: what the seat is asked and has not answered,
        at least one of them required, or an offer made to it alone. Those after the first are made as long as each is
        on offer and nothing comes in between; then the bot is asked anew."""
