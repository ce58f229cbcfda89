"""The turn: its phases, player order, hands refreshed (2)."""

from __future__ import annotations

from tests.games.liberte.table import Table, many


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def test_2_1_turn_1_goes_from_actions_to_elections() -> None:
    table = Table()
    table.pass_round()
    assert kinds(table).index("action-phase-ended") + 1 == kinds(table).index("elections-began")
    assert not table.events_of("battle-lost")


def test_2_1_later_turns_have_order_hands_and_a_battle() -> None:
    table = Table(turn=2, phase="turn", hands={"amber": [1], "green": [2], "violet": [3], "black": [4]})
    assert table.step == "refresh-discard"
    for _ in range(4):
        while table.step.startswith("refresh"):
            table.do("" if table.step == "refresh-discard" else "take:rest")
    table.pass_round()
    order = ["turn-began", "order-set", "displays-returned", "action-phase-ended", "battle-lost", "elections-began"]
    assert [kind for kind in kinds(table) if kind in order][:6] == order


def test_2_2_actions_and_hands_go_in_player_order() -> None:
    order = ["black", "amber", "violet", "green"]
    table = Table(turn=2, phase="refresh", order=order, hands={s: [n + 1] for n, s in enumerate(order)}, seed=4)
    seats = []
    while table.step.startswith("refresh"):
        seats.append(table.seat)
        table.do("" if table.step == "refresh-discard" else "take:rest")
    assert list(dict.fromkeys(seats)) == order
    for seat in order:
        assert table.seat == seat
        table.do("pass")


def test_2_3_the_waiting_blocks_come_in_turn_2() -> None:
    assert Table(turn=1).supply() == (22, 26, 28)
    table = Table(turn=2, phase="turn")
    assert table.supply() == (24, 28, 30) and table.events_of("blocks-came") == [{"n": 2}]
    assert Table(turn=3, phase="turn").events_of("blocks-came") == []


def test_2_4_most_points_play_first() -> None:
    points = {"amber": [0, 0, 2], "green": [4, 0, 5], "violet": [0, 1, 0], "black": [4, 0, 0]}
    table = Table(turn=3, phase="turn", points=points)
    assert list(table.state.order) == ["green", "black", "amber", "violet"]


def test_2_4_ties_are_drawn_by_lot() -> None:
    points = {"amber": [0, 0, 2], "green": [0, 0, 2], "violet": [4, 0, 0], "black": [0, 0, 0]}
    orders = {Table(turn=2, phase="turn", points=points, seed=seed).state.order for seed in range(30)}
    assert orders == {("violet", "amber", "green", "black"), ("violet", "green", "amber", "black")}


def test_2_5_displays_go_back_to_hands_all_at_once() -> None:
    table = Table(turn=2, phase="turn", displays={"amber": [13], "green": [17, 32]}, hands={"green": [1]})
    assert table.hand("amber") == [13] and table.hand("green") == [1, 17, 32]
    assert table.display("amber") == table.display("green") == []


def test_2_6_any_number_may_be_discarded_for_all_to_see() -> None:
    table = Table(turn=2, phase="refresh", hands={"amber": [1, 2, 3, 4, 5, 6, 7, 8]})
    assert table.options("discard") == {f"c{n}" for n in range(1, 9)}
    table.do("discard:c2 discard:c5")
    assert table.discard() == [2, 5] and table.hand("amber") == [1, 3, 4, 6, 7, 8]
    assert table.match.view(None)["discard"] == ["c2", "c5"]


def test_2_6_nothing_need_be_discarded_and_no_hand_is_too_large() -> None:
    table = Table(turn=2, phase="refresh", hands={"amber": list(range(1, 11)), "green": [20]})
    table.do("")
    assert len(table.hand("amber")) == 10 and table.seat == "green"


def test_2_7_the_hand_is_filled_from_open_cards_and_the_deck() -> None:
    table = Table(turn=2, phase="refresh", hands={"amber": [1, 2, 3, 4, 5]}, open=[30, 50, 71], deck=[90, 91])
    table.do("")
    assert table.step == "refresh-draw"
    table.do("take:c71")
    assert table.state.open == ("c30", "c50", "c90")
    table.do("take:deck")
    assert table.hand("amber") == [1, 2, 3, 4, 5, 71, 91] and table.seat == "green"


def test_2_7_all_that_is_missing_may_come_from_the_deck_at_once() -> None:
    table = Table(turn=2, phase="refresh", hands={"amber": [1, 2]}, open=[30, 40, 41], deck=[90, 91, 92, 93, 94])
    table.do("", "take:rest")
    assert table.hand("amber") == [1, 2, 90, 91, 92, 93, 94]


def test_2_8_an_empty_deck_is_made_of_the_discards() -> None:
    rest = [n for n in range(1, 111) if n not in (1, 30, 40, 41, 71, 72)]
    table = Table(turn=2, hands={"amber": [1]}, open=[30, 40, 41], deck=[], discard=[71, 72], gone=rest)
    table.do("take:deck")
    assert table.hand("amber")[0] == 1 and set(table.hand("amber")[1:]) < {71, 72}
    assert table.events_of("deck-shuffled") == [{"n": 2}] and table.discard() == []
    assert len(table.state.deck) == 1 and table.state.pool == ("c71", "c72")


def test_2_8_with_no_card_left_open_places_stay_empty() -> None:
    rest = [n for n in range(1, 111) if n not in (1, 30, 40, 41)]
    table = Table(turn=2, hands={"amber": [1]}, open=[30, 40, 41], deck=[], gone=rest)
    assert table.options("take") == {"c30", "c40", "c41"}
    assert table.refusal("take:deck", reason="no-deck") == "5.2"
    table.do("take:c40")
    assert table.state.open == ("c30", "c41") and table.events_of("card-opened") == []


def test_2_8_cards_out_of_the_game_never_return() -> None:
    rest = [n for n in range(1, 111) if n not in (1, 30, 40, 41)]
    table = Table(turn=2, phase="refresh", hands={"amber": [1]}, open=[30, 40, 41], deck=[], gone=rest)
    table.do("", "take:c30", "take:c40", "take:c41")
    assert table.hand("amber") == [1, 30, 40, 41] and len(table.cards_out_of_play()) == len(rest)


def test_2_2_the_map_is_kept_from_turn_to_turn() -> None:
    table = Table(turn=2, phase="turn", provinces=many("amber", "red", "champagne"))
    assert table.stacks("champagne") == "amber red 3"
