"""Drawing and playing Action Cards (rulebook 6.1, 6.2)."""

from __future__ import annotations

from fronde.games.frondeurs.data import ACTION_CARDS, SEASON_CARDS
from tests.games.frondeurs.table import Table, card, hold, placing, season

RETZ = hold("retzist", "retz", n=3)
CONDE = hold("condeean", "conde", n=3) | hold("condeean", "conti", n=2)
ROW = [card("B", "persons", nth=i) for i in range(5)]


def test_6_11_up_to_the_hand_limit_of_two() -> None:
    table = Table("retzist", cubes=RETZ, action_deck=[card("A"), card("B"), card("C")])
    assert table.hand("retzist") == (card("A"), card("B"))


def test_6_11_one_more_for_every_crown() -> None:
    table = Table("retzist", cubes=RETZ, crowns={"retzist": 2})
    assert len(table.hand("retzist")) == 4


def test_6_11_no_draw_with_a_full_hand() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("B")]})
    assert not table.events_of("cards-drawn")


def test_6_12_hands_are_concealed_but_season_cards_show_their_backs() -> None:
    lens = season("battle", location="frontier-northeast")
    table = Table("cabalist", cubes=RETZ, hands={"retzist": [card("A"), lens]})
    view = table.match.view("cabalist")
    assert view["hands"]["retzist"] == 2
    assert view["season_cards"]["retzist"] == 1
    assert table.match.view("retzist")["hands"]["retzist"] == [card("A"), lens]


def test_6_12_a_drawn_card_is_told_to_its_player_alone() -> None:
    table = Table("retzist", cubes=RETZ, action_deck=[card("A"), card("B")])
    (cards,) = [e for e in table.events if e.kind == "cards-drawn"]
    assert cards.data_for("retzist")["card"] == [card("A"), card("B")]
    assert "card" not in cards.data_for("cabalist") and "card" not in cards.data_for(None)


def test_6_13_the_season_card_is_one_of_several_drawn() -> None:
    towns = season("removal", scope="town")
    table = Table("retzist", cubes=RETZ, crowns={"retzist": 1}, discard_row=ROW[:4], season_deck=[towns])
    cards = table.hand("retzist")
    assert len(cards) == 3
    assert [c for c in cards if c in SEASON_CARDS] == [towns]


def test_6_13_it_is_drawn_even_over_a_full_hand() -> None:
    towns = season("removal", scope="town")
    hand = [card("A"), card("B")]
    table = Table("retzist", cubes=RETZ, hands={"retzist": hand}, discard_row=ROW[:4], season_deck=[towns])
    assert table.hand("retzist") == tuple(hand) and table.events_of("card-played")[0]["card"] == towns


def test_6_14_a_card_not_held_cannot_be_played() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("B")], "cabalist": [card("C")]})
    assert table.refusal(f"card:{card('C')}") == "6.14"
    assert table.refusal("card:a99") == "5.22"


def no_action_cards(hand: list[str], deck: list[str]) -> Table:
    """The Action Deck down to `deck`."""
    discards = [c for c in ACTION_CARDS if c not in (*hand, *deck)]
    return Table("retzist", cubes=RETZ, hands={"retzist": hand}, action_deck=deck, spent_actions=discards)


def test_6_16_without_action_cards_a_season_card_is_drawn() -> None:
    table = no_action_cards([card("A")], [])
    cards = table.events_of("card-played")[0]["card"]
    assert table.hand("retzist") == (card("A"),) and cards in SEASON_CARDS


def test_6_16_the_last_action_card_is_still_drawn() -> None:
    table = no_action_cards([card("A")], [card("B")])
    assert table.hand("retzist") == (card("A"), card("B"))


def test_6_16_the_game_ends_when_both_decks_are_out() -> None:
    discards = [c for c in ACTION_CARDS if c != card("A")]
    table = Table(
        "retzist", cubes=RETZ, hands={"retzist": [card("A")]}, spent_actions=discards, spent_seasons=list(SEASON_CARDS)
    )
    assert table.match.over
    assert table.events_of("game-ended") == [{"why": "decks"}]


