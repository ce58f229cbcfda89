"""Property markers (4)."""

from __future__ import annotations

import pytest

from tests.games.richelieu.table import Table

ROWS = [[35, 36, 37], [41, 42, 43], [1, 8, 14], [44, 39, 4]]


def test_4_1_only_after_taking() -> None:
    table = Table(rows=ROWS)
    assert not table.options("place-marker")
    assert table.refusal("place:36", reason="take-first") == "4.1"


def test_4_1_one_marker_and_the_turn_is_over() -> None:
    table = Table(rows=ROWS)
    table.do("card:35", "place:42")
    assert table.markers("richelieu") == (2, 0, {42}) and table.seat == "queen"


def test_4_1_nobody_has_to() -> None:
    table = Table(rows=ROWS)
    table.do("card:35", "end-turn")
    assert table.markers("richelieu") == (3, 0, set()) and table.seat == "queen"


def test_4_1_placing_forgoes_the_second_card() -> None:
    table = Table(rows=[[35, 36, 37], [38, 1]])
    assert table.step == "take-card"
    table.do("card:37")
    assert table.step == "second-card" and table.options("place-marker")
    table.do("place:35")
    assert table.seat == "queen"


def test_4_2_any_card_end_or_not_disc_or_not_but_none_that_is_marked() -> None:
    table = Table(rows=ROWS, discs={42: "anjou"}, markers={36: "richelieu", 43: "queen"})
    table.do("card:35")
    places = {37, 41, 42, 1, 8, 14, 44, 39, 4}
    assert {int(o.removeprefix("place:")) for o in table.options("place-marker")} == places
    assert table.refusal("place:36", reason="marked") == "4.2"
    assert table.refusal("place:43", reason="marked") == "4.2"
    assert table.refusal("place:35", reason="gone") == "4.2"


def test_4_3_moving_only_with_none_in_stock() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 42: "richelieu"})
    table.do("card:35")
    assert table.options("place-marker") and not table.options("move-marker")
    assert table.refusal("lift:36", reason="stock-first") == "4.3"


def test_4_3_moving_one_to_a_card_without_a_marker() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 42: "richelieu", 8: "richelieu", 39: "queen"})
    table.do("card:35")
    assert table.options("move-marker") == {"lift:36", "lift:42", "lift:08"} and not table.options("place-marker")
    assert table.refusal("place:37", reason="no-marker") == "4.3"
    table.do("lift:42")
    assert table.step == "put-marker"
    assert table.refusal("place:36", reason="marked") == table.refusal("place:39", reason="marked") == "4.2"
    assert table.refusal("place:42", reason="marked") == "4.2"
    assert table.refusal("end-turn", reason="put-down") == "4.3"
    table.do("place:37")
    assert table.markers("richelieu") == (0, 0, {36, 37, 8}) and table.seat == "queen"


def test_4_3_a_marker_taken_up_by_mistake_is_undone() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu"}, box={"richelieu": 2})
    table.do("card:35")
    before = table.match.position()
    table.do("lift:36")
    table.undo()
    assert table.match.position() == before


def test_4_3_no_marker_at_all_nothing_to_place_or_move() -> None:
    table = Table(rows=ROWS, box={"richelieu": 3})
    table.do("card:35")
    assert table.seat == "queen"


def test_4_3_another_s_marker_is_not_moved() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 42: "queen"}, box={"richelieu": 2})
    table.do("card:35")
    assert table.refusal("lift:42", reason="not-your-marker") == "4.3"


def test_4_4_the_sheet_s_example_all_markers_on_cards() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 42: "richelieu", 8: "richelieu", 35: "queen"})
    table.do("card:35")
    assert table.options("pay-marker") == {"pay:36", "pay:42", "pay:08"}
    table.do("pay:42")
    assert table.markers("richelieu") == (0, 1, {36, 8})
    assert table.markers("queen") == (3, 0, set())
    assert "42" not in table.state.marks


def test_4_4_from_stock_or_from_a_card() -> None:
    table = Table(rows=ROWS, markers={36: "richelieu", 35: "queen"})
    table.do("card:35")
    assert table.options() == {"pay:stock", "pay:36"}
    assert table.refusal("card:37", reason="pay-first") == "4.4"
    table.do("pay:stock")
    assert table.markers("richelieu") == (1, 1, {36})


