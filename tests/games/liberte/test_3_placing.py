"""Playing cards: placing blocks, the Battle Box, a second card, the display (3)."""

from __future__ import annotations

import pytest

from tests.games.liberte.table import Table, many

OUEST = ["normandie", "bretagne", "maine", "anjou", "vendee"]
FULL = "green red 1, violet blue 1, black white 1"


def placings(table: Table) -> set[str]:
    return table.options("blocks")


def test_3_1_everybody_does_one_thing_a_round() -> None:
    table = Table(hands={seat: [n] for n, seat in enumerate(("amber", "green", "violet", "black"), 1)})
    assert table.state.round == 1 and table.options() >= {"place:c1", "take:deck", "pass"}
    for seat in ("amber", "green", "violet", "black"):
        assert table.seat == seat
        table.do("take:deck" if seat != "amber" else "pass")
    assert table.state.round == 2 and table.seat == "amber"


def test_3_1_cards_are_taken_instead_of_playing() -> None:
    table = Table(turn=2, hands={"amber": [22, 50]}, provinces={"maine": "green red 1"}, government="red")
    table.do("special:c50")
    assert table.refusal("take:deck", reason="take-or-play") == "3.1"
    assert table.refusal("pass", reason="pass-late") == "5.4"
    assert Table(hands={"amber": [1]}).refusal("end-turn", reason="nothing-done") == "3.1"


def test_3_2_a_personality_reaches_its_region_and_a_club_every_province() -> None:
    table = Table(hands={"amber": [11, 1]})
    table.do("place:c11")
    assert placings(table) == {f"{name}:1" for name in OUEST}
    assert table.refusal("blocks:champagne:1", reason="out-of-reach") == "3.2"
    table = Table(hands={"amber": [1]})
    table.do("place:c1")
    assert len(placings(table)) == 27
    table.do("blocks:provence:1")
    assert table.stacks("provence") == "amber blue 1"


def test_3_2_only_cards_of_the_own_hand_and_no_special_place_blocks() -> None:
    table = Table(hands={"amber": [50], "green": [11]}, provinces={"maine": "green red 1"})
    assert table.refusal("place:c11", reason="not-in-hand") == "3.2"
    assert table.refusal("place:c50", reason="is-special") == "3.2"
    assert table.refusal("place:c130", reason="unknown-card") is None


def test_3_3_blocks_may_be_split_in_the_region() -> None:
    table = Table(hands={"amber": [10]})
    table.do("place:c10")
    assert placings(table) == {f"{name}:{n}" for name in OUEST for n in (1, 2, 3)}
    table.do("blocks:maine:1", "blocks:anjou:2", "discard")
    assert table.stacks("maine") == "amber white 1" and table.stacks("anjou") == "amber white 2"
    assert table.supply()[0] == 22 - 3


def test_3_3_what_is_left_may_go_where_the_first_went() -> None:
    table = Table(hands={"amber": [10]})
    table.do("place:c10", "blocks:maine:1", "blocks:maine:2")
    assert table.stacks("maine") == "amber white 3" and table.step == "keep-card"


def test_3_4_no_fewer_than_fit_may_be_placed() -> None:
    provinces = dict.fromkeys(OUEST, FULL) | {"maine": "amber white 2", "anjou": "green red 1, black white 1"}
    table = Table(hands={"amber": [10]}, provinces=provinces)
    table.do("place:c10")
    assert placings(table) == {"maine:1", "anjou:3", "anjou:2", "anjou:1"}
    assert table.refusal("keep") == "3.4"
    table.do("blocks:maine:1")
    assert table.step == "keep-card", "the rest has one place to go, and goes there"
    assert table.stacks("anjou") == "green red 1, black white 1, amber white 2"


def test_3_4_in_the_only_province_with_room_all_that_fits_is_placed_unasked() -> None:
    provinces = dict.fromkeys(OUEST, FULL) | {"maine": "amber white 2, green red 1"}
    table = Table(hands={"amber": [10]}, provinces=provinces)
    table.do("place:c10")
    assert table.step == "keep-card" and table.stacks("maine") == "amber white 3, green red 1"


def test_3_4_a_card_may_be_played_though_nothing_fits() -> None:
    table = Table(hands={"amber": [10]}, provinces=dict.fromkeys(OUEST, FULL))
    table.do("place:c10")
    assert table.step == "keep-card" and table.events_of("blocks-placed") == []
    table.do("keep")
    assert table.display("amber") == [10]