def test_6_21_two_actions_that_exclude_each_other() -> None:
    assert all(c.a != c.b and c.a.action != c.b.action for c in ACTION_CARDS.values())
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("B")]})
    table.play(card("A"), "a", "gondi")
    table.do("stop")
    assert table.step == "end-turn"
    assert "action:b" not in table.options()


def test_6_22_place_remove_and_move_are_the_actions() -> None:
    kinds = {a.action for c in ACTION_CARDS.values() for a in (c.a, c.b)}
    assert kinds == {"place", "remove", "move", "hybrid"}


def test_6_31_played_action_cards_lie_in_the_row() -> None:
    table = placing("retzist", RETZ, discard_row=ROW[:2])
    assert table.state.discard_row == (*ROW[:2], card("A"))


def test_6_31_drawing_a_season_card_clears_the_row_for_good() -> None:
    table = Table("retzist", cubes=RETZ, discard_row=ROW[:5])
    assert table.state.discard_row == ()
    assert set(ROW) <= set(table.state.spent_actions)


def test_6_31_a_season_card_never_lies_in_the_row() -> None:
    towns = season("removal", scope="town")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), towns]})
    table.do(f"card:{towns}")
    assert table.state.discard_row == ()
    assert towns in table.state.spent_seasons


def test_6_33_an_action_card_before_or_after_the_season_card_by_a_crown() -> None:
    towns = season("removal", scope="town")
    for first in (card("A"), towns):
        table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), towns]}, crowns={"retzist": 1})
        table.do("crown")
        assert {f"card:{card('A')}", f"card:{towns}"} <= table.options("play-card")
        table.do(f"card:{first}")
        assert first not in table.hand("retzist")


def test_6_33_the_season_card_must_be_played_all_the_same() -> None:
    towns = season("removal", scope="town")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), card("B"), towns]}, crowns={"retzist": 1})
    table.do("crown")
    table.play(card("A"), "a", "gondi")
    table.do("stop")
    assert table.events_of("card-played")[-1]["card"] == towns and table.step == "season-timing"
    assert table.hand("retzist") == (card("B"),)


def test_6_33_a_coins_cubes_before_or_after_a_season_card_by_normal_placement() -> None:
    towns = season("removal", scope="town")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card("A"), towns]}, coins={"retzist": [2]})
    table.do("coin:2:before", f"card:{towns}")
    assert table.decisions("place-cubes")[0].about["source"] == "coin"
    assert table.refusal("space:dijon") == "6.48"
    table.place("gondi", "gondi")
    assert table.step == "season-timing"


def test_6_16_two_season_cards_in_hand_are_both_played_with_a_crown() -> None:
    towns, lens = season("removal", scope="town"), season("battle", location="frontier-german")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [towns, lens, card("A")]}, crowns={"retzist": 1}, season=16)
    table.do("crown")
    assert {o for o in table.options("play-card") if o.startswith("card")} == {f"card:{towns}", f"card:{lens}"}
    for card_id in (towns, lens):
        table.do(f"card:{card_id}", "free-first", "stop")
    table.end_turn()
    assert table.state.season == 18
    assert len(table.events_of("end-rolled")) == 1


def test_6_16_of_two_season_cards_without_a_crown_one_waits() -> None:
    towns, lens = season("removal", scope="town"), season("battle", location="frontier-german")
    table = Table("retzist", cubes=RETZ, hands={"retzist": [towns, lens]})
    table.do(f"card:{towns}", "free-first", "stop")
    table.end_turn()
    assert table.state.season == 1
    assert table.hand("retzist") == (lens,)


def test_6_85_a_crown_won_with_the_action_deck_empty_draws_nothing() -> None:
    hand = [card("A"), card("B")]
    discards = [c for c in ACTION_CARDS if c not in hand]
    table = Table("condeean", cubes=CONDE, hands={"condeean": hand}, spent_actions=discards)
    table.do("affiliate", "place:conti")
    assert (table.crowns("condeean"), table.cards_aside("condeean")) == (1, ())
