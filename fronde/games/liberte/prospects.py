"""How the game may end, and the prospects of each seat: by points after the fourth turn, or suddenly by its blocks of
one colour (9). Only the seat's own hand is read."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from fronde.core.opponents import End, EndNames, EndView, Prospects
from fronde.core.types import Seat
from fronde.games.liberte.data import CARDS, FACTIONS, FLEURS_DE_LIS
from fronde.games.liberte.forecast import LONG, Forecast, expect_battle, expect_offices, foresee
from fronde.games.liberte.model import (
    State,
    count_lost_battles,
    free_tokens,
    highest_stacks,
    is_general,
    seats_of,
    stacks_with_places,
    total_points,
)
from fronde.games.liberte.scoring import card_points
from fronde.games.liberte.view import phase_of

USUAL = 0.45
"""The expected blocks of each colour on an unseen card of a hand."""
MANY_REVOLTS, MANY_REDS = 4, 10
"""The numbers of provinces in revolt and of red votes above which each more counts extra."""
WHITE, _, RED = range(len(FACTIONS))
COLOURED = ("map", "display", "hand", "votes", "cards")
POINTS = (
    "points", "offices", "stakes", "battle", "votes", "governing", "map", "level", "display_value", "display", "cards",
    "hand_value", "generals", "box", "tokens", "order", "own_generals",
)  # fmt: skip
ENDS = {
    "turns": EndNames((), (*POINTS, *(f"soon_{name}" for name in POINTS))),
    "counter-revolution": EndNames(
        (
            "always", "provinces", "many", "empty", "level", "safe", "supply", "soon", "soon_provinces", "refresh",
            "lost", "hand", "hand_many",
        ),
        COLOURED,
    ),
    "landslide": EndNames(
        ("always", "votes", "many", "soon_votes", "soon", "supply", "refresh", "hand", "hand_many"), COLOURED
    ),
}  # fmt: skip
"""The ends and the names of their features; `soon_`: times how near the elections are. Among the provinces with a
fleur-de-lis: `provinces` in revolt (counting lost battles), those that white holds with two blocks or more (`safe`),
and those where it is tied (`level`)."""


class Holdings(NamedTuple):
    """A seat's blocks by colour: on the map, on the cards of its display, and on those of its hand (estimated if
    unseen)."""

    map: Sequence[float]
    display: Sequence[float]
    hand: Sequence[float]


def read_prospects(state: State, seat: Seat) -> EndView:
    """The values of the features in `ENDS`."""
    seats, forecast = seats_of(state), foresee(state)
    soon = max(1 - min(state.supply.values()) / LONG, 0)
    refresh = float(phase_of(state) == "refresh")
    holdings = count_holdings(state, seat)
    ends = (
        End((), read_points(state, seat, forecast, holdings, soon)),
        End(read_revolt(state, forecast, holdings[seat], soon, refresh), read_colour(state, forecast, holdings, WHITE)),
        End(
            read_landslide(state, forecast, holdings[seat], soon, refresh), read_colour(state, forecast, holdings, RED)
        ),
    )
    return EndView(f"turn-{state.turn}", seats.index(seat), ends)


def count_holdings(state: State, seat: Seat) -> dict[Seat, Holdings]:
    """The holdings of every seat, from the knowledge of one."""
    seats = seats_of(state)
    on_map = {one: [0] * len(FACTIONS) for one in seats}
    for _, stack in stacks_with_places(state):
        on_map[stack.seat][FACTIONS.index(stack.faction)] += stack.n
    holdings = {}
    for one in seats:
        hand = state.hands[one]
        average = [USUAL * len(hand)] * len(FACTIONS)
        holdings[one] = Holdings(
            on_map[one], count_cards(state.displays[one]), count_cards(hand) if one == seat else average
        )
    return holdings


def count_cards(cards: Sequence[str]) -> list[float]:
    """Blocks of each colour on some cards."""
    blocks = [0.0] * len(FACTIONS)
    for card in cards:
        if faction := CARDS[card].faction:
            blocks[FACTIONS.index(faction)] += CARDS[card].value
    return blocks


def read_points(
    state: State, seat: Seat, forecast: Forecast, holdings: dict[Seat, Holdings], soon: float
) -> list[list[float]]:
    """The values of the features in `POINTS`, by seat, then all of them times how near the elections are."""
    offices, governs = expect_offices(forecast.votes)
    rows = []
    for one in seats_of(state):
        display, votes, own = state.displays[one], forecast.votes[one], holdings[one]
        row = [
            total_points(state, one), offices[one], forecast.stakes[one], expect_battle(state, one), sum(votes),
            sum(map(mul, governs, votes)), sum(own.map), forecast.level[one], card_points(display), len(display),
            len(state.hands[one]), sum(own.hand), sum(map(is_general, display)), state.battle_box[one],
            free_tokens(state, one), state.order.index(one),
            sum(map(is_general, state.hands[one])) if one == seat else 0,
        ]  # fmt: skip
        rows.append([*row, *(soon * value for value in row)])
    return rows


def read_colour(state: State, forecast: Forecast, holdings: dict[Seat, Holdings], colour: int) -> list[list[float]]:
    """The values of the features in `COLOURED`, by seat."""
    return [
        [own.map[colour], own.display[colour], own.hand[colour], forecast.votes[one][colour], len(state.hands[one])]
        for one, own in holdings.items()
    ]


def read_revolt(state: State, forecast: Forecast, own: Holdings, soon: float, refresh: float) -> list[float]:
    """The features for a counter-revolution."""
    empty = level = safe = 0
    for stacks in map(state.map.__getitem__, FLEURS_DE_LIS):
        highest = highest_stacks(stacks)
        white = sum(stack.faction == "white" for stack in highest)
        empty += not stacks
        level += 0 < white < len(highest)
        safe += 0 < white == len(highest) and highest[0].n > 1
    losses = count_lost_battles(state)
    provinces = forecast.revolts + losses
    many = max(provinces - MANY_REVOLTS, 0)
    hand = own.hand[WHITE]
    return [
        1, provinces, many, empty, level, safe, state.supply["white"], soon, soon * provinces, refresh, losses, hand,
        hand * many,
    ]  # fmt: skip


def read_landslide(state: State, forecast: Forecast, own: Holdings, soon: float, refresh: float) -> list[float]:
    """The features for a landslide."""
    votes = sum(cast[RED] for cast in forecast.votes.values())
    many, hand = max(votes - MANY_REDS, 0), own.hand[RED]
    return [1, votes, many, soon * votes, soon, state.supply["red"], refresh, hand, hand * many]


PROSPECTS: Prospects[State] = Prospects(
    ends=ENDS,
    read=read_prospects,
    find_end=lambda state: state.end,
)
