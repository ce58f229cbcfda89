"""Taking cards (3). Cards by their numbers: 1 to 3 Bourgogne with two shields, 4 to 7 Bourgogne with one;
30 Anjou with two, 31 to 34 Anjou with one (31 sword, 32 cross, 33 tower, 34 plain)."""

from __future__ import annotations

import pytest

from tests.games.richelieu.table import Table

EXAMPLE = [[35, 32, 31], [41, 42, 43, 36, 1], [33, 37, 38], [44, 39, 4]]
"""The ends of the sheet's move example: 31 with 32 inside it; 41, 42, 43 from the left; 1; 33; 4 with a disc."""


def example() -> Table:
    """Richelieu's marker on 41, the Queen's on 33, a disc on 4."""
    return Table(rows=EXAMPLE, markers={41: "richelieu", 33: "queen"}, discs={4: "provence"})


# --- the sheet's detailed example ---


def test_example_the_ends() -> None:
    assert example().cards() == {35, 31, 41, 1, 33, 38, 44, 4}


def test_example_one_card_with_two_shields() -> None:
    table = example()
    table.do("card:01")
    assert table.cards() == set() and table.step == "end-turn"


def test_example_the_two_checked_cards_from_the_same_end() -> None:
    table = example()
    table.do("card:31")
    assert {32, 33} <= table.cards()
    table.do("card:32")
    assert table.collection("richelieu") == [31, 32] and table.cards() == set()


def test_example_instead_the_one_in_the_third_row_for_a_marker() -> None:
    table = example()
    table.do("card:31", "card:33", "pay:stock")
    assert table.collection("richelieu") == [31, 33]
    assert table.markers("richelieu") == (1, 1, {41}) and table.markers("queen") == (3, 0, set())


def test_example_the_striped_cards_and_the_own_marker_back() -> None:
    table = example()
    table.do("card:41")
    assert table.markers("richelieu") == (3, 0, set())
    table.do("card:42")
    assert table.refusal("card:43", reason="third-card") == "3.1"


def test_example_the_spotted_card_with_its_disc() -> None:
    table = example()
    table.do("card:04")
    assert table.match.view("richelieu")["held_discs"]["richelieu"] == ["provence"]
    assert table.refusal("card:01", reason="too-many-shields") == "3.3"


# --- rule by rule ---


def test_3_1_a_card_must_be_taken() -> None:
    table = example()
    assert table.options("take-card") == table.options()
    assert table.refusal("end-turn", reason="must-take") == "3.1"


def test_3_1_one_card_is_enough() -> None:
    table = example()
    table.do("card:31", "end-turn")
    assert table.seat == "queen"


def test_3_1_no_third_card() -> None:
    table = example()
    table.do("card:31", "card:32")
    assert table.refusal("card:33", reason="third-card") == "3.1"


@pytest.mark.parametrize("card", ["32", "42", "37"])
def test_3_2_only_the_ends(card: str) -> None:
    assert example().refusal(f"card:{card}", reason="inner") == "3.2"


def test_3_2_a_card_that_is_gone() -> None:
    table = example()
    table.do("card:31", "end-turn")
    assert table.refusal("card:31", reason="gone") == "3.2"


def test_3_2_a_card_laid_open_by_the_first_may_be_the_second() -> None:
    table = Table(rows=[[35, 32, 31]])
    assert table.refusal("card:32", reason="inner") == "3.2"
    table.do("card:31", "card:32")
    assert table.collection("richelieu") == [31, 32]


def test_3_2_a_single_card_is_both_ends_and_is_offered_once() -> None:
    table = Table(rows=[[31], [35, 36]])
    assert table.match.decisions[0].options == ("card:31", "card:35", "card:36")
    table.do("card:31")
    assert table.state.left[0] == table.state.right[0]


def test_3_2_rows_do_not_close_up() -> None:
    table = Table(rows=[[None, None, 31, 32, 35], [36]])
    table.do("card:31", "card:32", "end-turn")
    assert table.match.view(None)["rows"][0] == [None] * 4 + ["35"] + [None] * 7


def test_3_3_one_region() -> None:
    table = Table(rows=[[31, 36], [34, 37]])
    table.do("card:31")
    assert table.cards() == {34}
    assert table.refusal("card:36", reason="other-region") == "3.3"


def test_3_3_two_shields_at_most() -> None:
    table = Table(rows=[[30, 36], [34, 37], [1, 38], [2, 39]])
    table.do("card:30")
    assert table.cards() == set() and table.refusal("card:34", reason="too-many-shields") == "3.3"
    table.undo()
    table.do("card:01")
    assert table.refusal("card:02", reason="too-many-shields") == "3.3"


def test_3_3_a_card_with_two_shields_never_comes_second() -> None:
    table = Table(rows=[[30, 36], [34, 37]])
    table.do("card:34")
    assert table.refusal("card:30", reason="too-many-shields") == "3.3"


def test_3_3_symbols_and_discs_do_not_matter() -> None:
    table = Table(rows=[[31, 36], [33, 37]], discs={31: "anjou", 33: "tower"})
    table.do("card:31", "card:33")
    assert table.match.view("richelieu")["held_discs"]["richelieu"] == ["anjou", "tower"]


FULL = [[31, 32, *range(1, 11)], [33, *range(11, 22)], [*range(22, 31), 34, 35, 36], [*range(37, 49)]]


def test_3_4_the_very_first_move_takes_one_card() -> None:
    table = Table(rows=FULL)
    table.do("card:31")
    assert table.cards() == set()
    assert table.refusal("card:32", reason="first-move") == "3.4"
    assert table.refusal("card:33", reason="first-move") == "3.4"


def test_3_4_a_card_with_two_shields_is_allowed() -> None:
    table = Table(rows=[[1, *range(3, 14)], [2, *range(14, 25)], [*range(25, 37)], [*range(37, 49)]])
    table.do("card:01")
    assert table.collection("richelieu") == [1]


def test_3_4_the_second_player_may_take_two() -> None:
    table = Table(rows=FULL)
    table.do("card:37", "end-turn", "card:31", "card:32")
    assert table.collection("queen") == [31, 32]


def test_3_5_collections_are_open() -> None:
    table = example()
    table.do("card:31", "card:32")
    for seat in (None, "queen"):
        assert table.match.view(seat)["collections"]["richelieu"] == ["31", "32"]


def test_a_turn_is_undone_step_by_step() -> None:
    table = example()
    before = table.match.position()
    table.do("card:31", "card:33", "pay:41")
    for _ in range(3):
        table.undo()
    assert table.match.position() == before


def test_a_turn_with_nothing_left_to_choose_ends_by_itself() -> None:
    table = Table(rows=[[1], [8, 9]], box={"richelieu": 3})
    table.do("card:01")
    assert table.seat == "queen"


def test_hints_say_what_a_card_is_worth() -> None:
    table = Table(
        rows=EXAMPLE, collections={"richelieu": [30], "queen": [34]}, markers={33: "queen"}, discs={33: "sword"}
    )
    assert (
        table.hint("card:33") == "Anjou: you 2→3 of 6, Queen 1 · towers: you 0→1 of 9, Queen 0 · disc · costs a marker"
    )
