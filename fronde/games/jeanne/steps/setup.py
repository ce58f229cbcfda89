"""Set-up (2) and the options of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from fronde.core.components import TableOptions
from fronde.core.flow import Frame, Step, frame, name_of, queue
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.jeanne.data import CITIES, CITY, DECK, JOINING, PLAYER_COUNTS, POWERS, bits
from fronde.games.jeanne.model import FREE, State, cities_of, reach_by_road
from fronde.games.jeanne.steps.common import WHO, city_ids, city_in, city_options, take_city

ORDERS: dict[str, tuple[Seat, ...]] = {
    "crowns": ("france", "angleterre", "bourgogne", "bretagne", "flandres", "navarre"),
    "north": ("angleterre", "flandres", "bourgogne", "bretagne", "france", "navarre"),
}
"""The order in which powers join, by the option `powers` (9.1, ruling R55)."""
Power = Literal["navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres"]


def _differ(powers: list[str]) -> list[str]:
    if len(set(powers)) < len(powers):
        raise ValueError("a power stands twice")
    return powers


Powers = Annotated[
    list[Power],
    Field(min_length=min(PLAYER_COUNTS), max_length=max(PLAYER_COUNTS), json_schema_extra={"uniqueItems": True}),
    AfterValidator(_differ),
]
"""A list of powers, one for each player."""


class Options(TableOptions):
    """The options of a table."""

    powers: Literal["usual", "crowns", "north"] | Powers = Field(
        "usual", description="9.1: who plays where not all six do: a suggested set, or any powers, as many as play"
    )
    buying: Literal["in-order", "at-once"] = Field("in-order", description="5.1: one after the other, or together")
    navarre_intrigue: bool = Field(False, description="9.2: Navarre has a court intrigue every turn")
    flanders_income: bool = Field(False, description="9.3: one city of Flanders pays twice")
    burgundy_card: bool = Field(False, description="9.4: Burgundy is dealt one more card")
    france_retreat: bool = Field(False, description="9.5: France has a retreat every round")
    england_influence: bool = Field(False, description="9.6: England gains 3 influence at least")


def seats_for(count: int, options: dict[str, Json]) -> tuple[Seat, ...]:
    """The powers in play, in the printed order (2.1, 9.1). A list of powers is used as it is, whatever the number of
    players."""
    powers = options["powers"]
    if isinstance(powers, str):
        powers = JOINING[count] if powers == "usual" else ORDERS[powers][:count]
    return tuple(power for power in POWERS if power in powers)


def swap_in(playing: Sequence[Seat], picks: Sequence[Seat | None]) -> dict[Seat, dict[str, Json]]:
    """The powers not in play, each with the options that bring it in. It replaces the last power in play that no player
    has chosen (9.1)."""
    free = [power for power in playing if power not in picks]
    out = [power for power in POWERS if power not in playing] if free else []
    return {one: {"powers": [p for p in POWERS if p == one or (p in playing and p != free[-1])]} for one in out}


def lay_out(state: State, ctx: Context) -> None:
    """Set up an empty map, and ask all players to place garrisons in the printed order (2.2 to 2.4)."""
    state.deck = DECK
    everybody = range(len(state.seats))
    for who in everybody:
        state.starts[who] = begin_city(state, who)
    starts = [frame("choose-start", who=who) for who in everybody]
    queue(state, *starts, *(frame("place-third", who=who) for who in everybody), frame("begin-round"))
    ctx.emit("game-began", seats=list(state.seats))


def begin_city(state: State, who: int) -> int:
    """Place a power's fixed garrisons (2.3). Returns their cities."""
    garrisons = [CITY[id_] for id_ in POWERS[state.seats[who]].fixed]
    for city in garrisons:
        take_city(state, city, who)
    return bits(garrisons)


class ChooseStart(Step[State], once=True):
    """Choose a power's other starting cities (2.3). Frame: `who`."""

    rule = "2.3"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        power = POWERS[state.seats[frame["who"]]]
        options = tuple(f"start:{id_}" for id_ in power.choices)
        seat, count = state.seats[frame["who"]], power.choice_count
        return (Decision(seat, self.name, options, self.rule, count, count, about={"n": count}),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        who = frame["who"]
        for option in action.picks:
            take_city(state, city_in(option), who)
            state.starts[who] |= 1 << city_in(option)
        ctx.emit("start-chosen", seat=action.seat, cities=city_ids(cities_of(state, who)))


class PlaceThird(Step[State], once=True):
    """Place a third garrison, connected by road to the first two (2.4), or none (ruling R1). Frame: `who`."""

    rule = "2.4"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        free = third_cities(state, frame["who"])
        if not free:
            return ()
        return (self.question(state.seats[frame["who"]], [*city_options("third", free), "third:none"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if name_of(action.picks[0]) == "none":
            ctx.emit("third-declined", seat=action.seat)
            return
        city = city_in(action.picks[0])
        take_city(state, city, frame["who"])
        state.starts[frame["who"]] |= 1 << city
        ctx.emit("third-placed", seat=action.seat, city=CITIES[city])


def third_cities(state: State, who: int) -> int:
    """Free cities connected by road to those of a player."""
    return reach_by_road(cities_of(state, who)) & cities_of(state, FREE)
