"""The start of a round: return of eliminated players (8.4), income (3.1, 3.2), war or peace (3.3 to 3.6), cards
(4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, Later, ListOf
from fronde.core.flow import Frame, Step
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne.data import CITIES, TABLE, each
from fronde.games.jeanne.model import NOBODY, NOWHERE, State, cities_of, draw_cards, income, income_of
from fronde.games.jeanne.steps.common import PLACE, WHO, city_in, city_options, names_of, take_city, tell_fall

WAR, PEACE = "vote:war", "vote:peace"


class ReturnCity(Step[State], once=True):
    """A player without a city takes back one of their starting cities, whoever holds it (8.4). Frame: `who`."""

    rule = "8.4"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if frame["who"] in state.owner:
            return ()
        return (self.question(state.seats[frame["who"]], city_options("return", state.starts[frame["who"]])),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        city = city_in(action.picks[0])
        before = state.owner[city]
        take_city(state, city, frame["who"])
        ctx.emit("power-returned", seat=action.seat, city=CITIES[city])
        tell_fall(state, before, ctx)


class CollectIncome(Step[State]):
    """Pay Louis d'Or for every city that is not plundered, and remove the markers (3.1, 3.2). In a variant Flanders
    chooses a city that pays twice (9.3). Frame: that city, `doubled`."""

    memory = {"doubled": Later(PLACE)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if frame.get("doubled", NOWHERE) != NOWHERE or not state.options["flanders_income"]:
            return ()
        who = state.seats.index("flandres") if "flandres" in state.seats else NOBODY
        paying = cities_of(state, who) & ~state.plundered if who != NOBODY else 0
        if len({income_of(state, city) for city in each(paying)}) < 2:
            return ()
        return (Decision(state.seats[who], "double-income", tuple(city_options("double", paying)), "9.3"),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["doubled"] = city_in(action.picks[0])
        city = CITIES[frame["doubled"]]
        ctx.emit("income-doubled", seat=action.seat, city=city, n=income_of(state, frame["doubled"]))

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        for who, seat in enumerate(state.seats):
            gain = income(state, who, frame.get("doubled", NOWHERE))
            state.money[who] += gain
            ctx.emit("income-paid", seat=seat, n=gain, money=state.money[who])
        state.plundered, state.storm = 0, False


class Vote(Step[State]):
    """All players vote for war or peace, hidden and at once (3.3). Frame: `votes`, True for war, in the order of the
    seats."""

    rule = "3.3"
    memory = {"votes": ListOf(Flag())}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if state.truce:
            return ()
        voters = range(len(frame["votes"]), len(state.seats))
        return [self.question(state.seats[who], (WAR, PEACE), sealed=True, round=state.round) for who in voters]

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["votes"] += (action.picks[0] == WAR,)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        votes = frame["votes"]
        state.war = 2 * sum(votes) >= len(state.seats) and not state.truce
        if state.truce:
            ctx.emit("truce-kept")
        else:
            war = [seat for seat, is_war in zip(state.seats, votes, strict=True) if is_war]
            peace = [seat for seat in state.seats if seat not in war]
            ctx.emit("status-voted", war=state.war, war_seats=war, peace_seats=peace)
        state.truce = False


class DealCards(Step[State], once=True):
    """Deal six cards each in war, four in peace (4.1); in a variant one more to Burgundy (9.4)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        ctx.no_undo()
        for who in range(len(state.seats)):
            more = state.options["burgundy_card"] and state.seats[who] == "bourgogne"
            give_cards(state, who, (TABLE.cards.war if state.war else TABLE.cards.peace) + more, ctx)


def give_cards(state: State, who: int, count: int, ctx: Context) -> None:
    """Draw cards for a player, which only that player sees."""
    ctx.no_undo()
    cards = draw_cards(state, who, count, ctx.rng)
    seat = state.seats[who]
    ctx.emit("cards-drawn", {"cards": names_of(sorted(cards))}, (seat,), seat=seat, n=len(cards))
