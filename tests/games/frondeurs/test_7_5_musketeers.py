"""7.5 and 5.22 x: d'Artagnan, Athos, Aramis and Porthos."""

from __future__ import annotations

import pytest

from fronde.core.rng import Dice
from fronde.texts import words
from fronde.tools.play import choose
from tests.games.frondeurs.table import GAME, Table, card, hold, season, stack

PLACE = card("A")
MORE = card("A", nth=1)
REMOVE = card("C")
INSTITUTIONS = card("A", "institutions")
LENS = season("battle", location="frontier-northeast", cubes=4)
NOLL = season("old-noll")
GOVERNMENT = season("removal", scope="government")

CONDE = hold("condeean", "conde", n=3)
RETZ = hold("retzist", "retz", n=3)
HANDS = {"condeean": [PLACE, REMOVE], "retzist": [MORE, card("C", nth=1)]}
RETZ_HAND = {"retzist": [PLACE, REMOVE]}
CONDE_HAND = {"condeean": [PLACE, REMOVE]}


def usable_musketeers(table: Table, seat: str) -> set[str]:
    """The Musketeers a seat may use now."""
    return table.options("use-musketeer", seat)


# --- collecting them (7.51, 7.52) ---


def test_7_51_control_of_his_space_wins_the_musketeer() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "athos", n=2), hands=RETZ_HAND)
    table.play(PLACE, "a", "athos")
    assert table.musketeer("athos") == "retzist"


def test_7_51_all_cubes_there_go_back_to_the_supply() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "athos", n=2), hands=RETZ_HAND)
    table.play(PLACE, "a", "athos")
    assert table.cubes("athos") is None and table.control("athos") is None
    assert table.supply("retzist") == 97


def test_7_51_influence_wins_nothing() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "athos"), hands=RETZ_HAND)
    table.play(PLACE, "a", "athos")
    assert table.musketeer("athos") is None and table.cubes("athos") == ("retzist", 2)


def test_7_51_a_move_wins_him_too() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "la-tremoille", n=3), hands=RETZ_HAND)
    table.play(PLACE, "b", "athos", "la-tremoille", "la-tremoille", "la-tremoille")
    assert table.musketeer("athos") == "retzist" and table.cubes("athos") is None


def test_7_51_he_serves_from_the_next_turn_on() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "athos", n=2), hands=RETZ_HAND)
    table.play(PLACE, "a", "athos")
    assert not usable_musketeers(table, "retzist")
    table.do("stop", "end-turn")
    assert table.active == "mazarinist" and "musketeer:athos" in usable_musketeers(table, "retzist")


def test_7_51_of_two_won_in_one_turn_neither_serves_in_it() -> None:
    cubes = RETZ | hold("retzist", "athos", "aramis", n=2)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND)
    table.play(PLACE, "a", "athos", "aramis")
    assert table.musketeer("athos") == table.musketeer("aramis") == "retzist"
    assert not usable_musketeers(table, "retzist")


def test_7_51_nor_does_he_cancel_a_season_card_in_the_turn_he_is_won() -> None:
    cubes = RETZ | hold("retzist", "athos", n=2) | hold("retzist", "brienne", "d-avaux")
    table = Table("retzist", cubes=cubes, hands={"retzist": [GOVERNMENT, PLACE]})
    table.do(f"card:{GOVERNMENT}", "free-first", "space:athos", "stop")
    assert table.musketeer("athos") == "retzist"
    assert "cancel:athos" not in table.options()
    assert table.cubes("brienne") is None


def test_7_51_used_he_stands_in_his_space_again() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"athos": "retzist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    assert table.musketeer("athos") is None


def test_7_51_he_may_be_won_again_in_the_turn_he_was_used() -> None:
    cubes = RETZ | hold("retzist", "la-tremoille", n=3)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers={"athos": "retzist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    table.play(PLACE, "b", "athos", "la-tremoille", "la-tremoille", "la-tremoille")
    assert table.musketeer("athos") == "retzist"
    assert not usable_musketeers(table, "retzist")


def test_7_51_troisvilles_is_no_musketeer() -> None:
    """4.12: he has the Peer icon alone."""
    table = Table("retzist", cubes=RETZ | hold("retzist", "troisvilles", n=2), hands=RETZ_HAND)
    table.play(PLACE, "a", "troisvilles")
    assert table.cubes("troisvilles") == ("retzist", 3)


def test_7_52_without_the_token_no_cube_is_placed_there() -> None:
    cubes = RETZ | hold("retzist", "la-tremoille")
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers={"athos": "cabalist"})
    table.play(PLACE, "a")
    assert table.refusal("space:athos") == "7.52"


