"""7.6: Spanish Gold and Mazarin's Exile."""

from __future__ import annotations

import pytest

from tests.games.frondeurs.table import Table, card, hold, season, stack

PLACE = card("A")
MORE = card("A", nth=1)
REMOVE = card("C")
HYBRID = card("D")
LENS = season("battle", location="frontier-northeast", cubes=4)
SWAP = season("faction-swap")
GOVERNMENT = season("removal", scope="government")
NOLL = season("old-noll")

CONDE = hold("condeean", "conde", n=3)
DUCHESS = hold("cabalist", "duchesse-longueville", n=3)
MAZARIN = hold("mazarinist", "mazarin", n=3)
CABAL_HAND = {"cabalist": [PLACE, REMOVE]}
ADD, SPEND = "reserve:add", "reserve:spend"


def cabal(**position: object) -> Table:
    """The Cabalist's Turn with cubes in the box."""
    return Table("cabalist", **{"cubes": DUCHESS, "hands": CABAL_HAND, "reserve": {"cabalist": 10}, **position})


def exile(**position: object) -> Table:
    """The Mazarinist's Turn with cubes in the box."""
    hands = {"mazarinist": [PLACE, REMOVE]}
    return Table("mazarinist", **{"cubes": MAZARIN, "hands": hands, "reserve": {"mazarinist": 10}, **position})


def spend(table: Table) -> Table:
    """Declare a placing Action, then bring the box into play before it."""
    table.play(PLACE, "a")
    table.do(SPEND)
    return table


def box(table: Table, faction: str = "cabalist") -> int:
    """Cubes in a Faction's box."""
    count: int = table.match.view(faction)["reserve"][faction]
    return count


# --- when it is open (7.61, 7.62, 7.63) ---


def test_7_62_whoever_places_two_cubes_or_fewer_may_use_it_after_the_action() -> None:
    table = cabal()
    table.play(
        PLACE,
        "a",
        "rochefoucauld",
        "palatine",
    )
    table.do("stop")
    assert {ADD, SPEND} <= table.options("at-any-time")


def test_7_62_three_placed_are_too_many() -> None:
    table = cabal()
    table.play(PLACE, "a", "rochefoucauld", "palatine", "conti")
    table.do("stop")
    assert not {ADD, SPEND} & table.options()


def test_7_62_cubes_paid_for_a_connection_were_not_placed() -> None:
    """Ruling R134."""
    table = cabal()
    table.play(PLACE, "a", "chevreuse", "lenet")
    assert table.supply("cabalist") == 100 - 3 - 10 - 2
    assert {ADD, SPEND} <= table.options("at-any-time")


def test_7_61_it_may_come_before_the_action_which_then_places_two_at_most() -> None:
    table = cabal()
    table.play(PLACE, "a")
    table.do(ADD)
    assert table.decisions("place-cubes")[0].about["left"] == 2
    table.place("rochefoucauld", "palatine")
    assert table.step == "end-turn"


def test_7_61_never_in_the_midst_of_it() -> None:
    table = cabal()
    table.play(PLACE, "a", "rochefoucauld")
    assert not {ADD, SPEND} & table.options()


def test_7_61_nor_of_a_battle() -> None:
    cubes = CONDE | hold("condeean", "vincennes")
    table = Table(cubes=cubes, hands={"condeean": [LENS, PLACE]}, reserve={"condeean": 10})
    table.do(f"card:{LENS}", "free-last")
    assert table.step == "battle-cubes" and not {ADD, SPEND} & table.options()


def test_7_61_nor_before_a_card_is_played_and_its_action_declared() -> None:
    table = cabal()
    assert not {ADD, SPEND} & table.options()
    table.play(PLACE)
    assert not {ADD, SPEND} & table.options()


def test_7_61_once_a_card() -> None:
    table = cabal()
    table.play(PLACE, "a")
    table.do(ADD)
    assert not {ADD, SPEND} & table.options()
    table.do("space:rochefoucauld", "stop")
    assert not {ADD, SPEND} & table.options()


