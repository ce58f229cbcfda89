"""Estimates of what a single cube gains, from the weights of the game's bots. They need no new position, so that each
cube that follows a choice costs only one position."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path

from fronde.core.types import Decision
from fronde.games.frondeurs.data import ENDS_ON, LAST_SEASON, SPACES, Spaces
from fronde.games.frondeurs.model import MUSKETEER_SPACES, NOBODY, SEATS, State, empty_spaces, get_owner, reach_free
from fronde.games.frondeurs.steps.common import space_of
from fronde.games.frondeurs.steps.placing import find_reach

WEIGHTS = Path(__file__).parent / "data" / "opponents.toml"
RIVAL = 0.4
"""The value of taking a point from a rival, compared with gaining one."""
CONNECTION = 0.22
"""The share of a cube's value that is left if the connection costs another cube (6.49)."""
FIRST_END = next(season for season, die in enumerate(ENDS_ON) if die)
"""The first box of the Season Track in which a roll can end the game."""
SEASON_DUE = 4
"""Cards in the Discard Row that make the next card drawn a Season Card (6.13)."""
Foresight = Callable[[str], float]
"""Takes an option and returns its estimated gain."""
FREE_SOURCES = frozenset({"free", "anywhere", "last-resort"})
"""Sources whose cubes need no connection."""


