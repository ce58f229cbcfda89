"""6.3: drawing and playing Season Cards. What each card does is in test_9_season_cards.py."""

from __future__ import annotations

import pytest

from fronde.games.frondeurs.data import BOARD
from tests.games.frondeurs.table import Table, card, hold, season

LENS = season("battle", location="frontier-northeast")
ROUSSILLON = season("battle", location="frontier-spanish")
SWAP = season("faction-swap")
ROW = [card("C", "purple", nth=0), card("C", "purple", nth=1), card("A", "purple", nth=0), card("A", "purple", nth=1)]
PLACE = card("A")
REMOVE = card("C")
HOME = hold("condeean", "conde", n=3)


# --- the draw (6.31) ---


def test_6_31_four_cards_in_the_row_make_the_draw_a_season_card() -> None:
    table = Table(hands={"condeean": [PLACE]}, cubes=HOME, discard_row=ROW, season_deck=[LENS])
    assert table.hand("condeean") == (PLACE,) and table.events_of("card-played")[0]["card"] == LENS


def test_6_31_three_cards_in_the_row_do_not() -> None:
    table = Table(
        hands={"condeean": [PLACE]}, cubes=HOME, discard_row=ROW[:3], action_deck=[REMOVE], season_deck=[LENS]
    )
    assert table.hand("condeean") == (PLACE, REMOVE)


def test_6_31_only_one_of_several_cards_drawn_is_a_season_card() -> None:
    table = Table(
        crowns={"condeean": 2}, hands={"condeean": [PLACE]}, cubes=HOME, discard_row=ROW, season_deck=[LENS, ROUSSILLON]
    )
    assert [c for c in table.hand("condeean") if c.startswith("s")] == [LENS]
    assert len(table.hand("condeean")) == 4


def test_6_31_drawing_a_season_card_clears_the_row_out_of_the_game() -> None:
    table = Table(hands={"condeean": [PLACE]}, cubes=HOME, discard_row=[*ROW, REMOVE], season_deck=[LENS])
    assert table.state.discard_row == ()
    assert set(table.state.spent_actions) == {*ROW, REMOVE}


def test_6_31_the_next_player_draws_an_action_card_again() -> None:
    table = Table(hands={"condeean": [PLACE]}, cubes=HOME, discard_row=ROW, season_deck=[LENS, ROUSSILLON])
    table.do(f"card:{LENS}", "free-first", "stop", "end-turn")
    assert not [c for c in table.hand("cabalist") if c.startswith("s")]


def test_6_31_a_played_season_card_lies_apart_and_does_not_fill_the_row() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}")
    assert table.state.discard_row == ()
    assert table.state.spent_seasons == (LENS,)


# --- it must be played (6.32, 6.33) ---


def test_6_32_a_season_card_in_hand_must_be_played() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, crowns={"condeean": 1})
    assert table.refusal(f"card:{PLACE}") == "6.32"
    assert table.options("play-card") == {f"card:{LENS}", "crown"}


def test_6_32_with_nothing_else_to_choose_it_is_played_unasked() -> None:
    """Ruling R181: everybody sees its back, and what may be done at any time stays open."""
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    assert table.step == "season-timing" and "affiliate" in table.options("at-any-time")
    assert table.events_of("card-played") == [{"seat": "condeean", "card": LENS}]


def test_6_32_of_two_season_cards_one_is_chosen() -> None:
    table = Table(hands={"condeean": [LENS, season("old-noll")]}, cubes=HOME)
    assert table.options("play-card") == {f"card:{LENS}", f"card:{season('old-noll')}"}


def test_6_33_a_crown_lets_an_action_card_be_played_before_it() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, crowns={"condeean": 1})
    table.do("crown", f"card:{PLACE}", "action:a", "space:tavannes", "stop")
    assert table.events_of("card-played")[-1]["card"] == LENS, "the last card left to play is a must"
    table.do("free-first", "stop")
    assert table.step == "end-turn"


def test_6_33_a_crown_lets_an_action_card_be_played_after_it() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, crowns={"condeean": 1})
    table.do("crown", f"card:{LENS}", "free-first", "stop")
    table.do(f"card:{PLACE}", "action:a", "space:tavannes", "stop")
    assert table.step == "end-turn"


def test_6_33_a_coins_cubes_come_before_the_season_card() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, coins={"condeean": [2]})
    table.do("coin:2:before", f"card:{LENS}")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"
    table.do("space:tavannes", "space:lenet")
    assert table.step == "season-timing"


def test_6_33_a_coins_cubes_come_after_the_season_card() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, coins={"condeean": [2]})
    table.do("coin:2:after", f"card:{LENS}", "free-first", "stop")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"


# --- what all Season Cards have in common (6.34, 9.21) ---


