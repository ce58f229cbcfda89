"""What opponents remember of how the seats stand."""

from __future__ import annotations

import gc

from fronde.bots import choose
from fronde.bots.players import open_actions
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.games.richelieu.standing import Standing

MOST = 1100
"""Standings of 256 positions, of four seats each where other tests have played with so many."""


def test_little_is_remembered_for_a_look_for_garbage_to_go_through() -> None:
    """It comes in the middle of a choice, and looks at everything: of thousands of standings that took 45 ms."""
    for seed in range(4):
        match, _ = Match.start(get_game("richelieu"), Setup("richelieu", ("Ann", "Bob"), seed))
        while not match.over:
            seat = match.pending_seats()[0]
            for action in open_actions(match, choose(match, seat, "quick", Dice(seed))):
                match.submit(action.seat, action.picks, action.step)
    assert 0 < sum(isinstance(one, Standing) for one in gc.get_objects()) <= MOST
