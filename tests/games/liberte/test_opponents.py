"""What opponents make of this game: the elections as they would come out now."""

from __future__ import annotations

import pytest

from fronde.bots.chances import make_chances
from fronde.core.match import Match
from fronde.games.liberte import GAME
from fronde.games.liberte.data import FLEURS_DE_LIS, PARIS
from fronde.games.liberte.forecast import LEVEL, expect_offices, foresee
from fronde.games.liberte.model import Stack, State
from fronde.games.liberte.prospects import ENDS, PROSPECTS
from fronde.tools.play import make_setup


def start(turn: int) -> State:
    """The beginning of a game of four, as if it were that turn."""
    state = Match.start(GAME, make_setup(GAME, 1, count=4))[0].state
    state.turn, state.map = turn, [()] * len(state.map)
    return state


def test_provinces_vote_for_the_highest_stack_and_paris_with_all_of_its_blocks() -> None:
    state = start(1)
    state.map[0] = (Stack("amber", "red", 2), Stack("green", "blue", 1))
    state.map[1] = (Stack("amber", "red", 1), Stack("green", "white", 1))
    state.map[PARIS] = (Stack("violet", "blue", 3),)
    forecast = foresee(state)
    assert forecast.votes["amber"] == [0.0, 0.0, 1 + LEVEL] and forecast.votes["green"] == [LEVEL, 0.0, 0.0]
    assert forecast.votes["violet"] == [0.0, 3.0, 0.0] and forecast.votes["black"] == [0.0] * 3
    assert forecast.level == {"amber": 1, "green": 1, "violet": 0, "black": 0}


def test_most_votes_of_the_faction_that_leads_are_worth_most() -> None:
    due, governs = expect_offices({"amber": [0, 0, 9], "green": [0, 0, 5], "violet": [6, 0, 0], "black": [0, 0, 0]})
    assert due["amber"] > due["green"] and due["amber"] > due["violet"] > due["black"] == 0
    assert sum(governs) == pytest.approx(1) and max(governs) == governs[2]


def test_before_a_counter_revolution_whoever_has_most_white_has_the_best_chance() -> None:
    state, weigh = start(3), make_chances(GAME, PROSPECTS)
    for place in FLEURS_DE_LIS[:6]:
        state.map[place] = (Stack("violet", "white", 2),)
    near = {seat: weigh(state, seat) for seat in state.order}
    for place in FLEURS_DE_LIS[:6]:
        state.map[place] = (Stack("violet", "blue", 2),)
    assert near["violet"] == max(near.values()) and near["violet"] > weigh(state, "violet")


def test_the_signs_of_a_counter_revolution_are_read_as_they_are_named() -> None:
    state = start(3)
    first, second, third, *_ = FLEURS_DE_LIS
    state.map[first] = (Stack("violet", "white", 2),)
    state.map[second] = (Stack("amber", "white", 1),)
    state.map[third] = (Stack("amber", "white", 1), Stack("black", "red", 1))
    state.battles["valmy"] = "lost"
    prospect = PROSPECTS.read(state, "amber")
    signs = dict(zip(ENDS["counter-revolution"].signs, prospect.ends[1].signs, strict=True))
    assert (signs["provinces"], signs["lost"], signs["level"], signs["safe"]) == (3, 1, 1, 1)
    assert signs["empty"] == len(FLEURS_DE_LIS) - 3 and prospect.stage == "turn-3"


def test_a_hand_counts_for_its_owner_alone() -> None:
    state, weigh = start(2), make_chances(GAME, PROSPECTS)
    before = {seat: weigh(state, seat) for seat in state.order}
    one, other = state.order[:2]
    state.hands[one], state.hands[other] = state.hands[other], state.hands[one]
    assert len(state.hands[one]) == len(state.hands[other])
    now = {seat: weigh(state, seat) for seat in state.order}
    assert now[one] != before[one] and all(now[seat] == before[seat] for seat in state.order[2:])
