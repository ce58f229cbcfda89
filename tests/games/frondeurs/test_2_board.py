"""Spaces, Avatars, Connectors, Peers, Icons (rulebook 2)."""

from __future__ import annotations

import pytest

from fronde.games.frondeurs.data import BOARD, FACTIONS, TRACKS, ConnectorData
from tests.games.frondeurs.table import Table, cost_of, hold, placing, removing


def entries_of(space: str, *, seat: str = "retzist", **more: object) -> dict[str, int]:
    """Every Space that a lone cube in `space` lets its owner enter: Space -> cubes to discard."""
    table = placing(seat, hold(seat, space), **{"arrests": [], **more})
    costs = {}
    for to in sorted(table.spaces("place-cubes") - {space}):
        costs[to] = cost_of(table.place(to))
        table.match.undo(seat)
    return costs


# --- Avatars (2.3) ---


def test_2_3_every_faction_has_one_avatar_worth_no_pp() -> None:
    avatars = {s.avatar_of: s for s in BOARD.spaces if s.avatar_of}
    assert set(avatars) == set(FACTIONS)
    assert all(s.pp == (0, 0) and s.kind == "person" for s in avatars.values())
    assert avatars["condeean"].mp == (0, 0), "8.32"
    assert avatars["cabalist"].mp == (5, 5), "ruling R184"


def test_2_3_no_other_faction_controls_an_avatar_however_many_cubes() -> None:
    table = Table("cabalist", cubes=hold("cabalist", "retz", n=20))
    assert table.cubes("retz") == ("cabalist", 20)
    assert table.control("retz") is None


def test_2_3_its_own_faction_controls_an_avatar_with_three_cubes() -> None:
    assert Table("retzist", cubes=hold("retzist", "retz", n=3)).control("retz") == "retzist"


def test_2_3_enemy_cubes_on_an_avatar_are_never_immune() -> None:
    table = removing("retzist", hold("cabalist", "retz", n=20) | hold("retzist", "gondi"))
    table.place("retz")
    assert table.cubes("retz") == ("cabalist", 19)


# --- lines (2.42 to 2.44) ---


def test_2_42_a_solid_line_costs_nothing_both_ways() -> None:
    assert entries_of("retz")["gondi"] == 0
    assert entries_of("gondi")["retz"] == 0


def test_2_42_a_dashed_line_costs_one_cube_both_ways() -> None:
    assert entries_of("retz")["lyon"] == 1
    assert entries_of("lyon")["retz"] == 1


def test_2_42_a_dashed_line_costs_nothing_where_the_space_is_ones_own() -> None:
    table = placing("retzist", hold("retzist", "retz", "lyon"))
    assert cost_of(table.place("lyon")) == 0
    assert table.supply("retzist") == 97


def test_2_42_the_discarded_cube_comes_out_of_the_allotment() -> None:
    table = placing("retzist", hold("retzist", "retz"))
    table.place("lyon")
    assert table.decisions("place-cubes")[0].about["left"] == 2
    assert table.supply("retzist") == 98


def test_2_42_spaces_with_no_connector_are_not_adjacent() -> None:
    table = placing("retzist", hold("retzist", "retz"))
    assert "dijon" not in table.spaces("place-cubes")
    assert table.refusal("space:dijon") == "6.48"


def test_2_42_a_space_in_between_breaks_adjacency() -> None:
    near = entries_of("retz")
    assert "hotel-de-ville" in near
    assert "milices-paris" not in near


def test_2_43_lovers_lanes_run_from_woman_to_man() -> None:
    lanes = [line for line in BOARD.connectors if line.type == "lovers"]
    gender = {s.id: s.gender for s in BOARD.spaces}
    assert len(lanes) == 12
    assert all((gender[line.start], gender[line.end]) == ("f", "m") for line in lanes)


@pytest.mark.parametrize("lane", [line for line in BOARD.connectors if line.type == "lovers"], ids=lambda x: x.start)
def test_2_43_free_from_the_woman_and_dashed_from_the_man(lane: ConnectorData) -> None:
    woman, man = lane.start, lane.end
    assert entries_of(woman)[man] == 0
    assert entries_of(man)[woman] == 1


def test_2_431_rochefoucauld_by_way_of_the_duchesse_costs_nothing() -> None:
    table = placing("cabalist", hold("cabalist", "duchesse-longueville"))
    assert cost_of(table.place("rochefoucauld")) == 0
    assert table.supply("cabalist") == 98


def test_2_431_the_duchesse_by_way_of_rochefoucauld_costs_a_cube_while_empty() -> None:
    table = placing("cabalist", hold("cabalist", "rochefoucauld"))
    assert cost_of(table.place("duchesse-longueville")) == 1
    assert cost_of(table.place("duchesse-longueville")) == 0
    assert table.cubes("duchesse-longueville") == ("cabalist", 2)


