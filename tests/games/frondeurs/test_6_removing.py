"""Removing Cubes (rulebook 6.5)."""

from __future__ import annotations

import pytest

from tests.games.frondeurs.table import Table, card, hold, placing, removing

RETZ = hold("retzist", "retz", n=3)


def test_6_51_removed_cubes_go_back_to_their_owners_supply() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon", n=2))
    table.place("dijon", "dijon")
    assert table.cubes("dijon") is None
    assert table.supply("cabalist") == 100


def test_6_51_up_to_the_number_on_the_card() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon", n=2) | hold("cabalist", "metz"))
    table.place("dijon", "dijon")
    assert table.step == "end-turn"


def test_6_51_one_may_be_enough() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon", n=2))
    assert table.refusal("stop") == "5.22"
    table.place("dijon")
    table.do("stop")
    assert table.cubes("dijon") == ("cabalist", 1)


def test_6_52_ones_own_cubes_can_be_removed() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon"))
    table.place("retz")
    assert table.cubes("retz") == ("retzist", 2)


def test_6_52_a_card_that_says_any_location_reaches_everywhere() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "metz", "dijon", "frontier-german"))
    assert {"metz", "dijon", "frontier-german"} <= table.spaces("remove-cubes")


def hybrid(cubes: dict[str, object], target: str = "all", **more: object) -> Table:
    """The Retzist has declared Place 2 then Remove 1."""
    return placing("retzist", cubes, target, "D", **more)


def test_6_52_the_remove_of_place_then_remove_is_from_an_adjacent_space() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi", "dijon"))
    table.place("retz", "retz")
    assert table.step == "remove-cubes"
    assert "gondi" in table.spaces()
    assert table.refusal("space:dijon") == "6.52"


def test_6_52_adjacency_counts_from_the_cubes_just_placed() -> None:
    table = hybrid(RETZ | hold("cabalist", "milices-paris"))
    table.place("hotel-de-ville", "hotel-de-ville", "milices-paris")
    assert table.cubes("milices-paris") is None


def test_6_52_costly_connections_and_peers_are_adjacent_for_removal_at_no_cost() -> None:
    table = hybrid(RETZ | hold("cabalist", "lyon"))
    table.place("retz", "retz", "lyon")
    assert table.cubes("lyon") is None
    assert table.supply("retzist") == 95


def test_6_52_no_adjacency_into_a_space_under_arrest() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi"), arrests=[{"person": "gondi", "fortress": "metz"}])
    table.place("retz", "retz")
    assert table.refusal("space:gondi") == "6.52"


def test_6_52_under_arrest_a_cube_is_removed_by_a_card_that_reaches_anywhere() -> None:
    cubes = RETZ | hold("cabalist", "gondi")
    table = removing("retzist", cubes, arrests=[{"person": "gondi", "fortress": "metz"}])
    table.place("gondi")
    assert table.cubes("gondi") is None


def test_6_22_removes_obey_the_cards_class() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon", "gondi"), "institutions")
    assert table.spaces("remove-cubes") == {"dijon"}
    assert table.refusal("space:gondi") == "6.22"


def test_6_54_controlled_spaces_only_by_a_card_that_says_so() -> None:
    cubes = RETZ | hold("cabalist", "dijon", n=3) | hold("cabalist", "metz")
    assert removing("retzist", cubes, "institutions").refusal("space:dijon") == "6.54"
    table = removing("retzist", cubes, "institutions", controlled=True)
    table.place("dijon")
    assert table.cubes("dijon") == ("cabalist", 2)


def test_6_54_a_card_for_controlled_spaces_reaches_influenced_ones_too() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "dijon"), "institutions", controlled=True)
    table.place("dijon")
    assert table.cubes("dijon") is None


def test_6_54_the_hybrid_never_reaches_controlled_spaces() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi", n=3))
    table.place("retz", "retz")
    assert table.refusal("space:gondi") == "6.54"


def test_6_54_control_lost_by_the_first_removal_opens_the_space() -> None:
    table = removing("retzist", RETZ | hold("cabalist", "gondi", n=3), "persons", controlled=True)
    table.place("gondi", "gondi")
    assert table.cubes("gondi") == ("cabalist", 1)


def test_6_54_never_ones_own_last_cube() -> None:
    table = removing("retzist", hold("retzist", "gondi") | hold("cabalist", "dijon"))
    assert table.refusal("space:gondi") == "6.54"


def test_6_54_of_two_own_cubes_only_one() -> None:
    table = removing("retzist", hold("retzist", "gondi", "lyon") | hold("cabalist", "dijon"))
    table.place("gondi")
    assert table.refusal("space:lyon") == "6.54"


def test_6_54_an_opponent_may_take_the_last_cube() -> None:
    table = removing("cabalist", hold("retzist", "gondi") | hold("cabalist", "palatine", n=2))
    table.place("gondi")
    assert table.on_board("retzist") == {}


def test_6_55_removals_come_after_all_placements_of_the_card() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi"))
    table.place("hotel-de-ville")
    assert table.step == "place-cubes"
    table.do("stop")
    table.place("gondi")
    assert table.step == "end-turn"
    assert table.cubes("hotel-de-ville") == ("retzist", 1)


def test_6_55_a_coins_cubes_may_follow_the_removal() -> None:
    table = Table(
        "retzist",
        cubes=RETZ | hold("cabalist", "gondi"),
        hands={"retzist": [card("C"), card("A")]},
        coins={"retzist": [2]},
    )
    table.do("coin:2:after")
    table.play(card("C"), "a", "gondi")
    table.do("stop")
    table.place("gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 2)


def test_6_56_from_one_space_or_several_of_any_colours() -> None:
    cubes = RETZ | hold("cabalist", "dijon") | hold("mazarinist", "metz", n=2)
    table = removing("retzist", cubes)
    table.place("dijon", "metz")
    assert (table.cubes("dijon"), table.cubes("metz")) == (None, ("mazarinist", 1))
    same = removing("retzist", cubes)
    same.place("metz", "metz")
    assert same.cubes("metz") is None


def test_6_51_an_empty_space_holds_nothing_to_remove() -> None:
    assert removing("retzist", RETZ).refusal("space:metz") == "6.51"


# --- place THEN remove (6.23, 6.24, ruling R87) ---


def test_6_24_placing_first_and_stopping_early() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi"))
    table.do("stop")
    assert table.step == "remove-cubes"
    assert "stop" not in table.options()


def test_6_24_the_removal_may_be_left_out_once_a_cube_was_placed() -> None:
    table = hybrid(RETZ | hold("cabalist", "gondi"))
    table.place("retz")
    table.do("stop", "stop")
    assert table.cubes("gondi") == ("cabalist", 1)


@pytest.mark.parametrize("set_", ["D", "F"])
def test_6_24_nothing_to_remove_means_a_cube_must_be_placed(set_: str) -> None:
    table = placing("retzist", hold("retzist", "retz"), "purple", set_)
    assert "stop" not in table.options("place-cubes")
