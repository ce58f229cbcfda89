"""A short fuzz: games of every configuration, and the beginning of many from every start. Nothing fails, and there is
no question, event or card of a game that they do not meet."""

from __future__ import annotations

from itertools import count, groupby

import pytest

from fronde.games import GAMES, get_game
from fronde.tools.fuzz import Tally, Task, find_configurations, find_missed, play_one

OPENING, OPENINGS = 60, 120
"""Choices of a game that is only begun, and how many are begun from each start."""


def short_fuzz(key: str) -> list[Task]:
    """A whole game of each number of players, one of each set of options with these in turn, and the openings."""
    seeds, turns, tasks = count(), count(), []
    for (starts, options), group in groupby(
        find_configurations(get_game(key)), lambda kind: (kind.start != "", kind.options)
    ):
        kinds = list(group)
        if starts:
            tasks += [Task(kind, next(seeds), stop=OPENING) for kind in kinds for _ in range(OPENINGS)]
            continue
        chosen = [kinds[next(turns) % len(kinds)]] if options else kinds
        tasks += [Task(kind, next(seeds)) for kind in chosen]
    return tasks


@pytest.mark.parametrize("key", GAMES)
def test_every_question_event_and_card_is_reached(key: str) -> None:
    tally = Tally()
    for task in short_fuzz(key):
        outcome = play_one(task)
        assert not outcome.error, f"{task}: {outcome.error}\n{outcome.record}"
        tally.add(outcome)
    assert find_missed(get_game(key), tally.reached) == []
