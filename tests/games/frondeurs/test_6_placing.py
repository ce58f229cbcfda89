"""Placing Cubes (rulebook 6.4)."""

from __future__ import annotations

import pytest

from fronde.games.frondeurs.data import BOARD
from tests.games.frondeurs.table import Table, card, cost_of, hold, placing, season

RETZ = hold("retzist", "retz", n=3)


# --- number and class (6.41, 6.44) ---


@pytest.mark.parametrize(("set_", "most"), [("A", 4), ("B", 3), ("D", 2), ("E", 4), ("F", 2)])
def test_6_41_up_to_the_number_on_the_card(set_: str, most: int) -> None:
    table = placing("retzist", RETZ, set_=set_)
    assert table.decisions("place-cubes")[0].about["left"] == most


def test_6_41_placed_cubes_come_from_the_supply() -> None:
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi")
    assert table.supply("retzist") == 95


def test_6_43_never_beside_an_opponents_cube() -> None:
    table = placing("retzist", RETZ | hold("cabalist", "gondi"))
    assert "gondi" not in table.spaces("place-cubes")
    assert table.refusal("space:gondi") == "6.43"


def test_6_44_where_one_has_influence_or_next_door() -> None:
    table = placing("retzist", RETZ | hold("retzist", "dijon"))
    assert {"retz", "gondi", "dijon", "tavannes", "lenet"} <= table.spaces("place-cubes")
    assert table.refusal("space:montrond") == "6.48"


CLASSES = {
    "persons": ("gondi", "capuchins"),
    "institutions": ("capuchins", "gondi"),
    "purple": ("capuchins", "gondi"),
    "green-blue": ("lyon", "gondi"),
}


@pytest.mark.parametrize("target", CLASSES)
def test_6_44_only_spaces_of_the_class_the_card_names(target: str) -> None:
    inside, outside = CLASSES[target]
    table = placing("retzist", RETZ, target)
    assert inside in table.spaces("place-cubes")
    assert table.refusal(f"space:{outside}") == "6.44"


def test_6_44_green_and_blue_are_provinces_governors_and_towns() -> None:
    targets = {s.id for i, s in enumerate(BOARD.spaces) if BOARD.targets["green-blue"] >> i & 1}
    by_class = {s.id for s in BOARD.spaces if {"province", "governor", "town"} & set(s.classes)}
    assert targets == by_class


def test_6_44_an_own_space_outside_the_class_is_closed_too() -> None:
    table = placing("retzist", RETZ, "purple")
    assert table.refusal("space:retz") == "6.44"


def test_6_44_adjacency_may_run_from_a_space_outside_the_class() -> None:
    table = placing("retzist", RETZ, "purple")
    table.place("parlement-paris")
    assert table.cubes("parlement-paris") == ("retzist", 1)


def test_6_44_a_card_that_reaches_controlled_spaces_places_anywhere_in_its_class() -> None:
    card_id = card("E", "persons", controlled=True)
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card_id, card("A")]})
    table.play(card_id, "a", "gondi")
    assert table.cubes("gondi") == ("retzist", 1)


def test_6_44_the_free_cubes_of_a_season_card_need_no_adjacency_and_no_class() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("retzist", cubes=RETZ | hold("cabalist", "dijon"), hands={"retzist": [card("A"), lens]})
    table.do(f"card:{lens}", "free-first")
    table.place("montrond", "frontier-german")
    assert table.supply("retzist") == 95


def test_6_44_nothing_is_placed_under_arrest() -> None:
    table = placing("cabalist", hold("cabalist", "duchesse-longueville", n=3) | hold("cabalist", "vendome"))
    assert table.refusal("space:beaufort") == "7.21"


# --- daisy-chaining (6.45) ---


def test_6_45_each_cube_opens_the_spaces_next_to_it() -> None:
    table = placing("retzist", RETZ)
    assert "milices-paris" not in table.spaces()
    table.place("hotel-de-ville")
    assert cost_of(table.place("milices-paris")) == 0
    assert cost_of(table.place("bastille")) == 1
    assert table.on_board("retzist") == {"retz": 3, "hotel-de-ville": 1, "milices-paris": 1, "bastille": 1}


def test_6_45_the_second_cube_in_a_space_pays_nothing() -> None:
    table = placing("retzist", RETZ)
    assert cost_of(table.place("lyon")) == 1
    assert cost_of(table.place("lyon")) == 0
    assert table.cubes("lyon") == ("retzist", 2)


def test_6_45_every_new_space_across_a_costly_connection_pays_again() -> None:
    table = placing("retzist", RETZ)
    assert cost_of(table.place("lyon")) == 1
    assert cost_of(table.place("mazarin")) == 1
    assert table.step == "end-turn"
    assert table.supply("retzist") == 95


