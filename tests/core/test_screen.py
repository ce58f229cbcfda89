"""Figures of a rule of thumb that are screened."""

from __future__ import annotations

import pytest

from fronde.__main__ import main
from fronde.games import get_game
from fronde.lab.screen import LEAST, FirstSide, move, play_trial, tell_effects


def test_a_figure_that_wins_is_told_first() -> None:
    games = [
        FirstSide({"courage": way, "colour": other}, (True, True), way > 0) for way in (1, -1) for other in (1, -1)
    ]
    assert tell_effects(games)[0].split() == ["courage", "+50.0", "%", "+2.0"]
    assert tell_effects(games)[1].split() == ["colour", "+0.0", "%", "+0.0"]


def test_a_game_is_the_same_of_the_same_seed_and_moves_every_figure() -> None:
    game = get_game("mousquetaires")
    one, other = (play_trial(game, 11, 2, 5) for _ in range(2))
    assert one == other and set(one.ways.values()) == {1, -1} and one.mode == (True, True)


def test_what_is_moved_is_moved_by_a_part_of_it_or_by_the_least() -> None:
    assert [move(size, -1) for size in (-8.0, 0.0)] == [-10.0, -LEAST]


def test_a_game_without_a_plan_is_not_screened() -> None:
    with pytest.raises(SystemExit, match="richelieu brings no plan"):
        main(["lab", "screen", "--game", "richelieu", "--games", "1"])