def test_7_62_a_removal_or_a_move_places_nothing() -> None:
    """Ruling R68."""
    removal = cabal(cubes=DUCHESS | hold("retzist", "gondi", n=2) | hold("retzist", "retz"))
    removal.play(REMOVE, "a", "gondi", "gondi")
    assert ADD in removal.options()
    move = cabal()
    move.play(PLACE, "b", "palatine", "duchesse-longueville")
    move.do("go")
    assert ADD in move.options()


def test_7_63_the_affiliate_cube_does_not_count() -> None:
    table = cabal()
    table.play(PLACE, "a", "rochefoucauld", "palatine")
    table.do("affiliate", "place:nemours", "stop")
    assert ADD in table.options()


def test_7_62_the_two_free_cubes_of_a_season_card_do_not_bar_it() -> None:
    """Ruling R68."""
    table = cabal(hands={"cabalist": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-first", "space:lyon", "space:aix")
    assert ADD in table.options()


def test_7_62_cubes_won_in_battle_are_placed_by_the_card() -> None:
    table = cabal(cubes=DUCHESS | hold("cabalist", "vincennes"), hands={"cabalist": [LENS, PLACE]})
    table.do(f"card:{LENS}", "free-first", "stop", "spend:3")
    assert ADD not in table.options()


def test_7_62_used_before_a_battle_it_leaves_two_cubes_for_it() -> None:
    table = cabal(cubes=DUCHESS | hold("cabalist", "vincennes"), hands={"cabalist": [LENS, PLACE]})
    table.do(f"card:{LENS}", ADD, "free-first", "space:lyon", "stop")
    assert table.options("battle-cubes") == {"spend:0", "spend:1"}


def test_7_61_only_in_ones_own_turn() -> None:
    table = cabal()
    table.play(PLACE, "a")
    assert not table.options("at-any-time", "condeean") and not table.options("at-any-time", "mazarinist")


def test_7_61_a_table_may_do_without_it() -> None:
    """8.54: an option."""
    table = cabal(options={"gold_and_exile": False})
    table.play(PLACE, "a")
    assert not {ADD, SPEND} & table.options()


# --- laying cubes away (7.63) ---


def test_7_63_one_cube_by_default_and_it_is_extra() -> None:
    table = cabal()
    table.play(PLACE, "a")
    table.do(ADD)
    assert box(table) == 11
    table.place("rochefoucauld", "palatine")
    assert table.supply("cabalist") == 100 - 3 - 11 - 2


MIDDLE = {"condeean": 10, "cabalist": 20, "retzist": 30, "mazarinist": 20}


@pytest.mark.parametrize(
    ("scores", "most"),
    [
        (MIDDLE, 2),
        (MIDDLE | {"cabalist": 5}, 3),
        (MIDDLE | {"cabalist": 40}, 1),
        (MIDDLE | {"cabalist": 30}, 1),
        (MIDDLE | {"cabalist": 10}, 3),
        (dict.fromkeys(MIDDLE, 20), 1),
    ],
)
def test_7_63_after_mid_game_by_ones_rank(scores: dict[str, int], most: int) -> None:
    """Ties: ruling R70."""
    table = cabal(midgame_pp=scores)
    table.play(PLACE, "a")
    table.do(ADD)
    if most > 1:
        assert table.options("add-reserve") == {f"add:{n}" for n in range(1, most + 1)}
        table.do(f"add:{most}")
    assert box(table) == 10 + most


def test_7_63_the_mazarinist_uses_the_box_of_exile() -> None:
    table = exile(reserve={})
    table.play(PLACE, "a")
    table.do(ADD)
    assert box(table, "mazarinist") == 1


def test_7_63_the_supply_is_a_hard_limit() -> None:
    full = cabal(cubes=stack("cabalist", 99), reserve={}, midgame_pp=MIDDLE)
    full.play(PLACE, "b", "palatine", "duchesse-longueville")
    full.do("go", ADD)
    assert box(full) == 1 and full.supply("cabalist") == 0
    empty = cabal(cubes=stack("cabalist", 100), reserve={})
    empty.play(PLACE, "b", "palatine", "duchesse-longueville")
    empty.do("go")
    assert ADD not in empty.options()


def test_7_65_laying_away_costs_no_points() -> None:
    """Ruling R71."""
    table = cabal()
    table.play(PLACE, "a")
    table.do(ADD)
    assert table.score("cabalist")["reserve"] == 0


# --- spending: where it begins (7.64) ---


def test_7_64_gold_enters_by_the_spanish_icon_alone() -> None:
    table = spend(cabal())
    spanish = {"duchesse-longueville", "don-carlos", "erzhog", "charles-iv", "lenet", "innocent-x", "chevreuse"}
    assert table.spaces("spend-reserve") == spanish
    assert table.refusal("space:lyon") == "7.64"


def test_7_64_the_icon_costs_a_cube() -> None:
    table = spend(cabal())
    table.place("charles-iv")
    assert table.cubes("charles-iv") == ("cabalist", 1) and box(table) == 8


def test_7_64_ones_own_cubes_there_must_be_joined_by_one() -> None:
    """No connection is paid into a Space already one's own (2.42, ruling R135)."""
    table = spend(cabal())
    table.place("duchesse-longueville")
    assert table.cubes("duchesse-longueville") == ("cabalist", 4) and box(table) == 9


def test_7_64_whose_cubes_stand_in_the_first_space_is_immaterial() -> None:
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "lenet", n=2)))
    table.place("lenet")
    assert table.cubes("lenet") == ("cabalist", 2) and box(table) == 7
    assert table.supply("condeean") == 97


