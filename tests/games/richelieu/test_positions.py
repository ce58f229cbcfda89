"""Positions: what a sparse one leaves out, and what is impossible."""

from __future__ import annotations

import json

import pytest

from fronde.core.match import Match
from fronde.games.richelieu import GAME
from fronde.games.richelieu.data import CARDS, DISC_CELLS
from tests.games.richelieu.table import Table, cannot_be, setup_of


def test_an_empty_position_is_the_set_up_with_richelieu_to_begin() -> None:
    table = Table()
    assert table.seat == "richelieu" and len(table.state.discs) == 8 and len(table.state.unused) == 6
    table.do(sorted(table.options("take-card"))[0])
    assert table.refusal("card:01") in ("3.4", "3.2")


def test_cards_named_nowhere_lie_aside() -> None:
    table = Table(rows=[[31, 32]], collections={"queen": [1]})
    assert len(table.state.aside) == 45 and not {"31", "32", "01"} & set(table.state.aside)


def test_without_rows_all_cards_not_named_are_laid_out() -> None:
    table = Table(collections={"queen": [1, 2]}, aside=[3])
    assert len(table.cards()) == 8
    rows = table.match.view(None)["rows"]
    assert {card for row in rows for card in row if card} == set(CARDS) - {"01", "02", "03"}


def test_a_disc_without_a_name_is_one_the_seed_decides() -> None:
    one, other = (Table(seed=seed, rows=[[31, 32]], discs={31: None, 32: "anjou"}) for seed in (1, 2))
    assert one.state.discs["32"] == other.state.discs["32"] == "anjou"
    assert len({Table(seed=seed, rows=[[31, 32]], discs={31: None}).state.discs["31"] for seed in range(20)}) > 3


def test_discs_held_are_not_laid_out_again() -> None:
    table = Table(held_discs={"queen": ["anjou", "sword"]})
    assert len(table.state.discs) == len(DISC_CELLS) - 2
    assert not {"anjou", "sword"} & {*table.state.discs.values(), *table.state.unused}


def test_markers_not_named_are_in_stock() -> None:
    table = Table(rows=[[31, 32]], markers={31: "queen"}, box={"queen": 1})
    assert table.markers("queen") == (1, 1, {31}) and table.markers("richelieu") == (3, 0, set())
    assert Table(rows=[[31]], stock={"queen": 1}).markers("queen") == (1, 2, set())


def test_numbers_serve_as_cards() -> None:
    assert Table(rows=[[4, "05"]]).cards() == {4, 5}


def test_an_empty_lay_out_is_the_end() -> None:
    assert Table(rows=[]).over


def test_a_whole_position_is_taken_up_exactly() -> None:
    table = Table(rows=[[31, 32, 33], [35]], markers={32: "queen"}, discs={35: "tower"})
    table.do("card:31")
    position = json.loads(json.dumps(table.match.position()))
    again = Match.at(GAME, setup_of(), position)[0]
    assert again.position() == table.match.position() and again.decisions == table.match.decisions


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"rows": [[31, 31]]}, "two places"),
        ({"rows": [[31]], "collections": {"queen": [31]}}, "more than one place: Anjou (shield + sword)"),
        ({"rows": [[31, None, 32]]}, "side by side"),
        ({"rows": [[1]] * 5}, "4 rows"),
        ({"rows": [list(range(1, 14))]}, "12"),
        ({"rows": [[49]]}, "no card"),
        ({"rows": [[31]], "discs": {32: "anjou"}}, "in “discs” a disc lies on a card that is not laid out"),
        ({"rows": [[31, 32]], "discs": {31: "anjou", 32: "anjou"}}, "two places"),
        ({"rows": [[31]], "discs": {31: "gascogne"}}, "no disc"),
        ({"rows": [[31]], "spent_discs": ["anjou"]}, "brings no marker back"),
        ({"rows": [[31]], "markers": {32: "queen"}}, "in “markers” a marker lies on a card that is not laid out"),
        ({"rows": [[31]], "markers": {31: "gaston"}}, "no seat"),
        ({"rows": [[31]], "box": {"queen": 4}}, "“box” of this position: 4 is not a whole number from 0 to 3"),
        ({"rows": [[31]], "stock": {"queen": 2}, "box": {"queen": 2}}, "Queen has 4 markers"),
        ({"rows": [[31, 32, 33, 34]], "markers": dict.fromkeys((31, 32, 33, 34), "queen")}, "Queen has 4 markers"),
        ({"active": "gaston"}, "no seat"),
        ({"players": ["Ann"]}, "two, three or four"),
        ({"hands": {}}, "no key"),
        ({"held_discs": {"queen": sorted(("anjou", "auvergne", "bourgogne", "bretagne", "champagne", "cross"))},
          "discs": {31: "sword", 32: "tower", 33: "picardie"}, "rows": [[31, 32, 33]]}, "more than 8 discs"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(position: dict[str, object], why: str) -> None:
    assert why in cannot_be(**position)
