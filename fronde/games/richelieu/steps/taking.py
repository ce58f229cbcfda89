"""Taking cards (3), and the price of a card that bears another's marker (4.4 to 4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, call
from fronde.core.types import Action, Context, Decision
from fronde.games.richelieu.model import (
    State,
    find_payments,
    owner_to_pay,
    pay_marker,
    side_of,
    take_card,
)
from fronde.games.richelieu.steps.common import CARD, RichelieuStep, named


def begin_taking(state: State, card: str, ctx: Context) -> None:
    """Take a card; first pay for it where it bears another's marker, asking which marker if there is a choice (4.4)."""
    if owner_to_pay(state, state.active, card) is None:
        complete_taking(state, card, ctx)
        return
    sources = find_payments(state, state.active)
    if len(sources) == 1:
        pay(state, sources[0], card, ctx)
    else:
        call(state, "pay-marker", card=card)


class PayMarker(RichelieuStep):
    """Which marker goes into the box: one from stock or one from a card (4.4, ruling R7). Frame: `card`."""

    name = "pay-marker"
    memory = {"card": CARD}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = named("pay", find_payments(state, state.active))
        card = frame["card"]
        return (self.question(state, self.name, options, "4.4", card=card, owner_seat=state.marks[card]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        pay(state, action.picks[0].partition(":")[2], frame["card"], ctx)


def pay(state: State, source: str, card: str, ctx: Context) -> None:
    """Pay with the marker from `source`, then take the card: what it brings cannot pay for it (ruling R9)."""
    pay_marker(state, state.active, source)
    ctx.emit("marker-paid", seat=state.active, source=source, card=card, owner_seat=state.marks[card])
    complete_taking(state, card, ctx)


def complete_taking(state: State, card: str, ctx: Context) -> None:
    """The card to the collection, the marker on it to its owner, the disc on it, unseen by others, to the taker."""
    seat, (row, _) = state.active, state.cells[card]
    side = side_of(state, card)
    owner = take_card(state, seat, card)
    ctx.emit("card-taken", seat=seat, card=card, row=row + 1, side=side)
    if owner is not None:
        ctx.emit("marker-returned", seat=owner, card=card)
    if card in state.discs:
        disc = state.discs.pop(card)
        state.held[seat] += (disc,)
        ctx.no_undo()
        ctx.emit("disc-taken", {"disc": disc}, (seat,), seat=seat, card=card)
