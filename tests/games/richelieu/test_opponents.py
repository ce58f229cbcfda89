"""What opponents make of this game."""

from __future__ import annotations

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.richelieu import GAME
from fronde.games.richelieu.model import State
from fronde.games.richelieu.opponents import MOST_TAKEN, PAYING, find_candidates
from fronde.games.richelieu.standing import Count, chance_of_none, count_seats, expected_points
from fronde.tools.play import make_setup, play, player_dice


@pytest.mark.parametrize(
    ("count", "points"),
    [
        (Count(6, 3, 1, 1, True), 6.0),
        (Count(2, 6, 2, 2, True), 0.0),
        (Count(0, 10, 0, 0, False), 0.0),
    ],
)
def test_what_is_decided_is_expected_as_it_is(count: Count, points: float) -> None:
    assert expected_points(count) == points


def test_a_lead_is_worth_more_the_less_is_left() -> None:
    early, late = expected_points(Count(3, 2, 5, 4, True)), expected_points(Count(3, 2, 1, 1, True))
    assert early / 8 < late / 4 < 1 and expected_points(Count(2, 3, 5, 4, True)) < early


def test_a_card_is_missed_the_more_the_fewer_are_left() -> None:
    assert [chance_of_none(Count(0, 2, n, n, False)) for n in (0, 1, 2)] == [1.0, 0.5, 0.25]
    assert chance_of_none(Count(1, 2, 0, 0, True)) == 0.0


def test_few_cards_are_tried_in_a_turn_to_come_those_worth_most() -> None:
    match, _ = Match.start(GAME, make_setup(GAME, 3))
    count = 0
    for _ in play(match, player_dice(3), 40):
        decisions = match.decisions[:1]
        if not decisions or decisions[0].step != "take-card" or len(decisions[0].options) <= MOST_TAKEN:
            continue
        count += 1
        candidates = [find_candidates(match.state, decisions, Dice(1), before) for before in (0, 1)]
        now, later = ({action.picks[0] for action in actions} for actions in candidates)
        assert now == set(decisions[0].options) and len(later) == MOST_TAKEN
        worth = {option: find_worth(match.state, decisions[0].seat, option) for option in now}
        assert min(worth[option] for option in later) >= max(worth[option] for option in now - later)
    assert count > 3


def find_worth(state: State, seat: str, option: str) -> float:
    """What a card brings by itself, a marker paid for it taken off."""
    card = option.removeprefix("card:")
    return count_seats(state, seat)[seat].gains[card] - PAYING * (state.marks.get(card, seat) != seat)
