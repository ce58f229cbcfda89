"""Buying (5.1 to 5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.jeanne.data import CITIES
from tests.games.jeanne.table import HOMES, Table

SEATS = list(HOMES.values())


def shop(**position: Any) -> Table:
    """France buys, with money enough."""
    return Table(**{"phase": "buying", "active": "france", "owner": HOMES, "money": {"france": 30}, **position})


def test_5_1_in_the_order_of_the_round_before() -> None:
    order = ["flandres", "bretagne", "navarre", "france", "angleterre", "bourgogne"]
    table, seats = Table(phase="buying", order=order, money=dict.fromkeys(SEATS, 2), owner=HOMES), []
    while "buy" in table.steps():
        assert len(table.waited_for()) == 1 and table.view()["active"] == table.waited_for()[0]
        seats += table.waited_for()
        table.do("buy:done")
    assert seats == order


def test_5_1_all_at_once_where_the_table_wants_it() -> None:
    table = Table(phase="buying", owner=HOMES, money={"france": 4, "flandres": 2}, options={"buying": "at-once"})
    assert table.waited_for() == ["france", "flandres"] and table.view()["active"] is None
    table.do("cards:1", seat="flandres")
    assert table.waited_for() == ["france"]
    table.do("cards:1", "buy:done")
    assert "buy" not in table.steps()


def test_5_1_what_is_not_spent_is_kept_and_who_can_pay_nothing_is_not_asked() -> None:
    table = shop(money={"france": 5, "angleterre": 1})
    table.do("cards:2")
    assert "buy" not in table.steps() and table.view()["money"]["france"] == 1


@pytest.mark.parametrize(("seats", "castle", "fortress"), [(6, 6, 8), (5, 6, 8), (4, 8, 10), (3, 8, 10)])
def test_5_2_prices(seats: int, castle: int, fortress: int) -> None:
    seat = Table.set_up(seats).state.seats[0]
    owner = {"bourges": seat, "tours": seat}
    position: dict[str, Any] = {"owner": owner, "works": {"tours": "castle"}, "active": seat}
    table = shop(seats=seats, **position, money={seat: 30})
    table.do("castle:bourges", "fortress:tours", "cards:1")
    assert table.view()["money"][seat] == 30 - castle - fortress - 2
    poor = shop(seats=seats, **position, money={seat: castle - 1})
    assert poor.refusal(seat, "castle:bourges", "no-money") == "5.2"
    poor = shop(seats=seats, **position, money={seat: fortress - 1})
    assert poor.refusal(seat, "fortress:tours", "no-money") == "5.2"


def test_5_3_twelve_cards_are_the_most() -> None:
    table = shop(hands={"france": ["ladders"] * 11})
    assert "cards:1" in table.options() and table.refusal("france", "cards:2", "hand-full") == "5.3"
    assert table.why_not("navarre", "cards:1") == "no-money" and table.why_not("navarre", "cards:0") == "option"
    assert table.why_not("navarre", "cards:99") == "no-money" and table.why_not("navarre", "cards:100") == "option"
    table.do("cards:1")
    assert len(table.hand("france")) == 12 and not any(pick.startswith("cards:") for pick in table.options())
    assert table.refusal("france", "cards:20", "no-money") == "5.2"


def test_5_3_cards_bought_are_seen_by_the_buyer_alone() -> None:
    table = shop()
    (bought, draw) = table.do("cards:2")
    assert bought.data["n"] == 2 and draw.to == ("france",) and "cards" not in draw.data
    assert sorted(draw.secret["cards"]) == sorted(table.hand("france"))


def test_5_4_one_castle_a_round_on_a_garrison() -> None:
    table = shop(owner={"bourges": "france", "tours": "france", "calais": "angleterre"})
    assert table.refusal("france", "castle:calais", "not-yours") == "5.4"
    table.do("castle:bourges")
    assert table.refusal("france", "castle:tours", "one-castle") == "5.4"
    assert table.refusal("france", "castle:bourges", "has-works") == "5.4"
    assert table.view()["built"]["france"] == ["bourges"]


def test_5_4_a_castle_can_be_undone_until_more_is_done() -> None:
    table = shop()
    table.do("castle:bourges")
    table.match.undo("france")
    assert table.view()["works"] == {} and table.view()["money"]["france"] == 30


def test_5_5_fortresses_on_older_castles_as_many_as_one_can_pay() -> None:
    table = shop(
        owner={"bourges": "france", "tours": "france", "calais": "angleterre"},
        works={"bourges": "castle", "tours": "castle", "calais": "castle"},
    )
    assert table.refusal("france", "fortress:calais", "not-yours") == "5.5"
    table.do("fortress:bourges", "fortress:tours")
    assert table.refusal("france", "fortress:tours", "no-castle") == "5.5"


def test_5_6_markers_run_out() -> None:
    owners = dict.fromkeys(CITIES[:20], "flandres") | {"bourges": "france", "tours": "france"}
    table = shop(owner=owners, works=dict.fromkeys(CITIES[:20], "castle"))
    assert table.view()["castles"] == 0
    assert table.refusal("france", "castle:bourges", "no-works-left") == "5.6"
    works = dict.fromkeys(CITIES[:10], "fortress") | {"bourges": "castle"}
    table = shop(owner=owners, works=works)
    assert (table.view()["fortresses"], table.view()["castles"]) == (0, 9)
    assert table.refusal("france", "fortress:bourges", "no-works-left") == "5.6"


def test_5_3_with_just_the_money_it_is_the_hand_that_is_full() -> None:
    table = shop(hands={"france": ["ladders"] * 11}, money={"france": 4})
    assert table.refusal("france", "cards:2", "hand-full") == "5.3"
