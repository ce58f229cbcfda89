"""Buying (5.1 to 5.6) and the order of play (5.7 to 5.9)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import ListOf
from fronde.core.flow import Frame, Step, frame, name_of
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne.data import CITIES, POWERS, TABLE
from fronde.games.jeanne.model import (
    CASTLE,
    FORTRESS,
    NOBODY,
    State,
    add_influence,
    cities_for_castle,
    cities_for_fortress,
    most_cards_to_buy,
    player_index,
    price_of,
)
from fronde.games.jeanne.steps.common import WHO, city_in, city_options
from fronde.games.jeanne.steps.diplomacy import OFFERS
from fronde.games.jeanne.steps.round import give_cards

DONE = "buy:done"


class Buy(Step[State]):
    """Buy cards, a castle and fortresses, in the order of play or all players at once (5.1). Frame: `left`: the players
    who may still buy."""

    rule = "5.1"
    memory = {"left": ListOf(WHO, len(POWERS))}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return [self._ask_one(state, who) for who in frame["left"] if may_buy(state, who)]

    def _ask_one(self, state: State, who: int) -> Decision:
        cards = [f"cards:{n}" for n in range(1, most_cards_to_buy(state, who) + 1)]
        castles = city_options("castle", cities_for_castle(state, who))
        fortresses = city_options("fortress", cities_for_fortress(state, who))
        options = (*cards, *castles, *fortresses, DONE)
        return self.question(state.seats[who], options, money=state.money[who], cards=len(state.hands[who]))

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        who, (option,) = player_index(state, action.seat), action.picks
        if option == DONE:
            self._end(state, frame, who, ctx)
        elif option.startswith("cards:"):
            buy_cards(state, who, int(name_of(option)), ctx)
        else:
            build(state, who, option, ctx)

    def _end(self, state: State, frame: Frame, who: int, ctx: Context) -> None:
        frame["left"] = tuple(other for other in frame["left"] if other != who)
        ctx.no_undo()
        ctx.emit("buying-ended", seat=state.seats[who], money=state.money[who])

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        OFFERS.end_turn(state, ctx)


def may_buy(state: State, who: int) -> bool:
    """Whether a player can pay for anything, which is public."""
    return bool(most_cards_to_buy(state, who) or cities_for_castle(state, who) or cities_for_fortress(state, who))


def plan_buying(state: State, order: tuple[int, ...]) -> list[Frame]:
    """The frames for buying, in the order of play or all at once (5.1)."""
    if state.options["buying"] == "at-once":
        return [frame("buy", left=order)]
    return [frame("buy", left=(who,)) for who in order]


def find_buyer(state: State) -> int:
    """The player who is buying in the order of play; NOBODY if all buy at once."""
    buyers = state.stack[-1]["left"]
    return buyers[0] if buyers and state.options["buying"] == "in-order" else NOBODY


def buy_cards(state: State, who: int, count: int, ctx: Context) -> None:
    """Pay for cards and draw them (5.2)."""
    state.money[who] -= count * TABLE.prices.card
    ctx.emit("cards-bought", seat=state.seats[who], n=count, money=state.money[who])
    give_cards(state, who, count, ctx)


def build(state: State, who: int, option: str, ctx: Context) -> None:
    """Build a castle on a garrison, or a fortress on a castle (5.4, 5.5)."""
    city, kind = city_in(option), option.partition(":")[0]
    works = CASTLE if kind == "castle" else FORTRESS
    state.works[city] = works
    state.built[who] |= (works == CASTLE) << city
    state.money[who] -= price_of(state, works)
    ctx.emit("works-built", seat=state.seats[who], works=kind, city=CITIES[city], money=state.money[who])


class DrawOrder(Step[State], once=True):
    """Draw the order of play at random, with a different first player than last round, who gains a point of influence
    (5.7 to 5.9)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        ctx.no_undo()
        last = state.order[0] if state.round > 1 else NOBODY
        order = ctx.rng.shuffle(range(len(state.seats)))
        while order[0] == last:
            order = ctx.rng.shuffle(order)
        state.order = tuple(order)
        gain = add_influence(state, order[0], TABLE.influence.for_first)
        seats = [state.seats[who] for who in order]
        ctx.emit("order-drawn", seats=seats, seat=seats[0], n=gain)
