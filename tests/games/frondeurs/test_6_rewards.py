"""Bonus placements and Reward Tokens (rulebook 6.7, 6.8)."""

from __future__ import annotations

import pytest

from tests.games.frondeurs.table import Table, card, cost_of, hold, placing, season

RETZ = hold("retzist", "retz", n=3)


def rich(hand: list[str] | None = None, **more: object) -> Table:
    """The Retzist with a hand and tokens."""
    position: dict[str, object] = {"cubes": RETZ, "hands": {"retzist": hand or [card("A"), card("B")]}, **more}
    return Table("retzist", **position)


# --- winning tokens (6.81) ---


def test_6_81_the_first_to_control_a_space_takes_every_token_there() -> None:
    table = placing("retzist", RETZ | hold("retzist", "lyon", n=3), board_coins={"lyon": [1, 4]})
    table.place("lyon")
    assert table.coins("retzist") == (1, 4)


def test_6_81_so_it_is_with_the_next_space_in_the_same_turn() -> None:
    """5.22 vii: none of them is used in it."""
    cubes = RETZ | hold("retzist", "gondi", "caumartin", n=2)
    lying = {"board_coins": {"gondi": [1], "caumartin": [3]}, "board_crowns": {"gondi": 1, "caumartin": 2}}
    table = placing("retzist", cubes, coins={"retzist": [1]}, **lying)
    table.place("gondi", "caumartin")
    view = table.match.view("retzist")
    assert (view["crowns"]["retzist"], view["new_crowns"]["retzist"]) == (3, 3)
    assert (view["coins"]["retzist"], view["new_coins"]["retzist"]) == ([1, 1, 3], [1, 3])
    assert len(view["laid_aside"]["retzist"]) == 3


def test_6_81_influence_takes_nothing() -> None:
    table = placing("retzist", RETZ, board_coins={"gondi": [4]})
    table.place("gondi", "gondi")
    assert table.coins("retzist") == ()


def test_6_81_tokens_are_won_once_only() -> None:
    table = Table(
        "retzist",
        cubes=RETZ | hold("retzist", "gondi", n=2) | hold("cabalist", "palatine"),
        board_coins={"gondi": [3]},
        hands={"retzist": [card("C"), card("A")]},
    )
    table.do("affiliate", "place:gondi")
    table.play(card("C"), "a", "gondi")
    table.do("stop")
    table.end_turn()
    while table.active != "retzist":
        while table.step != "end-turn":
            options = sorted(table.match.decisions[0].options)
            table.do("stop" if "stop" in options else options[0])
        table.end_turn()
    table.do("affiliate", "place:gondi")
    assert table.control("gondi") == "retzist"
    assert table.coins("retzist") == (3,)


def test_6_81_control_gained_by_the_shield_or_by_a_move_wins_too() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "gondi", n=2), board_coins={"gondi": [3]})
    table.do("affiliate", "place:gondi")
    assert table.coins("retzist") == (3,)
    table = Table(
        "retzist",
        cubes=hold("retzist", "retz", n=4),
        board_coins={"gondi": [3]},
        hands={"retzist": [card("A"), card("B")]},
    )
    table.play(card("A"), "b", "gondi", "retz", "retz", "retz")
    table.do("go")
    assert table.coins("retzist") == (3,)


# --- one token a card (6.82) ---


def test_6_82_a_token_is_discarded_just_before_its_card() -> None:
    table = rich(coins={"retzist": [2]})
    table.play(card("A"))
    assert not any(o.startswith("coin") for o in table.options())


def test_6_82_one_token_a_card() -> None:
    table = rich([card("A"), card("B"), card("C")], coins={"retzist": [2, 3]}, crowns={"retzist": 1})
    assert {"crown", "coin:2:before", "coin:2:after", "coin:3:before", "coin:3:after"} <= table.options("play-card")
    table.do("coin:2:before")
    assert not {o for o in table.options("play-card") if not o.startswith("card")}


def test_6_82_the_crown_takes_the_first_cards_token_the_coin_the_seconds() -> None:
    table = rich([card("A"), card("B"), card("C")], coins={"retzist": [2]}, crowns={"retzist": 1})
    table.do("crown")
    assert "coin:2:before" not in table.options()
    table.play(card("A"), "a", "gondi")
    table.do("stop")
    assert "coin:2:before" in table.options("play-card")
    table.do("coin:2:before")
    table.play(card("B"), "a", "lyon")
    assert table.decisions("place-cubes")[0].about["source"] == "card"


