"""The elections in the provinces (7). White 2: 13; blue 1, 2, 3: 1, 17, 19; red 1, 2, 3: 23, 14, 15."""

from __future__ import annotations

import re
from typing import Any

from fronde.texts import words
from tests.games.liberte.table import Table

PARIS = "ile-de-france"


def vote(provinces: dict[str, str], turn: int = 2, **position: Any) -> Table:
    """Elections about to be held."""
    return Table(turn=turn, phase="elections", provinces=provinces, **position)


def elections_of(table: Table) -> list[tuple[str, str, str, int]]:
    return [(e["province"], e["seat"], e["faction"], e["n"]) for e in table.events_of("province-elected")]


def test_7_1_presence_and_markers_are_cleared() -> None:
    table = vote({PARIS: "amber red 2, green red 2"}, presence=["green"], government="blue",
                 displays={"amber": [15]})  # fmt: skip
    assert table.state.presence == () and table.track() == (0, 0, 0) and table.votes("green") == (0, 0, 0)
    assert table.state.government == "blue", "until the next is formed"


def test_7_2_province_by_province_in_order() -> None:
    provinces = {"provence": "amber red 1", "normandie": "green blue 1", PARIS: "black white 1", "berry": "amber red 1"}
    assert [name for name, *_ in elections_of(vote(provinces))] == ["normandie", PARIS, "berry", "provence"]


def test_7_2_empty_provinces_elect_nobody() -> None:
    table = vote({"berry": "amber red 1"})
    assert len(table.state.results) == 1 and not table.events_of("province-split")


def test_7_3_the_highest_stack_wins_one_vote() -> None:
    table = vote({"normandie": "amber red 3, green blue 2, violet blue 2",
                  PARIS: "amber red 2, green red 2"}, displays={"amber": [15]})  # fmt: skip
    assert table.votes("amber") == (0, 0, 1) and table.track() == (0, 0, 1)
    assert table.stacks("normandie") == "amber red 2, green blue 2, violet blue 2"


def test_7_3_a_stack_of_one_leaves_with_its_vote() -> None:
    table = vote({"berry": "amber red 1"})
    assert table.stacks("berry") == "" and elections_of(table) == [("berry", "amber", "red", 1)]


def tie(**position: Any) -> Table:
    """Amber and green level in Bretagne, violet below them."""
    return vote({"bretagne": "amber white 2, green blue 2, violet red 1"}, **position)


def test_7_4_the_highest_card_of_the_colour_of_the_stack_wins() -> None:
    table = tie(displays={"amber": [13, 17], "green": [19, 15], "violet": [22]})
    assert (table.step, table.seat) == ("province-tie", "amber")
    assert table.options("advance") == {"c13"}
    assert table.refusal("advance:c17", reason="wrong-faction") == "7.4"
    assert table.refusal("advance:c19", reason="not-your-display") == "7.4"
    table.do("advance:c13")
    assert table.seat == "green" and table.options("advance") == {"c19"}
    table.do("advance:c19")
    assert elections_of(table) == [("bretagne", "green", "blue", 1)] and table.discard() == [13, 19]


def test_7_4_in_player_order_each_sees_what_was_advanced() -> None:
    order = ["green", "violet", "amber", "black"]
    table = tie(displays={"amber": [13], "green": [19, 17, 1]}, order=order)
    assert table.seat == "green" and table.options("advance") == {"c19", "c17", "c1"}
    table.do("advance:c1")
    assert table.seat == "amber" and table.label("advance:c13")[1] == "value 2 (best so far: 1); you discard the card"


def test_7_4_only_those_level_and_only_from_the_display() -> None:
    table = tie(displays={"violet": [15], "black": [19]}, hands={"amber": [13], "green": [18]})
    assert table.events_of("province-split") == [{"province": "bretagne", "seats": ["amber", "green"]}], (
        "nobody is asked"
    )


