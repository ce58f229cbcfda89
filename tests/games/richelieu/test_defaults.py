"""What a clock chooses for a seat that does not answer."""

from __future__ import annotations

from tests.games.richelieu.table import Table


def default(table: Table) -> str:
    """The one pick for the question waited for."""
    decision = next(d for d in table.match.decisions if d.required)
    (pick,) = table.match.default(decision)
    return pick


def test_a_card_that_costs_nothing_is_taken_first() -> None:
    table = Table(rows=[[36, 37, 35], [41, 42]], markers={36: "queen"})
    assert default(table) == "card:35"
    assert default(Table(rows=[[36, 35, 37]], markers={36: "queen", 37: "richelieu"})) == "card:37"
    assert default(Table(rows=[[36, 35, 37]], markers={36: "queen", 37: "queen"})) == "card:36"


def test_the_turn_ends_where_it_may() -> None:
    table = Table(rows=[[36, 37, 35], [41, 42]])
    table.do("card:36")
    assert table.step == "second-card" and default(table) == "end-turn"


def test_a_price_is_paid_from_stock() -> None:
    table = Table(rows=[[36, 37, 35], [41, 42]], markers={36: "queen", 42: "richelieu"})
    table.do("card:36")
    assert table.step == "pay-marker" and default(table) == "pay:stock"


def test_who_can_take_nothing_waits() -> None:
    table = Table(rows=[[36, 37]], markers={36: "queen", 37: "queen"}, box={"richelieu": 3},
                  held_discs={"richelieu": ["sword"]})  # fmt: skip
    assert table.step == "stopped" and default(table) == "pass"
