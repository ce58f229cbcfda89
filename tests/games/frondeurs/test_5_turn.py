"""Sequence of play (rulebook 5.1, 5.2)."""

from __future__ import annotations

import pytest

from fronde.games.frondeurs.data import ENDS_ON, FACTIONS
from tests.games.frondeurs.table import Table, card, cost_of, hold, placing, season

AVATARS = {"condeean": "conde", "cabalist": "duchesse-longueville", "retzist": "retz", "mazarinist": "mazarin"}
ALL_AVATARS = {a: (f, 3) for f, a in AVATARS.items()}
ROW = [card("B", "persons", nth=i) for i in range(5)]


def pass_turn(table: Table) -> None:
    """Play the least the first card allows and end the Turn."""
    while table.step != "end-turn":
        options = sorted(table.match.decisions[0].options)
        table.do("stop" if "stop" in options else options[0])
    table.end_turn()


def end_season_at(box: int, seed: int) -> Table:
    """A table whose Season Marker has just entered a box."""
    lens = season("battle", location="frontier-german")
    table = Table("condeean", season=box - 1, cubes=ALL_AVATARS, discard_row=ROW[:4], season_deck=[lens], seed=seed)
    table.do(f"card:{lens}", "free-first", "stop")
    while table.step != "end-turn":
        table.do(sorted(table.match.decisions[0].options)[0])
    table.end_turn()
    return table


# --- the end-of-game roll (5.12, 5.22 i, 8.11) ---


def test_5_12_the_boxes_from_summer_1652_end_the_game() -> None:
    assert ENDS_ON == (0,) * 17 + (1, 2, 3, 6)


def test_5_12_no_roll_before_summer_1652() -> None:
    for seed in range(5):
        table = end_season_at(16, seed)
        assert not table.events_of("end-rolled") and not table.match.over


@pytest.mark.parametrize("box", [17, 18, 19])
def test_5_12_the_game_ends_on_a_roll_within_the_range(box: int) -> None:
    outcomes = set()
    for seed in range(40):
        table = end_season_at(box, seed)
        (roll,) = table.events_of("end-rolled")
        assert table.match.over == (roll["die"] <= ENDS_ON[box])
        assert table.events_of("game-ended") == ([{"why": "die"}] if table.match.over else [])
        outcomes.add(roll["die"])
    assert outcomes == {1, 2, 3, 4, 5, 6}


def test_5_12_the_game_always_ends_in_spring_1653() -> None:
    assert all(end_season_at(20, seed).match.over for seed in range(12))


def test_5_22_i_the_roll_comes_before_the_draw_of_the_next_player() -> None:
    table = next(t for t in (end_season_at(17, seed) for seed in range(9)) if not t.match.over)
    kinds = [e.kind for e in table.events]
    assert kinds.index("season-advanced") < kinds.index("end-rolled")
    assert kinds[kinds.index("end-rolled") + 1 :] == ["cards-drawn"]


def test_5_22_i_play_stops_at_once_when_the_game_ends() -> None:
    table = next(t for t in (end_season_at(19, seed) for seed in range(9)) if t.match.over)
    assert table.match.decisions == ()
    assert table.match.result is not None
    assert table.hand("cabalist") == ()


def test_5_22_i_no_roll_unless_the_marker_just_moved() -> None:
    table = Table("condeean", season=18, cubes=ALL_AVATARS)
    pass_turn(table)
    assert not table.events_of("end-rolled")


def test_5_22_i_a_roll_is_made_once_a_season() -> None:
    table = next(t for t in (end_season_at(17, seed) for seed in range(9)) if not t.match.over)
    pass_turn(table)
    assert len(table.events_of("end-rolled")) == 1


# --- turn order (5.13) ---


def test_5_13_condeean_cabalist_retzist_mazarinist() -> None:
    table = Table("condeean", cubes=ALL_AVATARS)
    order = []
    for _ in range(8):
        order.append(table.active)
        pass_turn(table)
    assert order == ["condeean", "cabalist", "retzist", "mazarinist"] * 2
    assert FACTIONS == ("condeean", "cabalist", "retzist", "mazarinist")


# --- the draw (5.22 ii, iii) ---


def test_5_22_ii_the_draw_comes_before_the_play() -> None:
    table = Table("retzist", hands={"retzist": [card("A")]}, action_deck=[card("B")], cubes=ALL_AVATARS)
    assert table.hand("retzist") == (card("A"), card("B"))


def test_5_22_iii_a_season_card_is_drawn_when_four_cards_lie_in_the_row() -> None:
    card_id = season("old-noll")
    table = Table(
        "retzist", hands={"retzist": [card("A")]}, discard_row=ROW[:4], season_deck=[card_id], cubes=ALL_AVATARS
    )
    assert [e["seasons"] for e in table.events_of("cards-drawn")] == [1]
    assert table.events_of("card-played")[0]["card"] == card_id, "and it has to be played"


def test_5_22_iii_three_cards_in_the_row_are_not_enough() -> None:
    table = Table("retzist", hands={"retzist": [card("A")]}, discard_row=ROW[:3], cubes=ALL_AVATARS)
    assert not any(c.startswith("s") for c in table.hand("retzist"))