def test_6_34_two_free_cubes_go_to_any_space_without_adjacency_or_price() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}", "free-first", "space:parlement-paris", "space:frontier-italian")
    assert table.cubes("parlement-paris") == ("condeean", 1)
    assert table.cubes("frontier-italian") == ("condeean", 1)
    assert table.supply("condeean") == 95


def test_6_34_both_free_cubes_may_go_to_one_space() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}", "free-first", "space:bordeaux", "space:bordeaux")
    assert table.cubes("bordeaux") == ("condeean", 2)
    assert table.step == "end-turn"


def test_6_34_the_free_cubes_may_be_kept_back() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}", "free-first", "stop")
    assert table.on_board("condeean") == {"conde": 3}


@pytest.mark.parametrize(("space", "rule"), [("retz", "6.43"), ("rantzau", "7.21"), ("athos", "7.52")])
def test_6_34_the_free_cubes_never_go_where_nobody_may_place(space: str, rule: str) -> None:
    table = Table(
        hands={"condeean": [LENS, PLACE]}, cubes=HOME | hold("retzist", "retz"), musketeers={"athos": "retzist"}
    )
    table.do(f"card:{LENS}", "free-first")
    assert table.refusal(f"space:{space}") == rule


def test_6_34_a_rivals_empty_avatar_is_open_to_the_free_cubes() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}", "free-first", "space:retz")
    assert table.cubes("retz") == ("condeean", 1)


def test_6_34_coin_cubes_need_adjacency_even_with_a_season_card() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, coins={"condeean": [3]})
    table.do("coin:3:before", f"card:{LENS}")
    assert table.refusal("space:parlement-paris") == "6.48"
    table.place("tavannes")


def test_6_34_coin_cubes_may_follow_the_free_ones() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, coins={"condeean": [1]})
    table.do("coin:1:after", f"card:{LENS}", "free-first", "space:parlement-paris", "stop")
    table.do("space:maitres-requetes")
    assert table.cubes("maitres-requetes") == ("condeean", 1)


@pytest.mark.parametrize("when", ["before", "after"])
def test_6_34_the_affiliate_cube_comes_before_or_after_the_effect(when: str) -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME)
    table.do(f"card:{LENS}")
    if when == "after":
        table.do("free-first", "stop")
    table.do("affiliate", "place:ormee")
    assert table.cubes("ormee") == ("condeean", 1)


def test_6_34_controlled_spaces_are_not_immune_to_a_season_cards_removals() -> None:
    table = Table(
        hands={"condeean": [season("removal", scope="town"), PLACE]}, cubes=HOME | hold("retzist", "dijon", n=5)
    )
    table.do(f"card:{season('removal', scope='town')}", "free-last")
    assert table.cubes("dijon") == ("retzist", 4)


def test_6_34_the_marker_moves_one_box_at_the_end_of_the_turn() -> None:
    table = Table(hands={"condeean": [LENS, PLACE]}, cubes=HOME, season=3)
    table.do(f"card:{LENS}", "free-first", "stop")
    assert table.state.season == 3
    table.end_turn()
    assert table.state.season == 4


def test_6_34_the_marker_moves_a_box_for_every_season_card_of_the_turn() -> None:
    hand = [LENS, ROUSSILLON, PLACE]
    table = Table(hands={"condeean": hand}, cubes=HOME, crowns={"condeean": 1}, season=3)
    table.do("crown", f"card:{LENS}", "free-first", "stop", f"card:{ROUSSILLON}", "free-first", "stop", "end-turn")
    assert table.state.season == 5


def test_6_34_an_action_card_does_not_move_the_marker() -> None:
    table = Table(hands={"condeean": [REMOVE, PLACE]}, cubes=HOME, season=3)
    table.do(f"card:{PLACE}", "action:a", "space:tavannes", "stop", "end-turn")
    assert table.state.season == 3


def test_6_34_everyone_is_asked_from_the_active_player_on() -> None:
    spread = ("lyon", "dijon", "bordeaux", "orleans")
    cubes = {s: (f, 1) for s, f in zip(spread, ("condeean", "cabalist", "retzist", "mazarinist"), strict=True)}
    home = {
        BOARD.ids[a]: (f, 1)
        for a, f in zip(BOARD.avatars, ("condeean", "cabalist", "retzist", "mazarinist"), strict=True)
    }
    tokens = {"athos": "condeean", "aramis": "cabalist", "porthos": "retzist", "d-artagnan": "mazarinist"}
    towns = season("removal", scope="town")
    table = Table("retzist", hands={"retzist": [towns, PLACE]}, cubes=cubes | home, musketeers=tokens)
    table.do(f"card:{towns}", "free-last")
    seats = [d.seat for d in table.decisions("season-price")]
    assert seats == ["retzist", "mazarinist", "condeean", "cabalist"]
