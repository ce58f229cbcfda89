"""7.4: the King's Progress."""

from __future__ import annotations

import pytest

from fronde.games.frondeurs.data import BOARD, build_board
from fronde.games.frondeurs.steps.moving import Network, find_way
from tests.games.frondeurs.table import Table, card, hold, season, stack

PLACE = card("A")
PERSONS = card("A", "persons")
REMOVE = card("C")
HYBRID = card("D")
LENS = season("battle", location="frontier-northeast", cubes=4)
HAND = {"mazarinist": [PLACE, REMOVE]}
HOME = hold("mazarinist", "mazarin", n=3)
RETZ = hold("retzist", "retz", n=3)


def progress(space: str, **position: object) -> Table:
    """The Mazarinist's Turn, the King sent somewhere before any card is played."""
    table = Table("mazarinist", **{"hands": HAND, "cubes": HOME, **position})
    table.do("king-progress", f"space:{space}")
    return table


# --- what it does (7.41) ---


def test_7_41_all_cubes_in_his_space_go_controlled_or_not() -> None:
    table = progress("bordeaux", cubes=HOME | RETZ | hold("retzist", "bordeaux", n=7))
    assert table.cubes("bordeaux") is None
    assert table.supply("retzist") == 97


def test_7_41_one_cube_goes_from_every_space_along_a_line() -> None:
    around = hold("retzist", "ormee", "lusignan", n=3) | hold("cabalist", "don-carlos", "rochefoucauld", n=2)
    table = progress("bordeaux", cubes=HOME | RETZ | around)
    assert table.cubes("ormee") == table.cubes("lusignan") == ("retzist", 2)
    assert table.cubes("don-carlos") == table.cubes("rochefoucauld") == ("cabalist", 1)


def test_7_41_peers_are_ignored() -> None:
    table = progress("la-rochelle", cubes=HOME | RETZ | hold("retzist", "turenne", "la-force", "languedoc", n=2))
    assert table.cubes("turenne") == table.cubes("languedoc") == ("retzist", 2)
    assert table.cubes("la-force") == ("retzist", 1)


def test_7_41_keys_and_the_commanders_icon_too() -> None:
    table = progress("metz", cubes=HOME | hold("condeean", "schomberg", "conde", n=2) | hold("condeean", "charleville"))
    assert table.cubes("schomberg") == table.cubes("conde") == ("condeean", 2)
    assert table.cubes("charleville") is None


def test_7_41_lovers_lanes_are_lines_both_ways() -> None:
    """Ruling R64."""
    man = progress("rochefoucauld", cubes=HOME | hold("cabalist", "duchesse-longueville", n=3))
    woman = progress("palatine", cubes=HOME | hold("cabalist", "guise", "duchesse-longueville", n=2))
    assert man.cubes("duchesse-longueville") == ("cabalist", 2)
    assert woman.cubes("guise") == ("cabalist", 1)


def test_7_41_an_arrowed_line_only_where_it_points_away() -> None:
    """The reconstructed board has no arrowed line: one is drawn for the test."""
    import tomllib

    from fronde.games.frondeurs import data

    file = data.BoardFile.model_validate(tomllib.loads(data.BOARD_TEXT))
    arrow = data.ConnectorData.model_validate({"from": "metz", "to": "lyon", "type": "arrow", "source": "test"})
    board = build_board(file.model_copy(update={"connector": (*file.connector, arrow)}))
    metz, lyon = board.index["metz"], board.index["lyon"]
    assert board.lines[metz] >> lyon & 1 and not board.lines[lyon] >> metz & 1


def test_7_41_ones_own_cubes_are_not_spared() -> None:
    """Ruling R64."""
    table = progress("anne-of-austria", cubes=HOME | hold("mazarinist", "anne-of-austria", n=2))
    assert table.cubes("anne-of-austria") is None
    assert table.cubes("mazarin") == ("mazarinist", 2)


def test_7_41_nor_controlled_neighbours() -> None:
    table = progress("bordeaux", cubes=HOME | RETZ | hold("retzist", "ormee", n=3))
    assert table.control("ormee") is None