# --- the play (5.22 iv) ---


def test_5_22_iv_one_card_a_turn() -> None:
    table = placing("retzist", ALL_AVATARS)
    table.do_all("space:retz")
    table.do_all("stop")
    assert table.step == "end-turn"
    assert len(table.hand("retzist")) == 1


def test_5_22_iv_a_season_card_must_be_played() -> None:
    table = Table(
        "retzist",
        hands={"retzist": [card("A")]},
        discard_row=ROW[:4],
        season_deck=[season("old-noll")],
        cubes=ALL_AVATARS,
    )
    assert table.events_of("card-played") == [{"seat": "retzist", "card": season("old-noll")}]
    assert table.hand("retzist") == (card("A"),) and table.step == "season-timing"


def test_5_22_iv_the_action_is_declared_before_anything_is_done() -> None:
    table = Table("retzist", hands={"retzist": [card("A"), card("B")]}, cubes=ALL_AVATARS)
    table.do(f"card:{card('A')}")
    assert table.step == "choose-action"
    assert table.options("choose-action") == {"action:a", "action:b"}
    assert table.refusal("space:retz") == "6.21"


def test_5_22_iv_some_portion_of_the_chosen_action_must_be_done() -> None:
    table = placing("retzist", ALL_AVATARS)
    assert "stop" not in table.options()
    table.place("gondi")
    assert "stop" in table.options()


def test_5_22_iv_a_coins_cubes_are_no_portion_of_the_action() -> None:
    table = Table("retzist", hands={"retzist": [card("A"), card("B")]}, coins={"retzist": [1]}, cubes=ALL_AVATARS)
    table.do("coin:1:before", f"card:{card('A')}", "action:a", "space:gondi")
    assert table.decisions("place-cubes")[0].about["source"] == "card"
    assert "stop" not in table.options()


def test_5_22_iv_an_action_of_which_nothing_can_be_done_cannot_be_declared() -> None:
    card_id = card("E", "purple")
    table = Table(
        "condeean",
        hands={"condeean": [card_id, card("A")]},
        cubes={"dijon": ("condeean", 1)} | hold("retzist", "capuchins"),
    )
    table.do(f"card:{card_id}")
    assert table.state.play.action == "b" and table.step == "remove-cubes"


# --- placement and removal (5.22 v, vi) ---


def test_5_22_v_up_to_the_number_on_the_card() -> None:
    table = placing("retzist", ALL_AVATARS)
    table.place("gondi", "gondi", "retz", "retz")
    assert table.step == "end-turn"


def test_5_22_vi_removals_can_be_spread_out() -> None:
    table = Table(
        "retzist",
        hands={"retzist": [card("C"), card("A")]},
        cubes=ALL_AVATARS | hold("cabalist", "dijon") | hold("condeean", "metz"),
    )
    table.play(card("C"), "a", "dijon", "metz")
    assert (table.cubes("dijon"), table.cubes("metz")) == (None, None)


# --- tokens (5.22 vii) ---


def test_5_22_vii_control_takes_every_token_there() -> None:
    table = placing("retzist", hold("retzist", "lyon", n=3), board_coins={"lyon": [2, 3]})
    table.place("lyon")
    assert table.coins("retzist") == (2, 3)
    assert table.state.board_coins == {}


def test_5_22_vii_tokens_cannot_be_used_on_the_turn_they_are_won() -> None:
    table = Table(
        "retzist",
        hands={"retzist": [card("A"), card("B"), card("A", "persons")]},
        crowns={"retzist": 1},
        board_coins={"lyon": [2, 3]},
        cubes=hold("retzist", "lyon", n=3),
    )
    table.do("crown")
    table.play(card("A"), "a", "lyon")
    table.do("stop")
    assert table.coins("retzist") == (2, 3)
    assert not any(o.startswith("coin") for o in table.options("play-card"))


def test_5_22_vii_a_crown_draws_a_card_for_a_later_turn() -> None:
    table = placing(
        "condeean", hold("condeean", "conde", n=3) | hold("condeean", "conti", n=2), action_deck=[card("F")]
    )
    table.place("conti")
    assert table.cards_aside("condeean") == (card("F"),)
    assert card("F") not in table.hand("condeean")
    table.do("stop")
    table.end_turn()
    assert card("F") in table.hand("condeean")


# --- nothing possible (5.22 viii) ---


def stuck(**more: object) -> Table:
    """The Retzist with a lone cube in a corner and cards for places far away."""
    hand = [card("B", "purple"), card("A", "purple")]
    return Table("retzist", hands={"retzist": hand}, cubes=hold("retzist", "joyeuse"), **more)


def test_5_22_viii_with_no_action_possible_a_card_is_discarded_for_a_cube_anywhere_empty() -> None:
    table = stuck()
    discards = {f"discard:{card('B', 'purple')}", f"discard:{card('A', 'purple')}"}
    assert table.options("play-card") == discards
    table.do(f"discard:{card('A', 'purple')}", "space:montrond")
    assert table.cubes("montrond") == ("retzist", 1)
    assert table.step == "end-turn"


