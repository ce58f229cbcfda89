"""Taking cards (3), and the price of a card with a foreign marker (4.4 to 4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, call, option_ids
from fronde.core.types import Action, Context, Decision
from fronde.games.richelieu.model import (
    State,
    could_use_disc,
    find_payments,
    owner_to_pay,
    pay_marker,
    side_of,
    take_card,
)
from fronde.games.richelieu.steps.common import CARD, USE_DISC
from fronde.games.richelieu.steps.discs import ask_disc, use_disc


def begin_taking(state: State, card: str, ctx: Context) -> None:
    """Take a card; if it has a foreign marker, pay for it first (4.4)."""
    if owner_to_pay(state, state.active, card) is None:
        complete_taking(state, card, ctx)
    else:
        call(state, "pay-marker", card=card)


class PayMarker(Step[State]):
    """Choose the marker for the box: from stock or from a card (4.4, ruling R7). A single one is not asked for, unless
    it is on a card and the seat might use a marker back instead (rulings R9, R30). Frame: `card`."""

    memory = {"card": CARD}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        sources, card = find_payments(state, state.active), frame["card"]
        if len(sources) == 1 and ("stock" in sources or not could_use_disc(state, state.active)):
            return ()
        options = option_ids("pay", sources)
        decision = self.question(state.active, options, rule="4.4", card=card, owner_seat=state.marks[card])
        return [decision, *ask_disc(state)]

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Pay with the only marker available."""
        state.stack.pop()
        pay(state, find_payments(state, state.active)[0], frame["card"], ctx)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == USE_DISC:
            use_disc(state, ctx)
            return
        state.stack.pop()
        pay(state, action.picks[0].partition(":")[2], frame["card"], ctx)


def pay(state: State, source: str, card: str, ctx: Context) -> None:
    """Pay with the marker from `source`, then take the card. The gains of the card cannot pay for it (ruling R9)."""
    pay_marker(state, state.active, source)
    ctx.emit("marker-paid", seat=state.active, source=source, card=card, owner_seat=state.marks[card])
    complete_taking(state, card, ctx)


def complete_taking(state: State, card: str, ctx: Context) -> None:
    """Move the card to the seat's collection, the marker on it to its owner, and the disc on it, unseen by others, to
    the seat."""
    seat, (row, _) = state.active, state.cells[card]
    side = side_of(state, card)
    owner = take_card(state, seat, card)
    ctx.emit("card-taken", seat=seat, card=card, row=row + 1, side=side)
    if owner is not None:
        ctx.emit("marker-returned", seat=owner, card=card)
    if card in state.discs:
        disc = state.discs.pop(card)
        state.discs_of[seat] += (disc,)
        ctx.no_undo()
        ctx.emit("disc-taken", {"disc": disc}, (seat,), seat=seat, card=card)