def test_7_41_nor_neighbours_he_could_not_be_sent_to() -> None:
    """7.43: Avatars, Frontier Zones, Musketeers, and Spaces Under Arrest (ruling R89)."""
    board = (
        hold("retzist", "d-artagnan", n=2) | RETZ | hold("cabalist", "frontier-spanish", "duchesse-longueville", n=2)
    )
    louvre = progress("louvre", cubes=HOME | board)
    assert louvre.cubes("d-artagnan") == ("retzist", 1)
    carlos = progress("don-carlos", cubes=HOME | board)
    assert carlos.cubes("frontier-spanish") == ("cabalist", 1)
    jailed = progress("gondi", cubes=HOME | RETZ, arrests=[{"person": "retz", "fortress": "metz"}])
    assert jailed.cubes("retz") == ("retzist", 2)


def test_7_41_rewards_there_wait_on() -> None:
    table = progress("bordeaux", board_coins={"bordeaux": [4]}, cubes=HOME | RETZ | hold("retzist", "bordeaux", n=3))
    assert table.state.board_coins == {BOARD.index["bordeaux"]: (4,)}


def test_7_41_a_rivals_last_cube_may_go() -> None:
    table = progress("bordeaux", cubes=HOME | hold("retzist", "bordeaux"))
    assert table.on_board("retzist") == {}


def test_7_41_but_never_ones_own() -> None:
    """6.54 (ruling R131)."""
    table = Table("mazarinist", cubes=hold("mazarinist", "anne-of-austria", n=2), hands=HAND)
    table.do("king-progress")
    assert "space:anne-of-austria" not in table.options("king-progress")
    assert "space:louvre" in table.options("king-progress")


def test_7_41_however_many_cubes_one_has_in_one_space() -> None:
    """6.54."""
    table = Table("mazarinist", cubes=hold("mazarinist", "anne-of-austria", n=20), hands=HAND)
    table.do("king-progress")
    assert table.refusal("space:anne-of-austria") == "6.54"


# --- placing and moving where he is (7.41) ---


def test_7_41_cubes_may_be_placed_there_without_adjacency_or_class() -> None:
    table = progress("bordeaux", hands={"mazarinist": [PERSONS, REMOVE]})
    table.play(PERSONS, "a", "bordeaux", "bordeaux")
    assert table.cubes("bordeaux") == ("mazarinist", 2)
    assert table.supply("mazarinist") == 95


def test_7_41_all_or_in_part() -> None:
    table = progress("bordeaux")
    table.play(PLACE, "a", "bordeaux", "villeroy", "anne-of-austria", "villeroy")
    assert table.cubes("bordeaux") == ("mazarinist", 1)


def test_7_41_at_most_two_of_a_card() -> None:
    """6.46, ruling R96."""
    table = progress("bordeaux")
    table.play(PLACE, "a", "bordeaux", "bordeaux")
    assert table.refusal("space:bordeaux") == "6.46"


def test_7_41_from_there_one_goes_on_as_usual() -> None:
    table = progress("bordeaux")
    table.play(PLACE, "a", "bordeaux", "ormee")
    assert table.cubes("ormee") == ("mazarinist", 1)


def test_7_41_in_the_midst_of_an_action_too() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.play(PLACE, "a")
    table.do("king-progress", "space:bordeaux")
    table.place("bordeaux")
    assert table.cubes("bordeaux") == ("mazarinist", 1)


def test_7_41_not_once_a_cube_was_placed_this_turn() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.play(PLACE, "a", "villeroy")
    table.do("king-progress", "space:bordeaux")
    assert table.refusal("space:bordeaux") == "6.48"


def test_7_41_the_affiliate_cube_is_a_cube_placed() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.do("affiliate", "place:mole", "king-progress", "space:bordeaux", f"card:{PLACE}", "action:a")
    assert table.refusal("space:bordeaux") == "6.48"


