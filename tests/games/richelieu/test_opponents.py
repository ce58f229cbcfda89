"""What opponents make of this game."""

from __future__ import annotations

import pytest

from fronde.games.richelieu.standing import Count, expect, miss


@pytest.mark.parametrize(
    ("count", "points"),
    [
        (Count(6, 3, 1, 1, True), 6.0),
        (Count(2, 6, 2, 2, True), 0.0),
        (Count(0, 10, 0, 0, False), 0.0),
    ],
)
def test_what_is_decided_is_expected_as_it_is(count: Count, points: float) -> None:
    assert expect(count) == points


def test_a_lead_is_worth_more_the_less_is_left() -> None:
    early, late = expect(Count(3, 2, 5, 4, True)), expect(Count(3, 2, 1, 1, True))
    assert early / 8 < late / 4 < 1 and expect(Count(2, 3, 5, 4, True)) < early


def test_a_card_is_missed_the_more_the_fewer_are_left() -> None:
    assert [miss(Count(0, 2, n, n, False)) for n in (0, 1, 2)] == [1.0, 0.5, 0.25]
    assert miss(Count(1, 2, 0, 0, True)) == 0.0