def test_7_52_nor_moved_there() -> None:
    cubes = RETZ | hold("retzist", "la-tremoille", n=3)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers={"athos": "cabalist"})
    table.play(PLACE, "b")
    assert table.refusal("space:athos") == "7.52"


def test_7_52_with_the_token_back_it_is_open_again() -> None:
    cubes = RETZ | hold("retzist", "la-tremoille")
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers={"athos": "cabalist"})
    table.do("musketeer:athos", "place:conti", "faction:cabalist", "stop")
    table.play(PLACE, "a", "athos")
    assert table.cubes("athos") == ("retzist", 1)


def test_7_53_aramis_leads_to_the_jesuits_while_a_cube_stands_there() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "aramis"), hands=RETZ_HAND)
    table.play(PLACE, "a", "jesuits")
    assert table.cubes("jesuits") == ("retzist", 1)
    assert table.decisions("place-cubes")[0].about["left"] == 3


# --- when they may be used (5.22 x) ---

ALL = {"d-artagnan": "retzist", "athos": "retzist", "aramis": "cabalist", "porthos": "mazarinist"}


def test_5_22_x_a_musketeer_may_be_used_in_anyones_turn_and_nobody_waits_for_it() -> None:
    table = Table(cubes=CONDE | RETZ, hands=HANDS, musketeers=ALL)
    questions = table.decisions("use-musketeer")
    assert {(q.seat, q.required) for q in questions} == {("retzist", False), ("cabalist", False)}
    assert table.match.waiting_for() == ["condeean"]


@pytest.mark.parametrize("moment", [(), (f"card:{PLACE}",), ("action:a",), ("space:tavannes",), ("stop",)])
def test_5_22_x_at_any_moment(moment: tuple[str, ...]) -> None:
    story = [f"card:{PLACE}", "action:a", "space:tavannes", "stop"]
    table = Table(cubes=CONDE | RETZ, hands=HANDS, musketeers={"athos": "retzist"})
    table.do(*(story[: story.index(moment[0]) + 1] if moment else ()))
    table.do("musketeer:athos", "place:vendome", "faction:retzist", "stop")
    assert table.cubes("vendome") == ("retzist", 1)


def test_5_22_x_one_musketeer_a_player_a_turn() -> None:
    """Ruling R90."""
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"athos": "retzist", "aramis": "retzist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    assert not usable_musketeers(table, "retzist")


def test_5_22_x_another_player_still_has_his() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"athos": "retzist", "aramis": "cabalist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    assert usable_musketeers(table, "cabalist") == {"musketeer:aramis"}


def test_5_22_x_and_the_same_player_another_in_the_next_turn() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"athos": "retzist", "aramis": "retzist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    table.play(PLACE, "a", "caumartin")
    table.do("stop", "end-turn")
    assert usable_musketeers(table, "retzist") == {"musketeer:aramis"}


def test_5_22_x_only_by_its_holder() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"athos": "cabalist"})
    assert table.refusal("musketeer:athos", seat="retzist") == "5.22"


def test_5_22_x_porthos_never_alone() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers={"porthos": "retzist"})
    assert not usable_musketeers(table, "retzist")


# --- d'Artagnan takes Control (7.53 i) ---

GASCON = {"d-artagnan": "retzist"}


def test_7_53_one_cube_placed_becomes_control() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan", "space:parlement-paris")
    assert table.cubes("parlement-paris") == ("retzist", 6)
    assert table.control("parlement-paris") == "retzist"
    assert table.decisions("place-cubes")[0].about["left"] == 3
    assert table.supply("retzist") == 91
    assert table.musketeer("d-artagnan") is None


def test_7_53_cubes_already_there_count() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "parlement-paris", n=4), hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan", "space:parlement-paris")
    assert table.cubes("parlement-paris") == ("retzist", 6) and table.supply("retzist") == 91


def test_7_53_rewards_are_won_with_it() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan", "space:hotel-de-ville")
    assert table.crowns("retzist") == 1


