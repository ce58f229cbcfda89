"""Moving Cubes (rulebook 6.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product

import pytest

from fronde.core.rng import Dice
from fronde.games.frondeurs.data import BOARD, FACTIONS, TARGETS, each
from fronde.games.frondeurs.model import State, add_cubes, arrest, get_owner
from fronde.games.frondeurs.steps.moving import MOST, Network, Way, find_destinations, find_way
from tests.games.frondeurs.table import Table, card, hold, moving

RETZ4 = hold("retzist", "retz", n=4)


def move(table: Table, to: str, *sources: str) -> None:
    """Choose the destination and the cubes, and go."""
    table.place(to, *sources)
    if table.step == "move-cubes":
        table.do("go")


def test_6_61_the_action_has_begun_once_the_destination_is_declared() -> None:
    table = moving("retzist", RETZ4 | hold("retzist", "dominicans"))
    assert table.match.position()["play"]["started"] is False
    table.place("gondi")
    play = table.match.position()["play"]
    assert (table.step, play["started"], play["executed"]) == ("move-cubes", True, 0)


# --- the worked example ---


def example(**more: object) -> Table:
    """6.6.10: the board as described, the Move declared with a Coin of two to follow."""
    cubes = RETZ4 | hold("retzist", "caumartin", n=3) | hold("retzist", "capuchins", n=2)
    cubes |= hold("mazarinist", "parlement-paris", n=3)
    table = Table(
        "retzist",
        cubes=cubes,
        hands={"retzist": [card("A", "purple"), card("C")]},
        coins={"retzist": [2]},
        **more,
    )
    table.do("coin:2:after")
    table.play(card("A", "purple"), "b")
    return table


def test_6_6_10_the_movement_example() -> None:
    table = example()
    table.place("parlement-paris", "caumartin", "caumartin", "capuchins", "retz")
    assert table.cubes("parlement-paris") == ("retzist", 4)
    assert table.on_board("retzist") == {"retz": 3, "caumartin": 1, "capuchins": 1, "parlement-paris": 4}
    assert (table.step, table.seat) == ("displace-cubes", "mazarinist")
    table.place("maitres-requetes", "maitres-requetes", "maitres-requetes")
    assert table.cubes("maitres-requetes") == ("mazarinist", 3)
    assert table.decisions("place-cubes")[0].about["source"] == "coin"
    table.place("parlement-paris", "parlement-paris")
    assert table.cubes("parlement-paris") == ("retzist", 6)
    assert table.control("parlement-paris") == "retzist"
    assert table.crowns("retzist") == 1


def test_6_6_10_no_connection_cost_and_only_the_target_needed_a_purple_border() -> None:
    table = example()
    table.place("parlement-paris", "caumartin", "caumartin", "capuchins", "retz")
    (moved,) = table.events_of("cubes-moved")
    assert moved["paid"] == 0
    assert moved["n"] == 4
    assert table.supply("retzist") == 91


def test_6_6_10_six_cubes_would_have_held_the_parlement() -> None:
    cubes = RETZ4 | hold("mazarinist", "parlement-paris", n=6)
    assert moving("retzist", cubes, "purple").refusal("space:parlement-paris") == "6.67"


def test_6_6_10_most_other_options_of_the_retreat_are_mazarinist_affiliates() -> None:
    table = example()
    table.place("parlement-paris", "caumartin", "caumartin", "capuchins", "retz")
    shields = {s.id for s in BOARD.spaces if "mazarinist" in s.affiliates}
    others = table.spaces("displace-cubes") - {"maitres-requetes"}
    assert len(others & shields) > len(others - shields)


def test_6_6_10_the_coins_cubes_keep_to_the_class_of_the_card() -> None:
    table = example()
    table.place("parlement-paris", "caumartin", "caumartin", "capuchins", "retz")
    table.place("mole", "talon", "talon")
    assert table.refusal("space:gondi") == "6.44"


# --- what moves where (6.61, 6.62) ---


def test_6_61_up_to_four_cubes() -> None:
    table = moving("retzist", hold("retzist", "retz", n=6))
    table.place("gondi", "retz", "retz", "retz", "retz")
    assert table.cubes("gondi") == ("retzist", 4)
    assert table.step == "end-turn"


def test_6_61_fewer_will_do() -> None:
    table = moving("retzist", RETZ4)
    move(table, "gondi", "retz")
    assert table.on_board("retzist") == {"retz": 3, "gondi": 1}


def test_6_61_all_is_declared_before_a_cube_moves() -> None:
    table = moving("retzist", RETZ4)
    table.place("gondi", "retz", "retz")
    assert table.on_board("retzist") == {"retz": 4}
    table.do("go")
    assert table.on_board("retzist") == {"retz": 2, "gondi": 2}


def test_6_61_only_own_cubes_move() -> None:
    table = moving("retzist", RETZ4 | hold("cabalist", "caumartin"))
    table.place("gondi")
    assert table.refusal("space:caumartin") == "6.61"


def test_6_62_from_different_spaces_into_one() -> None:
    table = moving("retzist", RETZ4 | hold("retzist", "dominicans", n=2))
    move(table, "gondi", "retz", "dominicans")
    assert table.cubes("gondi") == ("retzist", 2)


def test_6_62_the_destination_is_adjacent() -> None:
    table = moving("retzist", RETZ4)
    assert table.refusal("space:dijon") == "6.62"


def test_6_62_a_cube_without_a_way_stays() -> None:
    table = moving("retzist", RETZ4 | hold("retzist", "dijon"))
    table.place("gondi")
    assert table.refusal("space:dijon") == "6.62"


def test_6_62_an_own_space_may_be_the_destination() -> None:
    table = moving("retzist", RETZ4 | hold("retzist", "gondi"))
    move(table, "gondi", "retz", "retz")
    assert table.cubes("gondi") == ("retzist", 3)


def test_6_66_a_space_may_be_vacated() -> None:
    table = moving("retzist", RETZ4)
    table.place("gondi", "retz", "retz", "retz", "retz")
    assert table.cubes("retz") is None


# --- costs (6.63, 6.65) ---


def test_6_63_a_dashed_line_costs_one_of_the_cubes_using_it() -> None:
    table = moving("retzist", RETZ4)
    move(table, "lyon", "retz", "retz", "retz")
    assert table.cubes("lyon") == ("retzist", 2)
    assert table.supply("retzist") == 97


def test_6_63_a_lone_cube_cannot_pay() -> None:
    table = moving("retzist", hold("retzist", "lyon") | hold("retzist", "caumartin", n=2))
    assert table.refusal("space:marchands-paris") == "6.63"
    table = moving("retzist", RETZ4)
    table.place("lyon")
    assert table.decisions("move-cubes")[0].about["picked"] == ["retz", "retz"], "one cube more has to go with it"


def test_6_63_an_own_space_costs_nothing_to_enter() -> None:
    table = moving("retzist", RETZ4 | hold("retzist", "lyon"))
    move(table, "lyon", "retz")
    assert table.cubes("lyon") == ("retzist", 2)
    assert table.supply("retzist") == 95


def test_6_63_a_peer_connection_costs_too() -> None:
    table = moving("condeean", hold("condeean", "la-force", n=3))
    move(table, "turenne", "la-force", "la-force", "la-force")
    assert table.cubes("turenne") == ("condeean", 2)


def test_6_63_lovers_lane_is_free_from_the_woman_only() -> None:
    free = moving("cabalist", hold("cabalist", "duchesse-longueville", n=2))
    move(free, "rochefoucauld", "duchesse-longueville", "duchesse-longueville")
    assert free.cubes("rochefoucauld") == ("cabalist", 2)
    dear = moving("cabalist", hold("cabalist", "rochefoucauld", n=2))
    move(dear, "duchesse-longueville", "rochefoucauld", "rochefoucauld")
    assert dear.cubes("duchesse-longueville") == ("cabalist", 1)


def test_6_63_each_line_used_pays_once_whatever_goes_along_it() -> None:
    cubes = hold("retzist", "retz", n=2) | hold("retzist", "marchands-paris", n=2)
    table = moving("retzist", cubes)
    table.place("lyon", "retz", "retz", "marchands-paris", "marchands-paris")
    assert table.cubes("lyon") == ("retzist", 2)
    assert table.supply("retzist") == 98


def test_6_63_one_line_is_paid_once_where_all_can_go_along_it() -> None:
    cubes = hold("retzist", "retz", n=2) | hold("retzist", "gondi", n=2)
    table = moving("retzist", cubes)
    table.place("lyon", "retz", "retz", "gondi", "gondi")
    assert table.cubes("lyon") == ("retzist", 3)


def test_6_63_no_way_against_an_arrow() -> None:
    table = moving("condeean", hold("condeean", "frontier-northeast", n=4))
    assert "conde" not in table.spaces("move-destination")


def test_6_63_along_an_arrow_for_a_cube() -> None:
    table = moving("condeean", hold("condeean", "conde", n=4))
    move(table, "frontier-german", "conde", "conde")
    assert table.cubes("frontier-german") == ("condeean", 1)


def test_6_65_any_of_the_cubes_pays() -> None:
    cubes = hold("retzist", "retz", "gondi", "caumartin")
    table = moving("retzist", cubes)
    move(table, "lyon", "gondi", "caumartin")
    assert table.on_board("retzist") == {"retz": 1, "lyon": 1}


# --- passing through (6.64, 6.65) ---


def test_6_64_through_own_spaces_and_on() -> None:
    table = moving("retzist", hold("retzist", "caumartin", n=2) | hold("retzist", "retz", "hotel-de-ville"))
    move(table, "milices-paris", "caumartin", "caumartin")
    assert table.cubes("milices-paris") == ("retzist", 2)
    assert table.cubes("retz") == ("retzist", 1)


def test_6_64_an_empty_space_stops_a_cube() -> None:
    table = moving("retzist", hold("retzist", "caumartin", n=2))
    assert table.refusal("space:gondi") == "6.62"


def test_6_64_an_opponents_space_stops_a_cube() -> None:
    table = moving("retzist", hold("retzist", "caumartin", n=2) | hold("cabalist", "retz"))
    assert table.refusal("space:gondi") == "6.62"


def test_6_64_not_through_a_space_under_arrest() -> None:
    cubes = hold("retzist", "caumartin", n=2) | hold("retzist", "retz")
    table = moving("retzist", cubes, arrests=[{"person": "retz", "fortress": "metz"}])
    assert "gondi" not in table.spaces("move-destination")
    assert table.refusal("space:retz") == "7.21"


def test_6_64_costly_connections_between_own_spaces_cost_nothing() -> None:
    table = moving("retzist", hold("retzist", "lyon", n=2) | hold("retzist", "retz"))
    move(table, "gondi", "lyon", "lyon")
    assert table.cubes("gondi") == ("retzist", 2)
    assert table.supply("retzist") == 97


def test_6_65_the_cube_passed_may_move_as_well() -> None:
    table = moving("retzist", hold("retzist", "caumartin", "retz"))
    move(table, "gondi", "caumartin", "retz")
    assert table.on_board("retzist") == {"gondi": 2}


# --- displacement (6.67, 6.68) ---


def attack(attackers: int = 4, beside: Mapping[str, object] | None = None) -> Table:
    """The Retzist moves from Retz against two Cabalist cubes at Gondi."""
    cubes = hold("retzist", "retz", n=attackers) | hold("cabalist", "gondi", n=2)
    return moving("retzist", cubes | dict(beside or {}))


def test_6_67_the_moving_cubes_must_outnumber_those_there() -> None:
    assert attack(2).refusal("space:gondi") == "6.67"
    table = attack(3)
    table.place("gondi", "retz", "retz", "retz")
    assert table.cubes("gondi") == ("retzist", 3)


def test_6_67_what_arrives_counts_after_the_connection_is_paid() -> None:
    cubes = hold("cabalist", "lyon", n=2)
    assert moving("retzist", hold("retzist", "retz", n=3) | cubes).refusal("space:lyon") == "6.67"
    table = moving("retzist", RETZ4 | cubes)
    table.place("lyon", "retz", "retz", "retz", "retz")
    assert table.cubes("lyon") == ("retzist", 3)


def test_6_67_the_displaced_player_chooses_and_may_split() -> None:
    table = attack()
    move(table, "gondi", "retz", "retz", "retz")
    assert (table.step, table.seat) == ("displace-cubes", "cabalist")
    table.place("dominicans", "innocent-x")
    assert (table.cubes("dominicans"), table.cubes("innocent-x")) == (("cabalist", 1), ("cabalist", 1))


def test_6_67_at_no_cost() -> None:
    table = attack()
    move(table, "gondi", "retz", "retz", "retz")
    table.place("innocent-x", "innocent-x")
    assert table.cubes("innocent-x") == ("cabalist", 2)
    assert table.supply("cabalist") == 98


def test_6_67_to_empty_spaces_or_own_ones_only() -> None:
    table = attack(beside=hold("cabalist", "dominicans") | hold("mazarinist", "innocent-x"))
    move(table, "gondi", "retz", "retz", "retz")
    assert table.spaces("displace-cubes") == {"dominicans", "la-garnache"}


def test_6_67_not_by_the_connectors_the_attackers_used() -> None:
    table = attack(3)
    table.place("gondi", "retz", "retz", "retz")
    assert table.cubes("retz") is None
    assert "retz" not in table.spaces("displace-cubes")
    assert table.refusal("space:retz") == "6.67"


def test_6_67_back_through_a_vacated_space_the_attackers_did_not_use() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("retzist", "dominicans") | hold("cabalist", "gondi", n=2)
    table = moving("retzist", cubes)
    move(table, "gondi", "retz", "retz", "retz")
    assert "dominicans" not in table.spaces("displace-cubes")
    assert "retz" not in table.spaces("displace-cubes")


def test_6_67_not_into_any_of_the_spaces_the_attackers_left_by_nor_passed_through() -> None:
    cubes = hold("retzist", "retz", "dominicans", "caumartin") | hold("cabalist", "gondi", n=2)
    table = moving("retzist", cubes)
    move(table, "gondi", "retz", "caumartin", "dominicans")
    assert [table.cubes(s) for s in ("retz", "dominicans", "caumartin")] == [None] * 3
    assert table.spaces("displace-cubes") == {"la-garnache", "innocent-x"}


def test_6_67_into_a_space_whose_cubes_came_through_another_that_costs_nothing() -> None:
    """R110: Villeroy is joined to Le Tellier by a dashed line, but its cubes went by Mazarin, at no cost."""
    cubes = hold("mazarinist", "mazarin", n=3) | hold("mazarinist", "villeroy", n=2) | hold("cabalist", "le-tellier")
    table = moving("mazarinist", cubes)
    move(table, "le-tellier", "villeroy", "villeroy")
    assert table.events_of("cubes-moved")[0]["paid"] == 0
    assert "villeroy" in table.spaces("displace-cubes")


def test_6_67_never_against_an_arrow() -> None:
    cubes = hold("condeean", "frontier-italian", n=2) | hold("retzist", "marseille", n=4)
    table = moving("retzist", cubes)
    table.place("frontier-italian", "marseille", "marseille", "marseille", "marseille")
    assert table.cubes("frontier-italian") == ("retzist", 3)
    assert table.cubes("carignano") == ("condeean", 2)
    assert table.cubes("conde") is None


@pytest.mark.parametrize(("needed", "offered"), [(1, {"lyon", "aix"}), (3, {"lyon", "aix"}), (4, {"lyon"})])
def test_6_67_a_cube_whose_way_costs_one_is_not_offered_where_all_four_must_arrive(
    needed: int, offered: set[str]
) -> None:
    """6.63: five cubes at Lyon come for nothing, five at Aix by a dashed line."""
    lyon, aix = BOARD.index["lyon"], BOARD.index["aix"]
    count = bytearray(len(BOARD.ids))
    count[lyon] = count[aix] = 5
    way = Way(count, 1 << lyon | 1 << aix, 1 << lyon, 1 << lyon, {aix: 1 << aix}, needed)
    assert {BOARD.ids[space] for space in each(way.find_next(()))} == offered


def test_6_67_along_an_arrow_and_a_peer() -> None:
    cubes = hold("cabalist", "conde", n=2) | hold("retzist", "montrond", n=4)
    table = moving("retzist", cubes)
    move(table, "conde", "montrond", "montrond", "montrond")
    assert {"frontier-german", "turenne", "villeroy", "phelypeaux"} <= table.spaces("displace-cubes")
    assert "montrond" not in table.spaces("displace-cubes")


def test_6_67_not_into_a_space_under_arrest_nor_an_absent_musketeers() -> None:
    cubes = hold("cabalist", "louvre", n=2) | hold("retzist", "villeroy", n=3)
    table = moving("retzist", cubes, musketeers={"d-artagnan": "retzist"})
    table.place("louvre", "villeroy", "villeroy", "villeroy")
    assert table.spaces("displace-cubes") == {"anne-of-austria", "saint-germain"}


def test_6_67_with_one_refuge_all_go_there_unasked() -> None:
    cubes = hold("cabalist", "montrond", n=2) | hold("condeean", "conde", n=4)
    table = moving("condeean", cubes)
    move(table, "montrond", "conde", "conde", "conde")
    assert table.cubes("orleans") == ("cabalist", 2)
    assert table.step == "end-turn"


def test_6_67_with_none_they_go_back_to_the_supply() -> None:
    cubes = hold("cabalist", "montrond", n=2) | hold("condeean", "conde", n=4) | hold("retzist", "orleans")
    table = moving("condeean", cubes)
    move(table, "montrond", "conde", "conde", "conde")
    assert table.supply("cabalist") == 100
    assert table.events_of("displaced-lost") == [{"seat": "cabalist", "n": 2, "space": "montrond"}]


def test_6_67_enemy_cubes_are_entered_only_at_the_destination() -> None:
    table = moving("retzist", RETZ4 | hold("cabalist", "gondi"))
    assert "dominicans" not in table.spaces("move-destination")


def test_6_67_a_rivals_avatar_is_never_controlled_and_may_be_entered() -> None:
    table = moving("cabalist", hold("retzist", "mazarin", n=3) | hold("cabalist", "villeroy", n=4))
    table.place("mazarin", "villeroy", "villeroy", "villeroy", "villeroy")
    assert table.cubes("mazarin") == ("cabalist", 4)


def test_6_68_control_gained_by_displacement_wins_the_tokens() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("cabalist", "hotel-de-ville", n=2) | hold("cabalist", "marchands-paris")
    table = moving("retzist", cubes, board_coins={"marchands-paris": [4]})
    table.place("hotel-de-ville", "retz", "retz", "retz")
    table.place("marchands-paris", "marchands-paris")
    assert table.control("marchands-paris") == "cabalist"
    assert table.coins("cabalist") == (4,)


def test_6_68_a_coins_cubes_before_the_move_may_join_it() -> None:
    cubes = hold("retzist", "retz", n=2) | hold("cabalist", "gondi", n=2)
    table = Table("retzist", cubes=cubes, hands={"retzist": [card("A"), card("C")]}, coins={"retzist": [1]})
    table.do("coin:1:before")
    table.play(card("A"), "b", "retz")
    table.place("gondi", "retz", "retz", "retz")
    assert table.cubes("gondi") == ("retzist", 3)


def test_6_68_a_coins_cubes_after_the_move_come_too_late_for_it() -> None:
    cubes = hold("retzist", "retz", n=2) | hold("cabalist", "gondi", n=2)
    table = Table("retzist", cubes=cubes, hands={"retzist": [card("A"), card("C")]}, coins={"retzist": [1]})
    table.do("coin:1:after")
    table.play(card("A"), "b")
    assert table.refusal("space:gondi") == "6.67"


def test_6_67_a_line_and_a_peer_between_two_spaces_are_one_way_out() -> None:
    cubes = hold("cabalist", "turenne", n=2) | hold("condeean", "tarente", n=3)
    table = moving("condeean", cubes)
    table.place("turenne", "tarente", "tarente", "tarente")
    assert table.cubes("tarente") is None
    assert "tarente" not in table.spaces("displace-cubes")
    assert {"bouillon", "stenay"} <= table.spaces("displace-cubes")


def test_6_68_a_musketeer_is_won_by_displacement() -> None:
    cubes = hold("cabalist", "louvre", n=2) | hold("cabalist", "d-artagnan") | hold("retzist", "villeroy", n=3)
    table = moving("retzist", cubes)
    table.place("louvre", "villeroy", "villeroy", "villeroy")
    table.place("d-artagnan", "d-artagnan")
    assert table.musketeer("d-artagnan") == "cabalist"
    assert (table.cubes("d-artagnan"), table.supply("cabalist")) == (None, 100)


# --- the class of the card (6.69) ---


def test_6_69_the_destination_meets_the_class() -> None:
    table = moving("retzist", RETZ4, "purple")
    move(table, "capuchins", "retz")
    assert table.cubes("capuchins") == ("retzist", 1)


def test_6_69_or_the_starting_spaces_do() -> None:
    table = moving("retzist", hold("retzist", "capuchins", n=2) | hold("retzist", "caumartin"), "purple")
    move(table, "retz", "capuchins")
    assert table.cubes("retz") == ("retzist", 1)


def test_6_69_then_every_starting_space() -> None:
    table = moving("retzist", hold("retzist", "capuchins", n=2) | hold("retzist", "caumartin"), "purple")
    table.place("retz")
    assert table.refusal("space:caumartin") == "6.69"


def test_6_69_neither_is_refused() -> None:
    table = moving("retzist", RETZ4, "purple")
    assert table.refusal("space:gondi") == "6.69"


def test_6_69_spaces_passed_through_do_not_matter() -> None:
    table = moving("retzist", hold("retzist", "capuchins", "retz"), "purple")
    move(table, "gondi", "capuchins")
    assert table.cubes("gondi") == ("retzist", 1)


# --- every Move there is, against a plain reading of 6.62 to 6.69 ---


def random_state(dice: Dice) -> State:
    """Cubes of all colours in lumps around the Avatars, somebody Under Arrest."""
    state = State(players=("Ann",) * 4, options={})
    for seat in range(4):
        around = [BOARD.avatars[seat]]
        for _ in range(3 + dice.below(5)):
            start = around[dice.below(len(around))]
            near = [*each(BOARD.free[start] | BOARD.costly[state.commander][start])]
            around.append(near[dice.below(len(near))])
        for space in around:
            if get_owner(state, space) in (-1, seat):
                add_cubes(state, seat, space, 1 + dice.below(3))
    for _ in range(2):
        person = dice.below(len(BOARD.spaces))
        if BOARD.spaces[person].kind == "person" and person not in state.arrests:
            arrest(state, person, None)
    return state


def chains(state: State, seat: int, start: int) -> set[int]:
    """Own Spaces a cube can get to through own Spaces, its own among them."""
    chain, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for there in each(BOARD.free[here] | BOARD.costly[state.commander][here]):
            if there not in chain and state.occupancy[seat] >> there & 1 and not state.arrested >> there & 1:
                chain.add(there)
                todo.append(there)
    return chain


def plain_cost(state: State, to: int, gates: dict[int, list[int]], picked: tuple[int, ...]) -> int | None:
    """The fewest cubes to pay when every cube goes by one of its gates and cubes with a free one use it; None where a
    costly line would carry a lone cube."""
    choices = []
    for source in picked:
        free = [g for g in gates[source] if g == to or BOARD.free[g] >> to & 1]
        choices.append(free[:1] or gates[source])
    best = None
    for ways in product(*choices):
        costly = Counter(g for g in ways if g != to and not BOARD.free[g] >> to & 1)
        if all(n >= 2 for n in costly.values()):
            best = len(costly) if best is None else min(best, len(costly))
    return best


def plain_moves(state: State, seat: int, to: int, target: int) -> dict[tuple[int, ...], int]:
    """Every lot of cubes that may move there -> what it pays."""
    owner = get_owner(state, to)
    if state.arrested >> to & 1 or (owner not in (-1, seat) and state.control[owner] >> to & 1):
        return {}
    needed = 1 if owner in (-1, seat) else state.count[to] + 1
    gates = {}
    for source in each(state.occupancy[seat] & ~state.arrested & ~(1 << to)):
        if not (target >> to & 1 or target >> source & 1):
            continue
        through = chains(state, seat, source)
        if owner == seat:
            gates[source] = [to] if to in through else []
        else:
            gates[source] = [g for g in sorted(through) if (BOARD.free[g] | BOARD.costly[state.commander][g]) >> to & 1]
    able = [s for s in gates if gates[s]]
    moves = {}
    for size in range(1, MOST + 1):
        for picks in combinations_with_replacement(able, size):
            if all(picks.count(s) <= state.count[s] for s in picks):
                cost = plain_cost(state, to, gates, picks)
                if cost is not None and size - cost >= needed:
                    moves[picks] = cost
    return moves


def offered_moves(state: State, seat: int, to: int, target: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every lot of cubes the engine lets one declare, cube by cube, and what it pays; none leads to a dead end."""
    way = find_way(state, Network.of(state, seat), to, target)
    todo: list[tuple[int, ...]] = [()]
    lots: set[tuple[int, ...]] = set()
    while todo:
        picks = todo.pop()
        nexts = [tuple(sorted((*picks, s))) for s in each(way.find_next(picks))]
        if way.is_enough(picks):
            yield picks, len(way.cost(picks) or ())
        else:
            assert nexts, f"a dead end: {picks}"
        todo += [n for n in nexts if n not in lots]
        lots.update(nexts)


@pytest.mark.parametrize("seed", range(25))
def test_6_62_every_legal_move_is_offered_and_no_other(seed: int) -> None:
    dice = Dice(seed)
    state = random_state(dice)
    seat = dice.below(4)
    target = TARGETS[dice.below(5)]
    destinations = set(each(find_destinations(state, seat, target)))
    for to in range(len(BOARD.spaces)):
        expected = plain_moves(state, seat, to, BOARD.targets[target])
        assert (to in destinations) == bool(expected), (FACTIONS[seat], target, BOARD.ids[to])
        if expected:
            assert dict(offered_moves(state, seat, to, BOARD.targets[target])) == expected, BOARD.ids[to]
