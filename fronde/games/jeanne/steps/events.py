"""Events (6.1 to 6.4), except those with duels (`duels.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fronde.core.codec import Flag, Number
from fronde.core.flow import Frame, Step, call, frame, name_of, queue
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.jeanne.data import ALL, CITIES, CITIES_OF, CITY, PROVINCES, TABLE
from fronde.games.jeanne.model import (
    CASTLE,
    FOREIGN,
    FORTRESS,
    FREE,
    NO_WORKS,
    State,
    can_attack,
    can_be_marked,
    cities_of,
    count_counters,
    defence_of,
    discard,
    find_sources,
    find_targets,
    has_marker,
    pick_any,
    player_index,
)
from fronde.games.jeanne.steps.battle import announce
from fronde.games.jeanne.steps.cards import find_rivals
from fronde.games.jeanne.steps.common import (
    CITY_SET,
    NONE,
    PLACE,
    city_in,
    city_options,
    names_of,
    roll,
    take_city,
    tell_fall,
)
from fronde.games.jeanne.steps.duels import begin_field_battle, begin_sea_battle

MOST_REVOLTS = 6


class DrawEvents(Step[State], once=True):
    """Draw one event in peace, two in war (6.1)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        ctx.no_undo()
        count = 2 if state.war else 1
        state.events = tuple(ctx.rng.shuffle(count_counters(state))[:count])
        ctx.emit("events-drawn", seat=state.seats[state.order[0]], events=list(state.events))
        queue(state, *plan_events(count))


def plan_events(count: int) -> list[Frame]:
    """The frames for a number of events, after the question about their order (6.1)."""
    return [frame("order-events"), *(frame("run-event", number=number) for number in range(count))]