def test_4_4_nothing_is_asked_where_there_is_no_choice() -> None:
    table = Table(rows=ROWS, markers={35: "queen"})
    table.do("card:35")
    assert table.markers("richelieu") == (2, 1, set()) and table.step == "end-turn"


def test_4_4_each_of_two_cards_costs_a_marker() -> None:
    table = Table(rows=[[36, 37, 35], [38, 1]], markers={36: "queen", 37: "queen"})
    table.do("card:36", "card:37")
    assert table.markers("richelieu") == (1, 2, set()) and table.markers("queen") == (3, 0, set())


def test_4_4_a_marker_regained_with_the_first_card_pays_for_the_second() -> None:
    table = Table(rows=[[36, 37, 35], [38, 1]], markers={36: "richelieu", 37: "queen"}, box={"richelieu": 2})
    table.do("card:36", "card:37")
    assert table.markers("richelieu") == (0, 3, set())


def test_4_5_the_foreign_marker_goes_home() -> None:
    table = Table(rows=ROWS, markers={35: "queen", 36: "queen", 37: "queen"})
    table.do("card:35")
    assert table.markers("queen") == (1, 0, {36, 37})
    assert table.events_of("marker-returned") == [{"seat": "queen", "card": "35"}]


def test_4_6_one_s_own_marker_comes_back_and_may_be_placed_again() -> None:
    table = Table(rows=ROWS, markers={35: "richelieu", 36: "richelieu", 42: "richelieu"})
    table.do("card:35")
    assert table.markers("richelieu") == (1, 0, {36, 42})
    table.do("place:37")
    assert table.markers("richelieu") == (0, 0, {36, 42, 37})


def test_4_7_all_markers_used_no_marked_card_can_be_taken() -> None:
    table = Table(rows=ROWS, markers={35: "queen"}, box={"richelieu": 3})
    assert 35 not in table.cards()
    assert table.refusal("card:35", reason="cannot-pay") == "4.7"


BLOCKED = {"rows": [[35, 36, 37]], "markers": {35: "queen", 37: "queen"}, "box": {"richelieu": 3}}


def test_4_7_who_cannot_take_waits_until_an_end_is_free() -> None:
    table = Table(**BLOCKED)
    assert table.seat == "queen" and table.events_of("player-stopped") == [{"seat": "richelieu"}]
    table.do("card:35", "end-turn")
    cards = [(data["seat"], data["card"]) for data in table.events_of("card-taken")]
    assert cards == [("queen", "35"), ("richelieu", "36"), ("queen", "37")], "the last two unasked (ruling R30)"


def test_4_7_the_one_card_is_asked_for_where_a_marker_back_may_lie_face_down() -> None:
    """Ruling R30: asked or not, it tells nobody which disc it is."""
    rows = [[1], [8]]
    for disc in ("marker-back-1", "anjou"):
        table = Table(
            rows=[[35, 36], *rows],
            markers={1: "queen", 8: "queen", 36: "queen"},
            held_discs={"richelieu": [disc]},
            box={"richelieu": 3},
        )
        assert table.cards() == {35}
    table = Table(rows=[[35, 36], *rows], markers={1: "queen", 8: "queen", 36: "queen"}, box={"richelieu": 3})
    assert table.events_of("card-taken")[0]["card"] == "35"


def test_4_7_the_other_plays_on_alone() -> None:
    table = Table(rows=[[35, 36, 37]], markers={35: "queen", 36: "queen", 37: "queen"}, box={"richelieu": 3})
    table.do("card:35")
    assert table.seat == "queen" and len(table.events_of("player-stopped")) == 2


def test_4_7_whoever_has_a_free_end_takes() -> None:
    table = Table(rows=[[35, 36, 37], [1]], markers={35: "queen", 37: "queen"}, box={"richelieu": 3})
    assert table.events_of("card-taken")[0] == {"seat": "richelieu", "card": "01", "row": 2, "side": "only"}


@pytest.mark.parametrize("seed", range(20))
def test_ruling_14_someone_can_always_go_on(seed: int) -> None:
    rows = [[35, 36], [1, 8], [14, 15], [41, 42]]
    table = Table(seed=seed, rows=rows, markers={35: "queen", 8: "queen", 41: "queen"}, box={"richelieu": 3})
    assert table.cards()
