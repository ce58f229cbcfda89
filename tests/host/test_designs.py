"""The games of a division: everyone plays equally many, in each seat equally often, and meets the others evenly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from fronde.core.errors import TableError
from fronde.host.matchmaking import designs
from fronde.host.matchmaking.designs import MOST_PLACES, MOST_SPREAD, Block, least_spread, make_design


def count_meetings(games: Sequence[Block]) -> Counter[tuple[int, int]]:
    """How often two people meet who do so at all; the smaller place comes first."""
    return Counter(pair for game in games for pair in combinations(sorted(game), 2))


def check(places: int, seats: int, blocks: int) -> None:
    design = make_design(places, seats, blocks)
    games = design.games
    assert len(games) == places * blocks
    for seat in range(seats):
        assert Counter(game[seat] for game in games) == dict.fromkeys(range(places), blocks)
    assert all(len(set(game)) == seats for game in games)
    meetings = count_meetings(games)
    counts = [meetings[pair] for pair in combinations(range(places), 2)]
    assert max(counts) - min(counts) == design.spread <= MOST_SPREAD


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_division_of_any_size_is_balanced(seats: int) -> None:
    for places in range(seats, MOST_PLACES + 1):
        check(places, seats, 1)
        assert seats > 4 or make_design(places, seats).spread == least_spread(places, seats, 1), places


@pytest.mark.parametrize(("places", "seats"), [(50, 25), (60, 30), (64, 63), (64, 64)])
def test_a_search_ends_at_tables_of_any_size(places: int, seats: int) -> None:
    check(places, seats, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_several_games_in_each_seat_keep_the_bound(seats: int) -> None:
    for places in range(seats, 16):
        for blocks in (2, 3):
            check(places, seats, blocks)
    for places in (28, 41, 63, 64):
        check(places, seats, 2)
        check(places, seats, 3)


def test_a_division_in_which_people_meet_too_unevenly_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(designs, "MOST_SPREAD", 0)
    monkeypatch.setattr(designs, "MOST_TRIES", 1000)
    with pytest.raises(TableError, match="error-league-uneven"):
        make_design.__wrapped__(8, 3)


@pytest.mark.parametrize(
    ("places", "seats", "blocks", "meetings"), [(7, 3, 1, 1), (7, 4, 1, 2), (13, 4, 1, 1), (13, 3, 2, 1), (11, 5, 1, 2)]
)
def test_all_meet_equally_often_where_that_is_possible(places: int, seats: int, blocks: int, meetings: int) -> None:
    counts = count_meetings(make_design(places, seats, blocks).games)
    assert set(counts.values()) == {meetings}
    assert len(counts) == places * (places - 1) // 2


@pytest.mark.parametrize("places", [7, 11, 13, 28, 64])
@pytest.mark.parametrize("seats", [3, 4])
def test_everyone_has_played_about_equally_many_games_at_any_moment(places: int, seats: int) -> None:
    counts = Counter(dict.fromkeys(range(places), 0))
    for game in make_design(places, seats).games:
        counts.update(game)
        assert max(counts.values()) - min(counts.values()) <= 3


@pytest.mark.parametrize("numbers", [(3, 4, 1), (65, 4, 1), (7, 1, 1), (7, 3, 0), (7, 3, 4)])
def test_other_numbers_are_refused(numbers: tuple[int, int, int]) -> None:
    with pytest.raises(TableError, match="error-league-size"):
        make_design(*numbers)