def test_7_53_the_connection_is_paid_as_usual() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan", "space:lyon")
    assert table.cubes("lyon") == ("retzist", 4)
    assert table.decisions("place-cubes")[0].about["left"] == 2


def test_7_53_the_supply_must_hold_the_cubes() -> None:
    cubes = hold("retzist", "retz", n=95)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan")
    assert "parlement-paris" not in table.spaces("d-artagnan-control")
    assert "hotel-de-ville" in table.spaces("d-artagnan-control")


def test_7_53_a_space_beyond_control_cannot_be_chosen() -> None:
    """Ruling R66: Gaston, Innocent X, the Vagabonds, and a rival's Avatar."""
    cubes = RETZ | hold("retzist", "capuchins", "orleans", "montrond")
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a")
    assert {"vagabonds", "gaston", "conde", "innocent-x"} <= table.spaces("place-cubes")
    table.do("musketeer:d-artagnan")
    assert not {"vagabonds", "gaston", "conde", "innocent-x"} & table.spaces("d-artagnan-control")


def test_7_53_the_card_and_its_class_still_bind() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [INSTITUTIONS, REMOVE]}, musketeers=GASCON)
    table.play(INSTITUTIONS, "a")
    table.do("musketeer:d-artagnan")
    assert "parlement-paris" in table.spaces("d-artagnan-control")
    assert not {"caumartin", "gondi"} & table.spaces("d-artagnan-control")


def test_7_53_the_free_cubes_of_a_season_card_serve_too() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [LENS, PLACE]}, musketeers=GASCON)
    table.do(f"card:{LENS}", "free-first", "musketeer:d-artagnan", "space:bordeaux")
    assert table.control("bordeaux") == "retzist"


def test_7_53_only_while_placing_in_ones_own_turn() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON)
    assert not usable_musketeers(table, "retzist")
    table.play(PLACE, "b")
    assert not usable_musketeers(table, "retzist")
    other = Table(cubes=CONDE | RETZ, hands=HANDS, musketeers=GASCON)
    other.play(PLACE, "a")
    assert not usable_musketeers(other, "retzist")


# --- d'Artagnan blocks (7.53 ii) ---


def guarded(**position: object) -> Table:
    """The Condéean's Turn, d'Artagnan in the Retzist's hand."""
    return Table(**{"cubes": CONDE | RETZ, "hands": CONDE_HAND, "musketeers": GASCON, **position})


def test_7_53_a_placement_declared_may_be_blocked() -> None:
    table = guarded()
    table.play(PLACE, "a", "tavannes")
    assert (table.step, table.seat) == ("block-placement", "retzist")
    assert table.match.waiting_for() == ["retzist"]
    assert table.cubes("tavannes") is None
    table.do("block")
    assert table.cubes("tavannes") is None
    assert table.musketeer("d-artagnan") is None


def test_7_53_the_blocked_player_places_all_his_cubes_elsewhere() -> None:
    table = guarded()
    table.play(PLACE, "a", "tavannes")
    table.do("block")
    assert table.decisions("place-cubes")[0].about["left"] == 4
    assert table.refusal("space:tavannes") == "7.53"
    table.place("lenet", "lenet", "montrond", "montrond")
    assert table.on_board("condeean") == {"conde": 3, "lenet": 2, "montrond": 2}


def test_7_53_for_the_rest_of_the_turn_but_no_longer() -> None:
    table = guarded(coins={"condeean": [2]})
    table.do("coin:2:after")
    table.play(PLACE, "a", "tavannes")
    table.do("block", "space:lenet", "stop")
    assert table.refusal("space:tavannes") == "7.53"
    table.do("stop", "end-turn")
    assert table.state.blocked == 0


def test_7_53_let_pass_the_cube_stands() -> None:
    table = guarded()
    table.play(PLACE, "a", "tavannes")
    table.do("allow")
    assert table.cubes("tavannes") == ("condeean", 1)
    assert table.musketeer("d-artagnan") == "retzist"


def test_7_53_once_let_pass_a_space_is_not_blocked_later() -> None:
    table = guarded()
    table.play(PLACE, "a", "tavannes")
    table.do("allow", "space:tavannes")
    assert table.cubes("tavannes") == ("condeean", 2)
    table.place("lenet")
    assert table.step == "block-placement"