def test_6_82_a_coin_won_this_turn_stays_in_hand_while_another_is_used() -> None:
    table = Table(
        "retzist",
        cubes=RETZ | hold("retzist", "gondi", n=2),
        hands={"retzist": [card("A"), card("B")]},
        coins={"retzist": [2]},
        board_coins={"gondi": [3]},
    )
    table.do("affiliate", "place:gondi")
    assert {o for o in table.options("play-card") if o.startswith("coin")} == {"coin:2:before", "coin:2:after"}


def test_6_82_a_crown_won_this_turn_cannot_be_used_in_it() -> None:
    table = Table(
        "condeean",
        cubes=hold("condeean", "conde", n=3) | hold("condeean", "conti", n=2),
        hands={"condeean": [card("A"), card("B")]},
    )
    table.do("affiliate", "place:conti")
    assert table.crowns("condeean") == 1
    assert "crown" not in table.options("play-card")


def test_6_82_it_can_be_used_in_the_next() -> None:
    table = Table("retzist", cubes=RETZ, crowns={"retzist": 1})
    assert "crown" in table.options("play-card")


# --- Coins (6.84) ---


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_6_84_as_many_cubes_as_its_value(value: int) -> None:
    table = rich(coins={"retzist": [value]})
    table.do(f"coin:{value}:before")
    table.play(card("A"), "a")
    assert table.decisions("place-cubes")[0].about["left"] == value


def test_6_84_before_the_cards_action() -> None:
    table = rich([card("A", "institutions"), card("B")], coins={"retzist": [1]})
    table.do("coin:1:before")
    table.play(card("A", "institutions"), "a")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"
    table.place("hotel-de-ville")
    assert table.decisions("place-cubes")[0].about["source"] == "card"
    assert "milices-paris" in table.spaces()


def test_6_84_after_the_cards_action() -> None:
    table = rich(coins={"retzist": [1]})
    table.do("coin:1:after")
    table.play(card("A"), "a", "gondi")
    assert table.decisions("place-cubes")[0].about["source"] == "card"
    table.do("stop")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"


def test_6_84_ones_own_avatar_is_open_to_it_like_any_space() -> None:
    hand = [card("A"), card("B")]
    table = Table("condeean", cubes=hold("condeean", "conde"), hands={"condeean": hand}, coins={"condeean": [4]})
    table.do("coin:4:before", f"card:{hand[0]}", "action:a", *["space:conde"] * 4)
    assert table.cubes("conde") == ("condeean", 5)


def test_6_84_restricted_to_the_cards_class() -> None:
    table = rich([card("A", "purple"), card("B")], coins={"retzist": [2]})
    table.do("coin:2:before")
    table.play(card("A", "purple"), "a")
    assert table.refusal("space:gondi") == "6.44"


