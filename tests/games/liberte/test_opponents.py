"""What opponents make of this game: the elections as they would come out now."""

from __future__ import annotations

import pytest

from fronde.core.match import Match
from fronde.games.liberte import GAME
from fronde.games.liberte.data import PARIS
from fronde.games.liberte.model import Stack
from fronde.games.liberte.opponents import LEVEL, expect_offices, foresee
from fronde.tools.play import make_setup


def test_provinces_vote_for_the_highest_stack_and_paris_with_all_of_its_blocks() -> None:
    state = Match.start(GAME, make_setup(GAME, 1, count=4))[0].state
    state.map = [()] * len(state.map)
    state.map[0] = (Stack("amber", "red", 2), Stack("green", "blue", 1))
    state.map[1] = (Stack("amber", "red", 1), Stack("green", "white", 1))
    state.map[PARIS] = (Stack("violet", "blue", 3),)
    seen = foresee(state)
    assert seen.votes["amber"] == [0.0, 0.0, 1 + LEVEL] and seen.votes["green"] == [LEVEL, 0.0, 0.0]
    assert seen.votes["violet"] == [0.0, 3.0, 0.0] and seen.votes["black"] == [0.0] * 3
    assert seen.level == {"amber": 1, "green": 1, "violet": 0, "black": 0}


def test_most_votes_of_the_faction_that_leads_are_worth_most() -> None:
    due, governs = expect_offices({"amber": [0, 0, 9], "green": [0, 0, 5], "violet": [6, 0, 0], "black": [0, 0, 0]})
    assert due["amber"] > due["green"] and due["amber"] > due["violet"] > due["black"] == 0
    assert sum(governs) == pytest.approx(1) and max(governs) == governs[2]
