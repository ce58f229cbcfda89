"""Figures follow what wins."""

from __future__ import annotations

import argparse

import pytest

from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.tools import follow
from fronde.tools.follow import MODES, Follower


def test_a_figure_goes_the_way_that_wins() -> None:
    side, dice = Follower({"bold": 1.0, "idle": 0.0}), Dice(3)
    for _ in range(3000):
        moved = side.move(dice)
        side.learn(MODES[0], moved["bold"] > side.figures["bold"], 0.008)
    assert side.figures["bold"] > 2.0
    assert abs(side.figures["idle"]) < 0.3


def test_both_sides_follow_and_the_same_games_lead_to_the_same_figures() -> None:
    game = get_game("mousquetaires")
    one, again = (list(follow.follow(game, 5, 2, 5))[-1] for _ in range(2))
    assert one == again and one[0] != one[1]


def test_a_game_without_a_plan_is_refused() -> None:
    given = argparse.Namespace(game="jeanne", games=1, players=None, seed=1)
    with pytest.raises(SystemExit, match="no plan"):
        follow.run(given)