class OrderEvents(Step[State], once=True):
    """The first player chooses which of two events comes first (6.1)."""

    rule = "6.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        events = tuple(dict.fromkeys(state.events))
        if len(events) < 2:
            return ()
        return (
            self.question(state.seats[state.order[0]], [f"first:{event}" for event in events], events=list(events)),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        first = name_of(action.picks[0])
        state.events = tuple(sorted(state.events, key=lambda event: event != first))
        ctx.emit("events-ordered", seat=action.seat, event=first)


class RunEvent(Step[State], once=True):
    """Carry out an event. Frame: `number`, its index among those drawn."""

    memory = {"number": Number(0, 1)}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        event = state.events[frame["number"]]
        ctx.emit("event-began", event=event, seat=state.seats[state.order[0]])
        BEGIN[event](state, ctx)


def call_first(state: State, step: str, choices: object, event: str, ctx: Context) -> None:
    """Ask the first player if there is a choice; otherwise the event has no effect."""
    if choices:
        call(state, step)
    else:
        ctx.emit("event-void", seat=state.seats[state.order[0]], event=event)


# --- revolt, companies, plague, bad weather (6.2) ---


def begin_revolt(state: State, ctx: Context, *, companies: bool = False) -> None:
    """Roll the number of cities that revolt, at most all that can."""
    cities = ALL & ~cities_of(state, FREE)
    count = roll(ctx)
    event = "companies" if companies else "revolt"
    ctx.emit("revolt-spread", event=event, die=count, seat=state.seats[state.order[0]])
    call(state, "revolt", left=min(count, cities.bit_count()), tried=0, companies=companies)


class Revolt(Step[State]):
    """The first player chooses a city, and a roll decides whether it loses a step; repeated for the number of cities
    (6.2.1, 6.2.2). Frame: `left`, `tried`, `companies`."""

    rule = "6.2.1"
    memory = {"left": Number(0, MOST_REVOLTS), "tried": CITY_SET, "companies": Flag()}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cities = ALL & ~cities_of(state, FREE) & ~frame["tried"]
        if not frame["left"] or not cities:
            return ()
        event = "companies" if frame["companies"] else "revolt"
        return (
            self.question(state.seats[state.order[0]], city_options("revolt", cities), n=frame["left"], event=event),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        city = city_in(action.picks[0])
        frame["left"] -= 1
        frame["tried"] |= 1 << city
        die, defence = roll(ctx), defence_of(state, city)
        ctx.emit("revolt-tried", city=CITIES[city], die=die, defence=defence, success=die > defence)
        if die > defence:
            lose_step(state, city, ctx)
            if frame["companies"] and can_be_marked(state, city):
                state.plundered |= 1 << city
                ctx.emit("city-wasted", city=CITIES[city])


def lose_step(state: State, city: int, ctx: Context) -> None:
    """Reduce a city by one step: fortress to castle, castle to garrison, a garrison or a foreign city to a free city
    (6.2.1)."""
    before = state.owner[city]
    if before != FOREIGN and state.works[city] != NO_WORKS:
        state.works[city] = CASTLE if state.works[city] == FORTRESS else NO_WORKS
        ctx.emit("works-lost", city=CITIES[city], works=WORKS[state.works[city]])
        return
    take_city(state, city, FREE)
    ctx.emit("city-freed", city=CITIES[city])
    tell_fall(state, before, ctx)


WORKS = ("garrison", "castle", "fortress")
"""The name of a city's strength, by its works."""


def begin_companies(state: State, ctx: Context) -> None:
    """Start a revolt whose successful cities are also plundered (6.2.2)."""
    begin_revolt(state, ctx, companies=True)


def begin_plague(state: State, ctx: Context) -> None:
    """End the rest of the round, and remove the counter from the game (6.2.3)."""
    state.plague_over = True
    while state.stack[-1]["step"] != "end-round":
        state.stack.pop()
    ctx.emit("plague-struck", round=state.round)


def begin_storm(state: State, ctx: Context) -> None:
    """Halve the next income (6.2.4)."""
    state.storm = True
    ctx.emit("storm-came")


# --- treaty, truce, confiscation, the Pope (6.3) ---


def begin_treaty(state: State, ctx: Context) -> None:
    """The first player gets back a city lost in the previous round (6.3.1)."""
    call_first(state, "choose-treaty", find_treaty_cities(state), "treaty", ctx)


def find_treaty_cities(state: State) -> int:
    """Cities taken from the first player in the previous round that the player does not hold now."""
    first = state.order[0]
    return state.lost_before[first] & ~cities_of(state, first) if has_marker(state, first) else 0


class ChooseTreaty(Step[State], once=True):
    """Choose the city to get back."""

    rule = "6.3.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (self.question(state.seats[state.order[0]], city_options("treaty", find_treaty_cities(state))),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        city = city_in(action.picks[0])
        before = state.owner[city]
        take_city(state, city, state.order[0])
        ctx.emit("city-restored", seat=action.seat, city=CITIES[city])
        tell_fall(state, before, ctx)


def begin_truce(state: State, ctx: Context) -> None:
    """Make the next status peace (6.3.2)."""
    state.truce = True
    ctx.emit("truce-agreed")


def begin_confiscation(state: State, ctx: Context) -> None:
    """The first player names a rival who loses cards (6.3.3)."""
    call_first(state, "confiscate", find_rivals(state, "seize", state.order[0]), "confiscation", ctx)


class Confiscate(Step[State], once=True):
    """Choose a rival: from a hand of more than six, two random cards are lost, otherwise one, if any."""

    rule = "6.3.3"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        first = state.order[0]
        return (self.question(state.seats[first], find_rivals(state, "seize", first)),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        who = player_index(state, name_of(action.picks[0]))
        many = len(state.hands[who]) > TABLE.confiscation.more_than
        cards = take_by_lot(state, who, TABLE.confiscation.many if many else TABLE.confiscation.few, ctx)
        ctx.emit("cards-confiscated", seat=state.seats[who], cards=names_of(cards), n=len(cards))


def take_by_lot(state: State, who: int, count: int, ctx: Context) -> list[int]:
    """Discard random cards of a hand. Returns them."""
    ctx.no_undo()
    losses = []
    for _ in range(min(count, len(state.hands[who]))):
        card = pick_any(state.hands[who], ctx.rng)
        discard(state, who, (card,))
        losses.append(card)
    return losses


def begin_papal_intervention(state: State, ctx: Context) -> None:
    """The first player names a place where no battle is allowed (6.3.4)."""
    call(state, "papal-ban")


class PapalBan(Step[State], once=True):
    """Choose a province or a city where no battle is fought this round."""

    rule = "6.3.4"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (self.question(state.seats[state.order[0]], BANS),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        kind, _, id_ = action.picks[0].partition(":")
        state.banned = CITIES_OF[id_] if kind == "province" else 1 << CITY[id_]
        place: dict[str, Json] = {kind: id_}
        ctx.emit("ban-spoken", seat=action.seat, **place)


BANS = (*(f"province:{id_}" for id_ in PROVINCES), *(f"city:{id_}" for id_ in CITIES))

# --- the long-range attack (6.4) ---


def begin_long_range_attack(state: State, ctx: Context) -> None:
    """The first player may attack any enemy city from any own city (6.4)."""
    first = state.order[0]
    open_ = find_targets(state, first) and find_sources(state, first)
    call_first(state, "long-range-attack", open_, "long-range-attack", ctx)


class LongRangeAttack(Step[State], once=True):
    """Choose the city to attack, or none. The first player is asked whatever cards they hold (ruling R50)."""

    rule = "6.4"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        first = state.order[0]
        targets = find_targets(state, first) if can_attack(state, first) else 0
        return (self.question(state.seats[first], [*city_options("raid", targets), f"raid:{NONE}"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if name_of(action.picks[0]) == NONE:
            ctx.no_undo()
            ctx.emit("raid-declined", seat=action.seat)
        else:
            call(state, "raid-source", city=city_in(action.picks[0]))


class RaidSource(Step[State], once=True):
    """Choose the city from which to attack; it cannot attack again this round (6.4). Frame: `city`."""

    rule = "6.4"
    memory = {"city": PLACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        first = state.order[0]
        return (
            self.question(
                state.seats[first], city_options("from", find_sources(state, first)), city=CITIES[frame["city"]]
            ),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        announce(state, state.order[0], city_in(action.picks[0]), frame["city"], "raid", ctx)


BEGIN: dict[str, Callable[[State, Context], None]] = {
    "revolt": begin_revolt,
    "companies": begin_companies,
    "plague": begin_plague,
    "bad-weather": begin_storm,
    "treaty": begin_treaty,
    "truce": begin_truce,
    "confiscation": begin_confiscation,
    "papal-intervention": begin_papal_intervention,
    "long-range-attack": begin_long_range_attack,
    "sea-battle": begin_sea_battle,
    "field-battle": begin_field_battle,
}
"""The function that starts each event."""
