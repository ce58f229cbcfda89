"""Components, conventions, Influence and Control (rulebook 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.games.frondeurs.data import ACTION_CARDS, ARREST_PAIRS, BOARD, COIN_VALUES, CUBES, MUSKETEERS, SEASON_CARDS
from fronde.games.frondeurs.position import CROWNS
from tests.games.frondeurs.table import Table, hold, moving, placing, removing


def test_1_3_ninety_action_cards_and_twenty_one_season_cards() -> None:
    assert len(ACTION_CARDS) == 90
    assert len(SEASON_CARDS) == 21


def test_1_3_a_hundred_cubes_a_faction() -> None:
    assert CUBES == 100


def test_1_3_eighty_tokens() -> None:
    season_marker, scoring, boxes, commander, king = 1, 16, 8, 1, 1
    tokens = CROWNS + len(COIN_VALUES) + len(MUSKETEERS) + 2 * ARREST_PAIRS
    assert (CROWNS, len(COIN_VALUES), len(MUSKETEERS), ARREST_PAIRS) == (10, 31, 4, 4)
    assert tokens + season_marker + scoring + boxes + commander + king == 80


def test_1_4_every_class_of_the_terminology_is_on_the_board() -> None:
    sizes = {name: BOARD.classes[name].bit_count() for name in ("province", "town", "governor", "frontier")}
    assert sizes == {"province": 2, "town": 6, "governor": 12, "frontier": 4}
    assert BOARD.classes["religious-order"].bit_count() == 3
    assert BOARD.classes["marechal"].bit_count() == 12
    assert BOARD.classes["huguenot"].bit_count() == 8


def test_1_53_a_player_may_place_fewer_cubes_than_the_card_shows() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3))
    table.place("caumartin")
    table.do("stop")
    assert table.step == "end-turn"
    assert table.on_board("retzist") == {"retz": 3, "caumartin": 1}


def test_1_53_something_the_card_allows_must_be_done() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3))
    assert "stop" not in table.options("place-cubes")
    assert table.refusal("stop") == "5.22"


def test_1_62_one_cube_is_influence_and_no_control() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3))
    table.place("caumartin")
    assert table.cubes("caumartin") == ("retzist", 1)
    assert table.control("caumartin") is None


def test_1_63_three_cubes_are_control_by_default() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3) | hold("retzist", "caumartin", n=2))
    assert table.control("caumartin") is None
    table.place("caumartin")
    assert table.control("caumartin") == "retzist"


@pytest.mark.parametrize(
    ("space", "needed"), [("dijon", 3), ("lyon", 4), ("conseil-en-haut", 5), ("parlement-paris", 6)]
)
def test_1_63_a_space_with_a_numeral_needs_that_many(space: str, needed: int) -> None:
    short = Table("retzist", cubes={space: ("retzist", needed - 1)})
    enough = Table("retzist", cubes={space: ("retzist", needed)})
    assert (short.control(space), enough.control(space)) == (None, "retzist")


@pytest.mark.parametrize("space", ["gaston", "innocent-x", "vagabonds"])
def test_1_63_no_number_of_cubes_controls_a_space_with_the_infinity_sign(space: str) -> None:
    table = Table("retzist", cubes={space: ("retzist", 100)})
    assert table.control(space) is None


def test_1_63_control_is_lost_with_the_cube_that_made_it() -> None:
    table = removing("cabalist", hold("cabalist", "dijon", n=3) | hold("retzist", "retz"))
    table.place("dijon")
    assert table.control("dijon") is None
    assert table.cubes("dijon") == ("cabalist", 2)


def test_1_64_controlled_spaces_are_immune_to_removal_by_others() -> None:
    table = removing("cabalist", hold("cabalist", "palatine") | hold("retzist", "gondi", n=3) | hold("retzist", "retz"))
    assert "gondi" not in table.spaces("remove-cubes")
    assert "retz" in table.spaces("remove-cubes")
    assert table.refusal("space:gondi") == "6.54"


def test_1_64_a_card_that_says_so_removes_from_controlled_spaces() -> None:
    table = removing(
        "cabalist", hold("cabalist", "palatine") | hold("retzist", "gondi", n=3), "persons", controlled=True
    )
    table.place("gondi")
    assert table.cubes("gondi") == ("retzist", 2)


def test_1_64_a_controlled_space_cannot_be_entered_by_a_move() -> None:
    cubes = hold("retzist", "retz", n=4) | hold("mazarinist", "gondi", n=3)
    table = moving("retzist", cubes)
    assert "gondi" not in table.spaces("move-destination")
    assert table.refusal("space:gondi") == "6.67"


def test_2_42_no_two_lines_join_the_same_spaces() -> None:
    pairs = Counter(frozenset((line.start, line.end)) for line in BOARD.connectors)
    assert max(pairs.values()) == 1
