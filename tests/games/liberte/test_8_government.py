"""Government, opposition, and the points for votes held (8).

Red 1, 2, 3: 3, 14, 15; also 29, 36 (2). Blue 1, 2, 3: 1, 17, 19; also 18 (2). White 1, 2, 3: 5, 13, 20.
"""

from __future__ import annotations

from typing import Any

from tests.games.liberte.table import Table


def count(votes: dict[str, dict[str, int]], turn: int = 4, **position: Any) -> Table:
    """The provinces have voted: these votes are held."""
    return Table(turn=turn, phase="government", votes=votes, **position)


def offices(table: Table) -> dict[str, tuple[list[str], int]]:
    return {e["office"]: (e["seats"], e["n"]) for e in table.events_of("office-won")}


def test_8_1_most_votes_govern_and_the_second_is_the_opposition() -> None:
    table = count({"amber": {"blue": 9}, "green": {"red": 5}, "violet": {"white": 3}})
    assert (table.state.government, table.state.opposition) == ("blue", "red")


def test_8_1_votes_are_added_up_over_all_players() -> None:
    table = count({"amber": {"blue": 4}, "green": {"red": 3}, "violet": {"red": 3, "blue": 1}})
    assert (table.state.government, table.state.opposition) == ("red", "blue")


TIED = {"amber": {"red": 5, "blue": 4}, "green": {"red": 4, "blue": 5}, "violet": {"white": 8}}


def test_8_2_the_best_single_card_of_each_faction_counts() -> None:
    table = count(TIED, displays={"amber": [17, 1], "green": [15], "black": [18, 45]})
    assert table.step == "government-tie"
    table.do("advance:c17")
    assert table.seat == "green"
    table.do("advance:c15")
    assert table.state.government == "red", "two blue cards of 2 do not make 4, so black is not asked"
    assert table.display("black") == [18, 45] and table.discard() == [17, 15]


def test_8_2_everybody_may_speak_for_a_faction_that_is_level() -> None:
    table = count(TIED, displays={"black": [17, 15, 20]})
    assert table.seat == "black" and table.options("advance") == {"c17", "c15"}
    assert table.refusal("advance:c20", reason="wrong-faction") == "8.2"
    table.do("advance:c17")
    assert table.state.government == "blue"


def test_8_2_the_others_go_back_a_space() -> None:
    table = count(TIED, turn=2, displays={"amber": [17], "green": [15], "violet": [5]})
    table.do("advance:c17", "advance:c15")
    assert table.track() == (7, 8, 9) and table.state.opposition == "blue"


def test_8_2_those_still_level_go_on() -> None:
    table = count(TIED, displays={"amber": [17, 3], "green": [14, 1]})
    table.do("advance:c17", "advance:c14")
    assert (table.seat, table.options("advance")) == ("amber", {"c3"})
    table.do("advance:c3", "decline")
    assert table.state.government == "red" and table.discard() == [17, 14, 3]


def test_8_2_of_three_level_the_government_comes_first() -> None:
    level = {"amber": {"red": 6}, "green": {"blue": 6}, "violet": {"white": 6}}
    table = count(level, displays={"amber": [14], "green": [17, 1], "violet": [13, 5]}, turn=2)
    assert table.match.decisions[0].about["factions"] == ["white", "blue", "red"]
    table.do("decline", "advance:c17", "decline")
    assert table.state.government == "blue" and table.match.decisions[0].about["what"] == "opposition"
    assert table.track() == (5, 6, 5)
    table.do("decline", "advance:c5")
    assert table.state.opposition == "white" and table.track() == (5, 6, 4)


def test_8_2_a_faction_left_behind_in_a_pass_is_out() -> None:
    level = {"amber": {"red": 6}, "green": {"blue": 6}, "violet": {"white": 6}}
    table = count(level, displays={"amber": [14], "green": [17], "violet": [5, 20]})
    table.do("advance:c14", "advance:c17")
    assert table.seat == "violet" and table.options("advance") == {"c20"}, "white 1 is behind"
    table.do("decline")
    assert table.state.government == "red", "white is out, and red comes before blue"


def test_8_3_precedence_of_a_tie_that_stands() -> None:
    assert count(TIED).state.government == "red"
    table = count({"amber": {"red": 2}, "green": {"blue": 3}, "violet": {"white": 3}})
    assert (table.state.government, table.state.opposition) == ("blue", "white")
    table = count({"amber": {"red": 3}, "green": {"blue": 2}, "violet": {"white": 2}})
    assert (table.state.government, table.state.opposition) == ("red", "blue")


def test_8_3_without_any_votes_cards_may_tell_and_then_precedence() -> None:
    table = count({}, displays={"amber": [5]}, turn=2)
    assert table.step == "government-tie"
    table.do("advance:c5")
    assert (table.state.government, table.state.opposition) == ("white", "red")
    assert offices(table) == {} and table.state.presence == () and table.track() == (0, 0, 0)


def test_8_3_who_of_two_without_votes_is_the_opposition_asks_nobody() -> None:
    table = count({"amber": {"red": 3}}, displays={"amber": [5, 17]})
    assert table.state.opposition == "blue" and not table.events_of("factions-tied")


