"""Taking cards, passing, and the end of the action phase (5)."""

from __future__ import annotations

from tests.games.liberte.table import Table, many

WHITE_22 = {**many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie"),
            "orleanais": "green white 1"}  # fmt: skip
"""All white blocks of turn 1."""


def test_5_1_with_nine_cards_two_are_discarded_first() -> None:
    table = Table(hands={"amber": list(range(1, 10))}, open=[30, 40, 41])
    assert table.options("take") == set() and "take" in table.options()
    assert table.refusal("take:deck", reason="discard-first") == "5.1"
    table.do("take")
    assert table.step == "discard-two" and table.refusal("discard:c1") == "5.1"
    assert table.refusal("discard:c50 discard:c1", reason="not-in-hand") == "5.1"
    table.do("discard:c2 discard:c9")
    assert table.options() == {"take:c30", "take:c40", "take:c41", "take:deck"}
    assert table.refusal("take:c42", reason="not-open") == "5.2"
    table.do("take:c40")
    assert table.discard() == [2, 9] and len(table.hand("amber")) == 8 and table.seat == "green"


def test_5_1_with_eight_none_is() -> None:
    table = Table(hands={"amber": list(range(1, 9))}, open=[30, 40, 41])
    assert table.refusal("take", reason="take-which") == "5.2"
    table.do("take:c40")
    assert len(table.hand("amber")) == 9 and table.discard() == []


def test_5_1_with_nothing_open_the_deck_is_drawn_from_at_once() -> None:
    rest = list(range(10, 111))
    table = Table(hands={"amber": list(range(1, 10))}, open=[], deck=[], gone=rest)
    table.do("take", "discard:c1 discard:c2")
    assert len(table.hand("amber")) == 8 and table.events_of("deck-shuffled") == [{"n": 2}] and table.seat == "green"


def test_5_2_an_open_card_is_replaced_at_once() -> None:
    table = Table(hands={"amber": [1]}, open=[40, 50, 41], deck=[71])
    table.do("take:c50")
    assert table.hand("amber") == [1, 50] and table.state.open == ("c40", "c71", "c41") and table.seat == "green"
    assert table.events_of("card-opened") == [{"card": "c71"}]


def test_5_2_a_card_drawn_is_seen_by_nobody_else() -> None:
    table = Table(hands={"amber": [1]}, open=[40, 50, 41], deck=[71])
    (event,) = table.do("take:deck")
    assert event.data == {"seat": "amber"} and event.secret == {"card": "c71"} and event.to == ("amber",)
    assert table.match.view("green")["hands"]["amber"] == 2


def test_5_3_a_second_open_card_of_value_1() -> None:
    table = Table(hands={"amber": [1]}, open=[30, 35, 40], deck=[90, 91])
    table.do("take:c30")
    assert table.step == "take-second" and table.options() == {"take:c90", "take:c35", "end-turn"}
    assert table.refusal("take:c40", reason="second-taken") == "5.3"
    table.do("take:c35")
    assert table.hand("amber") == [1, 30, 35] and table.state.open == ("c90", "c91", "c40")
    assert table.seat == "green"


def test_5_3_none_after_a_dearer_card_a_special_or_one_of_the_deck() -> None:
    for pick in ("take:c40", "take:c50", "take:deck"):
        table = Table(hands={"amber": [1]}, open=[40, 50, 30], deck=[90])
        table.do(pick)
        assert table.seat == "green"
    table = Table(hands={"amber": [1]}, open=[30, 40, 50], deck=[41])
    table.do("take:c30")
    assert table.seat == "green", "no other of value 1 lies open"


def test_5_3_it_may_be_left() -> None:
    table = Table(hands={"amber": [1]}, open=[30, 35, 40], deck=[90])
    table.do("take:c30", "end-turn")
    assert table.hand("amber") == [1, 30] and table.seat == "green"


def test_5_4_who_passes_may_act_again() -> None:
    table = Table(hands={"green": [11]})
    table.do("pass", "place:c11", "blocks:maine:1", "discard", "end-turn", "pass", "pass")
    assert table.seat == "amber" and table.state.round == 2 and "take:deck" in table.options()


def test_5_4_when_all_pass_the_phase_is_over() -> None:
    table = Table()
    table.pass_round()
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "passes"}]
    table = Table(active="violet")
    table.do("pass", "pass")
    assert table.seat == "amber" and table.events_of("action-phase-ended") == [], "two of four are not all"


def test_5_5_an_empty_supply_ends_the_phase_after_the_round() -> None:
    provinces = WHITE_22 | {"orleanais": ""}
    table = Table(hands={"green": [5], "amber": [11]}, provinces=provinces)
    table.do("pass", "place:c5", "blocks:orleanais:1")
    assert table.supply()[0] == 0 and table.events_of("supply-exhausted") == [{"faction": "white"}]
    table.do("discard", "end-turn", "pass")
    assert table.seat == "black" and table.match.view(None)["last_round"]
    table.do("pass")
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "supply"}]


def test_5_5_a_supply_empty_at_the_start_leaves_one_round() -> None:
    white = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie",
                 "orleanais")  # fmt: skip
    table = Table(turn=2, phase="refresh", provinces=white, hands={s: list(range(7 * n + 1, 7 * n + 8)) for n, s in
                  enumerate(("amber", "green", "violet", "black"))})  # fmt: skip
    table.do("", "", "", "")
    assert table.events_of("supply-exhausted") == [{"faction": "white"}]
    table.do("take:deck", "take:deck", "take:deck", "take:deck")
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "supply"}]


def test_5_6_blocks_that_return_prolong_nothing() -> None:
    table = Table(hands={"green": [5], "violet": [50]}, provinces=WHITE_22 | {"orleanais": ""})
    table.do("pass", "place:c5", "blocks:orleanais:1", "discard", "end-turn")
    table.do("special:c50", "block:orleanais:green", "end-turn")
    assert table.supply()[0] == 1
    table.do("pass")
    assert table.events_of("action-phase-ended") == [{"rounds": 1, "why": "supply"}]