def test_7_64_exile_begins_next_to_any_space_he_holds() -> None:
    table = spend(exile(cubes=MAZARIN | hold("mazarinist", "bordeaux")))
    near = {"anne-of-austria", "le-tellier", "villeroy", "conseil-en-haut", "conseil-prive", "gaston", "lyon"}
    near |= {"ormee", "parlement-bordeaux", "lusignan", "rochefoucauld", "don-carlos", "d-epernon"}
    assert table.spaces("spend-reserve") == near


def test_7_64_by_a_solid_line_for_nothing() -> None:
    table = spend(exile())
    table.place("villeroy")
    assert box(table, "mazarinist") == 9


def test_7_64_by_any_other_for_a_cube_more() -> None:
    """Ruling R93."""
    table = spend(exile())
    table.place("lyon")
    assert box(table, "mazarinist") == 8


def test_7_64_exile_leads_over_a_rivals_cubes() -> None:
    table = spend(exile(cubes=MAZARIN | hold("retzist", "lyon", n=2) | hold("retzist", "retz")))
    table.place("lyon")
    assert table.cubes("lyon") == ("mazarinist", 2) and box(table, "mazarinist") == 7


# --- going on, exchanges, prices (7.64) ---


def test_7_64_from_a_space_entered_one_goes_on_to_its_neighbours() -> None:
    table = spend(cabal())
    table.place("charles-iv", "erzhog", "frontier-northeast", "dunkerque")
    assert box(table) == 10 - 2 - 3
    assert table.cubes("dunkerque") == ("cabalist", 1)


def test_7_64_not_from_other_spaces_one_holds() -> None:
    table = spend(cabal())
    table.place("charles-iv")
    assert "palatine" not in table.spaces("spend-reserve")
    assert table.refusal("space:palatine") == "7.64"


def test_7_64_every_costly_connection_is_paid() -> None:
    table = spend(cabal())
    table.place("charles-iv", "gaston", "hotel-de-ville")
    assert box(table) == 10 - 2 - 2 - 2