@dataclass(slots=True, frozen=True)
class CubeEstimates:
    """Estimates what cubes gain, one at a time.

    `worth`: the weight of each feature, 0 for features without one.
    """

    worth: Mapping[str, float]

    @classmethod
    def read(cls, table: str) -> CubeEstimates:
        """The estimates with the weights in a table of `opponents.toml`."""
        return cls(defaultdict(float, tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))[table]))

    def estimate_placement(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The gain of each Space in which a card's cube may be placed."""
        free = state.board.every if decision.about["source"] in FREE_SOURCES else find_reach(state, seat).free
        far = find_far(state, seat)

        def foresee(option: str) -> float:
            space = space_of(option)
            return self.worth_of_cube(state, seat, space, far) * (1 if free >> space & 1 else CONNECTION)

        return foresee

    def estimate_removal(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The gain of each Space from which a rival's cube may be removed."""
        return lambda option: self.worth_of_removal(state, seat, space_of(option))

    def estimate_affiliate(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The gain of each option for the affiliate cube, placed or removed."""
        far = find_far(state, seat)

        def foresee(option: str) -> float:
            space = space_of(option)
            if option.startswith("place:"):
                return self.worth_of_cube(state, seat, space, far)
            return self.worth_of_removal(state, seat, space)

        return foresee

    def estimate_entry(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The gain of each Space that the box's cubes may enter, for each cube spent, less the value of a cube in the
        box."""
        prices: Mapping[str, int] = decision.about["price"]
        reserve_worth = self.worth["reserve"] + self.worth["late_reserve"] * state.season / LAST_SEASON
        reserve_worth += self.worth["last_reserve"] * count_chance_of_end(state)

        def foresee(option: str) -> float:
            space = space_of(option)
            owner, value = get_owner(state, space), 0.0
            if owner != seat:
                value = self.worth_of_points(state, space, 1.0 if owner == NOBODY else 1.0 + RIVAL)
            if space == state.board.avatars[seat]:
                value += self.worth["avatar"] / state.board.needed[seat][space]
            return value / prices[SPACES[space]] - reserve_worth

        return foresee

    def estimate_move(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The gain of each destination of a Move, for one cube more than a rival has there, or for two cubes
        otherwise."""

        def foresee(option: str) -> float:
            space = space_of(option)
            owner, count = get_owner(state, space), state.count[space]
            if owner == seat:
                return self.worth_of_more(state, seat, space, count, 2)
            if owner == NOBODY:
                return self.worth_of_more(state, seat, space, 0, 2)
            return self.worth_of_more(state, seat, space, 0, count + 1) + self.worth_of_points(state, space, RIVAL)

        return foresee

    def estimate_loss(self, state: State, seat: int, decision: Decision) -> Foresight:
        """The loss of each cube that may be removed; infinite for a token, because the features count it."""

        def foresee(option: str) -> float:
            if not option.startswith("space:"):
                return inf
            space = space_of(option)
            return self.worth_of_more(state, seat, space, state.count[space], -1)

        return foresee

    def worth_of_cube(self, state: State, seat: int, space: int, far: Spaces) -> float:
        """The value of one more cube in a Space: its points if the Space is new to the seat, the Spaces of `far` that
        it brings within reach, progress towards Control and its rewards, and how securely the points are held."""
        value, worth = 0.0, self.worth
        need = state.board.needed[seat][space]
        controls = state.count[space] + 1 >= need
        if not state.control[seat] >> space & 1:
            for kind, number in count_tokens(state, space):
                if number:
                    near = worth[f"{kind}_near"]
                    value += number * (worth[kind] - near * (need - 1) / need if controls else near / need)
            if space == state.board.avatars[seat]:
                value += worth["avatar"] / need
            if controls:
                value += worth["controlled"]
        hold = self.worth_of_hold(state, seat, space, controls=controls)
        if state.occupancy[seat] >> space & 1:
            return value + hold
        value += self.worth_of_points(state, space, 1.0) + hold
        value += worth["near"] / 10 * count_points(state, state.board.free[space] & far)
        if space == state.king_at:
            value += worth["king_at_hand"]
        return value

    def worth_of_hold(self, state: State, seat: int, space: int, *, controls: bool) -> float:
        """The change in how securely a Space is held, if one more cube is placed there."""
        count, points = state.count[space], points_of(state, space)
        before, after = self.surety_of(state, count), self.surety_of(state, count + 1)
        if state.control[seat] >> space & 1:
            return 0.0
        return ((0.0 if controls else after) - before) * points + (0.0 if count else self.worth["spaces"])

    def surety_of(self, state: State, count: int) -> float:
        """The weight of a point in a Space held by so few own cubes without Control, in addition to the point
        itself."""
        if not 0 < count < 3:
            return 0.0
        kind = "singles" if count == 1 else "doubles"
        return self.worth[kind] + self.worth[f"late_{kind}"] * state.season / LAST_SEASON

    def worth_of_cubes(self, state: State, seat: int, space: int, count: int) -> float:
        """The value of `count` own cubes in a Space, without rivals' cubes and Adjacent Spaces."""
        if not count:
            return 0.0
        need, points = state.board.needed[seat][space], points_of(state, space)
        value = self.worth_of_points(state, space, 1.0) + self.worth["spaces"]
        if space == state.board.avatars[seat]:
            value += self.worth["avatar"] * min(count / need, 1)
        controls = count >= need
        if not state.control[seat] >> space & 1:
            for kind, number in count_tokens(state, space):
                value += number * (self.worth[kind] if controls else self.worth[f"{kind}_near"] * count / need)
        return value + (self.worth["controlled"] if controls else self.surety_of(state, count) * points)

    def worth_of_more(self, state: State, seat: int, space: int, count: int, more: int) -> float:
        """The change in value when `more` own cubes (negative: fewer) are added to `count` in a Space."""
        now = self.worth_of_cubes(state, seat, space, count)
        return self.worth_of_cubes(state, seat, space, count + more) - now

    def worth_of_removal(self, state: State, seat: int, space: int) -> float:
        """The value of removing one rival cube: the points of the Space for the last cube, a part of them before."""
        if state.occupancy[seat] >> space & 1:
            return -1.0
        count = state.count[space]
        return self.worth_of_points(state, space, RIVAL) / (1 if count == 1 else 2 * count)

    def worth_of_points(self, state: State, space: int, part: float) -> float:
        """The value of the points of a Space, multiplied by `part`."""
        data = state.board.spaces[space]
        value = float(data.pp[0] + data.mp[0])
        if state.midgame is None:
            value += self.worth["due"] * data.pp[0]
        if state.board.orange >> space & 1:
            value += (self.worth["orange"] + self.worth["orange_lead"]) * data.mp[0]
        return part * value


def count_chance_of_end(state: State) -> float:
    """The probability that the game ends before the Active Player's next Turn (5.12), estimated from the Discard Row,
    which shows who will have to play a Season Card."""
    season, moves, row, goes_on = state.season, state.marker_moved, len(state.discard_row), 1.0
    if season + 1 < FIRST_END:
        return 0.0
    for _ in SEATS:
        if moves:
            season = min(season + moves, LAST_SEASON)
            goes_on *= 1 - min(ENDS_ON[season] / 6, 1)
        moves, row = (1, 0) if row >= SEASON_DUE else (0, row + 1)
    return 1 - goes_on


def find_far(state: State, seat: int) -> Spaces:
    """Empty Spaces that the seat cannot yet enter without paying for the connection."""
    return empty_spaces(state) & ~reach_free(state, state.occupancy[seat])


def count_tokens(state: State, space: int) -> Iterator[tuple[str, int]]:
    """The reward tokens of a Space: the name of their feature, and their number."""
    yield "crowns", state.board_crowns.get(space, 0)
    yield "coins", len(state.board_coins.get(space, ()))
    yield "musketeers", MUSKETEER_SPACES >> space & 1


def count_points(state: State, spaces: Spaces) -> int:
    """PP and MP of a set of Spaces with Influence."""
    values = state.board.values
    return values["pp"][0].of(spaces) + values["mp"][0].of(spaces)


def points_of(state: State, space: int) -> int:
    """PP and MP of a Space with Influence."""
    data = state.board.spaces[space]
    return data.pp[0] + data.mp[0]