# --- Peers (2.45) ---


PEERS = {
    "marechal": "conde le-tellier villeroy meilleraye la-force plessis-praslin schomberg rantzau gramont turenne "
    "estrees mothe-houdancourt",
    "huguenot": "conde phelypeaux la-rochelle la-force languedoc turenne tarente rohan-chabot",
    "spanish": "duchesse-longueville don-carlos erzhog charles-iv lenet innocent-x chevreuse",
    "musketeer": "troisvilles d-artagnan athos aramis porthos",
}


@pytest.mark.parametrize("icon", PEERS)
def test_2_45_a_peer_icon_joins_every_space_that_bears_it(icon: str) -> None:
    bearers = PEERS[icon].split()
    assert bearers and {s.id for s in BOARD.spaces if icon in s.peers} == set(bearers)
    for space in bearers:
        assert set(bearers) - {space} <= set(entries_of(space))


def test_2_45_a_peer_connection_costs_like_a_dashed_line() -> None:
    assert entries_of("conde")["mothe-houdancourt"] == 1
    assert entries_of("mothe-houdancourt")["conde"] == 1


def test_2_45_a_solid_line_beside_a_peer_connection_is_the_cheaper_way() -> None:
    assert {"tarente", "turenne"} <= {s.id for s in BOARD.spaces if "huguenot" in s.peers}
    assert entries_of("tarente")["turenne"] == 0


def test_2_45_different_peer_icons_do_not_connect() -> None:
    assert "don-carlos" not in entries_of("schomberg")


@pytest.mark.parametrize("commander", ["conde", "carignano"])
def test_2_451_the_army_commander_reaches_every_frontier_zone_for_one_cube(commander: str) -> None:
    near = entries_of(commander, army_commander=commander)
    by_line = {"frontier-italian": 0} if commander == "carignano" else {}
    for zone in ("northeast", "german", "italian", "spanish"):
        assert near[f"frontier-{zone}"] == by_line.get(f"frontier-{zone}", 1)


@pytest.mark.parametrize(("commander", "other"), [("conde", "carignano"), ("carignano", "conde")])
def test_2_451_only_the_current_commander_and_not_the_other_person(commander: str, other: str) -> None:
    assert "frontier-northeast" not in entries_of(other, army_commander=commander)
    assert other not in entries_of(commander, army_commander=commander)


def test_2_451_no_way_back_from_a_frontier_zone_to_the_commander() -> None:
    assert "conde" not in entries_of("frontier-northeast")


def test_2_451_frontier_zones_are_not_joined_to_each_other() -> None:
    zones = {f"frontier-{z}" for z in ("northeast", "german", "italian", "spanish")}
    assert all(not zones & set(entries_of(zone)) for zone in zones)


SURINTENDANTS = {"d-avaux", "d-aubespine", "meilleraye", "chavigny", "r-blancmesnil"}


def test_2_452_five_persons_and_one_institution_bear_the_surintendant_icon() -> None:
    bearers = {s.id: s.kind for s in BOARD.spaces if "surintendant" in s.peers}
    assert {i for i, kind in bearers.items() if kind == "person"} == SURINTENDANTS
    assert [i for i, kind in bearers.items() if kind == "institution"] == ["surintendant-des-finances"]


@pytest.mark.parametrize("person", sorted(SURINTENDANTS))
def test_2_452_each_reaches_the_institution_for_a_cube_and_no_other_person(person: str) -> None:
    near = entries_of(person)
    assert near["surintendant-des-finances"] == 1
    assert not SURINTENDANTS & set(near)


def test_2_452_the_institution_reaches_none_of_them() -> None:
    assert not SURINTENDANTS & set(entries_of("surintendant-des-finances"))


KEYS = [
    ("chavigny", "vincennes"),
    ("estrees", "saint-germain"),
    ("schomberg", "metz"),
    ("tavannes", "stenay"),
    ("la-tremoille", "charleville"),
    ("mademoiselle", "bastille"),
    ("hercule-rohan", "bastille"),
]


@pytest.mark.parametrize(("person", "fortress"), KEYS)
def test_2_453_a_key_opens_the_fortress_of_its_colour_for_one_cube(person: str, fortress: str) -> None:
    assert entries_of(person)[fortress] == 1
    assert person not in entries_of(fortress)


def test_2_453_a_key_of_another_colour_opens_nothing() -> None:
    fortresses = {fortress for _, fortress in KEYS}
    for person, fortress in KEYS:
        assert fortresses & set(entries_of(person)) == {fortress}


def test_2_454_persons_with_one_key_are_not_joined() -> None:
    assert "hercule-rohan" not in entries_of("mademoiselle")