def test_7_64_lovers_lanes_are_free_from_the_woman_alone() -> None:
    woman = spend(cabal(cubes=hold("cabalist", "sauveboeuf")))
    woman.place("chevreuse", "rochefoucauld")
    assert box(woman) == 7
    man = spend(cabal(cubes=hold("cabalist", "sauveboeuf")))
    man.place("innocent-x", "retz", "charlotte-chevreuse")
    assert box(man) == 10 - 2 - 2 - 2


def test_7_64_more_than_one_cube_may_be_left_and_beyond_two() -> None:
    """6.47."""
    table = spend(cabal())
    table.place("charles-iv", "charles-iv", "charles-iv", "charles-iv")
    assert table.control("charles-iv") == "cabalist" and box(table) == 5


def test_7_64_an_empty_space_keeps_at_least_one_of_them() -> None:
    table = spend(cabal())
    table.place("charles-iv", "gaston", "languedoc", "aix")
    assert table.cubes("gaston") == table.cubes("languedoc") == ("cabalist", 1)


def test_7_64_opposing_cubes_are_exchanged_one_for_one() -> None:
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "erzhog", n=4)))
    table.place("charles-iv", "erzhog")
    assert table.cubes("erzhog") == ("cabalist", 4) and box(table) == 10 - 2 - 4
    assert table.supply("condeean") == 97


def test_7_64_control_costs_one_more() -> None:
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "erzhog", n=5)))
    table.place("charles-iv", "erzhog")
    assert table.cubes("erzhog") == ("cabalist", 5) and box(table) == 10 - 2 - 5 - 1


def test_7_64_an_exchange_always_pays_the_connection() -> None:
    """Ruling R72."""
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "gaston", n=2)))
    table.place("charles-iv", "gaston")
    assert box(table) == 10 - 2 - 2 - 1


def test_7_64_no_partial_exchange_and_nothing_that_cannot_be_paid() -> None:
    board = DUCHESS | CONDE | hold("condeean", "erzhog", n=4) | hold("condeean", "gaston", n=3)
    table = spend(cabal(cubes=board, reserve={"cabalist": 5}))
    table.place("charles-iv")
    assert not {"erzhog", "gaston"} & table.spaces("spend-reserve")
    assert "don-carlos" in table.spaces("spend-reserve")
    assert table.refusal("space:erzhog") == "7.64"


def test_7_64_a_rivals_avatar_may_be_exchanged_but_is_only_influenced() -> None:
    """2.3."""
    table = spend(cabal(cubes=DUCHESS | CONDE))
    table.place("charles-iv", "conde")
    assert table.cubes("conde") == ("cabalist", 3) and box(table) == 10 - 2 - 4
    assert table.control("conde") is None


def test_7_64_the_first_space_too_may_be_controlled() -> None:
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "lenet", n=3)))
    table.place("lenet")
    assert table.cubes("lenet") == ("cabalist", 3) and box(table) == 10 - 3 - 1 - 1


def test_7_64_an_exchange_that_brings_control_wins_what_lies_there() -> None:
    """5.22 vii."""
    table = spend(cabal(cubes=DUCHESS | CONDE | hold("condeean", "lenet", n=3), board_coins={"lenet": [2]}))
    table.place("lenet")
    assert table.coins("cabalist") == (2,)


def test_7_64_some_or_all_of_the_box() -> None:
    table = spend(cabal())
    assert "stop" not in table.options("spend-reserve")
    table.do("space:charles-iv", "stop")
    assert box(table) == 8 and table.step == "place-cubes"


def test_7_64_an_empty_box_cannot_be_spent() -> None:
    table = cabal(reserve={})
    table.play(PLACE, "a")
    assert SPEND not in table.options() and ADD in table.options()


def test_7_64_nor_one_that_cannot_pay_its_way_in() -> None:
    table = cabal(cubes=hold("cabalist", "beaufort", "vendome"), reserve={"cabalist": 1})
    table.play(PLACE, "a")
    assert SPEND not in table.options()


