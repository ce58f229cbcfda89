"""What a single cube brings, by the weights of the game's opponents, without a position built to see it: so the cubes
that follow a choice cost one position each."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path

from fronde.core.types import Decision
from fronde.games.frondeurs.data import ENDS_ON, LAST_SEASON, SPACES, Spaces, each
from fronde.games.frondeurs.model import MUSKETEER_SPACES, NOBODY, SEATS, State, empty_spaces, get_owner, reach_free
from fronde.games.frondeurs.steps.common import space_of
from fronde.games.frondeurs.steps.placing import find_reach

WEIGHTS = Path(__file__).parent / "data" / "opponents.toml"
WORTH: Mapping[str, float] = defaultdict(float, tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))["quick"])
"""What a point of each feature is worth; of those the file leaves out, nothing."""
RIVAL = 0.4
"""What a rival's point is worth that is taken from him."""
CONNECTION = 0.5
"""The part that is left of what a cube brings where one more pays for the connection (6.49)."""
FIRST_END = next(season for season, die in enumerate(ENDS_ON) if die)
"""The first box of the Season Track with a roll for the end."""
SEASON_DUE = 4
"""Cards in the Discard Row that make the next draw a Season Card (6.13)."""
Foresight = Callable[[str], float]
"""What an option brings."""
FREE_SOURCES = frozenset({"free", "anywhere", "last-resort"})
"""Sources whose cubes need no connection."""


def foresee_placing(state: State, seat: int, decision: Decision) -> Foresight:
    """Of cubes placed by a card."""
    free = state.board.every if decision.about["source"] in FREE_SOURCES else find_reach(state, seat).free
    far = find_far(state, seat)

    def foresee(option: str) -> float:
        space = space_of(option)
        return worth_of_cube(state, seat, space, far) * (1 if free >> space & 1 else CONNECTION)

    return foresee


def foresee_removing(state: State, seat: int, decision: Decision) -> Foresight:
    """Of cubes taken from rivals."""
    return lambda option: worth_of_removal(state, seat, space_of(option))


def foresee_affiliate(state: State, seat: int, decision: Decision) -> Foresight:
    """Of the affiliate cube, placed or removed."""
    far = find_far(state, seat)

    def foresee(option: str) -> float:
        space = space_of(option)
        placed = option.startswith("place:")
        return worth_of_cube(state, seat, space, far) if placed else worth_of_removal(state, seat, space)

    return foresee


def foresee_entering(state: State, seat: int, decision: Decision) -> Foresight:
    """Of Spaces entered from the box: for each cube it takes, less what that is worth in the box."""
    prices: Mapping[str, int] = decision.about["price"]
    kept = WORTH["reserve"] + WORTH["late_reserve"] * state.season / LAST_SEASON
    kept += WORTH["last_reserve"] * count_chance_of_end(state)

    def foresee(option: str) -> float:
        space = space_of(option)
        owner, value = get_owner(state, space), 0.0
        if owner != seat:
            value = worth_of_points(state, space, 1.0 if owner == NOBODY else 1.0 + RIVAL)
        if space == state.board.avatars[seat]:
            value += WORTH["avatar"] / state.board.needed[seat][space]
        return value / prices[SPACES[space]] - kept

    return foresee


def count_chance_of_end(state: State) -> float:
    """How likely the game is over before the Active Player's next Turn (5.12), as far as the Discard Row tells who will
    have to play a Season Card."""
    season, moved, row, goes_on = state.season, state.marker_moved, len(state.discard_row), 1.0
    if season + 1 < FIRST_END:
        return 0.0
    for _ in SEATS:
        if moved:
            season = min(season + moved, LAST_SEASON)
            goes_on *= 1 - min(ENDS_ON[season] / 6, 1)
        moved, row = (1, 0) if row >= SEASON_DUE else (0, row + 1)
    return 1 - goes_on


def find_far(state: State, seat: int) -> Spaces:
    """Empty Spaces the seat cannot enter yet without paying for the connection."""
    return empty_spaces(state) & ~reach_free(state, state.held[seat])


def worth_of_cube(state: State, seat: int, space: int, far: Spaces) -> float:
    """What one cube more in a Space brings: its points with the first, and the way to what was `far`; what Control
    brings, by and by or at once."""
    value, points = 0.0, points_of(state, space)
    needed = state.board.needed[seat][space]
    controls = state.count[space] + 1 >= needed
    if not state.control[seat] >> space & 1:
        for kind, number in (
            ("crowns", state.board_crowns.get(space, 0)),
            ("coins", len(state.board_coins.get(space, ()))),
            ("musketeers", MUSKETEER_SPACES >> space & 1),
        ):
            if number:
                near = WORTH[f"{kind}_near"]
                value += number * (WORTH[kind] - near * (needed - 1) / needed if controls else near / needed)
        if space == state.board.avatars[seat]:
            value += WORTH["avatar"] / needed
        if controls:
            value += WORTH["controlled"]
    if not state.held[seat] >> space & 1:
        value += worth_of_points(state, space, 1.0) + WORTH["singles"] * points
        value += WORTH["near"] / 10 * sum(points_of(state, one) for one in each(state.board.free[space] & far))
        if space == state.king_at:
            value += WORTH["king_at_hand"]
    elif state.count[space] == 1 and not controls:
        value += (WORTH["doubles"] - WORTH["singles"]) * points
    return value


def points_of(state: State, space: int) -> int:
    """Points of a Space with Influence."""
    data = state.board.spaces[space]
    return data.pp[0] + data.mp[0]


def worth_of_removal(state: State, seat: int, space: int) -> float:
    """What one cube less in a Space brings: the points a rival loses with the last, something towards it before."""
    if state.held[seat] >> space & 1:
        return -1.0
    count = state.count[space]
    return worth_of_points(state, space, RIVAL) / (1 if count == 1 else 2 * count)


def worth_of_points(state: State, space: int, part: float) -> float:
    """What the points of a Space are worth, a point so much."""
    data = state.board.spaces[space]
    value = float(data.pp[0] + data.mp[0])
    if state.midgame is None:
        value += WORTH["due"] * data.pp[0]
    if state.board.orange >> space & 1:
        value += (WORTH["orange"] + WORTH["orange_lead"]) * data.mp[0]
    return part * value
