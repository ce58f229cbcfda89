"""Placing a property marker, or moving one if none is in stock (4.1 to 4.3)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, begin_step, call, option_ids
from fronde.core.types import Action, Context, Decision
from fronde.games.richelieu.model import State, unmarked_cards
from fronde.games.richelieu.steps.common import CARD


def place_marker(state: State, card: str, ctx: Context) -> None:
    """Put a marker from stock on a card."""
    row, column = state.cells[card]
    state.stock[state.active] -= 1
    state.marks[card] = state.active
    ctx.emit("marker-placed", seat=state.active, card=card, row=row + 1, column=column + 1)


def lift_marker(state: State, card: str) -> None:
    """Lift an own marker; it stays on its card until the new one is chosen."""
    call(state, "put-marker", card=card)


class PutMarker(Step[State]):
    """Choose the card for a lifted marker: another one without a marker (4.3). A single card is not asked for (ruling
    R30). Frame: `card`."""

    memory = {"card": CARD}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cards = unmarked_cards(state)
        if len(cards) == 1:
            return ()
        return (self.question(state.active, option_ids("place", cards), rule="4.3", card=frame["card"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.put_down(state, frame, action.picks[0].partition(":")[2], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Put the marker on the only possible card."""
        self.put_down(state, frame, unmarked_cards(state)[0], ctx)

    def put_down(self, state: State, frame: Frame, new: str, ctx: Context) -> None:
        """Move the marker to a card, which ends the turn."""
        old = frame["card"]
        row, column = state.cells[new]
        del state.marks[old]
        state.marks[new] = state.active
        ctx.emit("marker-moved", seat=state.active, from_card=old, card=new, row=row + 1, column=column + 1)
        state.stack.pop()
        begin_step(state.stack[-1], "close-turn")
