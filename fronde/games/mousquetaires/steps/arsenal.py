"""Equipment and upgrades (3.10 to 3.12)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number, Word
from fronde.core.flow import Frame, Step, name_of
from fronde.core.types import Action, Context, Decision, Seat
from fronde.games.mousquetaires.data import ADVENTURE, ITEMS, MUSKETEERS, TABLE
from fronde.games.mousquetaires.model import (
    State,
    add_pistoles,
    discard,
    hand_of,
    items_in,
    room_for,
    sort_gear,
)
from fronde.games.mousquetaires.steps.common import WHO

DONE = "buy:done"
BALM = 2
"""Life points that a balm restores."""


class Buy(Step[State]):
    """Buy up to two items in one action: choose an item to replace, a card to discard, and whether to buy another.
    Which questions are asked depends on public facts (ruling R46). Frame: `who`, `item` ("" while the next is chosen),
    `n` bought so far."""

    rule = "3.10"
    memory = {"who": WHO, "item": Word(("", *ITEMS)), "n": Number(0, TABLE.most_buys)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat, item = frame["who"], frame["item"]
        if not item:
            options = [f"buy:{one}" for one in ITEMS if can_buy(state, seat, one)]
            has_choice = any(may_buy(state, seat, one) for one in ITEMS)
            return (self.question(seat, (*options, DONE), step="buy-more"),) if has_choice else ()
        if is_full(state, seat, item):
            full = items_in(state, seat, ITEMS[item].slot)
            return (self.question(seat, [f"replace:{one}" for one in full], item=item, step="replace-item"),)
        options = [f"pay:{card}" for card in payable(state, seat, item)]
        return (self.question(seat, options, step="pay-card", item=item),) if ITEMS[item].cost else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat, slug = action.seat, name_of(action.picks[0])
        if action.picks[0] == DONE:
            state.stack.pop()
        elif action.step == "buy-more":
            frame["item"] = slug
        elif action.step == "replace-item":
            state.gear[seat] = tuple(one for one in state.gear[seat] if one != slug)
            ctx.emit("item-replaced", seat=seat, item=slug)
        else:
            discard(state, seat, (slug,))
            receive(state, frame, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if frame["item"]:
            receive(state, frame, ctx)
        else:
            state.stack.pop()


def may_buy(state: State, seat: Seat, item: str) -> bool:
    """Whether a musketeer can buy an item, from public facts: it is in stock and affordable, the musketeer does not
    have it, and has a card if it costs one; a balm needs a lost life point (3.10)."""
    data = ITEMS[item]
    if not state.stock[item] or state.pistoles < data.price or item in state.gear[seat]:
        return False
    if not data.slot:
        return state.life[seat] < MUSKETEERS[seat].life
    return not data.cost or bool(hand_of(state, seat))


def can_buy(state: State, seat: Seat, item: str) -> bool:
    """Whether the musketeer can also pay the card for it (3.10)."""
    return may_buy(state, seat, item) and (not ITEMS[item].cost or bool(payable(state, seat, item)))


def payable(state: State, seat: Seat, item: str) -> list[str]:
    """Kinds of cards that may be discarded for an item (3.12)."""
    kinds = dict.fromkeys(hand_of(state, seat))
    return [card for card in kinds if ITEMS[item].cost == "any" or ADVENTURE[card].kind == "combat"]


def can_pay(state: State) -> bool:
    """Whether a musketeer who is buying an item can pay for it; True if nobody buys."""
    buys = (one for one in state.stack if one["step"] == Buy.name and one["item"])
    return all(not ITEMS[one["item"]].cost or payable(state, one["who"], one["item"]) for one in buys)


def is_full(state: State, seat: Seat, item: str) -> bool:
    """Whether another item has to be replaced by this one (3.10)."""
    slot = ITEMS[item].slot
    return bool(slot) and len(items_in(state, seat, slot)) >= room_for(slot)


def receive(state: State, frame: Frame, ctx: Context) -> None:
    """Receive an item after the slot and the card are settled; a balm heals and leaves the game (3.12)."""
    seat, item = frame["who"], frame["item"]
    add_pistoles(state, -ITEMS[item].price)
    state.stock[item] -= 1
    ctx.emit("item-bought", seat=seat, item=item, total=state.pistoles)
    if ITEMS[item].slot:
        state.gear[seat] = sort_gear((*state.gear[seat], item))
    else:
        state.life[seat] = min(state.life[seat] + BALM, MUSKETEERS[seat].life)
        ctx.emit("healed", seat=seat, n=state.life[seat])
    frame["n"] += 1
    frame["item"] = ""
    if frame["n"] >= TABLE.most_buys:
        state.stack.pop()
