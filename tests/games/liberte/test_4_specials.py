"""The Special cards (4)."""

from __future__ import annotations

import pytest

from fronde.games.liberte.words import facts
from fronde.texts import words
from tests.games.liberte.table import Table

MAP = {"maine": "green red 2, violet blue 1", "alsace": "amber red 1, green white 3", "berry": "violet white 1"}


def test_4_1_one_special_alone_before_or_after() -> None:
    table = Table(hands={"amber": [50, 56, 11]}, provinces=MAP)
    table.do("special:c50", "block:berry:violet")
    assert table.step == "go-on" and table.options() == {"place:c11", "end-turn"}
    assert table.refusal("special:c56", reason="one-special") == "4.1"
    table.do("place:c11", "blocks:anjou:1", "discard")
    assert table.options() == {"end-turn"}
    table = Table(hands={"amber": [50, 11]}, provinces=MAP)
    table.do("place:c11", "blocks:anjou:1", "discard", "special:c50", "block:berry:violet", "end-turn")
    assert table.discard() == [11, 50] and table.seat == "green"


def test_4_1_alone_ends_in_the_discards() -> None:
    table = Table(hands={"amber": [56]}, provinces=MAP)
    table.do("special:c56", "block:maine:violet", "end-turn")
    assert table.discard() == [56] and table.seat == "green"


def test_4_1_without_a_target_it_cannot_be_played() -> None:
    table = Table(hands={"amber": [50, 54, 56, 99, 11]}, provinces={"berry": "violet white 1"})
    assert table.options("special") == {"c50"}
    assert table.refusal("special:c54", reason="no-target") == "4.3"
    assert table.refusal("special:c56", reason="no-target") == "4.4"
    assert table.refusal("special:c99", reason="no-target") == "4.5"
    assert table.refusal("special:c11", reason="no-special") == "4.1"
    assert table.refusal("special:c51", reason="not-in-hand") == "4.1"


def test_4_2_bread_shortage_takes_any_block_in_turn_1() -> None:
    table = Table(hands={"amber": [50]}, provinces=MAP)
    table.do("special:c50")
    assert table.options("block") == {"maine:green", "maine:violet", "alsace:amber", "alsace:green", "berry:violet"}
    before = table.supply()
    table.do("block:maine:green")
    assert table.stacks("maine") == "green red 1, violet blue 1"
    assert table.supply() == (before[0], before[1], before[2] + 1)


def test_4_2_bread_shortage_goes_by_the_government() -> None:
    table = Table(turn=2, hands={"amber": [50]}, provinces=MAP, government="white")
    table.do("special:c50")
    assert table.options("block") == {"alsace:green", "berry:violet"}
    assert table.refusal("block:maine:green", reason="wrong-colour") == "4.2"
    assert table.refusal("block:maine:amber", reason="no-stack") == "4.2"
    table.do("block:berry:violet")
    assert table.stacks("berry") == ""
    table = Table(turn=2, hands={"amber": [50]}, provinces={"maine": "green red 2"}, government="white")
    assert not table.options("special") and table.refusal("special:c50", reason="no-target") == "4.2"


def test_4_3_emigration_takes_a_white_personality() -> None:
    displays = {"amber": [11], "green": [13, 17], "violet": [5]}
    table = Table(hands={"amber": [54]}, displays=displays)
    table.do("special:c54")
    assert table.options("card") == {"c11", "c13"}
    assert table.refusal("card:c17", reason="wrong-card") == "4.3"
    assert table.refusal("card:c5", reason="wrong-card") == "4.3"
    assert table.refusal("card:c1", reason="not-displayed") == "4.3"
    table.do("card:c13")
    assert table.display("green") == [17] and table.discard() == [13, 54] and table.cards_out_of_play() == []


def test_4_4_religious_problems_take_a_blue_or_red_block() -> None:
    table = Table(hands={"amber": [56]}, provinces=MAP)
    table.do("special:c56")
    assert table.options("block") == {"maine:green", "maine:violet", "alsace:amber"}
    table.do("block:alsace:amber")
    assert table.stacks("alsace") == "green white 3"


