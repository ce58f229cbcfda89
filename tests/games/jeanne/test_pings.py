"""How often a seat is called a round, by games of machines, and how even the powers are.

`python -m fronde balance --game jeanne --games 300` gives the figures in full.
"""

from __future__ import annotations

from fronde.games import get_game
from fronde.games.jeanne import balance
from fronde.tools.balance import Task, find_balance, measure, play_one
from tests.games.jeanne.table import Table, siege

GAMES = 8
PEACE, WAR = 4.0, 8.0
"""Calls a player and round that a table can bear."""


def test_nobody_is_called_too_often() -> None:
    played = [play_one(Task("jeanne", seed)) for seed in range(GAMES)]
    figures = measure(find_balance(get_game("jeanne")), played)
    print(figures["calls"])
    assert 1 < figures["calls"]["peace"]["mean"] <= PEACE and 1 < figures["calls"]["war"]["mean"] <= WAR
    assert all(figures["measures"]["attacks"][seat]["mean"] > 1 for seat in figures["wins"])


def test_a_round_is_war_or_peace_once_it_is_voted_on() -> None:
    assert balance.round_of(Table(phase="vote").state) is None
    assert balance.round_of(siege().state) == (1, "war") and balance.round_of(siege(war=False).state) == (1, "peace")