def test_7_41_so_is_a_cube_athos_placed() -> None:
    """Ruling R132."""
    table = Table("mazarinist", cubes=HOME, hands=HAND, musketeers={"athos": "mazarinist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop", "king-progress", "space:bordeaux")
    table.play(PLACE, "a")
    assert table.refusal("space:bordeaux") == "6.48"


@pytest.mark.parametrize("free", ["free-first", "free-last"])
def test_7_41_so_are_cubes_of_a_battle_won(free: str) -> None:
    """Ruling R132."""
    table = Table("mazarinist", cubes=HOME | hold("mazarinist", "metz"), hands={"mazarinist": [LENS, PLACE]})
    table.do(f"card:{LENS}", free)
    if free == "free-first":
        table.do("stop")
    assert table.step == "battle-cubes"
    table.do("spend:1")
    assert table.state.has_placed
    table.do("king-progress", "space:bordeaux")
    assert not table.state.king_privilege


def test_7_41_but_not_cubes_of_a_battle_that_only_take_others_off() -> None:
    cubes = HOME | hold("mazarinist", "metz") | hold("cabalist", "frontier-northeast", "chevreuse", n=2)
    table = Table("mazarinist", cubes=cubes, hands={"mazarinist": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-last", "spend:2")
    assert table.cubes("frontier-northeast") is None and not table.state.has_placed


def test_7_41_so_is_a_cube_placed_beside_old_noll() -> None:
    """Ruling R132."""
    table = Table("mazarinist", cubes=HOME, hands={"mazarinist": [season("old-noll"), PLACE]})
    table.do("free-last")
    assert table.on_board("mazarinist") != {"mazarin": 3} and table.state.has_placed


def test_7_41_so_is_the_exile() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND, reserve={"mazarinist": 3}, musketeers={})
    table.play(REMOVE, "b")
    assert not table.state.has_placed
    table.do("reserve:spend", "space:villeroy")
    assert table.state.has_placed


def test_7_41_only_this_turn() -> None:
    table = progress("bordeaux")
    table.play(REMOVE, "b", "villeroy", "mazarin")
    table.do("go", "end-turn")
    assert table.active == "condeean" and not table.state.king_privilege


def test_7_41_a_coins_cubes_may_go_there() -> None:
    table = progress("bordeaux", coins={"mazarinist": [3]})
    table.do("coin:3:before", f"card:{PLACE}", "action:a", "space:bordeaux", "space:bordeaux", "space:bordeaux")
    assert table.cubes("bordeaux") == ("mazarinist", 3)


def test_7_41_a_move_may_end_there_from_anywhere() -> None:
    purple = card("A", "purple")
    table = progress("bordeaux", hands={"mazarinist": [purple, REMOVE]})
    table.play(purple, "b", "bordeaux", "mazarin", "mazarin")
    table.do("go")
    assert table.cubes("bordeaux") == ("mazarinist", 2)
    assert table.cubes("mazarin") == ("mazarinist", 1)


def test_7_41_such_a_move_uses_no_connector() -> None:
    """6.67: so it bars no refuge to whoever it drives out."""
    table = progress("villeroy")
    way = find_way(table.state, Network.of(table.state, 3), BOARD.index["villeroy"], BOARD.every)
    assert BOARD.free[BOARD.index["mazarin"]] >> BOARD.index["villeroy"] & 1
    assert (way.free_gates, way.gates, way.cost([BOARD.index["mazarin"]] * 2)) == (0, {}, ())


def test_7_41_the_king_moves_only_in_ones_own_turn() -> None:
    table = Table("condeean", cubes=HOME | hold("condeean", "conde", n=3))
    assert "king-progress" not in table.options()


def test_7_41_only_his_holder_sends_him() -> None:
    table = Table("retzist", cubes=RETZ | HOME)
    assert "king-progress" not in table.options()
    assert "king-progress" in Table("retzist", cubes=RETZ, king={"holder": "retzist"}).options()


# --- where he cannot go (7.43) ---


@pytest.mark.parametrize("space", ["frontier-italian", "frontier-northeast", "frontier-german", "frontier-spanish"])
def test_7_43_the_king_never_goes_to_a_frontier_zone(space: str) -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.do("king-progress")
    assert table.refusal(f"space:{space}") == "7.43"


@pytest.mark.parametrize("space", ["retz", "mazarin", "athos", "porthos", "rantzau", "guise"])
def test_7_43_nor_to_an_avatar_a_musketeer_or_a_space_under_arrest(space: str) -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.do("king-progress")
    assert table.refusal(f"space:{space}") == "7.43"


def test_7_43_everywhere_else_he_may() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND)
    table.do("king-progress")
    assert len(table.spaces("king-progress")) == 117 - 4 - 4 - 4 - 3


# --- getting him back (7.44, 7.45) ---

OUT = {"at": "bordeaux", "placed_by": "mazarinist"}


def test_7_44_he_stays_where_he_is() -> None:
    table = progress("bordeaux")
    assert table.king is None
    assert "king-progress" not in table.options() and "recover-king" not in table.options()


def test_7_44_who_placed_him_pays_two_own_cubes() -> None:
    table = Table("mazarinist", cubes=HOME | hold("mazarinist", "villeroy"), hands=HAND, king=OUT)
    table.do("recover-king", "space:mazarin", "space:villeroy")
    assert table.king == "mazarinist"
    assert table.on_board("mazarinist") == {"mazarin": 2}


def test_7_44_or_forfeits_two_placements() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND, king=OUT)
    table.play(PLACE, "a")
    table.do("recover-king", "forfeit", "forfeit")
    assert table.king == "mazarinist"
    assert table.decisions("place-cubes")[0].about["left"] == 2