def test_7_4_a_card_that_can_change_nothing_is_not_asked_for() -> None:
    table = tie(displays={"amber": [10], "green": [17]}, turn=4)
    table.do("advance:c10")
    assert elections_of(table) == [("bretagne", "amber", "white", 1)] and table.display("green") == [17]
    three = {"bretagne": "amber blue 2, green blue 2, violet blue 2"}
    table = vote(three, displays={"amber": [17], "green": [18], "violet": [9, 19]})
    table.do("advance:c17", "advance:c18")
    assert table.seat == "violet" and table.options("advance") == {"c19"}
    assert table.refusal("advance:c9", reason="too-low") == "7.4"


def test_7_5_level_cards_leave_the_tie_as_it_is() -> None:
    table = tie(displays={"amber": [13], "green": [17]})
    table.do("advance:c13", "advance:c17")
    assert elections_of(table) == [] and table.events_of("province-split") == [
        {"province": "bretagne", "seats": ["amber", "green"]}
    ]
    assert table.discard() == [13, 17] and table.track() == (0, 0, 0)


def test_7_5_so_does_nobody_advancing() -> None:
    table = tie(displays={"amber": [13], "green": [17]})
    table.do("decline", "decline")
    assert elections_of(table) == [] and table.display("amber") == [13]


def test_7_6_a_tie_clears_the_province_broken_or_not() -> None:
    before = Table(turn=2).supply()
    table = tie(displays={"amber": [13], "black": [17]}, turn=4)
    table.do("advance:c13")
    assert table.stacks("bretagne") == "" and table.over
    assert table.supply() == before, "the vote has come back too"
    table = tie()
    assert table.stacks("bretagne") == ""


def test_7_6_without_a_tie_for_the_highest_nothing_else_moves() -> None:
    table = vote({"berry": "amber red 3, green blue 2, violet white 2"})
    assert table.stacks("berry") == "amber red 2, green blue 2, violet white 2"


def test_7_7_in_paris_every_block_votes() -> None:
    table = vote({PARIS: "amber red 2, green blue 1, violet white 1"}, turn=4)
    assert elections_of(table) == [(PARIS, "amber", "red", 2)]
    assert table.stacks(PARIS) == "green blue 1, violet white 1"


def test_7_8_in_paris_those_level_go_on() -> None:
    table = vote({PARIS: "amber blue 2, green white 2"}, displays={"amber": [17, 1], "green": [21, 20]}, turn=4)
    table.do("advance:c17", "advance:c21")
    assert table.seat == "amber" and table.options("advance") == {"c1"}
    table.do("advance:c1", "decline")
    assert elections_of(table) == [(PARIS, "amber", "blue", 2)] and table.discard() == [17, 21, 1]


def test_7_8_who_falls_behind_is_out_of_the_next_pass() -> None:
    displays = {"amber": [17, 1], "green": [18, 2], "violet": [45, 46]}
    table = vote({PARIS: "amber blue 1, green blue 1, violet blue 1"}, displays=displays)
    table.do("advance:c17", "advance:c18")
    assert table.seat == "violet", "in Paris the same value keeps one in the tie"
    table.do("decline")
    assert (table.seat, table.options("advance")) == ("amber", {"c1"})
    table.do("decline", "decline")
    assert elections_of(table) == [] and table.display("violet") == [45, 46]


def test_7_9_points_in_turns_3_and_4_alone() -> None:
    provinces = {"vendee": "amber red 2", "languedoc": "green blue 1", "berry": "violet white 1"}
    for turn, points in ((2, [0, 0, 0]), (3, [2, 1, 0]), (4, [2, 1, 0])):
        table = vote(provinces, turn=turn)
        assert [table.score(seat)["provinces"] for seat in ("amber", "green", "violet")] == points


def test_7_9_a_tie_broken_gives_them_and_one_that_stands_does_not() -> None:
    provinces = {"vendee": "amber white 2, green white 2"}
    table = vote(provinces, turn=3, displays={"amber": [13]})
    assert "1 vote" not in table.prompt() and "2 VP" in table.prompt()
    table.do("advance:c13")
    assert table.score("amber")["provinces"] == 2
    assert vote(provinces, turn=3).score("amber")["provinces"] == 0


