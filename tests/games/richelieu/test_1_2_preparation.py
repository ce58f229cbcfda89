"""The components and the preparation (1, 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.games.richelieu import GAME
from fronde.games.richelieu.data import CARDS, DISC_CELLS, DISCS, REGIONS, SYMBOLS
from tests.games.richelieu.table import Table, setup_of


def test_1_1_nine_regions_whose_number_counts_their_shields() -> None:
    shields: Counter[str] = Counter()
    for card in CARDS.values():
        shields[card.region] += card.shields
    assert shields == {region.id: region.number for region in REGIONS.values()}
    assert (len(REGIONS), sum(shields.values())) == (9, 64)


def test_1_1_the_numbers_the_sheet_gives() -> None:
    assert [REGIONS[r].number for r in ("bourgogne", "normandie", "provence")] == [10, 8, 7]
    assert next(iter(REGIONS)) == "bourgogne"


def test_1_2_every_symbol_stands_on_nine_cards_with_one_shield() -> None:
    symbols = [card.symbol for card in CARDS.values() if card.symbol]
    assert Counter(symbols) == dict.fromkeys(SYMBOLS, 9)
    assert all(card.shields == 1 for card in CARDS.values() if card.symbol)


def test_1_2_most_cards_have_a_second_shield_or_a_symbol() -> None:
    assert sum(card.shields == 1 and not card.symbol for card in CARDS.values()) == 5


def test_2_1_forty_eight_open_cards_in_four_rows_of_twelve() -> None:
    rows = Table.set_up().match.view(None)["rows"]
    assert [len(row) for row in rows] == [12] * 4
    assert {card for row in rows for card in row} == set(CARDS)


def test_2_1_another_seed_another_lay_out() -> None:
    assert Table.set_up(seed=1).match.view(None)["rows"] != Table.set_up(seed=2).match.view(None)["rows"]


def test_2_2_eight_discs_on_cells_that_never_change_and_six_in_the_box() -> None:
    assert Counter(disc.kind for disc in DISCS.values()) == {"shield": 9, "symbol": 3, "marker-back": 2}
    for seed in range(5):
        state = Table.set_up(seed=seed).state
        assert {state.cells[card] for card in state.discs} == set(DISC_CELLS)
        assert (len(state.discs), len(state.unused)) == (8, 6)


def test_2_2_two_discs_a_row_one_a_column_and_none_at_an_end() -> None:
    assert Counter(row for row, _ in DISC_CELLS) == dict.fromkeys(range(4), 2)
    assert len({column for _, column in DISC_CELLS}) == 8
    assert not {0, 11} & {column for _, column in DISC_CELLS}


def test_2_2_nobody_sees_a_disc_that_lies_in_the_lay_out() -> None:
    match = Table.set_up().match
    for seat in (None, "richelieu", "queen"):
        assert set(match.view(seat)["discs"].values()) == {None}


def test_2_3_three_markers_each_in_stock() -> None:
    table = Table.set_up()
    assert table.markers("richelieu") == table.markers("queen") == (3, 0, set())


def test_2_4_lot_decides_who_begins_or_the_table_does() -> None:
    assert {Table.set_up(seed=seed).seat for seed in range(20)} == {"richelieu", "queen"}
    assert {Table.set_up(seed=seed, first="queen").seat for seed in range(20)} == {"queen"}
    assert {Table.set_up(seed=seed, first="richelieu").seat for seed in range(20)} == {"richelieu"}


def test_2_4_turns_alternate() -> None:
    table = Table.set_up(first="queen")
    table.do(sorted(table.options("take-card"))[0], "end-turn")
    assert table.seat == "richelieu"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_1_seats_in_turn_order(seats: int) -> None:
    assert GAME.rules.seats(setup_of(seats)) == ("richelieu", "queen", "gaston", "conde")[:seats]