def test_7_53_the_whole_turn_may_be_let_pass() -> None:
    table = guarded()
    table.play(PLACE, "a", "tavannes")
    table.do("allow-turn", "space:lenet", "space:montrond")
    assert table.on_board("condeean") == {"conde": 3, "tavannes": 1, "lenet": 1, "montrond": 1}


def test_7_53_the_affiliate_cube_may_be_blocked_and_is_not_lost() -> None:
    table = guarded()
    table.do("affiliate", "place:ormee", "block", "place:sauveboeuf")
    assert table.cubes("ormee") is None and table.cubes("sauveboeuf") == ("condeean", 1)


def test_7_53_the_free_cubes_may_be_blocked() -> None:
    table = guarded(hands={"condeean": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-first", "space:lyon", "block")
    assert table.refusal("space:lyon") == "7.53"
    table.place("aix", "aix")


def test_7_53_the_active_players_battle_cubes_may_be_blocked() -> None:
    """Ruling R132: every Placement by the Active Player; removals are none."""
    cubes = CONDE | RETZ | hold("condeean", "turenne") | hold("mazarinist", "frontier-northeast", "mazarin")
    table = guarded(cubes=cubes, hands={"condeean": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-last", "spend:4")
    assert (table.step, table.seat) == ("block-placement", "retzist")
    table.do("block")
    assert table.options("battle-cubes") == {"spend:0", "spend:1"}
    table.do("spend:1")
    assert table.cubes("frontier-northeast") is None


def test_7_53_let_pass_the_battle_is_won_as_declared() -> None:
    cubes = CONDE | RETZ | hold("condeean", "turenne") | hold("mazarinist", "frontier-northeast", "mazarin")
    table = guarded(cubes=cubes, hands={"condeean": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-last", "spend:4", "allow")
    assert table.cubes("frontier-northeast") == ("condeean", 3)


def test_7_53_another_winners_battle_cubes_are_not_the_active_players() -> None:
    cubes = CONDE | RETZ | hold("cabalist", "turenne", "duchesse-longueville")
    table = guarded(cubes=cubes, hands={"condeean": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-last", "spend:4")
    assert table.cubes("frontier-northeast") == ("cabalist", 4)


def test_7_53_old_nolls_cubes_may_be_blocked() -> None:
    """Ruling R132; a zone blocked is passed over, own cubes there need not be removed instead."""
    table = guarded(cubes=CONDE | RETZ | hold("condeean", "frontier-german"), hands={"condeean": [NOLL, PLACE]})
    table.do(f"card:{NOLL}", "free-last", "let-pass")
    table.do("allow", "place:frontier-german", "block")
    assert table.cubes("frontier-german") == ("condeean", 1)
    assert table.cubes("frontier-italian") == table.cubes("frontier-spanish") == ("condeean", 1)


def test_7_53_cubes_athos_places_for_the_active_player_may_be_blocked() -> None:
    """Ruling R132."""
    table = guarded(musketeers={"d-artagnan": "retzist", "athos": "condeean"})
    table.do("musketeer:athos", "place:conti", "block")
    assert "place:conti" not in table.options("musketeer-cubes")
    table.do("place:vendome", "faction:condeean", "stop")
    assert table.cubes("conti") is None and table.cubes("vendome") == ("condeean", 1)


def test_7_53_cubes_of_gold_may_be_blocked_exchanges_too() -> None:
    """Ruling R133."""
    table = guarded(cubes=CONDE | RETZ | hold("retzist", "lenet"), reserve={"condeean": 5})
    table.play(PLACE, "a")
    table.do("reserve:spend", "space:lenet", "block")
    assert table.cubes("lenet") == ("retzist", 1)
    assert table.state.reserve[0] == 5
    assert "lenet" not in table.spaces("spend-reserve")


def test_7_53_a_move_is_no_placement() -> None:
    """6.47."""
    table = guarded()
    table.play(PLACE, "b", "tavannes", "conde")
    table.do("go")
    assert table.cubes("tavannes") == ("condeean", 1)


def test_7_53_who_used_a_musketeer_this_turn_does_not_block() -> None:
    """Ruling R90."""
    table = guarded(musketeers={"d-artagnan": "retzist", "athos": "retzist"})
    table.do("musketeer:athos", "place:vendome", "faction:retzist", "stop")
    table.play(PLACE, "a", "tavannes")
    assert table.cubes("tavannes") == ("condeean", 1)


def test_7_53_nobody_blocks_himself() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON)
    table.play(PLACE, "a", "caumartin")
    assert table.cubes("caumartin") == ("retzist", 1)


# --- Athos (7.53) ---

ATHOS = {"athos": "retzist"}


def test_7_53_athos_reaches_governors_and_provinces_and_nothing_else() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos")
    governors = {
        "troisvilles",
        "don-carlos",
        "conti",
        "d-epernon",
        "hercule-rohan",
        "rochefoucauld",
        "nemours",
        "estrees",
    }
    governors |= {"duc-longueville", "vendome", "elbeuf", "harcourt", "languedoc", "normandie"}
    assert table.spaces("musketeer-cubes", kind="place") == governors


def test_7_53_athos_places_any_players_cube() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "place:conti", "faction:mazarinist", "place:elbeuf", "faction:retzist", "stop")
    assert table.cubes("conti") == ("mazarinist", 1) and table.cubes("elbeuf") == ("retzist", 1)


def test_7_53_the_clock_places_a_cube_of_ones_own() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "place:conti")
    (decision,) = table.decisions("choose-colour")
    assert table.match.default(decision) == ("faction:retzist",)


def test_7_53_but_only_beside_its_own_kind() -> None:
    """6.43, ruling R67."""
    table = Table("retzist", cubes=RETZ | hold("cabalist", "conti", n=2), hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "place:conti", "stop")
    assert table.cubes("conti") == ("cabalist", 3)
    assert table.crowns("cabalist") == 1


def test_7_53_athos_removes_controlled_or_not() -> None:
    table = Table("retzist", cubes=RETZ | hold("cabalist", "conti", n=3), hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "remove:conti", "stop")
    assert table.cubes("conti") == ("cabalist", 2) and table.control("conti") is None


def test_7_53_one_cube_at_each_of_five_spaces() -> None:
    table = Table("retzist", cubes=RETZ | hold("cabalist", "conti", n=3), hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "remove:conti")
    assert not {"remove:conti", "place:conti"} & table.options("musketeer-cubes")
    for space in ("elbeuf", "harcourt", "vendome", "nemours"):
        table.do(f"place:{space}", "faction:retzist")
    assert table.step == "play-card"


def test_7_53_fewer_will_do() -> None:
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos")
    assert "stop" not in table.options("musketeer-cubes")
    table.do("place:conti", "faction:retzist", "stop")
    assert table.step == "play-card"


def test_7_53_not_into_a_space_under_arrest_but_out_of_it() -> None:
    arrests = [{"person": "conti", "fortress": "metz"}, {"person": "vendome", "fortress": "metz"}]
    table = Table("retzist", cubes=RETZ | hold("cabalist", "conti"), hands=RETZ_HAND, musketeers=ATHOS, arrests=arrests)
    table.do("musketeer:athos")
    assert "place:vendome" not in table.options() and "place:conti" not in table.options()
    table.do("remove:conti", "stop")
    assert table.cubes("conti") is None


def test_7_53_a_colour_without_supply_cannot_be_placed() -> None:
    cubes = RETZ | stack("cabalist", 100)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos", "place:conti")
    assert table.options("choose-colour") == {"faction:condeean", "faction:retzist", "faction:mazarinist"}


def test_7_53_a_space_held_by_a_colour_without_supply_takes_no_cube() -> None:
    """Its own cubes alone could stand there (6.43); Spaces of the others and empty ones stay open."""
    cubes = RETZ | hold("cabalist", "conti", n=100) | hold("condeean", "elbeuf")
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos")
    placed = table.spaces("musketeer-cubes", kind="place")
    assert "conti" not in placed and {"elbeuf", "vendome"} <= placed
    assert {"remove:conti", "remove:elbeuf"} <= table.options("musketeer-cubes")


def test_7_53_never_ones_own_last_cube() -> None:
    """6.54."""
    table = Table("retzist", cubes=hold("retzist", "conti"), hands=RETZ_HAND, musketeers=ATHOS)
    table.do("musketeer:athos")
    assert "remove:conti" not in table.options("musketeer-cubes")


# --- Aramis (7.53) ---

ARAMIS = {"aramis": "cabalist"}
DUCHESS = hold("cabalist", "duchesse-longueville", n=3)
CABAL_HAND = {"cabalist": [PLACE, REMOVE]}


@pytest.mark.parametrize("person", ["rantzau", "beaufort", "guise"])
def test_7_53_aramis_frees_anyone_without_any_claim_to_the_fortress(person: str) -> None:
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "release", f"person:{person}")
    assert person not in table.prisoners() and len(table.prisoners()) == 2


@pytest.mark.parametrize(("musketeer", "prisoners", "useful"), [
    ("aramis", True, True), ("aramis", False, False), ("athos", True, False),
])  # fmt: skip
def test_7_53_with_no_cube_to_place_or_remove_aramis_alone_is_of_use_and_for_prisoners_only(
    musketeer: str, prisoners: bool, useful: bool
) -> None:
    arrests = [{"person": "beaufort"}] if prisoners else []
    cubes = stack("cabalist", 100) | stack("condeean", 100) | hold("retzist", "metz", n=100)
    cubes |= hold("mazarinist", "lyon", n=100)
    table = Table("cabalist", cubes=cubes, hands=CABAL_HAND, musketeers={musketeer: "cabalist"}, arrests=arrests)
    assert (f"musketeer:{musketeer}" in table.options()) == useful


def test_7_53_the_freed_space_works_at_once() -> None:
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "release", "person:beaufort")
    table.play(PLACE, "a", "beaufort", "vendome")
    assert table.cubes("vendome") == ("cabalist", 1)


def test_7_53_aramis_in_anothers_turn() -> None:
    table = Table(cubes=CONDE | DUCHESS, hands=CONDE_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "release", "person:guise")
    assert "guise" not in table.prisoners()


def test_7_53_aramis_reaches_retzist_affiliates_and_religious_orders() -> None:
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "cubes")
    affiliates = {"retz", "gaston", "mademoiselle", "p-broussel", "hotel-de-ville", "apprentices", "gondi", "caumartin"}
    affiliates |= {"innocent-x", "charlotte-chevreuse", "la-tremoille", "capuchins", "dominicans", "jesuits"}
    assert table.spaces("musketeer-cubes", kind="place") == affiliates


def test_7_53_aramis_places_any_cube_and_removes_from_control() -> None:
    table = Table("cabalist", cubes=DUCHESS | RETZ, hands=CABAL_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "cubes", "remove:retz", "place:jesuits", "faction:condeean", "stop")
    assert table.cubes("retz") == ("retzist", 2) and table.cubes("jesuits") == ("condeean", 1)


def test_7_53_one_effect_not_both() -> None:
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=ARAMIS)
    table.do("musketeer:aramis", "release", "person:guise")
    assert table.step == "play-card" and table.musketeer("aramis") is None


def test_7_53_without_prisoners_only_the_cubes() -> None:
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=ARAMIS, arrests=[])
    table.do("musketeer:aramis")
    assert table.step == "musketeer-cubes"


