"""Opponents of every level at every game: they play to the end, lawfully, and by what their seat may know alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fronde.bots import LEVELS, choose
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games import GAMES
from fronde.tools.play import make_setup

POINTS = 12
"""Points of a game at which what a seat cannot see is dealt again."""


def play_with_bots(key: str, level: str, seed: int, most: int) -> Iterator[tuple[Match, Seat]]:
    """A match that opponents play, before each of their choices, and whose it is."""
    match, _ = Match.start(GAMES[key], make_setup(GAMES[key], seed))
    for number in range(most):
        if match.over:
            return
        seat = match.still_asked()[0]
        yield match, seat
        action = choose(match, seat, level, Dice(number))[0]
        match.submit(action.seat, action.picks, action.step)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_same_view_gives_the_same_choice(key: str, level: str) -> None:
    for number, (match, seat) in enumerate(play_with_bots(key, level, 5, POINTS)):
        dealt = match.resample(seat, Dice(1000 + number))
        assert choose(dealt, seat, level, Dice(number)) == choose(match, seat, level, Dice(number))