# --- the affiliate shield (2.46) ---


def test_2_46_the_shield_allows_one_cube_placed_without_adjacency() -> None:
    table = Table("cabalist", cubes=hold("cabalist", "duchesse-longueville", n=3))
    table.do("affiliate", "place:don-carlos")
    assert table.cubes("don-carlos") == ("cabalist", 1)


def test_2_46_once_a_turn() -> None:
    table = Table("cabalist", cubes=hold("cabalist", "duchesse-longueville", n=3))
    table.do("affiliate", "place:don-carlos")
    assert "affiliate" not in table.options()
    assert table.refusal("affiliate") == "2.46"


def test_2_46_the_avatar_itself_bears_the_shield() -> None:
    table = Table("cabalist", cubes=hold("cabalist", "duchesse-longueville", n=3))
    table.do("affiliate", "place:duchesse-longueville")
    assert table.cubes("duchesse-longueville") == ("cabalist", 4)


def test_2_46_removal_reaches_a_controlled_space() -> None:
    table = Table("cabalist", cubes=hold("cabalist", "duchesse-longueville", n=3) | hold("retzist", "palatine", n=5))
    table.do("affiliate", "remove:palatine")
    assert table.cubes("palatine") == ("retzist", 4)


def test_2_46_only_spaces_with_the_matching_shield() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=3))
    table.do("affiliate")
    mine = {s.id for s in BOARD.spaces if "retzist" in s.affiliates}
    assert table.spaces("affiliate-cube", kind="place") == mine
    assert table.refusal("place:lyon") == "2.46"


def test_2_46_no_cube_beside_an_opponents() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=3) | hold("cabalist", "gondi"))
    table.do("affiliate")
    assert "gondi" not in table.spaces("affiliate-cube", kind="place")
    assert "gondi" in table.spaces("affiliate-cube", kind="remove")


@pytest.mark.parametrize("cubes", [hold("cabalist", "retz", n=3), {}], ids=["enemy", "empty"])
def test_2_461_no_shield_where_the_avatar_is_empty_or_an_enemys(cubes: dict[str, object]) -> None:
    table = Table("retzist", cubes=hold("retzist", "gondi", n=3) | cubes)
    assert "affiliate" not in table.options()


def test_2_461_no_shield_with_mere_influence_at_the_avatar() -> None:
    table = Table("retzist", cubes=hold("retzist", "retz", n=2))
    assert "affiliate" not in table.options()


def test_2_462_every_faction_has_eleven_spaces_with_its_shield() -> None:
    assert [BOARD.affiliated[s].bit_count() for s in range(4)] == [11, 11, 11, 11]


# --- icons (2.5) ---


def test_2_51_ten_crowns_and_fifteen_coins_are_printed() -> None:
    assert sum(s.crowns for s in BOARD.spaces) == 10
    assert sum(s.coins for s in BOARD.spaces) == 15


def test_2_53_four_spaces_have_dual_values() -> None:
    dual = {s.id: (s.pp, s.mp) for s in BOARD.spaces if s.pp[0] != s.pp[1] or s.mp[0] != s.mp[1]}
    assert set(dual) == {"parlement-paris", "conseil-en-haut", "arret-union", "erzhog"}
    assert all(dual[s][0][0] < dual[s][0][1] for s in dual if s != "erzhog")
    assert dual["erzhog"] == ((0, 0), (3, 6))


def test_2_54_five_spaces_bear_the_ball_and_chain() -> None:
    marked = {a.person for a in TRACKS.arrest} | {a.fortress for a in TRACKS.arrest if a.fortress}
    assert marked == {"rantzau", "beaufort", "guise", "bastille", "vincennes"}


def test_2_54_spaces_of_infinity_offer_no_reward_and_no_dual_value() -> None:
    endless = [s for s in BOARD.spaces if s.control == 0]
    assert {s.id for s in endless} == {"gaston", "innocent-x", "vagabonds"}
    assert all(not s.crowns and not s.coins and s.pp[0] == s.pp[1] and s.mp[0] == s.mp[1] for s in endless)


def test_2_26_ten_fortresses_all_orange_institutions() -> None:
    fortresses = [s for s in BOARD.spaces if "fortress" in s.classes]
    assert len(fortresses) == 10
    assert all(s.kind == "institution" and "orange" in s.classes for s in fortresses)


def test_2_61_the_season_track_has_a_box_for_every_season_to_spring_1653() -> None:
    assert [box.box for box in TRACKS.season] == list(range(21))


def test_2_22_the_spanish_gold_box_is_no_space() -> None:
    assert len(BOARD.spaces) == 117
    assert not {"spanish-gold", "mazarin-exile"} & set(BOARD.ids)