# --- Porthos (7.53) ---


def test_7_53_porthos_doubles_athos() -> None:
    tokens = {"athos": "retzist", "porthos": "retzist"}
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=tokens)
    table.do("musketeer:athos:porthos", "place:conti", "faction:retzist", "stop")
    table.do("place:conti", "stop")
    assert table.cubes("conti") == ("retzist", 2)
    assert table.musketeer("athos") is None and table.musketeer("porthos") is None


def test_7_53_the_second_time_may_be_let_go() -> None:
    """The player may execute it twice; nobody must."""
    tokens = {"athos": "retzist", "porthos": "retzist"}
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=tokens)
    table.do("musketeer:athos:porthos", "place:conti", "faction:retzist", "stop", "stop")
    assert table.step == "play-card" and table.cubes("conti") == ("retzist", 1)


def test_7_53_porthos_lets_aramis_do_both_things_once() -> None:
    tokens = {"aramis": "cabalist", "porthos": "cabalist"}
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=tokens)
    table.do("musketeer:aramis:porthos", "release", "person:guise", "cubes", "place:gondi", "faction:cabalist", "stop")
    assert "guise" not in table.prisoners() and table.cubes("gondi") == ("cabalist", 1)


def test_7_53_or_one_of_them_twice() -> None:
    tokens = {"aramis": "cabalist", "porthos": "cabalist"}
    table = Table("cabalist", cubes=DUCHESS, hands=CABAL_HAND, musketeers=tokens)
    table.do("musketeer:aramis:porthos", "release", "person:guise", "release", "person:beaufort")
    assert set(table.prisoners()) == {"rantzau"} and table.step == "play-card"