def test_7_44_or_one_of_each() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND, king=OUT)
    table.play(PLACE, "a", "villeroy", "villeroy")
    table.do("recover-king", "forfeit", "space:villeroy")
    assert table.king == "mazarinist"
    assert table.cubes("villeroy") == ("mazarinist", 1)
    assert table.decisions("place-cubes")[0].about["left"] == 1


def test_7_44_cubes_of_a_coin_may_be_forfeited_beside_the_cards() -> None:
    table = Table("mazarinist", cubes=HOME, hands=HAND, king=OUT, coins={"mazarinist": [1]})
    table.do("coin:1:after", f"card:{PLACE}", "action:a", "space:villeroy", "space:villeroy", "space:anne-of-austria")
    table.do("recover-king", "forfeit", "forfeit")
    assert table.king == "mazarinist" and table.step == "end-turn"
    assert table.on_board("mazarinist") == {"mazarin": 3, "villeroy": 2, "anne-of-austria": 1}


def test_7_44_the_free_cubes_of_a_season_card_may_be_forfeited() -> None:
    table = Table("mazarinist", cubes=HOME, hands={"mazarinist": [LENS, PLACE]}, king=OUT)
    table.do(f"card:{LENS}", "free-first", "recover-king", "forfeit", "forfeit")
    assert table.king == "mazarinist" and table.step == "end-turn"


def test_7_44_an_action_wholly_forfeited_counts_as_done() -> None:
    table = Table("mazarinist", cubes=HOME, hands={"mazarinist": [HYBRID, PLACE]}, king=OUT)
    table.play(HYBRID, "a")
    table.do("recover-king", "forfeit", "forfeit")
    assert table.king == "mazarinist"


def test_7_44_a_placement_forfeited_is_a_portion_of_the_action() -> None:
    """5.22 iv: so that placing may stop after it, whatever was placed before."""
    table = Table("mazarinist", cubes=HOME, hands=HAND, king=OUT)
    table.play(PLACE, "a", "villeroy")
    table.do("recover-king", "forfeit", "space:villeroy")
    assert table.state.play.executed == 2 and table.state.play.started
    assert table.decisions("place-cubes")[0].about["left"] == 2
    assert "stop" in table.options("place-cubes")


