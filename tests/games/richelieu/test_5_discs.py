"""Discs (5): who sees them, and what bringing a marker back changes."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.errors import UndoRefusal
from fronde.core.rng import Dice
from fronde.games.richelieu import GAME
from fronde.texts import words
from tests.games.richelieu.table import Table, finish_game

ROWS = [[35, 36, 37], [41, 42, 43], [1, 8, 14]]
BACK = "disc:marker-back"


def test_5_1_the_owner_alone_sees_what_it_is() -> None:
    table = Table(rows=ROWS, discs={35: "provence"})
    event = next(e for e in table.do("card:35") if e.kind == "disc-taken")
    assert event.data_for("richelieu")["disc"] == "provence"
    assert "disc" not in event.data_for("queen") and "disc" not in event.data_for(None)
    assert table.match.view("richelieu")["held_discs"] == {"richelieu": ["provence"], "queen": 0}
    assert table.match.view("queen")["held_discs"] == {"richelieu": 1, "queen": []}
    english = words("en", "richelieu")
    assert [english.text(line) for line in GAME.speech.private_text(table.match.view("richelieu"), "richelieu")] == [
        "Disc of Provence: one more shield for you at the end"
    ]


def test_5_1_a_disc_once_seen_cannot_be_unseen() -> None:
    table = Table(rows=ROWS, discs={35: "provence"})
    table.do("card:35")
    with pytest.raises(UndoRefusal):
        table.undo()


def test_5_2_a_disc_counts_only_when_the_game_is_over() -> None:
    collections = {"richelieu": [25], "queen": [26]}
    table = Table(rows=[[35], [1]], collections=collections, held_discs={"queen": ["champagne"]})
    assert table.score("queen")["champagne"] == 0
    table.do("card:35", "end-turn")
    assert table.over and table.score("queen")["champagne"] == 3
    assert table.match.view(None)["held_discs"] == {"richelieu": [], "queen": ["champagne"]}
    assert table.events_of("discs-shown") == [{"seat": "queen", "disc": ["champagne"]}]


def test_5_2_a_disc_of_a_region_or_symbol_is_one_more() -> None:
    table = finish_game({"richelieu": [27], "queen": [28]}, held_discs={"queen": ["champagne", "cross"]})
    assert (table.score("richelieu")["champagne"], table.score("queen")["champagne"]) == (0, 2)
    assert table.score("queen")["cross"] == 2


def test_5_3_a_marker_comes_out_of_the_box() -> None:
    table = Table(rows=ROWS, held_discs={"richelieu": ["marker-back-1"]}, box={"richelieu": 2})
    table.do(BACK)
    assert table.markers("richelieu") == (2, 1, set()) and table.step == "take-card"
    assert table.match.view(None)["spent_discs"] == ["marker-back-1"]


def test_5_3_both_in_one_turn() -> None:
    discs = {"richelieu": ["marker-back-1", "marker-back-2"]}
    table = Table(rows=ROWS, held_discs=discs, box={"richelieu": 3})
    table.do(BACK, "card:35", BACK)
    assert table.markers("richelieu") == (2, 1, set())


def test_5_3_not_without_a_marker_in_the_box_or_without_the_disc() -> None:
    assert Table(rows=ROWS, held_discs={"richelieu": ["marker-back-1"]}).refusal(BACK, reason="no-disc") == "5.3"
    assert Table(rows=ROWS, box={"richelieu": 1}).refusal(BACK, reason="no-disc") == "5.3"
    shield = Table(rows=ROWS, held_discs={"richelieu": ["anjou"]}, box={"richelieu": 1})
    assert shield.refusal(BACK, reason="no-disc") == "5.3"


def test_5_3_only_in_the_own_turn() -> None:
    table = Table(rows=ROWS, held_discs={"queen": ["marker-back-1"]}, box={"queen": 1})
    assert not table.options("use-disc")
    assert table.refusal(BACK, seat="queen") is None


def test_5_3_after_a_card_and_before_the_marker() -> None:
    table = Table(rows=ROWS, held_discs={"richelieu": ["marker-back-2"]}, box={"richelieu": 3})
    table.do("card:35")
    assert table.step == "end-turn" and not table.options("place-marker")
    table.do(BACK, "place:42")
    assert table.markers("richelieu") == (0, 2, {42})


def test_5_3_one_won_with_a_card_cannot_pay_for_it_but_for_the_next() -> None:
    table = Table(
        rows=[[36, 37, 35], [1, 38]], discs={36: "marker-back-1"}, markers={37: "queen"}, box={"richelieu": 3}
    )
    table.do("card:36")
    assert table.cards() == {38}
    table.do(BACK)
    assert table.cards() == {37, 38}
    table.do("card:37")
    assert table.markers("richelieu") == (0, 3, set()) and table.markers("queen") == (3, 0, set())


PRICED = {"rows": ROWS, "markers": {35: "queen", 42: "richelieu"}, "box": {"richelieu": 2}}


def test_5_3_while_a_price_is_asked_the_marker_that_comes_back_can_pay_it() -> None:
    table = Table(**PRICED, held_discs={"richelieu": ["marker-back-1"]})
    table.do("card:35")
    assert (table.step, table.options("pay-marker"), table.options("use-disc")) == ("pay-marker", {"pay:42"}, {BACK})
    table.do(BACK)
    assert (table.step, table.options("pay-marker")) == ("pay-marker", {"pay:stock", "pay:42"})
    table.do("pay:stock")
    assert table.markers("richelieu") == (0, 2, {42}) and table.markers("queen") == (3, 0, set())


def test_5_3_among_several_markers_to_pay_with_too() -> None:
    markers = {35: "queen", 42: "richelieu", 8: "richelieu"}
    table = Table(rows=ROWS, markers=markers, box={"richelieu": 1}, held_discs={"richelieu": ["marker-back-1"]})
    table.do("card:35", BACK)
    assert table.options("pay-marker") == {"pay:stock", "pay:42", "pay:08"}
    assert table.refusal(BACK, reason="no-disc") == "5.3"


def test_5_3_the_price_of_the_second_card_is_asked_alike() -> None:
    priced = {**PRICED, "rows": [[36, 37, 35], [42, 38]], "markers": {37: "queen", 42: "richelieu"}}
    table = Table(**priced, held_discs={"richelieu": ["marker-back-1"]})
    table.do("card:36", "card:37", BACK, "pay:stock")
    assert table.markers("richelieu") == (0, 2, {42})


def test_ruling_30_the_one_marker_on_a_card_is_asked_whatever_the_disc_is() -> None:
    """Else being asked would tell the table that it is a marker back."""
    table = Table(**PRICED, held_discs={"richelieu": ["anjou"]})
    table.do("card:35")
    assert (table.step, table.options(), table.options("use-disc")) == ("pay-marker", {"pay:42"}, set())
    assert table.refusal("card:37", reason="pay-first") == "4.4"
    assert table.refusal(BACK, reason="no-disc") == "5.3"
    table.do("pay:42")
    assert table.markers("richelieu") == (0, 3, set())


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"held_discs": {"richelieu": ["anjou"]}, "spent_discs": ["marker-back-1", "marker-back-2"]},
        {"held_discs": {"richelieu": ["marker-back-1"]}, "markers": {35: "queen"}},
    ],
    ids=["no disc", "both turned over", "a marker in stock"],
)
def test_ruling_30_the_one_marker_is_paid_unasked_where_no_marker_back_can_matter(position: dict[str, Any]) -> None:
    table = Table(**{**PRICED, **position})
    table.do("card:35")
    assert table.step != "pay-marker" and table.markers("queen") == (3, 0, set())


def test_5_3_it_counts_nothing_at_the_end() -> None:
    table = finish_game({"richelieu": [27], "queen": [28]}, held_discs={"queen": ["marker-back-1", "marker-back-2"]})
    plain = finish_game({"richelieu": [27], "queen": [28]})
    assert table.match.score() == plain.match.score()


BLOCKED = {"rows": [[35, 36, 37]], "markers": {35: "queen", 37: "queen"}, "box": {"richelieu": 3}}


def test_5_3_a_marker_back_ends_a_stop() -> None:
    table = Table(**BLOCKED, held_discs={"richelieu": ["marker-back-1"]})
    assert (table.seat, table.step) == ("richelieu", "stopped")
    table.do(BACK)
    assert table.markers("richelieu")[:2] == (1, 2)
    table.do("card:35")
    assert table.markers("richelieu")[:2] == (0, 3) and table.markers("queen") == (2, 0, {37})


def test_5_3_nobody_has_to_turn_it_over() -> None:
    table = Table(**BLOCKED, held_discs={"richelieu": ["marker-back-1"]})
    table.do("pass")
    assert table.seat == "queen"


def test_ruling_22_a_stopped_player_is_asked_whatever_the_disc_is() -> None:
    """Else being asked would tell the table that it is a marker back."""
    table = Table(**BLOCKED, held_discs={"richelieu": ["anjou"]})
    assert (table.seat, table.step, table.options()) == ("richelieu", "stopped", {"pass"})
    assert Table(**BLOCKED).seat == "queen"
    other = Table(**BLOCKED, held_discs={"richelieu": ["anjou"]}, spent_discs=["marker-back-1", "marker-back-2"])
    assert other.seat == "queen"


def test_ruling_22_a_turn_ends_by_itself_whatever_the_disc_is_or_not_at_all() -> None:
    for disc in ("anjou", "marker-back-1"):
        table = Table(rows=[[1], [8, 9]], held_discs={"richelieu": [disc]}, box={"richelieu": 3})
        table.do("card:01")
        assert (table.seat, table.step) == ("richelieu", "end-turn")


@pytest.mark.parametrize("seed", range(10))
def test_a_deal_a_seat_could_not_tell_from_this_one(seed: int) -> None:
    table = Table(
        rows=ROWS, seed=seed, discs={35: "anjou", 42: None, 8: "marker-back-1"}, held_discs={"queen": ["sword"]}
    )
    table.do("card:35")
    for seat in (None, "richelieu", "queen"):
        again = GAME.rules.resample(table.state, seat, Dice(seed))
        GAME.rules.check(again)
        assert GAME.rules.view(again, seat) == GAME.rules.view(table.state, seat)
    assert GAME.rules.resample(table.state, "richelieu", Dice(seed)).discs_of["richelieu"] == ("anjou",)