def test_7_64_a_musketeer_away_is_closed_to_it() -> None:
    """7.52."""
    board = DUCHESS | hold("cabalist", "chevreuse", n=3)
    table = spend(cabal(cubes=board, musketeers={"athos": "retzist"}))
    table.place("duchesse-longueville", "la-tremoille")
    assert "athos" not in table.spaces("spend-reserve")


def test_7_64_cubes_may_be_added_or_spent_not_both() -> None:
    table = cabal()
    table.play(PLACE, "a")
    table.do(SPEND, "space:charles-iv", "stop", "space:palatine", "stop")
    assert not {ADD, SPEND} & table.options()


# --- the price in points (7.65) ---


def test_7_65_five_points_for_each_use() -> None:
    table = spend(cabal(reserve_uses={"cabalist": 1}))
    table.place("charles-iv", "erzhog")
    assert table.score("cabalist")["reserve"] == -10


def test_7_65_exile_costs_the_same() -> None:
    table = spend(exile())
    table.place("villeroy")
    assert table.score("mazarinist")["reserve"] == -5


# --- tokens do not go with it (7.66, 7.67) ---


def test_7_66_not_with_a_coin() -> None:
    """Ruling R69."""
    table = cabal(coins={"cabalist": [1]})
    table.do("coin:1:after", f"card:{PLACE}", "action:a")
    assert not {ADD, SPEND} & table.options()


def test_7_66_not_with_a_musketeer_used_this_turn() -> None:
    table = cabal(musketeers={"athos": "cabalist"})
    table.do("musketeer:athos", "place:conti", "faction:cabalist", "stop")
    table.play(PLACE, "a")
    assert not {ADD, SPEND} & table.options()


def test_7_66_not_with_the_king() -> None:
    table = cabal(king={"holder": "cabalist"})
    table.do("king-progress", "space:lyon")
    table.play(PLACE, "a")
    assert not {ADD, SPEND} & table.options()


def test_7_66_nor_any_of_these_after_it() -> None:
    table = cabal(king={"holder": "cabalist"}, musketeers={"athos": "cabalist"})
    table.play(PLACE, "a")
    assert "king-progress" in table.options() and "musketeer:athos" in table.options()
    table.do(ADD)
    assert "king-progress" not in table.options() and "musketeer:athos" not in table.options()


def test_7_66_nor_ones_porthos_for_another() -> None:
    """Ruling R136: Porthos lent to another is a Token used."""
    table = cabal(musketeers={"athos": "retzist", "porthos": "cabalist"})
    table.play(PLACE, "a")
    table.do("musketeer:athos", "help", "place:conti", "faction:retzist", "stop", "stop")
    assert not {ADD, SPEND} & table.options()
    other = cabal(musketeers={"athos": "retzist", "porthos": "cabalist"})
    other.play(PLACE, "a")
    other.do(ADD, "musketeer:athos")
    assert other.step == "musketeer-cubes"


def test_7_66_anothers_musketeer_is_not_ones_own() -> None:
    table = cabal(musketeers={"athos": "retzist"})
    table.do("musketeer:athos", "place:conti", "faction:retzist", "stop")
    table.play(PLACE, "a")
    assert ADD in table.options()


def test_7_67_a_musketeer_may_cancel_a_season_card_all_the_same() -> None:
    board = DUCHESS | hold("cabalist", "brienne")
    table = cabal(cubes=board, hands={"cabalist": [GOVERNMENT, PLACE]}, musketeers={"athos": "cabalist"})
    table.do(f"card:{GOVERNMENT}", "free-last", "cancel:athos", "stop")
    assert {ADD, SPEND} <= table.options()
    before = cabal(cubes=board, hands={"cabalist": [GOVERNMENT, PLACE]}, musketeers={"athos": "cabalist"})
    before.do(f"card:{GOVERNMENT}", ADD, "free-last", "cancel:athos", "stop")
    assert before.cubes("brienne") == ("cabalist", 1)