# --- two cubes a Space (6.46, 6.47) ---


def test_6_46_no_more_than_two_cubes_in_a_space_by_one_card() -> None:
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi")
    assert "gondi" not in table.spaces("place-cubes")
    assert table.refusal("space:gondi") == "6.46"


def test_6_46_the_limit_holds_for_the_free_cubes_and_for_each_card_apart() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), lens]}, crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi", "gondi")
    table.do("stop", f"card:{lens}", "free-first")
    table.place("gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 4)


def test_6_47_coins_ignore_the_limit() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("C")]}, coins={"retzist": [4]})
    table.do("coin:4:after")
    table.play(card("A"), "a", "gondi", "gondi", "retz", "retz")
    table.place("gondi", "gondi", "gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 6)


def test_6_47_a_coins_cubes_before_the_card_do_not_use_up_its_limit() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("C")]}, coins={"retzist": [2]})
    table.do("coin:2:before")
    table.play(card("A"), "a", "gondi", "gondi", "gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 4)
    assert table.refusal("space:gondi") == "6.46"


def test_6_47_the_affiliate_cube_is_extra() -> None:
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi")
    table.do("affiliate", "place:gondi")
    assert table.cubes("gondi") == ("retzist", 3)


def test_6_47_movement_is_no_placement() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=4), hands={"retzist": [card("A"), card("C")]})
    table.play(card("A"), "b", "gondi", "retz", "retz", "retz", "retz")
    assert table.cubes("gondi") == ("retzist", 4)


# --- costs (6.49) ---


def test_6_49_a_costly_connection_needs_a_second_cube() -> None:
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi", "retz")
    assert table.refusal("space:lyon") == "6.49"


def test_6_49_it_needs_a_second_cube_in_the_supply_too() -> None:
    table = placing("retzist", hold("retzist", "retz", n=99))
    assert table.refusal("space:lyon") == "6.49"


def test_6_49_the_cheapest_of_several_connections_is_taken() -> None:
    table = placing("condeean", hold("condeean", "conde", "turenne"))
    assert cost_of(table.place("tarente")) == 0


# --- the Supply (6.4.10, 6.4.11) ---


def test_6_4_10_cubes_that_cannot_be_placed_stay_in_the_supply() -> None:
    table = placing("retzist", hold("retzist", "joyeuse"), "persons", arrests=[{"person": p} for p in ("guise",)])
    table.place("joyeuse", "joyeuse", "joinville", "joinville")
    assert table.supply("retzist") == 95


def test_6_4_10_the_step_ends_where_no_cube_has_anywhere_left_to_go() -> None:
    rivals = hold("cabalist", "tavannes", "lenet")
    table = placing("retzist", hold("retzist", "dijon") | rivals)
    table.place("dijon", "dijon")
    assert table.step == "end-turn"
    assert table.supply("retzist") == 97


def test_6_4_11_the_supply_is_a_hard_limit() -> None:
    table = placing("retzist", hold("retzist", "retz", n=98))
    assert table.decisions("place-cubes")[0].about["left"] == 2
    table.place("gondi", "gondi")
    assert table.step == "end-turn"
    assert table.supply("retzist") == 0


def test_6_4_11_an_empty_supply_stops_the_affiliate_cube() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=100))
    table.do("affiliate")
    assert table.spaces("affiliate-cube", kind="place") == set()


# --- no cube on the board (6.4.12) ---


def test_6_4_12_with_no_cube_on_the_board_any_empty_space_will_do() -> None:
    table = placing("retzist", hold("cabalist", "dijon"))
    assert {"metz", "mazarin", "lyon", "porthos"} <= table.spaces("place-cubes")
    table.place("metz", "lyon", "lyon", "bordeaux")
    assert table.on_board("retzist") == {"metz": 1, "lyon": 2, "bordeaux": 1}


def test_6_4_12_whatever_the_class_and_at_no_cost() -> None:
    table = placing("retzist", {}, "purple")
    events = table.place("metz", "gondi")
    assert cost_of(events) == 0
    assert table.supply("retzist") == 98


def test_6_4_12_two_cubes_a_space_and_never_an_occupied_or_closed_one() -> None:
    table = placing("retzist", hold("cabalist", "dijon"), musketeers={"athos": "cabalist"})
    assert table.refusal("space:dijon") == "6.43"
    assert table.refusal("space:guise") == "7.21"
    assert table.refusal("space:athos") == "7.52"
    table.place("metz", "metz")
    assert table.refusal("space:metz") == "6.46"


