"""A rough forecast of the elections and the battle, if they were held now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from fronde.core.types import Seat
from fronde.games.liberte.data import AWARDS, FACTIONS, FLEURS_DE_LIS, PARIS, TURN
from fronde.games.liberte.model import State, highest_stacks, is_general, seats_of
from fronde.games.liberte.steps.elections import points_at_stake

LEVEL = 0.4
"""The probability that one of two equally high stacks wins its province; if neither player has a card, both lose."""
SWAY_OF_FACTIONS, SWAY_OF_SEATS = 2.0, 1.2
"""How many votes may still change before the elections; a smaller lead means little."""
LONG = 12
"""With this many blocks of every faction in supply, the elections are far away."""


class Forecast(NamedTuple):
    """The expected results of the elections: votes by seat and faction, points of provinces by seat, provinces in which
    each seat is tied, and provinces with a fleur-de-lis that are white."""

    votes: Mapping[Seat, Sequence[float]]
    stakes: Mapping[Seat, float]
    level: Mapping[Seat, int]
    revolts: int


def foresee(state: State) -> Forecast:
    """The forecast with every province as it is now."""
    seats = seats_of(state)
    votes = {seat: [0.0] * len(FACTIONS) for seat in seats}
    stakes, level = dict.fromkeys(seats, 0.0), dict.fromkeys(seats, 0)
    revolts = 0
    for place, stacks in enumerate(state.map):
        if not stacks:
            continue
        highest = highest_stacks(stacks) if len(stacks) > 1 else stacks
        revolts += place in FLEURS_DE_LIS and all(stack.faction == "white" for stack in highest)
        likely = 1.0 if len(highest) == 1 else LEVEL
        for stack in highest:
            votes[stack.seat][FACTIONS.index(stack.faction)] += likely * (stack.n if place == PARIS else 1)
            stakes[stack.seat] += likely * points_at_stake(state, place)
            level[stack.seat] += len(highest) > 1
    return Forecast(votes, stakes, level, revolts)


def expect_offices(votes: Mapping[Seat, Sequence[float]]) -> tuple[dict[Seat, float], list[float]]:
    """The expected points of each seat for its votes (8.4), and the probability that each faction governs."""
    cast = [sum(own[n] for own in votes.values()) for n in range(len(FACTIONS))]
    governs = chances_of_highest(cast, SWAY_OF_FACTIONS)
    opposes = [0.0] * len(FACTIONS)
    for leader, likely in enumerate(governs):
        rest = chances_of_highest([-1e9 if n == leader else total for n, total in enumerate(cast)], SWAY_OF_FACTIONS)
        for n, share in enumerate(rest):
            opposes[n] += likely * share
    due = dict.fromkeys(votes, 0.0)
    for n in range(len(FACTIONS)):
        first = dict(zip(votes, chances_of_highest([own[n] for own in votes.values()], SWAY_OF_SEATS), strict=True))
        for seat, own in votes.items():
            if not own[n]:
                continue
            second = first[seat] * (1 - first[seat]) * 2
            due[seat] += governs[n] * (AWARDS["first"] * first[seat] + AWARDS["second"] * second)
            due[seat] += opposes[n] * AWARDS["opposition"] * first[seat]
    return due, governs


def chances_of_highest(totals: Sequence[float], by: float) -> list[float]:
    """The probability of each total to be the highest in the end."""
    most = max(totals)
    parts = [exp((total - most) / by) for total in totals]
    return [part / sum(parts) for part in parts]


def expect_battle(state: State, seat: Seat) -> float:
    """The expected points of a seat from this turn's battle."""
    own = state.battle_box[seat]
    if not own or not TURN[state.turn].points:
        return 0.0
    rival = max((n for other, n in state.battle_box.items() if other != seat), default=0)
    leads = any(map(is_general, state.displays[seat]))
    return TURN[state.turn].points * (0.8 if own > rival else 0.35 if own == rival else 0.1) * (1.0 if leads else 0.3)
