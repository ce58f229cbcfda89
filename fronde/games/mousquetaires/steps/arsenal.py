"""Equipment and upgrades (3.10 to 3.12)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number, Word
from fronde.core.flow import Frame
from fronde.core.types import Action, Context, Decision, Seat
from fronde.games.mousquetaires.data import ADVENTURE, ITEMS, MUSKETEERS, TABLE
from fronde.games.mousquetaires.model import (
    State,
    add_pistoles,
    discard,
    hand_of,
    room_for,
    slots_taken,
    sort_gear,
)
from fronde.games.mousquetaires.steps.common import WHO, MousquetairesStep, chosen

DONE = "buy:done"
BALM = 2
"""Life points a balm gives."""


class Buy(MousquetairesStep):
    """Up to two items in one action: what is discarded for one, what it replaces, and whether another is bought. Frame:
    `who`, `item` ("" while the next is chosen), `n` bought so far, `card` and `old` chosen for this one."""

    name, rule = "buy", "3.10"
    memory = {
        "who": WHO,
        "item": Word(("", *ITEMS)),
        "n": Number(0, TABLE.most_buys),
        "card": Word(("", *ADVENTURE)),
        "old": Word(("", *ITEMS)),
    }

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat, item = frame["who"], frame["item"]
        if not item:
            options = [f"buy:{one}" for one in ITEMS if can_buy(state, seat, one)]
            return (self.question(seat, (*options, DONE), "buy-more"),) if options else ()
        if ITEMS[item].cost and not frame["card"]:
            options = [f"pay:{card}" for card in payable(state, seat, item)]
            return (self.question(seat, options, "pay-card", item=item),) if len(options) > 1 else ()
        if is_full(state, seat, item) and not frame["old"]:
            full = slots_taken(state, seat, ITEMS[item].slot)
            return (self.question(seat, [f"replace:{one}" for one in full], item=item, step="replace-item"),)
        return ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        slug = chosen(action.picks[0])
        if action.picks[0] == DONE:
            state.stack.pop()
        elif action.step == "buy-more":
            frame["item"] = slug
        else:
            frame["card" if action.step == "pay-card" else "old"] = slug

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        seat, item = frame["who"], frame["item"]
        if item and ITEMS[item].cost and not frame["card"]:
            frame["card"] = payable(state, seat, item)[0]
            return
        if item:
            receive(state, seat, item, frame["card"], frame["old"], ctx)
        frame["n"] += 1
        frame["item"] = frame["card"] = frame["old"] = ""
        if frame["n"] >= TABLE.most_buys:
            state.stack.pop()


def can_buy(state: State, seat: Seat, item: str) -> bool:
    """Whether a musketeer can buy an item: in stock, paid for, not one he has; balm where he is hurt (3.10)."""
    data = ITEMS[item]
    if not state.stock[item] or state.pistoles < data.price or item in state.gear[seat]:
        return False
    if not data.slot:
        return state.life[seat] < MUSKETEERS[seat].life
    return not data.cost or bool(payable(state, seat, item))


def payable(state: State, seat: Seat, item: str) -> list[str]:
    """Kinds of cards that may be discarded for an item (3.12)."""
    kinds = dict.fromkeys(hand_of(state, seat))
    return [card for card in kinds if ITEMS[item].cost == "any" or ADVENTURE[card].kind == "combat"]


def is_full(state: State, seat: Seat, item: str) -> bool:
    """Whether another item has to go for this one (3.10)."""
    slot = ITEMS[item].slot
    return bool(slot) and len(slots_taken(state, seat, slot)) >= room_for(slot)


def receive(state: State, seat: Seat, item: str, card: str, old: str, ctx: Context) -> None:
    """An item bought and paid for; a balm heals and leaves the game (3.12)."""
    add_pistoles(state, -ITEMS[item].price)
    state.stock[item] -= 1
    if card:
        discard(state, seat, (card,))
    ctx.emit("item-bought", seat=seat, item=item, total=state.pistoles)
    if old:
        state.gear[seat] = tuple(one for one in state.gear[seat] if one != old)
        ctx.emit("item-replaced", seat=seat, item=old)
    if ITEMS[item].slot:
        state.gear[seat] = sort_gear((*state.gear[seat], item))
    else:
        state.life[seat] = min(state.life[seat] + BALM, MUSKETEERS[seat].life)
        ctx.emit("healed", seat=seat, n=state.life[seat])