def test_7_44_never_with_ones_last_cube() -> None:
    table = Table("mazarinist", cubes=hold("mazarinist", "mazarin", n=2), hands=HAND, king=OUT)
    assert "recover-king" not in table.options()


def test_7_44_not_in_the_turn_he_was_placed() -> None:
    table = progress("bordeaux")
    table.play(PLACE, "a")
    assert table.refusal("recover-king", seat="mazarinist") == "7.44"


def test_7_44_nor_in_anothers_turn() -> None:
    table = Table("condeean", cubes=HOME | hold("condeean", "conde", n=3), king=OUT)
    assert "recover-king" not in table.options()


def test_7_44_another_with_influence_there_takes_him_for_nothing() -> None:
    table = Table("retzist", cubes=RETZ | HOME | hold("retzist", "ormee"), hands={"retzist": [PLACE, REMOVE]}, king=OUT)
    table.play(PLACE, "a", "bordeaux")
    table.do("recover-king")
    assert table.king == "retzist"
    assert table.cubes("bordeaux") == ("retzist", 1)


def test_7_44_as_soon_as_it_happens_even_in_anothers_turn() -> None:
    table = Table("condeean", cubes=RETZ | hold("condeean", "conde", n=3) | hold("retzist", "bordeaux"), king=OUT)
    table.do("recover-king")
    assert table.king == "retzist"


def test_7_44_without_influence_there_nobody_else_does() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "ormee", n=3), king=OUT)
    assert "recover-king" not in table.options()


def test_7_44_who_placed_him_pays_even_with_influence_there() -> None:
    table = Table("mazarinist", cubes=HOME | hold("mazarinist", "bordeaux"), hands=HAND, king=OUT)
    table.do("recover-king")
    assert table.step == "pay-for-king"


def test_7_45_he_is_not_placed_in_the_turn_he_came_back() -> None:
    table = Table("mazarinist", cubes=HOME | hold("mazarinist", "villeroy"), hands=HAND, king=OUT)
    table.do("recover-king", "space:mazarin", "space:villeroy")
    assert "king-progress" not in table.options()
    other = Table("retzist", cubes=RETZ | hold("retzist", "bordeaux"), hands={"retzist": [PLACE, REMOVE]}, king=OUT)
    other.do("recover-king")
    assert "king-progress" not in other.options()


def test_7_45_but_in_the_next() -> None:
    hands = {"condeean": [PLACE, REMOVE], "cabalist": [card("A", nth=1), card("A", nth=2)]}
    cubes = RETZ | hold("condeean", "conde", n=3) | hold("retzist", "bordeaux")
    table = Table("condeean", cubes=cubes, king=OUT, hands=hands)
    table.do("recover-king")
    table.play(PLACE, "a", "tavannes")
    table.do("stop", "end-turn")
    assert "king-progress" not in table.options()
    table.play(card("A", nth=1), "a", "lyon")
    table.do("stop", "end-turn")
    assert table.active == "retzist" and "king-progress" in table.options()


# --- what he is worth (7.46) ---


@pytest.mark.parametrize(("holder", "bonus"), [("condeean", 10), ("cabalist", 10), ("retzist", 10), ("mazarinist", 0)])
def test_7_46_ten_points_to_his_holder_but_none_to_the_mazarinist(holder: str, bonus: int) -> None:
    table = Table(cubes=stack("condeean", 3), king={"holder": holder})
    assert table.score(holder)["king"] == bonus
    assert sum(table.score(f)["king"] for f in ("condeean", "cabalist", "retzist", "mazarinist")) == bonus


def test_7_46_on_the_board_he_is_worth_nothing_to_anyone() -> None:
    table = Table(
        cubes=stack("condeean", 3) | hold("retzist", "bordeaux", n=4), king={"at": "bordeaux", "placed_by": "retzist"}
    )
    assert not any(table.score(f)["king"] for f in ("condeean", "cabalist", "retzist", "mazarinist"))


def test_7_46_the_mazarinist_begins_with_him() -> None:
    """Ruling R8."""
    assert Table.set_up().king == "mazarinist"