def test_6_84_no_limit_of_two_in_a_space() -> None:
    table = rich(coins={"retzist": [4]})
    table.do("coin:4:before")
    table.play(card("A"), "a", "gondi", "gondi", "gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 4)


def test_6_84_connections_are_paid_out_of_the_coin() -> None:
    table = rich(coins={"retzist": [3]})
    table.do("coin:3:before")
    table.play(card("A"), "a")
    assert cost_of(table.place("lyon")) == 1
    assert table.decisions("place-cubes")[0].about["left"] == 1


def test_6_84_fewer_cubes_than_its_value_is_allowed() -> None:
    table = rich(coins={"retzist": [3]})
    table.do("coin:3:before")
    table.play(card("A"), "a")
    table.do("stop")
    assert table.decisions("place-cubes")[0].about["source"] == "card"


def test_6_84_a_coin_with_a_card_that_removes_or_moves() -> None:
    table = Table(
        "retzist",
        cubes=RETZ | hold("cabalist", "dijon"),
        hands={"retzist": [card("C"), card("B")]},
        coins={"retzist": [2]},
    )
    table.do("coin:2:after")
    table.play(card("C"), "a", "dijon")
    table.do("stop")
    table.place("gondi", "gondi")
    assert table.cubes("gondi") == ("retzist", 2)


def test_6_84_the_supply_limits_it() -> None:
    table = Table(
        "retzist",
        cubes=hold("retzist", "retz", n=98),
        hands={"retzist": [card("A"), card("B")]},
        coins={"retzist": [4]},
    )
    table.do("coin:4:before")
    table.play(card("A"), "a")
    assert table.decisions("place-cubes")[0].about["left"] == 2


# --- Crowns (6.85) ---


def test_6_85_every_crown_held_raises_the_hand_limit() -> None:
    assert len(rich([card("A")], crowns={"retzist": 3}).hand("retzist")) == 5


def test_6_85_taking_one_draws_a_card_that_waits_for_the_turn_to_end() -> None:
    table = Table(
        "condeean",
        cubes=hold("condeean", "conde", n=3) | hold("condeean", "conti", n=2),
        hands={"condeean": [card("A"), card("B")]},
        action_deck=[card("F"), card("C")],
    )
    table.do("affiliate", "place:conti")
    (crown,) = [e for e in table.events if e.kind == "crown-won"]
    assert crown.data_for("condeean")["card"] == [card("F")]
    assert "card" not in crown.data_for("retzist")
    table.play(card("A"), "a", "conde")
    table.do("stop")
    assert f"card:{card('F')}" not in table.options()
    table.end_turn()
    assert table.hand("condeean") == (card("B"), card("F"))


def test_6_85_a_crown_discarded_means_a_second_card_must_be_played() -> None:
    table = rich(crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi")
    table.do("stop")
    assert table.step == "play-card"
    assert table.refusal("end-turn") == "5.22"
    table.play(card("B"), "a", "lyon")
    table.do("stop")
    assert table.step == "end-turn"


def test_6_85_crowns_may_be_chained() -> None:
    hand = [card("A"), card("B"), card("C"), card("D")]
    table = rich(hand, crowns={"retzist": 2})
    for card_id in hand[:2]:
        table.do("crown")
        table.play(card_id, "a", "retz")
        table.do("stop")
    table.play(hand[3], "a", "retz", "retz")
    assert table.crowns("retzist") == 0
    table.do_all("stop")
    assert table.events_of("crown-used") == [{"seat": "retzist"}] * 2
    assert table.hand("retzist") == (card("C"),)


def test_6_85_one_crown_a_card() -> None:
    table = rich([card("A"), card("B"), card("C")], crowns={"retzist": 2})
    table.do("crown")
    assert "crown" not in table.options("play-card")


def test_6_85_each_cards_actions_end_before_the_next_begins() -> None:
    table = rich(crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi")
    assert table.refusal(f"card:{card('B')}") == "5.22"
    assert table.step == "place-cubes"


def test_6_85_the_hand_limit_drops_with_the_crown() -> None:
    table = rich([card("A"), card("B"), card("C")], crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi")
    table.do("stop")
    table.play(card("B"), "a", "lyon")
    table.do("stop")
    table.end_turn()
    for _ in range(3):
        while table.step != "end-turn":
            options = sorted(table.match.decisions[0].options)
            table.do("stop" if "stop" in options else options[0])
        table.end_turn()
    assert table.active == "retzist"
    assert len(table.hand("retzist")) == 2


def test_6_86_tokens_used_are_out_of_the_game() -> None:
    table = rich([card("A"), card("B"), card("C")], coins={"retzist": [2]}, crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi")
    table.do("stop", "coin:2:before")
    assert (table.crowns("retzist"), table.coins("retzist")) == (0, ())
    assert table.state.spent_coins == (2,)
    assert table.match.position()["spent_crowns"] >= 1


# --- the shield as a bonus action (6.71) ---


def test_6_71_the_shield_comes_beside_the_card() -> None:
    table = placing("retzist", RETZ)
    table.do("affiliate", "place:caumartin")
    table.place("gondi", "gondi", "retz", "retz")
    assert sum(table.on_board("retzist").values()) == 8


def test_6_71_a_battle_card_leaves_the_shield_free() -> None:
    lens = season("battle", location="frontier-northeast")
    table = rich([card("A"), lens])
    table.do(f"card:{lens}")
    table.do("affiliate", "place:caumartin")
    assert table.step == "season-timing"


def test_6_71_the_shield_removes_from_a_controlled_space() -> None:
    table = Table("retzist", cubes=RETZ | hold("cabalist", "gondi", n=3))
    table.do("affiliate", "remove:gondi")
    assert table.cubes("gondi") == ("cabalist", 2)


def test_6_71_the_shield_works_while_the_avatar_is_under_arrest() -> None:
    table = Table(
        "condeean",
        cubes=hold("condeean", "conde", n=3),
        arrests=[{"person": "conde", "fortress": "bastille"}],
    )
    table.do("affiliate", "place:conti")
    assert table.cubes("conti") == ("condeean", 1)


def test_6_71_but_no_cube_goes_to_a_space_under_arrest() -> None:
    table = Table(
        "condeean",
        cubes=hold("condeean", "conde", n=3),
        arrests=[{"person": "conde", "fortress": "bastille"}],
    )
    table.do("affiliate")
    assert "conde" not in table.spaces("affiliate-cube", kind="place")
    assert "conde" in table.spaces("affiliate-cube", kind="remove")