def test_4_5_guillotine_takes_a_personality_for_good() -> None:
    table = Table(turn=2, hands={"amber": [99]}, displays={"amber": [11], "green": [15, 3]})
    table.do("special:c99")
    assert table.options("card") == {"c11", "c15"}
    table.do("card:c15")
    assert table.cards_out_of_play() == [15] and table.discard() == [99] and table.display("green") == [3]


def test_4_5_the_one_target_is_struck_unasked() -> None:
    table = Table(turn=2, hands={"amber": [99]}, displays={"green": [15, 3]})
    table.do("special:c99")
    assert table.step == "go-on" and table.cards_out_of_play() == [15]


@pytest.mark.parametrize(("presence", "playable"), [(["green"], False), (["amber"], True)])
def test_4_6_purge_needs_presence(presence: list[str], playable: bool) -> None:
    table = Table(turn=2, hands={"amber": [101]}, displays={"green": [15, 3]}, government="blue", presence=presence)
    assert ("c101" in table.options("special")) is playable
    if not playable:
        assert table.refusal("special:c101", reason="no-presence") == "4.6"
        return
    table.do("special:c101")
    assert table.options("card") == {"c15", "c3"}
    table.do("card:c3")
    assert table.discard() == [3, 101] and table.cards_out_of_play() == []


@pytest.mark.parametrize("government", ["blue", "white"])
def test_4_7_terror_needs_presence_in_a_red_government(government: str) -> None:
    table = Table(turn=2, hands={"amber": [105]}, provinces=MAP, government=government, presence=["amber"])
    assert table.refusal("special:c105", reason="no-red-presence") == "4.7"
    table = Table(turn=2, hands={"amber": [105]}, provinces=MAP, government="red", presence=["green"])
    assert table.refusal("special:c105", reason="no-red-presence") == "4.7"


def terror(**position: object) -> Table:
    table = Table(turn=2, hands={"amber": [105]}, provinces=MAP, government="red", presence=["amber"], **position)
    table.do("special:c105")
    return table


def test_4_7_terror_takes_a_stack_beside_a_red_one_or_that_one() -> None:
    table = terror()
    assert table.options("stack") == {"maine:green", "maine:violet", "alsace:amber", "alsace:green"}
    assert table.refusal("stack:berry:violet", reason="no-red-stack") == "4.7"
    before = table.supply()
    table.do("stack:alsace:green")
    assert table.stacks("alsace") == "amber red 1" and table.supply()[0] == before[0] + 3
    assert table.step == "go-on" and table.discard() == [105]
    table = terror()
    table.do("stack:alsace:amber")
    assert table.stacks("alsace") == "green white 3"


def test_4_7_terror_may_take_a_card_for_good_and_may_spare() -> None:
    displays = {"amber": [1], "green": [15, 3]}
    table = terror(displays=displays)
    table.do("stack:maine:green")
    assert table.step == "terror-card" and table.options() == {"card:c1", "card:c15", "card:c3", "spare"}
    table.do("card:c3")
    assert table.cards_out_of_play() == [3] and table.discard() == [105]
    table = terror(displays=displays)
    table.do("stack:maine:green", "spare")
    assert table.cards_out_of_play() == [] and table.display("green") == [15, 3] and table.step == "go-on"


def test_4_7_terror_reads_as_it_plays() -> None:
    """The red stack itself may be taken and the card spared: on the card, in its hint, in the question and the rule."""
    table = Table(turn=2, hands={"amber": [105]}, provinces=MAP, government="red", presence=["amber"],
                  displays={"green": [15]})  # fmt: skip
    hint = table.label("special:c105")[1]
    assert "removes a red stack or one beside it" in hint and "can remove a card for good" in hint
    assert hint == words("en", "liberte").text(facts("c105")), "printed on the card"
    table.do("special:c105", "stack:alsace:amber")
    assert table.prompt().endswith("Which one, if any?") and "spare" in table.options()
    rule = words("en", "liberte").say("rule-4-7")
    assert "you may choose the red stack itself" in rule and "if you like" in rule


def test_4_7_without_a_red_stack_there_is_no_terror() -> None:
    table = Table(turn=2, hands={"amber": [105]}, provinces={"berry": "violet white 1"}, government="red",
                  presence=["amber"])  # fmt: skip
    assert table.refusal("special:c105", reason="no-target") == "4.7"