def test_7_53_porthos_lets_d_artagnan_take_control_twice() -> None:
    tokens = {"d-artagnan": "retzist", "porthos": "retzist"}
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=tokens)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan:porthos", "space:parlement-paris", "space:gondi")
    assert table.control("parlement-paris") == table.control("gondi") == "retzist"
    assert table.decisions("place-cubes")[0].about["left"] == 2


def test_7_53_or_control_once_and_a_block_kept_for_an_opponents_turn() -> None:
    """Ruling R99."""
    tokens = {"d-artagnan": "retzist", "porthos": "retzist"}
    hands = {"retzist": [PLACE, REMOVE], "mazarinist": [MORE, card("A", nth=2)]}
    table = Table("retzist", cubes=RETZ | hold("mazarinist", "mazarin", n=3), hands=hands, musketeers=tokens)
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan:porthos", "space:gondi", "keep-block", "stop", "end-turn")
    table.play(MORE, "a", "villeroy")
    assert (table.step, table.seat) == ("block-placement", "retzist")
    table.do("block", "space:anne-of-austria")
    assert table.cubes("villeroy") is None and table.cubes("anne-of-austria") == ("mazarinist", 1)
    assert table.step == "place-cubes"


def test_7_53_the_kept_block_lapses_at_ones_next_turn() -> None:
    """Ruling R99."""
    position = Table("retzist", cubes=RETZ, hands=RETZ_HAND).match.position()
    table = Table(**{**position, "block_credit": "mazarinist"})
    table.play(PLACE, "a", "gondi")
    table.do("allow", "stop", "end-turn")
    assert table.active == "mazarinist"
    assert table.match.position()["block_credit"] is None