def test_3_5_a_stack_has_one_colour_and_three_blocks() -> None:
    table = Table(hands={"amber": [7, 8]}, provinces={"maine": "amber red 3", "anjou": "amber red 2"})
    table.do("place:c7")
    assert "maine:1" not in placings(table) and "anjou:1" in placings(table)
    assert table.refusal("blocks:maine:1", reason="stack-full") == "3.5"
    table = Table(hands={"amber": [8]}, provinces={"maine": "amber red 1"})
    table.do("place:c8")
    assert table.refusal("blocks:maine:1", reason="other-colour") == "3.5"


def test_3_5_three_stacks_fill_a_province_and_nobody_adds_to_anothers() -> None:
    table = Table(hands={"amber": [11]}, provinces={"maine": FULL, "anjou": "black white 1"})
    table.do("place:c11")
    assert table.refusal("blocks:maine:1", reason="province-full") == "3.5"
    table.do("blocks:anjou:1")
    assert table.stacks("anjou") == "black white 1, amber white 1"


def test_3_5_no_more_than_the_card_shows_goes_anywhere() -> None:
    table = Table(hands={"amber": [13]})
    table.do("place:c13")
    assert table.refusal("blocks:maine:3", reason="blocks-left") == "3.4"
    assert table.refusal("blocks:nowhere:1", reason="unknown-province") is None


def test_3_6_without_a_token_only_own_stacks_grow() -> None:
    provinces = ["normandie", "flandre", "picardie", "orleanais", "champagne", "lorraine", "alsace", "franche-comte",
            "bourgogne", "berry", "bourbonnais", "limousin", "auvergne", "lyonnais", "saintonge", "guyenne", "gascogne",
            "bearn"]  # fmt: skip
    table = Table(hands={"amber": [7, 65]}, provinces=many("amber", "red", *provinces, n=1), turn=2)
    assert table.match.view(None)["tokens"]["amber"] == 0
    assert not table.options("cannon")
    assert table.refusal("cannon:c65", reason="no-token") == "3.6"
    table.do("place:c65")
    assert table.step == "keep-card" and table.stacks("normandie") == "amber red 3"


def test_3_6_the_last_token_begins_one_stack() -> None:
    provinces = ["flandre", "picardie", "orleanais", "champagne", "lorraine", "alsace", "franche-comte", "bourgogne",
            "berry", "bourbonnais", "limousin", "auvergne", "lyonnais", "saintonge", "guyenne", "gascogne",
            "bearn"]  # fmt: skip
    table = Table(hands={"amber": [65]}, provinces=many("amber", "red", *provinces, n=1), turn=2)
    table.do("place:c65", "blocks:maine:1")
    assert table.stacks("maine") == "amber red 2", "the second can go nowhere else"


def test_3_6_refused_for_want_of_a_token() -> None:
    provinces = ["normandie", "maine", "flandre", "picardie", "orleanais", "champagne", "lorraine", "alsace",
            "franche-comte", "bourgogne", "berry", "bourbonnais", "limousin", "auvergne", "lyonnais", "saintonge",
            "guyenne", "gascogne"]  # fmt: skip
    table = Table(hands={"amber": [65]}, provinces=many("amber", "red", *provinces, n=1), turn=2)
    table.do("place:c65")
    assert table.refusal("blocks:anjou:1", reason="no-token-stack") == "3.6"


def test_3_7_a_cannon_puts_one_token_into_the_battle_box() -> None:
    table = Table(turn=2, hands={"amber": [10, 11, 3]}, battle_box={"amber": 4})
    assert table.options("cannon") == {"c10", "c3"}
    assert table.refusal("cannon:c11", reason="no-cannon") == "3.7"
    table.do("cannon:c10")
    assert table.step == "keep-card" and table.state.battle_box["amber"] == 5
    assert table.events_of("blocks-placed") == [] and table.match.view(None)["tokens"]["amber"] == 13


def test_3_7_not_in_turn_1() -> None:
    table = Table(hands={"amber": [10]})
    assert not table.options("cannon") and table.refusal("cannon:c10", reason="no-battle") == "3.7"


def test_3_8_a_second_card_of_value_1_in_the_same_region() -> None:
    table = Table(hands={"amber": [23, 24, 28, 5, 7, 26]})
    table.do("place:c23", "blocks:champagne:1", "discard")
    assert table.step == "go-on"
    assert table.options() == {"place:c24", "place:c28", "place:c5", "end-turn"}
    assert table.refusal("place:c7", reason="second-region") == "3.8"
    assert table.refusal("place:c26", reason="second-value") == "3.8"
    table.do("place:c24", "blocks:lorraine:1", "discard")
    assert table.options() == {"end-turn"}, "there is no third"
    table.do("end-turn")
    assert table.seat == "green"