def test_5_22_viii_one_cube_only_and_the_card_lies_in_the_row() -> None:
    table = stuck()
    table.do(f"discard:{card('A', 'purple')}", "space:frontier-german")
    assert sum(table.on_board("retzist").values()) == 2
    assert table.state.discard_row == (card("A", "purple"),)


def test_5_22_viii_otherwise_disallowed_spaces_are_open_but_not_occupied_ones() -> None:
    table = stuck(musketeers={"athos": "cabalist"})
    table.do(f"discard:{card('A', 'purple')}")
    assert {"mazarin", "frontier-german", "porthos", "gondi"} <= table.spaces()
    assert table.refusal("space:joyeuse") == "6.4.13"
    assert table.refusal("space:guise") == "7.21"
    assert table.refusal("space:athos") == "7.52"


def test_5_22_viii_not_while_any_action_can_be_done() -> None:
    table = Table("retzist", hands={"retzist": [card("C", "purple"), card("A")]}, cubes=ALL_AVATARS)
    assert not any(o.startswith("discard") for o in table.options())


def test_5_22_viii_not_while_a_season_card_has_to_be_played() -> None:
    """6.32."""
    hand = [season("faction-swap"), card("A", "purple")]
    table = Table("retzist", hands={"retzist": hand}, cubes=hold("retzist", "joyeuse"))
    assert [data["card"] for data in table.events_of("card-played")] == hand[:1]
    assert not any(o.startswith("discard") for o in table.options())


def test_5_22_viii_a_prison_to_open_does_not_take_the_last_resort_away() -> None:
    table = Table(
        "retzist",
        hands={"retzist": [card("B", "purple"), card("A", "purple")]},
        cubes=hold("retzist", "bastille", n=4) | hold("retzist", "joyeuse"),
    )
    options = table.options("play-card")
    assert f"card:{card('A', 'purple')}" in options
    assert f"discard:{card('A', 'purple')}" in options


# --- affiliates, end of Turn (5.22 xi to xiii) ---


@pytest.mark.parametrize("moment", ["play-card", "choose-action", "place-cubes", "end-turn"])
def test_5_22_xi_the_affiliate_cube_at_any_time_of_ones_own_turn(moment: str) -> None:
    table = Table("retzist", hands={"retzist": [card("A"), card("B")]}, cubes=ALL_AVATARS)
    for pick in (f"card:{card('A')}", "action:a", "space:gondi"):
        if table.step != moment:
            table.do(pick)
    if moment == "end-turn":
        table.do("stop")
    assert table.step == moment
    table.do("affiliate", "place:innocent-x")
    assert table.cubes("innocent-x") == ("retzist", 1)
    assert table.step == moment


def test_5_22_xi_not_in_anothers_turn() -> None:
    table = Table("condeean", cubes=ALL_AVATARS)
    assert all(d.seat == "condeean" for d in table.decisions("at-any-time"))


def test_5_22_xi_influence_at_anothers_avatar_grants_nothing() -> None:
    table = Table("retzist", cubes=hold("retzist", "mazarin", n=9) | hold("retzist", "gondi", n=3))
    assert "affiliate" not in table.options()


def test_5_22_xii_the_marker_moves_at_the_very_end_of_the_turn() -> None:
    lens = season("battle", location="frontier-german")
    table = Table("condeean", cubes=ALL_AVATARS, discard_row=ROW[:4], season_deck=[lens])
    table.do(f"card:{lens}", "free-first", "stop")
    while table.step != "end-turn":
        table.do(sorted(table.match.decisions[0].options)[0])
    assert table.state.season == 0
    table.end_turn()
    assert table.state.season == 1


def test_5_22_xii_no_season_card_no_move() -> None:
    table = Table("condeean", cubes=ALL_AVATARS)
    pass_turn(table)
    assert table.state.season == 0


def test_5_22_xiii_the_next_player_follows_even_when_the_season_changes() -> None:
    table = Table("retzist", cubes=ALL_AVATARS, discard_row=ROW[:4], season_deck=[season("old-noll")])
    pass_turn(table)
    assert (table.active, table.state.season) == ("mazarinist", 1)


def test_5_22_nobody_else_may_play() -> None:
    table = Table("condeean", cubes=ALL_AVATARS, hands={"retzist": [card("A")]})
    assert not table.decisions(seat="retzist")
    assert table.refusal(f"card:{card('A')}", seat="retzist") is None


def test_5_22_viii_the_last_resort_pays_for_no_connection() -> None:
    rivals = hold("cabalist", "parlement-paris", "hotel-de-ville", "capuchins")
    hand = [card("A", "purple"), card("B", "purple")]
    table = Table("retzist", cubes=hold("retzist", "retz", n=3) | rivals, hands={"retzist": hand})
    table.do(f"discard:{hand[0]}")
    events = table.place("lyon")
    assert cost_of(events) == 0 and table.supply("retzist") == 96
    assert table.cubes("lyon") == ("retzist", 1) and table.step == "end-turn"