def test_7_53_the_kept_block_meets_d_artagnans_own_cube_too() -> None:
    position = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=GASCON).match.position()
    table = Table(**{**position, "block_credit": "mazarinist"})
    table.play(PLACE, "a")
    table.do("musketeer:d-artagnan", "space:parlement-paris", "block", "space:gondi")
    assert table.cubes("parlement-paris") is None and table.control("gondi") == "retzist"


def test_7_53_porthos_lets_d_artagnan_block_twice() -> None:
    table = guarded(musketeers={"d-artagnan": "retzist", "porthos": "retzist"})
    table.play(PLACE, "a", "tavannes")
    table.do("block-porthos", "space:lenet", "block", "space:montrond", "space:montrond")
    assert table.on_board("condeean") == {"conde": 3, "montrond": 2}
    assert table.musketeer("porthos") is None


def test_7_53_porthos_may_help_another_player() -> None:
    tokens = {"athos": "retzist", "porthos": "cabalist"}
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=tokens)
    table.do("musketeer:athos")
    assert (table.step, table.seat) == ("double-musketeer", "cabalist")
    table.do("help", "place:conti", "faction:retzist", "stop", "place:conti", "stop")
    assert table.cubes("conti") == ("retzist", 2) and table.musketeer("porthos") is None


def test_7_53_or_decline() -> None:
    tokens = {"athos": "retzist", "porthos": "cabalist"}
    table = Table("retzist", cubes=RETZ, hands=RETZ_HAND, musketeers=tokens)
    table.do("musketeer:athos", "decline", "place:conti", "faction:retzist", "stop")
    assert table.musketeer("porthos") == "cabalist" and table.step == "play-card"


def test_7_53_porthos_may_help_another_block_twice() -> None:
    table = guarded(musketeers={"d-artagnan": "retzist", "porthos": "cabalist"})
    table.play(PLACE, "a", "tavannes")
    table.do("block")
    assert (table.step, table.seat) == ("double-musketeer", "cabalist")
    table.do("help", "space:lenet", "block", "space:montrond")
    assert table.on_board("condeean") == {"conde": 3, "montrond": 1}