def test_3_8_with_a_club_first_the_region_is_where_its_block_went() -> None:
    table = Table(hands={"amber": [1, 2, 24, 8]})
    table.do("place:c1", "blocks:alsace:1", "discard")
    assert table.options("place") == {"c2", "c24"}
    table.do("place:c2")
    assert placings(table) == {f"{name}:1" for name in ("champagne", "lorraine", "alsace", "franche-comte",
                                                          "bourgogne")}  # fmt: skip


def test_3_8_no_second_after_a_token_a_dearer_card_or_no_block() -> None:
    table = Table(turn=2, hands={"amber": [24, 28]})
    table.do("cannon:c24", "discard")
    assert table.options() == {"end-turn"} and table.refusal("place:c28", reason="no-second") == "3.8"
    table = Table(hands={"amber": [26, 28]})
    table.do("place:c26", "blocks:alsace:2", "discard")
    assert table.options() == {"end-turn"}
    table = Table(hands={"amber": [11, 5]}, provinces=dict.fromkeys(OUEST, FULL))
    table.do("place:c11", "discard")
    assert table.options() == {"end-turn"}


def test_3_8_the_second_is_no_cannon_and_needs_room() -> None:
    table = Table(turn=2, hands={"amber": [24, 1]})
    table.do("place:c24", "blocks:alsace:1", "discard")
    assert not table.options("cannon") and table.refusal("cannon:c1", reason="cannon-second") == "3.8"
    est = ["champagne", "lorraine", "franche-comte", "bourgogne"]
    table = Table(hands={"amber": [23, 1]}, provinces=dict.fromkeys(est, FULL) | {"alsace": "green red 1"})
    table.do("place:c23", "discard")
    assert table.refusal("place:c1", reason="second-room") == "3.8", "the stack in Alsace is red"


def test_3_8_a_special_may_come_between() -> None:
    table = Table(hands={"amber": [23, 24, 50]}, provinces={"maine": "green blue 1, black white 2"})
    table.do("place:c23", "blocks:champagne:1", "discard", "special:c50", "block:maine:green")
    assert table.step == "go-on" and table.options("place") == {"c24"}
    table.do("place:c24", "blocks:lorraine:1", "discard")
    assert table.options() == {"end-turn"}


def test_3_9_kept_or_discarded() -> None:
    table = Table(hands={"amber": [11, 12]})
    table.do("place:c11", "blocks:maine:1", "keep", "place:c12", "blocks:anjou:1", "discard")
    assert table.display("amber") == [11] and table.discard() == [12] and table.hand("amber") == []


@pytest.mark.parametrize(("display", "card", "room"), [
    ([8, 9, 11], 15, True), ([8, 9, 11, 12], 15, False), ([8, 9, 11, 12], 14, True), ([8, 9, 11, 14], 15, True),
    ([8, 9, 11, 12, 14], 16, False),
])  # fmt: skip
def test_3_9_four_cards_five_with_sans_culottes(display: list[int], card: int, room: bool) -> None:
    table = Table(hands={"amber": [card]}, displays={"amber": display})
    table.do(f"place:c{card}")
    while table.step == "place-blocks":
        table.do(sorted(table.options())[0])
    assert (table.step == "keep-card") is room
    if not room:
        assert table.discard() == [card], "with no room it is discarded unasked"


def test_3_9_a_card_of_the_battle_box_may_be_kept_too() -> None:
    table = Table(turn=2, hands={"amber": [10]})
    table.do("cannon:c10", "keep")
    assert table.display("amber") == [10]


def test_r44_the_turn_may_be_ended_with_the_answer_what_becomes_of_the_card() -> None:
    table = Table(turn=2, hands={"amber": [10, 11, 50], "green": [12]})
    table.do("cannon:c10", "keep-end")
    assert table.display("amber") == [10] and table.seat == "green" and table.step == "choose-action"
    table.do("place:c12", "blocks:anjou:1", "discard-end")
    assert table.discard() == [12] and table.display("green") == [] and table.seat == "violet"


def test_r44_two_cards_of_value_1_take_six_clicks() -> None:
    table = Table(hands={"amber": [11, 12]})
    table.do("place:c11", "blocks:maine:1", "keep", "place:c12", "blocks:anjou:1", "keep-end")
    assert table.display("amber") == [11, 12] and table.seat == "green" and len(table.match.log) == 6
