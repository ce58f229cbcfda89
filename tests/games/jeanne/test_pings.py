"""How often a player is called a round, by games of machines, and how even the powers are.

`python -m fronde lab interruptions --game jeanne` and `balance` give the figures in full.
"""

from __future__ import annotations

from statistics import fmean

from fronde.bots.defaults import find_balance
from fronde.games import get_game
from fronde.games.jeanne.balance import PEACE, WAR, find_round
from fronde.lab.balance import Task, measure, play_one
from fronde.lab.interruptions import count_game
from tests.games.jeanne.table import Table, siege

GAMES = 8


def test_nobody_is_called_too_often() -> None:
    (rounds,) = find_balance(get_game("jeanne")).stretches
    played = [count_game(Task("jeanne", seed)) for seed in range(GAMES)]
    for kind, aim in rounds.aims.items():
        assert 1 < fmean(count for counts in played for count in counts.get(kind, [])) <= aim


def test_every_power_fights() -> None:
    played = [play_one(Task("jeanne", seed)) for seed in range(GAMES)]
    figures = measure(find_balance(get_game("jeanne")), played)
    assert all(figures["measures"]["attacks"][seat]["mean"] > 1 for seat in figures["wins"])


def test_a_round_is_war_or_peace_once_it_is_voted_on() -> None:
    assert find_round(Table(phase="vote").state) == (1, None)
    assert find_round(siege().state) == (1, WAR) and find_round(siege(war=False).state) == (1, PEACE)