@pytest.mark.parametrize("when", ["before", "after"])
def test_6_4_12_a_coins_cubes_may_go_anywhere_empty_too(when: str) -> None:
    table = Table("retzist", hands={"retzist": [card("D"), card("A")]}, coins={"retzist": [2]})
    table.do(f"coin:2:{when}")
    table.play(card("D"), "a")
    if when == "after":
        table.place("metz", "metz")
        table.do("stop")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"
    table.place("dijon", "dijon")
    assert table.cubes("dijon") == ("retzist", 2)


# --- nowhere to place (6.4.13) ---


def test_6_4_13_without_a_place_for_a_cube_a_card_buys_one_in_any_empty_space() -> None:
    table = Table(
        "retzist",
        hands={"retzist": [card("A", "green-blue"), card("C", "persons")]},
        cubes=hold("retzist", "joyeuse") | hold("cabalist", "tavannes"),
    )
    options = table.options("play-card")
    assert f"card:{card('C', 'persons')}" in options
    assert f"discard:{card('A', 'green-blue')}" in options
    table.do(f"discard:{card('A', 'green-blue')}", "space:metz")
    assert table.cubes("metz") == ("retzist", 1)
    assert table.step == "end-turn"


def test_6_4_13_not_while_a_card_in_hand_can_place() -> None:
    table = Table("retzist", hands={"retzist": [card("A", "green-blue"), card("A")]}, cubes=hold("retzist", "joyeuse"))
    assert not any(o.startswith("discard") for o in table.options())


def test_6_4_13_a_season_card_is_never_discarded() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("retzist", hands={"retzist": [card("A", "purple"), lens]}, cubes=hold("retzist", "joyeuse"))
    assert table.events_of("card-played")[0]["card"] == lens, "it is played, and the other cannot be"


# --- an empty Supply (6.4.14) ---


def spend_table(target: str = "all") -> Table:
    """The Retzist with all hundred cubes out and no card that removes."""
    cubes = hold("retzist", "retz", n=96) | hold("retzist", "gondi", "lyon", "capuchins", "caumartin")
    return Table("retzist", hands={"retzist": [card("A", target), card("B")]}, cubes=cubes)


def test_6_4_14_own_cubes_are_lifted_to_be_placed() -> None:
    table = spend_table()
    table.play(card("A"), "a", "gondi", "lyon")
    table.do("stop")
    table.place("hotel-de-ville", "hotel-de-ville")
    assert table.cubes("hotel-de-ville") == ("retzist", 2)
    assert (table.cubes("gondi"), table.cubes("lyon"), table.supply("retzist")) == (None, None, 0)


def test_6_4_14_at_least_one_and_no_more_than_the_card_places() -> None:
    table = spend_table()
    table.play(card("A"), "a")
    assert table.step == "lift-cubes"
    assert table.refusal("stop") == "6.4.14"
    table.place("retz", "retz", "retz", "retz")
    assert table.step == "place-cubes"


def test_6_4_14_a_cube_put_back_where_it_was_is_a_pass() -> None:
    table = spend_table()
    table.play(card("A"), "a", "lyon")
    table.do("stop")
    assert cost_of(table.place("lyon")) == 0
    assert table.cubes("lyon") == ("retzist", 1)
    assert table.step == "end-turn"


def test_6_4_14_a_cube_may_be_put_back_outside_the_cards_class() -> None:
    table = spend_table("purple")
    table.play(card("A", "purple"), "a", "gondi")
    table.do("stop")
    assert "gondi" in table.spaces("place-cubes")
    table.place("gondi")
    assert (table.cubes("gondi"), table.supply("retzist")) == (("retzist", 1), 0)


def test_6_4_14_not_where_a_card_in_hand_removes_cubes() -> None:
    cubes = hold("retzist", "retz", n=97) | hold("retzist", "gondi", "lyon", "capuchins")
    table = Table("retzist", hands={"retzist": [card("A"), card("C")]}, cubes=cubes)
    table.do(f"card:{card('A')}")
    assert table.options("choose-action") == {"action:b"}


def test_6_4_14_not_while_the_supply_holds_a_cube() -> None:
    table = placing("retzist", hold("retzist", "retz", n=99))
    assert table.step == "place-cubes"


def test_6_49_the_discarded_cube_is_back_in_the_supply_at_once() -> None:
    table = placing("retzist", hold("retzist", "retz", n=98))
    table.place("lyon")
    assert table.supply("retzist") == 1
    assert table.step == "end-turn"


def test_6_4_14_the_card_in_play_itself_may_be_one_that_removes() -> None:
    cubes = hold("retzist", "retz", n=97) | hold("retzist", "gondi", "lyon", "capuchins")
    table = Table("retzist", hands={"retzist": [card("E"), card("A")]}, cubes=cubes)
    table.do(f"card:{card('E')}")
    assert table.options("choose-action") == {"action:b"}