# --- leaving word for the rest of the elections (R40) ---


TIES = {"bretagne": "amber white 2, green blue 2", "maine": "amber white 1, green blue 1",
        PARIS: "amber white 1, green blue 1", "lyonnais": "amber white 1, green blue 1",
        "provence": "amber white 1, green blue 1"}  # fmt: skip


def test_r40_nothing_until_paris_or_points_are_at_stake() -> None:
    table = vote(TIES, turn=3, displays={"amber": [13, 10]})
    table.do("decline-small")
    assert table.match.decisions[0].about["province"] == PARIS
    assert table.options() == {"advance:c13", "advance:c10", "decline", "decline-all"}
    assert table.refusal("decline-small", reason="decline-here") == "7.4"
    table.do("decline")
    assert table.match.decisions[0].about["province"] == "lyonnais"
    table.do("decline")
    assert not [d for d in table.match.decisions if d.step == "province-tie"], "Provence is small"


def test_r40_nothing_for_the_rest() -> None:
    table = vote(TIES, turn=3, displays={"amber": [13, 10]})
    table.do("decline-all")
    assert table.step != "province-tie" and len(table.events_of("province-split")) == 5


def test_r40_a_card_here_and_then_nothing_small() -> None:
    table = vote(TIES, turn=3, displays={"amber": [13, 10]})
    assert {"last:c13", "last:c10"} <= table.options()
    table.do("last:c13")
    assert elections_of(table) == [("bretagne", "amber", "white", 1)]
    assert table.match.decisions[0].about["province"] == PARIS
    one = vote(TIES, turn=3, displays={"amber": [13]})
    assert not one.options("last"), "with one card there is nothing to hold back"


def test_r40_nobody_else_learns_of_it_and_it_ends_with_the_elections() -> None:
    table = vote(TIES, turn=3, displays={"amber": [13], "green": [17, 18]})
    table.do("decline-small")
    assert table.seat == "green"
    assert table.match.view("amber")["holding"] == "small"
    assert table.match.view("green")["holding"] == table.match.view(None)["holding"] == ""
    assert [event.data for event in table.events if event.kind == "advance-declined"] == [{"seat": "amber"}]
    table.do("decline-all")
    assert set(table.state.holding.values()) == {"", "small", "all"}
    table.do("decline", "decline")
    assert set(table.state.holding.values()) == {""}


def test_r40_says_what_a_rival_can_infer() -> None:
    """Displays are open: two tables that differ in green's word alone differ for all in whether green is asked."""
    bound = vote(TIES, turn=3, displays={"amber": [13, 10], "green": [17, 18]})
    assert all("others can see that you are skipped" in bound.label(option)[1]
               for option in ("last:c13", "decline-small", "decline-all"))  # fmt: skip
    free = vote(TIES, turn=3, displays={"amber": [13, 10], "green": [17, 18]})
    bound.do("decline", "decline-all", "decline")
    free.do("decline", "decline", "decline")
    assert bound.seat == "amber" and free.seat == "green" and bound.state.displays == free.state.displays


def test_r39_the_rules_say_who_is_asked() -> None:
    english = words("en", "liberte")
    for number in ("6-3", "7-4", "7-8", "8-2", "8-5"):
        rule = english.say(f"rule-{number}")
        assert re.search("you skip this and keep|you may advance only a card", rule, re.I), number


def test_r40_what_was_left_word_of_cannot_be_found_out_by_undo() -> None:
    table = vote(TIES, turn=3, displays={"amber": [13, 10, 11], "green": [17, 18]})
    table.do("decline", "decline-all")
    assert table.seat == "amber" and table.match.decisions[0].about["province"] == "maine"
    table.do("decline")
    assert table.match.is_settled, "green was passed over"
