"""A player's turn (7.1): expansion (7.3), then attacks (7.4), with optional actions at any moment."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, ListOf
from fronde.core.flow import Frame, Step, frame, queue
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne.data import CITIES, CITY, PORTS, TABLE, bits
from fronde.games.jeanne.model import (
    FREE,
    NOBODY,
    State,
    can_attack,
    cities_of,
    find_attacks,
    has_marker,
    reach_by_road,
    way_of,
)
from fronde.games.jeanne.steps.battle import announce
from fronde.games.jeanne.steps.common import END_TURN, PLACE, WHO, city_in, city_options, take_city
from fronde.games.jeanne.steps.diplomacy import OFFERS

DONE = "expand:done"


class PlayTurns(Step[State], once=True):
    """Queue all turns, in the order of play (7.1)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        queue(state, *(frame("take-turn", who=who) for who in state.order))


class TakeTurn(Step[State], once=True):
    """Begin a turn. Frame: `who`."""

    memory = {"who": WHO}

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.active = frame_["who"]
        state.turn += 1
        state.intrigued = False
        ctx.emit("turn-began", seat=state.seats[state.active], turn=state.turn)
        queue(state, frame("expand", taken=(), sailed=False), frame("fight"))


class Expand(Step[State]):
    """Occupy up to two free cities by road, or one by sea (7.3); an attack ends the expansion (7.4). Frame: cities
    `taken` this turn, and whether one was reached by sea (`sailed`)."""

    rule = "7.3"
    memory = {"taken": ListOf(PLACE), "sailed": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        roads, ports = find_expansions(state, state.active, frame)
        if not (roads or ports):
            return ()
        options = (
            *city_options("expand", roads),
            *city_options("sail", ports),
            *attack_options(state, state.active),
            DONE,
        )
        return (self.question(state.seats[state.active], options, n=TABLE.expansion.by_road - len(frame["taken"])),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        (option,) = action.picks
        if option == DONE or option.startswith("attack:"):
            state.stack.pop()
            if option != DONE:
                attack(state, option, ctx)
            return
        city = city_in(option)
        take_city(state, city, state.active)
        frame["taken"] += (city,)
        frame["sailed"] = option.startswith("sail:")
        way = "sea" if frame["sailed"] else "road"
        ctx.emit("city-joined", seat=action.seat, city=CITIES[city], way=way)


def find_expansions(state: State, who: int, frame: Frame) -> tuple[int, int]:
    """Free cities that can be reached by road, and those only by sea: two by road from cities held before, or one by
    sea and no other (7.3.1, 7.3.2)."""
    gains = bits(frame["taken"])
    if frame["sailed"] or gains.bit_count() >= TABLE.expansion.by_road or not has_marker(state, who):
        return 0, 0
    free, base = cities_of(state, FREE), cities_of(state, who) & ~gains
    roads = reach_by_road(base) & free
    by_sea = base & PORTS and not gains
    return roads, free & PORTS & ~roads if by_sea else 0


class Fight(Step[State]):
    """Attack, or end the turn; attacks are voluntary (7.4)."""

    rule = "7.4"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        options = (*attack_options(state, state.active), END_TURN)
        return (self.question(state.seats[state.active], options, war=state.war),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        (option,) = action.picks
        if option == END_TURN:
            end_turn(state, ctx)
        else:
            attack(state, option, ctx)


def attack_options(state: State, who: int) -> list[str]:
    """The attacks that a player may announce; empty without the cards for one."""
    return [_ATTACKS[source][city] for source, city in find_attacks(state, who)] if can_attack(state, who) else []


def attack(state: State, option: str, ctx: Context) -> None:
    """Announce an attack of the active player."""
    source, city = read_attack(option)
    announce(state, state.active, source, city, way_of(source, city), ctx)


_ATTACKS = tuple(tuple(f"attack:{one}:{other}" for other in CITIES) for one in CITIES)


def read_attack(option: str) -> tuple[int, int]:
    """The cities an attack goes from and to, in this order."""
    _, source, city = option.split(":")
    return CITY[source], CITY[city]


def end_turn(state: State, ctx: Context) -> None:
    """End the turn; offers expire with it (7.2)."""
    ctx.no_undo()
    ctx.emit("turn-ended", seat=state.seats[state.active])
    OFFERS.end_turn(state, ctx)
    state.active = NOBODY
    state.stack.pop()