def test_8_4_five_two_and_three_points() -> None:
    votes = {
        "amber": {"red": 5, "blue": 1},
        "green": {"red": 3},
        "violet": {"blue": 4, "red": 1},
        "black": {"white": 2},
    }
    table = count(votes)
    assert offices(table) == {"first": (["amber"], 5), "second": (["green"], 2), "opposition": (["violet"], 3)}
    assert table.points("amber", "green", "violet", "black") == [5, 2, 3, 0]
    assert table.score("amber")["offices"] == 5


def test_8_4_one_holder_alone_takes_five_and_nobody_two() -> None:
    table = count({"amber": {"red": 5}, "green": {"blue": 2}})
    assert offices(table) == {"first": (["amber"], 5), "opposition": (["green"], 3)}


def test_8_4_one_seat_may_take_places_in_both() -> None:
    table = count({"amber": {"red": 5, "blue": 3}, "green": {"red": 1}})
    assert table.points("amber", "green") == [8, 2]


LEVEL = {"amber": {"red": 4}, "green": {"red": 4}, "violet": {"red": 1}, "black": {"blue": 2}}


def test_8_5_those_level_advance_cards_of_the_faction_in_player_order() -> None:
    table = count(LEVEL, displays={"amber": [3, 17], "green": [29], "violet": [15]})
    assert (table.step, table.seat, table.options("advance")) == ("votes-tie", "amber", {"c3"})
    assert table.refusal("advance:c17", reason="wrong-faction") == "8.5"
    table.do("advance:c3", "advance:c29")
    assert offices(table)["first"] == (["green"], 5) and table.discard() == [3, 29]


def test_8_5_those_still_level_go_on() -> None:
    table = count(LEVEL, displays={"amber": [14, 3], "green": [29]})
    table.do("advance:c14", "advance:c29")
    assert (table.seat, table.options("advance")) == ("amber", {"c3"})
    table.do("advance:c3")
    assert table.points("amber", "green") == [5, 2] and table.discard() == [14, 29, 3]


def test_8_5_the_opposition_likewise() -> None:
    votes = {"amber": {"red": 9}, "green": {"blue": 3}, "violet": {"blue": 3}}
    table = count(votes, displays={"green": [17], "violet": [18, 19]})
    table.do("advance:c17", "advance:c19")
    assert offices(table)["opposition"] == (["violet"], 3)


def test_8_6_whoever_loses_the_tie_has_second_place() -> None:
    table = count(LEVEL, displays={"amber": [3]})
    table.do("advance:c3")
    assert offices(table)["second"] == (["green"], 2) and table.points("violet") == [0]


def test_8_6_several_who_lose_it_settle_second_place() -> None:
    votes = {seat: {"red": 4} for seat in ("amber", "green", "violet")} | {"black": {"blue": 1}}
    table = count(votes, displays={"amber": [14], "green": [3], "violet": []})
    table.do("advance:c14")
    assert table.match.decisions[0].about["office"] == "second"
    table.do("advance:c3")
    assert table.points("amber", "green", "violet") == [5, 2, 0]
    table = count(votes, displays={"amber": [14]})
    table.do("advance:c14")
    assert table.points("amber", "green", "violet") == [5, 1, 1]


def test_8_7_unbroken_ties_are_shared() -> None:
    table = count(LEVEL)
    assert offices(table)["first"] == (["amber", "green"], 3) and offices(table)["second"] == (["violet"], 2)
    table = count({"amber": {"red": 4}, "green": {"red": 2}, "violet": {"red": 2}, "black": {"blue": 1}})
    assert offices(table)["second"] == (["green", "violet"], 1)
    table = count({"amber": {"red": 4}, "green": {"blue": 2}, "violet": {"blue": 2}})
    assert offices(table)["opposition"] == (["green", "violet"], 2)


def test_8_7_first_place_shared_by_all_leaves_no_second() -> None:
    table = count({"amber": {"red": 4}, "green": {"red": 4}})
    assert offices(table) == {"first": (["amber", "green"], 3)}


def test_8_8_presence_is_a_vote_of_the_government_and_takes_a_token() -> None:
    votes = {"amber": {"red": 4}, "green": {"blue": 2}, "violet": {"red": 1}}
    table = count(votes, turn=2)
    assert table.state.presence == ("amber", "violet")
    tokens = table.match.view(None)["tokens"]
    assert (tokens["amber"], tokens["green"], tokens["violet"]) == (17, 18, 17)


def test_8_8_without_a_token_presence_holds_all_the_same() -> None:
    names = ["normandie", "maine", "flandre", "picardie", "orleanais", "champagne", "lorraine", "alsace",
            "franche-comte", "bourgogne", "berry", "bourbonnais", "limousin", "auvergne", "lyonnais", "saintonge",
            "guyenne", "gascogne"]  # fmt: skip
    provinces = dict.fromkeys(names, "amber blue 1")
    table = count({"amber": {"red": 4}}, turn=2, provinces=provinces)
    assert table.state.presence == ("amber",) and table.state.presence_tokens == ()


def test_8_9_votes_return_and_the_next_turn_begins() -> None:
    table = count({"amber": {"red": 4}, "green": {"blue": 2}}, turn=2, provinces={"berry": "amber red 2"})
    assert table.supply() == (24, 28, 28) and table.votes("amber") == (0, 0, 0)
    assert table.state.turn == 3 and table.stacks("berry") == "amber red 2"