def test_7_67_with_a_crown_only_on_the_second_card() -> None:
    table = cabal(hands={"cabalist": [PLACE, MORE, REMOVE]}, crowns={"cabalist": 1})
    table.do("crown")
    table.play(PLACE, "a")
    assert not {ADD, SPEND} & table.options()
    table.do("space:rochefoucauld", "stop")
    assert not {ADD, SPEND} & table.options()
    table.play(MORE, "a")
    assert {ADD, SPEND} <= table.options()


def test_7_67_and_on_the_last_of_a_chain() -> None:
    table = cabal(hands={"cabalist": [PLACE, MORE, card("A", nth=2), REMOVE]}, crowns={"cabalist": 2})
    table.do("crown")
    table.play(PLACE, "a", "rochefoucauld")
    table.do("stop", "crown")
    table.play(MORE, "a", "palatine")
    table.do("stop")
    assert not {ADD, SPEND} & table.options()
    table.play(card("A", nth=2), "a")
    assert {ADD, SPEND} <= table.options()


# --- the worked example (7.68) ---


def test_7_68_the_worked_example() -> None:
    board = CONDE | DUCHESS | MAZARIN | hold("condeean", "charles-iv", "gaston", "don-carlos", "erzhog")
    board |= hold("mazarinist", "frontier-northeast", n=2)
    table = cabal(cubes=board, hands={"cabalist": [HYBRID, REMOVE]})
    table.play(HYBRID, "a")
    table.do(SPEND, "space:charles-iv")
    assert table.cubes("charles-iv") == ("cabalist", 1) and box(table) == 8
    table.place("gaston", "don-carlos", "erzhog")
    assert box(table) == 3
    assert "conde" not in table.spaces("spend-reserve")
    table.place("frontier-northeast")
    assert table.cubes("frontier-northeast") == ("cabalist", 2) and table.control("frontier-northeast") is None
    assert box(table) == 1
    table.place("languedoc")
    assert box(table) == 0 and table.step == "place-cubes"
    table.place("aix", "marseille")
    assert table.step == "remove-cubes"
    table.do("stop", "affiliate", "place:don-carlos")
    assert table.on_board("cabalist") == {
        "duchesse-longueville": 3, "charles-iv": 1, "gaston": 1, "erzhog": 1, "frontier-northeast": 2, "languedoc": 1,
        "aix": 1, "marseille": 1, "don-carlos": 2,
    }  # fmt: skip
    assert table.supply("cabalist") == 87
    assert table.on_board("condeean") == {"conde": 3} and table.on_board("mazarinist") == {"mazarin": 3}
    assert table.score("cabalist")["reserve"] == -5


def test_7_68_no_opposing_cube_can_be_removed_at_its_end() -> None:
    """Whatever stands next to the Cabalist is Controlled or the Cabalist's own."""
    board = CONDE | DUCHESS | MAZARIN | hold("condeean", "charles-iv", "gaston", "don-carlos", "erzhog")
    table = cabal(cubes=board | hold("mazarinist", "frontier-northeast", n=2), hands={"cabalist": [HYBRID, REMOVE]})
    table.play(HYBRID, "a")
    table.do(SPEND)
    table.place("charles-iv", "gaston", "don-carlos", "erzhog", "frontier-northeast", "languedoc", "aix", "marseille")
    assert table.spaces("remove-cubes") <= set(table.on_board("cabalist"))
    assert table.refusal("space:conde") == "6.54"


def test_7_68_with_a_fourth_cube_conde_would_have_been_his() -> None:
    board = CONDE | DUCHESS | hold("condeean", "charles-iv", "gaston", "don-carlos", "erzhog")
    table = spend(cabal(cubes=board, reserve={"cabalist": 11}))
    table.place("charles-iv", "gaston", "don-carlos", "erzhog", "conde")
    assert table.cubes("conde") == ("cabalist", 3) and box(table) == 0
