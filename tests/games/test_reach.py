"""A short fuzz: games of every configuration, and the beginning of some from every start. Nothing fails, there is no
question, event or card of a game that they do not meet, and what they meet has a text."""

from __future__ import annotations

from itertools import count, groupby

import pytest

from fronde.games import GAMES, get_game
from fronde.tools.fuzz import Configuration, Task, find_configurations, find_gaps, play_one, tell_reach

OPENING = 60
"""Choices of a game that is only begun."""
OPENINGS, MOST = 5, 200
"""How many are begun from each start; and at most, while something has not been reached. `make fuzz` begins more."""


def whole_games(key: str) -> list[Configuration]:
    """Each number of players, and each set of options with one of them in turn."""
    turns, configurations = count(), []
    played = (kind for kind in find_configurations(get_game(key)) if not kind.start)
    for options, group in groupby(played, lambda kind: kind.options):
        kinds = list(group)
        configurations += [kinds[next(turns) % len(kinds)]] if options else kinds
    return configurations


@pytest.mark.parametrize("key", GAMES)
def test_every_question_event_and_card_is_reached(key: str) -> None:
    game = get_game(key)
    missed, reached = set(find_gaps(game, set())), set[tuple[str, str]]()

    def look_at(task: Task) -> None:
        outcome = play_one(task)
        assert not outcome.error, f"{task}: {outcome.error}\n{outcome.record}"
        reached.update(outcome.reach)
        missed.difference_update(outcome.reach)

    for seed, kind in enumerate(whole_games(key)):
        look_at(Task(kind, seed))
    starts = [kind for kind in find_configurations(game) if kind.start]
    for number in range(MOST * bool(starts)):
        if number >= OPENINGS and not missed:
            break
        for place, kind in enumerate(starts):
            look_at(Task(kind, number * len(starts) + place, stop=OPENING))
    assert not missed
    assert not [line for line in tell_reach(game, reached) if "no text" in line]