def test_7_53_porthos_won_this_turn_helps_nobody_yet() -> None:
    cubes = RETZ | hold("retzist", "porthos", n=2)
    table = Table("retzist", cubes=cubes, hands=RETZ_HAND, musketeers={"athos": "retzist"})
    table.play(PLACE, "a", "porthos")
    assert usable_musketeers(table, "retzist") == {"musketeer:athos"}


# --- a block kept, and d'Artagnan in another's hand (7.53, ruling R182) ---


def two_guards() -> Table:
    """The Condéean's Turn; the Retzist holds d'Artagnan, the Mazarinist has kept a block."""
    table = Table(**{**guarded().match.position(), "block_credit": "mazarinist"})
    table.play(PLACE, "a", "tavannes")
    return table


def test_7_53_a_block_kept_and_d_artagnan_are_both_asked_in_turn_order() -> None:
    table = two_guards()
    assert (table.step, table.seat) == ("block-placement", "retzist")
    table.do("allow")
    assert (table.step, table.seat) == ("block-placement", "mazarinist")
    assert table.cubes("tavannes") is None
    table.do("allow")
    assert table.cubes("tavannes") == ("condeean", 1)
    table.place("tavannes")
    assert table.cubes("tavannes") == ("condeean", 2), "asked about a Space once"


@pytest.mark.parametrize(("answers", "credit"), [(("block",), "mazarinist"), (("allow", "block"), None)])
def test_7_53_either_may_block(answers: tuple[str, ...], credit: str | None) -> None:
    table = two_guards()
    table.do(*answers)
    assert table.cubes("tavannes") is None and table.step == "place-cubes"
    assert "space:tavannes" not in table.options()
    assert table.match.position()["block_credit"] == credit
    assert table.musketeer("d-artagnan") == (None if credit else "retzist")


def test_7_53_one_who_lets_all_pass_does_not_speak_for_the_other() -> None:
    table = two_guards()
    table.do("allow-turn", "allow", "space:lenet")
    assert (table.step, table.seat) == ("block-placement", "mazarinist")
    assert table.match.position()["allow_all"] == ["retzist"]
    table.do("allow-turn", "space:montrond")
    assert table.step == "place-cubes"


def test_7_53_a_kept_block_says_that_no_token_goes() -> None:
    table, english = two_guards(), words("en", "frondeurs")
    first = GAME.speech.describe(table.state, table.match.decisions[0], "block").hint
    table.do("allow")
    second = GAME.speech.describe(table.state, table.match.decisions[0], "block").hint
    assert first and "you spend d’Artagnan" in english.text(first)
    assert second and "your kept block" in english.text(second)


# --- against Season Cards (7.53, 9.23) ---


@pytest.mark.parametrize("musketeer", ["d-artagnan", "athos", "aramis", "porthos"])
def test_7_53_every_musketeer_cancels_a_season_cards_demand(musketeer: str) -> None:
    cubes = CONDE | hold("condeean", "brienne", "d-avaux")
    table = Table(cubes=cubes, hands={"condeean": [GOVERNMENT, PLACE]}, musketeers={musketeer: "condeean"})
    table.do(f"card:{GOVERNMENT}", "free-last", f"cancel:{musketeer}")
    assert table.cubes("brienne") == ("condeean", 1) and table.musketeer(musketeer) is None


# --- when (5.22 x) ---

OPEN = {
    "play-card", "choose-action", "end-turn", "place-cubes", "remove-cubes", "move-destination", "season-timing",
    "battle-cubes", "season-losses",
}  # fmt: skip
"""Steps beside which anything may be done that may be done at any moment; the others wait for one answer."""


@pytest.mark.parametrize("seed", range(6))
def test_5_22_x_he_may_be_called_on_at_any_moment_but_between_a_question_and_its_answer(seed: int) -> None:
    table = Table(seed=seed, cubes=CONDE | RETZ, musketeers={"athos": "cabalist", "aramis": "retzist"})
    dice, steps = Dice(seed), set[str]()
    for _ in range(150):
        if table.match.over or table.musketeer("athos") != "cabalist":
            break
        step = table.state.stack[-1]["step"]
        assert ("musketeer:athos" in usable_musketeers(table, "cabalist")) == (step in OPEN), step
        steps.add(step)
        decision, picks = choose([d for d in table.match.decisions if d.required], dice)
        table.match.submit(decision.seat, picks, decision.step)
    assert len(steps & OPEN) >= 5
